"""Reads, compacts, rewrites and deletes logs in PostgreSQL; `writer` appends to them.

Compacting, rewriting and deleting a log take an advisory lock. Appends do not, since they only add rows, so no player
ever waits for this work.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from tercet.core.engine.game import Version
from tercet.core.identity import Identity
from tercet.store.log_encoding import JoinedEntries, decoded_chapter, encoded_chapter, rewritten_chapter
from tercet.store.port import Damaged, Entry, EraseGuest, History, Moment, Record, TableId
from tercet.store.postgres import queries
from tercet.store.postgres.node_leases import HOLDS
from tercet.store.postgres.schema import hold
from tercet.store.postgres.writer import LifeClock
from tercet.store.shared_sql import RECORD_COLUMNS, record_of

CHAPTER: Final = 256
"""Maximum number of entries in a chapter."""
LONG: Final = 64 * 1024
"""Decode logs of at least this many bytes in a thread."""
SLICE_SECONDS: Final = 0.02
"""Duration of one slice of a long job, so other work gets the connection and the disk in between."""
TABLES_PER_SLICE: Final = 16
"""Number of tables to delete per slice."""


async def read(db: Any, table: TableId, uptime: LifeClock) -> History:
    """Reads a table's record and log in one snapshot."""
    async with db.transaction(isolation="repeatable_read", readonly=True):
        no, record = await queries.numbered_record(db, table)
        version = await db.fetchval("SELECT version FROM heads WHERE no = $1", no)
        rows = await db.fetch("SELECT crc, data, life, clock FROM chapters WHERE no = $1 ORDER BY version", no)
        ran = 0
        if rows:
            life, clock = rows[-1]["life"], rows[-1]["clock"]
            ended = uptime.now()
            if life != uptime.life:
                ended = await db.fetchval("SELECT ran FROM lives WHERE id = $1", life) or 0
            ran = max(ended - clock, 0)
    chapters = [(crc, data) for crc, data, _, _ in rows]
    if sum(len(data) for _, data in chapters) > LONG:
        entries = await asyncio.to_thread(join_chapters, table, chapters, Version(version), resting=True)
    else:
        entries = join_chapters(table, chapters, Version(version), resting=False)
    return History(record, entries, float(ran))


async def read_finished(db: Any, tables: Sequence[TableId]) -> tuple[History, ...]:
    """Reads the records and logs of finished games in one snapshot; skips damaged ones."""
    async with db.transaction(isolation="repeatable_read", readonly=True):
        records = await db.fetch(
            f"SELECT no, version, {RECORD_COLUMNS} FROM tables JOIN heads USING (no)"
            " WHERE code = ANY ($1) AND finished IS NOT NULL",
            [table for table in tables if queries.is_text(table)],
        )
        numbers = [row["no"] for row in records]
        rows = await db.fetch("SELECT no, crc, data FROM chapters WHERE no = ANY ($1) ORDER BY no, version", numbers)
    chapters: dict[int, list[tuple[int, bytes]]] = {}
    for no, crc, data in rows:
        chapters.setdefault(no, []).append((crc, data))
    return await asyncio.to_thread(_histories, records, chapters)


def _histories(records: Sequence[Any], chapters: Mapping[int, Sequence[tuple[int, bytes]]]) -> tuple[History, ...]:
    found = []
    for row in records:
        record = record_of(row[2:])
        with suppress(Damaged):
            entries = join_chapters(record.table, chapters.get(row["no"], ()), Version(row["version"]), resting=True)
            found.append(History(record, entries))
    return tuple(found)


def join_chapters(
    table: TableId, chapters: Sequence[tuple[int, bytes]], version: Version, *, resting: bool
) -> tuple[Entry, ...]:
    """Joins the entries of a log; raises Damaged if there is a gap, or if the end is missing."""
    found = JoinedEntries(table, resting=resting)
    for crc, data in chapters:
        found.add_chapter(crc, data)
    found.require(version)
    return tuple(found.entries)


async def settle(db: Any, table: TableId, no: int) -> None:
    """Compacts the rows of many commits into chapters, compressed to less than a quarter of the size."""
    async with db.transaction():
        await hold(db, no)
        rows = await db.fetch(
            "SELECT version, following, life, clock, crc, data FROM chapters WHERE no = $1 ORDER BY version", no
        )
        # leave full chapters unchanged
        while rows and rows[0]["following"] - rows[0]["version"] >= CHAPTER:
            rows = rows[1:]
        if len(rows) < 2:
            return
        life, clock = rows[-1]["life"], rows[-1]["clock"]
        made = await asyncio.to_thread(_chapters, table, [(row["crc"], row["data"]) for row in rows])
        await db.execute(
            "DELETE FROM chapters WHERE no = $1 AND version >= $2 AND version <= $3",
            no,
            rows[0]["version"],
            rows[-1]["version"],
        )
        await db.executemany(
            "INSERT INTO chapters (no, version, following, life, clock, crc, data) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            [(no, version, following, life, clock, crc, data) for version, following, crc, data in made],
        )


