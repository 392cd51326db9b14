"""Several servers acting as one, in one event loop: any node finds every table, and everybody sees the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from tercet.cluster.bus import LEAST_PAYLOAD
from tercet.cluster.leases import Leases
from tercet.cluster.peers import BusUnreachable, read_news
from tercet.core.cardgame.commands import ClaimSet, SayNoSet
from tercet.core.identity import Identity
from tercet.core.seating.commands import Ready
from tercet.core.sets.cards import find_sets
from tercet.server import guest_revocation
from tercet.server.context import ServerContext
from tercet.server.guards.address_limits import Allowances
from tercet.server.guards.guest_tokens import revocation_mark
from tercet.server.startup.cluster_membership import MOST_SPENT
from tercet.store.port import TableId, Unavailable
from tercet.store.postgres.node_leases import NodeId, Owner
from tests.cluster.patience import patience
from tests.nats import shared_nats
from tests.postgres import shared_postgres
from tests.server.serving import Running, play_on, run, running, start


@asynccontextmanager
async def nodes(folder: Path, count: int = 2, url: str = "") -> AsyncIterator[list[Running]]:
    """Several servers with one bus and one database, a new one unless a URL is given."""
    url, bus = url or shared_postgres().url(), shared_nats().url
    async with AsyncExitStack() as stack:
        stack.enter_context(patience())
        yield [
            await stack.enter_async_context(running(folder / str(number), store=url, bus=bus))
            for number in range(count)
        ]


def owns(server: Running, code: str) -> bool:
    return server.context.registry.awake(TableId(code)) is not None


def test_players_on_two_nodes_share_one_table(tmp_path: Path) -> None:
    async def body() -> None:
        async with nodes(tmp_path) as (one, two):
            anna, bert = await one.guest("Anna"), await two.guest("Bert")
            code = await one.table(anna)
            async with one.join(code, anna) as a, two.join(code, bert) as b, two.join(code, anna, watch=True) as w:
                await start([a, b])
                for _ in range(3):
                    await play_on([a, b])
                    await play_on([b, a])
                await w.until(lambda view: view.version >= a.version)
                assert a.view == b.view == w.view
                assert (a.seat, b.seat, w.seat) == (0, 1, None)
            assert (owns(one, code), owns(two, code)) == (True, False)

    run(body)


def test_a_stopping_node_hands_over_its_tables_and_other_nodes_clients_stay_connected(tmp_path: Path) -> None:
    async def body() -> None:
        url, bus = shared_postgres().url(), shared_nats().url
        async with AsyncExitStack() as first, nodes(tmp_path, url=url) as (two, three):
            one = await first.enter_async_context(running(tmp_path / "one", store=url, bus=bus))
            anna, bert = await one.guest("Anna"), await two.guest("Bert")
            code = await one.table(anna)
            async with two.join(code, anna) as a, three.join(code, bert) as b:
                await start([a, b])
                await play_on([a, b])
                assert owns(one, code)
                sockets = a._transport, b._transport
                await first.aclose()
                for _ in range(2):
                    await play_on([a, b])
                    await play_on([b, a])
                assert a.view == b.view
                assert (a.seat, b.seat) == (0, 1)
                assert (a._transport, b._transport) == sockets, "no socket was closed"
                assert owns(two, code) + owns(three, code) == 1

    run(body)


def test_a_connection_that_reaches_a_stopping_node_too_late_looks_further_and_stays_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the fix, it waited for that node's answer until its client gave up and reconnected."""

    async def body() -> None:
        url, bus = shared_postgres().url(), shared_nats().url
        async with AsyncExitStack() as first, nodes(tmp_path, url=url) as (two, three):
            one = await first.enter_async_context(running(tmp_path / "one", store=url, bus=bus))
            anna, bert = await one.guest("Anna"), await two.guest("Bert")
            code = await one.table(anna)
            async with two.join(code, anna) as a, three.join(code, bert) as b:
                await start([a, b])
                await play_on([a, b])
                assert one.context.cluster is not None
                assert three.context.cluster is not None
                stopping, leases = one.context.cluster, three.context.cluster.leases
                owner = Owner(stopping.leases.node, stopping.name)
                claim, close, links_closed = leases._store.claim, stopping.bus.close, asyncio.Event()

                async def claim_late(tables: Sequence[TableId], node: NodeId) -> dict[TableId, Owner | bool]:
                    if links_closed.is_set():
                        return await claim(tables, node)
                    await links_closed.wait()
                    return dict.fromkeys(tables, owner)  # as if it had been asked before the owner ended its lease

                async def close_bus() -> None:
                    links_closed.set()
                    await close()

                monkeypatch.setattr(leases._store, "claim", claim_late)
                monkeypatch.setattr(stopping.bus, "close", close_bus)
                sockets = a._transport, b._transport
                await first.aclose()
                assert links_closed.is_set()
                await play_on([a, b])
                await play_on([b, a])
                assert (a._transport, b._transport) == sockets, "no socket was closed"

    run(body)


