"""What only a store on a disk can get wrong: crashes, old and damaged files, two servers, backups."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tercet.store.port import Damaged, InUse, Store, TooNew, Unavailable
from tercet.store.sqlite import event_rows, schema
from tercet.store.sqlite.store import SqliteStore
from tests.store.conformance import ANNA, Calendar, a_record, an_entry, append, read, run, save, sqlite


async def opened(folder: Path) -> Store:
    return await sqlite(folder, Calendar())


async def write(folder: Path, tables: int = 3, entries: int = 5) -> None:
    store = await opened(folder)
    for i in range(tables):
        await save(store, a_record(f"t{i}"))
    for version in range(entries):
        await asyncio.gather(*(append(store, f"t{i}", an_entry(version), ANNA) for i in range(tables)))
    await store.close()


def test_a_closed_store_opens_again_with_everything_in_it(tmp_path: Path) -> None:
    async def body() -> None:
        await write(tmp_path)
        store = await opened(tmp_path)
        for i in range(3):
            assert (await read(store, f"t{i}")).version == 5
            await append(store, f"t{i}", an_entry(5))
        await store.close()

    run(body)


@pytest.mark.parametrize("limit", [0, 400, 4000])
def test_entries_are_complete_wherever_the_journal_was_settled(
    tmp_path: Path, limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same appends, with the journal settled at every commit, often, and rarely; and again after reopening."""
    monkeypatch.setattr(event_rows, "JOURNAL_BYTES", limit)
    monkeypatch.setattr("tercet.store.sqlite.store.TABLES_PER_SETTLING", 2)
    monkeypatch.setattr("tercet.store.sqlite.writer.TABLES_PER_SETTLING", 2)
    rng = random.Random(limit)

    async def body() -> None:
        versions = [0] * 7
        store = await opened(tmp_path)
        for i in range(7):
            await save(store, a_record(f"t{i}"))
        for _ in range(60):
            if rng.random() < 0.1:
                await store.close()
                store = await opened(tmp_path)
            calls = []
            for i in rng.choices(range(7), k=rng.randrange(1, 6)):
                calls.append(
                    append(store, f"t{i}", an_entry(2 * versions[i], f"{i}:{versions[i]}".encode(), bytes(50)))
                )
                versions[i] += 1
            await asyncio.gather(*calls)
            i = rng.randrange(7)
            events = [entry.events[0].decode() for entry in (await read(store, f"t{i}")).entries]
            assert events == [f"{i}:{version}" for version in range(versions[i])]
        await store.close()
        with sqlite3.connect(tmp_path / "tercet.db") as db:
            (rows,) = db.execute("SELECT count(*) FROM journal").fetchone()
            (settled,) = db.execute("SELECT count(*) FROM chapters").fetchone()
        db.close()
        assert settled > 0
        assert rows < 60 or limit > 400

    run(body)


def test_everything_acknowledged_survives_a_copy_taken_at_any_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Copies of the files between any two answers, as a killed process leaves them, contain everything acknowledged."""
    monkeypatch.setattr(event_rows, "JOURNAL_BYTES", 500)
    live, dead = tmp_path / "live", tmp_path / "dead"
    live.mkdir()

    async def body() -> None:
        store = await opened(live)
        await save(store, a_record("t0"))
        for version in range(40):
            await append(store, "t0", an_entry(version))
            shutil.copytree(live, dead, ignore=shutil.ignore_patterns("*.lock"))
            again = await opened(dead)
            assert (await read(again, "t0")).version == version + 1
            await again.close()
            shutil.rmtree(dead)
        await store.close()

    run(body)


class Failing:
    """A connection whose n-th statement from now fails, as on a full disk."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self.after: int | None = None

    def execute(self, *args: Any) -> Any:
        if self.after is not None:
            self.after -= 1
            if self.after < 0:
                self.after = None
                raise sqlite3.OperationalError("database or disk is full")
        return self._db.execute(*args)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)


