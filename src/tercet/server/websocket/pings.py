"""When each connection is pinged: often while a race may come, rarely while nothing happens."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from typing import Any, Final, Protocol

TICK: Final = 0.025
"""In seconds. It is short so that few are pinged at once: a hundred pings and pongs in one go would delay everybody's
calls."""
RESTING: Final = 0.25
"""A longer tick while there is nobody to ping, so that an empty server costs nothing."""
QUICK: Final = 10
"""The first pings to a player come a quarter of a second apart, to learn their latency soon."""
FIRST: Final = 6
UNSURE: Final = 80
"""Two seconds between pings to a player in a game who has not answered the last one, or was not pinged often yet."""
PLAYING: Final = 160
"""Four seconds between pings to other players in a game: enough to measure the latency from a minute's pongs, and for
both ends to notice a dead connection."""
WAITING: Final = 200
"""Five seconds for a player whose game has not started."""
IDLE: Final = 1400
"""Thirty-five seconds for everybody else: clients and proxies treat a connection as dead after a minute of silence."""
SPREAD: Final = 8
"""Spreads out connections that are due together: each ping comes earlier by a varying amount, up to an eighth."""


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
        """Adds a newcomer, so that many who come at once are not all pinged at once."""
        self._added += 1
        self.add(connection, 1 + self._added % IDLE)

    def add_player(self, connection: PingTarget) -> None:
        """Adds a player who has returned to their seat and expects to hear from us; all of them may return at once."""
        self._added += 1
        self.add(connection, 1 + self._added % PLAYING)

    def add(self, connection: PingTarget, ticks: int) -> None:
        """Schedules the next ping after this many ticks, whatever was planned before."""
        connection.next_ping = self._tick + ticks
        self._slots.setdefault(connection.next_ping, []).append(connection)

    def stop(self) -> None:
        self._handle.cancel()

    def _turn(self) -> None:
        # schedule the next turn first, so that an error in this one does not end all pings
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
        """Pings one connection. An error delays nobody else's ping, and is retried."""
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
