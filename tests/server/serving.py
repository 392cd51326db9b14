"""A complete server inside a test's event loop, and players for it."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tercet.client import CommandRefused, Pass, RemoteTable, connect, introduce, make_table
from tercet.client.guest import request
from tercet.core.cardgame.commands import CallSet, NameCard, PointCards, SayNoSet
from tercet.core.cardgame.takings import hidden_card, takings
from tercet.core.dicegame.questions import PreviewTurn
from tercet.core.engine.game import Command
from tercet.core.seating.commands import Ready
from tercet.server.context import ServerContext
from tercet.server.main import open_context, open_port
from tercet.server.settings import Limits, Settings
from tercet.wire.messages import PROTOCOL

Answer = tuple[int, dict[str, str], bytes]

PATIENCE = 300.0
"""Seconds; a busy machine may be slow, and failures don't wait."""


@dataclass
class Running:
    """A running server, and its address."""

    context: ServerContext
    url: str

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    async def guest(self, name: str = "Anna") -> Pass:
        return await introduce(self.url, name)

    async def table(self, who: Pass, **terms: Any) -> str:
        return await make_table(self.url, who, **terms)

    def join(self, code: str, who: Pass, *, watch: bool = False) -> Any:
        return connect(f"{self.url}/t/{code}", who=who, watch=watch)

    @asynccontextmanager
    async def pair(self, **terms: Any) -> AsyncIterator[tuple[Any, Any]]:
        """Anna, the host, and Bert, connected to a new table but not yet seated."""
        anna, bert = await self.guest("Anna"), await self.guest("Bert")
        code = await self.table(anna, **terms)
        async with self.join(code, anna) as one, self.join(code, bert) as two:
            yield one, two

    async def request(self, method: str, path: str, body: Any = None, *, token: str = "") -> Any:
        return await request(method, self.url + path, body, token=token, seconds=PATIENCE)

    async def raw(
        self, method: str, path: str, data: bytes | None = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Sends any request; returns status, headers and body."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}

        def ask() -> tuple[int, dict[str, str], bytes]:
            asked = urllib.request.Request(self.url + path, data, named, method=method)
            try:
                with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                    return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()
            except urllib.error.HTTPError as error:
                with error:
                    return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()

        return await asyncio.to_thread(ask)

    def socket(self, **headers: str) -> RawSocket:
        return RawSocket(self.url, headers)


@asynccontextmanager
async def running(
    folder: Path, *, limits: Limits | None = None, calendar: Callable[[], float] = time.time, **settings: Any
) -> AsyncIterator[Running]:
    """Runs a server; `calendar` returns the seconds since 1970."""
    terms = Settings(data=folder, port=0, limits=limits or Limits(), **settings)
    async with open_context(terms, calendar=calendar) as context, open_port(context) as address:
        yield Running(context, address.rstrip("/"))


def run(body: Callable[[], Awaitable[None]], seconds: float = PATIENCE) -> None:
    async def main() -> None:
        async with asyncio.timeout(seconds):
            await body()

    asyncio.run(main())


async def start(tables: list[RemoteTable]) -> None:
    """Seats all players and marks them ready."""
    for table in tables:
        await table.sit()
    for table in tables:
        await table.do(Ready())
    for table in tables:
        await table.until(lambda view: view.phase == "play")


async def handled(table: RemoteTable) -> None:
    """Waits until the server has handled everything this client sent: answers arrive in order; cards refuse this."""
    with suppress(CommandRefused):
        await table.ask(PreviewTurn(()))


async def press(table: RemoteTable, command: Command) -> None:
    """Presses until it is not too soon: a busy machine misjudges clocks, and no person presses the moment cards are
    shown (C16)."""
    while True:
        try:
            await table.do(command)
        except CommandRefused as refused:
            if refused.code != "too-soon":
                raise
        else:
            return


async def play_on(tables: list[RemoteTable]) -> None:
    """The first player takes a SET, or everybody agrees that there is none."""
    first = tables[0]
    found = takings(first.view)
    if first.view.naming_until is not None:
        await first.do(NameCard(card=hidden_card(first.view) or 0))
    elif found:
        await press(first, CallSet(seen=first.version))
        await first.do(PointCards(cards=found[0]))
    else:
        for table in tables:
            await press(table, SayNoSet())
    await catch_up(tables)


async def catch_up(tables: list[RemoteTable]) -> None:
    """Waits until every player has seen as much as the one who is furthest ahead."""
    latest = max(table.version for table in tables)
    for table in tables:
        await table.until(lambda view: view.version >= latest)


class RawSocket:
    """A raw WebSocket, to send what no well-behaved client would."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self._host, port = url.removeprefix("http://").split(":")
        self._port = int(port)
        self._headers = headers
        self.status = 0
        self._ended = False
        self.local = ""
        """The address to connect from; empty for any."""

    async def __aenter__(self) -> RawSocket:
        local = (self.local, 0) if self.local else None
        self._reader, self._writer = await asyncio.open_connection(self._host, self._port, local_addr=local)
        try:
            self._writer.write(self.upgrade())
            answer = await self._reader.readuntil(b"\r\n\r\n")
        except BaseException:  # the server closed it, or the test is over
            self._writer.transport.abort()
            raise
        self.status = int(answer.split()[1])
        return self

    def upgrade(self) -> bytes:
        """The upgrade request."""
        lines = [
            "GET /ws HTTP/1.1",
            f"Host: {self._host}:{self._port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in self._headers.items()),
        ]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def __aexit__(self, *_: object) -> None:
        self._writer.transport.abort()

    async def send(self, data: bytes | dict[str, Any], kind: int = 1, *, final: bool = True) -> None:
        self.write(self.framed(data, kind, final=final))
        await self.drained()

    def write(self, data: bytes) -> None:
        """Writes bytes unchanged; see `framed`."""
        self._writer.write(data)

    async def drained(self) -> None:
        await self._writer.drain()

    @staticmethod
    def framed(data: bytes | dict[str, Any], kind: int = 1, *, final: bool = True) -> bytes:
        """A client's frame, masked with zeros."""
        if isinstance(data, dict):
            data = json.dumps(data).encode()
        head = bytes([(0x80 if final else 0) | kind])
        if len(data) < 126:
            head += bytes([0x80 | len(data)])
        elif len(data) < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", len(data))
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", len(data))
        return head + bytes(4) + data

    async def hello(self, code: str, token: str, **more: Any) -> dict[str, Any]:
        await self.send({"type": "hello", "protocol": PROTOCOL, "table": code, "token": token, **more})
        return await self.message()

    async def frame(self, seconds: float = PATIENCE) -> tuple[int, bytes]:
        """The next frame; the end of the connection is (8, b"")."""
        try:
            async with asyncio.timeout(seconds):
                head = await self._reader.readexactly(2)
                size = head[1] & 127
                if size == 126:
                    (size,) = struct.unpack(">H", await self._reader.readexactly(2))
                elif size == 127:
                    (size,) = struct.unpack(">Q", await self._reader.readexactly(8))
                return head[0] & 15, await self._reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            return 8, b""

    async def message(self, *skipped: str) -> dict[str, Any]:
        """The next text frame that is neither a ping nor skipped; at the end `{"type": "closed"}`, once."""
        assert not self._ended, "the server has closed this connection"
        while True:
            kind, data = await self.frame()
            if kind == 8:
                self._ended = True
                return {"type": "closed"}
            found: dict[str, Any] = json.loads(data)
            if found["type"] not in ("ping", *skipped):
                return found

    async def until_closed(self) -> list[dict[str, Any]]:
        """All messages until the server closes."""
        found = []
        while (message := await self.message())["type"] != "closed":
            found.append(message)
        return found

    def shrink(self) -> None:
        """Stops reading and shrinks the receive buffer."""
        self._writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._reader._transport.pause_reading()  # type: ignore[attr-defined]
