"""PostgreSQL-specific queries outside the hot path, and the code that runs the SQL shared with SQLite
(`shared_sql`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from typing import Any, Final

import asyncpg

from tercet.store.port import (
    CALENDAR_TRUST,
    Moment,
    NoSuchTable,
    NotOwner,
    Record,
    StoreDate,
    TableExists,
    TableId,
)
from tercet.store.postgres.database import NOW
from tercet.store.shared_sql import RECORD_COLUMNS, Conversation, ResultT, Statement, record_of, record_values

RECENT: Final = 64
"""Number of latest revocations to read every second; all of them are read every half minute."""
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
"""The lock prevents a change of owner until the statement is committed."""


def is_text(text: str) -> bool:
    """Whether PostgreSQL can store this text: it accepts neither zero bytes nor lone surrogates."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


async def run_conversation(db: Any, conversation: Conversation[ResultT]) -> ResultT:
    """Runs every statement of a conversation and returns its result."""
    rows: list[Any] | None = None
    try:
        while True:
            asked = next(conversation) if rows is None else conversation.send(rows)
            if isinstance(asked, Statement):
                rows = await db.fetch(_numbered(asked.text), *_known(asked.values))
            else:
                await db.executemany(_numbered(asked.text), list(map(_known, asked.rows)))
                rows = []
    except StopIteration as end:
        result: ResultT = end.value
        return result


@lru_cache(maxsize=512)
def _numbered(text: str) -> str:
    """Numbers a statement's placeholders: `$1` for the first `?`."""
    first, *others = text.split("?")
    numbers = count(1)
    return first + "".join(f"${next(numbers)}{part}" for part in others)


def _known(values: Sequence[Any]) -> list[Any]:
    """Replaces strings that PostgreSQL cannot store; no row contains them anyway."""
    return [value if not isinstance(value, str) or is_text(value) else _NO_TEXT for value in values]


_NO_TEXT: Final = "\N{REPLACEMENT CHARACTER}"


async def save(db: Any, record: Record, now: Moment | None) -> None:
    try:
        await db.execute(_SAVE, *record_values(record), now)
    except asyncpg.UniqueViolationError:
        raise TableExists(record.table) from None


async def change(db: Any, record: Record, owner: int | None) -> None:
    """Changes a table's record, if this node owns it."""
    changed = await db.fetchval(_CHANGE, record.table, record.host, record.listed, record.chat, record.successor, owner)
    if changed is None:
        if await db.fetchval("SELECT 1 FROM tables WHERE code = $1", record.table) is None:
            raise NoSuchTable(record.table)
        raise NotOwner(record.table)


async def numbered_record(db: Any, table: TableId) -> tuple[int, Record]:
    """Returns a table's number and record."""
    found = None
    if is_text(table):
        found = await db.fetchrow(f"SELECT no, {RECORD_COLUMNS} FROM tables WHERE code = $1", table)
    if found is None:
        raise NoSuchTable(table)
    return found["no"], record_of(found[1:])


async def revoke(db: Any, mark: bytes, now: Moment | None) -> None:
    await db.execute(
        f"INSERT INTO revoked (mark, at) VALUES ($1, coalesce($2, {NOW})) ON CONFLICT DO NOTHING", mark, now
    )


async def recent_revocations(db: Any) -> frozenset[bytes]:
    rows = await db.fetch("SELECT mark FROM revoked ORDER BY no DESC LIMIT $1", RECENT)
    return frozenset(mark for (mark,) in rows)


async def check_date(db: Any, now: Moment | None, *, confirmed: bool) -> StoreDate:
    """Records the current date if it is plausible. If none is recorded yet, checks it against the last write to any
    table."""
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
    """Returns the name of this database, by which its nodes find each other; gives a new database or a copy a new name.

    A copy made with PostgreSQL's tools still has the original's name and its nodes' leases. We recognize a copy because
    the stored location isn't its own.
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


async def finished_tables(db: Any, after: tuple[Moment, TableId], limit: int) -> tuple[tuple[Moment, TableId], ...]:
    rows = await db.fetch(
        'SELECT finished, code FROM tables WHERE finished >= $1 AND (finished > $1 OR code COLLATE "C" > $2)'
        ' ORDER BY finished, code COLLATE "C" LIMIT $3',
        *after,
        limit,
    )
    return tuple((Moment(finished), TableId(code)) for finished, code in rows)


async def identity_key(db: Any, new: bytes) -> bytes:
    """Returns the key that signs guests' tokens; stores `new` if there is none."""
    await db.execute("INSERT INTO keys (id, data) VALUES (1, $1) ON CONFLICT DO NOTHING", new)
    key: bytes = await db.fetchval("SELECT data FROM keys WHERE id = 1")
    return key
