"""What only a database can get wrong: lost connections, late commits, two servers, logs in many pieces."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace

from tercet.core.identity import NO_IDENTITY
from tercet.store.port import (
    Damaged,
    Entry,
    History,
    InUse,
    Moment,
    NoSuchTable,
    Record,
    TableId,
    Unavailable,
    VersionConflict,
)
from tercet.store.postgres import database, logs, schema, writer
from tercet.store.postgres.store import PostgresStore, open_postgres
from tests.postgres import RealPostgres
from tests.store.conformance import (
    ANNA,
    BERT,
    START,
    Calendar,
    a_record,
    an_entry,
    append,
    postgres_url,
    read,
    run,
    save,
)
from tests.store.opening import opened

T1 = TableId("t1")


@pytest.fixture
def own_server() -> Iterator[RealPostgres]:
    """A server that a test may stop."""
    with closing(RealPostgres()) as server:
        yield server


async def rows(folder: Path) -> list[Any]:
    db = await asyncpg.connect(postgres_url(folder))
    try:
        found: list[Any] = await db.fetch("SELECT version, following FROM chapters ORDER BY no, version")
        return found
    finally:
        await db.close()


async def told(store: PostgresStore, available: bool) -> None:
    """Waits until the store reports the database as available or not."""
    changed = asyncio.Event()
    store.watch(lambda now: changed.set() if now == available else None)
    if store.is_available != available:
        await changed.wait()


def test_a_second_server_is_refused_while_the_first_is_running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await opened(tmp_path)
        with monkeypatch.context() as impatient:
            impatient.setattr(schema, "LOCK_SECONDS", 0.1)
            with pytest.raises(InUse, match="another server"):
                await opened(tmp_path)
        await save(store, a_record())
        await store.close()
        store = await opened(tmp_path)
        assert (await read(store, "t1")).version == 0
        await store.close()

    run(body)


async def silent_after_greeting(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, socket: Path) -> None:
    """Forwards everything until the database is ready for queries, and answers none of them."""
    there, back = await asyncio.open_unix_connection(socket)
    asked = asyncio.create_task(reader.read(65536))
    try:
        while True:
            back.write(await asked)
            greeting = await there.read(65536)
            writer.write(greeting)
            asked = asyncio.create_task(reader.read(65536))
            if greeting.endswith(b"Z\x00\x00\x00\x05I"):
                while await asked:
                    asked = asyncio.create_task(reader.read(65536))
                return
    finally:
        asked.cancel()
        back.close()
        writer.close()


def test_a_silent_database_is_given_up_while_connecting(
    tmp_path: Path, own_server: RealPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        socket = own_server.folder / ".s.PGSQL.5432"
        proxy = await asyncio.start_unix_server(
            lambda reader, writer: silent_after_greeting(reader, writer, socket), tmp_path / ".s.PGSQL.5432"
        )
        monkeypatch.setattr(database, "ANSWER_SECONDS", 0.2)
        with pytest.raises(Unavailable, match="no answer in time"):
            await open_postgres(f"postgresql://tercet@/postgres?host={tmp_path}", Calendar())
        proxy.close()

    run(body)


def test_a_missing_database_is_reported(tmp_path: Path) -> None:
    async def body() -> None:
        with pytest.raises(Unavailable):
            await open_postgres(f"postgresql://tercet@/postgres?host={tmp_path}", Calendar())

    run(body)


def test_every_connection_commits_synchronously_whatever_the_default(tmp_path: Path) -> None:
    url = postgres_url(tmp_path)
    place = database.Database(f"{url}&synchronous_commit=off")

    async def body() -> None:
        found = await asyncpg.connect(f"{url}&synchronous_commit=off")
        assert await found.fetchval("SHOW synchronous_commit") == "off"
        await found.close()
        direct = await place.connect()
        assert await direct.fetchval("SHOW synchronous_commit") == "on"
        await direct.close()
        for _ in range(3):  # a connection's settings are reset when it is returned
            async with place.reader() as pooled:
                assert await pooled.fetchval("SHOW synchronous_commit") == "on"
        await place.close()

    run(body)


def test_a_table_claimed_by_another_cannot_be_written_to(tmp_path: Path) -> None:
    """A paused owner that wakes finds a new epoch, although the version is the one it knows."""

    async def body() -> None:
        store = await opened(tmp_path)
        for table in ("t1", "t2"):
            await save(store, a_record(table))
            await append(store, table, an_entry(0))
        other = await asyncpg.connect(postgres_url(tmp_path))
        await other.execute("UPDATE heads SET epoch = epoch + 1 WHERE no = (SELECT no FROM tables WHERE code = 't1')")
        answers = await asyncio.gather(
            append(store, "t1", an_entry(1), ANNA, finished=START),
            append(store, "t2", an_entry(1), ANNA),
            return_exceptions=True,
        )
        assert isinstance(answers[0], VersionConflict)
        assert answers[1] is None, "the others in the same commit are not delayed"
        assert (await read(store, "t1")).version == 1
        assert (await store.record(T1)).finished is None
        assert await store.tables_of(ANNA) == ("t2",)
        await other.close()
        await store.close()

    run(body)


def test_after_a_lost_commit_the_log_decides_and_nothing_arrives_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit waits for a lock and is abandoned; whatever happens to it, it cannot follow what was read since."""

    async def body() -> None:
        store = await opened(tmp_path)
        await save(store, a_record())
        await append(store, "t1", an_entry(0, b"a"))
        other = await asyncpg.connect(postgres_url(tmp_path))
        lock = other.transaction()
        await lock.start()
        await other.execute("SELECT * FROM heads FOR UPDATE")
        monkeypatch.setattr(writer, "COMMIT_SECONDS", 0.2)
        with pytest.raises(Unavailable):
            await append(store, "t1", an_entry(1, b"late"))
        monkeypatch.setattr(writer, "COMMIT_SECONDS", 60.0)
        await lock.rollback()
        await told(store, True)
        before = await read(store, "t1")
        await append(store, "t1", an_entry(before.version, b"b"))
        assert (await read(store, "t1")).entries == (*before.entries, an_entry(before.version, b"b"))
        await other.close()
        await store.close()

    run(body)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGQUIT])
