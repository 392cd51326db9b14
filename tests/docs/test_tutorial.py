"""The tutorial is correct: its sessions, files and commands run in order, in one folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("openskill")

from tests.docs.test_readme import ROOT, run_console, run_session
from tests.series import LONG

PAGE = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
FEWER = ("games=120", "games=24")
"""Number of games in the second comparison, which the short series replaces: the command line plays all 120."""
BLOCK = re.compile(r"^```(\w+)(?: file=(\S+))?\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_every_step_runs_and_the_league_ends_in_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    scope: dict[str, object] = {}
    ran = []
    for language, name, text in BLOCK.findall(PAGE):
        ran.append(language)
        if name:
            (tmp_path / name).write_text(text if LONG else text.replace(*FEWER), encoding="utf-8")
        elif language == "pycon":
            run_session(text, scope)
        elif language == "console":
            run_console(text, tmp_path)
    assert (ran.count("pycon"), ran.count("python"), ran.count("console")) == (2, 5, 4)
    assert len(list((tmp_path / "games").iterdir())) == 60
