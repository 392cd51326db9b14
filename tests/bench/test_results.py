"""A benchmark's table: whether a goal is met, and what remains of earlier runs."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bench import __main__ as program
from bench.measure import Line
from bench.server import Floors


@pytest.mark.parametrize(
    ("line", "met"),
    [
        (Line("", 1e-3, 30e-3, "≥ 30 ×"), True),
        (Line("", 1e-3, 29e-3, "≥ 30 ×"), False),
        (Line("", 1e-6, 5.1e-3, "≥ 5,000 ×"), True),
        (Line("", 79e-6, 0, "≤ 80 µs"), True),
        (Line("", 81e-6, 0, "≤ 80 µs"), False),
        (Line("", 9.0, 0, "≤ 15 s, with classes ≤ 30 s"), True),
        (Line("", 16.0, 0, "≤ 15 s, with classes ≤ 30 s"), False),
        (Line("", 0.019, 0, "< 20 ms"), True),
        (Line("", 8.9, 0, "≤ 9 MB", unit="MB"), True),
        (Line("", 251.0, 90.0, "< 250 MB", unit="MB"), False),
        (Line("", 1.0, 0, "≤ 80 kB"), None),
        (Line("", 1.0, 2.0, "≤ 1.2 × the quiet value"), None),
        (Line("", 1.0, 0, "≥ 30 ×"), None),
        (Line("", 1.0, 2.0), None),
    ],
)
def test_a_goal_is_checked_where_the_figures_allow_it(line: Line, met: bool | None) -> None:
    assert line.met is met


def test_a_partial_run_keeps_the_lines_of_the_other_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def module(name: str) -> Any:
        return SimpleNamespace(lines=lambda: iter([Line(f"{name} {next(numbers)}", 1.0, 2.0, "≥ 3 ×")]))

    numbers = iter(range(9))
    monkeypatch.setattr(program, "RESULTS", tmp_path)
    monkeypatch.setattr(importlib, "import_module", lambda name: module(name.rpartition(".")[2]))
    for names in (["lab"], ["cards"], ["lab"]):
        assert program.main(names) == 0
    assert capsys.readouterr().out.count("MISSED") == 3
    kept = json.loads((tmp_path / "latest.json").read_text())
    assert [line["name"] for line in kept["lines"]] == ["cards 1", "lab 2"]
    assert [line["met"] for line in kept["lines"]] == [False, False]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"machine": "other", "python": "2", "lines": [{"module": "lab"}]}'])
def test_a_damaged_file_or_another_machines_is_discarded(tmp_path: Path, text: str) -> None:
    (tmp_path / "latest.json").write_text(text)
    assert program.earlier(tmp_path / "latest.json", {"machine": "ours", "python": "3"}) == []


def test_a_line_is_marked_if_our_own_echo_was_off_by_more_than_30_percent() -> None:
    steady, busy = Floors([40, 50, 64], [100]), Floors([40, 50, 66], [100, 120])
    assert (steady.mark, busy.mark) == ("", " (marked)")
    assert str(steady) == "floors: our own echo 50 µs, Starlette's 100 µs a command"
    assert str(busy).startswith("MARKED: our own echo was off by +32%; floors: our own echo 50 µs, Starlette's 110 µs")
