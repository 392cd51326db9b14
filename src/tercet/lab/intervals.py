"""Confidence intervals of counted shares."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

CONFIDENT: Final = 1.959963984540054
"""Standard deviations that contain 95 % of a normal distribution."""


@dataclass(frozen=True)
class Share:
    """Hits out of a total, with the 95 % confidence interval of the true share (Wilson 1927)."""

    hits: int
    of: int

    @property
    def value(self) -> float:
        """The share itself; 0 if the total is 0."""
        return self.hits / self.of if self.of else 0.0

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return max(0.0, self._middle - self._reach) if self.hits else 0.0

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return min(1.0, self._middle + self._reach) if self.hits < self.of else 1.0

    def __contains__(self, truth: float) -> bool:
        return self.low <= truth <= self.high

    @property
    def _middle(self) -> float:
        z = CONFIDENT * CONFIDENT
        return (self.hits + z / 2) / (self.of + z)

    @property
    def _reach(self) -> float:
        z = CONFIDENT * CONFIDENT
        spread = self.hits * (self.of - self.hits) / self.of + z / 4 if self.of else z / 4
        return CONFIDENT * math.sqrt(spread) / (self.of + z)
