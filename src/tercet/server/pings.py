"""When which connection is pinged: often while a race may come, seldom while nothing happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

TICK: Final = 0.25
QUICK: Final = 1
"""The first pings of a connection come one tick apart, to know its line soon."""
FIRST: Final = 6
PLAYING: Final = 8
"""Two seconds between pings to a player while others play with him."""
IDLE: Final = 100
"""Twenty-five seconds for everybody else: enough to notice that a connection is dead."""


class Pinged(Protocol):
    def ping(self) -> int | None:
        """Sends a ping; says after how many ticks the next is due, None when the connection is gone."""


class PingWheel:
    """One timer for all connections: each lies in the slot of its next ping."""

    def __init__(self, loop: asyncio.AbstractEventLoop, each_tick: Callable[[], None]) -> None:
        self._loop = loop
        self._each_tick = each_tick
        self._tick = 0
        self._slots: dict[int, list[Pinged]] = {}
        self._handle = loop.call_later(TICK, self._turn)

    def add(self, connection: Pinged, ticks: int = QUICK) -> None:
        self._slots.setdefault(self._tick + ticks, []).append(connection)

    def stop(self) -> None:
        self._handle.cancel()

    def _turn(self) -> None:
        self._tick += 1
        for connection in self._slots.pop(self._tick, ()):
            ticks = connection.ping()
            if ticks is not None:
                self.add(connection, ticks)
        self._each_tick()
        self._handle = self._loop.call_later(TICK, self._turn)
