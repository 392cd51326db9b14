"""A worker's clock. It stops while the browser freezes the page, just as a table's clock stops while no server runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from tercet.store.port import Moment
from tercet.tables.dependencies import Timer

LONGEST_GAP: Final = 2_000.0
"""A longer gap between two readings, in milliseconds, means that the page was frozen; the registry reads the clock
every second."""
EARLY: Final = 0.5
"""Milliseconds by which a browser's timer may fire too soon."""


class WorkerTimer:
    """A scheduled call, postponed while the clock is stopped."""

    __slots__ = ("_clock", "_function", "_handle", "_moment")

    def __init__(self, clock: WorkerClock, moment: float, function: Callable[[], None]) -> None:
        self._clock = clock
        self._moment = moment
        self._function = function
        self._handle: asyncio.TimerHandle | None = None
        self._set(clock.now())

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()

    def _set(self, now: float) -> None:
        wait = max(self._moment - now, 0.0) / 1000
        self._handle = self._clock.loop.call_later(wait, self._ring)

    def _ring(self) -> None:
        now = self._clock.now()
        if now + EARLY < self._moment:
            self._set(now)
        else:
            self._function()


class WorkerClock:
    """Counts the milliseconds that this worker has been running."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        calendar: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.loop = loop
        self.on_gap: Callable[[], None] = lambda: None
        """Called when the clock detects that the page was frozen."""
        self._calendar = calendar
        self._monotonic = monotonic
        self._seen = monotonic() * 1000
        self._frozen = 0.0

    def now(self) -> float:
        seen = self._monotonic() * 1000
        gap, self._seen = seen - self._seen, seen
        if gap > LONGEST_GAP:
            self._frozen += gap
            self.loop.call_soon(self.on_gap)
        return seen - self._frozen

    def moment(self) -> Moment:
        return Moment(round(self._calendar() * 1000))

    def call_at(self, moment: float, function: Callable[[], None]) -> Timer:
        return WorkerTimer(self, moment, function)
