"""Nodes' calendars may be wrong, and the database's clock may be changed: no game is deleted, and none stalls."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path

import asyncpg
import pytest

from tercet.server.upkeep import maintenance
from tercet.store.port import TableId
from tercet.store.postgres.store import open_postgres
from tests.cluster.patience import patience
from tests.nats import RealNats, shared_nats
from tests.postgres import shared_postgres
from tests.server.serving import Running, play_on, run, running, start
from tests.store.conformance import a_record, save

DAYS = 24 * 3600.0
CALENDARS: dict[str, Callable[[], float]] = {
    "right": time.time,
    "fast": lambda: time.time() + 40 * DAYS,
    "slow": lambda: time.time() - 40 * DAYS,
}


def test_no_node_deletes_tables_by_its_own_calendar(tmp_path: Path) -> None:
    url, bus = shared_postgres().url(), shared_nats().url

    async def body() -> None:
        async with AsyncExitStack() as stack:
            right, fast, slow = [
                await stack.enter_async_context(running(tmp_path / name, store=url, bus=bus, calendar=calendar))
                for name, calendar in CALENDARS.items()
            ]
            db = await asyncpg.connect(url)
            stack.push_async_callback(db.close)
            played: list[tuple[Running, str]] = []
            for node in (right, slow):
                anna, bert = await stack.enter_async_context(node.pair())
                await start([anna, bert])
                await play_on([anna, bert])
                played.append((node, anna.code))
            asleep = [await node.table(await node.guest()) for node in (right, slow, fast)]
            for node, code in zip((right, slow, fast), asleep, strict=True):
                node.context.registry.put_to_sleep(TableId(code), hand_over=True)
            for node in (fast, right, slow):
                await maintenance.delete_old_tables_once(node.context)
            for node, code in [*played, *((right, code) for code in asleep)]:
                assert (await node.raw("GET", f"/api/tables/{code}"))[0] == 200
            # by the database's clock all are old now, but tables whose owner has a lease are kept
            while await db.fetchval("SELECT count(*) FROM heads WHERE owner <> 0") > len(played):
                await asyncio.sleep(0.02)
            await db.execute("UPDATE heads SET touched = touched - 31 * 86400000::bigint")
            await maintenance.delete_old_tables_once(fast.context)
            for node, code in played:
                # in the database, since its owner would show it from memory
                assert await db.fetchval("SELECT EXISTS (SELECT 1 FROM tables WHERE code = $1)", code)
                assert (await node.raw("GET", f"/api/tables/{code}"))[0] == 200
            for code in asleep:
                assert (await right.raw("GET", f"/api/tables/{code}"))[0] == 404

    run(body)


def test_a_lease_that_ends_implausibly_late_counts_as_expired() -> None:
    """The database's clock was set back while a node was dead: other nodes don't wait that long."""
    url = shared_postgres().url()

    async def body() -> None:
        dead, alive = [await open_postgres(url, shared=True) for _ in range(2)]
        gone, here = await dead.begin_life("dead", 5), await alive.begin_life("alive", 5)
        table = TableId("t1")
        await save(dead, a_record(table))
        assert await dead.claim([table], gone) == {table: True}
        db = await asyncpg.connect(url)
        for back in ("0.5 second", "1 minute"):
            owners = await alive.claim([table], here)
            assert owners[table] is not True, "its lease is valid"
            # for the database, every lease now lasts longer by as much as its clock was set back
            await db.execute(f"UPDATE lives SET expires = expires + interval '{back}'")
            assert await alive.renew_lease(here, 5), "a live node continues"
        assert await alive.claim([table], here) == {table: True}
        assert [node.name for node in await alive.nodes()] == ["alive"]
        for store in (dead, alive):
            await store.close()
        await db.close()

    run(body)


def test_a_guest_deleted_while_the_bus_is_down_is_unknown_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maintenance, "REVOCATION_LOOKS", 10**9)
    url = shared_postgres().url()

    async def body() -> None:
        with closing(RealNats()) as nats:
            async with (
                running(tmp_path / "one", store=url, bus=nats.url) as one,
                running(tmp_path / "two", store=url, bus=nats.url) as two,
            ):
                anna = await one.guest("Anna")
                await asyncio.to_thread(nats.stop)
                await one.request("DELETE", "/api/guests/me", token=anna.token)
                # within about a second, because every node checks the database
                while (await two.raw("GET", "/api/guests/me", authorization=f"Bearer {anna.token}"))[0] != 401:
                    await asyncio.sleep(0.05)

    run(body, 30)


def test_a_guest_seated_on_another_node_is_deleted_once_the_bus_is_back(tmp_path: Path) -> None:
    """The table's owner can't be asked to remove them: nothing is half deleted, and they are told so."""
    url = shared_postgres().url()

    async def body() -> None:
        with closing(RealNats()) as nats:
            async with (
                running(tmp_path / "one", store=url, bus=nats.url) as one,
                running(tmp_path / "two", store=url, bus=nats.url) as two,
            ):
                anna = await two.guest("Anna")
                code = await two.table(anna)
                async with two.join(code, anna) as table:
                    await table.sit()
                    await asyncio.to_thread(nats.stop)
                    mine = f"Bearer {anna.token}"
                    status, _, said = await one.raw("DELETE", "/api/guests/me", authorization=mine)
                    assert (status, json.loads(said)["code"]) == (503, "unavailable")
                    assert (await two.raw("GET", "/api/guests/me", authorization=mine))[0] == 200
                    assert [chair.name for chair in table.view.seating.chairs] == ["Anna"]
                    await asyncio.to_thread(nats.start)
                    while (await one.raw("DELETE", "/api/guests/me", authorization=mine))[0] == 503:
                        await asyncio.sleep(0.05)
                for node in (one, two):
                    while (await node.raw("GET", "/api/guests/me", authorization=mine))[0] != 401:
                        await asyncio.sleep(0.05)
                    assert (await node.request("GET", f"/api/tables/{code}"))["players"] == []

    with patience():
        run(body)


def test_simultaneous_requests_to_several_nodes_open_one_daily_puzzle(tmp_path: Path) -> None:
    url, bus = shared_postgres().url(), shared_nats().url

    async def body() -> None:
        async with (
            running(tmp_path / "one", store=url, bus=bus) as one,
            running(tmp_path / "two", store=url, bus=bus) as two,
        ):
            for name in ("Anna", "Bert", "Cem"):
                guest = await one.guest(name)
                made = await asyncio.gather(
                    *(
                        node.request("POST", "/api/daily/today/full", {}, token=guest.token)
                        for node in (one, two, one, two)
                    )
                )
                assert len({attempt["table"] for attempt in made}) == 1

    with patience():
        run(body)


def test_two_schemas_of_one_database_are_independent() -> None:
    async def body() -> None:
        stores = [await open_postgres(shared_postgres().url()) for _ in range(2)]
        for store in stores:
            await save(store, a_record("t1"))
            await store.close()

    run(body)
