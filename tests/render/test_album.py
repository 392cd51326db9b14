"""The page about pictures is correct: its code runs, and its pictures are what the code draws."""

from __future__ import annotations

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests.render.album import FOLDER, NAMES, album

PAGE = FOLDER.with_suffix(".md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_the_pages_pictures_match_what_the_code_draws(name: str) -> None:
    assert FOLDER.joinpath(name).read_text(encoding="utf-8") == album()[name] + "\n"
    assert f"(pictures/{name})" in PAGE


def test_the_pages_code_runs_and_prints_what_the_page_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    scope: dict[str, Any] = {}
    printed = StringIO()
    with redirect_stdout(printed):
        for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
            exec(block, scope)
    (shown,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    assert printed.getvalue() == shown
    assert [path.name for path in tmp_path.iterdir()] == ["cards.svg"]
