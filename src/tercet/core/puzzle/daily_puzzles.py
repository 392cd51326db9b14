"""A day's two puzzles, each with its cards and SETs."""

from __future__ import annotations

import msgspec

from tercet.core.puzzle.puzzle_cards import Size
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.sets.cards import CARDS, Card


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
    """The puzzles of a date such as 2026-11-15; raises RuleError for anything else (Z2)."""
    return DailyPuzzles(date, _puzzle(date, "easy"), _puzzle(date, "full"))


def _puzzle(date: str, size: Size) -> Puzzle:
    if not date:
        date = "never"  # refused like any other non-date
    rules = PuzzleRules(size=size, date=date)
    sets = tuple((CARDS[a], CARDS[b], CARDS[c]) for a, b, c in rules.sets)
    return Puzzle(tuple(CARDS[card] for card in rules.cards), sets)
