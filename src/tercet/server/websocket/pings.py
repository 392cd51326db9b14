"""Schedules pings: often to players in a game, where latency decides races, rarely to everybody else."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from typing import Any, Final, Protocol

TICK: Final = 0.025
"""Seconds per tick. Short, so each tick has few pings: a hundred pings and pongs in one tick would delay commands."""
RESTING: Final = 0.25
"""Seconds per tick while nobody is connected, so an idle server uses no CPU."""
QUICK: Final = 10
"""Ticks between the first pings to a player: a quarter of a second, to measure their latency quickly."""
FIRST: Final = 6
UNSURE: Final = 80
"""Two seconds, for a player in a game who has not answered the last ping, or has been pinged only a few times."""
PLAYING: Final = 160
"""Four seconds, for any other player in a game: a minute's pongs suffice to measure the latency, and both ends notice a
dead connection."""
WAITING: Final = 200
"""Five seconds, for a player whose game has not started."""
IDLE: Final = 1400
"""Thirty-five seconds, for everybody else: clients and proxies drop a connection after a minute of silence."""
CATCH_UP: Final = 8
"""Ticks run at once on a busy server, at most; it catches up over several turns."""
MOST_LATE: Final = PLAYING
"""Ticks to catch up with, at most: after a longer stop, all connections would be pinged at once."""
SPREAD: Final = 8
"""Spreads pings that are due together: each is sent earlier by a varying share of its interval, up to an eighth."""


class PingTarget(Protocol):
    next_ping: int
    """The tick of the next ping; set by `PingSchedule`."""

    def ping(self) -> int | None:
        """Sends a ping; returns the number of ticks until the next, or None if the connection is gone."""


class PingSchedule:
    """One timer for all connections; each connection is in the slot of its next ping."""

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
        self._counted = loop.time()
        """The time up to which ticks have been counted; on a busy server it lags behind."""
        self._added = 0
        self._spread = 0
        self._slots: dict[int, list[PingTarget]] = {}
        self._handle = loop.call_later(TICK, self._turn)

    def add_idle(self, connection: PingTarget) -> None:
        """Adds a new connection; spreads many that arrive together over several ticks."""
        self._added += 1
        self.add(connection, 1 + self._added % IDLE)

    def add_player(self, connection: PingTarget) -> None:
        """Adds a player who has returned to their seat and needs a ping soon; spreads many that return together."""
        self._added += 1
        self.add(connection, 1 + self._added % PLAYING)

    def add(self, connection: PingTarget, ticks: int) -> None:
        """Schedules the next ping in this many ticks, in place of any earlier schedule."""
        connection.next_ping = self._tick + ticks
        self._slots.setdefault(connection.next_ping, []).append(connection)

    def stop(self) -> None:
        self._handle.cancel()

    def _turn(self) -> None:
        # schedule the next tick first, so an error in this tick does not end all pings
        self._handle = self._loop.call_later(TICK if self._slots else RESTING, self._turn)
        for _ in range(self._elapsed_ticks()):
            self._tick += 1
            for connection in self._slots.pop(self._tick, ()):
                if connection.next_ping == self._tick:
                    self._ping(connection)
        try:
            self._each_tick()
        except Exception as error:
            self._report_error("each_tick", error)

    def _elapsed_ticks(self) -> int:
        """Ticks to count now: more than one if the server is too busy to run each in time, because clients give up a
        connection that is silent for too long."""
        now = self._loop.time()
        late = min((now - self._counted) / TICK, MOST_LATE) if self._slots else 1.0
        ticks = min(max(int(late), 1), CATCH_UP)
        self._counted = now - (late - ticks) * TICK
        return ticks

    def _ping(self, connection: PingTarget) -> None:
        """Pings one connection. An error does not delay the other connections, and this connection is pinged again
        later."""
        ticks: int | None = IDLE
        try:
            ticks = connection.ping()
        except Exception as error:
            self._report_error("ping", error)
        if ticks is not None:
            self._spread += 1
            self.add(connection, ticks - self._spread % (1 + ticks // SPREAD))


_MIN_RTT: Final = 148
"""Offset in Linux's tcp_info of the shortest round trip in the last minutes, in microseconds."""
_UNKNOWN_RTT: Final = 0xFFFFFFFF


def shortest_round_trip(sock: Any) -> float | None:
    """Returns the shortest round trip that the kernel has measured, in milliseconds; None if unknown."""
    if sys.platform != "linux":
        return None
    try:
        info: bytes = sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _MIN_RTT + 4)
    except OSError:
        return None
    shortest = int.from_bytes(info[_MIN_RTT:], sys.byteorder)
    return None if len(info) < _MIN_RTT + 4 or shortest == _UNKNOWN_RTT else shortest / 1000
