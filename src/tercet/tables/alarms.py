"""A table's own clock, and alarms set by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from tercet.tables.dependencies import Clock, Timer

NEVER: Final = float("inf")


class TableClock:
    """Counts the milliseconds since its table was created, but only while a server is running it (C20). Stopped until
    `start` is called."""

    __slots__ = ("_clock", "_now", "_start", "_stopped_at", "is_stopped")

    def __init__(self, clock: Clock, at: float) -> None:
        self._clock = clock
        self._now = clock.now
        self._stopped_at = at
        self._start = 0.0
        """The server's time at which this clock would have read zero."""
        self.is_stopped = True

    def now(self) -> float:
        return self._stopped_at if self.is_stopped else self._now() - self._start

    @property
    def origin(self) -> float:
        """The server's time at this clock's zero; while the clock is stopped, its reading."""
        return self._stopped_at if self.is_stopped else self._start

    def start(self) -> None:
        """Continues from the reading at which it stopped."""
        if self.is_stopped:
            self._start = self._now() - self._stopped_at
            self.is_stopped = False

    def call_at(self, moment: float, function: Callable[[], None]) -> Timer:
        """Calls a function at a time on this clock, which must be running."""
        return self._clock.call_at(self._start + moment, function)


class TimerSource(Protocol):
    """A clock to set alarms by: the server's or a table's."""

    def call_at(self, moment: float, function: Callable[[], None]) -> Timer: ...


class Alarm:
    """Calls a function at a given time or earlier; the function checks what is due and sets the alarm again.

    Setting it again for a later time is cheap.
    """

    __slots__ = ("_at", "_clock", "_ring", "_timer")

    def __init__(self, clock: TimerSource, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._at = NEVER
        self._timer: Timer | None = None

    def set_no_later(self, moment: float) -> None:
        """Makes sure the alarm goes off no later than `moment`; leaves an earlier setting unchanged."""
        if moment < self._at:
            if self._timer is not None:
                self._timer.cancel()
            self._at = moment
            self._timer = self._clock.call_at(moment, self._rings)

    def clear(self) -> None:
        """Turns the alarm off."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._at = NEVER

    def _rings(self) -> None:
        self._timer = None
        self._at = NEVER
        self._ring()
