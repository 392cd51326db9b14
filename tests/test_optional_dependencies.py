"""Missing packages are reported with the extra to install; a client needs nothing from the server."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tercet.optional_dependencies import EXTRAS
from tests.series import sample

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]
OPTIONAL: dict[str, list[str]] = PROJECT["optional-dependencies"]
SERVER_PARTS = ("httptools", "segno", "starlette", "uvicorn", "uvloop")


def run_without(packages: tuple[str, ...], code: str) -> subprocess.CompletedProcess[str]:
    """Runs code as if some packages were not installed."""
    hidden = f"import sys; sys.modules.update(dict.fromkeys({packages!r}))\n"
    return subprocess.run([sys.executable, "-c", hidden + code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("code", "package", "extra"),
    [
        ("import tercet; tercet.connect('http://localhost/t/x')", "picows", "client"),
        ("import tercet.envs.cards", "pettingzoo", "envs"),
        ("import tercet.server.http.app", "starlette", "server"),
        ("import tercet; tercet.lab.set_free(27).figure()", "matplotlib", "lab"),
        *sample(
            (),
            (
                ("import tercet.client", "picows", "client"),
                ("import tercet.envs.dice", "gymnasium", "envs"),
                ("import tercet.server.websocket.connections", "picows", "server"),
                ("import tercet; tercet.lab.charts", "matplotlib", "lab"),
            ),
        ),
    ],
)
def test_the_library_names_the_missing_extra(code: str, package: str, extra: str) -> None:
    done = run_without((package,), code)
    assert (
        f"needs the package '{package}'; in the project's folder, run: pip install '.[{extra}]'"
        in done.stderr.splitlines()[-1]
    )


def test_the_modules_of_the_bare_library_have_help() -> None:
    optional = tuple(EXTRAS)
    code = "import pydoc, tercet\nfor name in ('dice', 'bots', 'lab', 'rows'): pydoc.render_doc(f'tercet.{name}')"
    done = run_without(optional, code)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("arguments", "package", "extra"),
    [
        (["join", "http://localhost/t/x", "--lines"], "picows", "client"),
        (["serve"], "uvicorn", "server"),
        (["bots", "baseline", "--episodes", "1"], "pettingzoo", "envs"),
        (["tournament", "novice", "novice", "--games", "1", "--dask", "127.0.0.1:1"], "distributed", "dask"),
        *sample(
            (),
            (
                (["watch", "http://localhost/t/x", "--lines"], "picows", "client"),
                (["serve"], "picows", "server"),
                (["simulate", "--games", "1", "--dask", "127.0.0.1:1"], "distributed", "dask"),
            ),
        ),
    ],
)
def test_the_command_line_names_the_missing_extra(arguments: list[str], package: str, extra: str) -> None:
    done = run_without((package,), f"from tercet.cli import main; sys.exit(main({arguments!r}))")
    assert done.returncode == 2, done.stderr
    assert f"pip install '.[{extra}]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_tournament_without_ratings_shows_the_rest() -> None:
    arguments = ["tournament", "beginner", "greedy", "--game", "dice", "--games", "2", "--cores", "1"]
    done = run_without(("openskill",), f"from tercet.cli import main; sys.exit(main({arguments!r}))")
    assert done.returncode == 0, done.stderr
    heads, *rows = done.stdout.splitlines()
    assert heads.split() == ["bot", "games", "wins", "points", "thinking", "(median,", "max)"]
    assert [row.split()[0] for row in rows[:2]] == ["greedy", "beginner"], "most wins first"
    assert "pip install '.[bots]'" in done.stderr


@pytest.mark.parametrize(
    "game",
    [["cards"], ["dice", "--bots", "beginner"], *sample((), (["cards", "--variant", "dots"], ["puzzle"]))],
)
def test_a_game_in_line_mode_needs_no_extra(game: list[str]) -> None:
    code = "import os; sys.stdin = open(os.devnull); from tercet.cli import main; sys.exit(main(%r))"
    done = run_without(("rich", "textual"), code % ["play", *game, "--lines"])
    assert (done.returncode, done.stderr) == (0, "")


def test_a_client_needs_nothing_from_the_server() -> None:
    pytest.importorskip("picows")
    pytest.importorskip("textual")
    code = (
        "import tercet.cli.terminal, tercet.client.bot, tercet.terminal.app, tercet.terminal.remote_session\n"
        "tercet.connect('http://localhost/t/x')\n"
        "print([name for name in sys.modules if name.startswith(('tercet.server', 'tercet.tables'))])"
    )
    done = run_without(SERVER_PARTS, code)
    assert done.stdout == "[]\n", done.stderr


def test_every_extra_installs_what_its_description_says() -> None:
    for package, extra in EXTRAS.items():
        assert package in " ".join(map(name_of, needs(extra))), (package, extra)
    assert not {*map(name_of, needs("client"))} & set(SERVER_PARTS)
    everything = {requirement for extra in OPTIONAL if extra != "all" for requirement in needs(extra)}
    assert set(needs("all")) == everything


def needs(extra: str) -> list[str]:
    """The packages of an extra, including those of the extras it names."""
    found = []
    for requirement in OPTIONAL[extra]:
        own = re.fullmatch(r"tercet\[(.*)\]", requirement)
        found += [one for name in own[1].split(",") for one in needs(name)] if own else [requirement]
    return found


def name_of(requirement: str) -> str:
    return re.split(r"[<>=; ]", requirement)[0]
