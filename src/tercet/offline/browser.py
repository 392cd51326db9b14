"""The interface between the worker's Python and its JavaScript. Runs in Pyodide only."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Sequence
from typing import Any

from pyodide.ffi import create_proxy, to_js  # type: ignore[import-not-found]

from tercet.offline.application import Application
from tercet.offline.application import start as start_application
from tercet.offline.connection import LocalConnection
from tercet.offline.indexed_db_port import Kept
from tercet.offline.requests import answer


class IndexedDbKeeper:
    """Adapts `web/src/offline/indexed_db.ts` to `Keeper`."""

    def __init__(self, keeper: Any) -> None:
        self._keeper = keeper

    async def load(self) -> Kept:
        kept = await self._keeper.load()
        return Kept(
            [(table, version, row.to_bytes()) for table, version, row in kept.tables],
            [(name, data.to_bytes()) for name, data in kept.notes],
        )

    async def put(self, table: str, expected: int, version: int, row: bytes, chapter: bytes) -> int:
        found: int = await self._keeper.put(table, expected, version, to_js(row), to_js(chapter))
        return found

    async def chapters(self, table: str) -> Sequence[bytes]:
        return [chapter.to_bytes() for chapter in await self._keeper.chapters(table)]

    async def note(self, name: str, data: bytes) -> None:
        await self._keeper.note(name, to_js(data))

    async def remove(self, tables: Sequence[str], notes: Sequence[str]) -> None:
        await self._keeper.remove(to_js(list(tables)), to_js(list(notes)))


class Bridge:
    """Exposes one application to JavaScript: its requests, and its sockets by number."""

    def __init__(self, app: Application, page: Any) -> None:
        self._app = app
        self._page = page
        self._sockets: dict[int, LocalConnection] = {}
        self._asked: set[asyncio.Task[None]] = set()

    def ask(self, number: int, method: str, path: str, body: Any) -> None:
        task = asyncio.ensure_future(self._answer(number, method, path, b"" if body is None else body.to_bytes()))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)

    async def _answer(self, number: int, method: str, path: str, body: bytes) -> None:
        reply = await answer(self._app, method, path, body)
        data = reply.body if isinstance(reply.body, bytes) else b"".join([piece async for piece in reply.body])
        _, _, file = reply.headers.get("content-disposition", "").partition("filename=")
        self._page.answer(number, reply.status, reply.media, file.strip('"'), to_js(data))

    def open(self, number: int) -> None:
        def send(frame: bytes) -> None:
            self._page.message(number, frame.decode())

        def closed() -> None:
            self._sockets.pop(number, None)
            self._page.closed(number)

        self._sockets[number] = self._app.open(send, closed)

    def send(self, number: int, data: str) -> None:
        socket = self._sockets.get(number)
        if socket is not None:
            socket.receive(data.encode())

    def close(self, number: int) -> None:
        socket = self._sockets.get(number)
        if socket is not None:
            socket.close()

    def bots_answered(self, data: Any) -> None:
        self._app.thinker.answered(data.to_bytes())

    def stop(self) -> None:
        self._app.stop()


async def start(keeper: Any, page: Any, ask_bots: Any) -> Any:
    """Starts this worker's application."""

    def report_error(what: str, error: Exception) -> None:
        page.failed(what, "".join(traceback.format_exception(error)))

    app = await start_application(IndexedDbKeeper(keeper), lambda data: ask_bots(to_js(data)), report_error)
    return create_proxy(Bridge(app, page))
