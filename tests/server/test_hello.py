"""The first message of a connection: who joins which table, and what they have seen; and clients that never send it."""

from __future__ import annotations

import asyncio
import resource
from contextlib import AsyncExitStack
from pathlib import Path

from msgspec.structs import replace

from tercet.core.identity import bot_identity, guest_identity, kind_of
from tercet.core.seating.commands import Leave
from tercet.server.guards.guest_tokens import Guest, GuestTokens
from tercet.server.settings import DAY, Limits
from tercet.store.port import Moment, TableId
from tercet.tables.event_log import RECENT
from tercet.wire.messages import PROTOCOL
from tests.server.serving import Running, play_on, run, running, start
from tests.server.test_hostile import CALL, with_table


def test_an_outdated_page_is_told_to_reload(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        for protocol in (PROTOCOL - 1, PROTOCOL + 1, 10**9):
            async with server.socket() as raw:
                assert await raw.hello(code, token, protocol=protocol) == {"type": "bye", "code": "reload"}
                assert (await raw.message())["type"] == "closed"

    with_table(tmp_path, body, bots=False)


def test_nobody_joins_without_an_identity_or_an_existing_table(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        now = server.context.clock.moment()
        book, stranger = server.context.guest_tokens, GuestTokens(b"x" * 32, 400)
        anna = book.read(token, now)
        foreign = stranger.token(anna)
        expired = book.token(replace(anna, issued=Moment(now - 401 * DAY)))
        data, _, signature = token.partition(".")
        renamed = f"{book.token(replace(anna, name='Bert')).partition('.')[0]}.{signature}"
        for table, who, why in (
            (code, "", "no-guest"),
            (code, token + "x", "no-guest"),
            (code, data, "no-guest"),
            (code, foreign, "no-guest"),
            (code, expired, "no-guest"),
            (code, renamed, "no-guest"),
            ("nowhere", token, "no-table"),
        ):
            async with server.socket() as raw:
                assert (await raw.hello(table, who))["code"] == why
        async with server.socket(Cookie=f"tercet_guest={expired}") as raw:
            assert (await raw.hello(code, ""))["code"] == "no-guest"
        async with server.socket(Cookie=f"tercet_guest={token}") as raw:
            assert (await raw.hello(code, ""))["type"] == "welcome"

    with_table(tmp_path, body, bots=False)


def test_no_client_is_a_bot_whatever_its_token_name_and_commands_claim(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        book, now = server.context.guest_tokens, server.context.clock.moment()
        seated = bot_identity("expert", "4f")
        # even a token signed for such an id
        claims = (seated, "bot:", ":bot:expert")
        tokens = [book.token(Guest(guest_identity(claim), "bot:expert", now)) for claim in claims]
        for claim, claimed in zip(claims, tokens, strict=True):
            assert kind_of(book.read(claimed, now).identity) == "guest"
            async with server.socket(Cookie=f"tercet_guest={claimed}") as raw:
                assert (await raw.hello(code, ""))["type"] == "welcome"
                sit = {"type": "Sit", "name": claim, "bot": True}
                await raw.send({"type": "do", "id": "s", "command": sit})
                while (message := await raw.message())["type"] not in ("events", "refused", "closed"):
                    pass
                assert message["events"][0]["bot"] is False
        table = server.context.registry.awake(TableId(code))
        assert table is not None
        guests = table.event_log.guests
        assert {kind_of(guest) for guest in guests} == {"guest"}
        assert seated not in guests
        assert not any(chair.bot for chair in table.state.seating.chairs)
        assert len(guests) == len(table.state.seating.chairs) == len(set(claims))

    with_table(tmp_path, body, bots=False)


def test_messages_before_the_hello_are_refused(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        async with server.socket() as raw:
            await raw.send(CALL)
            assert await raw.message() == {"type": "problem", "code": "hello-first", "id": "c"}

    with_table(tmp_path, body, bots=False)


def test_a_client_that_never_says_hello_is_disconnected(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        connections = server.context.connections
        async with AsyncExitStack() as stack:
            silent = [await stack.enter_async_context(server.socket()) for _ in range(50)]
            async with server.socket() as raw:
                assert (await raw.hello(code, token))["type"] == "welcome"
                connections.limits = replace(connections.limits, hello_seconds=0.1)
                for other in silent:
                    assert [message["type"] for message in await other.until_closed()] == ["bye"]
                await raw.send({"type": "do", "id": "s", "command": {"type": "Sit", "name": "x"}})
                while (message := await raw.message())["type"] == "watchers":
                    print(message)
                assert message["type"] == "your-seat"
        assert server.context.metrics.silent == 50

    with_table(tmp_path, body, bots=False, limits=Limits(hello_seconds=100.0))


def test_outdated_versions_and_other_peoples_ids_do_no_harm(tmp_path: Path) -> None:
    async def body(server: Running, code: str, token: str) -> None:
        async with server.pair() as (one, two):
            await start([one, two])
            async with server.socket() as raw:
                welcome = await raw.hello(one.code, token, seen=10**9)
                assert welcome["view"]["version"] == one.version
                await raw.send(CALL)
                assert (await raw.message("watchers"))["code"] == "not-seated"
            await play_on([one, two])

    with_table(tmp_path, body, bots=False)


def test_a_client_far_behind_gets_the_full_view_and_others_only_what_they_missed(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            anna, carl = await server.guest("Anna"), await server.guest("Carl")
            code = await server.table(anna)
            async with server.join(code, anna) as one:
                await one.sit()
                async with server.socket() as raw:
                    first = await raw.hello(code, carl.token)
                    seen, resume_token = first["version"], first["resume_token"]
                for _ in range(RECENT // 2 + 1):
                    await one.do(Leave())
                    left = one.version
                    await one.sit()
                async with server.socket() as raw:
                    welcome = await raw.hello(code, carl.token, seen=seen, resume_token=resume_token)
                    assert welcome["view"]["version"] == welcome["version"] == one.version
                async with server.socket() as raw:
                    welcome = await raw.hello(code, carl.token, seen=left, resume_token=resume_token)
                    assert "view" not in welcome
                    assert (await raw.message("watchers"))["after"] == left

    run(body)


def test_thousands_of_silent_connections_from_many_addresses_do_not_stop_a_table(tmp_path: Path) -> None:
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    crowd = min(2000, (files - 300) // 2)

    async def silent(server: Running, stack: AsyncExitStack, number: int) -> None:
        raw = server.socket()
        raw.local = f"127.0.{2 + number // 200}.{1 + number % 200}"
        await stack.enter_async_context(raw)
        assert raw.status == 101

    async def body() -> None:
        async with (
            running(tmp_path, bots=False, limits=Limits(hello_seconds=100.0)) as server,
            AsyncExitStack() as stack,
            server.pair(overrides={"no_set": "auto", "point_seconds": 30}) as (one, two),
        ):
            await start([one, two])
            played = 0
            for first in range(0, crowd, 100):
                await asyncio.gather(
                    *(silent(server, stack, number) for number in range(first, min(first + 100, crowd)))
                )
                await play_on([one, two])
                played += 1
            assert server.context.metrics.connections == crowd + 2
            connections = server.context.connections
            connections.limits = replace(connections.limits, hello_seconds=0.1)
            while server.context.metrics.connections > 2:
                if one.view.phase == "play":
                    await play_on([one, two])
                await asyncio.sleep(0.05)
            assert server.context.metrics.silent == crowd
            assert played == -(-crowd // 100)
            assert one.connected
            assert two.connected

    run(body)
