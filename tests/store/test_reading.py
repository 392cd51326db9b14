"""Reads don't wait for commits, nor commits for reads."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from tercet.store.port import Moment, NoSuchTable, TableId, Unavailable
from tercet.store.sqlite import event_rows as journal_module
from tercet.store.sqlite.store import SqliteStore
from tercet.store.sqlite.writer import Work
from tests.store.conformance import BERT, Calendar, a_record, an_entry, append, read, run, save

LONG_LOG = 200


async def with_a_long_log(folder: Path, monkeypatch: pytest.MonkeyPatch) -> SqliteStore:
    """A store with one log of many chapters and a tail, and a running table."""
    monkeypatch.setattr(journal_module, "CHAPTER", 4)
    store = SqliteStore(folder / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, Calendar())
    await save(store, a_record("busy", host=BERT))
    await save(store, a_record("long"))
    for i in range(LONG_LOG):
        if i == LONG_LOG - 6:
            await store.delete_old_tables(finished_before=Moment(0), idle_before=Moment(0))  # settles the journal
        await append(store, "long", an_entry(i))
    return store


@contextlib.contextmanager
def held_writer(store: SqliteStore) -> Iterator[None]:
    """Blocks the writer's thread until the block ends; it then does everything requested meanwhile, in order."""
    free = threading.Event()
    store._writer.put(Work(free.wait, lambda _: None))
    try:
        yield
    finally:
        free.set()


@contextlib.contextmanager
def held_reader(store: SqliteStore) -> Iterator[None]:
    """The same for the thread that reads."""
    free = threading.Event()
    store._reader.ask(lambda _: free.wait(), lambda _: None)
    try:
        yield
    finally:
        free.set()


async def asked(job: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """Starts a query and waits until it has reached the store's queue."""
    task = asyncio.create_task(job)
    await asyncio.sleep(0)
    return task


def test_commits_continue_while_a_long_log_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await with_a_long_log(tmp_path, monkeypatch)
        with held_reader(store):
            reading = await asked(read(store, "long"))
            await append(store, "busy", an_entry(0, by=BERT))
            await append(store, "long", an_entry(LONG_LOG))
        found = (await reading).entries
        assert len(found) == LONG_LOG, "nothing written meanwhile"
        assert (await read(store, "long")).entries[:LONG_LOG] == found, "and everything from before, in order"
        await store.close()

    run(body)


def test_lookups_wait_for_no_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await with_a_long_log(tmp_path, monkeypatch)
        with held_writer(store):
            assert (await store.record(TableId("busy"))).host == BERT
            assert await store.tables_of(BERT) == ()
            assert await store.finished_tables_of(BERT) == ()
            assert await store.note(TableId("busy"), "any") is None
        await store.close()

    run(body)


def test_reads_include_everything_appended_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await with_a_long_log(tmp_path, monkeypatch)
        with held_writer(store):
            grown = await asked(append(store, "long", an_entry(LONG_LOG)))
            reading = await asked(read(store, "long"))
        assert len((await reading).entries) == LONG_LOG + 1
        await grown
        await store.close()

    run(body)


def test_reads_are_answered_while_the_store_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await with_a_long_log(tmp_path, monkeypatch)
        with held_writer(store):
            reading = await asked(read(store, "long"))
            closing = await asked(store.close())
        assert len((await reading).entries) == LONG_LOG
        await closing
        with pytest.raises(Unavailable):
            await store.record(TableId("long"))

    run(body)


def test_a_log_deleted_while_it_is_read_counts_as_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await with_a_long_log(tmp_path, monkeypatch)
        with held_reader(store):
            reading = await asked(read(store, "long"))
            delete = "DELETE FROM tables WHERE code = 'long'"
            assert await store._writer.run(lambda: store._writer.db.execute(delete).rowcount) == 1
        with pytest.raises(NoSuchTable):
            await reading
        await store.close()

    run(body)


def test_a_backup_restored_during_a_read_is_what_the_read_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        store = await with_a_long_log(tmp_path, monkeypatch)
        await store.backup(tmp_path / "copy.db")
        await append(store, "long", an_entry(LONG_LOG))
        waiting: SimpleQueue[Any] = SimpleQueue()
        with monkeypatch.context() as late:
            late.setattr(store._reader, "ask", lambda *question: waiting.put(question))
            reading = await asked(read(store, "long"))
            question = await asyncio.to_thread(waiting.get)
            await store.restore(tmp_path / "copy.db")
        store._reader.ask(*question)
        assert len((await reading).entries) == LONG_LOG
        assert (await store.record(TableId("long"))).table == "long"
        await store.close()

    run(body)
