"""The calendar and the event loop's timers, as the tables' clock."""

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
"""Milliseconds between the moments at which timers ring: those of all tables that are due within it share one wake-up
of the process, and what their races lead to shares a commit."""


class GridTimer(msgspec.Struct):
    """A call on the grid."""

    function: Callable[[], None] | None

    def cancel(self) -> None:
        self.function = None


class LoopClock:
    """The loop's own clock, which runs evenly and knows no date, and the calendar, which may be changed at any time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, calendar: Callable[[], float] = time.time) -> None:
        """`calendar` gives seconds since 1970, in UTC: handed in, so that a test can be tomorrow."""
        self._loop = loop
        self._calendar = calendar
        self._due: dict[int, list[GridTimer]] = {}
        """The timers that ring at each moment of the grid."""

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
