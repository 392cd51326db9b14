"""One WebSocket: decodes a client's messages, passes them to its table, and sends the table's frames."""

from __future__ import annotations

import socket
from typing import Any, Final

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from tercet.core.engine.game import Millis, Version
from tercet.core.engine.seats import Seat
from tercet.core.identity import NO_IDENTITY, Identity
from tercet.server.guards import message_costs
from tercet.server.websocket.connection_host import ConnectionHost
from tercet.server.websocket.pings import FIRST, IDLE, PLAYING, QUICK, UNSURE, WAITING, shortest_round_trip
from tercet.tables.command_queue import refused
from tercet.tables.races import UNMEASURED, Latency
from tercet.tables.refusals import TooFast
from tercet.tables.table_port import TablePort, pass_on
from tercet.tables.token_bucket import Bucket
from tercet.wire.codec import BadMessage, encode, read_client
from tercet.wire.messages import (
    Ask,
    Bye,
    ByeCode,
    ChangeSettings,
    Do,
    Hello,
    Ping,
    Pong,
    Problem,
    SeatBot,
    SendChat,
)

TEXT: Final = WSMsgType.TEXT
PING: Final = WSMsgType.PING
PONG: Final = WSMsgType.PONG
SEND_BUFFER: Final = 128 * 1024
"""Bytes that the kernel may buffer for one client. By default it buffers megabytes for a client that does not read."""
RETRY: Final = Millis(1000)
RETRY_SHARED: Final = Millis(5000)
"""When to retry, for clients disconnected because their address exceeded its limit."""
_OPEN_PINGS: Final = 4
UNANSWERED: Final = 5000.0
"""A client that leaves a ping unanswered for this many milliseconds loses its latency allowance in races until it
answers a ping."""


