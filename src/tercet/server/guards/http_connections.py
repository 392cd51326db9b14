"""The outermost guard: closes connections that send no request, an endless head, or a body that continues after its
response; limits connections and requests per address.

Without this guard, uvicorn waits forever for a first request, and reads heads of any length.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from time import monotonic
from typing import Final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tercet.api.bodies import ErrorBody
from tercet.server.guards.address_limits import Occupancy, subscriber_address
from tercet.server.guards.guest_tokens import COOKIE_BYTES
from tercet.server.websocket.connections import Connections

HEAD_SECONDS: Final = 10.0
"""How long the head of a request may take to arrive."""
HEAD_BYTES: Final = 32 * 1024
LINGER_SECONDS: Final = 2.0
"""How long a body may continue after its request has been answered."""
HEADS_AT_ONCE: Final = 32
"""Maximum number of pending requests on one connection."""
PATIENCE_SECONDS: Final = 5.0
"""If a request would have to wait longer than this, its connection is closed."""
STALLED_SECONDS: Final = 30.0
"""How long a client may leave a full send buffer unread."""

TOO_LONG_A_HEAD: Final = (
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    ErrorBody(code="too-long", detail="the request's headers are too long"),
)
TOO_LONG_A_COOKIE: Final = (
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    ErrorBody(
        code="too-long", detail=f"all cookies together are longer than {COOKIE_BYTES} bytes; delete those of this site"
    ),
)
ANOTHER_HOST: Final = (
    HTTPStatus.MISDIRECTED_REQUEST,
    ErrorBody(
        code="another-host", detail="this is not a name of this server; its operator can allow it with --allow-host"
    ),
)


def http_protocol(connections: Connections) -> type[HttpToolsProtocol]:
    """Returns a class for uvicorn's `http` setting: uvicorn's protocol with a guard in front."""
    occupancy = Occupancy(connections.limits.plain_connections)
    heads = connections.heads
    open_now: set[HttpToolsProtocol] = set()

    class GuardedHttp(HttpToolsProtocol):
        """One connection, until it is upgraded to a WebSocket or closed."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._waiting: asyncio.TimerHandle | None = None
            self._lingering: asyncio.TimerHandle | None = None
            self._stalled: asyncio.TimerHandle | None = None
            self._unread: list[bytes] = []
            self._turn: asyncio.TimerHandle | None = None
            self._head = 0
            self._between = True
            """Whether the next data starts a request."""
            self._refused = False
            # behind a proxy all connections have the proxy's address, and the proxy limits them
            self._address = subscriber_address(self.client[0]) if connections.direct and self.client else ""
            if len(open_now) >= connections.room or (self._address and not occupancy.enter(self._address)):
                self._address = ""
                connections.metrics.turned_away += 1
                transport.abort()
                return
            open_now.add(self)
            self._expect_head()

        def connection_lost(self, exc: Exception | None) -> None:
            self._gone()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._refused:
                return
            if self._turn is not None:
                self._unread.append(data)
            elif self._between and not self._is_its_turn():
                self._unread.append(data)
                self.transport.pause_reading()
            else:
                self._read(data)

        def _is_its_turn(self) -> bool:
            """Whether to read a request now. Requests from an address that sends too many are delayed, so they cost no
            more than that address's share."""
            if not self._address:
                return True
            self._between = False
            wait = heads.of(self._address).reserve(monotonic(), 1.0, PATIENCE_SECONDS)
            if wait == 0.0:
                return True
            connections.metrics.delayed += 1
            if wait is None:
                self._refused = True
                self._turn = self.loop.call_later(PATIENCE_SECONDS, self.transport.abort)
            else:
                self._turn = self.loop.call_later(wait, self._read_held)
            return False

        def _read_held(self) -> None:
            self._turn = None
            held, self._unread = b"".join(self._unread), []
            self.transport.resume_reading()
            self._read(held)

        def _read(self, data: bytes) -> None:
            if self._waiting is not None:
                self._head += len(data)
                if self._head > HEAD_BYTES:
                    self._refuse(*TOO_LONG_A_HEAD)
                    return
            super().data_received(data)

        def on_headers_complete(self) -> None:
            self._stop_waiting()
            if self._refused:
                return
            if sum(len(value) for name, value in self.headers if name == b"cookie") > COOKIE_BYTES:
                self._refuse(*TOO_LONG_A_COOKIE)
            elif not connections.hosts.is_ours([value for name, value in self.headers if name == b"host"]):
                self._refuse(*ANOTHER_HOST)
            else:
                super().on_headers_complete()

        def on_message_begin(self) -> None:
            if self._refused:
                return
            if len(self.pipeline) >= HEADS_AT_ONCE:
                self._refused = True
                self.transport.abort()
                return
            if self._between and self._address:
                # several requests arrived together, and only the first has been charged
                heads.of(self._address).charge(1.0)
            self._between = False
            if self._waiting is None:
                self._expect_head()
            super().on_message_begin()

        def on_body(self, body: bytes) -> None:
            if not self._refused:
                super().on_body(body)

        def on_message_complete(self) -> None:
            self._between = True
            if self._lingering is not None:
                self._lingering.cancel()
                self._lingering = None
            if not self._refused:
                super().on_message_complete()

        def on_response_complete(self) -> None:
            if self.cycle.more_body and not self.pipeline:
                # the response has been sent, but the body is still arriving, perhaps forever
                self._lingering = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
            super().on_response_complete()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

        def resume_writing(self) -> None:
            super().resume_writing()
            if self._stalled is not None:
                self._stalled.cancel()
                self._stalled = None

        def handle_websocket_upgrade(self) -> None:
            if self._refused:
                return
            self._gone()
            super().handle_websocket_upgrade()

        def _refuse(self, status: HTTPStatus, error: ErrorBody) -> None:
            """Sends the reason, and stops reading."""
            self._refused = True
            connections.metrics.turned_away += 1
            connections.charge_refusal(self._address)
            body = msgspec.json.encode(error)
            head = (
                f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
            self.transport.close()

        def _expect_head(self) -> None:
            self._head = 0
            self._waiting = self.loop.call_later(HEAD_SECONDS, self._too_late)

        def _stop_waiting(self) -> None:
            if self._waiting is not None:
                self._waiting.cancel()
                self._waiting = None

        def _too_late(self) -> None:
            self._waiting = None
            connections.metrics.silent += 1
            self.transport.abort()

        def _gone(self) -> None:
            self._stop_waiting()
            for timer in (self._lingering, self._stalled, self._turn):
                if timer is not None:
                    timer.cancel()
            self._lingering = self._stalled = self._turn = None
            self._unread = []
            open_now.discard(self)
            if self._address:
                occupancy.leave(self._address)
                self._address = ""

    return GuardedHttp
