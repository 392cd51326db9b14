"""When each connection is pinged: often while a race may come, rarely while nothing happens."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from typing import Any, Final, Protocol

TICK: Final = 0.025
"""Short, so few are pinged at once: a hundred pings and their pongs in one go would hold up everybody's calls."""
RESTING: Final = 0.25
"""A longer tick for when there is nobody to ping, so an empty server costs nothing."""
QUICK: Final = 10
"""The first pings to a player come a quarter of a second apart, to learn their latency soon."""
FIRST: Final = 6
UNSURE: Final = 80
"""Two seconds between pings to a player in a game who has not answered the last one, or was not pinged often yet."""
PLAYING: Final = 160
"""Four seconds for the others in a game: enough for a latency that uses the pongs of a minute, and both ends notice a
dead connection soon."""
WAITING: Final = 200
"""Five seconds for a player whose game has not started."""
IDLE: Final = 1400
"""Thirty-five seconds for everybody else: clients, and proxies between, take a minute of silence for a dead
connection."""
SPREAD: Final = 8
"""Spreads out connections that are due together: each next ping comes up to an eighth earlier, by a varying amount."""


class PingTarget(Protocol):
    next_ping: int
    """The tick of the next ping; set by the schedule."""

    def ping(self) -> int | None:
        """Sends a ping; returns after how many ticks the next is due, or None if the connection is gone."""


class PingSchedule:
    """One timer for all connections: each is in the slot of its next ping."""

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
        """Adds a newcomer; many who come at once are not pinged at once."""
        self._added += 1
        self.add(connection, 1 + self._added % IDLE)

    def add_player(self, connection: PingTarget) -> None:
        """Somebody has come back to their seat and expects to hear from us; all of them may come back at once."""
        self._added += 1
        self.add(connection, 1 + self._added % PLAYING)

    def add(self, connection: PingTarget, ticks: int) -> None:
        """Pings next after this many ticks, whatever was planned before."""
        connection.next_ping = self._tick + ticks
        self._slots.setdefault(connection.next_ping, []).append(connection)

    def stop(self) -> None:
        self._handle.cancel()

    def _turn(self) -> None:
        # schedule the next turn first: whatever goes wrong in this one, it is not the last
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
        """An error in one ping holds up nobody else's, and is tried again."""
        ticks: int | None = IDLE
        try:
            ticks = connection.ping()
        except Exception as error:
            self._report_error("ping", error)
        if ticks is not None:
            self._spread += 1
            self.add(connection, ticks - self._spread % (1 + ticks // SPREAD))


_MIN_RTT: Final = 148
"""Where Linux's tcp_info holds the shortest round trip of the last minutes, in microseconds."""
_UNKNOWN_RTT: Final = 0xFFFFFFFF


def shortest_round_trip(sock: Any) -> float | None:
    """The shortest round trip that the system has measured, in milliseconds; None if unknown."""
    if sys.platform != "linux":
        return None
    try:
        info: bytes = sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _MIN_RTT + 4)
    except OSError:
        return None
    shortest = int.from_bytes(info[_MIN_RTT:], sys.byteorder)
    return None if len(info) < _MIN_RTT + 4 or shortest == _UNKNOWN_RTT else shortest / 1000
