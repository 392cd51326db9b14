"""HTTP and WebSocket on one port: uvicorn reads the request, and hands an upgrade's transport over to picows.

picows decodes and sends frames at a third of the cost of uvicorn's own WebSocket protocols (`bench/server.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, cast

from picows import WSAutoPingStrategy, WSUpgradeRequest
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from tercet.server.websocket.connections import Answer, Connections

HANDSHAKE_SECONDS: Final = 5.0
READ_BUFFER: Final = 2048
"""Bytes read at once from one client; it grows for a longer message. An idle connection costs little more than this."""


class _Log(logging.LoggerAdapter[logging.Logger]):
    """What picows logs. It asks for a logger for every connection, and logs a client's faults as errors."""

    def getChild(self, _: str) -> _Log:
        return self

    def error(self, msg: object, *args: object, **more: Any) -> None:
        # a client's faults close its connection, and are not errors of the server
        if not str(msg).startswith(("WS parser error", "on_ws_frame raised WSProtocolError")):
            super().error(msg, *args, **more)


_logger = _Log(logging.getLogger("tercet.picows"), {})
_logger.setLevel(logging.WARNING)


class _Upgraded(WSProtocol):  # type: ignore[misc]
    """picows reads into its own buffer; what uvicorn has already read is put there first."""

    def data_received(self, data: bytes) -> None:
        while data:
            room = self.get_buffer(len(data))
            count = min(len(room), len(data))
            room[:count] = data[:count]
            del room
            self.buffer_updated(count)
            data = data[count:]


def websocket_protocol(connections: Connections) -> Callable[..., asyncio.BufferedProtocol]:
    """A function for uvicorn's `ws` setting that creates the protocol for one upgrade."""

    def make(**_: Any) -> asyncio.BufferedProtocol:
        def accept(request: WSUpgradeRequest) -> Answer:
            peer = upgraded.transport.underlying_transport.get_extra_info("peername")
            return connections.accept(request, str(peer[0]) if isinstance(peer, tuple) else "local")

        upgraded = _Upgraded(
            None,  # host and port are for clients
            None,
            False,  # the server's side
            accept,
            _logger,
            True,  # an exception closes the connection
            HANDSHAKE_SECONDS,
            False,  # our own pings measure the latency
            10.0,
            10.0,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # picows would answer PINGs outside our limits; the connection does it within them
            connections.limits.frame,
            None,
            READ_BUFFER,
        )
        return cast("asyncio.BufferedProtocol", upgraded)

    return make
