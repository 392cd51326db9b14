"""The tables' dependencies, passed in so tables run the same on a server, in a local game and in a simulation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from tercet.core.engine.chance import Chance
from tercet.store.port import Log, Moment, StoreError, TableId, Unavailable
from tercet.tables.counters import Counters


class Timer(Protocol):
    def cancel(self) -> None:
        """Cancels the call."""


class Clock(Protocol):
    """Time, real or simulated."""

    def now(self) -> float:
        """Returns the milliseconds of a monotonic clock."""

    def moment(self) -> Moment:
        """Returns the current calendar time."""

    def call_at(self, moment: float, function: Callable[[], None]) -> Timer:
        """Calls a function at a given time, or soon if that has passed."""


class OwnedElsewhere(Unavailable):
    """Another node owns the table."""

    def __init__(self, table: TableId, owner: str) -> None:
        super().__init__(f"table {table} belongs to {owner}")
        self.owner = owner


class Ownership(Protocol):
    """Decides which tables this process may write to: all of them if no other process shares the store."""

    def claim(self, table: TableId, report: Callable[[StoreError | None], None]) -> None:
        """Claims a table before reading it; reports None, or why that failed."""

    def release(self, table: TableId) -> None:
        """Releases a table that sleeps with nothing pending, so another process may claim it."""

    def disputed(self, table: TableId, event_log: object) -> None:
        """Called when the store refuses an entry of this event log because another process has written to the table."""


class SoleOwnership:
    """A single process, which owns every table."""

    def claim(self, table: TableId, report: Callable[[StoreError | None], None]) -> None:
        report(None)

    def release(self, table: TableId) -> None:
        pass

    def disputed(self, table: TableId, event_log: object) -> None:
        pass


@dataclass(frozen=True, slots=True)
class Dependencies:
    """Dependencies shared by all tables of a server."""

    log: Log
    clock: Clock
    chance: Chance
    draw: Callable[[], float]
    """Draws a random number from 0 to 1, to break ties."""
    grace: float = 4_000.0
    """Milliseconds before a lost connection counts as absence: time to reload a page."""
    return_patience: float = 10_000.0
    """Milliseconds that a table waking during play waits for its players (C20)."""
    retry: float = 500.0
    """Milliseconds to wait before retrying after the store has failed."""
    ownership: Ownership = field(default_factory=SoleOwnership)
    counters: Counters = field(default_factory=Counters)
    report_error: Callable[[str, Exception], None] = lambda what, error: None
    """Receives errors caused by our own bugs."""
