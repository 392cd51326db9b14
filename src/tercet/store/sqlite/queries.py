"""Queries on the SQLite file outside play: records, lists, erasing guests, deleting tables."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable

from tercet.core.identity import Identity
from tercet.store.port import CALENDAR_TRUST, FinishedGame, Moment, NoSuchTable, Record, StoreDate, TableExists, TableId

_RECORD = "code, game, rules, host, created, listed, chat, finished, successor"
_SAVE = (
    "INSERT INTO tables (code, game, rules, host, created, listed, chat, successor, touched)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_CHANGE = "UPDATE tables SET host = ?, listed = ?, chat = ?, successor = coalesce(?, successor) WHERE code = ?"


def save(db: sqlite3.Connection, record: Record, now: Moment) -> None:
    if db.execute("SELECT 1 FROM tables WHERE code = ?", (record.table,)).fetchone():
        raise TableExists(record.table)
    db.execute(
        _SAVE,
        (
            record.table,
            record.game,
            record.rules,
            record.host,
            record.created,
            record.listed,
            record.chat,
            record.successor,
            now,
        ),
    )


def change(db: sqlite3.Connection, record: Record) -> None:
    changed = db.execute(_CHANGE, (record.host, record.listed, record.chat, record.successor, record.table))
    if not changed.rowcount:
        raise NoSuchTable(record.table)


def record(db: sqlite3.Connection, table: TableId) -> Record:
    found = db.execute(f"SELECT {_RECORD} FROM tables WHERE code = ?", (table,)).fetchone()
    if found is None:
        raise NoSuchTable(table)
    return _record(found)


def _record(row: tuple[str, str, bytes, str, int, int, int, int | None, str | None]) -> Record:
    code, game, rules, host, created, listed, chat, finished, successor = row
    return Record(
        table=TableId(code),
        game=game,
        rules=rules,
        host=Identity(host),
        created=Moment(created),
        listed=bool(listed),
        chat=bool(chat),
        finished=None if finished is None else Moment(finished),
        successor=None if successor is None else TableId(successor),
    )


def note(db: sqlite3.Connection, table: TableId, kind: str) -> bytes | None:
    found = db.execute(
        "SELECT data FROM notes JOIN tables USING (no) WHERE code = ? AND kind = ?", (table, kind)
    ).fetchone()
    return None if found is None else bytes(found[0])


def save_note(db: sqlite3.Connection, table: TableId, kind: str, data: bytes) -> None:
    db.execute(
        "INSERT OR REPLACE INTO notes (no, kind, data) SELECT no, ?, ? FROM tables WHERE code = ?", (kind, data, table)
    )


def revoke(db: sqlite3.Connection, mark: bytes, now: Moment) -> None:
    db.execute("INSERT OR IGNORE INTO revoked (mark, at) VALUES (?, ?)", (mark, now))


def revoked(db: sqlite3.Connection, since: Moment) -> frozenset[bytes]:
    db.execute("DELETE FROM revoked WHERE at < ?", (since,))
    return frozenset(bytes(mark) for (mark,) in db.execute("SELECT mark FROM revoked"))


def mark(db: sqlite3.Connection, no: int, seated: Iterable[Identity], finished: Moment | None) -> None:
    """Records who took a seat or that a game ended, in the same transaction as the entry that says so."""
    db.executemany("INSERT OR IGNORE INTO players (guest, no) VALUES (?, ?)", [(guest, no) for guest in seated])
    if finished is not None:
        db.execute("UPDATE tables SET finished = ? WHERE no = ?", (finished, no))


def games_of(db: sqlite3.Connection, guest: Identity, before: Moment | None, limit: int) -> tuple[FinishedGame, ...]:
    rows = db.execute(
        "WITH mine AS (SELECT code, game, finished FROM players JOIN tables USING (no)"
        " WHERE guest = ? AND finished IS NOT NULL AND (? IS NULL OR finished < ?))"
        " SELECT * FROM mine WHERE finished >= (SELECT min(finished) FROM"
        " (SELECT finished FROM mine ORDER BY finished DESC LIMIT ?)) ORDER BY finished DESC",
        (guest, before, before, limit),
    )
    return tuple(FinishedGame(TableId(code), game, Moment(finished)) for code, game, finished in rows)


def finished_tables(
    db: sqlite3.Connection, after: tuple[Moment, TableId], limit: int
) -> tuple[tuple[Moment, TableId], ...]:
    rows = db.execute(
        "SELECT finished, code FROM tables WHERE finished IS NOT NULL AND finished >= ? AND (finished, code) > (?, ?)"
        " ORDER BY finished, code LIMIT ?",
        (after[0], *after, limit),
    )
    return tuple((Moment(finished), TableId(code)) for finished, code in rows)


def tables_of(db: sqlite3.Connection, guest: Identity) -> tuple[TableId, ...]:
    rows = db.execute("SELECT code FROM players JOIN tables USING (no) WHERE guest = ?", (guest,))
    return tuple(TableId(code) for (code,) in rows)


def unfinished_tables_of(db: sqlite3.Connection, guest: Identity, limit: int) -> tuple[TableId, ...]:
    rows = db.execute(
        "SELECT code FROM players JOIN tables USING (no) WHERE guest = ? AND finished IS NULL ORDER BY no DESC LIMIT ?",
        (guest, limit),
    )
    return tuple(TableId(code) for (code,) in rows)


def hosted_by(db: sqlite3.Connection, guest: Identity) -> tuple[TableId, ...]:
    rows = db.execute(
        "SELECT code FROM tables WHERE host = ? AND finished IS NULL"
        " AND EXISTS (SELECT 1 FROM players WHERE players.no = tables.no)",
        (guest,),
    )
    return tuple(TableId(code) for (code,) in rows)


def some_tables_of(db: sqlite3.Connection, guest: Identity, most: int) -> list[tuple[int, TableId]]:
    """Some of the tables where a guest had a seat, by number and code."""
    rows = db.execute(
        "SELECT no, code FROM players JOIN tables USING (no) WHERE guest = ? ORDER BY no LIMIT ?", (guest, most)
    )
    return [(no, TableId(code)) for no, code in rows]


def chapters_after(db: sqlite3.Connection, no: int, chapter: int) -> list[int]:
    """The chapters of a table written after this one; 0 means all."""
    rows = db.execute("SELECT id FROM chapters WHERE no = ? AND id > ? ORDER BY id", (no, chapter))
    return [found for (found,) in rows]


def erase_guest(db: sqlite3.Connection, guest: Identity, no: int) -> None:
    """Removes a guest from a table's list, with the notes about it, which may name them."""
    db.execute("DELETE FROM notes WHERE no = ?", (no,))
    db.execute("DELETE FROM players WHERE guest = ? AND no = ?", (guest, no))


def erase_host(db: sqlite3.Connection, guest: Identity, most: int) -> int:
    """Removes a guest as the creator of some tables; returns how many."""
    return db.execute(
        "UPDATE tables SET host = '' WHERE no IN (SELECT no FROM tables WHERE host = ? LIMIT ?)", (guest, most)
    ).rowcount


def check_date(db: sqlite3.Connection, now: Moment, *, confirmed: bool) -> StoreDate:
    """Records the date if it can be believed; the first is compared with when a table was last written to."""
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
    """Some of the tables that are old and not in use, by number and code."""
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
