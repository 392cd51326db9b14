"""SQLite-specific queries outside the hot path, and the code that runs the SQL shared with PostgreSQL
(`shared_sql`)."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable
from typing import Any

from tercet.core.identity import Identity
from tercet.store.port import CALENDAR_TRUST, Moment, NoSuchTable, Record, StoreDate, TableExists, TableId
from tercet.store.shared_sql import Conversation, ResultT, Statement, record_values

_SAVE = (
    "INSERT INTO tables (code, game, rules, host, created, listed, chat, successor, touched)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_CHANGE = "UPDATE tables SET host = ?, listed = ?, chat = ?, successor = coalesce(?, successor) WHERE code = ?"


def run_conversation(db: sqlite3.Connection, conversation: Conversation[ResultT]) -> ResultT:
    """Runs every statement of a conversation and returns its result."""
    rows: list[Any] | None = None
    try:
        while True:
            asked = next(conversation) if rows is None else conversation.send(rows)
            if isinstance(asked, Statement):
                rows = db.execute(asked.text, asked.values).fetchall()
            else:
                db.executemany(asked.text, asked.rows)
                rows = []
    except StopIteration as end:
        result: ResultT = end.value
        return result


def save(db: sqlite3.Connection, record: Record, now: Moment) -> None:
    if db.execute("SELECT 1 FROM tables WHERE code = ?", (record.table,)).fetchone():
        raise TableExists(record.table)
    db.execute(_SAVE, (*record_values(record), now))


def change(db: sqlite3.Connection, record: Record) -> None:
    changed = db.execute(_CHANGE, (record.host, record.listed, record.chat, record.successor, record.table))
    if not changed.rowcount:
        raise NoSuchTable(record.table)


def revoke(db: sqlite3.Connection, mark: bytes, now: Moment) -> None:
    db.execute("INSERT OR IGNORE INTO revoked (mark, at) VALUES (?, ?)", (mark, now))


def mark(db: sqlite3.Connection, no: int, seated: Iterable[Identity], finished: Moment | None) -> None:
    """Records who took a seat, or that a game ended, in the same transaction as the entry."""
    db.executemany("INSERT OR IGNORE INTO players (guest, no) VALUES (?, ?)", [(guest, no) for guest in seated])
    if finished is not None:
        db.execute("UPDATE tables SET finished = ? WHERE no = ?", (finished, no))


def finished_tables(
    db: sqlite3.Connection, after: tuple[Moment, TableId], limit: int
) -> tuple[tuple[Moment, TableId], ...]:
    rows = db.execute(
        "SELECT finished, code FROM tables WHERE finished IS NOT NULL AND finished >= ? AND (finished, code) > (?, ?)"
        " ORDER BY finished, code LIMIT ?",
        (after[0], *after, limit),
    )
    return tuple((Moment(finished), TableId(code)) for finished, code in rows)


def some_tables_of(db: sqlite3.Connection, guest: Identity, most: int) -> list[tuple[int, TableId]]:
    """Returns the numbers and codes of some tables where a guest had a seat."""
    rows = db.execute(
        "SELECT no, code FROM players JOIN tables USING (no) WHERE guest = ? ORDER BY no LIMIT ?", (guest, most)
    )
    return [(no, TableId(code)) for no, code in rows]


def chapters_after(db: sqlite3.Connection, no: int, chapter: int) -> list[int]:
    """Returns a table's chapters after `chapter`, or all of them if it is 0."""
    rows = db.execute("SELECT id FROM chapters WHERE no = ? AND id > ? ORDER BY id", (no, chapter))
    return [found for (found,) in rows]


def erase_guest(db: sqlite3.Connection, guest: Identity, no: int) -> None:
    """Removes a guest from a table's list of guests, and deletes the table's notes, which may contain their name."""
    db.execute("DELETE FROM notes WHERE no = ?", (no,))
    db.execute("DELETE FROM players WHERE guest = ? AND no = ?", (guest, no))


def erase_host(db: sqlite3.Connection, guest: Identity, most: int) -> int:
    """Removes a guest as the creator of some tables; returns the number of tables."""
    return db.execute(
        "UPDATE tables SET host = '' WHERE no IN (SELECT no FROM tables WHERE host = ? LIMIT ?)", (guest, most)
    ).rowcount


def check_date(db: sqlite3.Connection, now: Moment, *, confirmed: bool) -> StoreDate:
    """Records the current date if it is plausible. If none is recorded yet, checks it against the last write to any
    table."""
    db.execute(
        "INSERT OR IGNORE INTO calendar (id, believed) SELECT 1, coalesce(max(touched), ?) FROM tables"
        " WHERE NOT EXISTS (SELECT 1 FROM calendar)",
        (now,),
    )
    db.execute("UPDATE calendar SET believed = ? WHERE ? OR ? <= believed + ?", (now, confirmed, now, CALENDAR_TRUST))
    (believed,) = db.execute("SELECT believed FROM calendar").fetchone()
    return StoreDate(now, Moment(believed))


def old(
    db: sqlite3.Connection, finished_before: Moment, idle_before: Moment, in_use: Collection[TableId], most: int
) -> list[tuple[int, TableId]]:
    """Returns the numbers and codes of some tables that are old and not in use."""
    used = json.dumps(list(in_use))
    unused = "code NOT IN (SELECT value FROM json_each(?))"
    rows = db.execute(
        "SELECT no, code FROM"
        f" (SELECT no, code FROM tables WHERE finished IS NOT NULL AND finished < ? AND {unused} LIMIT ?)"
        " UNION ALL SELECT no, code FROM"
        f" (SELECT no, code FROM tables WHERE finished IS NULL AND touched < ? AND {unused} LIMIT ?)",
        (finished_before, used, most, idle_before, used, most),
    ).fetchall()[:most]
    return [(no, TableId(code)) for no, code in rows]


def delete(db: sqlite3.Connection, no: int) -> None:
    db.execute("DELETE FROM tables WHERE no = ?", (no,))
