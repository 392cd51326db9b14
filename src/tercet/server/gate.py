"""The outermost gate: connections that send no request, endless headers, or come too many from one address.

uvicorn waits for a first request for ever and reads headers of any length; here both have an end.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tercet.server.door import Door
from tercet.server.limits import Occupancy, neighbourhood

HEAD_SECONDS: Final = 10.0
"""How long the head of a request may take."""
HEAD_BYTES: Final = 32 * 1024


def http_protocol(door: Door) -> type[HttpToolsProtocol]:
    """What uvicorn's `http` setting takes: its own protocol with a gate in front."""
    occupancy = Occupancy(door.limits.plain_connections)
    open_now: set[HttpToolsProtocol] = set()

    class Gated(HttpToolsProtocol):
        """One connection before, or without, an upgrade."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._waiting: asyncio.TimerHandle | None = None
            self._head = 0
            # behind a proxy all come from one address, and the proxy sees to them
            self._address = neighbourhood(self.client[0]) if door.direct and self.client else ""
            if len(open_now) >= door.room or (self._address and not occupancy.enter(self._address)):
                self._address = ""
                door.metrics.turned_away += 1
                transport.abort()
                return
            open_now.add(self)
            self._expect_head()

        def connection_lost(self, exc: Exception | None) -> None:
            self._gone()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._waiting is not None:
                self._head += len(data)
                if self._head > HEAD_BYTES:
                    self.send_400_response("The head of the request is too long.")
                    return
            super().data_received(data)

        def on_headers_complete(self) -> None:
            self._stop_waiting()
            super().on_headers_complete()

        def on_message_begin(self) -> None:
            if self._waiting is None:
                self._expect_head()
            super().on_message_begin()

        def handle_websocket_upgrade(self) -> None:
            self._gone()
            super().handle_websocket_upgrade()

        def _expect_head(self) -> None:
            self._head = 0
            self._waiting = self.loop.call_later(HEAD_SECONDS, self._too_late)

        def _stop_waiting(self) -> None:
            if self._waiting is not None:
                self._waiting.cancel()
                self._waiting = None

        def _too_late(self) -> None:
            self._waiting = None
            door.metrics.silent += 1
            self.transport.abort()

        def _gone(self) -> None:
            self._stop_waiting()
            open_now.discard(self)
            if self._address:
                occupancy.leave(self._address)
                self._address = ""

    return Gated
