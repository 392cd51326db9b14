"""The number of rows to draw cards in."""

from __future__ import annotations


def rows_for(cards: int) -> int:
    """Three, as cards are dealt (C3), or fewer where three would be mostly empty: one up to 4 cards, two up to 8."""
    return 1 if cards <= 4 else 2 if cards <= 8 else 3
