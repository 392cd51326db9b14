"""The store in PostgreSQL: one connection appends, and a few do everything else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from tercet.core.identity import Identity
from tercet.store.appends import Append
from tercet.store.port import (
    Entry,
    EraseGuest,
    History,
    Moment,
    OnDurable,
    OnHistory,
    Record,
    StoreDate,
    StoreError,
    TableId,
    TablesInUse,
    Unavailable,
    running,
)
from tercet.store.postgres import logs, node_leases, queries
from tercet.store.postgres.database import Database
from tercet.store.postgres.heads import Head
from tercet.store.postgres.node_leases import NodeId, NodeStatus, Owner
from tercet.store.postgres.writer import CommitWriter, DatabaseWork
from tercet.store.shared_sql import Conversation, SqlArchive, in_slices

ResultT = TypeVar("ResultT")

SETTLING_REST: Final = 2
"""After compacting a log, pause this many times as long as it took."""
LONGEST_REST: Final = 0.1
LAST_SETTLING: Final = 1.0
"""Compaction grace period on close, in seconds."""
LEASE_READERS: Final = 5
"""Connections for leases: one more than concurrent claims and releases need, so that renewing never waits."""
LEASE_ANSWER_SECONDS: Final = 2.0
"""Timeout on these connections; a lease lasts only a little longer."""

_logger = logging.getLogger("tercet.store")


class PostgresStore(SqlArchive):
    """A store in a database; opened with `open_postgres`."""

    def __init__(
        self,
        url: str,
        now: Callable[[], Moment | None],
        running: Callable[[], float] = running,
        *,
        shared: bool = False,
    ) -> None:
        self._database = Database(url)
        self._leases = Database(url, readers=LEASE_READERS, answer_seconds=LEASE_ANSWER_SECONDS)
        """Separate connections, so that leases are renewed however busy everything else is."""
        self._now = now
        self._writer = CommitWriter(self._database, now, running, shared=shared)
        self._writer.on_loose = self._settle_soon
        self._tasks: set[asyncio.Task[None]] = set()
        self._loose: dict[TableId, int] = {}
        """Tables whose logs should be compacted, with their numbers."""
        self._settling: asyncio.Task[None] | None = None
        self.takeovers = 0
        """Tables claimed from a node whose lease had run out."""

    async def open(self) -> None:
        """Connects, or raises an error that says why not."""
        await self._writer.open()

    @property
    def commits(self) -> int:
        """How many groups were committed, for the metrics."""
        return self._writer.commits

    @property
    def appended(self) -> int:
        """How many entries they held."""
        return self._writer.appended

    @property
    def is_available(self) -> bool:
        """Whether there is a connection."""
        return self._writer.is_available

    def time_commits(self, observe: Callable[[float], None]) -> None:
        """Calls `observe` with the duration of each commit in seconds."""
        self._writer.on_commit = observe

    def watch(self, on_change: Callable[[bool], None]) -> None:
        """Calls a function with False when the database is lost, and with True when it is back."""
        self._writer.on_available = on_change

    async def identity_key(self, new: bytes) -> bytes:
        """The key that signs identities; the given one if there is none yet."""
        return await self._writer.run(lambda db: queries.identity_key(db, new))

    async def database_id(self, new: str) -> str:
        """The name of this database, which none of its copies has; the given one if there is none yet."""
        return await self._writer.run(lambda db: queries.database_id(db, new))

    def save(self, record: Record, done: OnDurable) -> None:
        self._writer.put(DatabaseWork(lambda db: queries.save(db, record, self._now()), done))

    def change(self, record: Record, done: OnDurable) -> None:
        owner = self._writer.owner
        self._writer.put(DatabaseWork(lambda db: queries.change(db, record, owner), done))

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
        async def begin(_: Any) -> None:
            """Everything requested before is done; the rest happens while others commit."""
            await self._writer.settle_doubts(table)
            self._start(self._read(table, found))

        self._writer.put(DatabaseWork(begin, lambda error: None if error is None else found(error)))

    async def _read(self, table: TableId, found: OnHistory) -> None:
        try:
            history = await self._fetch(lambda db: logs.read(db, table, self._writer.uptime))
        except StoreError as error:
            found(error)
        else:
            found(history)

    def record_uptime(self) -> None:
        life, ran = self._writer.uptime.life, self._writer.uptime.now()
        if not life:
            return  # a node without a lease has no clock
        statement = "UPDATE lives SET ran = $2 WHERE id = $1"
        self._writer.put(DatabaseWork(lambda db: db.execute(statement, life, ran), lambda _: None))

    async def begin_life(self, name: str, seconds: float, heard: Sequence[str] | None = ()) -> NodeId:
        """Makes us a new node with a lease, which owns nothing that an earlier one did.

        `heard` are the nodes we hear on the bus; None while disconnected from it.
        """
        async with self._leases.reader() as db:
            life = await node_leases.begin_life(db, name, seconds, heard)
        self._writer.begin_life(life)
        return life

    async def renew_lease(self, node: NodeId, seconds: float, heard: Sequence[str] | None = ()) -> bool:
        """Renews the lease for this many seconds; returns False if it has run out."""
        async with self._leases.reader() as db:
            return await node_leases.renew(db, node, seconds, self._writer.uptime.now(), heard)

    async def peers(self, name: str) -> dict[str, bool]:
        """The other nodes with a lease, and whether each is connected to the bus."""
        async with self._leases.reader() as db:
            return await node_leases.peers(db, name)

    async def end_life(self, node: NodeId) -> None:
        """Gives up a lease, and all tables with it."""
        async with self._leases.reader() as db:
            await node_leases.end_life(db, node)

    def drop_lease_connections(self) -> None:
        """Uses new connections for the next lease: the current ones may never answer."""
        self._leases.drop_readers()

    async def claim(self, tables: Sequence[TableId], node: NodeId) -> dict[TableId, Owner | bool]:
        """For each table: True if it is now ours, else its owner, or False if the claim has to be repeated. Skips
        unknown tables."""
        async with self._leases.reader() as db:
            found = await node_leases.claim_free(db, tables, node)
        answer: dict[TableId, Owner | bool] = {}
        for table, claimed in found.items():
            if isinstance(claimed, Head):
                self.takeovers += claimed.former not in (0, node)
                if node == self._writer.uptime.life:  # otherwise we are another node by now
                    self._writer.heads[table] = claimed
                answer[table] = True
            else:
                answer[table] = claimed or False
        return answer

    async def release(self, tables: Sequence[TableId], node: NodeId) -> None:
        """Lets other nodes have these tables, once everything requested before is done."""
        await self._writer.caught_up()
        for table in tables:
            self._writer.heads.pop(table, None)
        async with self._leases.reader() as db:
            await node_leases.release(db, tables, node)

    async def owners(self, tables: Sequence[TableId]) -> dict[TableId, str]:
        """The names of the nodes that own these tables; tables without an owner are left out."""
        return await self._query(lambda db: node_leases.owners(db, tables))

    async def nodes(self) -> tuple[NodeStatus, ...]:
        """All nodes with a lease."""
        return await self._query(node_leases.nodes)

    async def revoke(self, mark: bytes) -> None:
        await self._query(lambda db: queries.revoke(db, mark, self._now()))

    async def recent_revocations(self) -> frozenset[bytes]:
        """The latest revocations, from any node."""
        return await self._query(queries.recent_revocations)

    async def finished_tables(self, *, after: tuple[Moment, TableId], limit: int) -> tuple[tuple[Moment, TableId], ...]:
        return await self._query(lambda db: queries.finished_tables(db, after, limit))

    async def finished_logs(self, tables: Sequence[TableId]) -> tuple[History, ...]:
        await self._writer.caught_up()
        return await self._query(lambda db: logs.read_finished(db, tables))

    async def erase_guest(self, guest: Identity, change: EraseGuest) -> int:
        await self._writer.caught_up()
        changed = len(await self.tables_of(guest))
        forgetting = logs.LogRewriting(guest, change)
        await in_slices(lambda: self._query(forgetting.run))
        return changed

    async def check_date(self, *, confirmed: bool = False) -> StoreDate:
        return await self._query(lambda db: queries.check_date(db, self._now(), confirmed=confirmed))

    async def delete_old_tables(
        self, *, finished_before: Moment, idle_before: Moment, in_use: TablesInUse = tuple
    ) -> tuple[TableId, ...]:
        swept: list[TableId] = []

        async def some() -> bool:
            gone = await self._query(lambda db: logs.sweep(db, finished_before, idle_before, in_use()))
            swept.extend(gone)
            for table in gone:
                self._writer.heads.pop(table, None)
            return bool(gone)

        await in_slices(some)
        return tuple(swept)

    async def backup(self, path: Path) -> None:
        raise Unavailable("a database is backed up by `tercet backup FILE --store …`, or by its own tools (pg_dump)")

    async def restore(self, copy: Path) -> None:
        raise Unavailable("a database is not restored while a server uses it")

    async def close(self) -> None:
        """Commits what is queued, then closes the connections."""
        await self._writer.close()
        if self._settling is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LAST_SETTLING):
                    await self._settling
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._database.close()
        await self._leases.close()

    async def _look(self, conversation: Conversation[ResultT]) -> ResultT:
        return await self._query(lambda db: queries.run_conversation(db, conversation))

    async def _after_commits(self, conversation: Conversation[ResultT]) -> ResultT:
        await self._writer.caught_up()
        return await self._look(conversation)

    async def _query(self, query: Callable[[Any], Awaitable[ResultT]]) -> ResultT:
        if self._writer.is_closed:
            raise Unavailable("the store is closed")
        return await self._fetch(query)

    async def _fetch(self, query: Callable[[Any], Awaitable[ResultT]]) -> ResultT:
        async with self._database.reader() as db:
            return await query(db)

    def _settle_soon(self, table: TableId, no: int) -> None:
        self._loose[table] = no
        if self._settling is None or self._settling.done():
            self._settling = asyncio.create_task(self._settle_all())

    async def _settle_all(self) -> None:
        """Compacts logs one after another, with pauses, because tables in play reach the limit at about the same
        time."""
        while self._loose:
            table = next(iter(self._loose))
            no = self._loose.pop(table)
            begun = time.monotonic()
            try:
                await self._fetch(partial(logs.settle, table=table, no=no))
            except StoreError as error:
                # optional: the log is just as good in many pieces
                _logger.warning("log not compacted: %s", error)
            if not self._writer.is_closed:
                await asyncio.sleep(min(SETTLING_REST * (time.monotonic() - begun), LONGEST_REST))

    def _start(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def open_postgres(
    url: str,
    now: Callable[[], Moment | None] = lambda: None,
    running: Callable[[], float] = running,
    *,
    shared: bool = False,
) -> PostgresStore:
    """Opens the store in the database at this address, alone or shared with other nodes.

    `now` replaces the database's clock, which a test cannot set.
    """
    store = PostgresStore(url, now, running, shared=shared)
    await store.open()
    return store
