"""Results in a PostgreSQL shared by several nodes: the same for all, and nothing is lost between them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from tercet.core.identity import Identity
from tercet.results.database.memory import MemoryResults
from tercet.results.database.postgres import PostgresResults, open_postgres_results
from tercet.results.port import GameFilter
from tercet.server.upkeep.result_writer import ResultWriter
from tercet.store.memory import MemoryStore
from tercet.store.port import Unavailable
from tests.postgres import RealPostgres, shared_postgres
from tests.results.finished import NOON
from tests.results.test_results import ANA, some_games
from tests.server.serving import running
from tests.server.test_http import finished_game


@asynccontextmanager
async def two_nodes() -> AsyncIterator[tuple[PostgresResults, PostgresResults]]:
    url = shared_postgres().url()
    nodes = await asyncio.gather(open_postgres_results(url), open_postgres_results(url))
    try:
        yield nodes[0], nodes[1]
    finally:
        for node in nodes:
            await node.close()


def test_nodes_that_write_simultaneously_lose_nothing() -> None:
    async def body() -> None:
        alone = MemoryResults()
        await alone.add_all(some_games())
        async with two_nodes() as nodes:
            games = some_games()
            added = await asyncio.gather(*(node.add(game) for game in games for node in nodes))
            assert sum(added) == len(games), "each game once"
            for node in nodes:
                assert await node.everything() == await alone.everything()

    asyncio.run(body())


def test_a_deletion_waits_for_another_nodes_write() -> None:
    async def body() -> None:
        async with two_nodes() as (one, other):
            writer = ResultWriter(MemoryStore(lambda work, *args: work(*args), lambda: NOON), other)
            async with one.erasure_lock():
                erasing = asyncio.create_task(writer.erase_guest(ANA, "—"))
                await one.add_all(some_games())
                assert not erasing.done()
                assert await other.games_of(ANA, GameFilter())
            await erasing
            assert await one.games_of(ANA, GameFilter()) == ()

    asyncio.run(body())


def test_an_error_under_the_lock_leaves_the_database_usable() -> None:
    async def body() -> None:
        async with two_nodes() as (one, _):
            with pytest.raises(KeyError):
                async with one.erasure_lock():
                    raise KeyError
            async with one.erasure_lock():
                pass

    asyncio.run(body())


def test_tables_of_another_version_are_recreated() -> None:
    async def body() -> None:
        url = shared_postgres().url()
        results = await open_postgres_results(url)
        await results.add_all(some_games())
        await results.close()
        db = await asyncpg.connect(url)
        await db.execute("UPDATE results_version SET version = 99")
        await db.close()
        results = await open_postgres_results(url)
        assert await results.latest() == 0
        await results.add_all(some_games())
        await results.close()
        results = await open_postgres_results(url)
        assert await results.latest() > 0
        await results.close()

    asyncio.run(body())


def test_a_name_no_text_can_store_identifies_nobody() -> None:
    async def body() -> None:
        async with two_nodes() as (one, _):
            await one.add_all(some_games())
            for name in ("ana\0", "\udc80"):
                assert await one.games_of(Identity(name), GameFilter()) == ()
                assert await one.count_listed("2026-11-15", name) == 0

    asyncio.run(body())


def test_a_server_on_a_database_stores_its_results_there(tmp_path: Path) -> None:
    url = shared_postgres().url()

    async def body() -> None:
        async with running(tmp_path, store=url) as server:
            _, (anna, _) = await finished_game(server, "Anna", "Bert")
            mine = await server.request("GET", "/api/guests/me/opponents", token=anna)
            assert [met["name"] for met in mine["opponents"]] == ["Bert"]
        assert not list(tmp_path.glob("results*"))
        other = await open_postgres_results(url)
        assert await other.latest() > 0
        await other.close()

    asyncio.run(body())


def test_a_stopped_database_is_reported_as_unavailable() -> None:
    postgres = RealPostgres()

    async def body() -> None:
        results = await open_postgres_results(postgres.url())
        await results.add_all(some_games())
        postgres.stop()
        with pytest.raises(Unavailable):
            await results.latest()
        postgres.start()
        assert await results.latest() > 0
        await results.close()

    try:
        asyncio.run(body())
    finally:
        postgres.close()
