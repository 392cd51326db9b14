"""A store in PostgreSQL: one connection appends, and a few do everything else."""

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
"""After compacting a log, pause for this multiple of the time it took."""
LONGEST_REST: Final = 0.1
LAST_SETTLING: Final = 1.0
"""Compaction grace period on close, in seconds."""
LEASE_READERS: Final = 5
"""Number of connections for leases: one more than concurrent claims and releases need, so renewals never wait."""
LEASE_ANSWER_SECONDS: Final = 2.0
"""Timeout for answers on the lease connections, a little shorter than a lease."""

_logger = logging.getLogger("tercet.store")


class PostgresStore(SqlArchive):
    """A store in a PostgreSQL database; create it with `open_postgres`."""

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
        """Separate connections, so leases are renewed however busy the other connections are."""
        self._now = now
        self._writer = CommitWriter(self._database, now, running, shared=shared)
        self._writer.on_loose = self._settle_soon
        self._tasks: set[asyncio.Task[None]] = set()
        self._loose: dict[TableId, int] = {}
        """Tables whose logs should be compacted, with their numbers."""
        self._settling: asyncio.Task[None] | None = None
        self.takeovers = 0
        """Number of tables claimed from nodes whose lease had expired."""

    async def open(self) -> None:
        """Connects, or raises an error with the reason."""
        await self._writer.open()

    @property
    def commits(self) -> int:
        """Number of groups committed, for the metrics."""
        return self._writer.commits

    @property
    def appended(self) -> int:
        """Number of entries in those groups."""
        return self._writer.appended

    @property
    def is_available(self) -> bool:
        """Whether there is a connection."""
        return self._writer.is_available

    def time_commits(self, observe: Callable[[float], None]) -> None:
        """Calls `observe` with the duration of each commit in seconds."""
        self._writer.on_commit = observe

    def watch(self, on_change: Callable[[bool], None]) -> None:
        """Calls `on_change` with False when the database is lost, and with True when it is back."""
        self._writer.on_available = on_change

    async def identity_key(self, new: bytes) -> bytes:
        """Returns the key that signs guests' tokens; stores `new` if there is none."""
        return await self._writer.run(lambda db: queries.identity_key(db, new))

    async def database_id(self, new: str) -> str:
        """Returns the name of this database, which differs from that of any copy; stores `new` if there is none."""
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
            """Called when everything requested earlier is done; reads the log while commits continue."""
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
        """Becomes a new node with a lease, which owns none of the previous node's tables.

        `heard` lists the nodes whose news we receive on the bus; None while disconnected from it.
        """
        async with self._leases.reader() as db:
            life = await node_leases.begin_life(db, name, seconds, heard)
        self._writer.begin_life(life)
        return life

    async def renew_lease(self, node: NodeId, seconds: float, heard: Sequence[str] | None = ()) -> bool:
        """Renews the lease for this many seconds; returns False if it has expired."""
        async with self._leases.reader() as db:
            return await node_leases.renew(db, node, seconds, self._writer.uptime.now(), heard)

    async def peers(self, name: str) -> dict[str, bool]:
        """Returns the other nodes with a lease, and whether each is connected to the bus."""
        async with self._leases.reader() as db:
            return await node_leases.peers(db, name)

    async def end_life(self, node: NodeId) -> None:
        """Ends a lease, and gives up all its tables."""
        async with self._leases.reader() as db:
            await node_leases.end_life(db, node)

    def drop_lease_connections(self) -> None:
        """Uses new connections for the next lease: the current ones may never answer."""
        self._leases.drop_readers()

    async def claim(self, tables: Sequence[TableId], node: NodeId) -> dict[TableId, Owner | bool]:
        """Claims tables. Returns for each: True if this node now owns it, otherwise its owner, or False if the claim
        must be repeated. Skips unknown tables."""
        async with self._leases.reader() as db:
            found = await node_leases.claim_free(db, tables, node)
        answer: dict[TableId, Owner | bool] = {}
        for table, claimed in found.items():
            if isinstance(claimed, Head):
                self.takeovers += claimed.former not in (0, node)
                if node == self._writer.uptime.life:  # otherwise we have a new lease by now
                    self._writer.heads[table] = claimed
                answer[table] = True
            else:
                answer[table] = claimed or False
        return answer

    async def release(self, tables: Sequence[TableId], node: NodeId) -> None:
        """Releases `tables` to other nodes, after everything requested earlier is done."""
        await self._writer.caught_up()
        for table in tables:
            self._writer.heads.pop(table, None)
        async with self._leases.reader() as db:
            await node_leases.release(db, tables, node)

    async def owners(self, tables: Sequence[TableId]) -> dict[TableId, str]:
        """Returns the names of the nodes that own `tables`; skips tables without an owner."""
        return await self._query(lambda db: node_leases.owners(db, tables))

    async def nodes(self) -> tuple[NodeStatus, ...]:
        """Returns all nodes with a lease."""
        return await self._query(node_leases.nodes)

    async def revoke(self, mark: bytes) -> None:
        await self._query(lambda db: queries.revoke(db, mark, self._now()))

    async def recent_revocations(self) -> frozenset[bytes]:
        """Returns the latest revocations made on any node."""
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
        """Commits the queued entries, then closes the connections."""
        await self._writer.close()
        if self._settling is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LAST_SETTLING):
                    await self._settling
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._database.close()
        await self._leases.close()

    async def _read_only(self, conversation: Conversation[ResultT]) -> ResultT:
        return await self._query(lambda db: queries.run_conversation(db, conversation))

    async def _after_commits(self, conversation: Conversation[ResultT]) -> ResultT:
        await self._writer.caught_up()
        return await self._read_only(conversation)

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
        """Compacts logs one after another, with pauses, because many tables reach the limit at about the same time."""
        while self._loose:
            table = next(iter(self._loose))
            no = self._loose.pop(table)
            begun = time.monotonic()
            try:
                await self._fetch(partial(logs.settle, table=table, no=no))
            except StoreError as error:
                # harmless: a log in many pieces works just as well
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
    """Opens the store in the database at this URL, alone or shared with other nodes.

    `now` replaces the database's clock, which tests cannot set.
    """
    store = PostgresStore(url, now, running, shared=shared)
    await store.open()
    return store
