"""The page about the odds is true: its sessions are run, and its pictures are those that they draw."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "odds.md").read_text()
SESSIONS = re.findall(r"^```pycon\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
PICTURES = re.findall(r"!\[[^\]]+\]\((odds/[\w-]+\.svg)\)", PAGE)


def test_the_page_runs_as_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "odds").mkdir()
    scope: dict[str, object] = {}
    assert len(SESSIONS) >= 8
    for number, session in enumerate(SESSIONS):
        test = doctest.DocTestParser().get_doctest(session, scope, f"session {number}", "docs/odds.md", 0)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        said: list[str] = []
        runner.run(test, out=said.append, clear_globs=False)
        assert runner.failures == 0, "".join(said)
        scope.update(test.globs)
    drawn = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.svg")}
    assert drawn == set(PICTURES)


def test_every_picture_of_the_page_is_there() -> None:
    assert len(PICTURES) == 4
    for picture in PICTURES:
        assert (DOCS / picture).read_text().rstrip().endswith("</svg>")