def test_a_failing_disk_loses_nothing_acknowledged_and_the_store_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_rows, "JOURNAL_BYTES", 300)
    failing: list[Failing] = []

    def open_failing(path: Path) -> Any:
        failing.append(Failing(schema.open_database(path)))
        return failing[-1]

    monkeypatch.setattr("tercet.store.sqlite.writer.open_database", open_failing)

    async def body() -> None:
        store = await opened(tmp_path)
        await save(store, a_record("t0"))
        version = refused = 0
        for step in range(200):
            failing[0].after = step % 9
            try:
                await append(store, "t0", an_entry(version), ANNA)
                version += 1
            except Unavailable:
                refused += 1
            failing[0].after = None
            assert (await read(store, "t0")).version == version
        assert refused > 20
        assert version > 20
        await store.close()
        again = await opened(tmp_path)
        assert (await read(again, "t0")).version == version
        await again.close()

    run(body)


def test_a_database_of_an_older_version_is_upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await opened(tmp_path)
        await save(store, a_record())
        await store.close()
        monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, "CREATE TABLE more (id INTEGER);"))
        store = await opened(tmp_path)
        await append(store, "t1", an_entry(0), ANNA)
        assert await store.tables_of(ANNA) == ("t1",)
        await store.close()

    run(body)
    db = sqlite3.connect(tmp_path / "tercet.db")
    assert db.execute("PRAGMA user_version").fetchone() == (len(schema.MIGRATIONS),)
    assert db.execute("SELECT count(*) FROM more").fetchone() == (0,)
    db.close()


def refusal_of(folder: Path) -> str:
    with pytest.raises((Damaged, TooNew, InUse)) as caught:
        run(lambda: opened(folder))  # type: ignore[arg-type, return-value]
    return f"{type(caught.value).__name__}: {caught.value}"


def test_a_newer_database_is_refused_with_advice(tmp_path: Path) -> None:
    run(lambda: write(tmp_path))
    db = sqlite3.connect(tmp_path / "tercet.db")
    db.execute("PRAGMA user_version = 99")
    db.close()
    assert "newer Tercet (data version 99" in refusal_of(tmp_path)


def test_an_unrelated_database_is_left_alone(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "tercet.db")
    db.execute("CREATE TABLE recipes (name)")
    db.commit()
    db.close()
    assert "not one of Tercet's" in refusal_of(tmp_path)


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tercet.db").write_bytes(b"Dear diary, " * 1000)
    assert "damaged or not a Tercet database" in refusal_of(tmp_path)


def test_a_damaged_page_is_detected(tmp_path: Path) -> None:
    run(lambda: write(tmp_path, tables=30, entries=60))
    path = tmp_path / "tercet.db"
    data = bytearray(path.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 4096] = bytes(4096)
    path.write_bytes(data)
    assert "damaged" in refusal_of(tmp_path)


@pytest.mark.parametrize("settled", [False, True])
def test_a_flipped_bit_is_detected(tmp_path: Path, settled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if settled:
        monkeypatch.setattr(event_rows, "JOURNAL_BYTES", 0)
    run(lambda: write(tmp_path, tables=1))
    path = tmp_path / "tercet.db"
    data = path.read_bytes()
    assert b"Happened" in data
    path.write_bytes(data.replace(b"Happened", b"Hoppened"))

    async def body() -> None:
        store = await opened(tmp_path)
        try:
            await read(store, "t0")
        finally:
            await store.close()

    with pytest.raises(Damaged, match="checksum"):
        run(body)


def test_two_servers_cannot_use_one_database(tmp_path: Path) -> None:
    async def body() -> None:
        store = await opened(tmp_path)
        with pytest.raises(InUse, match="another server"):
            await opened(tmp_path)
        await store.close()
        await (await opened(tmp_path)).close()

    run(body)


def test_a_closed_store_reports_that_it_is_closed(tmp_path: Path) -> None:
    async def body() -> None:
        store = await opened(tmp_path)
        await store.close()
        with pytest.raises(Unavailable, match="closed"):
            await read(store, "t0")

    run(body)


def test_many_appends_share_a_commit(tmp_path: Path) -> None:
    async def body() -> None:
        store = SqliteStore(tmp_path / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, Calendar())
        await save(store, a_record("t0"))
        await asyncio.gather(*(append(store, "t0", an_entry(version)) for version in range(500)))
        assert store.appended == 500
        assert store.commits < 100
        await store.close()

    run(body)


def test_only_the_owner_can_read_the_file(tmp_path: Path) -> None:
    run(lambda: write(tmp_path))
    assert (tmp_path / "tercet.db").stat().st_mode & 0o077 == 0
