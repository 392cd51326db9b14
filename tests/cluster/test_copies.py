"""A copy of a database beside the original, on the same bus: neither listens to the other, and both log it."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tercet.cli import main
from tercet.cluster.packets import VERSION, version_name
from tercet.cluster.peers import News, encode, raw
from tercet.server.startup import cluster_membership
from tests.cluster.patience import patience
from tests.nats import shared_nats
from tests.postgres import binaries, shared_postgres
from tests.server.serving import Running, run, running


@pytest.fixture(autouse=True)
def _patience() -> Iterator[None]:
    with patience():
        yield


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the servers log about each other."""
    said: list[str] = []
    monkeypatch.setattr(cluster_membership, "log_event", lambda what, **_: said.append(what))
    return said


async def database_id(url: str) -> str:
    db = await asyncpg.connect(url)
    try:
        name: str = await db.fetchval("SELECT name FROM database_id")
        return name
    finally:
        await db.close()


async def heard_each_other(*nodes: Running) -> None:
    for node in nodes:
        assert node.context.cluster is not None
        while len(node.context.cluster.others()) < len(nodes) - 1:
            await asyncio.sleep(0.05)


async def check_apart(original: tuple[Running, ...], copy: Running, anna: Any, code: str) -> None:
    """Checks that a server on the copy neither sees nor affects the original."""
    assert copy.context.cluster is not None
    assert copy.context.cluster.others() == []
    assert (await copy.request("GET", "/api/tables"))["tables"] == []
    await copy.request("DELETE", "/api/guests/me", token=anna.token)
    assert copy.context.new_tables.take("192.0.2.7", 50.0)
    while copy.context.new_tables.spent:
        await asyncio.sleep(0.05)  # until the copy has sent its news
    # and until nodes that hear each other have heard what was sent after it
    (first, *others), marker = original, "192.0.2.8"
    assert first.context.new_tables.take(marker, 50.0)
    while any(node.context.new_tables.of(marker)._left > 90 for node in others):
        await asyncio.sleep(0.05)
    for node in original:
        assert node.context.new_tables.of("192.0.2.7")._left > 90
        assert (await node.request("GET", "/api/guests/me", token=anna.token))["name"] == "Anna"
        assert (await node.request("GET", f"/api/tables/{code}"))["players"] == ["Anna"]


def test_a_restored_backup_or_dump_on_the_same_bus_affects_nobody(tmp_path: Path, told: list[str]) -> None:
    postgres, bus = shared_postgres(), shared_nats().url
    url, restored = postgres.url(), postgres.url()

    async def body() -> None:
        async with AsyncExitStack() as stack:
            one, two = [
                await stack.enter_async_context(running(tmp_path / name, store=url, bus=bus)) for name in ("one", "two")
            ]
            await heard_each_other(one, two)
            anna = await one.guest("Anna")
            code = await one.table(anna, listed=True)
            table = await stack.enter_async_context(two.join(code, anna))
            await table.sit()
            file = str(tmp_path / "copy.db")
            assert await asyncio.to_thread(main, ["backup", file, "--store", url]) == 0
            assert await asyncio.to_thread(main, ["restore", file, "--store", restored]) == 0
            assert told == [], "no foreign node so far"
            async with running(tmp_path / "copy", store=restored, bus=bus) as copy:
                while told.count("servers of a copy of this database are on the same bus") < 3:
                    await asyncio.sleep(0.05)
                await check_apart((one, two), copy, anna, code)
            assert await database_id(restored) != await database_id(url)
            # PostgreSQL's tools copy everything, including this name, which counts only where it was assigned
            dump = [str(binaries() / "pg_dump"), "-h", str(postgres.folder), "-U", "tercet"]  # type: ignore[operator]
            schema = url.rsplit("=", 1)[1]
            dumped = await asyncio.to_thread(
                subprocess.run, [*dump, "-n", schema, "postgres"], capture_output=True, check=True, text=True
            )
            db = await asyncpg.connect(url)
            await db.execute("CREATE DATABASE dumped")
            elsewhere = url.replace("/postgres?", "/dumped?")
            there = await asyncpg.connect(elsewhere)
            await asyncio.to_thread(
                subprocess.run,
                [str(binaries() / "psql"), *dump[1:], "-q", "-d", "dumped"],  # type: ignore[operator]
                input=dumped.stdout,
                text=True,
                check=True,
                capture_output=True,
            )
            assert await database_id(elsewhere) == await database_id(url)
            async with running(tmp_path / "dumped", store=elsewhere, bus=bus) as copy:
                await check_apart((one, two), copy, anna, code)
            assert await database_id(elsewhere) != await database_id(url)
            await there.close()
            await db.execute("DROP DATABASE dumped")
            await db.close()

    run(body)


def test_a_node_belongs_to_us_by_its_lease_in_our_database(
    tmp_path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy of all of PostgreSQL's files equals the original, except for the leases in it."""
    monkeypatch.setattr(cluster_membership, "STRANGE_SECONDS", 1.0)
    url, twin = shared_postgres().url(), shared_postgres().url()
    bus = shared_nats().url

    async def body() -> None:
        async with running(tmp_path / "one", store=url, bus=bus) as one:
            anna = await one.guest("Anna")
            code = await one.table(anna, listed=True)
            async with one.join(code, anna) as table, running(tmp_path / "twin", store=twin, bus=bus):
                await table.sit()
            db = await asyncpg.connect(twin)
            await db.execute("UPDATE database_id SET name = $1", await database_id(url))
            original = await asyncpg.connect(url)
            key = await original.fetchval("SELECT data FROM keys")
            await db.execute("UPDATE keys SET data = $1", key)
            await db.close()
            await original.close()
            async with one.join(code, anna), running(tmp_path / "twin", store=twin, bus=bus) as copy:
                while sum(what.startswith("a node without a lease is on the bus") for what in told) < 2:
                    await asyncio.sleep(0.05)
                await check_apart((one,), copy, anna, code)

    run(body)


def test_a_node_without_a_lease_is_logged_once_however_late_we_check(
    told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = [0.0]
    monkeypatch.setattr(cluster_membership, "monotonic", lambda: seconds[-1])
    no_store: Any = None
    cluster = cluster_membership.Cluster("nats://127.0.0.1", no_store, b"key", "database")
    cluster._receive_news(encode(News("stranger", raw(()), {}, {}, version_name(VERSION))))
    cluster._look_for_strangers()
    assert told == []
    for _ in range(2):
        seconds.append(seconds[-1] + 3 * cluster_membership.STRANGE_SECONDS)
        cluster._look_for_strangers()
        assert told == ["a node without a lease is on the bus: it has lost the database, or uses a copy of it"]


def test_a_node_that_has_stopped_is_no_stranger(told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Its last news may arrive after its lease has ended."""
    seconds = [0.0]
    monkeypatch.setattr(cluster_membership, "monotonic", lambda: seconds[-1])
    no_store: Any = None
    cluster = cluster_membership.Cluster("nats://127.0.0.1", no_store, b"key", "database")
    cluster._receive_news(encode(News("stopped", raw(()), {}, {}, version_name(VERSION))))
    while seconds[-1] < 3 * cluster_membership.STRANGE_SECONDS:
        seconds.append(seconds[-1] + cluster_membership.NEWS_SECONDS)
        cluster._look_for_strangers()
    assert told == []
