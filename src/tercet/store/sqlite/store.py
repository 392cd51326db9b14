"""The embedded store: one SQLite file, with a thread that writes and a thread that reads."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from tercet.core.identity import Identity
from tercet.store import shared_sql
from tercet.store.appends import Append
from tercet.store.port import (
    Damaged,
    Entry,
    EraseGuest,
    History,
    Moment,
    NoSuchTable,
    OnDurable,
    OnHistory,
    Record,
    Soon,
    StoreDate,
    TableId,
    TablesInUse,
    Unavailable,
    answered,
    running,
)
from tercet.store.shared_sql import Conversation, SqlArchive, in_slices
from tercet.store.sqlite import backup, queries
from tercet.store.sqlite.deletion import GuestErasure, OldTableDeletion
from tercet.store.sqlite.event_rows import TABLES_PER_SETTLING, Journal, LogReading
from tercet.store.sqlite.reader import Reader
from tercet.store.sqlite.schema import transaction
from tercet.store.sqlite.writer import LATER, Later, Work, Writer

ResultT = TypeVar("ResultT")


class SqliteStore(SqlArchive):
    """A store in one file; `soon` must be safe to call from another thread, such as `loop.call_soon_threadsafe`."""

    def __init__(
        self, path: Path, soon: Soon, now: Callable[[], Moment], running: Callable[[], float] = running
    ) -> None:
        self._path = path
        self._now = now
        self._writer = Writer(path, soon, now, running)
        self._reader = Reader(path, soon)

    @property
    def commits(self) -> int:
        """Number of groups committed, for the metrics."""
        return self._writer.commits

    @property
    def appended(self) -> int:
        """Number of entries in those groups."""
        return self._writer.appended

    @property
    def lost(self) -> float:
        """Milliseconds of uptime that are missing because the write-ahead log was lost or truncated."""
        return self._writer.lost

    def save(self, record: Record, done: OnDurable) -> None:
        self._writer.put(Work(lambda: queries.save(self._writer.db, record, self._now()), done))

    def change(self, record: Record, done: OnDurable) -> None:
        self._writer.put(Work(lambda: queries.change(self._writer.db, record), done))

    def append(
        self,
        table: TableId,
        entry: Entry,
        done: OnDurable,
        *,
        seated: Sequence[Identity] = (),
        finished: Moment | None = None,
    ) -> None:
        self._writer.put(Append(table, entry, done, seated, finished))

    def read(self, table: TableId, found: OnHistory) -> None:
        self._writer.put(Work(lambda: self._read(table, found), found))

    def record_uptime(self) -> None:
        now = self._writer.uptime.now()
        self._writer.put(Work(lambda: self._writer.record_uptime(now), lambda _: None))

    async def revoke(self, mark: bytes) -> None:
        await self._writer.run(lambda: queries.revoke(self._writer.db, mark, self._now()))

    async def finished_tables(self, *, after: tuple[Moment, TableId], limit: int) -> tuple[tuple[Moment, TableId], ...]:
        return await self._query(lambda db: queries.finished_tables(db, after, limit))

    async def finished_logs(self, tables: Sequence[TableId]) -> tuple[History, ...]:
        def readings() -> tuple[Journal, list[tuple[TableId, LogReading]]]:
            journal = self._writer.journal
            found = []
            for table in tables:
                with contextlib.suppress(NoSuchTable):
                    found.append((table, journal.reading(table)))
            return journal, found

        journal, begun = await self._writer.run(readings)

        def query(db: sqlite3.Connection) -> tuple[History, ...]:
            if self._writer.journal is not journal:
                raise Unavailable("the file was replaced in the meantime")
            histories = []
            for table, reading in begun:
                with contextlib.suppress(NoSuchTable, Damaged):
                    record = queries.run_conversation(db, shared_sql.record(table))
                    if record.finished is not None:
                        histories.append(History(record, reading.all_entries(db)))
            return tuple(histories)

        return await self._query(query)

    async def erase_guest(self, guest: Identity, change: EraseGuest) -> int:
        changed = len(await self._after_commits(shared_sql.tables_of(guest)))
        await self._run_sliced(GuestErasure(guest, change))
        await self._wipe_deleted()
        return changed

    async def check_date(self, *, confirmed: bool = False) -> StoreDate:
        return await self._writer.run(lambda: queries.check_date(self._writer.db, self._now(), confirmed=confirmed))

    async def delete_old_tables(
        self, *, finished_before: Moment, idle_before: Moment, in_use: TablesInUse = tuple
    ) -> tuple[TableId, ...]:
        await self._settle_up_to_now()
        deletion = OldTableDeletion(finished_before, idle_before, in_use)
        await self._run_sliced(deletion)
        if deletion.deleted:
            await self._wipe_deleted()
        return tuple(deletion.deleted)

    async def _run_sliced(self, work: GuestErasure | OldTableDeletion) -> None:
        def some() -> bool:
            with transaction(self._writer.db):
                more, settled = work.run(self._writer.db, self._writer.journal, self._now())
                self._writer.uptime.record(self._writer.uptime.now())
            self._writer.journal.settled(settled)
            work.done()
            return more

        await in_slices(lambda: self._writer.run(some))

    async def _settle_up_to_now(self) -> None:
        mark = await self._writer.run(lambda: self._writer.journal.last_row)

        def some() -> bool:
            with transaction(self._writer.db):
                settled = self._writer.journal.settle(TABLES_PER_SETTLING, self._now())
                self._writer.uptime.record(self._writer.uptime.now())
            self._writer.journal.settled(settled)
            return self._writer.journal.reaches_back_to(mark)

        await in_slices(lambda: self._writer.run(some))

    async def _wipe_deleted(self) -> None:
        """Removes deleted data from the journal and the write-ahead log."""
        await self._settle_up_to_now()
        await self._writer.run(self._writer.wipe)

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(backup.backup, self._path, path)

    async def restore(self, copy: Path) -> None:
        def change_over() -> None:
            with self._reader.released():
                self._writer.db.close()
                try:
                    backup.swap(copy, self._path)
                    self._writer.open()
                except Exception:
                    backup.swap_back(self._path)
                    self._writer.open()
                    raise

        await self._writer.run(change_over)

    async def close(self) -> None:
        """Commits what is queued, then closes the file."""
        await self._writer.close()
        await asyncio.to_thread(self._reader.close)

    async def _read_only(self, conversation: Conversation[ResultT]) -> ResultT:
        return await self._query(lambda db: queries.run_conversation(db, conversation))

    async def _after_commits(self, conversation: Conversation[ResultT]) -> ResultT:
        return await self._writer.run(lambda: queries.run_conversation(self._writer.db, conversation))

    async def _query(self, query: Callable[[sqlite3.Connection], ResultT]) -> ResultT:
        if self._writer.is_closed:
            raise Unavailable("the store is closed")
        return await answered(lambda done: self._reader.ask(query, done))

    def _read(self, table: TableId, found: OnHistory) -> Later:
        """Determines on the writer's thread where the log ends; the reader's thread then reads it while commits
        continue."""
        journal, uptime = self._writer.journal, self._writer.uptime
        reading = journal.reading(table)

        def query(db: sqlite3.Connection) -> History | Later:
            if self._writer.journal is not journal:  # the file was replaced or read again
                self.read(table, found)
                return LATER
            record = queries.run_conversation(db, shared_sql.record(table))
            entries = reading.all_entries(db)
            return History(record, entries, uptime.after(db, reading.clock) if entries else 0.0)

        self._reader.ask(query, lambda history: None if history is LATER else found(history))
        return LATER
