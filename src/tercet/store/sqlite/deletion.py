"""Deletes old tables and erases guests, in slices between commits, so no write waits for long."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from typing import Final

from tercet.core.identity import Identity
from tercet.store import shared_sql
from tercet.store.log_encoding import rewritten_chapter
from tercet.store.port import EraseGuest, Moment, Record, TableId, TablesInUse
from tercet.store.sqlite import queries
from tercet.store.sqlite.event_rows import Journal

SLICE_SECONDS: Final = 0.005
"""After this many seconds, a slice ends with its current step (rewriting a chapter, deleting a table)."""
TABLES_PER_SLICE: Final = 64
"""Maximum number of tables per slice; their logs take most of the time."""


class GuestErasure:
    """Rewrites the logs of a guest's tables chapter by chapter; a slice continues where the last one ended."""

    def __init__(self, guest: Identity, change: EraseGuest) -> None:
        self._guest = guest
        self._change = change
        self._chapter = (0, 0)
        """The number of the current table, and its last rewritten chapter."""
        self._reached = (0, 0)

    def run(self, db: sqlite3.Connection, journal: Journal, now: Moment) -> tuple[bool, list[TableId]]:
        """Runs one slice inside a transaction. Returns whether anything is left to do, and the tables whose journal
        was settled; call `done` once this slice is durable."""
        settled: list[TableId] = []
        begun = time.monotonic()
        self._reached = self._chapter
        for no, table in queries.some_tables_of(db, self._guest, TABLES_PER_SLICE):
            terms = queries.run_conversation(db, shared_sql.record(table))
            after = self._chapter[1] if self._chapter[0] == no else 0
            for chapter in self._chapters(db, journal, no, table, after, now, settled):
                self._rewrite(db, terms, chapter)
                self._reached = (no, chapter)
                if time.monotonic() - begun >= SLICE_SECONDS:
                    return True, settled
            queries.erase_guest(db, self._guest, no)
        return bool(
            queries.erase_host(db, self._guest, TABLES_PER_SLICE) or queries.some_tables_of(db, self._guest, 1)
        ), settled

    def done(self) -> None:
        """Called when the last slice is durable."""
        self._chapter = self._reached

    def _chapters(
        self,
        db: sqlite3.Connection,
        journal: Journal,
        no: int,
        table: TableId,
        after: int,
        now: Moment,
        settled: list[TableId],
    ) -> Iterator[int]:
        """Yields a table's chapters that are not rewritten yet, then any written in the meantime."""
        for chapter in queries.chapters_after(db, no, after):
            yield chapter
            after = chapter
        settled += journal.settle_these([table], now)
        yield from queries.chapters_after(db, no, after)

    def _rewrite(self, db: sqlite3.Connection, terms: Record, chapter: int) -> None:
        crc, data = db.execute("SELECT crc, data FROM chapters WHERE id = ?", (chapter,)).fetchone()
        changed = rewritten_chapter(terms, crc, data, self._change)
        if changed is not None:
            db.execute("UPDATE chapters SET crc = ?, data = ? WHERE id = ?", (*changed, chapter))


class OldTableDeletion:
    """Deletes old tables."""

    def __init__(self, finished_before: Moment, idle_before: Moment, in_use: TablesInUse) -> None:
        self._before = (finished_before, idle_before)
        self._in_use = in_use
        self.deleted: list[TableId] = []
        self._gone: list[TableId] = []

    def run(self, db: sqlite3.Connection, journal: Journal, now: Moment) -> tuple[bool, list[TableId]]:
        """Runs one slice, like `GuestErasure.run`."""
        self._gone = []
        settled: list[TableId] = []
        for no, table in _within_slice(queries.old(db, *self._before, self._in_use(), TABLES_PER_SLICE)):
            # a table with entries in the journal may not be old: settle it, and let the next slice decide
            written = journal.settle_these([table], now)
            settled += written
            if not written:
                queries.delete(db, no)
                self._gone.append(table)
        return bool(self._gone or settled), settled

    def done(self) -> None:
        self.deleted += self._gone


def _within_slice(tables: list[tuple[int, TableId]]) -> Iterator[tuple[int, TableId]]:
    """Yields at least one table, and more while time is left."""
    begun = time.monotonic()
    for table in tables:
        yield table
        if time.monotonic() - begun >= SLICE_SECONDS:
            return
