"""Misbehaving clients: each gets a clear refusal or a closed socket, and other tables don't notice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tercet.client import CommandRefused
from tercet.core.cardgame.commands import CallSet, PointCards
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.games import GAMES
from tercet.core.seating.commands import AskHint
from tercet.locale import words
from tercet.server.settings import Limits
from tercet.wire.messages import PROTOCOL
from tests.server.serving import RawSocket, Running, handled, play_on, press, run, running, start

CALL = {"type": "do", "id": "c", "command": {"type": "CallSet"}}


def with_table(folder: Path, body: Callable[[Running, str, str], Awaitable[None]], **settings: Any) -> None:
    """A running server with one table; the body gets its code and a guest's token."""

    async def main() -> None:
        async with running(folder, **settings) as server:
            who = await server.guest()
            await body(server, await server.table(who), who.token)

    run(main)


UNREADABLE = (
    b"",
    b"not json",
    b"{",
    b"null",
    b"[]",
    b"{}",
    b'{"type":"unknown"}',
    b'{"type":"do"}',
    b'{"type":"do","id":"x","command":{"type":"Nonsense"}}',
    b'{"type":"do","id":"x","command":{"type":"ExpireCall","seat":0}}',
    b'{"type":"do","id":"x","command":{"type":"GoAway","seat":0}}',
    b'{"type":"do","id":"x","command":{"type":"Open"}}',
    b'{"type":"do","id":5,"command":{"type":"CallSet"}}',
    b'{"type":"do","id":"","command":{"type":"CallSet"}}',
    b'{"type":"do","id":"a b","command":{"type":"CallSet"}}',
    b'{"type":"do","id":"' + b"x" * 1000 + b'","command":{"type":"CallSet"}}',
    b'{"type":"do","id":"x","command":{"type":"PointCards","cards":[1,2,3,4,5,6,7,8]}}',
    b'{"type":"do","id":"x","command":{"type":"PointCards","cards":5}}',
    b'{"type":"do","id":"x","command":{"type":"PointCards","cards":[1,2,"x"]}}',
    b'{"type":"do","id":"x","command":{"type":"CallSet"},"pressed":1e999}',
    b'{"type":"do","id":"x","command":{"type":"CallSet"},"pressed":"now"}',
    b'{"type":"pong","n":-1,"clock":0}',
    b'{"type":"pong","n":1e400,"clock":0}',
    b'{"type":"chat","id":"x","phrase":"you fool"}',
    b'{"type":"ask","id":"x","question":{"type":"preview-turn","dice":[{"die":256}]}}',
    b'{"type":"do","id":"x","command":' + b"[" * 5000,
    b"\xff\xfe\x00",
)


