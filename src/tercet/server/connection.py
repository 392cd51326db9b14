"""One WebSocket: reads what a client sends, hands it to its table, and sends what the table says."""

from __future__ import annotations

import socket
import sys
from typing import Any, Final, Protocol

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from tercet.core.chairs import Seat
from tercet.core.play import Millis, Version
from tercet.server.metrics import Metrics
from tercet.server.pings import FIRST, IDLE, PLAYING, QUICK
from tercet.server.settings import Limits
from tercet.store.port import GuestId
from tercet.table.buckets import Bucket
from tercet.table.desk import refused
from tercet.table.fairness import UNMEASURED, Line
from tercet.table.refusals import TooFast
from tercet.table.table import Table
from tercet.wire.codec import BadMessage, encode, read_client
from tercet.wire.messages import (
    Arrange,
    Ask,
    Bye,
    Do,
    Farewell,
    Hello,
    Here,
    Mute,
    Ping,
    Pong,
    Problem,
    Say,
    SeatBot,
)

TEXT: Final = WSMsgType.TEXT
BAD_COST: Final = 12.0
"""What a message that cannot be read costs: ten of them in a row are too many."""
SEND_BUFFER: Final = 128 * 1024
"""Bytes that the system may hold for one client; without a bound it holds megabytes for one that does not read."""
RETRY: Final = Millis(1000)
_OPEN_PINGS: Final = 4
_TCP_INFO_RTT: Final = 68
"""Where Linux's tcp_info holds the smoothed round trip, in microseconds."""


class Host(Protocol):
    """What a connection needs of the server."""

    limits: Limits
    metrics: Metrics
    direct: bool
    """Whether clients connect without a proxy between."""

    def seconds(self) -> float: ...

    def opened(self, connection: Connection) -> None: ...

    def closed(self, connection: Connection) -> None: ...

    def hello(self, connection: Connection, hello: Hello) -> None: ...

    def measure(self, connection: Connection) -> None: ...

    def rare(self, connection: Connection, table: Table, message: Say | Arrange | SeatBot) -> None: ...


