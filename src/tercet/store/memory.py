"""A store in memory: for tests, for local play, and as the reference for the database stores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from tercet.core.engine.game import Version
from tercet.core.identity import NO_IDENTITY, Identity
from tercet.store.port import (
    Entry,
    EraseGuest,
    FinishedGame,
    History,
    Moment,
    NoSuchTable,
    OnDurable,
    OnHistory,
    Record,
    Soon,
    StoreDate,
    TableExists,
    TableId,
    TablesInUse,
    Unavailable,
    VersionConflict,
    running,
)

UNWRITTEN: Final = Version(0)


@dataclass(slots=True)
class TableInMemory:
    """A table's record, entries, guests and notes."""

    record: Record
    touched: Moment
    version: Version = UNWRITTEN
    entries: list[Entry] = field(default_factory=list)
    guests: set[Identity] = field(default_factory=set)
    notes: dict[str, bytes] = field(default_factory=dict)
    written: float = 0.0
    """When the last entry was written, by the monotonic clock."""


class MemoryStore:
    """Stores everything in dictionaries; calls back through `soon`, never before the call has returned."""

    def __init__(self, soon: Soon, now: Callable[[], Moment], running: Callable[[], float] = running) -> None:
        self._soon = soon
        self._now = now
        self._running = running
        self._tables: dict[TableId, TableInMemory] = {}
        self._revoked: dict[bytes, Moment] = {}
        self._believed = now()

    def save(self, record: Record, done: OnDurable) -> None:
        if record.table in self._tables:
            self._soon(done, TableExists(record.table))
            return
        stored = self._tables[record.table] = TableInMemory(record, self._now())
        self._make_durable(stored, None, None, done)

    def change(self, record: Record, done: OnDurable) -> None:
        stored = self._tables.get(record.table)
        if stored is None:
            self._soon(done, NoSuchTable(record.table))
            return
        former = stored.record
        successor = record.successor or former.successor
        stored.record = msgspec.structs.replace(record, finished=former.finished, successor=successor)
        self._make_durable(stored, stored.version, None, done)

    def append(
        self,
        table: TableId,
        entry: Entry,
        done: OnDurable,
        *,
        seated: Sequence[Identity] = (),
        finished: Moment | None = None,
    ) -> None:
        stored = self._tables.get(table)
        if stored is None:
            self._soon(done, NoSuchTable(table))
            return
        if stored.version != entry.version:
            self._soon(done, VersionConflict(table, entry.version, stored.version))
            return
        stored.version = entry.next
        stored.guests.update(seated)
        stored.touched = self._now()
        stored.written = self._running()
        if finished is not None:
            stored.record = msgspec.structs.replace(stored.record, finished=finished)
        self._make_durable(stored, entry.version, entry, done)

    def _make_durable(
        self, stored: TableInMemory, expected: Version | None, entry: Entry | None, done: OnDurable
    ) -> None:
        """Makes a change durable, with the entry it adds. `expected` is the table's previous version; None for a new
        table."""
        if entry is not None:
            stored.entries.append(entry)
        self._soon(done, None)

    def read(self, table: TableId, found: OnHistory) -> None:
        stored = self._tables.get(table)
        if stored is None:
            self._soon(found, NoSuchTable(table))
            return
        ran = self._ran(stored.written) if stored.entries else 0.0
        self._soon(found, History(stored.record, tuple(stored.entries), ran))

    def _ran(self, since: float) -> float:
        """Returns the time since `since`. The server ran all the while, because this store lives exactly as long as its
        server."""
        return self._running() - since

    def record_uptime(self) -> None:
        pass

    async def record(self, table: TableId) -> Record:
        stored = self._tables.get(table)
        if stored is None:
            raise NoSuchTable(table)
        return stored.record

    async def note(self, table: TableId, kind: str) -> bytes | None:
        stored = self._tables.get(table)
        return None if stored is None else stored.notes.get(kind)

    async def save_note(self, table: TableId, kind: str, data: bytes) -> None:
        stored = self._tables.get(table)
        if stored is not None:
            stored.notes[kind] = data

    async def revoke(self, mark: bytes) -> None:
        self._revoked.setdefault(mark, self._now())

    async def revoked(self, since: Moment) -> frozenset[bytes]:
        self._revoked = {mark: at for mark, at in self._revoked.items() if at >= since}
        return frozenset(self._revoked)

    async def finished_tables_of(
        self, guest: Identity, *, before: Moment | None = None, limit: int = 50
    ) -> tuple[FinishedGame, ...]:
        games = [
            FinishedGame(stored.record.table, stored.record.game, stored.record.finished)
            for stored in self._tables.values()
            if guest in stored.guests and stored.record.finished is not None
        ]
        games.sort(key=lambda game: game.finished, reverse=True)
        games = [game for game in games if before is None or game.finished < before]
        last = games[:limit][-1:]
        return tuple(game for game in games if last and game.finished >= last[0].finished)

    async def finished_tables(self, *, after: tuple[Moment, TableId], limit: int) -> tuple[tuple[Moment, TableId], ...]:
        ended = (
            (stored.record.finished, table)
            for table, stored in self._tables.items()
            if stored.record.finished is not None
        )
        return tuple(sorted(found for found in ended if found > after)[:limit])

    async def finished_logs(self, tables: Sequence[TableId]) -> tuple[History, ...]:
        found = [self._tables[table] for table in tables if table in self._tables]
        return tuple(History(one.record, tuple(one.entries)) for one in found if one.record.finished is not None)

    async def tables_of(self, guest: Identity) -> tuple[TableId, ...]:
        return tuple(table for table, stored in self._tables.items() if guest in stored.guests)

    async def unfinished_tables_of(self, guest: Identity, *, limit: int = 50) -> tuple[TableId, ...]:
        sat = (table for table, stored in self._tables.items() if guest in stored.guests)
        unfinished = [table for table in sat if self._tables[table].record.finished is None]
        return tuple(reversed(unfinished))[:limit]

    async def hosted_by(self, guest: Identity) -> tuple[TableId, ...]:
        hosted = ((table, stored) for table, stored in self._tables.items() if stored.record.host == guest)
        return tuple(table for table, stored in hosted if stored.guests and stored.record.finished is None)

    async def erase_guest(self, guest: Identity, change: EraseGuest) -> int:
        tables = await self.tables_of(guest)
        for table in tables:
            stored = self._tables[table]
            stored.entries = [change(stored.record, entry) for entry in stored.entries]
            stored.guests.discard(guest)
            stored.notes.clear()
        for stored in self._tables.values():
            if stored.record.host == guest:
                stored.record = msgspec.structs.replace(stored.record, host=NO_IDENTITY)
        return len(tables)

    async def check_date(self, *, confirmed: bool = False) -> StoreDate:
        now = self._now()
        date = StoreDate(now, self._believed)
        if confirmed or not date.has_jumped:
            self._believed = now
        return StoreDate(now, self._believed)

    async def delete_old_tables(
        self, *, finished_before: Moment, idle_before: Moment, in_use: TablesInUse = tuple
    ) -> tuple[TableId, ...]:
        used = set(in_use())
        old = [
            table
            for table, stored in self._tables.items()
            if table not in used
            and (
                stored.touched < idle_before
                if stored.record.finished is None
                else stored.record.finished < finished_before
            )
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
