"""The store in PostgreSQL: one connection that appends, and a few for everything else."""

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
    FinishedGame,
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

ResultT = TypeVar("ResultT")

SETTLING_REST: Final = 2
"""For how many times as long as it took to put a log together nothing more of the kind is done."""
LONGEST_REST: Final = 0.1
LAST_SETTLING: Final = 1.0
"""For so many seconds a store that is closed goes on putting logs together."""
LEASE_READERS: Final = 5
"""Connections for leases: more than claims and releases take at the same time, so that one is left to renew it."""
LEASE_ANSWER_SECONDS: Final = 2.0
"""How long the database may take for them; a lease lasts little longer."""

_logger = logging.getLogger("tercet.store")


class PostgresStore:
    """A store in a database; made with `open_postgres`."""

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
        """Connections of its own: a heart must beat while everything else is busy."""
        self._now = now
        self._writer = CommitWriter(self._database, now, running, shared=shared)
        self._writer.on_loose = self._settle_soon
        self._tasks: set[asyncio.Task[None]] = set()
        self._loose: dict[TableId, int] = {}
        """Tables, and their numbers, whose logs are to be put together."""
        self._settling: asyncio.Task[None] | None = None
        self.takeovers = 0
        """Tables that were claimed from a node whose lease had run out."""

    async def open(self) -> None:
        """Connects, or says why that cannot be."""
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
        """`observe` is called with how many seconds each commit took."""
        self._writer.on_commit = observe

    def watch(self, told: Callable[[bool], None]) -> None:
        """`told` is called when the database is lost (false), and when it is back."""
        self._writer.on_available = told

    async def identity_key(self, new: bytes) -> bytes:
        """The key that identities are signed with; the new one where there is none yet."""
        return await self._writer.run(lambda db: queries.identity_key(db, new))

    async def database_id(self, new: str) -> str:
        """The name of this database, which no copy of it has; the new one where there is none yet."""
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
            """All that was asked for before is done: the rest happens while others commit."""
            await self._writer.settle_doubts(table)
            self._start(self._read(table, found))

        self._writer.put(DatabaseWork(begin, lambda error: None if error is None else found(error)))

    async def _read(self, table: TableId, found: OnHistory) -> None:
        try:
            history = await self._look(lambda db: logs.read(db, table, self._writer.uptime))
        except StoreError as error:
            found(error)
        else:
            found(history)

    def record_uptime(self) -> None:
        life, ran = self._writer.uptime.life, self._writer.uptime.now()
        if not life:
            return  # a node without a lease has no time of its own
        statement = "UPDATE lives SET ran = $2 WHERE id = $1"
        self._writer.put(DatabaseWork(lambda db: db.execute(statement, life, ran), lambda _: None))

    async def begin_life(self, name: str, seconds: float, heard: Sequence[str] | None = ()) -> NodeId:
        """Makes us a new node with a lease; nothing that an earlier one owned is ours.

        `heard` are the nodes that we hear over the bus; None without a connection to it.
        """
        async with self._leases.reader() as db:
            life = await node_leases.begin_life(db, name, seconds, heard)
        self._writer.begin_life(life)
        return life

    async def renew_lease(self, node: NodeId, seconds: float, heard: Sequence[str] | None = ()) -> bool:
        """Whether it lasts for so many seconds more; one that has run out does not."""
        async with self._leases.reader() as db:
            return await node_leases.renew(db, node, seconds, self._writer.uptime.now(), heard)

    async def peers(self, name: str) -> dict[str, bool]:
        """The other nodes that have a lease, and whether each has a connection to the bus."""
        async with self._leases.reader() as db:
            return await node_leases.peers(db, name)

    async def end_life(self, node: NodeId) -> None:
        """Gives a lease back, and with it all tables."""
        async with self._leases.reader() as db:
            await node_leases.end_life(db, node)

    def drop_lease_connections(self) -> None:
        """The next lease is asked for on a new connection: those so far may be silent for good."""
        self._leases.drop_readers()

    async def claim(self, tables: Sequence[TableId], node: NodeId) -> dict[TableId, Owner | bool]:
        """True for tables that are ours from now on, or their owners; false if that must be asked again. Tables that
        do not exist are left out."""
        async with self._leases.reader() as db:
            found = await node_leases.claim_free(db, tables, node)
        answer: dict[TableId, Owner | bool] = {}
        for table, claimed in found.items():
            if isinstance(claimed, Head):
                self.takeovers += claimed.former not in (0, node)
                if node == self._writer.uptime.life:  # else we are another by now
                    self._writer.heads[table] = claimed
                answer[table] = True
            else:
                answer[table] = claimed or False
        return answer

    async def release(self, tables: Sequence[TableId], node: NodeId) -> None:
        """Lets other nodes have these tables, once all that was asked for before is done."""
        await self._writer.caught_up()
        for table in tables:
            self._writer.heads.pop(table, None)
        async with self._leases.reader() as db:
            await node_leases.release(db, tables, node)

    async def owners(self, tables: Sequence[TableId]) -> dict[TableId, str]:
        """The names of the nodes that own these tables now; those that nobody owns are left out."""
        return await self._query(lambda db: node_leases.owners(db, tables))

    async def nodes(self) -> tuple[NodeStatus, ...]:
        """All nodes that have a lease now."""
        return await self._query(node_leases.nodes)

    async def record(self, table: TableId) -> Record:
        return await self._query(lambda db: queries.record(db, table))

    async def note(self, table: TableId, kind: str) -> bytes | None:
        return await self._query(lambda db: queries.note(db, table, kind))

    async def save_note(self, table: TableId, kind: str, data: bytes) -> None:
        await self._writer.caught_up()
        await self._query(lambda db: queries.save_note(db, table, kind, data))

    async def revoke(self, mark: bytes) -> None:
        await self._query(lambda db: queries.revoke(db, mark, self._now()))

    async def revoked(self, since: Moment) -> frozenset[bytes]:
        return await self._query(lambda db: queries.revoked(db, since))

    async def recent_revocations(self) -> frozenset[bytes]:
        """Those that were added last, by whichever node."""
        return await self._query(queries.recent_revocations)

    async def games_of(
        self, guest: Identity, *, before: Moment | None = None, limit: int = 50
    ) -> tuple[FinishedGame, ...]:
        return await self._query(lambda db: queries.games_of(db, guest, before, limit))

    async def finished_tables(self, *, after: tuple[Moment, TableId], limit: int) -> tuple[tuple[Moment, TableId], ...]:
        return await self._query(lambda db: queries.finished_tables(db, after, limit))

    async def finished_logs(self, tables: Sequence[TableId]) -> tuple[History, ...]:
        await self._writer.caught_up()
        return await self._query(lambda db: logs.read_finished(db, tables))

    async def tables_of(self, guest: Identity) -> tuple[TableId, ...]:
        return await self._query(lambda db: queries.tables_of(db, guest))

    async def unfinished_tables_of(self, guest: Identity, *, limit: int = 50) -> tuple[TableId, ...]:
        return await self._query(lambda db: queries.unfinished_tables_of(db, guest, limit))

    async def hosted_by(self, guest: Identity) -> tuple[TableId, ...]:
        await self._writer.caught_up()
        return await self._query(lambda db: queries.hosted_by(db, guest))

    async def erase_guest(self, guest: Identity, change: EraseGuest) -> int:
        await self._writer.caught_up()
        changed = len(await self.tables_of(guest))
        forgetting = logs.LogRewriting(guest, change)
        await self._in_slices(lambda: self._query(forgetting.run))
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

        await self._in_slices(some)
        return tuple(swept)

    async def backup(self, path: Path) -> None:
        raise Unavailable("a database is backed up by `tercet backup FILE --store …`, or by its own tools (pg_dump)")

    async def restore(self, copy: Path) -> None:
        raise Unavailable("a database is not restored while a server uses it")

    async def close(self) -> None:
        """Commits what has queued up, then closes the connections."""
        await self._writer.close()
        if self._settling is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LAST_SETTLING):
                    await self._settling
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._database.close()
        await self._leases.close()

    async def _query(self, query: Callable[[Any], Awaitable[ResultT]]) -> ResultT:
        if self._writer.is_closed:
            raise Unavailable("the store is closed")
        return await self._look(query)

    async def _look(self, query: Callable[[Any], Awaitable[ResultT]]) -> ResultT:
        async with self._database.reader() as db:
            return await query(db)

    async def _in_slices(self, some: Callable[[], Awaitable[bool]]) -> None:
        """Runs slices until nothing is left to do, and leaves the database to others in between."""
        while True:
            begun = time.monotonic()
            if not await some():
                return
            await asyncio.sleep(time.monotonic() - begun)

    def _settle_soon(self, table: TableId, no: int) -> None:
        self._loose[table] = no
        if self._settling is None or self._settling.done():
            self._settling = asyncio.create_task(self._settle_all())

    async def _settle_all(self) -> None:
        """One after the other, with pauses: tables that are played at alike have come as far at the same moment."""
        while self._loose:
            table = next(iter(self._loose))
            no = self._loose.pop(table)
            begun = time.monotonic()
            try:
                await self._look(partial(logs.settle, table=table, no=no))
            except StoreError as error:
                # nothing depends on it: the log is as good in many pieces
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
    """A store in the database at this address, ready to be used: alone, or shared with other nodes.

    `now` stands in for the database's clock, which a test cannot set.
    """
    store = PostgresStore(url, now, running, shared=shared)
    await store.open()
    return store
