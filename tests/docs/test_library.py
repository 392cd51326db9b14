"""The page about the library is correct: its sessions run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.test_readme import ROOT, run_session

PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")


def test_the_page_runs_as_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    sessions = re.findall(r"^```pycon\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(sessions) >= 6
    scope: dict[str, object] = {}
    for session in sessions:
        run_session(session, scope)


def test_every_short_form_is_on_the_page() -> None:
    from tercet import CardPlaythrough, dice

    for kind in (CardPlaythrough, dice.DicePlaythrough):
        own = [name for name in vars(kind) if not name.startswith("_")]
        assert [name for name in own if f"game.{name}(" not in PAGE] == []
