"""A page's worker in this process; its storage survives it, and its bots answer immediately."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Command
from tercet.offline.application import Application, start
from tercet.offline.bot_worker import NOBODY, BotWorker
from tercet.offline.connection import LocalConnection
from tercet.offline.indexed_db_port import MemoryKeeper
from tercet.offline.requests import answer
from tercet.tables.bot_questions import BotInstances
from tercet.tables.dependencies import Clock
from tercet.wire.messages import PROTOCOL

PATIENCE = 60.0


class Device:
    """A worker, and the page that talks to it."""

    def __init__(self, app: Application, errors: list[Exception]) -> None:
        self.app = app
        self.errors = errors

    async def ask(self, method: str, path: str, body: Any = None, *, status: int = 200) -> Any:
        data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        reply = await answer(self.app, method, path, data)
        content = reply.body if isinstance(reply.body, bytes) else b"".join([piece async for piece in reply.body])
        assert reply.status == status, content
        return msgspec.json.decode(content) if reply.media == "application/json" else content

    def socket(self) -> Page:
        return Page(self.app)


class Page:
    """One socket as the page sees it."""

    def __init__(self, app: Application) -> None:
        self.got: list[dict[str, Any]] = []
        self.is_closed = False
        self._heard = asyncio.Event()
        self._connection: LocalConnection = app.open(self._receive, self._close)
        self._ids = 0

    def _receive(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        self.got.append(message)
        self._heard.set()
        if message["type"] == "ping":
            self.send({"type": "pong", "n": message["n"], "clock": 1.0})

    def _close(self) -> None:
        self.is_closed = True
        self._heard.set()

    def send(self, message: Any) -> None:
        self._connection.receive(msgspec.json.encode(message))

    def close(self) -> None:
        self._connection.close()

    async def until(self, met: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message that satisfies a condition, past or future."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.got:
                    if met(message):
                        return message
                self._heard.clear()
                await self._heard.wait()

    async def hello(self, table: str) -> dict[str, Any]:
        self.send({"type": "hello", "protocol": PROTOCOL, "table": table})
        return await self.until(lambda message: message["type"] in ("welcome", "bye"))

    async def do(self, command: Command) -> None:
        self._ids += 1
        name = f"c{self._ids}"
        self.send({"type": "do", "id": name, "command": command})
        given = await self.until(lambda message: message.get("id") == name)
        assert given["type"] in ("events", "done"), given


@asynccontextmanager
async def device(
    keeper: MemoryKeeper, clock: Clock | None = None, chance: Chance | None = None
) -> AsyncIterator[Device]:
    """Runs a page from start to end."""
    errors: list[Exception] = []
    bots = BotWorker(BotInstances(secret="test"))
    loop = asyncio.get_running_loop()

    def think(data: bytes) -> None:
        if data != NOBODY:
            loop.call_soon(lambda: app.thinker.answered(bots.answer(data)))

    app = await start(keeper, think, lambda what, error: errors.append(error), clock=clock, chance=chance)
    try:
        yield Device(app, errors)
    finally:
        app.stop()
        await asyncio.sleep(0)
    assert not errors, errors


def run(body: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        async with asyncio.timeout(PATIENCE):
            await body()

    asyncio.run(main())
