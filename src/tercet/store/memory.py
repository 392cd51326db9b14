"""The store without a disk: for tests, for play at one keyboard, and as the reference for the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from tercet.core.engine.game import Version
from tercet.store.port import (
    Entry,
    EraseGuest,
    FinishedGame,
    GuestId,
    History,
    Moment,
    NoSuchTable,
    OnDurable,
    OnHistory,
    Record,
    StoreError,
    TableId,
    Unavailable,
    VersionConflict,
)
from tercet.store.sqlite.uptime import running

Soon = Callable[..., Any]
"""Calls a function with arguments a little later, such as `loop.call_soon`."""


@dataclass(slots=True)
class _StoredTable:
    record: Record
    touched: Moment
    entries: list[Entry] = field(default_factory=list)
    guests: set[GuestId] = field(default_factory=set)
    notes: dict[str, bytes] = field(default_factory=dict)
    written: float = 0.0
    """When the last entry was written, by the monotonic clock."""

    @property
    def version(self) -> Version:
        return self.entries[-1].next if self.entries else Version(0)


class MemoryStore:
    """Keeps everything in dictionaries; answers through `soon`, never before the asking call has returned."""

    def __init__(self, soon: Soon, now: Callable[[], Moment], running: Callable[[], float] = running) -> None:
        self._soon = soon
        self._now = now
        self._running = running
        self._tables: dict[TableId, _StoredTable] = {}
        self._revoked: dict[bytes, Moment] = {}

    def save(self, record: Record, done: OnDurable) -> None:
        kept = self._tables.get(record.table)
        if kept is None:
            self._tables[record.table] = _StoredTable(record, self._now())
        else:
            former = kept.record
            successor = record.successor or former.successor
            kept.record = msgspec.structs.replace(record, finished=former.finished, successor=successor)
        self._soon(done, None)

    def append(
        self,
        table: TableId,
        entry: Entry,
        done: OnDurable,
        *,
        seated: Sequence[GuestId] = (),
        finished: Moment | None = None,
    ) -> None:
        self._soon(done, self._append(table, entry, seated, finished))

    def _append(
        self, table: TableId, entry: Entry, seated: Sequence[GuestId], finished: Moment | None
    ) -> StoreError | None:
        kept = self._tables.get(table)
        if kept is None:
            return NoSuchTable(table)
        if kept.version != entry.version:
            return VersionConflict(table, entry.version, kept.version)
        kept.entries.append(entry)
        kept.guests.update(seated)
        kept.touched = self._now()
        kept.written = self._running()
        if finished is not None:
            kept.record = msgspec.structs.replace(kept.record, finished=finished)
        return None

    def read(self, table: TableId, found: OnHistory) -> None:
        kept = self._tables.get(table)
        if kept is None:
            self._soon(found, NoSuchTable(table))
            return
        ran = self._ran(kept.written) if kept.entries else 0.0
        self._soon(found, History(kept.record, tuple(kept.entries), ran))

    def _ran(self, since: float) -> float:
        """It lives as long as its server does."""
        return self._running() - since

    def keep_time(self) -> None:
        pass

    async def record(self, table: TableId) -> Record:
        kept = self._tables.get(table)
        if kept is None:
            raise NoSuchTable(table)
        return kept.record

    async def note(self, table: TableId, kind: str) -> bytes | None:
        kept = self._tables.get(table)
        return None if kept is None else kept.notes.get(kind)

    async def keep_note(self, table: TableId, kind: str, data: bytes, *, naming: Sequence[GuestId] = ()) -> None:
        kept = self._tables.get(table)
        if kept is not None and kept.guests.issuperset(naming):
            kept.notes[kind] = data

    async def revoke(self, mark: bytes) -> None:
        self._revoked.setdefault(mark, self._now())

    async def revoked(self, since: Moment) -> frozenset[bytes]:
        self._revoked = {mark: at for mark, at in self._revoked.items() if at >= since}
        return frozenset(self._revoked)

    async def games_of(
        self, guest: GuestId, *, before: Moment | None = None, limit: int = 50
    ) -> tuple[FinishedGame, ...]:
        games = [
            FinishedGame(kept.record.table, kept.record.game, kept.record.finished)
            for kept in self._tables.values()
            if guest in kept.guests and kept.record.finished is not None
        ]
        games.sort(key=lambda game: game.finished, reverse=True)
        games = [game for game in games if before is None or game.finished < before]
        last = games[:limit][-1:]
        return tuple(game for game in games if last and game.finished >= last[0].finished)

    async def tables_of(self, guest: GuestId) -> tuple[TableId, ...]:
        return tuple(table for table, kept in self._tables.items() if guest in kept.guests)

    async def hosted_by(self, guest: GuestId) -> tuple[TableId, ...]:
        hosted = ((table, kept) for table, kept in self._tables.items() if kept.record.host == guest)
        return tuple(table for table, kept in hosted if kept.guests and kept.record.finished is None)

    async def forget(self, guest: GuestId, change: EraseGuest) -> int:
        tables = await self.tables_of(guest)
        for table in tables:
            kept = self._tables[table]
            kept.entries = [change(kept.record, entry) for entry in kept.entries]
            kept.guests.discard(guest)
            kept.notes.clear()
        for kept in self._tables.values():
            if kept.record.host == guest:
                kept.record = msgspec.structs.replace(kept.record, host=GuestId(""))
        return len(tables)

    async def sweep(self, *, finished_before: Moment, idle_before: Moment) -> tuple[TableId, ...]:
        old = [
            table
            for table, kept in self._tables.items()
            if (kept.touched < idle_before if kept.record.finished is None else kept.record.finished < finished_before)
        ]
        for table in old:
            del self._tables[table]
        return tuple(old)

    async def backup(self, path: Path) -> None:
        raise Unavailable("a store in memory has nothing to back up")

    async def restore(self, copy: Path) -> None:
        raise Unavailable("a store in memory has no backups")

    async def close(self) -> None:
        pass
