"""Rooms of four that only echo, with no game and no disk: the cost of each stack alone.

`python -m bench.server_floors own|starlette PORT`: our own stack, or Starlette on uvicorn, the obvious alternative. The
server decodes and counts each message and sends it to the four as one JSON event of realistic size.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any, cast

import msgspec
import uvicorn

FILLER = "x" * 170
"""Makes an echo as long as the average event of a real game."""


class Incoming(msgspec.Struct):
    type: str
    id: str = ""
    table: str = ""
    command: Any = None


class Echo(msgspec.Struct, tag_field="type", tag="events"):
    after: int
    events: tuple[Any, ...]
    by: int
    id: str


_decode = msgspec.json.Decoder(Incoming).decode
_encode = msgspec.json.Encoder().encode
WELCOME = b'{"type":"welcome"}'


class Room:
    """Four members and a count."""

    def __init__(self) -> None:
        self.count = 0
        self.members: list[Any] = []

    def echo(self, message: Incoming, by: int) -> bytes:
        self.count += 1
        return _encode(Echo(self.count, ({"type": "Echo", "at": self.count, "text": FILLER},), by, message.id))


ROOMS: dict[str, Room] = {}


def own(port: int) -> None:
    """picows under uvicorn, as in the server."""
    from picows import WSFrame, WSListener, WSMsgType, WSTransport

    from tercet.server.main import tame_collector
    from tercet.server.settings import Limits
    from tercet.server.websocket.upgrade import websocket_protocol

    class Member(WSListener):
        __slots__ = ("room", "seat", "transport")

        def on_ws_connected(self, transport: WSTransport) -> None:
            self.transport = transport

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            message = _decode(frame.get_payload_as_bytes())
            if message.type == "hello":
                self.room = ROOMS.setdefault(message.table, Room())
                self.seat = len(self.room.members)
                self.room.members.append(self)
                transport.send(WSMsgType.TEXT, WELCOME)
                return
            data = self.room.echo(message, self.seat)
            for member in self.room.members:
                member.transport.send(WSMsgType.TEXT, data)

    class Connections:
        limits = Limits()

        def accept(self, request: object, peer: str) -> Member:
            return Member()

    async def main() -> None:
        config = uvicorn.Config(
            _nothing,
            http="httptools",
            ws=websocket_protocol(cast("Any", Connections())),  # type: ignore[arg-type]
            port=port,
            lifespan="off",
            log_config=None,
        )
        tame_collector()
        await uvicorn.Server(config).serve()

    asyncio.run(main())


def starlette(port: int) -> None:
    """Starlette in its fastest configuration: the sans-I/O protocol, uvloop, no compression."""
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from tercet.server.main import tame_collector

    async def room(socket: WebSocket) -> None:
        await socket.accept()
        hello = _decode(await socket.receive_text())
        here = ROOMS.setdefault(hello.table, Room())
        seat = len(here.members)
        here.members.append(socket)
        await socket.send_text(WELCOME.decode())
        try:
            while True:
                text = here.echo(_decode(await socket.receive_text()), seat).decode()
                for member in here.members:
                    await member.send_text(text)
        except WebSocketDisconnect:
            here.members.remove(socket)

    app = Starlette(routes=[WebSocketRoute("/ws", room)])
    tame_collector()
    uvicorn.run(
        app,
        http="httptools",
        ws="websockets-sansio",
        loop="uvloop",
        ws_per_message_deflate=False,
        port=port,
        lifespan="off",
        log_config=None,
    )


async def _nothing(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 404, "headers": []})
    await send({"type": "http.response.body"})


if __name__ == "__main__":
    {"own": own, "starlette": starlette}[sys.argv[1]](int(sys.argv[2]))
