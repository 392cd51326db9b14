"""Full disks, closed streams and colours: no traceback, and a meaningful exit code."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tercet.cli import TITLES, command_named, names, parsers
from tercet.cli.terminal_output import choose_colour, has_colour
from tercet.locale import words
from tests.golden.playthroughs import FOLDER
from tests.series import sample

Run = Callable[..., tuple[int, str, str]]
CARDS = ("1RSO", "2RSO", "3RSO", "1GHQ")
FULL = "/dev/full"


def tercet(shell: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program with streams redirected by a shell."""
    return subprocess.run(
        ["bash", "-c", f'"{sys.executable}" -m tercet {shell}'],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "TERCET_LANG": "en", **environment},
    )


@pytest.mark.skipif(not Path(FULL).exists(), reason="no device that is always full")
@pytest.mark.parametrize(
    "command", ["solve 1RSO 2RSO 3RSO", *sample((), ("--version", "help")), "solo --seed 1 < /dev/null"]
)
def test_output_to_a_full_disk_fails_with_a_sentence(command: str) -> None:
    done = tercet(f"{command} > {FULL}")
    assert (done.returncode, done.stderr) == (2, "tercet: Cannot write the output: No space left on device.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on the size of a file")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "command", ["man", *sample((), ("completion bash", "rules", "--help")), "help play", "play --help"]
)
def test_output_that_a_disk_takes_only_in_part_fails_with_a_sentence(
    command: str, unbuffered: str, tmp_path: Path
) -> None:
    limit_file_size = "ulimit -f 1; trap '' XFSZ; exec"
    done = subprocess.run(
        ["bash", "-c", f'{limit_file_size} "{sys.executable}" -m tercet {command} > "{tmp_path}/output"'],
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env={**os.environ, "TERCET_LANG": "en", "PYTHONUNBUFFERED": unbuffered},
    )
    assert (done.returncode, done.stderr) == (2, "tercet: Cannot write the output: File too large.\n")


@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("why 1RSO 2RSO 3GSO 2>&-", 1, ""),
        ("solve - <&-", 2, "There are no cards here."),
        ("rules >&-", 2, "Cannot write the output: Bad file descriptor."),
        ("solo --seed 1 <&- >&-", 2, "Cannot write the output: Bad file descriptor."),
        *sample(
            (),
            (
                ("solve 1RSO 2RSO 3RSO >&- 2>&-", 2, ""),
                ("verify - <&-", 2, "is not a Tercet game"),
                ("solve x 2>&-", 2, ""),
            ),
        ),
    ],
)
def test_closed_input_is_empty_and_closed_output_cannot_be_written(command: str, code: int, said: str) -> None:
    done = tercet(command)
    assert (done.returncode, said in done.stderr, "Traceback" in done.stderr) == (code, True, False)


@pytest.mark.skipif(not Path(FULL).exists(), reason="no device that is always full")
@pytest.mark.parametrize("command", ["solo --seed 1", *sample((), ("play cards", "dice play", "daily"))])
def test_a_game_that_could_not_be_saved_ends_with_an_error(command: str) -> None:
    done = tercet(f"{command} --save {FULL} < /dev/null")
    problem = "The game could not be saved: /dev/full: No space left on device\n"
    assert (done.returncode, done.stderr) == (2, f"tercet: {problem}")
    assert problem in done.stdout, "it is said when it happens, too"


def test_logs_are_read_from_standard_input(run: Run) -> None:
    log = next(FOLDER.glob("*.tercet"))
    done = tercet(f"verify - < {log}")
    assert (done.returncode, "all are correct" in done.stdout) == (0, True)
    assert tercet(f"replay - < {log}").stdout == run("replay", str(log))[1]


def test_a_single_card_is_not_a_file_and_a_binary_file_is_not_text(run: Run, tmp_path: Path) -> None:
    assert "26 of 27 cards are missing" in run("solve-deal", "1RSO")[2]
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(128, 256)))
    sentence = words("en")("cli-not-text", path=str(binary))
    for command in (("solve-deal", str(binary)), ("dice", "turns", str(binary), "1RO")):
        code, _, err = run(*command)
        assert (code, err) == (2, f"tercet: {sentence}\n")


def test_a_value_may_be_quoted(run: Run) -> None:
    assert run("rules", "--set", "deals='3'")[1] == run("rules", "--set", "deals=3")[1]


def test_colours_follow_the_option_or_the_variables(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    assert not has_colour()
    assert "\x1b[" in run("solve", *CARDS, "--color", "always")[1]
    assert "\x1b[" not in run("solve", *CARDS)[1]
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in run("solve", *CARDS)[1]
    assert "\x1b[" not in run("solve", *CARDS, "--colour=never")[1]
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in run("solve", *CARDS)[1]
    choose_colour("auto")


def test_the_language_can_be_set_by_a_variable(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setenv("TERCET_LANG", "fr")
    assert run("solve", *CARDS)[1] != run("solve", *CARDS, "--lang", "en")[1]
    monkeypatch.setenv("TERCET_LANG", "tlh")
    assert run("solve", *CARDS)[0] == 2


def test_every_command_is_in_the_overview_once_with_a_valid_example() -> None:
    assert sorted(name for commands in TITLES.values() for name in commands) == sorted(names())
    known = parsers(words("en"))
    for name in names():
        command = command_named(name)
        assert command is not None
        for action in known[name].options:
            action.default = argparse.SUPPRESS
        known[name].parse_args(command.example.split())
        assert f"example:\n  tercet {name}" in known[name].format_help()