class Connection(WSListener):
    """A client, from its hello on a member of one table."""

    __slots__ = (
        "_asked",
        "_bucket",
        "_door",
        "_heard",
        "_measured",
        "_paused",
        "_pings",
        "_said",
        "_socket",
        "address",
        "claimed",
        "guest",
        "line",
        "muted",
        "name",
        "next_ping",
        "seat",
        "table",
        "transport",
        "watching",
    )

    def __init__(self, door: Host, address: str, claimed: str) -> None:
        self._door = door
        self.address = address
        self.claimed = claimed
        """The token in the cookie."""
        self.transport: WSTransport | None = None
        self.table: Table | None = None
        self.guest = GuestId("")
        self.name = ""
        self.seat: Seat | None = None
        self.watching = False
        self.line: Line = UNMEASURED
        self.muted: frozenset[Seat] = frozenset()
        now = door.seconds()
        self._bucket = Bucket(door.limits.messages, now)
        self._said: Bucket | None = None
        self._heard = now
        self._paused = False
        self._pings: dict[int, float] = {}
        self._asked = 0
        self._measured = False
        """Whether he has done anything, so that his line is worth knowing."""
        self.next_ping = 0
        self._socket: Any = None

    # what picows calls

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self._socket = transport.underlying_transport.get_extra_info("socket")
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self._door.opened(self)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.transport = None
        if self.table is not None:
            self.table.detach(self)
            self.table = None
        self._door.closed(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind is not TEXT or not frame.fin:
            self._other_frame(transport, frame)
            return
        now = self._heard = self._door.seconds()
        if not self._bucket.take(now):
            self.bye("too-fast")
            return
        try:
            message = read_client(frame.get_payload_as_bytes())
        except BadMessage as error:
            self._door.metrics.bad_messages += 1
            if self._bucket.take(now, BAD_COST):
                self.send(encode(Problem(code="bad-message", detail=str(error), id=error.id)))
            else:
                self.bye("too-fast")
            return
        table = self.table
        if type(message) is Do:
            if table is not None:
                table.submit(self, message.id, message.command, message.pressed)
                if not self._measured:
                    self._measured = True
                    self._door.measure(self)
                return
        elif type(message) is Pong:
            self._ponged(message)
            return
        elif type(message) is Hello:
            self._door.hello(self, message)
            return
        if table is None:
            self.send(encode(Problem(code="hello-first", id=getattr(message, "id", ""))))
        else:
            self._rare(table, message, now)

    def pause_writing(self) -> None:
        self._paused = True

    def resume_writing(self) -> None:
        self._paused = False

    # what the table calls

    def send(self, frame: bytes) -> None:
        transport = self.transport
        if transport is None:
            return
        if self._paused and transport.underlying_transport.get_write_buffer_size() > self._door.limits.backlog:
            self._door.metrics.slow_clients += 1
            self._abort()
            return
        transport.send(TEXT, frame)

    def bye(self, code: Farewell, close: WSCloseCode = WSCloseCode.POLICY_VIOLATION) -> None:
        """Says why, then closes; the table hears no more of this connection."""
        transport = self.transport
        table, self.table = self.table, None
        if table is not None:
            table.detach(self)
        if transport is None:
            return
        retry = RETRY if code in ("restart", "too-slow") else None
        transport.send(TEXT, encode(Bye(code=code, retry=retry)))
        transport.send_close(WSCloseCode.SERVICE_RESTART if code == "restart" else close)
        transport.disconnect()

    # the rest

    def joined(self, table: Table, guest: GuestId, name: str, hello: Hello) -> None:
        """The hello was good: the table takes over."""
        if self.transport is None:
            return
        if self.table is not None:
            self.table.detach(self)
        if self.table is not table:
            self.muted = frozenset()
        self.table = table
        self.guest, self.name, self.seat = guest, name, None
        self.watching = hello.watch
        table.attach(self, None if hello.seen is None else Version(hello.seen), hello.waking)

    def ping(self) -> int | None:
        """Measures the line; a connection that answers nothing for long is dead."""
        door = self._door
        if self.transport is None:
            return None
        if door.seconds() - self._heard > door.limits.silence_seconds:
            self._abort()
            return None
        table = self.table
        if table is not None:
            self._asked += 1
            self._pings[self._asked] = table.now()
            if len(self._pings) > _OPEN_PINGS:
                del self._pings[next(iter(self._pings))]
            line = self.line
            known = line.measured
            offset = round(line.offset, 1) if known else None
            self.send(encode(Ping(n=self._asked, offset=offset, delay=round(line.delay, 1) if known else None)))
            if self._measured and len(line.samples) < FIRST and self._asked < 2 * FIRST:
                return QUICK
            if self.seat is not None and table.is_racing:
                return PLAYING
        return IDLE

    def _ponged(self, pong: Pong) -> None:
        sent = self._pings.pop(pong.n, None)
        if sent is not None and self.table is not None:
            self.line = self.line.heard(sent, pong.clock, self.table.now(), self._kernel())

    def _kernel(self) -> float | None:
        """The round trip that the system sees, in milliseconds, where nobody stands between."""
        if not self._door.direct or sys.platform != "linux":
            return None
        try:
            info: bytes = self._socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _TCP_INFO_RTT + 4)
        except OSError:
            return None
        return int.from_bytes(info[_TCP_INFO_RTT:], sys.byteorder) / 1000

    def _rare(self, table: Table, message: object, now: float) -> None:
        """Everything that is not a command, a pong or a hello."""
        match message:
            case Here():
                table.heard(self)
            case Ask(id=id, question=question):
                table.ask(self, id, question)
            case Mute(seat=seat, on=on):
                self.muted = self.muted | {seat} if on else self.muted - {seat}
            case Say():
                if self._said is None:
                    self._said = Bucket(self._door.limits.phrases, now)
                if self._said.take(now):
                    self._door.rare(self, table, message)
                else:
                    self.send(encode(refused(message.id, TooFast())))
            case Arrange() | SeatBot():
                self._door.rare(self, table, message)

    def _other_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code(), frame.get_close_message())
            transport.disconnect()
        elif frame.msg_type != WSMsgType.PONG:
            # nothing that we speak comes in bytes or in pieces
            transport.send_close(WSCloseCode.UNSUPPORTED_DATA, b"text frames in one piece")
            transport.disconnect()

    def _abort(self) -> None:
        if self.transport is not None:
            self.transport.disconnect(graceful=False)
