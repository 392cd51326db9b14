"""With the optional packages and without: the same answers, and one hint."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest

from tercet.cli import main
from tercet.lab import acceleration
from tercet.lab.exact import set_search
from tercet.lab.solitaire.planner import best_set
from tercet.lab.solitaire.solver import last_chance, solve_deal
from tests.series import long_only, sample

WITHOUT = """
import sys
from importlib.machinery import PathFinder
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"numba", "numpy", "matplotlib"}:
            raise ModuleNotFoundError(f"No module named '{name}'", name=name)
sys.meta_path.insert(0, Absent())
import importlib.util
real = importlib.util.find_spec
absent = {"numba", "numpy", "matplotlib"}
importlib.util.find_spec = lambda name, package=None: None if name in absent else real(name, package)
from tercet.cli import main
sys.exit(main(sys.argv[1:]))
"""


def run(program: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    full = {**os.environ, "LANG": "C.UTF-8", **environment}
    full.pop("LC_ALL", None)
    return subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False, env=full, timeout=300
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--games", str(sample(2, 8)), "--seed", "3", "--cores", "1"),
        ("odds", "--deck", "solid"),
        *sample((), (("solve-deal", "--seed", "3"), ("dice", "odds", "--games", "1", "--seed", "3", "--cores", "1"))),
    ],
)
def test_everything_works_without_the_packages_with_one_hint_to_speed_it_up(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    plain = run(WITHOUT, *arguments, "--json")
    assert plain.returncode == 0, plain.stderr
    has_kernels = arguments[0] in {"simulate", "solve-deal"}
    assert plain.stderr.count(acceleration.INSTALL) == int(has_kernels)
    assert main([*arguments, "--json"]) == 0
    ours, theirs = json.loads(plain.stdout), json.loads(capsys.readouterr().out)
    for timing in ("seconds", "games_per_second", "largest_set_free", "line"):
        assert (timing in ours) == (timing in theirs)
        ours.pop(timing, None)
        theirs.pop(timing, None)
    assert ours == theirs


def test_a_picture_without_its_package_is_refused_before_anything_is_computed() -> None:
    done = run(WITHOUT, "odds", "--picture", "odds.svg")
    assert done.returncode == 2
    assert acceleration.INSTALL in done.stderr
    assert not done.stdout


def test_the_hint_is_shown_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acceleration, "_is_installed", lambda: False)
    acceleration._warn_once.cache_clear()
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        for _ in range(3):
            assert acceleration.is_enabled_or_warn() is False
    acceleration._warn_once.cache_clear()
    assert [one.category for one in warned] == [acceleration.SlowWarning]
    assert acceleration.INSTALL in str(warned[0].message)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: set_search.count_all([range(12)] * set_search.MANY),
        lambda: set_search.find_all([range(12)] * set_search.MANY),
        lambda: best_set(range(12), range(12, 81)),
        lambda: solve_deal(range(81)),
        lambda: last_chance(range(81), [(0, 1, 2)]),
    ],
)
def test_functions_that_kernels_would_speed_up_warn(ask: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acceleration, "_is_installed", lambda: False)
    acceleration._warn_once.cache_clear()
    with pytest.warns(acceleration.SlowWarning, match="pip install"):
        ask()
    acceleration._warn_once.cache_clear()


def test_counting_a_few_layouts_does_not_warn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acceleration, "_is_installed", lambda: False)
    acceleration._warn_once.cache_clear()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert set_search.count_all([range(12)] * 2) == [13, 13]


def test_switching_the_kernels_off_silences_the_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acceleration, "_is_installed", lambda: False)
    monkeypatch.setenv(acceleration.SWITCH, "pure")
    acceleration._warn_once.cache_clear()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert acceleration.is_enabled_or_warn() is False


def test_commands_that_need_no_kernel_do_not_load_the_compiler() -> None:
    program = """
import contextlib, sys
from tercet.cli import main
for command in sys.argv[1:]:
    with contextlib.suppress(SystemExit):
        main(command.split())
    assert not {"numba", "numpy", "matplotlib"} & set(sys.modules), command
"""
    done = run(program, "solve 1RSO 2RSO 3RSO", "odds", "rules")
    assert done.returncode == 0, done.stderr


@long_only("compiles everything again")
def test_compiling_is_reported_and_cached(tmp_path: Path) -> None:
    program = "import sys; from tercet.cli import main; sys.exit(main(sys.argv[1:]))"
    first = run(program, "solve-deal", "--seed", "3", NUMBA_CACHE_DIR=str(tmp_path))
    again = run(program, "solve-deal", "--seed", "3", NUMBA_CACHE_DIR=str(tmp_path))
    assert "Compiled in" in first.stderr
    assert "Compiled" not in again.stderr
    assert first.stdout == again.stdout
