"""What a table is given from outside, so that it runs the same on a server, at one keyboard and in a simulation."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from tercet.core.engine.chance import Chance
from tercet.core.engine.seats import Seat
from tercet.store.port import GuestId, Log, Moment
from tercet.tables.races import Latency
from tercet.wire.messages import Farewell

BOT: Final = "bot:"
"""What the identity of a bot in our own process starts with; no guest's does."""


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


class Member(Protocol):
    """One connection at a table: a player's, or a watcher's."""

    guest: GuestId
    name: str
    seat: Seat | None
    """Set by the table."""
    watching: bool
    """Watches, even with a seat of their own."""
    line: Latency
    muted: frozenset[Seat]

    def send(self, frame: bytes) -> None:
        """Puts one frame on its way; never waits."""

    def bye(self, code: Farewell) -> None:
        """Says why and closes the connection."""


BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds up to which a histogram counts in one bucket each; everything longer is in the last."""


class Histogram:
    """How long something took, by buckets."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


@dataclass(slots=True)
class Counters:
    """What is counted over all tables."""

    accepted: int = 0
    refused: int = 0
    repeated: int = 0
    events: int = 0
    delivered: int = 0
    answers: Histogram = field(default_factory=Histogram)
    """From the arrival of a command until its sender is answered, races' holds included."""
    holds: Histogram = field(default_factory=Histogram)
    """How long races waited for an earlier press."""
    failures: int = 0
    """Appends that the store refused."""

    def count_hold(self, millis: float) -> None:
        if millis > 0:
            self.holds.observe(millis / 1000)


@dataclass(frozen=True, slots=True)
class Ports:
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
    complain: Callable[[str, Exception], None] = lambda what, error: None
    """Is told of mistakes in our own program."""
