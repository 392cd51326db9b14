"""Reads or writes a whole SQLite file for a migration, while no server uses it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

from tercet.core.identity import Identity
from tercet.store import shared_sql
from tercet.store.log_encoding import encoded_chapter
from tercet.store.migration import LIFE, Revocation, StoredTable
from tercet.store.port import Moment, TableId, Unavailable
from tercet.store.sqlite import queries
from tercet.store.sqlite.event_rows import CHAPTER, Journal
from tercet.store.sqlite.schema import lock, open_database
from tercet.store.sqlite.uptime import Uptime


class SqliteCopy:
    """A file and the key beside it; opened with `sqlite_source` or `sqlite_target`."""

    def __init__(self, path: Path, key: Path, target: Path | None = None) -> None:
        self.db = open_database(path, thorough=True)
        self._path = path
        self._key = key
        self._new_key: bytes | None = None
        self._opened = Moment(round(time.time() * 1000))
        self._target = target
        if target is not None:
            self.db.execute("BEGIN IMMEDIATE")

    async def count(self) -> int:
        found: int = self.db.execute("SELECT count(*) FROM tables").fetchone()[0]
        return found

    async def tables(self) -> AsyncIterator[StoredTable]:
        journal = Journal(self.db)
        uptime = Uptime(self.db, lambda: 0.0)
        rows = self.db.execute("SELECT no, code, touched FROM tables ORDER BY code").fetchall()
        for no, code, touched in rows:
            reading = journal.reading(TableId(code))
            entries = reading.all_entries(self.db)
            guests = self.db.execute("SELECT guest FROM players WHERE no = ? ORDER BY guest", (no,))
            yield StoredTable(
                record=queries.run_conversation(self.db, shared_sql.record(TableId(code))),
                touched=Moment(touched) if reading.is_settled else self._opened,
                guests=tuple(Identity(guest) for (guest,) in guests),
                notes=dict(self.db.execute("SELECT kind, data FROM notes WHERE no = ? ORDER BY kind", (no,))),
                entries=entries,
                ran=uptime.after(self.db, reading.clock) if entries else 0,
            )

    async def revocations(self) -> tuple[Revocation, ...]:
        rows = self.db.execute("SELECT mark, at FROM revoked ORDER BY mark")
        return tuple(Revocation(bytes(mark), Moment(at)) for mark, at in rows)

    async def key(self) -> bytes | None:
        if self._new_key is not None:
            return self._new_key
        return self._key.read_bytes() if self._key.exists() else None

    async def add(self, table: StoredTable) -> None:
        queries.save(self.db, table.record, table.touched)
        (no,) = self.db.execute("SELECT no FROM tables WHERE code = ?", (table.record.table,)).fetchone()
        queries.mark(self.db, no, table.guests, table.record.finished)
        for kind, data in table.notes.items():
            self.db.execute("INSERT INTO notes (no, kind, data) VALUES (?, ?, ?)", (no, kind, data))
        for start in range(0, len(table.entries), CHAPTER):
            part = table.entries[start : start + CHAPTER]
            self.db.execute(
                "INSERT INTO chapters (no, version, following, crc, data, clock) VALUES (?, ?, ?, ?, ?, ?)",
                (no, part[0].version, part[-1].next, *encoded_chapter(part), LIFE - table.ran),
            )

    async def add_identities(self, revocations: Sequence[Revocation], key: bytes | None) -> None:
        self.db.execute("INSERT INTO lives (id, started, ended) VALUES (1, 0, ?)", (LIFE,))
        for revocation in revocations:
            self.db.execute("INSERT INTO revoked (mark, at) VALUES (?, ?)", (revocation.mark, revocation.at))
        self._new_key = key

    async def commit(self) -> None:
        self.db.execute("COMMIT")
        self.db.execute("PRAGMA journal_mode = DELETE")
        self.db.close()
        open_database(self._path, thorough=True).close()
        if self._new_key is not None and not self._key.exists():
            handle = os.open(self._key, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(self._new_key)
        if self._target is not None:
            os.replace(self._path, self._target)

    def close(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            self.db.close()


@contextlib.contextmanager
def sqlite_source(path: Path, key: Path) -> Iterator[SqliteCopy]:
    """Opens a file to copy from; raises InUse if a server has it open."""
    if not path.exists():
        raise Unavailable(f"there is no database at {path}", "missing", place=path)
    with contextlib.closing(lock(path)), contextlib.closing(SqliteCopy(path, key)) as copy:
        yield copy


@contextlib.contextmanager
def sqlite_target(path: Path, key: Path) -> Iterator[SqliteCopy]:
    """Creates a file to copy into; it appears complete or not at all."""
    for file in (path, key):
        if file.exists():
            raise Unavailable(f"{file} already exists; nothing is overwritten", "exists", place=file)
    part = path.with_name(path.name + ".part")
    with contextlib.closing(lock(path)):
        try:
            _remove(part)
            with contextlib.closing(SqliteCopy(part, key, path)) as copy:
                yield copy
        finally:
            _remove(part)


def _remove(part: Path) -> None:
    for ending in ("", "-wal", "-shm", "-journal"):
        part.with_name(part.name + ending).unlink(missing_ok=True)
