"""The calendar and the event loop's timers, as the tables' clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from time import monotonic

from tercet.store.port import Moment
from tercet.tables.dependencies import Timer


class LoopClock:
    """The loop's own clock, which runs evenly and knows no date, and the calendar, which may be changed at any time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, calendar: Callable[[], float] = time.time) -> None:
        """`calendar` gives seconds since 1970, in UTC: handed in, so that a test can be tomorrow."""
        self._loop = loop
        self._calendar = calendar

    def now(self) -> float:
        # asyncio's own clock, read directly: it is needed several times per command
        return monotonic() * 1000

    def moment(self) -> Moment:
        return Moment(round(self._calendar() * 1000))

    def call_at(self, moment: float, function: Callable[[], None]) -> Timer:
        return self._loop.call_at(moment / 1000, function)
