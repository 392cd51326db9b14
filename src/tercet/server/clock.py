"""The tables' clock, made of the calendar and the event loop's timers."""

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
"""Timers fire only at multiples of this many milliseconds, so that all tables due in that time share one wake-up of the
process, and the events of their races share a commit."""


class GridTimer(msgspec.Struct):
    """A call scheduled on the grid."""

    function: Callable[[], None] | None

    def cancel(self) -> None:
        self.function = None


class LoopClock:
    """The loop's own clock, which runs evenly and has no date, and the calendar, which somebody may change at any
    time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, calendar: Callable[[], float] = time.time) -> None:
        """`calendar` returns seconds since 1970, in UTC; a test passes its own to play tomorrow."""
        self._loop = loop
        self._calendar = calendar
        self._due: dict[int, list[GridTimer]] = {}
        """The timers due at each moment of the grid."""

    def now(self) -> float:
        # asyncio's own clock, read directly: it is needed several times per command
        return monotonic() * 1000

    def moment(self) -> Moment:
        return Moment(round(self._calendar() * 1000))

    def call_at(self, moment: float, function: Callable[[], None]) -> Timer:
        slot = ceil(moment / GRID)
        timer = GridTimer(function)
        together = self._due.get(slot)
        if together is None:
            self._due[slot] = [timer]
            self._loop.call_at(slot * GRID / 1000, self._ring, slot)
        else:
            together.append(timer)
        return timer

    def _ring(self, slot: int) -> None:
        for timer in self._due.pop(slot):
            if timer.function is not None:
                try:
                    timer.function()
                except Exception as error:  # one table's error must not hold back the others' timers
                    self._loop.call_exception_handler({"message": "error in a timer", "exception": error})
