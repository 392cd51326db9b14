"""Large deletions happen in slices: writes in the meantime wait for at most one slice."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.core.identity import NO_IDENTITY
from tercet.store.port import Entry, Moment, Record
from tercet.store.sqlite import deletion, event_rows
from tercet.store.sqlite.store import SqliteStore
from tests.store.conformance import ANNA, BERT, START, Calendar, a_record, an_entry, append, read, run, save

GAMES = 200
Job = Callable[[SqliteStore], Coroutine[Any, Any, object]]


def delete_old_tables(store: SqliteStore) -> Coroutine[Any, Any, object]:
    return store.delete_old_tables(finished_before=Moment(START + 1), idle_before=Moment(0))


def nameless(_: Record, entry: Entry) -> Entry:
    return replace(entry, by=NO_IDENTITY) if entry.by == ANNA else entry


def erase_guest(store: SqliteStore) -> Coroutine[Any, Any, object]:
    return store.erase_guest(ANNA, nameless)


async def filled(folder: Path, calendar: Calendar) -> SqliteStore:
    """A store with many finished games of Anna's, some settled and some in the journal, and one still running."""
    store = SqliteStore(folder / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, calendar)
    await asyncio.gather(*(save(store, a_record(f"t{i}")) for i in range(GAMES)))
    await save(store, a_record("busy", host=BERT))
    await asyncio.gather(*(append(store, f"t{i}", an_entry(0), ANNA, finished=START) for i in range(GAMES)))
    return store


@pytest.mark.parametrize("job", [delete_old_tables, erase_guest])
def test_commits_continue_during_a_large_deletion(tmp_path: Path, job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deletion, "SLICE_SECONDS", 0.0)

    async def body() -> None:
        store = await filled(tmp_path, Calendar())
        long = asyncio.create_task(job(store))
        written = 0
        while not long.done():
            await append(store, "busy", an_entry(written, by=BERT))
            written += 1
        assert written > GAMES / 2, "at least one between two slices"
        await long
        assert await store.tables_of(ANNA) == ()
        assert (await read(store, "busy")).version == written
        await store.close()

    run(body)


def test_a_table_written_to_meanwhile_is_not_swept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deletion, "SLICE_SECONDS", 0.0)

    async def body() -> None:
        calendar = Calendar()
        store = await filled(tmp_path, calendar)
        await append(store, "busy", an_entry(0))
        calendar.moment = START + 100
        await store.delete_old_tables(finished_before=Moment(0), idle_before=Moment(0))  # settles: touched now
        calendar.moment = START + 200
        late = asyncio.create_task(
            store.delete_old_tables(finished_before=Moment(START + 1), idle_before=Moment(START + 150))
        )
        while not await read_is_gone(store, "t0"):
            await asyncio.sleep(0)
        await append(store, "busy", an_entry(1))
        assert "busy" not in await late
        assert (await read(store, "busy")).version == 2
        await store.close()

    run(body)


async def read_is_gone(store: SqliteStore, table: str) -> bool:
    try:
        await read(store, table)
    except Exception:
        return True
    return False


@pytest.mark.parametrize("job", [delete_old_tables, erase_guest])
def test_an_interrupted_deletion_is_resumed(tmp_path: Path, job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deletion, "SLICE_SECONDS", 0.0)

    async def body() -> None:
        store = await filled(tmp_path, Calendar())
        some = asyncio.create_task(job(store))
        while len(await store.tables_of(ANNA)) > GAMES / 2:
            await asyncio.sleep(0)
        some.cancel()
        await store.close()
        store = SqliteStore(tmp_path / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, Calendar())
        left = await store.tables_of(ANNA)
        assert 0 < len(left) <= GAMES / 2
        for table in left:
            assert (await read(store, table)).version == 1
        await job(store)
        assert await store.tables_of(ANNA) == ()
        await store.close()

    run(body)


def test_a_long_log_is_rewritten_in_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the fix, slices were counted in tables, so six with long logs blocked everybody for seconds."""
    monkeypatch.setattr(deletion, "SLICE_SECONDS", 0.0)
    monkeypatch.setattr(event_rows, "CHAPTER", 4)

    async def body() -> None:
        store = SqliteStore(tmp_path / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, Calendar())
        for table in ("long", "busy"):
            await save(store, a_record(table))
        await asyncio.gather(*(append(store, "long", an_entry(i), ANNA) for i in range(GAMES)))
        long = asyncio.create_task(erase_guest(store))
        written = 0
        while not long.done():
            await append(store, "busy", an_entry(written, by=BERT))
            if written == 1:
                await append(store, "long", an_entry(GAMES))
            written += 1
        assert await long == 1
        assert written > GAMES / 8, "about one for each of the fifty chapters"
        assert {entry.by for entry in (await read(store, "long")).entries} == {""}, "including what arrived meanwhile"
        await store.close()

    run(body)


def test_a_damaged_table_does_not_stop_a_guests_deletion_elsewhere(tmp_path: Path) -> None:
    async def body() -> None:
        store = await filled(tmp_path, Calendar())
        await store.delete_old_tables(finished_before=Moment(0), idle_before=Moment(0))  # settles the journal
        with contextlib.closing(sqlite3.connect(tmp_path / "tercet.db", isolation_level=None)) as db:
            db.execute("UPDATE chapters SET crc = crc + 1 WHERE no = (SELECT no FROM tables WHERE code = 't7')")
        await erase_guest(store)
        assert await store.tables_of(ANNA) == ()
        assert (await read(store, "t8")).entries[0].by == ""
        await store.close()

    run(body)
