"""The store in a browser: rows are in memory, and logs are read from IndexedDB on demand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from tercet.core.engine.game import Version
from tercet.core.identity import Identity
from tercet.offline.indexed_db_port import ABSENT, Keeper, Kept
from tercet.store.log_encoding import JoinedEntries, encoded_entries
from tercet.store.memory import MemoryStore, TableInMemory
from tercet.store.port import (
    Entry,
    EraseGuest,
    History,
    Moment,
    NoSuchTable,
    OnDurable,
    OnHistory,
    Record,
    StoreError,
    TableExists,
    TableId,
    TablesInUse,
    Unavailable,
    VersionConflict,
)

NOTE: Final = "note"
LIFE: Final = "life"
_CRC: Final = 4


class Row(msgspec.Struct, frozen=True, array_like=True):
    """A table's stored data apart from its log."""

    record: Record
    touched: Moment
    guests: tuple[Identity, ...]
    life: int
    """Number of the worker that wrote the last entry; each worker's clock starts at zero."""
    written: float


class BrowserStore(MemoryStore):
    """Reports a write as durable once its IndexedDB transaction, which also checks the version, has completed."""

    def __init__(
        self,
        keeper: Keeper,
        kept: Kept,
        loop: asyncio.AbstractEventLoop,
        now: Callable[[], Moment],
        running: Callable[[], float],
    ) -> None:
        began = running()
        super().__init__(loop.call_soon, now, lambda: running() - began)
        self._keeper = keeper
        self._loop = loop
        self._rows: dict[TableId, Row] = {}
        self._lives: dict[int, float] = {}
        for name, data in kept.notes:
            kind, _, rest = name.partition(":")
            if kind == LIFE:
                self._lives[int(rest)] = msgspec.msgpack.decode(data, type=float)
        self._life = max(self._lives, default=0) + 1
        rows = [(msgspec.msgpack.decode(data, type=Row), version) for _, version, data in kept.tables]
        for row, version in sorted(rows, key=lambda one: (one[0].record.created, one[0].record.table)):
            table = row.record.table
            self._tables[table] = _in_memory(row, version)
            self._rows[table] = row
        for life in self._lives.keys() - {row.life for row in self._rows.values()}:
            self._note(f"{LIFE}:{life}", b"")  # no table refers to it any more
        for name, data in kept.notes:
            kind, _, rest = name.partition(":")
            code, _, subject = rest.partition(":")
            if kind == NOTE and code in self._tables:
                self._tables[TableId(code)].notes[subject] = data

    def _make_durable(
        self, stored: TableInMemory, expected: Version | None, entry: Entry | None, done: OnDurable
    ) -> None:
        table = stored.record.table
        row, former = self._row(stored), self._rows.get(table)
        self._rows[table] = row
        before = ABSENT if expected is None else expected
        chapter = b"" if entry is None else _chapter((entry,))
        written = asyncio.ensure_future(
            self._keeper.put(table, before, stored.version, msgspec.msgpack.encode(row), chapter), loop=self._loop
        )

        def answered(future: asyncio.Future[int]) -> None:
            error: StoreError | None = None
            if future.cancelled() or (problem := future.exception()) is not None:
                error = Unavailable("IndexedDB did not write" if future.cancelled() else f"IndexedDB: {problem}")
            elif (found := future.result()) != before:
                error = NoSuchTable(table) if found == ABSENT else VersionConflict(table, before, found)
            if error is not None and expected is not None and table in self._tables:
                # IndexedDB still has the previous version
                stored.version = min(stored.version, expected)
                if former is not None:
                    self._rows[table] = former
                    stored.record = former.record
            done(error)

        written.add_done_callback(answered)

    def _row(self, stored: TableInMemory) -> Row:
        return Row(stored.record, stored.touched, tuple(sorted(stored.guests)), self._life, stored.written)

    def read(self, table: TableId, found: OnHistory) -> None:
        if table not in self._tables:
            self._soon(found, NoSuchTable(table))
            return
        reading = asyncio.ensure_future(self.history(table), loop=self._loop)

        def answered(future: asyncio.Future[History]) -> None:
            problem = None if future.cancelled() else future.exception()
            if isinstance(problem, StoreError):
                found(problem)
            elif problem is not None or future.cancelled():
                found(Unavailable(f"IndexedDB: {problem}"))
            else:
                found(future.result())

        reading.add_done_callback(answered)

    async def history(self, table: TableId) -> History:
        """Returns a table's record and log."""
        chapters = await self._keeper.chapters(table)
        stored = self._tables.get(table)
        if stored is None:
            raise NoSuchTable(table)
        joined = JoinedEntries(table, resting=False)
        for chapter in chapters:
            joined.add_chapter(int.from_bytes(chapter[:_CRC], "big"), bytes(chapter[_CRC:]))
        ran = self._ran_since(self._rows[table]) if joined.entries else 0.0
        return History(stored.record, tuple(joined.entries), ran)

    def _ran_since(self, row: Row) -> float:
        """Returns how long the worker that last wrote to a table kept running afterwards."""
        lasted = self._running() if row.life == self._life else self._lives.get(row.life, row.written)
        return max(lasted - row.written, 0.0)

    def record_uptime(self) -> None:
        self._note(f"{LIFE}:{self._life}", msgspec.msgpack.encode(self._running()))

    def _note(self, name: str, data: bytes) -> None:
        """Stores a note without waiting; it may be lost."""
        kept = asyncio.ensure_future(self._keeper.note(name, data), loop=self._loop)
        kept.add_done_callback(lambda future: future.cancelled() or future.exception())

    async def save_note(self, table: TableId, kind: str, data: bytes) -> None:
        await super().save_note(table, kind, data)
        if table in self._tables:
            self._note(f"{NOTE}:{table}:{kind}", data)

    async def finished_logs(self, tables: Sequence[TableId]) -> tuple[History, ...]:
        ended = [one for one in tables if one in self._tables and self._tables[one].record.finished is not None]
        found = []
        for table in ended:
            try:
                found.append(msgspec.structs.replace(await self.history(table), ran=0.0))
            except StoreError:
                continue
        return tuple(found)

    def has(self, table: TableId) -> bool:
        return table in self._tables

    async def holds_game(self, history: History) -> bool:
        """Whether any table has the same game, event for event."""
        same = [
            table
            for table, stored in self._tables.items()
            if stored.version == history.version and stored.record.game == history.record.game
        ]
        events = [event for entry in history.entries for event in entry.events]
        for table in same:
            known = await self.history(table)
            if [event for entry in known.entries for event in entry.events] == events:
                return True
        return False

    def all_tables(self) -> tuple[TableId, ...]:
        return tuple(self._tables)

    def guests_of(self, table: TableId) -> tuple[Identity, ...]:
        """Returns everybody who ever sat at a table."""
        return tuple(sorted(self._tables[table].guests))

    async def delete(self, tables: Sequence[TableId]) -> None:
        """Deletes tables permanently."""
        notes = []
        for table in tables:
            stored = self._tables.pop(table, None)
            self._rows.pop(table, None)
            notes += [f"{NOTE}:{table}:{kind}" for kind in stored.notes] if stored else []
        await self._keeper.remove(tables, notes)

    async def add(self, history: History, guests: Sequence[Identity]) -> None:
        """Stores a whole imported table; its clock continues from the last entry."""
        table = history.record.table
        row = Row(history.record, self._now(), tuple(sorted(guests)), self._life, self._running())
        chapter = _chapter(history.entries) if history.entries else b""
        found = await self._keeper.put(table, ABSENT, history.version, msgspec.msgpack.encode(row), chapter)
        if found != ABSENT:
            raise TableExists(table)
        self._tables[table], self._rows[table] = _in_memory(row, history.version), row

    async def erase_guest(self, guest: Identity, change: EraseGuest) -> int:
        raise Unavailable("on a player's own device, games are only deleted as a whole")

    async def delete_old_tables(
        self, *, finished_before: Moment, idle_before: Moment, in_use: TablesInUse = tuple
    ) -> tuple[TableId, ...]:
        return ()


def _in_memory(row: Row, version: int) -> TableInMemory:
    """Returns a table without its log, which stays in IndexedDB."""
    return TableInMemory(row.record, row.touched, Version(version), guests=set(row.guests), written=row.written)


def _chapter(entries: Sequence[Entry]) -> bytes:
    crc, data = encoded_entries(entries)
    return crc.to_bytes(_CRC, "big") + data
