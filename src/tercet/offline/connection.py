"""A socket between the page and its worker: the same messages as over a WebSocket, without rate limits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tercet.core.engine.game import Millis, Version
from tercet.core.engine.seats import Seat
from tercet.core.identity import NO_IDENTITY, Identity
from tercet.store.port import StoreError, TableId, Unavailable
from tercet.tables.dependencies import Clock
from tercet.tables.races import UNMEASURED, Latency
from tercet.tables.registry import TableRegistry
from tercet.tables.table import Table
from tercet.tables.table_port import pass_on
from tercet.wire.codec import BadMessage, encode, read_client
from tercet.wire.messages import (
    PROTOCOL,
    Bye,
    ByeCode,
    Hello,
    Ping,
    Pong,
    Problem,
)

RETRY: Final = Millis(1000)
PING_MILLIS: Final = 2_000.0
"""Milliseconds between pings; during play a page abandons a connection after seven silent seconds."""


class LocalConnection:
    """The worker's end of a socket; after its hello, a member of one table."""

    def __init__(
        self, sockets: LocalSockets, send: Callable[[bytes], None], closed: Callable[[], None], who: Identity, name: str
    ) -> None:
        self._sockets = sockets
        self._send = send
        self._closed = closed
        self._open = True
        self._table: Table | None = None
        self._pings: dict[int, float] = {}
        self._asked = 0
        self._who = who
        self._own_name = name
        self.guest = NO_IDENTITY
        self.name = ""
        self.seat: Seat | None = None
        self.watching = False
        self.latency: Latency = UNMEASURED
        self.muted: frozenset[Seat] = frozenset()

    def receive(self, frame: bytes) -> None:
        """Handles one message."""
        try:
            message = read_client(frame)
        except BadMessage as error:
            self.send(encode(Problem(code="bad-message", detail=str(error), id=error.id)))
            return
        table = self._table
        if isinstance(message, Hello):
            self._hello(message)
        elif isinstance(message, Pong):
            self._ponged(message)
        elif table is None:
            self.send(encode(Problem(code="hello-first", id=getattr(message, "id", ""))))
        else:
            pass_on(table, self, message)

    def _hello(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            self.bye("reload")
            return

        def found(table: Table | StoreError) -> None:
            if not self._open:
                return
            if isinstance(table, StoreError):
                self.bye("restart" if isinstance(table, Unavailable) else "no-table")
                return
            self._leave_table()
            self._table = table
            self.guest, self.name, self.seat = self._who, self._own_name, None
            self.watching = hello.watch
            self.forget_latency()
            table.attach(self, None if hello.seen is None else Version(hello.seen), hello.resume_token)
            self.ping()

        self._sockets.registry.find(TableId(hello.table), found)

    # called by the table

    def send(self, frame: bytes) -> None:
        if self._open:
            self._send(frame)

    def bye(self, code: ByeCode) -> None:
        """Sends the reason, then closes."""
        self._leave_table()
        if self._open:
            self.send(encode(Bye(code=code, retry=RETRY if code == "restart" else None)))
            self.close()

    def close(self) -> None:
        """Closes the socket, from either side."""
        self._leave_table()
        if self._open:
            self._open = False
            self._sockets.connections.discard(self)
            self._closed()

    def _leave_table(self) -> None:
        table, self._table = self._table, None
        if table is not None:
            table.detach(self)

    # time

    def forget_latency(self) -> None:
        """Discards earlier measurements, because the clock was stopped or now belongs to another table."""
        self.latency = UNMEASURED
        self._pings.clear()

    def ping(self) -> None:
        """Measures the clock offset, and shows the page that its worker is alive."""
        table = self._table
        if table is None:
            return
        self._asked += 1
        if not table.status.clock_is_stopped:
            self._pings = {self._asked: table.status.now()}
        known = self.latency.measured
        offset = round(self.latency.offset, 1) if known else None
        self.send(encode(Ping(n=self._asked, offset=offset, delay=round(self.latency.delay, 1) if known else None)))

    def _ponged(self, pong: Pong) -> None:
        sent = self._pings.pop(pong.n, None)
        if sent is not None and self._table is not None:
            self.latency = self.latency.after_pong(sent, pong.clock, self._table.status.now())
            self._table.note_activity(self)


class LocalSockets:
    """All sockets of the page."""

    def __init__(self, registry: TableRegistry, clock: Clock) -> None:
        self.registry = registry
        self.connections: set[LocalConnection] = set()
        self._clock = clock
        self._set_tick()

    def open(
        self, send: Callable[[bytes], None], closed: Callable[[], None], who: Identity, name: str
    ) -> LocalConnection:
        connection = LocalConnection(self, send, closed, who, name)
        self.connections.add(connection)
        return connection

    def remeasure_clocks(self) -> None:
        """Measures the clock offsets again after the page was frozen."""
        for connection in tuple(self.connections):
            connection.forget_latency()
            connection.ping()

    def _set_tick(self) -> None:
        self._clock.call_at(self._clock.now() + PING_MILLIS, self._tick)

    def _tick(self) -> None:
        self._set_tick()
        for connection in tuple(self.connections):
            connection.ping()
