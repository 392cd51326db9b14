"""Deleted data is no longer on the disk, even while the store is in use."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from tercet.store.port import Entry, Moment, Record
from tercet.store.sqlite import event_rows
from tercet.store.sqlite.schema import open_database
from tests.store.conformance import ANNA, START, Calendar, a_record, an_entry, append, read, run, save, sqlite

NAME = b"Zaphodine"


def nameless(_: Record, entry: Entry) -> Entry:
    return replace(entry, events=tuple(event.replace(NAME, b"-") for event in entry.events))


def has_traces(folder: Path) -> bool:
    return any(NAME in path.read_bytes() for path in folder.iterdir())


@pytest.mark.parametrize("limit", [0, event_rows.JOURNAL_BYTES])
def test_a_deleted_name_is_in_no_file(tmp_path: Path, limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_rows, "JOURNAL_BYTES", limit)

    async def body() -> None:
        store = await sqlite(tmp_path, Calendar())
        for i in range(3):
            await save(store, a_record(f"t{i}"))
        for version in range(40):
            for i in range(3):
                await append(store, f"t{i}", an_entry(version, b'{"name":"' + NAME + b'"}'), ANNA)
        assert has_traces(tmp_path)
        assert await store.erase_guest(ANNA, nameless) == 3
        assert not has_traces(tmp_path)
        assert (await read(store, "t1")).version == 40
        await store.close()

    run(body)


def test_a_swept_game_is_in_no_file(tmp_path: Path) -> None:
    async def body() -> None:
        store = await sqlite(tmp_path, Calendar())
        await save(store, a_record("t1"))
        await append(store, "t1", an_entry(0, NAME), ANNA, finished=START)
        assert has_traces(tmp_path)
        assert len(await store.delete_old_tables(finished_before=Moment(START + 1), idle_before=Moment(0))) == 1
        assert not has_traces(tmp_path)
        await store.close()

    run(body)


def test_a_backup_delays_nobody_and_traces_disappear_after_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tercet.store.sqlite.writer.WIPE_AGAIN", 0.0)

    async def body() -> None:
        store = await sqlite(tmp_path, Calendar())
        await save(store, a_record("t1"))
        await append(store, "t1", an_entry(0, NAME), ANNA)
        reader = sqlite3.connect(tmp_path / "tercet.db", isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM journal").fetchall()
        await store.erase_guest(ANNA, nameless)
        await append(store, "t1", an_entry(1))
        assert has_traces(tmp_path), "the reader still needs it"
        reader.close()
        await append(store, "t1", an_entry(2))
        await append(store, "t1", an_entry(3))
        assert not has_traces(tmp_path)
        await store.close()

    run(body)


def test_a_commit_is_on_the_disk_when_it_returns(tmp_path: Path) -> None:
    db = open_database(tmp_path / "tercet.db")
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
    assert db.execute("PRAGMA secure_delete").fetchone() == (1,)
    db.close()
