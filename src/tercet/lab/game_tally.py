"""Counts from simulated card games, in plain lists or in the kernels' arrays."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

COLUMN: Final = 3
SIZES, PILES, SETS = 8, 28, 32
"""Dimensions of the counters: cards on the table and in the pile, in threes, and SETs."""
COUNTERS: Final = SIZES * PILES * SETS
LEFT: Final = 32
"""Exclusive bound on the number of cards left at the end."""


@dataclass
class GameTally:
    """Counts from some games; the tallies of parts add up to the tally of the whole."""

    games: int = 0
    never_grew: int = 0
    left: Any = field(default_factory=lambda: [0] * LEFT)
    """Number of games by cards left at the end."""
    counters: Any = field(default_factory=lambda: [0] * COUNTERS)
    """Number of layouts by cards on the table, cards in the pile, and SETs."""

    def add(self, other: GameTally) -> None:
        """Adds the tally of other games."""
        self.games += other.games
        self.never_grew += other.never_grew
        self.left = _sums(self.left, other.left)
        self.counters = _sums(self.counters, other.counters)


def _sums(a: Any, b: Any) -> Any:
    return b + a if hasattr(b, "dtype") else [x + y for x, y in zip(a, b, strict=True)]
