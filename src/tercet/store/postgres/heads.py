"""Tracks where each table's log ends. Every append is checked against that, first here and then by the database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tercet.core.engine.game import Version
from tercet.store.appends import Append
from tercet.store.log_encoding import encoded_entries
from tercet.store.port import Entry, Moment, NoSuchTable, StoreError, TableId, VersionConflict
from tercet.store.postgres.database import NOW

_APPEND: Final = f"""
WITH moved AS (
    UPDATE heads SET version = asked.following, touched = coalesce($7::bigint, {NOW})
    FROM unnest($1::bigint[], $2::bigint[], $3::integer[], $4::integer[], $5::bigint[], $6::bytea[])
        AS asked (no, epoch, version, following, crc, data)
    WHERE heads.no = asked.no AND heads.epoch = asked.epoch AND heads.version = asked.version
    RETURNING asked.no, asked.version, asked.following, asked.crc, asked.data
){{more}}
INSERT INTO chapters (no, version, following, life, clock, crc, data)
SELECT no, version, following, $8, $9, crc, data FROM moved
RETURNING no
"""
APPEND: Final = _APPEND.format(more="")
"""Appends to many logs in one statement, to each only if its epoch and version match; returns the logs that matched."""
APPEND_AND_MARK: Final = _APPEND.format(
    more=f""", sat AS (
    INSERT INTO players (no, guest)
    SELECT no, guest FROM unnest($10::bigint[], $11::text[]) AS sat (no, guest) JOIN moved USING (no)
    ON CONFLICT DO NOTHING
), over AS (
    UPDATE tables SET finished = CASE WHEN $7::bigint IS NULL THEN {NOW} ELSE over.finished END
    FROM unnest($12::bigint[], $13::bigint[]) AS over (no, finished) JOIN moved USING (no)
    WHERE tables.no = over.no
)"""
)
"""Like `APPEND`, but also records who took a seat and which games ended."""
_CLAIM: Final = """
UPDATE heads SET epoch = epoch + 1, owner = $2
FROM tables WHERE tables.no = heads.no AND tables.code = ANY ($1) AND ($3 OR owner = $2)
RETURNING tables.code, heads.no, heads.epoch, heads.version
"""


@dataclass(slots=True)
class Head:
    """The end of a log, and the epoch in which we may append to it."""

    no: int
    epoch: int
    version: Version
    loose: int = 0
    """Number of rows written since the log was last compacted, as far as we know."""
    former: int = 0
    """The owner before this epoch; 0 if none."""


class Group:
    """The entries of one commit: those to append, by table, and those to refuse."""

    def __init__(self, jobs: Iterable[Append], heads: dict[TableId, Head], *, shared: bool) -> None:
        self._heads = heads
        self._shared = shared
        self.written: dict[TableId, Head] = {}
        """The heads after this commit. Separate, because the writer's heads may change before the commit returns."""
        self.good: list[Append] = []
        self.refused: list[tuple[Append, StoreError]] = []
        self._entries: dict[TableId, list[Entry]] = {}
        for job in jobs:
            problem = self._problem(job)
            if problem is None:
                self.good.append(job)
                self._entries.setdefault(job.table, []).append(job.entry)
                self.written[job.table] = heads[job.table]
            else:
                self.refused.append((job, problem))

    def _problem(self, job: Append) -> StoreError | None:
        head = self._heads.get(job.table)
        if head is None:
            return VersionConflict(job.table, job.entry.version, None) if self._shared else NoSuchTable(job.table)
        ahead = self._entries.get(job.table)
        version = ahead[-1].next if ahead else head.version
        return None if job.entry.version == version else VersionConflict(job.table, job.entry.version, version)

    async def write(self, db: Any, now: Moment | None, life: int, clock: int) -> None:
        """Writes the group in one statement and transaction, and refuses the entries that the database rejected.

        Without `now`, the database's clock dates entries and finished games.
        """
        heads = list(self.written.values())
        packed = [encoded_entries(entries) for entries in self._entries.values()]
        arguments: list[Any] = [
            [head.no for head in heads],
            [head.epoch for head in heads],
            [entries[0].version for entries in self._entries.values()],
            [entries[-1].next for entries in self._entries.values()],
            [crc for crc, _ in packed],
            [data for _, data in packed],
            now,
            life,
            clock,
        ]
        seated = [(self.written[job.table].no, guest) for job in self.good for guest in job.seated]
        over = [(self.written[job.table].no, job.finished) for job in self.good if job.finished is not None]
        statement = APPEND
        if seated or over:
            statement = APPEND_AND_MARK
            arguments += [[no for no, _ in seated], [guest for _, guest in seated]]
            arguments += [[no for no, _ in over], [finished for _, finished in over]]
        moved = {no for (no,) in await db.fetch(statement, *arguments)}
        self._moved(moved)

    def _moved(self, moved: set[int]) -> None:
        for table, entries in self._entries.items():
            head = self.written[table]
            if head.no in moved:
                head.version = entries[-1].next
                head.loose += 1
            else:
                del self.written[table]
                if self._heads.get(table) is head:
                    del self._heads[table]
        lost = [job for job in self.good if job.table not in self.written]
        if lost:
            self.good = [job for job in self.good if job.table in self.written]
            self.refused += [(job, VersionConflict(job.table, job.entry.version, None)) for job in lost]


async def claim(db: Any, tables: Sequence[TableId], owner: int, *, others: bool) -> dict[TableId, Head]:
    """Starts a new epoch of `tables`, in which only this process can write; skips unknown tables.

    With `others`, also takes tables that belonged to another process; only a single server may do that.
    """
    rows = await db.fetch(_CLAIM, list(tables), owner, others)
    return {TableId(code): Head(no, epoch, Version(version)) for code, no, epoch, version in rows}