def test_after_a_database_restart_everything_acknowledged_is_still_there(
    own_server: RealPostgres, number: int, tmp_path: Path
) -> None:
    (tmp_path / "postgres").write_text(own_server.url())

    async def body() -> None:
        store = await opened(tmp_path)
        for i in range(4):
            await save(store, a_record(f"t{i}"))
        stopped = asyncio.Event()
        acknowledged = [0] * 4

        async def play(i: int) -> None:
            while not stopped.is_set():
                await append(store, f"t{i}", an_entry(acknowledged[i]))
                acknowledged[i] += 1

        playing = [asyncio.create_task(play(i)) for i in range(4)]
        while min(acknowledged) < 5:
            await asyncio.sleep(0)
        lost, back = asyncio.Event(), asyncio.Event()
        store.watch(lambda available: (back if available else lost).set())
        await asyncio.to_thread(own_server.stop, number)
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            assert isinstance(outcome, Unavailable)
        await lost.wait()
        with pytest.raises(Unavailable):
            await append(store, "t0", an_entry(acknowledged[0]))
        with pytest.raises(Unavailable):
            await store.record(T1)
        await asyncio.to_thread(own_server.start)
        await back.wait()
        for i in range(4):
            found = (await read(store, f"t{i}")).version
            assert acknowledged[i] <= found <= acknowledged[i] + 1
            await append(store, f"t{i}", an_entry(found))
        await store.close()

    run(body)


def test_queries_are_answered_while_connections_are_cut(tmp_path: Path) -> None:
    """A connection that ends during a query makes the driver raise different errors."""

    async def body() -> None:
        store = await opened(tmp_path)
        await save(store, a_record())
        db = await asyncpg.connect(postgres_url(tmp_path))
        for _ in range(10):
            asked = [asyncio.create_task(job) for _ in range(20) for job in (store.record(T1), read(store, "t1"))]
            await db.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'tercet-%'"
            )
            for answer in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(answer, Record | History | Unavailable), repr(answer)
            await told(store, True)
        await db.close()
        await store.close()

    run(body)


def test_a_log_in_many_pieces_is_compacted_while_it_grows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "LOOSE_ROWS", 8)
    monkeypatch.setattr(logs, "CHAPTER", 20)

    async def body() -> None:
        store = await opened(tmp_path)
        await save(store, a_record())
        for version in range(100):
            await append(store, "t1", an_entry(version, f"event {version}".encode()))
        await append(store, "t1", an_entry(100), finished=START)
        await store.close()
        found = await rows(tmp_path)
        assert len(found) == 6, "five full chapters and the rest"
        assert all(row["following"] - row["version"] == 20 for row in found[:5])
        store = await opened(tmp_path)
        entries = (await read(store, "t1")).entries
        assert [entry.events[0] for entry in entries[:100]] == [f"event {version}".encode() for version in range(100)]
        await store.close()

    run(body)


