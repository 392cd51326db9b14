"""A long log is read in slices: what is written meanwhile waits for one of them at the most."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from tercet.store.port import Moment, NoSuchTable, Unavailable
from tercet.store.sqlite import event_rows as journal_module
from tercet.store.sqlite import store as sqlite_module
from tercet.store.sqlite.store import SqliteStore
from tests.store.conformance import BERT, Calendar, a_record, an_entry, append, read, run, save

LONG_LOG = 200


async def with_a_long_log(folder: Path, monkeypatch: pytest.MonkeyPatch) -> SqliteStore:
    """A store with one log of many chapters and a tail, and a table that goes on."""
    monkeypatch.setattr(journal_module, "CHAPTER", 4)
    monkeypatch.setattr(sqlite_module, "CHAPTERS_AT_ONCE", 1)
    store = SqliteStore(folder / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, Calendar())
    await save(store, a_record("busy", host=BERT))
    await save(store, a_record("long"))
    for i in range(LONG_LOG):
        if i == LONG_LOG - 6:
            await store.sweep(finished_before=Moment(0), idle_before=Moment(0))  # settles what there is
        await append(store, "long", an_entry(i))
    return store


@contextlib.contextmanager
def held(store: SqliteStore) -> Iterator[None]:
    """The writer's thread does nothing until the block ends, and then all that was asked for in it, in that order."""
    free = threading.Event()
    store._put(sqlite_module._Work(free.wait, lambda _: None))
    try:
        yield
    finally:
        free.set()


async def asked(job: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """A question that has reached the store's queue."""
    task = asyncio.create_task(job)
    await asyncio.sleep(0)
    return task


def test_commits_go_on_while_a_long_log_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await with_a_long_log(tmp_path, monkeypatch)
        order: list[str] = []
        with held(store):
            reading = await asked(read(store, "long"))
            reading.add_done_callback(lambda _: order.append("read"))
            busy = await asked(append(store, "busy", an_entry(0, by=BERT)))
            busy.add_done_callback(lambda _: order.append("written"))
            grown = await asked(append(store, "long", an_entry(LONG_LOG)))
        found = (await reading).entries
        await asyncio.gather(busy, grown)
        assert order == ["written", "read"]
        assert len(found) == LONG_LOG, "nothing of what was written meanwhile"
        assert (await read(store, "long")).entries[:LONG_LOG] == found, "and all that there was, in order"
        await store.close()

    run(body)


def test_whoever_reads_while_the_store_is_closed_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await with_a_long_log(tmp_path, monkeypatch)
        with held(store):
            reading = await asked(read(store, "long"))
            closing = await asked(store.close())
        with pytest.raises(Unavailable):
            await reading
        await closing

    run(body)


def test_a_log_that_is_deleted_while_it_is_read_is_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await with_a_long_log(tmp_path, monkeypatch)
        with held(store):
            reading = await asked(read(store, "long"))
            delete = "DELETE FROM tables WHERE code = 'long'"
            deleted = await asked(store._run(lambda: store._db.execute(delete).rowcount))
        with pytest.raises(NoSuchTable):
            await reading
        assert await deleted == 1
        await store.close()

    run(body)


def test_a_backup_that_is_restored_while_a_log_is_read_is_what_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        store = await with_a_long_log(tmp_path, monkeypatch)
        await store.backup(tmp_path / "copy.db")
        await append(store, "long", an_entry(LONG_LOG))
        with held(store):
            reading = await asked(read(store, "long"))
            restoring = await asked(store.restore(tmp_path / "copy.db"))
        assert len((await reading).entries) == LONG_LOG
        await restoring
        await store.close()

    run(body)
