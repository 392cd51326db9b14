"""The page about the dice game is correct: its code runs and prints what the page shows, and its board file loads."""

from __future__ import annotations

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from tercet.core.dicegame.board import parse_layout

PAGE = (Path(__file__).parents[3] / "docs" / "dice.md").read_text(encoding="utf-8")


def test_the_pages_code_prints_what_the_page_shows() -> None:
    printed = StringIO()
    scope: dict[str, Any] = {}
    with redirect_stdout(printed):
        for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
            exec(block, scope)
    (shown,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    assert printed.getvalue() == shown


def test_the_pages_board_is_playable() -> None:
    (text,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert parse_layout(text).bonus("i9") == 3
