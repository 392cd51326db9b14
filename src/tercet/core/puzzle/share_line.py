"""The spoiler-free line with which a player shares a result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.sets.kinds import kind_of

SYMBOLS: Final = "◔◑◕●"
"""Symbols for a SET that differs in one, two, three or all four features."""


def share_line(rules: PuzzleRules, found: Sequence[Sequence[int]], elapsed: int, wrong: int, streak: int = 0) -> str:
    """Formats the date, the number of cards, the kinds of SET in the order found, time, wrong picks and streak."""
    kinds = "".join(SYMBOLS[len(kind_of(cards)) - 1] for cards in found)
    minutes, seconds = divmod(elapsed // 1000, 60)
    parts = ["Tercet", rules.date, f"{rules.card_count}", kinds, f"{minutes}:{seconds:02}", f"✗{wrong}"]
    if streak:
        parts.append(f"🔥{streak}")
    return " ".join(filter(None, parts))
