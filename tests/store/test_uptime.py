"""C20: how long the server ran after a table's last entry is known after it ends, however it ends."""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path

import pytest

from tercet.store.sqlite import backup, event_rows
from tercet.store.sqlite.store import SqliteStore
from tests.store.conformance import Calendar, a_record, an_entry, append, read, run, save


class Running:
    """Milliseconds, advanced by tests."""

    def __init__(self) -> None:
        self.millis = 5_000_000.0

    def __call__(self) -> float:
        return self.millis


def opened(folder: Path, running: Running) -> SqliteStore:
    loop = asyncio.get_running_loop()
    return SqliteStore(folder / "tercet.db", loop.call_soon_threadsafe, Calendar(), running)


def killed(folder: Path, to: Path) -> Path:
    """Copies the files as a process killed now leaves them."""
    to.mkdir()
    for file in folder.glob("tercet.db*"):
        if not file.name.endswith((".lock", "-shm")):
            shutil.copy(file, to)
    return to


def test_C20_a_stop_is_known_exactly_and_a_kill_as_last_recorded(tmp_path: Path) -> None:
    running = Running()

    async def body() -> None:
        store = opened(tmp_path, running)
        await save(store, a_record("t0"))
        assert (await read(store, "t0")).ran == 0
        await append(store, "t0", an_entry(0))
        running.millis += 3_000
        assert (await read(store, "t0")).ran == 3_000, "while it runs, until now"
        store.record_uptime()
        await read(store, "t0")
        running.millis += 700
        dead = killed(tmp_path, tmp_path / "dead")
        store.record_uptime()
        running.millis += 40_000  # time after the last record does not count as running
        await store.close()
        for folder, ran in ((tmp_path, 3_700), (dead, 3_000)):
            for _ in range(3):  # a run without activity at the table changes nothing
                running.millis = 77.0  # another process has another origin
                again = opened(folder, running)
                running.millis += 500_000
                again.record_uptime()
                assert (await read(again, "t0")).ran == ran
                await again.close()

    run(body)


@pytest.mark.parametrize("limit", [0, 4 * 2**20])
def test_C20_running_time_is_known_per_table_wherever_its_entries_are(
    tmp_path: Path, limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_rows, "JOURNAL_BYTES", limit)
    running = Running()

    async def body() -> None:
        store = opened(tmp_path, running)
        for i in range(4):
            await save(store, a_record(f"t{i}"))
            await append(store, f"t{i}", an_entry(0))
            running.millis += 1_000
        store.record_uptime()
        await store.close()
        store = opened(tmp_path, running)
        await append(store, "t0", an_entry(1))
        running.millis += 250
        store.record_uptime()
        await store.close()
        store = opened(tmp_path, running)
        assert [(await read(store, f"t{i}")).ran for i in range(4)] == [250, 3_000, 2_000, 1_000]
        await store.close()

    run(body)


def test_C20_without_a_record_the_clock_continues_from_the_last_entry(tmp_path: Path) -> None:
    running = Running()

    async def body() -> None:
        store = opened(tmp_path, running)
        await save(store, a_record("t0"))
        await append(store, "t0", an_entry(0))
        running.millis += 90_000
        await store.close()
        store = opened(tmp_path, running)
        assert (await read(store, "t0")).ran == 0
        await store.close()

    run(body)


@pytest.mark.parametrize("cut", [0, 0.5, 1])
def test_a_lost_or_truncated_write_ahead_log_is_detected(
    tmp_path: Path, cut: float, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite itself reports nothing, and continues with what is left."""
    running = Running()

    async def body() -> None:
        store = opened(tmp_path, running)
        await save(store, a_record("t0"))
        for version in range(50):
            await append(store, "t0", an_entry(version))
            running.millis += 1_000
            store.record_uptime()
        await read(store, "t0")
        dead = killed(tmp_path, tmp_path / "dead")
        await store.close()
        log = dead / "tercet.db-wal"
        size = log.stat().st_size
        assert size
        if cut:
            os.truncate(log, int(size * cut))
        else:
            log.unlink()
        again = opened(dead, running)
        assert (again.lost > 1_000) == (cut < 1)
        assert ("write-ahead log" in caplog.text) == (cut < 1)
        await again.close()

    run(body)


def test_a_restored_backup_may_be_older(tmp_path: Path) -> None:
    running = Running()

    async def body() -> None:
        store = opened(tmp_path, running)
        await save(store, a_record("t0"))
        await append(store, "t0", an_entry(0))
        await store.backup(tmp_path / "copy.db")
        running.millis += 60_000
        store.record_uptime()
        await store.close()
        backup.restore(tmp_path / "copy.db", tmp_path / "tercet.db")
        store = opened(tmp_path, running)
        assert store.lost == 0
        await store.close()

    run(body)
