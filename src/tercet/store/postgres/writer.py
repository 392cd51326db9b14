"""Writes to PostgreSQL, on one connection that commits in groups and reconnects automatically.

It commits everything queued as soon as the previous commit has returned. A group is one statement for any number of
tables. In groups of fifty, an entry takes 5 µs of our CPU time and 13 µs of the database's.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec

from tercet.store.appends import Append, Pacing, answer_appends, in_groups
from tercet.store.port import Moment, StoreError, TableId, Unavailable, answered
from tercet.store.postgres.database import BY_KEY, ERRORS, Database, is_answer
from tercet.store.postgres.heads import Group, Head, claim
from tercet.store.postgres.schema import join_servers

ResultT = TypeVar("ResultT")

COMMIT_SECONDS: Final = 10.0
"""Timeout for a commit; after that the connection counts as dead."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 1.0
"""Maximum seconds between attempts to reconnect; the pause doubles after each failure."""
MOST_HEADS: Final = 20_000
"""Number of heads to cache; evicted tables are claimed again."""
LOOSE_ROWS: Final = 256
"""Compact a log at this many rows, which fill a chapter, so compaction rewrites each entry only once."""

_logger = logging.getLogger("tercet.store")


class DatabaseWork(msgspec.Struct, frozen=True):
    """A job other than an append, run on the writer's connection between two commits."""

    run: Callable[[Any], Awaitable[Any]]
    done: Callable[[Any], None]


class LifeClock:
    """Counts the milliseconds since this process opened the database; stamps entries (C20)."""

    def __init__(self, running: Callable[[], float]) -> None:
        self._running = running
        self._opened = running()
        self.life = 0

    def now(self) -> int:
        return int(self._running() - self._opened)


