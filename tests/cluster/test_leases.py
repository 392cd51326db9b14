"""Leases and epochs, on a real PostgreSQL: a table has one owner, and a former owner can write nothing."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace

from tercet.cluster.leases import LeaseLost, Leases
from tercet.core.identity import NO_IDENTITY
from tercet.store.port import InUse, Moment, NoSuchTable, NotOwner, StoreError, TableId, VersionConflict
from tercet.store.postgres import schema
from tercet.store.postgres import store as postgres_store
from tercet.store.postgres.database import ANSWER_SECONDS
from tercet.store.postgres.heads import Group
from tercet.store.postgres.node_leases import NodeId, Owner
from tercet.store.postgres.store import PostgresStore, open_postgres
from tests.cluster.processes import Proxy
from tests.postgres import shared_postgres
from tests.store.conformance import Calendar, a_record, an_entry, append, change, read, run, save

T1 = TableId("t1")
NEVER = 3600.0
"""Seconds; a lease this long neither expires nor is renewed during a test."""


class Node:
    """A node without tables: its store and its lease."""

    def __init__(self, store: PostgresStore, leases: Leases, lost: asyncio.Event) -> None:
        self.store = store
        self.leases = leases
        self.lost = lost

    async def claim(self, table: str = "t1") -> Owner | None:
        found = (await self.leases.claim([TableId(table)]))[TableId(table)]
        if isinstance(found, StoreError):
            raise found
        return found


@asynccontextmanager
async def node(url: str, name: str, *, beat: float = NEVER, seconds: float = NEVER) -> AsyncIterator[Node]:
    store = await open_postgres(url, Calendar(), shared=True)
    lost = asyncio.Event()
    leases = Leases(store, name, lost.set, beat=beat, seconds=seconds)
    await leases.open()
    try:
        yield Node(store, leases, lost)
    finally:
        await leases.close()
        await store.close()


async def end_lease(url: str, who: NodeId) -> None:
    """Ends a lease without waiting, as time would for a paused node."""
    db = await asyncpg.connect(url)
    await db.execute("UPDATE lives SET expires = clock_timestamp() WHERE id = $1", who)
    await db.close()


async def epoch(url: str) -> int:
    db = await asyncpg.connect(url)
    found: int = await db.fetchval("SELECT epoch FROM heads")
    await db.close()
    return found


def test_a_table_belongs_to_its_owner_until_released() -> None:
    url = shared_postgres().url()

    async def body() -> None:
        async with node(url, "one") as one, node(url, "two") as two:
            await save(one.store, a_record())
            assert await one.claim() is None
            await append(one.store, "t1", an_entry(0))
            assert await two.claim() == Owner(one.leases.node, "one")
            with pytest.raises(StoreError):
                await append(two.store, "t1", an_entry(1))
            before = await epoch(url)
            await one.leases.release([T1])
            assert await two.claim() is None
            assert await epoch(url) > before
            with pytest.raises(StoreError):
                await append(one.store, "t1", an_entry(1))
            await append(two.store, "t1", an_entry(1))
            assert (await read(one.store, "t1")).version == 2
            status = {found.name: found for found in await one.store.nodes()}
            assert {name: found.tables for name, found in status.items()} == {"one": 0, "two": 1}
            assert all(found.remaining > 0 for found in status.values())
            with pytest.raises(NoSuchTable):
                await one.claim("nowhere")
        async with node(url, "three") as three:
            assert await three.claim() is None, "a stopping node returns its tables"

    run(body)


def test_an_owner_with_an_expired_lease_cannot_write_and_gets_a_new_identity() -> None:
    url = shared_postgres().url()

    async def body() -> None:
        async with node(url, "one", beat=0.05) as one, node(url, "two") as two:
            await save(one.store, a_record())
            await one.claim()
            await append(one.store, "t1", an_entry(0))
            former = one.leases.node
            await end_lease(url, former)
            assert await two.claim() is None
            with pytest.raises(VersionConflict):
                await append(one.store, "t1", an_entry(1, b"late"))
            await append(two.store, "t1", an_entry(1, b"mine"))
            await one.lost.wait()
            while not one.leases.holds:
                await asyncio.sleep(0.01)
            assert one.leases.node not in (0, former)
            assert await one.claim() == Owner(two.leases.node, "two")
            assert [entry.events for entry in (await read(one.store, "t1")).entries][1:] == [(b"mine",)]

    run(body)


def test_a_former_owner_changes_no_settings_and_restores_no_deleted_table() -> None:
    url = shared_postgres().url()

    async def body() -> None:
        async with node(url, "one") as one, node(url, "two") as two:
            await save(one.store, a_record())
            await one.claim()
            await change(one.store, replace(a_record(), chat=True))
            await end_lease(url, one.leases.node)
            await two.claim()
            await change(two.store, replace(a_record(), host=NO_IDENTITY, successor=TableId("t2")))
            with pytest.raises(NotOwner):
                await change(one.store, replace(a_record(), successor=TableId("t3")))
            found = await two.store.record(T1)
            assert (found.host, found.successor) == ("", "t2")
            end = Moment(1 << 60)
            assert await two.store.delete_old_tables(finished_before=end, idle_before=end) == (), "it has an owner"
            await two.store.release([T1], two.leases.node)
            assert await two.store.delete_old_tables(finished_before=end, idle_before=end) == (T1,)
            with pytest.raises(NoSuchTable):
                await change(one.store, a_record())
            with pytest.raises(NoSuchTable):
                await two.store.record(T1)

    run(body)


def test_a_new_lease_during_a_commit_costs_no_connection() -> None:
    url = shared_postgres().url()

    async def body() -> None:
        async with node(url, "one") as one:
            await save(one.store, a_record())
            await one.claim()
            commit = asyncio.create_task(append(one.store, "t1", an_entry(0)))
            write = Group.write

            async def meanwhile(self: Group, *arguments: Any) -> None:
                one.store._writer.begin_life(one.leases.node)
                await write(self, *arguments)

            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(Group, "write", meanwhile)
                await commit
            assert one.store.is_available
            assert (await read(one.store, "t1")).version == 1

    run(body)


def test_a_silent_database_delays_neither_the_loss_of_the_lease_nor_the_shutdown() -> None:
    database = shared_postgres()
    url = database.url()

    async def body() -> None:
        proxy = Proxy(lambda: [database.folder / ".s.PGSQL.5432"])
        await proxy.open()
        through = f"postgresql://tercet@127.0.0.1:{proxy.port}/postgres?{url.split('&')[-1]}"
        store = await open_postgres(through, Calendar(), shared=True)
        lost = asyncio.Event()
        leases = Leases(store, "one", lost.set, beat=0.05, seconds=1.0)
        await leases.open()
        proxy.freeze()
        async with asyncio.timeout(ANSWER_SECONDS / 2):
            await lost.wait()
            await leases.close()
        await proxy.close()
        await store.close()

    run(body)


def test_a_lost_lease_is_replaced_over_new_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """The existing connections are dead without notice, as after a firewall has dropped them."""
    monkeypatch.setattr(postgres_store, "LEASE_ANSWER_SECONDS", NEVER)
    database = shared_postgres()
    url = database.url()

    async def body() -> None:
        proxy = Proxy(lambda: [database.folder / ".s.PGSQL.5432"])
        await proxy.open()
        through = f"postgresql://tercet@127.0.0.1:{proxy.port}/postgres?{url.split('&')[-1]}"
        store = await open_postgres(through, Calendar(), shared=True)
        back = asyncio.Event()
        leases = Leases(store, "one", lambda: None, back.set, beat=0.05, seconds=1.0)
        await leases.open()
        proxy.freeze()
        proxy.forget()
        await back.wait()
        assert leases.lost >= 1
        await leases.close()
        await proxy.close()
        await store.close()

    run(body)


def test_a_node_gives_up_its_tables_by_its_own_clock_before_others_can_claim_them() -> None:
    """Its database answers, but too late: the lease counts from the request."""
    url = shared_postgres().url()

    async def body() -> None:
        clock = [0.0]
        store = await open_postgres(url, Calendar(), shared=True)
        leases = Leases(store, "one", lambda: None, beat=NEVER, seconds=NEVER, monotonic=lambda: clock[0])
        await leases.open()
        await save(store, a_record())
        held = leases.holds
        clock[0] = NEVER * 0.95
        assert (held, leases.holds) == (True, False)
        assert isinstance((await leases.claim([T1]))[T1], LeaseLost)
        (still,) = await store.nodes()
        assert still.remaining > 0, "for the database it lasts a little longer"
        await leases.close()
        await store.close()

    run(body)


def test_a_lease_expires_by_the_databases_clock() -> None:
    url = shared_postgres().url()

    async def body() -> None:
        async with node(url, "heir") as heir:
            await save(heir.store, a_record())
            short = await heir.store.begin_life("short", NEVER)  # and nothing renews it
            assert await heir.store.claim([T1], short) == {T1: True}
            assert await heir.store.renew_lease(short, 0.2)
            while await heir.claim() is not None:
                await asyncio.sleep(0.02)
            assert not await heir.store.renew_lease(short, NEVER), "and never comes back"

    run(body)


def test_one_of_many_simultaneous_claims_wins_and_the_others_learn_the_owner() -> None:
    url = shared_postgres().url()

    async def body() -> None:
        async with (
            node(url, "n0") as first,
            node(url, "n1") as a,
            node(url, "n2") as b,
            node(url, "n3") as c,
            node(url, "n4") as d,
        ):
            await save(first.store, a_record())
            await first.claim()
            for turn in range(5):
                rivals = [rival for rival in (a, b, c, d) if rival.leases.holds]
                await first.leases.release([T1])
                answers = await asyncio.gather(*(rival.claim() for rival in rivals))
                (winner,) = [rival for rival, answer in zip(rivals, answers, strict=True) if answer is None]
                assert {answer.id for answer in answers if answer is not None} == {winner.leases.node}
                await append(winner.store, "t1", an_entry(turn))
                await winner.leases.release([T1])
                await first.claim()

    run(body)


def test_a_standalone_server_and_nodes_do_not_mix(monkeypatch: pytest.MonkeyPatch) -> None:
    url = shared_postgres().url()

    async def refused(*, shared: bool) -> None:
        with monkeypatch.context() as impatient:
            impatient.setattr(schema, "LOCK_SECONDS", 0.1)
            with pytest.raises(InUse):
                await open_postgres(url, Calendar(), shared=shared)

    async def body() -> None:
        async with node(url, "one"):
            await refused(shared=False)
        alone = await open_postgres(url, Calendar())
        await refused(shared=True)
        await alone.close()

    run(body)


def test_a_cut_connection_costs_no_lease_and_no_table() -> None:
    url = shared_postgres().url()

    async def body() -> None:
        async with node(url, "one", beat=0.05) as one:
            await save(one.store, a_record())
            await one.claim()
            await append(one.store, "t1", an_entry(0))
            former = one.leases.node
            db = await asyncpg.connect(url)
            await db.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name LIKE 'tercet-%' AND datname = current_database()"
            )
            await db.close()
            version = 0
            while not version:
                try:
                    version = (await read(one.store, "t1")).version
                    await append(one.store, "t1", an_entry(version))
                except StoreError:
                    version = 0
                    await asyncio.sleep(0.02)
            assert (await read(one.store, "t1")).version == version + 1
            assert one.leases.node == former

    run(body)


OWNER = """
import asyncio, sys
from tercet.cluster.leases import Leases
from tercet.store.port import StoreError, TableId, durable
from tercet.store.postgres.store import open_postgres
from tests.store.conformance import Calendar, a_record, an_entry

