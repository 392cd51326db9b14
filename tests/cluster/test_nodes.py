"""Several servers as one, inside one loop: tables are found wherever they are, and everybody sees the same."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tercet.store.port import TableId
from tests.nats import shared_nats
from tests.postgres import shared_postgres
from tests.server.serving import Running, play_on, run, running, start


@asynccontextmanager
async def nodes(folder: Path, count: int = 2) -> AsyncIterator[list[Running]]:
    """So many servers with one database and one bus."""
    url, bus = shared_postgres().url(), shared_nats().url
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(running(folder / str(number), store=url, bus=bus))
            for number in range(count)
        ]


def owns(node: Running, code: str) -> bool:
    return node.context.registry.awake(TableId(code)) is not None


def test_players_of_one_table_on_two_nodes(tmp_path: Path) -> None:
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


def test_a_node_that_stops_hands_its_tables_over_and_clients_of_others_stay_connected(tmp_path: Path) -> None:
    async def body() -> None:
        url, bus = shared_postgres().url(), shared_nats().url
        async with AsyncExitStack() as first, nodes_at(tmp_path, url, bus) as (two, three):
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


@asynccontextmanager
async def nodes_at(folder: Path, url: str, bus: str, count: int = 2) -> AsyncIterator[list[Running]]:
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(running(folder / str(number), store=url, bus=bus))
            for number in range(count)
        ]
