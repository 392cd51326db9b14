"""A day's two puzzles, and the line that tells others how one went without telling what there is to be found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tercet.core.puzzle.daily_cards import Size
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.sets.cards import CARDS, Card
from tercet.core.sets.feature_checks import kind_of

SYMBOLS: Final = "◔◑◕●"
"""For a SET that differs in one, two, three or all four features."""


class Puzzle(msgspec.Struct, frozen=True):
    """Cards, and every SET among them (Z1)."""

    cards: tuple[Card, ...]
    """Column by column, three to a column."""
    sets: tuple[tuple[Card, Card, Card], ...]


class DailyPuzzles(msgspec.Struct, frozen=True):
    """What everybody is given on one day (Z2)."""

    date: str
    easy: Puzzle
    full: Puzzle


def daily_puzzles(date: str) -> DailyPuzzles:
    """The puzzles of a day such as 2026-11-15; anything else is a RuleError (Z2)."""
    return DailyPuzzles(date, _puzzle(date, "easy"), _puzzle(date, "full"))


def _puzzle(date: str, size: Size) -> Puzzle:
    if not date:
        date = "never"  # which is refused as every other text that is no day
    rules = PuzzleRules(size=size, date=date)
    sets = tuple((CARDS[a], CARDS[b], CARDS[c]) for a, b, c in rules.sets)
    return Puzzle(tuple(CARDS[card] for card in rules.cards), sets)


def share_line(rules: PuzzleRules, found: Sequence[Sequence[int]], elapsed: int, streak: int = 0) -> str:
    """Which day, how many cards, the kinds of SET in the order found, the time, and for how many days in a row."""
    kinds = "".join(SYMBOLS[len(kind_of(cards)) - 1] for cards in found)
    minutes, seconds = divmod(elapsed // 1000, 60)
    parts = ["Tercet", rules.date, f"{rules.card_count}", kinds, f"{minutes}:{seconds:02}"]
    if streak:
        parts.append(f"🔥{streak}")
    return " ".join(filter(None, parts))
