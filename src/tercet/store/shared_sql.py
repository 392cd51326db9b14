"""SQL that SQLite and PostgreSQL share: the interface to the drivers, and queries outside the hot path.

A conversation is a generator that yields statements and receives their rows, so the same code runs with a blocking
driver and with an asynchronous one.
"""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Generator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from tercet.core.identity import Identity
from tercet.store.port import FinishedGame, Moment, NoSuchTable, Record, TableId

RECORD_COLUMNS: Final = "code, game, rules, host, created, listed, chat, finished, successor"
"""The columns that `record_of` reads."""

ResultT = TypeVar("ResultT")


async def in_slices(some: Callable[[], Awaitable[bool]]) -> None:
    """Runs slices until nothing is left to do. Pauses after each for as long as it took, so other work gets its
    turn."""
    while True:
        begun = time.monotonic()
        if not await some():
            return
        await asyncio.sleep(time.monotonic() - begun)


def record_values(record: Record) -> tuple[Any, ...]:
    """Returns a new table's values, in column order, without `finished`."""
    return (
        record.table,
        record.game,
        record.rules,
        record.host,
        record.created,
        record.listed,
        record.chat,
        record.successor,
    )


class Statement(NamedTuple):
    """A statement with its parameters; the driver fetches all rows."""

    text: str
    values: Sequence[Any] = ()


class BatchStatement(NamedTuple):
    """A statement that runs once per row of parameters and returns nothing."""

    text: str
    rows: Sequence[Sequence[Any]]


Conversation = Generator[Statement | BatchStatement, list[Any], ResultT]


class SqlArchive:
    """The part of `Archive` whose SQL is the same in both databases."""

    @abstractmethod
    async def _read_only(self, conversation: Conversation[ResultT]) -> ResultT:
        """Runs a read-only conversation, without waiting for commits."""

    @abstractmethod
    async def _after_commits(self, conversation: Conversation[ResultT]) -> ResultT:
        """Runs a conversation after everything requested earlier has been committed."""

    async def record(self, table: TableId) -> Record:
        return await self._read_only(record(table))

    async def note(self, table: TableId, kind: str) -> bytes | None:
        return await self._read_only(_note(table, kind))

    async def save_note(self, table: TableId, kind: str, data: bytes) -> None:
        await self._after_commits(_save_note(table, kind, data))

    async def revoked(self, since: Moment) -> frozenset[bytes]:
        return await self._after_commits(_revoked(since))

    async def finished_tables_of(
        self, guest: Identity, *, before: Moment | None = None, limit: int = 50
    ) -> tuple[FinishedGame, ...]:
        return await self._read_only(_finished_tables_of(guest, before, limit))

    async def tables_of(self, guest: Identity) -> tuple[TableId, ...]:
        return await self._read_only(tables_of(guest))

    async def unfinished_tables_of(self, guest: Identity, *, limit: int = 50) -> tuple[TableId, ...]:
        return await self._read_only(_unfinished_tables_of(guest, limit))

    async def hosted_by(self, guest: Identity) -> tuple[TableId, ...]:
        return await self._after_commits(_hosted_by(guest))


def record(table: TableId) -> Conversation[Record]:
    rows = yield Statement(f"SELECT {RECORD_COLUMNS} FROM tables WHERE code = ?", (table,))
    if not rows:
        raise NoSuchTable(table)
    return record_of(rows[0])


def record_of(row: Any) -> Record:
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


def _note(table: TableId, kind: str) -> Conversation[bytes | None]:
    rows = yield Statement("SELECT data FROM notes JOIN tables USING (no) WHERE code = ? AND kind = ?", (table, kind))
    return bytes(rows[0][0]) if rows else None


def _save_note(table: TableId, kind: str, data: bytes) -> Conversation[None]:
    yield Statement(
        "INSERT INTO notes (no, kind, data) SELECT no, ?, ? FROM tables WHERE code = ?"
        " ON CONFLICT (no, kind) DO UPDATE SET data = excluded.data",
        (kind, data, table),
    )


def _revoked(since: Moment) -> Conversation[frozenset[bytes]]:
    yield Statement("DELETE FROM revoked WHERE at < ?", (since,))
    rows = yield Statement("SELECT mark FROM revoked")
    return frozenset(bytes(mark) for (mark,) in rows)


def _finished_tables_of(guest: Identity, before: Moment | None, limit: int) -> Conversation[tuple[FinishedGame, ...]]:
    rows = yield Statement(
        "WITH mine AS (SELECT code, game, finished FROM players JOIN tables USING (no)"
        " WHERE guest = ? AND finished IS NOT NULL AND (CAST(? AS bigint) IS NULL OR finished < ?))"
        " SELECT * FROM mine WHERE finished >= (SELECT min(finished) FROM"
        " (SELECT finished FROM mine ORDER BY finished DESC LIMIT ?) AS latest) ORDER BY finished DESC",
        (guest, before, before, limit),
    )
    return tuple(FinishedGame(TableId(code), game, Moment(finished)) for code, game, finished in rows)


def tables_of(guest: Identity) -> Conversation[tuple[TableId, ...]]:
    return _codes((yield Statement("SELECT code FROM players JOIN tables USING (no) WHERE guest = ?", (guest,))))


def _unfinished_tables_of(guest: Identity, limit: int) -> Conversation[tuple[TableId, ...]]:
    rows = yield Statement(
        "SELECT code FROM players JOIN tables USING (no) WHERE guest = ? AND finished IS NULL ORDER BY no DESC LIMIT ?",
        (guest, limit),
    )
    return _codes(rows)


def _hosted_by(guest: Identity) -> Conversation[tuple[TableId, ...]]:
    rows = yield Statement(
        "SELECT code FROM tables WHERE host = ? AND host <> '' AND finished IS NULL"
        " AND EXISTS (SELECT 1 FROM players WHERE players.no = tables.no)",
        (guest,),
    )
    return _codes(rows)


def _codes(rows: list[Any]) -> tuple[TableId, ...]:
    return tuple(TableId(code) for (code,) in rows)
