"""Queries on the PostgreSQL database outside play: records, lists, notes."""

from __future__ import annotations

from typing import Any, Final

import asyncpg

from tercet.core.identity import Identity
from tercet.store.port import (
    CALENDAR_TRUST,
    FinishedGame,
    Moment,
    NoSuchTable,
    NotOwner,
    Record,
    StoreDate,
    TableExists,
    TableId,
)
from tercet.store.postgres.database import NOW

RECENT: Final = 64
"""Revocations read every second; all of them are read every half minute."""
RECORD: Final = "code, game, rules, host, created, listed, chat, finished, successor"
_SAVE: Final = f"""
WITH saved AS (
    INSERT INTO tables (code, game, rules, host, created, listed, chat, successor)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING no
)
INSERT INTO heads (no, touched) SELECT no, coalesce($9::bigint, {NOW}) FROM saved
"""
_CHANGE: Final = """
WITH mine AS (
    SELECT no FROM heads JOIN tables USING (no)
    WHERE code = $1 AND ($6::bigint IS NULL OR owner = $6) FOR SHARE OF heads
)
UPDATE tables SET host = $2, listed = $3, chat = $4, successor = coalesce($5, successor)
FROM mine WHERE tables.no = mine.no RETURNING tables.no
"""
"""The lock keeps the owner from changing until the change is committed."""


def is_text(text: str) -> bool:
    """Whether PostgreSQL can store this text: it accepts neither zero bytes nor lone surrogates."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


async def save(db: Any, record: Record, now: Moment | None) -> None:
    try:
        await db.execute(
            _SAVE,
            record.table,
            record.game,
            record.rules,
            record.host,
            record.created,
            record.listed,
            record.chat,
            record.successor,
            now,
        )
    except asyncpg.UniqueViolationError:
        raise TableExists(record.table) from None


async def change(db: Any, record: Record, owner: int | None) -> None:
    """Changes a table's record, if this node owns it."""
    changed = await db.fetchval(_CHANGE, record.table, record.host, record.listed, record.chat, record.successor, owner)
    if changed is None:
        if await db.fetchval("SELECT 1 FROM tables WHERE code = $1", record.table) is None:
            raise NoSuchTable(record.table)
        raise NotOwner(record.table)


async def record(db: Any, table: TableId) -> Record:
    return (await numbered_record(db, table))[1]


async def numbered_record(db: Any, table: TableId) -> tuple[int, Record]:
    """A table's number and its record."""
    found = None
    if is_text(table):
        found = await db.fetchrow(f"SELECT no, {RECORD} FROM tables WHERE code = $1", table)
    if found is None:
        raise NoSuchTable(table)
    return found["no"], read_record(found)


def read_record(row: Any) -> Record:
    finished, successor = row["finished"], row["successor"]
    return Record(
        table=TableId(row["code"]),
        game=row["game"],
        rules=row["rules"],
        host=Identity(row["host"]),
        created=Moment(row["created"]),
        listed=row["listed"],
        chat=row["chat"],
        finished=None if finished is None else Moment(finished),
        successor=None if successor is None else TableId(successor),
    )


async def note(db: Any, table: TableId, kind: str) -> bytes | None:
    found: bytes | None = await db.fetchval(
        "SELECT data FROM notes JOIN tables USING (no) WHERE code = $1 AND kind = $2", table, kind
    )
    return found


async def save_note(db: Any, table: TableId, kind: str, data: bytes) -> None:
    await db.execute(
        "INSERT INTO notes (no, kind, data) SELECT no, $2, $3 FROM tables WHERE code = $1"
        " ON CONFLICT (no, kind) DO UPDATE SET data = excluded.data",
        table,
        kind,
        data,
    )


async def revoke(db: Any, mark: bytes, now: Moment | None) -> None:
    await db.execute(
        f"INSERT INTO revoked (mark, at) VALUES ($1, coalesce($2, {NOW})) ON CONFLICT DO NOTHING", mark, now
    )


async def revoked(db: Any, since: Moment) -> frozenset[bytes]:
    await db.execute("DELETE FROM revoked WHERE at < $1", since)
    return frozenset(mark for (mark,) in await db.fetch("SELECT mark FROM revoked"))


async def recent_revocations(db: Any) -> frozenset[bytes]:
    rows = await db.fetch("SELECT mark FROM revoked ORDER BY no DESC LIMIT $1", RECENT)
    return frozenset(mark for (mark,) in rows)


