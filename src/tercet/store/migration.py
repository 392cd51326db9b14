"""Copies everything from one store to another and compares the two: from SQLite to PostgreSQL or back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final, Protocol

import msgspec

from tercet.core.identity import Identity
from tercet.store.port import Damaged, Entry, Moment, Record, TableId

LIFE: Final = 1 << 40
"""Uptime recorded in a copy, in milliseconds. A table's stamp is this minus the time that its server kept running after
the last entry (C20)."""
TABLES_PER_REPORT: Final = 100
"""Number of tables between two progress reports."""

OnProgress = Callable[[int, int], None]
"""Called with the number of steps done and the total; each table is one step to copy and one to compare."""


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a store knows about one table."""

    record: Record
    touched: Moment
    """Time of the last write."""
    guests: tuple[Identity, ...]
    """Everybody who ever had a seat, in order."""
    notes: dict[str, bytes]
    entries: tuple[Entry, ...]
    ran: int
    """Milliseconds that its server kept running after the last entry."""


class Revocation(msgspec.Struct, frozen=True, order=True):
    """An identity that is no longer valid."""

    mark: bytes
    at: Moment


class CopySource(Protocol):
    """A store to copy from; it does not change while it is open."""

    async def count(self) -> int:
        """Returns the number of tables."""

    def tables(self) -> AsyncIterator[StoredTable]:
        """Yields all tables, ordered by code."""

    async def revocations(self) -> tuple[Revocation, ...]:
        """Returns all revocations, sorted."""

    async def key(self) -> bytes | None:
        """Returns the key that signs guests' tokens."""


class CopyTarget(CopySource, Protocol):
    """A store to copy into; discards everything unless `commit` is called."""

    async def add(self, table: StoredTable) -> None: ...

    async def add_identities(self, revocations: Sequence[Revocation], key: bytes | None) -> None: ...

    async def commit(self) -> None:
        """Makes everything added durable, in one step."""


class Copied(msgspec.Struct, frozen=True):
    """What was copied."""

    tables: int
    entries: int


async def copy_everything(
    source: CopySource, target: CopyTarget, on_progress: OnProgress = lambda done, of: None
) -> Copied:
    """Copies everything, compares the copy with the original, and only then makes it durable."""
    number = await source.count()
    done = entries = 0
    async for table in source.tables():
        await target.add(table)
        done += 1
        entries += len(table.entries)
        if done % TABLES_PER_REPORT == 0:
            on_progress(done, 2 * number)
    await target.add_identities(await source.revocations(), await source.key())
    await _compare(source, target, lambda compared: on_progress(number + compared, 2 * number))
    await target.commit()
    return Copied(done, entries)


async def _compare(source: CopySource, target: CopyTarget, on_progress: Callable[[int], None]) -> None:
    """Reads both stores again, table by table; raises an error if they differ."""
    copies = target.tables()
    compared = 0
    async for table in source.tables():
        copy = await anext(copies, None)
        if copy != table:
            raise _differs(table.record.table)
        compared += 1
        if compared % TABLES_PER_REPORT == 0:
            on_progress(compared)
    extra = await anext(copies, None)
    if extra is not None:
        raise _differs(extra.record.table)
    if await source.revocations() != await target.revocations() or await source.key() != await target.key():
        raise Damaged("the copy differs from the original: the identities are not the same")


def _differs(table: TableId) -> Damaged:
    return Damaged(f"the copy differs from the original: table {table} is not the same")
