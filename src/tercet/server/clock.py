"""The calendar and the event loop's timers as the tables' clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from time import monotonic

from tercet.store.port import Moment
from tercet.table.ports import Timer


class LoopClock:
    """Milliseconds of the calendar that run evenly: the calendar is read once, then the loop's own clock counts on."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._start = (time.time() - loop.time()) * 1000

    def now(self) -> float:
        # asyncio's own clock, asked directly: it is read several times a command
        return self._start + monotonic() * 1000

    def moment(self) -> Moment:
        return Moment(round(self.now()))

    def call_at(self, moment: float, function: Callable[[], None]) -> Timer:
        return self._loop.call_at((moment - self._start) / 1000, function)