class Connection(WSListener):
    """One client's connection; after its hello, a member of one table."""

    __slots__ = (
        "_asked",
        "_bucket",
        "_connections",
        "_heard",
        "_joined",
        "_leaving",
        "_measured",
        "_paused",
        "_pings",
        "_round_trip",
        "_shared",
        "_since",
        "_socket",
        "address",
        "claimed",
        "guest",
        "latency",
        "muted",
        "name",
        "next_ping",
        "seat",
        "table",
        "transport",
        "watching",
    )

    def __init__(
        self,
        connections: ConnectionHost[Connection],
        address: str,
        claimed: str,
        shared: Bucket,
        round_trip: float | None = None,
    ) -> None:
        self._connections = connections
        self.address = address
        self.claimed = claimed
        """The token in the cookie."""
        self.transport: WSTransport | None = None
        self.table: TablePort | None = None
        self.guest = NO_IDENTITY
        self.name = ""
        self.seat: Seat | None = None
        self.watching = False
        self.latency: Latency = UNMEASURED
        self.muted: frozenset[Seat] = frozenset()
        now = connections.seconds()
        rate, most = connections.limits.messages
        self._bucket = Bucket((rate, min(most, message_costs.BEFORE_HELLO)), now)
        """The connection's own bucket until the hello, then its guest's."""
        self._shared = shared
        """The bucket of the client's address."""
        self._leaving = False
        self._heard = self._joined = now
        self._paused = False
        self._pings: dict[int, float] = {}
        self._asked = self._since = 0
        """Number of pings sent, and of those sent before the client joined its current table."""
        self._measured = False
        """Whether the client has sent a command, which makes its latency worth measuring."""
        self.next_ping = 0
        self._socket: Any = None
        self._round_trip = round_trip
        """The client's round trip, as measured by the proxy when the connection was opened."""

    # called by picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self._socket = transport.underlying_transport.get_extra_info("socket")
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self._connections.opened(self)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.transport = None
        self._leave_table()
        self._connections.closed(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if self._leaving:
            return
        now = self._heard = self._connections.seconds()
        payload = frame.get_payload_as_bytes()
        cost = 1.0 + len(payload) / message_costs.BYTES_AT_ONE_COST
        if not self._bucket.take(now, cost):
            self._flooded()
            return
        if not self._shared.take(now, cost):
            self._flooded(RETRY_SHARED)
            return
        if frame.msg_type is not TEXT or not frame.fin or frame.rsv1:
            self._other_frame(transport, frame, payload)
            return
        self._read(payload, now)
        spent = self._connections.seconds() - now
        if spent > message_costs.SLOW:
            self._bucket.stop_refilling(spent)
            self._shared.stop_refilling(spent)

    def pause_writing(self) -> None:
        self._paused = True

    def resume_writing(self) -> None:
        self._paused = False

    def _read(self, payload: bytes, now: float) -> None:
        """Handles one message."""
        try:
            message = read_client(payload)
        except BadMessage as error:
            self._connections.metrics.bad_messages += 1
            if self._bucket.take(now, message_costs.BAD_COST):
                self.send(encode(Problem(code="bad-message", detail=str(error), id=error.id)))
            else:
                self._flooded()
            return
        table = self.table
        if type(message) is Do:
            if table is not None:
                crowd = table.status.members
                if crowd > message_costs.CROWD:
                    self._charge(min(crowd / message_costs.CROWD, message_costs.MOST_FOR_A_CROWD))
                table.submit(self, message.id, message.command, message.pressed)
                if not self._measured or self.seat is None:
                    self._measured = True
                    self._connections.measure(self)
                return
        elif type(message) is Pong:
            self._ponged(message)
            return
        elif type(message) is Hello:
            self._charge(message_costs.HELLO_COST)
            self._connections.hello(self, message)
            return
        if table is None:
            self.send(encode(Problem(code="hello-first", id=getattr(message, "id", ""))))
        else:
            self._other_message(table, message, now)

    # called by the table

    def send(self, frame: bytes, kind: WSMsgType = TEXT) -> None:
        transport = self.transport
        if transport is None or self._leaving:
            return
        if self._paused and transport.underlying_transport.get_write_buffer_size() > self._connections.limits.backlog:
            self._connections.metrics.slow_clients += 1
            self.abort()
            return
        transport.send(kind, frame)

    def bye(self, code: ByeCode, retry: Millis | None = None) -> None:
        """Leaves the table, sends the reason, and closes."""
        transport = self.transport
        self._leave_table()
        if transport is None or self._leaving:
            return
        if retry is None and code in ("restart", "too-slow"):
            retry = self._connections.retry
        self.send(encode(Bye(code=code, retry=retry)))
        close = WSCloseCode.SERVICE_RESTART if code == "restart" else WSCloseCode.POLICY_VIOLATION
        self._close(close, deaf=code == "too-fast")

    def _close(self, code: WSCloseCode, reason: bytes | None = None, *, deaf: bool = False) -> None:
        """Closes after the client has read what was sent; `Connections.leaving` cuts off a client that does not read.

        Closing a socket with unread data would discard our last message, so for a flooder (`deaf`) we only stop
        reading.
        """
        transport = self.transport
        if transport is None or self._leaving:
            return
        self._leaving = True
        transport.send_close(code, reason)
        if deaf:
            transport.underlying_transport.pause_reading()
        else:
            transport.disconnect()
        self._connections.leaving(self)

    def hang_up(self) -> None:
        """Closes after sending what is buffered."""
        self._leaving = True
        if self.transport is not None:
            self.transport.disconnect()

    def abort(self) -> None:
        """Closes immediately."""
        self._leaving = True
        if self.transport is not None:
            self.transport.disconnect(graceful=False)

    # everything else

    def join(self, table: TablePort, guest: Identity, name: str, hello: Hello) -> None:
        """Joins a table after its hello was accepted."""
        if self.transport is None:
            return
        if self.table is not table:
            self.muted = frozenset()
            self._forget_latency()
        self._leave_table()
        self.table = table
        if guest != self.guest:
            self._bucket = self._connections.allowance(guest)
        self.guest, self.name, self.seat = guest, name, None
        self._joined = self._connections.seconds()
        self._connections.arriving(self, table)
        self.watching = hello.watch
        table.attach(self, None if hello.seen is None else Version(hello.seen), hello.resume_token)
        self._expect_ping()

    def seated(self, seat: Seat | None) -> None:
        """Called when a table on another node reports the seat that this connection acts for."""
        self.seat = seat
        self._expect_ping()

    def moved(self, table: TablePort) -> None:
        """Continues at the table's new owner, whose clock differs."""
        former, self.table = self.table, table
        if former is not None:
            self._connections.departing(self, former)
        self.seat = None
        self._forget_latency()
        self._connections.arriving(self, table)
        table.attach(self, age=1000 * (self._connections.seconds() - self._joined))
        self._expect_ping()

    def _forget_latency(self) -> None:
        """Discards measurements made against the clock of another table or node."""
        self.latency, self._since = UNMEASURED, self._asked
        self._pings.clear()

    def _expect_ping(self) -> None:
        """Schedules a player's next ping, soon if their latency must be measured."""
        if self._measured and not self.latency.measured:
            self._connections.measure(self)
        elif self.plays:
            self._connections.expect(self)

    @property
    def plays(self) -> bool:
        """Whether the connection acts for a seat."""
        return self.seat is not None and not self.watching

    def _leave_table(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            table.detach(self)
            self._connections.departing(self, table)

    def ping(self) -> int | None:
        """Sends a ping to measure the latency; aborts a connection that has been silent for too long. Returns the
        number of ticks until the next ping."""
        connections = self._connections
        if self.transport is None:
            return None
        if connections.seconds() - self._heard > connections.limits.silence_seconds:
            self.abort()
            return None
        table = self.table
        if table is not None:
            unsure = bool(self._pings) or len(self.latency.samples) < FIRST
            self._asked += 1
            status = table.status
            if not status.clock_is_stopped:  # a stopped clock measures nothing
                self._sent_ping(table, status.now())
            latency = self.latency
            known = latency.measured
            offset = round(latency.offset, 1) if known else None
            self.send(encode(Ping(n=self._asked, offset=offset, delay=round(latency.delay, 1) if known else None)))
            if self._measured and len(latency.samples) < FIRST and self._asked - self._since < 2 * FIRST:
                return QUICK
            if self.seat is not None and status.pace == "playing":
                return UNSURE if unsure else PLAYING
            if self.seat is not None and status.pace == "waiting":
                return WAITING
        return IDLE

    def _sent_ping(self, table: TablePort, now: float) -> None:
        pings = self._pings
        pings[self._asked] = now
        oldest = next(iter(pings))
        if now - pings[oldest] > UNANSWERED and self.latency.measured:
            self.latency = self.latency.lapsed()
            table.remeasured(self)
        if len(pings) > _OPEN_PINGS:
            del pings[oldest]

    def _ponged(self, pong: Pong) -> None:
        sent = self._pings.pop(pong.n, None)
        if sent is not None and self.table is not None:
            for skipped in [n for n in self._pings if n < pong.n]:
                del self._pings[skipped]
            # behind a proxy, our socket's round trip is the proxy's
            kernel = shortest_round_trip(self._socket) if self._connections.direct else self._round_trip
            self.latency = self.latency.after_pong(sent, pong.clock, self.table.status.now(), kernel)
            self.table.note_activity(self)

    def _other_message(self, table: TablePort, message: object, now: float) -> None:
        """Handles a message that is not a command, a pong or a hello."""
        if isinstance(message, SendChat) and not self._connections.phrases(self.guest).take(now):
            self.send(encode(refused(message.id, TooFast())))
            return
        if isinstance(message, Ask):
            self._charge(message_costs.ASK_COST)
        elif isinstance(message, ChangeSettings | SeatBot):
            self._charge(message_costs.HELLO_COST)
        pass_on(table, self, message)

    def _other_frame(self, transport: WSTransport, frame: WSFrame, payload: bytes) -> None:
        if frame.rsv1:
            # the frame claims to be compressed, but no extension was negotiated
            self._close(WSCloseCode.PROTOCOL_ERROR, b"no extension was agreed on")
        elif frame.msg_type is PING:
            self.send(payload, PONG)
        elif frame.msg_type is WSMsgType.CLOSE:
            self._close(frame.get_close_code(), frame.get_close_message())
        elif frame.msg_type is not PONG:
            # none of our messages is binary or fragmented
            self._close(WSCloseCode.UNSUPPORTED_DATA, b"text frames in one piece")

    def woke(self, events: int) -> None:
        """Charges the address for waking a table, but not the guest, who must not be disconnected for playing a long
        game."""
        self._shared.charge(events / message_costs.EVENTS_PER_MESSAGE)

    def _charge(self, cost: float) -> None:
        """Charges a message's cost beyond that of its frame."""
        self._bucket.charge(cost)
        self._shared.charge(cost)

    def _flooded(self, retry: Millis | None = None) -> None:
        self._connections.metrics.floods += 1
        self.bye("too-fast", retry)
