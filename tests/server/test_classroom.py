"""A class of sixty browsers behind one address, under the default limits."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from tercet.server.settings import Limits
from tests.server.serving import run, running

PUPILS: Final = 60
BROWSER: Final = 6
"""Number of connections a browser keeps to one server."""
FILES: Final = 30
"""More files than the page of a table requests."""


class Kept:
    """A connection kept open, as a browser does."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def ask(self, method: str, path: str, body: bytes = b"", token: str = "") -> tuple[int, bytes]:
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
        head += "Content-Type: application/json\r\n"
        if token:
            head += f"Cookie: tercet_guest={token}\r\n"
        self._writer.write(head.encode() + b"\r\n" + body)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).lower()
        length = int(answer.split(b"content-length: ")[1].split(b"\r\n")[0])
        return int(answer.split()[1]), await self._reader.readexactly(length)

    def close(self) -> None:
        self._writer.close()


def built_client(folder: Path) -> list[str]:
    """Creates a client with this many files; returns their paths, the page first."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    for i in range(FILES - 1):
        (folder / "assets" / f"part-{i}.js").write_text("export {};")
    return ["/t/abc", *(f"/assets/part-{i}.js" for i in range(FILES - 1))]


def test_sixty_browsers_behind_one_address_load_the_page_and_join(tmp_path: Path) -> None:
    paths = built_client(tmp_path / "client")

    async def pupil(kept: list[Kept], number: int) -> tuple[str, str]:
        """Loads the complete page over six connections, then requests a name, the list of tables and a table."""

        async def load(connection: Kept, part: list[str]) -> None:
            for path in part:
                status, _ = await connection.ask("GET", path)
                assert status == 200, (path, status)

        await asyncio.gather(*(load(one, paths[i::BROWSER]) for i, one in enumerate(kept)))
        status, data = await kept[0].ask("POST", "/api/guests", b'{"name":"Pupil %d"}' % number)
        assert status == 201
        token: str = json.loads(data)["token"]
        assert (await kept[0].ask("GET", "/api/tables"))[0] == 200
        status, data = await kept[0].ask("POST", "/api/tables", b"{}", token)
        assert status == 201
        return json.loads(data)["code"], token

    async def body() -> None:
        async with (
            running(tmp_path / "data", client=tmp_path / "client", bots=False) as server,
            AsyncExitStack() as stack,
        ):
            host, port = server.url.removeprefix("http://").split(":")
            browsers = []
            for _ in range(PUPILS):
                kept = [Kept(*await asyncio.open_connection(host, int(port))) for _ in range(BROWSER)]
                for one in kept:
                    stack.callback(one.close)
                browsers.append(kept)
            joined = await asyncio.gather(*(pupil(kept, i) for i, kept in enumerate(browsers)))
            for code, token in joined:
                raw = await stack.enter_async_context(server.socket())
                assert raw.status == 101
                assert (await raw.hello(code, token))["type"] == "welcome"
            assert server.context.metrics.turned_away == 0
            assert server.context.metrics.limited_requests == 0

    run(body)


def test_files_and_requests_are_counted_separately(tmp_path: Path) -> None:
    built_client(tmp_path / "client")

    async def body() -> None:
        limits = Limits(requests=(0.001, 3), files=(0.001, 5))
        async with running(tmp_path / "data", client=tmp_path / "client", limits=limits, bots=False) as server:
            statuses = [(await server.raw("GET", "/"))[0] for _ in range(7)]
            assert statuses == [200] * 5 + [429] * 2
            statuses = [(await server.raw("GET", "/api/health"))[0] for _ in range(5)]
            assert statuses == [200] * 3 + [429] * 2

    run(body)


def test_a_limit_on_new_tables_is_reported_as_such(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, limits=Limits(tables=(0.001, 1)), bots=False) as server:
            anna = await server.guest()
            await server.table(anna)
            headers = {"authorization": f"Bearer {anna.token}", "content_type": "application/json"}
            status, _, answer = await server.raw("POST", "/api/tables", b'{"game":"cards"}', **headers)
            assert (status, json.loads(answer)["code"]) == (429, "too-many-tables")

    run(body)
