"""Reads a snapshot of a PostgreSQL database, or replaces its contents in one transaction, for a migration."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from tercet.core.engine.game import Version
from tercet.core.identity import Identity
from tercet.store.log_encoding import encoded_chapter
from tercet.store.migration import LIFE, Revocation, StoredTable
from tercet.store.port import Moment, TableId, Unavailable
from tercet.store.postgres import logs, queries
from tercet.store.postgres.database import ERRORS, Database
from tercet.store.postgres.schema import join_servers, require_current, require_data
from tercet.store.shared_sql import RECORD_COLUMNS, record_of

TABLES_PER_FETCH: Final = 100
"""Tables per query."""
COPY_SECONDS: Final = 600.0
"""Timeout for a single statement, including the final commit."""
COPIED_LIFE: Final = 0
"""The life that all copied entries belong to."""
_EVERYTHING: Final = "tables, heads, chapters, players, lives, revoked, notes, keys, calendar"


class PostgresCopy:
    """A database in a transaction; create it with `postgres_source` or `postgres_target`."""

    def __init__(self, db: Any, transaction: Any) -> None:
        self._db = db
        self._transaction = transaction
        self._former_revocations: tuple[Revocation, ...] = ()
        """Revocations of the database being replaced: deleted guests stay deleted even if the copy contains them."""

    async def count(self) -> int:
        found: int = await self._db.fetchval("SELECT count(*) FROM tables")
        return found

    async def tables(self) -> AsyncIterator[StoredTable]:
        every = (
            f'SELECT no, touched, version, {RECORD_COLUMNS} FROM tables JOIN heads USING (no) ORDER BY code COLLATE "C"'
        )
        async for row in self._db.cursor(every, prefetch=TABLES_PER_FETCH):
            yield await self._table(row)

    async def _table(self, row: Any) -> StoredTable:
        no, record = row["no"], record_of(row[3:])
        chapters = await self._db.fetch(
            "SELECT crc, data, clock, ran FROM chapters LEFT JOIN lives ON lives.id = life WHERE no = $1"
            " ORDER BY version",
            no,
        )
        ran = max((chapters[-1]["ran"] or 0) - chapters[-1]["clock"], 0) if chapters else 0
        pieces = [(chapter["crc"], chapter["data"]) for chapter in chapters]
        guests = await self._db.fetch('SELECT guest FROM players WHERE no = $1 ORDER BY guest COLLATE "C"', no)
        notes = await self._db.fetch('SELECT kind, data FROM notes WHERE no = $1 ORDER BY kind COLLATE "C"', no)
        return StoredTable(
            record=record,
            touched=Moment(row["touched"]),
            guests=tuple(Identity(guest) for (guest,) in guests),
            notes=dict(notes),
            entries=logs.join_chapters(TableId(record.table), pieces, Version(row["version"]), resting=False),
            ran=ran,
        )

    async def revocations(self) -> tuple[Revocation, ...]:
        rows = await self._db.fetch("SELECT mark, at FROM revoked ORDER BY mark")
        return tuple(Revocation(mark, Moment(at)) for mark, at in rows)

    async def key(self) -> bytes | None:
        found: bytes | None = await self._db.fetchval("SELECT data FROM keys WHERE id = 1")
        return found

    async def add(self, table: StoredTable) -> None:
        await queries.save(self._db, table.record, table.touched)
        no = await self._db.fetchval(
            "UPDATE tables SET finished = $2 WHERE code = $1 RETURNING no", table.record.table, table.record.finished
        )
        version = table.entries[-1].next if table.entries else 0
        await self._db.execute("UPDATE heads SET version = $2 WHERE no = $1", no, version)
        parts = [table.entries[start : start + logs.CHAPTER] for start in range(0, len(table.entries), logs.CHAPTER)]
        await self._db.executemany(
            "INSERT INTO chapters (no, version, following, life, clock, crc, data) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            [
                (no, part[0].version, part[-1].next, COPIED_LIFE, LIFE - table.ran, *encoded_chapter(part))
                for part in parts
            ],
        )
        await self._db.executemany(
            "INSERT INTO players (no, guest) VALUES ($1, $2)", [(no, guest) for guest in table.guests]
        )
        await self._db.executemany(
            "INSERT INTO notes (no, kind, data) VALUES ($1, $2, $3)",
            [(no, kind, data) for kind, data in table.notes.items()],
        )

    async def add_identities(self, revocations: Sequence[Revocation], key: bytes | None) -> None:
        await self._revoke(revocations)
        if key is not None:
            await self._db.execute("INSERT INTO keys (id, data) VALUES (1, $1)", key)

    async def _revoke(self, revocations: Sequence[Revocation]) -> None:
        marks = [(revocation.mark, revocation.at) for revocation in revocations]
        await self._db.executemany("INSERT INTO revoked (mark, at) VALUES ($1, $2) ON CONFLICT DO NOTHING", marks)

    async def empty(self) -> None:
        self._former_revocations = await self.revocations()
        await self._db.execute(f"TRUNCATE {_EVERYTHING}")

    async def commit(self) -> None:
        await self._revoke(self._former_revocations)
        await self._transaction.commit()
        self._transaction = None

    async def undo(self) -> None:
        if self._transaction is not None:
            await self._transaction.rollback()


@asynccontextmanager
async def postgres_source(url: str, *, sole: bool) -> AsyncIterator[PostgresCopy]:
    """Opens a database for reading. Servers may continue to use it, unless `sole` is set."""
    async with _opened(url, sole=sole, isolation="repeatable_read", readonly=True) as copy:
        yield copy


@asynccontextmanager
async def postgres_target(url: str, *, replace: bool) -> AsyncIterator[PostgresCopy]:
    """Opens a database to copy into, which no server may use; it must be empty, unless `replace` is set."""
    async with _opened(url, sole=True) as copy:
        if replace:
            await copy.empty()
        elif await copy.count() or await copy.key() is not None:
            message = "there are tables or identities in that database already; nothing is overwritten"
            raise Unavailable(message, "not-empty")
        await copy._db.execute(
            "INSERT INTO lives (id, ran) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET ran = excluded.ran",
            COPIED_LIFE,
            LIFE,
        )
        yield copy


@asynccontextmanager
async def _opened(url: str, *, sole: bool, **transaction: Any) -> AsyncIterator[PostgresCopy]:
    database = Database(url)
    db = await database.connect(answer_seconds=COPY_SECONDS)
    try:
        if sole:
            if transaction.get("readonly"):
                await require_data(db, database)
            await join_servers(db, database, shared=False)
        else:
            # a server may be using it, perhaps of an older version
            await require_current(db, database)
        begun = db.transaction(**transaction)
        await begun.start()
        await db.fetchval("SELECT 1")  # takes the snapshot of a read-only transaction
        copy = PostgresCopy(db, begun)
        try:
            yield copy
        finally:
            await copy.undo()
    except ERRORS as error:
        raise database.explained(error) from error
    finally:
        db.terminate()
