"""The tables' dependencies, so that they run the same on a server, at one keyboard and in a simulation."""

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
        """Milliseconds of a monotonic clock."""

    def moment(self) -> Moment:
        """The calendar time."""

    def call_at(self, moment: float, function: Callable[[], None]) -> Timer:
        """Calls a function at a given time, or very soon if that has passed."""


class OwnedElsewhere(Unavailable):
    """Another node owns the table."""

    def __init__(self, table: TableId, owner: str) -> None:
        super().__init__(f"table {table} belongs to {owner}")
        self.owner = owner


class Ownership(Protocol):
    """Which tables this process may write to. A process with a store to itself may write to all of them."""

    def claim(self, table: TableId, report: Callable[[StoreError | None], None]) -> None:
        """Claims a table before it is read; reports None, or why that failed."""

    def release(self, table: TableId) -> None:
        """A table has gone to sleep with nothing pending: another process may have it."""

    def disputed(self, table: TableId, event_log: object) -> None:
        """The store refused an entry of this event log because another process has written to the table."""


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
    """A random number from 0 to 1, to break ties."""
    grace: float = 4_000.0
    """Milliseconds before a lost connection counts as absence: time to reload a page."""
    return_patience: float = 10_000.0
    """Milliseconds that a table waking during play waits for its players (C20)."""
    retry: float = 500.0
    """Milliseconds before trying a failed store again."""
    ownership: Ownership = field(default_factory=SoleOwnership)
    counters: Counters = field(default_factory=Counters)
    report_error: Callable[[str, Exception], None] = lambda what, error: None
    """Receives errors in our own program."""