def _chapters(table: TableId, rows: Sequence[tuple[int, bytes]]) -> list[tuple[int, int, int, bytes]]:
    entries = [entry for crc, data in rows for entry in decoded_chapter(table, crc, data)]
    parts = [entries[start : start + CHAPTER] for start in range(0, len(entries), CHAPTER)]
    return [(part[0].version, part[-1].next, *encoded_chapter(part)) for part in parts]


class LogRewriting:
    """Rewrites the logs of a guest's tables row by row, in slices; each slice is committed separately."""

    def __init__(self, guest: Identity, change: EraseGuest) -> None:
        self._guest = guest
        self._change = change
        self._reached: dict[int, int] = {}
        """The version up to which each table has been rewritten."""
        self._until: dict[int, int] = {}
        """The version up to which to rewrite in slices. Later entries are rewritten in one step: otherwise the job
        might never catch up."""

    async def run(self, db: Any) -> bool:
        """Runs one slice; returns whether anything is left."""
        found = await db.fetchrow(
            f"SELECT no, {RECORD_COLUMNS} FROM players JOIN tables USING (no) WHERE guest = $1 ORDER BY no LIMIT 1",
            self._guest,
        )
        if found is not None:
            await self._rewrite(db, found["no"], record_of(found[1:]))
            return True
        changed = await db.execute(
            "UPDATE tables SET host = '' WHERE no IN (SELECT no FROM tables WHERE host = $1 AND host <> '' LIMIT 64)",
            self._guest,
        )
        return bool(int(changed.split()[-1]))

    async def _rewrite(self, db: Any, no: int, record: Record) -> None:
        begun = time.monotonic()
        reached = self._reached.get(no, 0)
        async with db.transaction():
            await hold(db, no)
            if no not in self._until:
                self._until[no] = await db.fetchval("SELECT version FROM heads WHERE no = $1", no) or 0
            while reached < self._until[no]:
                reached = await self._rewrite_rows(db, no, record, reached, 1)
                if time.monotonic() - begun >= SLICE_SECONDS:
                    break
            else:
                await self._rewrite_rows(db, no, record, reached, None)
                await db.execute("DELETE FROM notes WHERE no = $1", no)
                await db.execute("DELETE FROM players WHERE guest = $1 AND no = $2", self._guest, no)
        self._reached[no] = reached

    async def _rewrite_rows(self, db: Any, no: int, record: Record, reached: int, most: int | None) -> int:
        """Rewrites the next rows; returns the version reached."""
        # order by the rows' ends: a row that was compacted in the meantime starts earlier and is read again
        rows = await db.fetch(
            "SELECT version, following, crc, data FROM chapters WHERE no = $1 AND following > $2"
            " ORDER BY version LIMIT $3",
            no,
            reached,
            most,
        )
        for version, following, crc, data in rows:
            changed = rewritten_chapter(record, crc, data, self._change)
            if changed is not None:
                await db.execute(
                    "UPDATE chapters SET crc = $3, data = $4 WHERE no = $1 AND version = $2", no, version, *changed
                )
            reached = following
        # stop at a gap in the log
        return reached if rows else self._until[no]


_UNUSED: Final = f"code <> ALL ($3) AND NOT EXISTS (SELECT 1 FROM lives WHERE id = owner AND {HOLDS})"


async def sweep(db: Any, finished_before: Moment, idle_before: Moment, in_use: Collection[TableId]) -> list[TableId]:
    """Deletes some old, unused tables and returns them; returns an empty list if none are left."""
    arguments = (finished_before, idle_before, list(in_use))
    async with db.transaction():
        found = await db.fetch(
            f"(SELECT no FROM tables JOIN heads USING (no) WHERE finished < $1 AND {_UNUSED} LIMIT $4) UNION ALL"
            f" (SELECT no FROM tables JOIN heads USING (no) WHERE finished IS NULL AND touched < $2 AND {_UNUSED}"
            " LIMIT $4)",
            *arguments,
            TABLES_PER_SLICE,
        )
        for (no,) in sorted(found):
            await hold(db, no)
        # check the rows again after locking them: keep a table that was written to or claimed in between
        rows = await db.fetch(
            "SELECT no, code FROM tables JOIN heads USING (no) WHERE no = ANY ($4)"
            f" AND (finished < $1 OR (finished IS NULL AND touched < $2)) AND {_UNUSED} ORDER BY no FOR UPDATE",
            *arguments,
            [no for (no,) in found],
        )
        old = [row["no"] for row in rows]
        for statement in ("heads", "chapters", "tables"):
            await db.execute(f"DELETE FROM {statement} WHERE no = ANY ($1)", old)
        return [TableId(row["code"]) for row in rows]
