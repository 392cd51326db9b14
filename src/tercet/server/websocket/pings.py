"""When which connection is pinged: often while a race may come, seldom while nothing happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

TICK: Final = 0.025
"""Short, so that few are pinged at once: a hundred pings and their pongs in one go would hold up everybody's calls."""
RESTING: Final = 0.25
"""While nobody is to be pinged, a tick is longer, so that an empty server costs nothing."""
QUICK: Final = 10
"""The first pings of a player come a quarter of a second apart, to know their latency soon."""
FIRST: Final = 6
PLAYING: Final = 80
"""Two seconds between pings to a player in a game, so that both ends notice at once when the line is dead."""
WAITING: Final = 200
"""Five seconds for a player whose game has not started."""
IDLE: Final = 1000
"""Twenty-five seconds for everybody else: enough to notice that a connection is dead."""
SPREAD: Final = 8
"""Who is due together parts again: the next ping comes up to an eighth of the time earlier, each time another part."""


class PingTarget(Protocol):
    next_ping: int
    """The tick of the next ping; the wheel sets it."""

    def ping(self) -> int | None:
        """Sends a ping; says after how many ticks the next is due, None when the connection is gone."""


class PingSchedule:
    """One timer for all connections: each lies in the slot of its next ping."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        each_tick: Callable[[], None],
        report_error: Callable[[str, Exception], None] = lambda what, error: None,
    ) -> None:
        self._loop = loop
        self._report_error = report_error
        self._each_tick = each_tick
        self._tick = 0
        self._added = 0
        self._spread = 0
        self._slots: dict[int, list[PingTarget]] = {}
        self._handle = loop.call_later(TICK, self._turn)

    def add_idle(self, connection: PingTarget) -> None:
        """A newcomer; many who come at once are not pinged at once."""
        self._added += 1
        self.add(connection, 1 + self._added % IDLE)

    def add_player(self, connection: PingTarget) -> None:
        """Somebody has come back to their seat and expects to hear from us; all of them may come back at once."""
        self._added += 1
        self.add(connection, 1 + self._added % PLAYING)

    def add(self, connection: PingTarget, ticks: int) -> None:
        """Pings next after so many ticks, whatever was planned before."""
        connection.next_ping = self._tick + ticks
        self._slots.setdefault(connection.next_ping, []).append(connection)

    def stop(self) -> None:
        self._handle.cancel()

    def _turn(self) -> None:
        # the next turn first: whatever goes wrong in this one, it is not the last
        self._handle = self._loop.call_later(TICK if self._slots else RESTING, self._turn)
        self._tick += 1
        for connection in self._slots.pop(self._tick, ()):
            if connection.next_ping == self._tick:
                self._ping(connection)
        try:
            self._each_tick()
        except Exception as error:
            self._report_error("each_tick", error)

    def _ping(self, connection: PingTarget) -> None:
        """A mistake in one ping keeps nobody else's back, and is tried again."""
        ticks: int | None = IDLE
        try:
            ticks = connection.ping()
        except Exception as error:
            self._report_error("ping", error)
        if ticks is not None:
            self._spread += 1
            self.add(connection, ticks - self._spread % (1 + ticks // SPREAD))
