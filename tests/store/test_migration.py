"""From SQLite to PostgreSQL and back: nothing is lost, added or changed, and an incomplete copy is discarded."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tercet.store.migration import Copied, StoredTable, copy_everything
from tercet.store.port import Damaged, InUse, Moment, Store, TableId, Unavailable
from tercet.store.postgres import schema
from tercet.store.postgres.copying import PostgresCopy, postgres_source, postgres_target
from tercet.store.postgres.store import open_postgres
from tercet.store.sqlite.copying import sqlite_source, sqlite_target
from tercet.store.sqlite.store import SqliteStore
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

KEY = b"k" * 64


class Clock:
    """Milliseconds of uptime, advanced by tests."""

    millis = 1000.0

    def __call__(self) -> float:
        return self.millis


async def fill(store: Store, clock: Clock) -> None:
    for name in ("t1", "t2", "t3", "T4"):
        await save(store, a_record(name, listed=name == "t2"))
    await asyncio.gather(*(append(store, "t1", an_entry(2 * i, b"a", b"\x00\xff")) for i in range(300)))
    await append(store, "t2", an_entry(0), ANNA, BERT)
    await append(store, "t2", an_entry(1, b"over"), finished=START + 5)
    await store.save_note(TableId("t2"), "story", b"Anna and Bert")
    await store.revoke(b"mark")
    await append(store, "T4", an_entry(0), BERT)
    clock.millis += 2500
    store.record_uptime()
    await read(store, "t3")


async def everything(source: Any) -> tuple[list[StoredTable], Any, bytes | None]:
    return [table async for table in source.tables()], await source.revocations(), await source.key()


def test_a_migration_to_postgres_and_back_changes_nothing(tmp_path: Path) -> None:
    url = postgres_url(tmp_path)
    database, key = tmp_path / "tercet.db", tmp_path / "identity.key"
    back = tmp_path / "back.db", tmp_path / "back.key"
    key.write_bytes(KEY)

    async def body() -> None:
        clock = Clock()
        store = SqliteStore(database, asyncio.get_running_loop().call_soon_threadsafe, Calendar(), clock)
        await fill(store, clock)
        with pytest.raises(InUse), sqlite_source(database, key):
            pass
        await store.close()
        with sqlite_source(database, key) as source:
            before = await everything(source)
            assert [table.record.table for table in before[0]] == ["T4", "t1", "t2", "t3"]
            assert [table.ran for table in before[0]] == [2500, 2500, 2500, 0]
            # entries still in the journal may be from today, whatever the table's row says: they are not deleted as old
            assert [table.touched > START for table in before[0]] == [True, True, True, False]
            async with postgres_target(url, replace=False) as target:
                copied = await copy_everything(source, target)
        assert copied.tables == 4
        async with postgres_source(url, sole=True) as source:
            assert await everything(source) == before
            with sqlite_target(*back) as into:
                assert await copy_everything(source, into) == copied
        with sqlite_source(*back) as source:
            assert await everything(source) == before

        # and play continues on both
        for opened in (await open_postgres(url, Calendar(), clock), await on_file(back[0], clock)):
            clock.millis += 70_000
            history = await read(opened, "T4")
            assert (history.version, history.ran) == (1, 2500), "C20: time after the last record is granted again"
            await append(opened, "T4", an_entry(1))
            assert [game.table for game in await opened.finished_tables_of(ANNA)] == ["t2"]
            assert await opened.note(TableId("t2"), "story") == b"Anna and Bert"
            assert await opened.revoked(Moment(0)) == {b"mark"}
            await opened.close()

    run(body)


async def on_file(path: Path, clock: Clock) -> Store:
    return SqliteStore(path, asyncio.get_running_loop().call_soon_threadsafe, Calendar(), clock)


async def filled(folder: Path) -> None:
    store = SqliteStore(folder / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, Calendar())
    await fill(store, Clock())
    await store.close()


def test_nothing_is_overwritten_and_no_server_is_disturbed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres_url(tmp_path)

    async def body() -> None:
        await filled(tmp_path)
        store = await open_postgres(url, Calendar())
        await save(store, a_record("other"))
        with monkeypatch.context() as impatient:
            impatient.setattr(schema, "LOCK_SECONDS", 0.1)
            with pytest.raises(InUse):
                async with postgres_target(url, replace=True):
                    pass
        async with postgres_source(url, sole=False) as source:
            await save(store, a_record("later"))
            assert [table.record.table async for table in source.tables()] == ["other"], "a snapshot of one moment"
        await store.close()
        with pytest.raises(Unavailable, match="already"):
            async with postgres_target(url, replace=False):
                pass
        with pytest.raises(Unavailable, match="already exists"), sqlite_target(tmp_path / "tercet.db", tmp_path / "k"):
            pass
        with sqlite_source(tmp_path / "tercet.db", tmp_path / "k") as file:
            async with postgres_target(url, replace=True) as target:
                await copy_everything(file, target)
        async with postgres_source(url, sole=True) as source:
            assert await source.count() == 4

    run(body)


def test_a_copy_that_differs_is_discarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres_url(tmp_path)
    add = PostgresCopy.add

    async def careless(self: PostgresCopy, table: StoredTable) -> None:
        if table.record.table != "t3":
            await add(self, table)

    monkeypatch.setattr(PostgresCopy, "add", careless)

    async def body() -> None:
        await filled(tmp_path)
        with sqlite_source(tmp_path / "tercet.db", tmp_path / "k") as source, pytest.raises(Damaged, match="t3"):
            async with postgres_target(url, replace=False) as target:
                await copy_everything(source, target)
        db = await asyncpg.connect(url)
        assert await db.fetchval("SELECT count(*) FROM tables") == 0
        await db.close()

    run(body)


def test_an_interrupted_copy_leaves_no_file(tmp_path: Path) -> None:
    new = tmp_path / "new.db", tmp_path / "new.key"

    async def body() -> None:
        await filled(tmp_path)
        with sqlite_source(tmp_path / "tercet.db", tmp_path / "k") as source:

            async def interrupted() -> None:
                with sqlite_target(*new) as target:
                    await target.add(await anext(source.tables()))
                    raise KeyboardInterrupt

            with pytest.raises(KeyboardInterrupt):
                await interrupted()
            assert [path.name for path in tmp_path.glob("new*")] == ["new.db.lock"]
            with sqlite_target(*new) as target:
                assert await copy_everything(source, target) == Copied(4, 303)

    run(body)
