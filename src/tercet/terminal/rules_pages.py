"""The rules of each game as a page, for help and lobbies."""

from __future__ import annotations

from typing import Any

from tercet.locale import Words
from tercet.render.dice_rules import dice_rules_text
from tercet.render.rules import rules_text
from tercet.terminal.puzzle.texts import puzzle_page

_PAGES = {"cards": rules_text, "dice": dice_rules_text, "puzzle": puzzle_page}


def rules_page(game: str, rules: Any, words: Words) -> str:
    """Returns a game's rules as a page; empty for a game of another package."""
    page: Any = _PAGES.get(game)
    return "" if page is None else str(page(rules, words))