def test_an_unreadable_message_is_reported_and_play_continues(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        for data in UNREADABLE:
            async with server.socket() as raw:
                assert (await raw.hello(code, token))["type"] == "welcome"
                await raw.send(data)
                problem = await raw.message("watchers")
                assert (problem["type"], problem.get("code")) == ("problem", "bad-message"), data[:80]
                assert problem.get("id", "") == ("x" if b'"id":"x"' in data else ""), data[:80]
                await raw.send({"type": "ask", "id": "q", "question": {"type": "preview-turn", "dice": []}})
                assert (await raw.message("watchers"))["type"] == "refused"

    with_table(tmp_path, body, bots=False, limits=Limits(messages=(60.0, 1e6)))


def test_two_cards_are_readable_and_refused_with_the_size_of_a_SET(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path, bots=False) as server, server.pair() as tables:
            await start(list(tables))
            await press(tables[0], CallSet(seen=tables[0].version))
            with pytest.raises(CommandRefused) as refused:
                await tables[0].do(PointCards(cards=tables[0].view.layout[:2]))
            told = refused.value
            assert words("en")(f"refusal-{told.code}", **told.details) == "Choose 3 different cards."
            assert tables[0].view.call is not None, "it costs nothing, and the caller may still pick three"

    run(main)


def test_huge_numbers_do_no_harm(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        for number in (2**63, -(2**63), 10**30, -(10**30)):
            await try_number(server, code, token, number)

    async def try_number(server: Running, code: str, token: str, number: int) -> None:
        async with server.socket() as raw:
            await raw.hello(code, token)
            for message in (
                {"type": "do", "id": "a", "command": {"type": "CallSet", "seen": number, "at": number, "seat": number}},
                {"type": "do", "id": "b", "command": {"type": "PointCards", "cards": [number, 1, 2]}},
                {"type": "do", "id": "c", "command": {"type": "Remove", "who": number}},
                {"type": "mute", "seat": number},
            ):
                await raw.send(message)
                assert (await raw.message("watchers"))["type"] in ("refused", "problem")

    with_table(tmp_path, body, bots=False, limits=Limits(messages=(60.0, 1e6)))


def test_binary_fragmented_and_long_frames_close_the_connection(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        for data, kind, final in ((b"\x00\x01", 2, True), (b'{"type":', 1, False), (b"x" * 2**20, 1, True)):
            async with server.socket() as raw:
                await raw.hello(code, token)
                await raw.send(data, kind, final=final)
                await raw.until_closed()
        async with server.socket() as raw:
            assert (await raw.hello(code, token))["type"] == "welcome"

    with_table(tmp_path, body, bots=False)


def test_a_page_from_another_site_cannot_connect(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        async with server.socket(Origin="https://evil.example") as raw:
            assert raw.status == 403
        async with server.socket(Origin=server.url) as raw:
            assert raw.status == 101
        async with server.socket(Origin="https://friend.example") as raw:
            assert raw.status == 101

    with_table(tmp_path, body, bots=False, origins=("https://friend.example",))


def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        async with server.socket() as raw:
            await raw.hello(code, token)
            for i in range(400):
                await raw.send({"type": "do", "id": f"x{i}", "command": {"type": "CallSet"}})
            messages = await raw.until_closed()
            assert messages[-1] == {"type": "bye", "code": "too-fast"}
            assert len(messages) < 250

    with_table(tmp_path, body, bots=False)


def test_a_flood_of_garbage_is_cut_off_much_sooner(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        async with server.socket() as raw:
            await raw.hello(code, token)
            for _ in range(40):
                await raw.send(b"rubbish")
            messages = await raw.until_closed()
            assert messages[-1]["type"] == "bye"
            assert len(messages) < 15

    with_table(tmp_path, body, bots=False)


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        async with AsyncExitStack() as stack:
            statuses = [(await stack.enter_async_context(server.socket())).status for _ in range(8)]
            assert statuses == [101] * 5 + [429] * 3
        while server.context.metrics.connections:
            await asyncio.sleep(0.01)
        async with server.socket() as raw:
            assert raw.status == 101, "a client that leaves frees its place"

    with_table(tmp_path, body, bots=False, limits=Limits(connections=5))


def test_clients_behind_a_proxy_are_counted_separately_and_untrusted_headers_are_ignored(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        async with AsyncExitStack() as stack:
            for i in range(6):
                raw = await stack.enter_async_context(server.socket(**{"X-Forwarded-For": f"1.1.1.1, 10.0.0.{i}"}))
                assert raw.status == 101

    with_table(tmp_path / "a", body, bots=False, trust_proxy=True, limits=Limits(connections=1))

    async def direct(server: Running, code: str, token: str) -> None:
        async with (
            server.socket(**{"X-Forwarded-For": "10.0.0.1"}) as one,
            server.socket(**{"X-Forwarded-For": "10.0.0.2"}) as two,
        ):
            assert (one.status, two.status) == (101, 429)

    with_table(tmp_path / "b", direct, bots=False, limits=Limits(connections=1))


def test_a_client_that_does_not_read_is_cut_off_and_the_table_continues(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        anna = await server.guest("Anna")
        mine = await server.table(anna, chat=True)
        async with server.join(mine, anna) as table, AsyncExitStack() as stack:
            await table.sit()
            raw = await stack.enter_async_context(server.socket())
            await raw.hello(mine, token)
            raw.shrink()
            while server.context.metrics.slow_clients == 0:
                await table.send_chat(text="x" * 200)
            assert len(server.context.registry.awake(mine).members.welcomed) == 1  # type: ignore[arg-type, union-attr]

    with_table(tmp_path, body, bots=False, limits=Limits(backlog=64 * 1024, messages=(1e9, 1e9), phrases=(1e9, 1e9)))


def test_a_half_open_connection_is_detected(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        async with server.socket() as raw:
            await raw.hello(code, token)
            await raw.send({"type": "do", "id": "s", "command": {"type": "Sit", "name": "x"}})
            assert server.context.metrics.connections == 1
            while server.context.metrics.connections:  # it never answers pings
                await asyncio.sleep(0.02)

    with_table(tmp_path, body, bots=False, limits=Limits(silence_seconds=1.0))


class Pest:
    """A client that does everything wrong, for as long as the server lets it."""

    def __init__(self, server: Running, code: str, token: str) -> None:
        self._server, self._code, self._token = server, code, token

    async def run(self) -> None:
        while True:
            try:
                async with self._server.socket() as raw:
                    if raw.status != 101:
                        await asyncio.sleep(0.05)
                        continue
                    await self._annoy(raw)
            except (ConnectionError, asyncio.IncompleteReadError, TimeoutError):
                await asyncio.sleep(0.02)

    async def _annoy(self, raw: RawSocket) -> None:
        await raw.send({"type": "hello", "protocol": PROTOCOL, "table": self._code, "token": self._token})
        for i in range(30):
            await raw.send(b"{" * 100)
            await raw.send({"type": "do", "id": f"p{i}", "command": {"type": "CallSet"}})
            await asyncio.sleep(0.01)


def test_other_tables_continue_meanwhile(tmp_path: Path) -> None:
    """`python -m bench server` measures how much slower they get."""

    async def body(server: Running, code: str, token: str) -> None:
        async with server.pair(overrides={"deck": "solid", "no_set": "auto"}) as (one, two):
            await start([one, two])
            tokens = [(await server.guest(f"P{i}")).token for i in range(5)]
            pests = [asyncio.create_task(Pest(server, code, pest).run()) for pest in tokens]
            while one.view.phase == "play":
                await play_on([one, two])
                await handled(two)
                await asyncio.sleep(0.05)
            for pest in pests:
                pest.cancel()
            await asyncio.gather(*pests, return_exceptions=True)
            assert server.context.metrics.bad_messages > 20

    with_table(tmp_path, body, bots=False)


def test_an_error_in_the_rules_costs_one_command_and_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    transition = CARD_GAME.transition

    def broken(state: Any, command: Any, chance: Any) -> Any:
        if isinstance(command, AskHint):
            raise ZeroDivisionError("a bug")
        return transition(state, command, chance)

    monkeypatch.setitem(GAMES, "cards", replace(CARD_GAME, transition=broken))

    async def body(server: Running, code: str, token: str) -> None:
        async with server.pair() as (one, two):
            await start([one, two])
            with pytest.raises(CommandRefused, match="internal error"):
                await one.do(AskHint())
            await play_on([one, two])

    with_table(tmp_path, body, bots=False)


def test_connections_without_a_request_or_with_endless_headers_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tercet.server.guards.http_connections.HEAD_SECONDS", 0.3)

    async def body(server: Running, code: str, token: str) -> None:
        host, port = server.url.removeprefix("http://").split(":")
        for begun in (b"", b"GET / HTTP/1.1\r\nHost: localhost\r\n"):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(begun)
            assert await reader.read() == b""
            writer.close()
        monkeypatch.undo()
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET / HTTP/1.1\r\n" + b"x-filler: " + b"y" * 50_000)
        assert b" 431 " in await reader.read()
        writer.close()
        assert (await server.request("GET", "/api/health"))["status"] == "ok"

    with_table(tmp_path, body, bots=False)


def test_a_used_connection_may_stay_open_and_be_reused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tercet.server.guards.http_connections.HEAD_SECONDS", 0.3)

    async def body(server: Running, code: str, token: str) -> None:
        host, port = server.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        for _ in range(3):
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            head = await reader.readuntil(b"\r\n\r\n")
            assert b" 200 " in head
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            await reader.readexactly(length)
            # for as long as a silent connection may stay open
            idle, other = await asyncio.open_connection(host, int(port))
            assert await idle.read() == b""
            other.close()
        writer.close()

    with_table(tmp_path, body, bots=False)


def test_one_address_cannot_take_all_plain_connections_either(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        host, port = server.url.removeprefix("http://").split(":")
        opened = [await asyncio.open_connection(host, int(port)) for _ in range(8)]
        while server.context.metrics.turned_away < 3:
            await asyncio.sleep(0.01)
        for _, writer in opened:
            writer.close()

    with_table(tmp_path, body, bots=False, limits=Limits(plain_connections=5))


def test_a_failed_handshake_takes_no_place(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        host, port = server.url.removeprefix("http://").split(":")
        for _ in range(12):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
            assert b" 400 " in await reader.read()
            writer.close()
        async with server.socket() as raw:
            assert raw.status == 101
        assert server.context.metrics.connected == 1

    with_table(tmp_path, body, bots=False, limits=Limits(connections=5))