def test_chat_settings_mutes_and_bots_work_through_another_node(tmp_path: Path) -> None:
    async def body() -> None:
        async with nodes(tmp_path) as (one, two):
            anna, bert = await two.guest("Anna"), await one.guest("Bert")
            code = await one.table(anna)
            async with two.join(code, anna) as a, one.join(code, bert) as b:
                await a.sit()
                await b.sit()
                await a.change_settings(chat=True)
                await a.send_chat(text="hello")
                assert (await b.chat.get()).text == "hello"
                await b.send_chat(text="yes")
                assert [(await a.chat.get()).text for _ in range(2)] == ["hello", "yes"]
                a.mute(b.seat)
                await a.send_chat(text="are you there?")  # everything sent before has arrived
                await b.send_chat(text="unheard")
                await b.send_chat(text="unheard, too")
                await a.seat_bot("novice")
                await b.until(lambda view: len(view.seating.chairs) == 3)
                assert b.view.seating.chairs[2].bot
                said = [a.chat.get_nowait().text for _ in range(a.chat.qsize())]
                assert said == ["are you there?"]

    run(body)


def test_any_node_describes_a_table_and_creates_its_rematch(tmp_path: Path) -> None:
    async def body() -> None:
        async with nodes(tmp_path) as (one, two):
            anna = await one.guest("Anna")
            code = await one.table(anna, listed=True, overrides={"seats": 1})
            async with two.join(code, anna) as table:
                await table.sit()
                for node in (one, two):
                    assert (await node.request("GET", f"/api/tables/{code}"))["players"] == ["Anna"]
                    mine = await node.request("GET", "/api/guests/me/tables", token=anna.token)
                    assert [(one["code"], one["phase"]) for one in mine["tables"]] == [(code, "lobby")]
                while not (listed := (await two.request("GET", "/api/tables"))["tables"]):
                    await asyncio.sleep(0.05)
                assert [card["code"] for card in listed] == [code]
                await table.do(Ready())
                await table.until(lambda view: view.phase == "play")
                while table.view.phase == "play":
                    found = find_sets(table.view.cards)
                    await table.do(ClaimSet(cards=found[0], seen=table.version) if found else SayNoSet())
            rematch = {"game": "cards", "edition": "es", "seats": 1, "after": code}
            made = [await node.request("POST", "/api/tables", rematch, token=anna.token) for node in (two, one, two)]
            assert len({card["code"] for card in made}) == 1
            assert made[0]["code"] != code

    run(body)


def test_a_guest_is_deleted_on_all_nodes(tmp_path: Path) -> None:
    async def body() -> None:
        async with nodes(tmp_path) as (one, two):
            anna, bert = await one.guest("Anna"), await two.guest("Bert")
            code = await one.table(bert)
            while not two.context.cluster or not two.context.cluster.others():
                await asyncio.sleep(0.05)
            async with one.join(code, anna) as a, two.join(code, bert) as b:
                await start([a, b])
                await two.request("DELETE", "/api/guests/me", token=anna.token)
                await b.until(lambda view: view.seating.chairs[0].left)
                assert b.view.seating.chairs[0].name != "Anna"
                while a.connected:
                    await asyncio.sleep(0.01)
            for node in (one, two):
                status, _, _ = await node.raw("GET", "/api/guests/me", authorization=f"Bearer {anna.token}")
                assert status == 401

    run(body)


def test_limits_of_an_address_apply_across_all_nodes(tmp_path: Path) -> None:
    async def body() -> None:
        async with nodes(tmp_path) as (one, two):
            address = "192.0.2.7"
            before = two.context.new_tables.of(address)._left
            assert one.context.new_tables.take(address, 3.0)
            # usage there is known here a second later
            while two.context.new_tables.of(address)._left > before - 3.0:
                await asyncio.sleep(0.05)

    run(body)


