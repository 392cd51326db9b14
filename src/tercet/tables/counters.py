"""Counters and timings over all tables, for the metrics."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from typing import Final

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Upper bounds of a histogram's buckets, in seconds; one more bucket counts everything longer."""


class Histogram:
    """Durations, counted in buckets."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


@dataclass(slots=True)
class Counters:
    """Counters over all tables."""

    accepted: int = 0
    refused: int = 0
    repeated: int = 0
    events: int = 0
    delivered: int = 0
    answers: Histogram = field(default_factory=Histogram)
    """Time from a command's arrival to its answer, including the hold of a race."""
    holds: Histogram = field(default_factory=Histogram)
    """Time that race commands waited for earlier presses."""
    failures: int = 0
    """Number of appends that the store refused."""
