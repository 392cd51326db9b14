"""Serves HTTP and WebSocket on one port: uvicorn reads a request, and passes an upgraded transport to picows.

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
"""Initial size of a connection's read buffer, which grows for longer messages. An idle connection uses little
more memory than this."""


class _Log(logging.LoggerAdapter[logging.Logger]):
    """picows's logger. picows requests one per connection, and logs client mistakes as errors."""

    def getChild(self, _: str) -> _Log:
        return self

    def error(self, msg: object, *args: object, **more: Any) -> None:
        # a protocol violation by a client closes its connection, but is not a server error
        if not str(msg).startswith(("WS parser error", "on_ws_frame raised WSProtocolError")):
            super().error(msg, *args, **more)


_logger = _Log(logging.getLogger("tercet.picows"), {})
_logger.setLevel(logging.WARNING)


class _Upgraded(WSProtocol):  # type: ignore[misc]
    """picows's protocol; first copies what uvicorn has already read into picows's buffer."""

    def data_received(self, data: bytes) -> None:
        while data:
            room = self.get_buffer(len(data))
            count = min(len(room), len(data))
            room[:count] = data[:count]
            del room
            self.buffer_updated(count)
            data = data[count:]


def websocket_protocol(connections: Connections) -> Callable[..., asyncio.BufferedProtocol]:
    """Returns a function for uvicorn's `ws` setting, which creates the protocol for one upgrade."""

    def make(**_: Any) -> asyncio.BufferedProtocol:
        def accept(request: WSUpgradeRequest) -> Answer:
            peer = upgraded.transport.underlying_transport.get_extra_info("peername")
            return connections.accept(request, str(peer[0]) if isinstance(peer, tuple) else "local")

        upgraded = _Upgraded(
            None,  # host and port, for clients only
            None,
            False,  # this is the server
            accept,
            _logger,
            True,  # close the connection on an exception
            HANDSHAKE_SECONDS,
            False,  # no automatic pings: ours measure the latency
            10.0,
            10.0,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # no automatic answers to PING, which would bypass our limits; `Connection` answers
            connections.limits.frame,
            None,
            READ_BUFFER,
        )
        return cast("asyncio.BufferedProtocol", upgraded)

    return make
