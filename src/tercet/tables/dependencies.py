"""What tables are given from outside, so that they run the same on a server, at one keyboard and in a simulation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from tercet.core.engine.chance import Chance
from tercet.store.port import Log, Moment
from tercet.tables.counters import Counters


class Timer(Protocol):
    def cancel(self) -> None:
        """Forgets the call."""


class Clock(Protocol):
    """Time, real or simulated."""

    def now(self) -> float:
        """Milliseconds that run evenly, whatever the calendar does."""

    def moment(self) -> Moment:
        """What the calendar says."""

    def call_at(self, moment: float, function: Callable[[], None]) -> Timer:
        """Calls a function at a moment, or very soon when that has passed."""


@dataclass(frozen=True, slots=True)
class Dependencies:
    """What all tables of a server share."""

    log: Log
    clock: Clock
    chance: Chance
    draw: Callable[[], float]
    """A number from 0 to 1 by chance: the lots between equal moments."""
    grace: float = 4_000.0
    """For so many milliseconds a lost connection is not yet an absence: time to reload a page."""
    return_patience: float = 10_000.0
    """For so many milliseconds a table that wakes with something under way waits for those who were there (C20)."""
    retry: float = 500.0
    """How long to wait before a store that failed is asked again."""
    counters: Counters = field(default_factory=Counters)
    report_error: Callable[[str, Exception], None] = lambda what, error: None
    """Is told of mistakes in our own program."""