def nameless(_: Record, entry: Entry) -> Entry:
    return replace(entry, by=NO_IDENTITY) if entry.by == ANNA else entry


def test_a_guest_is_also_deleted_from_logs_being_compacted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "SLICE_SECONDS", 0.0)
    monkeypatch.setattr(logs, "CHAPTER", 16)
    monkeypatch.setattr(writer, "LOOSE_ROWS", 4)

    async def body() -> None:
        store = await opened(tmp_path)
        await save(store, a_record())
        await append(store, "t1", an_entry(0), ANNA, BERT)
        for version in range(1, 30):
            await append(store, "t1", an_entry(version))
        forgetting = asyncio.create_task(store.erase_guest(ANNA, nameless))
        version = 30
        while not forgetting.done():
            await append(store, "t1", an_entry(version, by=BERT))
            version += 1
        assert await forgetting == 1
        assert {entry.by for entry in (await read(store, "t1")).entries} <= {"", BERT}
        assert await store.tables_of(ANNA) == ()
        assert await store.tables_of(BERT) == ("t1",)
        await store.close()

    run(body)


def test_commits_continue_during_a_large_deletion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "TABLES_PER_SLICE", 4)

    async def body() -> None:
        store = await opened(tmp_path)
        await save(store, a_record("busy", host=BERT))
        for i in range(40):
            await save(store, a_record(f"t{i}"))
            await append(store, f"t{i}", an_entry(0), ANNA, finished=START)
        sweeping = asyncio.create_task(
            store.delete_old_tables(finished_before=Moment(START + 1), idle_before=Moment(0))
        )
        written = 0
        while not sweeping.done():
            await append(store, "busy", an_entry(written, by=BERT))
            written += 1
        assert len(await sweeping) == 40
        assert written >= 10, "at least one between two slices"
        assert await rows(tmp_path) != []
        with pytest.raises(NoSuchTable):
            await append(store, "t0", an_entry(1))
        await store.close()

    run(body)


def test_a_damaged_log_is_reported_as_damaged(tmp_path: Path) -> None:
    async def body() -> None:
        store = await opened(tmp_path)
        for table in ("t1", "t2"):
            await save(store, a_record(table))
            for version in range(3):
                await append(store, table, an_entry(version))
        db = await asyncpg.connect(postgres_url(tmp_path))
        await db.execute("UPDATE chapters SET crc = crc + 1 WHERE no = (SELECT no FROM tables WHERE code = 't1')")
        await db.execute("DELETE FROM chapters WHERE version = 2 AND no <> (SELECT no FROM tables WHERE code = 't1')")
        await db.close()
        with pytest.raises(Damaged, match="checksum"):
            await read(store, "t1")
        with pytest.raises(Damaged, match="ends at 2, not 3"):
            await read(store, "t2")
        await store.close()

    run(body)


@pytest.mark.parametrize("code", ["\0", "a\0b", "\ud800"])
def test_a_code_no_database_can_store_names_no_table(tmp_path: Path, code: str) -> None:
    async def body() -> None:
        store = await opened(tmp_path)
        with pytest.raises(NoSuchTable):
            await read(store, code)
        with pytest.raises(NoSuchTable):
            await store.record(TableId(code))
        await store.close()

    run(body)


def test_the_identity_key_is_created_once(tmp_path: Path) -> None:
    async def body() -> None:
        store = await opened(tmp_path)
        assert await store.identity_key(b"first") == b"first"
        assert await store.identity_key(b"second") == b"first"
        await store.close()

    run(body)


def test_C20_a_servers_running_time_is_known_after_it_ends(tmp_path: Path) -> None:
    class Running:
        millis = 5_000_000.0

        def __call__(self) -> float:
            return self.millis

    async def body() -> None:
        clock = Running()
        store = await opened(tmp_path, running=clock)
        await save(store, a_record())
        assert (await read(store, "t1")).ran == 0
        await append(store, "t1", an_entry(0))
        clock.millis += 3_000
        assert (await read(store, "t1")).ran == 3_000, "while it runs, until now"
        store.record_uptime()
        await read(store, "t1")
        clock.millis += 700
        await store.close()
        for _ in range(2):  # a run without activity at the table changes nothing
            clock.millis = 77.0  # another process has another origin
            store = await opened(tmp_path, running=clock)
            clock.millis += 500_000
            store.record_uptime()
            assert (await read(store, "t1")).ran == 3_000, "time after the last record is granted again"
            await store.close()

    run(body)
