"""A day's two puzzles, and the spoiler-free line for sharing a result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tercet.core.puzzle.daily_cards import Size
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.sets.cards import CARDS, Card
from tercet.core.sets.kinds import kind_of

SYMBOLS: Final = "◔◑◕●"
"""Symbols for a SET that differs in one, two, three or all four features."""


class Puzzle(msgspec.Struct, frozen=True):
    """Cards, and every SET among them (Z1)."""

    cards: tuple[Card, ...]
    """Column by column, three to a column."""
    sets: tuple[tuple[Card, Card, Card], ...]


class DailyPuzzles(msgspec.Struct, frozen=True):
    """The puzzles of one day, the same for everybody (Z2)."""

    date: str
    easy: Puzzle
    full: Puzzle


def daily_puzzles(date: str) -> DailyPuzzles:
    """The puzzles of a day such as 2026-11-15; raises RuleError for anything else (Z2)."""
    return DailyPuzzles(date, _puzzle(date, "easy"), _puzzle(date, "full"))


def _puzzle(date: str, size: Size) -> Puzzle:
    if not date:
        date = "never"  # refused like any other non-date
    rules = PuzzleRules(size=size, date=date)
    sets = tuple((CARDS[a], CARDS[b], CARDS[c]) for a, b, c in rules.sets)
    return Puzzle(tuple(CARDS[card] for card in rules.cards), sets)


def share_line(rules: PuzzleRules, found: Sequence[Sequence[int]], elapsed: int, streak: int = 0) -> str:
    """The day, the number of cards, the kinds of SET in the order found, the time, and the streak."""
    kinds = "".join(SYMBOLS[len(kind_of(cards)) - 1] for cards in found)
    minutes, seconds = divmod(elapsed // 1000, 60)
    parts = ["Tercet", rules.date, f"{rules.card_count}", kinds, f"{minutes}:{seconds:02}"]
    if streak:
        parts.append(f"🔥{streak}")
    return " ".join(filter(None, parts))