@pytest.mark.parametrize("name", ["guest-messages", "messages", "phrases", "guest-growth", "growth"])
def test_messages_and_log_growth_count_across_all_nodes(tmp_path: Path, name: str) -> None:
    async def body() -> None:
        async with nodes(tmp_path) as (one, two):
            here, there = (node.context.connections.allowances()[name] for node in (one, two))
            rate, most = here._limit
            for limit in (here, there):
                limit._now = lambda: 0.0  # nothing is refilled
            bucket = here.of("somebody")
            assert bucket.take(0.0, most / 2)
            bucket.charge(most)
            while there.of("somebody")._left > -most / 2:
                await asyncio.sleep(0.05)
            assert there.of("somebody")._left == pytest.approx(-most / 2)
            assert not there.take("somebody")
            # small amounts refilled as quickly are not worth a message, and received usage is not echoed
            assert here.take("somebody else", rate / 100)
            assert here.take("the last", most / 2)
            while there.of("the last")._left > most / 2:
                await asyncio.sleep(0.05)
            assert there.of("somebody else")._left == most
            assert bucket._left == pytest.approx(-most / 2)

    run(body)


def test_usage_on_credit_is_reported_too() -> None:
    limit = Allowances((1.0, 2.0), lambda: 0.0)
    limit.spent = {}
    bucket = limit.of("somebody")
    assert [bucket.reserve(0.0, 2.0, 3.0) for _ in range(3)] == [0.0, 2.0, None]
    assert limit.spent == {"somebody": 4.0}


def test_the_news_fits_into_one_message_however_much_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        async with nodes(tmp_path, 1) as (one,):
            cluster = one.context.cluster
            assert cluster is not None
            told: list[bytes] = []
            monkeypatch.setattr(cluster.bus, "publish", lambda _, data: told.append(data))
            for limit in cluster._limits.values():
                for number in range(5_000):
                    limit.charge(f"2001:0db8:ffff:ffff:ffff:ffff:{number:04x}:ffff", 1e7 / 3 + number)
            many = (f"2001:0db8:ffff:ffff:ffff:{number:04x}:ffff:ffff" for number in range(5_000))
            monkeypatch.setattr(cluster._occupancy, "_open", dict.fromkeys(many, 9_999))
            cluster._send_news()
            news = read_news(told[-1])
            assert len(news.connections) == MOST_SPENT
            assert {len(taken) for taken in news.spent.values()} == {MOST_SPENT}
            assert len(news.spent) == len(cluster._limits)
            assert len(told[-1]) < LEAST_PAYLOAD * 0.8, "the rest is for the open tables"

    run(body)


def test_a_node_without_a_lease_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        async with nodes(tmp_path, 1) as (one,):
            assert (await one.raw("GET", "/api/health"))[0] == 200
            monkeypatch.setattr(Leases, "holds", property(lambda _: False))
            health = await one.raw("GET", "/api/health")
            assert (health[0], b"no-store" in health[2]) == (503, True)

    run(body)


def test_a_guest_who_could_not_be_deleted_is_deleted_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Identity] = []

    async def body() -> None:
        async with nodes(tmp_path, 1) as (one,), one.pair() as (anna, bert):
            await start([anna, bert])
            context = one.context
            guests = context.connections.guests()
            assert len(guests) == 2
            marks = frozenset(map(revocation_mark, guests))
            erase = guest_revocation.erase_guest

            async def fails(_: ServerContext, guest: Identity) -> int:
                tried.append(guest)
                raise Unavailable("the bus is away")

            monkeypatch.setattr(guest_revocation, "erase_guest", fails)
            await guest_revocation.learn_revocations(context, marks)
            assert set(tried) == guests, "one failure delays nobody else"
            while context.connections.guests():
                await asyncio.sleep(0.01)
            monkeypatch.setattr(guest_revocation, "erase_guest", erase)
            assert marks <= context.guest_tokens.revoked, "and nobody can return meanwhile"
            await guest_revocation.learn_revocations(context, marks)
            assert [table for guest in guests for table in await context.store.tables_of(guest)] == []

    run(body)


def test_a_permanently_closed_bus_is_reopened(tmp_path: Path) -> None:
    async def body() -> None:
        async with nodes(tmp_path) as (one, two):
            anna, bert = await one.guest("Anna"), await two.guest("Bert")
            code = await one.table(anna)
            async with one.join(code, anna) as a:
                assert two.context.cluster is not None
                bus = two.context.cluster.bus
                await bus._client.close()  # as the library does when NATS refuses a password
                assert not bus.is_connected
                async with two.join(code, bert) as b:
                    await start([a, b])
                    await play_on([b, a])
                assert bus.is_connected

    run(body)


def test_a_server_that_cannot_reach_its_bus_does_not_start_and_leaves_nothing_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tercet.cluster.bus.CONNECT_SECONDS", 0.2)
    url = shared_postgres().url()

    async def body() -> None:
        with pytest.raises(BusUnreachable, match=r"127\.0\.0\.1:1"):
            async with running(tmp_path / "one", store=url, bus="nats://127.0.0.1:1"):
                pass
        # the database is available to a standalone server
        async with running(tmp_path / "two", store=url) as server:
            await server.guest("Anna")

    run(body)
