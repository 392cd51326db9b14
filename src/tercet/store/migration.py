"""Copies everything from one store to another and compares the two: from SQLite to PostgreSQL and back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final, Protocol

import msgspec

from tercet.core.identity import Identity
from tercet.store.port import Damaged, Entry, Moment, Record, TableId

LIFE: Final = 1 << 40
"""The copy says that its server ran for this many milliseconds. A table is stamped with that, less the time its server
ran on after the last entry (C20)."""
TOLD_EVERY: Final = 100
"""Tables between two reports of progress."""

OnProgress = Callable[[int, int], None]
"""Called with the number of steps done and the total: each table is copied, then compared."""


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a store knows about one table."""

    record: Record
    touched: Moment
    """When it was last written to."""
    guests: tuple[Identity, ...]
    """Who ever had a seat, in order."""
    notes: dict[str, bytes]
    entries: tuple[Entry, ...]
    ran: int
    """How many milliseconds its server ran on after the last entry."""


class Revocation(msgspec.Struct, frozen=True, order=True):
    """An identity that is no longer valid."""

    mark: bytes
    at: Moment


class CopySource(Protocol):
    """A store to copy from; it does not change while it is open."""

    async def count(self) -> int:
        """How many tables there are."""

    def tables(self) -> AsyncIterator[StoredTable]:
        """All of them, in the order of their codes."""

    async def revocations(self) -> tuple[Revocation, ...]:
        """All of them, in order."""

    async def key(self) -> bytes | None:
        """The key that signs identities."""


class CopyTarget(CopySource, Protocol):
    """A store to copy into; nothing is kept unless `keep` is called."""

    async def add(self, table: StoredTable) -> None: ...

    async def add_identities(self, revocations: Sequence[Revocation], key: bytes | None) -> None: ...

    async def keep(self) -> None:
        """Makes everything added durable, at once."""


class Copied(msgspec.Struct, frozen=True):
    """What was copied."""

    tables: int
    entries: int


async def copy_everything(
    source: CopySource, target: CopyTarget, on_progress: OnProgress = lambda done, of: None
) -> Copied:
    """Copies everything, compares it with the original, and only then keeps it."""
    number = await source.count()
    done = entries = 0
    async for table in source.tables():
        await target.add(table)
        done += 1
        entries += len(table.entries)
        if done % TOLD_EVERY == 0:
            on_progress(done, 2 * number)
    await target.add_identities(await source.revocations(), await source.key())
    await _compare(source, target, lambda compared: on_progress(number + compared, 2 * number))
    await target.keep()
    return Copied(done, entries)


async def _compare(source: CopySource, target: CopyTarget, on_progress: Callable[[int], None]) -> None:
    """Reads both stores again, table by table."""
    copies = target.tables()
    compared = 0
    async for table in source.tables():
        copy = await anext(copies, None)
        if copy != table:
            raise _differs(table.record.table)
        compared += 1
        if compared % TOLD_EVERY == 0:
            on_progress(compared)
    extra = await anext(copies, None)
    if extra is not None:
        raise _differs(extra.record.table)
    if await source.revocations() != await target.revocations() or await source.key() != await target.key():
        raise Damaged("the copy differs from what was copied: the identities are not the same")


def _differs(table: TableId) -> Damaged:
    return Damaged(f"the copy differs from what was copied: table {table} is not the same")