async def check_date(db: Any, now: Moment | None, *, confirmed: bool) -> StoreDate:
    """Stores the date if it is plausible; the first is compared with the last write to any table."""
    async with db.transaction():
        moment = await db.fetchval(f"SELECT coalesce($1, {NOW})", now)
        if await db.fetchval("SELECT NOT EXISTS (SELECT 1 FROM calendar)"):
            await db.execute(
                "INSERT INTO calendar (id, believed) SELECT 1, coalesce(max(touched), $1) FROM heads"
                " ON CONFLICT DO NOTHING",
                moment,
            )
        await db.execute(
            "UPDATE calendar SET believed = $1 WHERE $2 OR $1 <= believed + $3", moment, confirmed, CALENDAR_TRUST
        )
        return StoreDate(Moment(moment), Moment(await db.fetchval("SELECT believed FROM calendar")))


async def database_id(db: Any, new: str) -> str:
    """The name of this database, by which its nodes find each other; a new name for a copy or a new database.

    A copy made by PostgreSQL's tools contains the name, but with another location. The leases in it belong to nodes
    that use the original.
    """
    place = await db.fetchval(
        "SELECT concat_ws(' ', (SELECT system_identifier FROM pg_control_system()),"
        " (SELECT oid FROM pg_database WHERE datname = current_database()), current_schema())"
    )
    found: str = await db.fetchval(
        "INSERT INTO database_id (id, name, place) VALUES (1, $1, $2) ON CONFLICT (id) DO UPDATE SET place = $2,"
        " name = CASE WHEN database_id.place = $2 THEN database_id.name ELSE $1 END RETURNING name",
        new,
        place,
    )
    if found == new:
        await db.execute("UPDATE lives SET expires = NULL WHERE expires IS NOT NULL")
    return found


async def games_of(db: Any, guest: Identity, before: Moment | None, limit: int) -> tuple[FinishedGame, ...]:
    rows = await db.fetch(
        "WITH mine AS (SELECT code, game, finished FROM players JOIN tables USING (no)"
        " WHERE guest = $1 AND finished IS NOT NULL AND ($2::bigint IS NULL OR finished < $2))"
        " SELECT * FROM mine WHERE finished >= (SELECT min(finished) FROM"
        " (SELECT finished FROM mine ORDER BY finished DESC LIMIT $3) AS first) ORDER BY finished DESC",
        guest,
        before,
        limit,
    )
    return tuple(FinishedGame(TableId(code), game, Moment(finished)) for code, game, finished in rows)


async def finished_tables(db: Any, after: tuple[Moment, TableId], limit: int) -> tuple[tuple[Moment, TableId], ...]:
    rows = await db.fetch(
        'SELECT finished, code FROM tables WHERE finished >= $1 AND (finished > $1 OR code COLLATE "C" > $2)'
        ' ORDER BY finished, code COLLATE "C" LIMIT $3',
        *after,
        limit,
    )
    return tuple((Moment(finished), TableId(code)) for finished, code in rows)


async def tables_of(db: Any, guest: Identity) -> tuple[TableId, ...]:
    rows = await db.fetch("SELECT code FROM players JOIN tables USING (no) WHERE guest = $1", guest)
    return tuple(TableId(code) for (code,) in rows)


async def unfinished_tables_of(db: Any, guest: Identity, limit: int) -> tuple[TableId, ...]:
    rows = await db.fetch(
        "SELECT code FROM players JOIN tables USING (no) WHERE guest = $1 AND finished IS NULL"
        " ORDER BY no DESC LIMIT $2",
        guest,
        limit,
    )
    return tuple(TableId(code) for (code,) in rows)


async def hosted_by(db: Any, guest: Identity) -> tuple[TableId, ...]:
    rows = await db.fetch(
        "SELECT code FROM tables WHERE host = $1 AND host <> '' AND finished IS NULL"
        " AND EXISTS (SELECT 1 FROM players WHERE players.no = tables.no)",
        guest,
    )
    return tuple(TableId(code) for (code,) in rows)


async def identity_key(db: Any, new: bytes) -> bytes:
    """The key that signs identities, created if there is none."""
    await db.execute("INSERT INTO keys (id, data) VALUES (1, $1) ON CONFLICT DO NOTHING", new)
    key: bytes = await db.fetchval("SELECT data FROM keys WHERE id = 1")
    return key