async def main(url):
    store = await open_postgres(url, Calendar(), shared=True)
    lost = asyncio.Event()
    leases = Leases(store, "owner", lost.set, beat=0.1, seconds=3600.0)
    await leases.open()
    await leases.claim([TableId("t1")])
    version = 0
    while True:
        entry = an_entry(version, b"owner")
        try:
            await durable(lambda done: store.append(TableId("t1"), entry, done))
        except StoreError as error:
            print("refused", type(error).__name__, flush=True)
            await lost.wait()
            print("lost", flush=True)
            return
        print("done", version, flush=True)
        version += 1

asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.parametrize("number", [signal.SIGCONT, signal.SIGKILL])
def test_a_paused_owner_is_replaced_and_writes_nothing_when_it_wakes(number: int) -> None:
    """A real process, stopped in the middle of its work for longer than its lease."""
    url = shared_postgres().url()

    async def body() -> None:
        async with node(url, "heir") as heir:
            await save(heir.store, a_record())
            command = [sys.executable, "-c", OWNER, url]
            owner = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2])
            assert owner.stdout is not None
            lines: list[str] = []

            def listen(until: int) -> None:
                assert owner.stdout is not None
                while len(lines) < until and (line := owner.stdout.readline()):
                    lines.append(line.strip())

            try:
                await asyncio.to_thread(listen, 5)
                former = await heir.claim()
                assert isinstance(former, Owner)
                owner.send_signal(signal.SIGSTOP)
                await end_lease(url, former.id)
                assert await heir.claim() is None
                taken = await read(heir.store, "t1")
                await append(heir.store, "t1", an_entry(taken.version, b"heir"))
                owner.send_signal(number)
                await asyncio.to_thread(listen, 1 << 30)
            finally:
                owner.kill()
                owner.wait()
                owner.stdout.close()
            await append(heir.store, "t1", an_entry(taken.version + 1, b"heir"))
            log = [entry.events[0] for entry in (await read(heir.store, "t1")).entries]
            assert log == [b"owner"] * taken.version + [b"heir", b"heir"]
            acknowledged = [int(line.split()[1]) for line in lines if line.startswith("done")]
            assert acknowledged == list(range(len(acknowledged)))
            assert len(acknowledged) <= taken.version, "everything acknowledged is in the log"
            if number == signal.SIGCONT:
                assert lines[len(acknowledged) :] == ["refused VersionConflict", "lost"]

    run(body)