class CommitWriter:
    """The only connection that appends; while it is down, requests are refused immediately.

    After a connection is lost, the outcome of its last commit is unknown. So every table in that commit is claimed
    again before it is read or written; after that claim, nothing sent earlier can still take effect.
    """

    def __init__(
        self, database: Database, now: Callable[[], Moment | None], running: Callable[[], float], *, shared: bool
    ) -> None:
        self._database = database
        self._now = now
        self._running = running
        self._shared = shared
        """Whether other servers share the database; if so, a table must be claimed before it is written to."""
        self.uptime = LifeClock(running)
        self.heads: dict[TableId, Head] = {}
        self.on_available: Callable[[bool], None] | None = None
        """Called with False when the database is lost, and with True when it is back."""
        self.on_loose: Callable[[TableId, int], None] | None = None
        """Called with a table and its number when its log is in many small pieces."""
        self.on_commit: Callable[[float], None] | None = None
        """Called with the duration of each commit, in seconds."""
        self.commits = 0
        self.appended = 0
        self.is_closed = False
        self._doubtful: set[TableId] = set()
        """Tables whose last entries were sent, but with unknown outcome."""
        self._db: Any = None
        self._jobs: list[Append | DatabaseWork] = []
        self._wanted = asyncio.Event()
        self._closing = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connects, or raises an error with the reason."""
        await self._connect()
        self._task = asyncio.create_task(self._write_all())

    @property
    def owner(self) -> int | None:
        """This process's node, which must own a table to write to it; None for a single server."""
        return self.uptime.life if self._shared else None

    @property
    def is_available(self) -> bool:
        return self._db is not None

    def put(self, job: Append | DatabaseWork) -> None:
        """Queues a job, or refuses it while the database is lost and after closing."""
        if self.is_closed:
            self._soon(job.done, Unavailable("the store is closed"))
        elif self._db is None:
            self._soon(job.done, Unavailable(f"{self._database} cannot be reached"))
        else:
            self._jobs.append(job)
            self._wanted.set()

    async def run(self, run: Callable[[Any], Awaitable[ResultT]]) -> ResultT:
        """Runs a function on the writer's connection, between two commits."""
        return await answered(lambda done: self.put(DatabaseWork(run, done)))

    async def caught_up(self) -> None:
        """Waits until everything requested earlier is done."""

        async def nothing(_: Any) -> None:
            pass

        await self.run(nothing)

    async def close(self) -> None:
        """Commits the queued entries, then closes the connection."""
        if not self.is_closed:
            self.is_closed = True
            self._closing.set()
            self._wanted.set()
        if self._task is not None:
            await self._task

    def begin_life(self, life: int) -> None:
        """Called when this process becomes a new node: it no longer owns the previous node's tables."""
        self.uptime = LifeClock(self._running)
        self.uptime.life = life
        self.heads.clear()

    async def settle_doubts(self, table: TableId) -> None:
        """Starts a new epoch of a table whose last commit has an unknown outcome; runs on the writer's connection."""
        if table in self._doubtful:
            self.heads |= await claim(self._db, [table], self.uptime.life, others=not self._shared)
            self._doubtful.discard(table)

    # Connecting

    async def _connect(self) -> None:
        db = await self._database.connect(settings=BY_KEY)
        try:
            await self._end_lost_connections(db)
            await join_servers(db, self._database, shared=self._shared)
            if not self.uptime.life and not self._shared:
                self.uptime.life = await db.fetchval("INSERT INTO lives DEFAULT VALUES RETURNING id")
        except BaseException as error:
            db.terminate()
            if isinstance(error, Exception):
                raise self._database.explained(error) from error
            raise
        db.add_termination_listener(self._ended)
        self._db = db

    def _ended(self, db: Any) -> None:
        """Called when the connection breaks, even if nothing is being written."""
        if db is self._db:
            self._lose(Unavailable(f"{self._database} has closed the connection"))
            self._wanted.set()

    async def _end_lost_connections(self, db: Any) -> None:
        """Terminates our lost connections on the database's side, where they may still hold locks."""
        await db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = $1 AND pid <> pg_backend_pid()",
            self._database.name,
        )

    def _lose(self, error: StoreError) -> None:
        """Abandons the connection, and reports that the database is lost."""
        db, self._db = self._db, None
        if not db.is_closed():
            db.terminate()
        self.heads.clear()
        self._database.drop_readers()
        jobs, self._jobs = self._jobs, []
        for job in jobs:
            self._soon(job.done, error)
        _logger.error("lost the connection to the database: %s", error)
        self._report_available(False)

    async def _reconnect(self) -> None:
        pause = FIRST_PAUSE
        while self._db is None and not self.is_closed:
            try:
                await self._connect()
            except StoreError as error:
                _logger.warning("the database is still unreachable: %s", error)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._closing.wait()
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                _logger.warning("reconnected to the database")
                self._report_available(True)

    def _report_available(self, available: bool) -> None:
        if self.on_available is not None:
            asyncio.get_running_loop().call_soon(self.on_available, available)

    # Writing

    async def _write_all(self) -> None:
        pacing, wait = Pacing(), 0.0
        while self._jobs or not self.is_closed:
            await self._wanted.wait()
            if wait:
                await asyncio.sleep(wait)
            self._wanted.clear()
            jobs, self._jobs = self._jobs, []
            wait = pacing.wait_after(len(jobs))
            await self._write(jobs)
            if self._db is None:
                await self._reconnect()
            if self._jobs or self.is_closed:
                self._wanted.set()
        if self._db is not None:
            db, self._db = self._db, None
            with contextlib.suppress(*ERRORS):
                await db.close(timeout=COMMIT_SECONDS)

    async def _write(self, jobs: list[Append | DatabaseWork]) -> None:
        for job in in_groups(jobs):
            if isinstance(job, list):
                await self._commit(job)
            else:
                await self._work(job)

    async def _work(self, work: DatabaseWork) -> None:
        self._soon(work.done, await self._tried(lambda: work.run(self._db)))

    async def _commit(self, jobs: list[Append]) -> None:
        problem = await self._tried(lambda: self._append(jobs))
        if isinstance(problem, StoreError):
            self._doubtful |= {job.table for job in jobs}
            self._soon(answer_appends, (), [(job, problem) for job in jobs])

    async def _append(self, jobs: list[Append]) -> None:
        unknown = list({job.table for job in jobs} - self.heads.keys())
        if unknown:
            self.heads |= await claim(self._db, unknown, self.uptime.life, others=not self._shared)
            self._doubtful -= set(unknown)
        group = Group(jobs, self.heads, shared=self._shared)
        if group.good:
            begun = time.monotonic()
            await group.write(self._db, self._now(), self.uptime.life, self.uptime.now())
            if self.on_commit is not None:
                self.on_commit(time.monotonic() - begun)
        self.commits += 1
        self.appended += len(group.good)
        self._soon(answer_appends, group.good, group.refused)
        self._note_loose(group)
        while len(self.heads) > MOST_HEADS:
            del self.heads[next(iter(self.heads))]

    def _note_loose(self, group: Group) -> None:
        if self.on_loose is None:
            return
        for job in group.good:
            head = group.written[job.table]
            if head.loose >= LOOSE_ROWS or (job.finished is not None and head.loose):
                head.loose = 0
                self.on_loose(job.table, head.no)

    async def _tried(self, run: Callable[[], Awaitable[Any]]) -> Any:
        """Returns the result or a StoreError; abandons a connection that fails."""
        if self._db is None:
            return Unavailable(f"{self._database} cannot be reached", "silent", place=self._database)
        try:
            async with asyncio.timeout(COMMIT_SECONDS):
                return await run()
        except StoreError as error:
            return error
        except Exception as error:
            problem = self._database.explained(error)
            if not isinstance(error, ERRORS):
                _logger.exception("internal error")
            if self._db is not None and (self._db.is_closed() or not is_answer(error)):
                self._lose(problem)
            return problem

    @staticmethod
    def _soon(function: Callable[..., object], *args: object) -> None:
        asyncio.get_running_loop().call_soon(function, *args)
