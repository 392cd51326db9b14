"""Everything fails under load, on real nodes: what was acknowledged is in the log once, nothing else was shown, and all
clients end with the same view."""

from __future__ import annotations

import asyncio
import random
import signal
from contextlib import closing
from pathlib import Path

import pytest

from tercet.store.port import TableId
from tercet.store.postgres.store import open_postgres
from tests.cluster.load import load
from tests.cluster.processes import NodeProcess, Proxy, cluster
from tests.fake_time import SettableClock, fake_library
from tests.nats import RealNats, shared_nats
from tests.postgres import RealPostgres, shared_postgres
from tests.series import long_only, sample
from tests.server.serving import PATIENCE, run
from tests.store.conformance import a_record, save

KILLS = sample(1, 50)

pytestmark = pytest.mark.usefixtures("books")


def test_nodes_may_be_killed_paused_beyond_their_lease_or_restarted_in_turn(
    tmp_path: Path,
) -> None:
    url = shared_postgres().url()
    rng = random.Random(KILLS)

    async def body() -> None:
        async with cluster(tmp_path, url, shared_nats().url) as nodes, load(nodes, url) as games:
            for number in range(KILLS):
                owner = await games.owner(list(games.tables)[number % len(games.tables)])
                victim = nodes.nodes[owner if rng.random() < 0.7 else rng.randrange(len(nodes.nodes))]
                await asyncio.sleep(rng.uniform(0, 0.3))
                await victim.kill()
                await games.goes_on()
                await victim.start()
                await games.goes_on()
            print(f"{KILLS} kills, the longest pause {games.longest_pause():.2f} s")
            games.forget_pauses()
            paused = nodes.nodes[await games.owner(next(iter(games.tables)))]
            paused.send(signal.SIGSTOP)
            # its tables continue elsewhere once its lease has expired; clients connected to it wait until it wakes
            await games.goes_on()
            paused.send(signal.SIGCONT)
            await games.goes_on(20)
            for node in nodes.nodes:
                assert await node.stop() == 0
                assert await games.leases() < len(nodes.nodes), "nobody waits for the lease of a stopped node"
                await games.goes_on()
                await node.start()
                await games.goes_on()
            await games.check_owners()

    run(body, seconds=PATIENCE + 60 * KILLS)


OTHER_CLOCKS = pytest.mark.skipif(not fake_library(), reason="libfaketime is not installed")


@long_only("needs its own database, whose clock is changed")
@OTHER_CLOCKS
def test_a_dead_nodes_tables_continue_although_the_databases_clock_is_set_back(tmp_path: Path) -> None:
    """Before the fix, they stalled for as long as the clock was set back, plus five seconds."""
    with closing(SettableClock()) as clock, closing(RealPostgres(environment=clock.environment)) as database:
        url = database.url()

        async def body() -> None:
            async with cluster(tmp_path, url, shared_nats().url) as nodes, load(nodes, url) as games:
                victim = nodes.nodes[await games.owner(next(iter(games.tables)))]
                await victim.kill()
                clock.set(-3600)
                await games.goes_on()
                clock.set(3600)
                await games.goes_on()

        run(body)


@long_only("waits until real nodes look for old tables")
@OTHER_CLOCKS
def test_nodes_whose_calendars_are_months_apart_delete_nothing(tmp_path: Path) -> None:
    url = shared_postgres().url()

    async def body() -> None:
        async with cluster(tmp_path, url, shared_nats().url, days=(0, 40, -40)) as nodes, load(nodes, url) as games:
            # the owner protects a table, but nobody owns this one
            left = await open_postgres(url, shared=True)
            await save(left, a_record("left"))
            async with asyncio.TaskGroup() as group:
                group.create_task(games.goes_on(60))
                group.create_task(swept(nodes.nodes, 10))
            assert (await left.record(TableId("left"))).finished is None
            await left.close()
            for node in nodes.nodes:
                assert "old tables deleted" not in node.names()

    run(body)


async def swept(nodes: list[NodeProcess], times: int) -> None:
    while any(node.names().count("swept") < times for node in nodes):
        await asyncio.sleep(0.05)


def test_the_database_and_bus_may_restart_and_links_may_be_cut_or_slow(tmp_path: Path) -> None:
    with closing(RealPostgres()) as database, closing(RealNats()) as nats:
        url = database.url()

        async def body() -> None:
            bus = Proxy(lambda: [("127.0.0.1", nats.port)])
            store = Proxy(lambda: [database.folder / ".s.PGSQL.5432"])
            for proxy in (bus, store):
                await proxy.open()
            through = f"postgresql://tercet@127.0.0.1:{store.port}/postgres?{url.split('&')[-1]}"
            try:
                async with cluster(tmp_path, url, nats.url) as nodes, load(nodes, url) as games:
                    first = nodes.nodes[0]
                    # one of them reaches the others and the database through proxies
                    assert await first.stop() == 0
                    first.store, first.bus = through, f"nats://127.0.0.1:{bus.port}"
                    await first.start()
                    await games.goes_on()
                    bus.drop()
                    await games.goes_on()
                    bus.delay = store.delay = 0.05
                    await games.goes_on()
                    bus.delay = store.delay = 0.0
                    bus.cut()
                    await games.goes_on()
                    bus.restore()
                    # its tables move to other nodes when its lease has expired, and it returns automatically
                    store.cut()
                    await games.goes_on()
                    store.restore()
                    await games.goes_on()
                    await asyncio.to_thread(nats.stop)
                    await asyncio.to_thread(nats.start)
                    await games.goes_on()
                    await asyncio.to_thread(database.stop)
                    await asyncio.to_thread(database.start)
                    await games.goes_on()
            finally:
                for proxy in (bus, store):
                    await proxy.close()

        run(body)
