"""The embedded store: one SQLite file, one thread that writes, commits in groups, and one that looks things up.

Whatever has queued up is committed as soon as the last sync has returned, off the event loop. A group is one statement
where it can be: SQLite runs without the interpreter's lock, and each statement more means waiting for that lock again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

import msgspec

from tercet.core.engine.game import Version
from tercet.store.memory import Soon
from tercet.store.port import (
    Change,
    Done,
    Entry,
    FinishedGame,
    Found,
    GuestId,
    History,
    Moment,
    Record,
    StoreError,
    TableId,
    Unavailable,
    answered,
)
from tercet.store.sqlite import backup, queries
from tercet.store.sqlite.event_rows import SETTLED_AT_ONCE, Journal
from tercet.store.sqlite.reader import Reader
from tercet.store.sqlite.schema import emptied_log, explained, lock, open_database, transaction
from tercet.store.sqlite.slices import Forgetting, Sweeping
from tercet.store.sqlite.uptime import Mark, Uptime, running

ResultT = TypeVar("ResultT")

_logger = logging.getLogger("tercet.store")

BREATH: Final = 0.00025
"""Seconds to wait before a commit for each entry of the last one: a commit costs as much as dozens of entries in it."""
LONGEST_BREATH: Final = 0.005
"""Reached from some thousand entries a second on; at a few hundred there is next to no wait."""
WIPE_AGAIN: Final = 1.0
"""Seconds before it is tried again to empty the write-ahead log."""


class _Append(msgspec.Struct, frozen=True, gc=False):
    table: TableId
    entry: Entry
    done: Done
    seated: Sequence[GuestId]
    finished: Moment | None


class _Work(msgspec.Struct, frozen=True):
    """Anything else that the writer does, between two commits."""

    run: Callable[[], Any]
    done: Callable[[Any], None]


class _Later:
    """Says that a piece of work goes on later, and is answered then."""


LATER: Final = _Later()


class SqliteStore:
    """A store in one file; `soon` must be safe to call from another thread, such as `loop.call_soon_threadsafe`."""

    def __init__(
        self, path: Path, soon: Soon, now: Callable[[], Moment], running: Callable[[], float] = running
    ) -> None:
        self._path = path
        self._soon = soon
        self._now = now
        self._running = running
        self._mark = Mark(path)
        self._lock = lock(path)
        try:
            self._open()
        except StoreError:
            self._lock.close()
            raise
        self._queue: SimpleQueue[_Append | _Work | None] = SimpleQueue()
        self._closed = False
        self._traces = False
        """Whether the write-ahead log may hold what was deleted."""
        self._wiped_at = 0.0
        self.commits = 0
        """How many groups were committed, for the metrics."""
        self.appended = 0
        """How many entries they held."""
        self._reader = Reader(path, soon)
        self._thread = threading.Thread(target=self._write_all, name="tercet-store", daemon=True)
        self._thread.start()

    def _open(self) -> None:
        self._db = open_database(self._path)
        try:
            self._journal = Journal(self._db)
            self._uptime = Uptime(self._db, self._running)
        except BaseException:
            self._db.close()
            raise
        self.lost = max(self._mark.read() - self._uptime.started + 1, 0)
        """For how many milliseconds of running what was written is missing: the write-ahead log was lost or cut."""
        if self.lost:
            _logger.error(
                "%s is missing the last %.1f s of writes: its write-ahead log (-wal) was lost or truncated;"
                " restore a backup if it has more",
                self._path,
                self.lost / 1000,
            )

    # the port

    def save(self, record: Record, done: Done) -> None:
        self._put(_Work(lambda: queries.save(self._db, record, self._now()), done))

    def append(
        self,
        table: TableId,
        entry: Entry,
        done: Done,
        *,
        seated: Sequence[GuestId] = (),
        finished: Moment | None = None,
    ) -> None:
        self._put(_Append(table, entry, done, seated, finished))

    def read(self, table: TableId, found: Found) -> None:
        self._put(_Work(lambda: self._read(table, found), found))

    def keep_time(self) -> None:
        now = self._uptime.now()
        self._put(_Work(lambda: self._note(now), lambda _: None))

    async def record(self, table: TableId) -> Record:
        return await self._look(lambda db: queries.record(db, table))

    async def note(self, table: TableId, kind: str) -> bytes | None:
        return await self._look(lambda db: queries.note(db, table, kind))

    async def keep_note(self, table: TableId, kind: str, data: bytes, *, naming: Sequence[GuestId] = ()) -> None:
        await self._run(lambda: queries.keep_note(self._db, table, kind, data, naming))

    async def revoke(self, mark: bytes) -> None:
        await self._run(lambda: queries.revoke(self._db, mark, self._now()))

    async def revoked(self, since: Moment) -> frozenset[bytes]:
        return await self._run(lambda: queries.revoked(self._db, since))

    async def games_of(
        self, guest: GuestId, *, before: Moment | None = None, limit: int = 50
    ) -> tuple[FinishedGame, ...]:
        return await self._look(lambda db: queries.games_of(db, guest, before, limit))

    async def tables_of(self, guest: GuestId) -> tuple[TableId, ...]:
        return await self._look(lambda db: queries.tables_of(db, guest))

    async def hosted_by(self, guest: GuestId) -> tuple[TableId, ...]:
        return await self._run(lambda: queries.hosted_by(self._db, guest))

    async def forget(self, guest: GuestId, change: Change) -> int:
        changed = len(await self._run(lambda: queries.tables_of(self._db, guest)))
        await self._run_sliced(Forgetting(guest, change))
        await self._leave_no_trace()
        return changed

    async def sweep(self, *, finished_before: Moment, idle_before: Moment) -> tuple[TableId, ...]:
        await self._settle_up_to_now()
        sweeping = Sweeping(finished_before, idle_before)
        await self._run_sliced(sweeping)
        if sweeping.swept:
            await self._leave_no_trace()
        return tuple(sweeping.swept)

    async def _run_sliced(self, work: Forgetting | Sweeping) -> None:
        def some() -> bool:
            with transaction(self._db):
                more, settled = work.run(self._db, self._journal, self._now())
                self._uptime.note(self._uptime.now())
            self._journal.settled(settled)
            work.done()
            return more

        await self._in_slices(some)

    async def _in_slices(self, some: Callable[[], bool]) -> None:
        """Does a little again and again until there is nothing left to do, and leaves the writer to others between."""
        while True:
            begun = time.monotonic()
            if not await self._run(some):
                return
            await asyncio.sleep(time.monotonic() - begun)

    async def _settle_up_to_now(self) -> None:
        mark = await self._run(lambda: self._journal.last_row)

        def some() -> bool:
            with transaction(self._db):
                settled = self._journal.settle(SETTLED_AT_ONCE, self._now())
                self._uptime.note(self._uptime.now())
            self._journal.settled(settled)
            return self._journal.reaches_back_to(mark)

        await self._in_slices(some)

    async def _leave_no_trace(self) -> None:
        """Neither the journal nor the write-ahead log holds any more what was deleted."""
        await self._settle_up_to_now()
        await self._run(self._wipe)

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(backup.backup, self._path, path)

    async def restore(self, copy: Path) -> None:
        def change_over() -> None:
            with self._reader.away():
                self._db.close()
                try:
                    backup.swap(copy, self._path)
                    self._open()
                except Exception:
                    backup.swap_back(self._path)
                    self._open()
                    raise

        await self._run(change_over)

    async def close(self) -> None:
        """Commits what has queued up, then lets go of the file."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._reader.close)

    # the writer's thread

    def _put(self, job: _Append | _Work) -> None:
        if self._closed:
            self._soon(job.done, Unavailable("the store is closed"))
        else:
            self._queue.put(job)

    async def _look(self, look: Callable[[sqlite3.Connection], ResultT]) -> ResultT:
        if self._closed:
            raise Unavailable("the store is closed")
        return await answered(lambda done: self._reader.ask(look, done))

    async def _run(self, run: Callable[[], ResultT]) -> ResultT:
        return await answered(lambda done: self._put(_Work(run, done)))

    def _write_all(self) -> None:
        queue = self._queue
        running = True
        jobs: list[_Append | _Work | None] = []
        while running:
            breath = min(len(jobs) * BREATH, LONGEST_BREATH)
            jobs = [queue.get()]
            if breath > BREATH:
                # On a quick disk commits come faster than they pay: under load a breath makes each worth more entries.
                time.sleep(breath)
            while not queue.empty():
                jobs.append(queue.get())
            group: list[_Append] = []
            for job in jobs:
                if isinstance(job, _Append):
                    group.append(job)
                    continue
                if group:
                    self._commit(group)
                    group = []
                if job is None:
                    running = False
                else:
                    self._work(job)
            if group:
                self._commit(group)
            if self._traces and time.monotonic() - self._wiped_at > WIPE_AGAIN:
                self._wipe()
        while not queue.empty():
            left = queue.get()
            if left is not None:
                self._soon(left.done, Unavailable("the store is closed"))
        self._db.close()
        self._lock.close()

    def _work(self, work: _Work) -> None:
        answer: Any
        try:
            answer = work.run()
        except StoreError as error:
            answer = error
        except Exception as error:
            self._recover()
            answer = self._explained(error)
        if answer is not LATER:
            self._soon(work.done, answer)

    def _note(self, now: int) -> None:
        if self._uptime.note(now):
            self._mark.write(now)

    def _read(self, table: TableId, found: Found) -> _Later:
        """What was appended before is among what is read; the rest is looked up while others commit."""
        journal, uptime = self._journal, self._uptime
        reading = journal.reading(table)

        def look(db: sqlite3.Connection) -> History | _Later:
            if self._journal is not journal:  # the file is another, or was read anew
                self.read(table, found)
                return LATER
            record = queries.record(db, table)
            entries = reading.all_entries(db)
            return History(record, entries, uptime.after(db, reading.clock) if entries else 0.0)

        self._reader.ask(look, lambda history: None if history is LATER else found(history))
        return LATER

    def _commit(self, group: Sequence[_Append]) -> None:
        """One commit for a group; an entry whose table has moved is refused, and the others go on."""
        refused: list[tuple[_Append, StoreError]] = []
        good: list[_Append] = []
        ahead: dict[TableId, Version] = {}
        try:
            for job in group:
                try:
                    self._journal.check(job.table, job.entry, ahead)
                    good.append(job)
                except StoreError as error:
                    refused.append((job, error))
            if good:
                self._write(good)
        except Exception as error:
            self._recover()
            failure = self._explained(error)
            refused = [(job, failure) for job in group]
            good = []
        self.commits += 1
        self.appended += len(good)
        self._soon(_answer, good, refused)

    def _write(self, jobs: Sequence[_Append]) -> None:
        appends = [(job.table, job.entry) for job in jobs]
        long = self._journal.is_long
        clock = self._uptime.now()
        if not long and not any(job.seated or job.finished is not None for job in jobs):
            # a single statement is its own transaction
            numbers, size = self._journal.write(appends, clock)
            self._journal.written(appends, numbers, size, clock)
            return
        settled: list[TableId] = []
        with transaction(self._db):
            numbers, size = self._journal.write(appends, clock)
            for job in jobs:
                if job.seated or job.finished is not None:
                    queries.mark(self._db, self._journal.tail(job.table).no, job.seated, job.finished)
            if long:
                # what is written in this same transaction stays in the journal
                settled = self._journal.settle(SETTLED_AT_ONCE, self._now())
                self._uptime.note(clock)
        if settled:
            self._journal.settled(settled)
        self._journal.written(appends, numbers, size, clock)

    def _wipe(self) -> None:
        """Empties the write-ahead log, which still holds what was deleted; while a backup reads it, that must wait."""
        self._traces = not emptied_log(self._db)
        self._wiped_at = time.monotonic()

    def _explained(self, error: Exception) -> StoreError:
        """Whatever happens, the thread goes on and the asker is answered."""
        if isinstance(error, StoreError):
            return error
        return explained(error, self._path) if isinstance(error, sqlite3.Error) else Unavailable(repr(error))

    def _recover(self) -> None:
        """After a failure memory is made equal to the file again: whether a failed commit counts, the file knows."""
        with contextlib.suppress(sqlite3.Error):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
        with contextlib.suppress(sqlite3.Error, StoreError):
            self._journal = Journal(self._db)


def _answer(good: Sequence[_Append], refused: Sequence[tuple[_Append, StoreError]]) -> None:
    for job in good:
        _tell(job, None)
    for job, error in refused:
        _tell(job, error)


def _tell(job: _Append, error: StoreError | None) -> None:
    try:
        job.done(error)
    except Exception:  # one table's mistake must not keep the answers of the others back
        _logger.exception("mishap")
