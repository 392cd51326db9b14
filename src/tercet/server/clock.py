"""The tables' clock, built on the event loop's timers and the system's calendar."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final

import msgspec

from tercet.store.port import Moment
from tercet.tables.dependencies import Timer

GRID: Final = 4.0
"""Future timers fire only at multiples of this many milliseconds, so tables due at about the same time share one
wake-up of the process, and the events of their races share a commit."""


class GridTimer(msgspec.Struct):
    """A call scheduled on the grid."""

    function: Callable[[], None] | None

    def cancel(self) -> None:
        self.function = None


class LoopClock:
    """Combines the loop's monotonic clock, which has no date, with the calendar, which an operator may change at any
    time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, calendar: Callable[[], float] = time.time) -> None:
        """`calendar` returns seconds since 1970, in UTC; tests pass their own to change the date."""
        self._loop = loop
        self._calendar = calendar
        self._due: dict[int, list[GridTimer]] = {}
        """The timers due at each multiple of `GRID`."""

    def now(self) -> float:
        # asyncio's clock, read directly because every command needs it several times
        return monotonic() * 1000

    def moment(self) -> Moment:
        return Moment(round(self._calendar() * 1000))

    def call_at(self, moment: float, function: Callable[[], None]) -> Timer:
        timer = GridTimer(function)
        if moment <= monotonic() * 1000:
            # work done in slices continues in the loop's next turn
            self._loop.call_soon(self._fire, timer)
            return timer
        slot = ceil(moment / GRID)
        together = self._due.get(slot)
        if together is None:
            self._due[slot] = [timer]
            self._loop.call_at(slot * GRID / 1000, self._ring, slot)
        else:
            together.append(timer)
        return timer

    def _ring(self, slot: int) -> None:
        for timer in self._due.pop(slot):
            self._fire(timer)

    def _fire(self, timer: GridTimer) -> None:
        if timer.function is not None:
            try:
                timer.function()
            except Exception as error:  # an error in one table must not stop the other tables' timers
                self._loop.call_exception_handler({"message": "error in a timer", "exception": error})
