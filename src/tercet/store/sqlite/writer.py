"""Writes to the SQLite file, on one thread that commits in groups.

The thread commits everything queued as soon as the last sync has returned. A group is one statement where possible:
SQLite runs without the interpreter's lock, and each further statement would have to wait for the lock.
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

from tercet.store.appends import Append, Pacing, answer_appends, in_groups
from tercet.store.port import Moment, Soon, StoreError, TableId, Unavailable, answered
from tercet.store.sqlite import queries
from tercet.store.sqlite.event_rows import TABLES_PER_SETTLING, Journal
from tercet.store.sqlite.schema import emptied_log, explained, lock, open_database, transaction
from tercet.store.sqlite.uptime import Mark, Uptime

ResultT = TypeVar("ResultT")

_logger = logging.getLogger("tercet.store")

WIPE_AGAIN: Final = 1.0
"""Seconds between two attempts to empty the write-ahead log."""


class Work(msgspec.Struct, frozen=True):
    """A job other than an append, run between two commits."""

    run: Callable[[], Any]
    done: Callable[[Any], None]


class Later:
    """Returned by a job that reports its result later."""


LATER: Final = Later()


class Writer:
    """The only connection that writes; only jobs on its thread may use `db`, `journal` and `uptime`."""

    def __init__(self, path: Path, soon: Soon, now: Callable[[], Moment], running: Callable[[], float]) -> None:
        self._path = path
        self._soon = soon
        self._now = now
        self._running = running
        self._mark = Mark(path)
        self._lock = lock(path)
        try:
            self.open()
        except StoreError:
            self._lock.close()
            raise
        self._queue: SimpleQueue[Append | Work | None] = SimpleQueue()
        self.is_closed = False
        self._has_traces = False
        """Whether the write-ahead log may still contain deleted data."""
        self._wiped_at = 0.0
        self.commits = 0
        """Number of groups committed, for the metrics."""
        self.appended = 0
        """Number of entries in those groups."""
        self._thread = threading.Thread(target=self._write_all, name="tercet-store", daemon=True)
        self._thread.start()

    def open(self) -> None:
        """Opens the file; called at the start and after a restore."""
        self.db = open_database(self._path)
        try:
            self.journal = Journal(self.db)
            self.uptime = Uptime(self.db, self._running)
        except BaseException:
            self.db.close()
            raise
        self.lost: float = max(self._mark.read() - self.uptime.started + 1, 0)
        """Milliseconds of uptime that are missing because the write-ahead log was lost or truncated."""
        if self.lost:
            _logger.error(
                "%s is missing the last %.1f s of writes: its write-ahead log (-wal) was lost or truncated;"
                " restore a backup if it has more",
                self._path,
                self.lost / 1000,
            )

    def put(self, job: Append | Work) -> None:
        """Queues a job, or refuses it after closing."""
        if self.is_closed:
            self._soon(job.done, Unavailable("the store is closed"))
        else:
            self._queue.put(job)

    async def run(self, run: Callable[[], ResultT]) -> ResultT:
        """Runs a function on the writer's thread, between two commits."""
        return await answered(lambda done: self.put(Work(run, done)))

    async def close(self) -> None:
        """Commits the queued entries, then closes the file."""
        if not self.is_closed:
            self.is_closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def wipe(self) -> None:
        """Empties the write-ahead log, which still contains deleted data; waits while a backup is reading it."""
        self._has_traces = not emptied_log(self.db)
        self._wiped_at = time.monotonic()

    def record_uptime(self, now: int) -> None:
        """Records that the server is still running (C20)."""
        if self.uptime.record(now):
            self._mark.write(now)

    def _write_all(self) -> None:
        queue = self._queue
        pacing, wait = Pacing(), 0.0
        running = True
        while running:
            jobs = [queue.get()]
            if wait:
                time.sleep(wait)
            while not queue.empty():
                jobs.append(queue.get())
            wait = pacing.wait_after(len(jobs))
            for job in in_groups(jobs):
                if isinstance(job, list):
                    self._commit(job)
                elif job is None:
                    running = False
                else:
                    self._work(job)
            if self._has_traces and time.monotonic() - self._wiped_at > WIPE_AGAIN:
                self.wipe()
        while not queue.empty():
            left = queue.get()
            if left is not None:
                self._soon(left.done, Unavailable("the store is closed"))
        self.db.close()
        self._lock.close()

    def _work(self, work: Work) -> None:
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

    def _commit(self, group: Sequence[Append]) -> None:
        """Commits a group, except for entries with a version conflict, which it refuses."""
        refused: list[tuple[Append, StoreError]] = []
        good: Sequence[Append] = []
        try:
            good, refused = self.journal.check(group)
            if good:
                self._write(good)
        except Exception as error:
            self._recover()
            failure = self._explained(error)
            refused = [(job, failure) for job in group]
            good = []
        self.commits += 1
        self.appended += len(good)
        self._soon(answer_appends, good, refused)

    def _write(self, jobs: Sequence[Append]) -> None:
        long = self.journal.is_long
        clock = self.uptime.now()
        if not long and not [job for job in jobs if job.seated or job.finished is not None]:
            # a single statement is its own transaction
            numbers, size = self.journal.write(jobs, clock)
            self.journal.note_commit(jobs, numbers, size, clock)
            return
        settled: list[TableId] = []
        with transaction(self.db):
            numbers, size = self.journal.write(jobs, clock)
            for job in jobs:
                if job.seated or job.finished is not None:
                    queries.mark(self.db, self.journal.tail(job.table).no, job.seated, job.finished)
            if long:
                # entries written in this transaction stay in the journal
                settled = self.journal.settle(TABLES_PER_SETTLING, self._now())
                self.uptime.record(clock)
        if settled:
            self.journal.settled(settled)
        self.journal.note_commit(jobs, numbers, size, clock)

    def _explained(self, error: Exception) -> StoreError:
        """Converts any error to a StoreError, so the thread continues and every call is answered."""
        if isinstance(error, StoreError):
            return error
        return explained(error, self._path) if isinstance(error, sqlite3.Error) else Unavailable(repr(error))

    def _recover(self) -> None:
        """Makes memory match the file after a failure, because only the file shows whether a failed commit counts."""
        with contextlib.suppress(sqlite3.Error):
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
        with contextlib.suppress(sqlite3.Error, StoreError):
            self.journal = Journal(self.db)
