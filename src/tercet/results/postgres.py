"""Results in a PostgreSQL database, beside the logs: every node that shares them sees the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from itertools import count
from typing import Any, Final, TypeVar

from tercet.results.schema import SCHEMA, TABLES, VERSION
from tercet.results.statements import Conversation, Statement
from tercet.results.stored import StatementResults
from tercet.results.updates import clear
from tercet.store.postgres.database import ERRORS, Database
from tercet.store.postgres.queries import is_text
from tercet.store.postgres.schema import RESULTS_TURN_LOCK, RESULTS_WRITE_LOCK, hold, make_namespace

ResultT = TypeVar("ResultT")

REBUILD_SECONDS: Final = 3600.0
"""How long the database may take for one statement of a rebuild."""
_SCHEMA: Final = SCHEMA.format(text='text COLLATE "C"', number="bigint", bytes="bytea", clustered="")


class PostgresResults(StatementResults):
    """A few connections of its own; made with `open_postgres_results`.

    Two locks in the database: one is a turn, the other is held by whoever writes, as facts are read, added up and
    written again.
    """

    def __init__(self, url: str) -> None:
        self._database = Database(url)
        self._own_turn = asyncio.Lock()

    async def open(self) -> None:
        """Makes the tables; those of another version are thrown away, since all in them follows from the logs."""
        async with self._database.reader() as db, db.transaction():
            await hold(db, RESULTS_WRITE_LOCK)
            await make_namespace(db)
            version = None
            if await db.fetchval("SELECT to_regclass('results_version') IS NOT NULL"):
                version = await db.fetchval("SELECT version FROM results_version")
            if version != VERSION:
                await db.execute(f"DROP TABLE IF EXISTS results_version, {', '.join(TABLES)}")
                await db.execute(_SCHEMA)
                await db.execute("CREATE TABLE results_version (version integer NOT NULL)")
                await db.execute("INSERT INTO results_version (version) VALUES ($1)", VERSION)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        failed: Exception | None = None
        async with self._own_turn, self._database.reader() as db, db.transaction():
            await hold(db, RESULTS_TURN_LOCK)
            try:
                yield
            except Exception as error:  # which is not the database's
                failed = error
        if failed is not None:
            raise failed

    @asynccontextmanager
    async def rebuilding(self) -> AsyncIterator[StatementResults]:
        """Empty results inside a transaction, which take the place of the old ones once all is well."""
        db = await self._database.connect(answer_seconds=REBUILD_SECONDS)
        try:
            async with db.transaction():
                await hold(db, RESULTS_TURN_LOCK)
                await hold(db, RESULTS_WRITE_LOCK)
                await _held(db, clear())
                yield _InTransaction(db)
        except ERRORS as error:
            raise self._database.explained(error) from error
        finally:
            db.terminate()

    async def close(self) -> None:
        await self._database.close()

    async def _write(self, conversation: Conversation[ResultT]) -> ResultT:
        async with self._database.reader() as db, db.transaction():
            await hold(db, RESULTS_WRITE_LOCK)
            return await _held(db, conversation)

    async def _read(self, conversation: Conversation[ResultT]) -> ResultT:
        async with self._database.reader() as db, db.transaction(isolation="repeatable_read", readonly=True):
            return await _held(db, conversation)


class _InTransaction(StatementResults):
    """Results that nobody else sees yet."""

    def __init__(self, db: Any) -> None:
        self._db = db

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        yield

    async def close(self) -> None:
        pass

    async def _write(self, conversation: Conversation[ResultT]) -> ResultT:
        return await _held(self._db, conversation)

    _read = _write


async def _held(db: Any, conversation: Conversation[ResultT]) -> ResultT:
    """Goes through a conversation to its end."""
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
    """A statement as this database writes it: `$1` for the first `?`."""
    first, *others = text.split("?")
    numbers = count(1)
    return first + "".join(f"${next(numbers)}{part}" for part in others)


def _known(values: Sequence[Any]) -> list[Any]:
    """Values that the database can be asked for: what it knows no text for is in no result."""
    return [value if not isinstance(value, str) or is_text(value) else _NO_TEXT for value in values]


_NO_TEXT: Final = "\N{REPLACEMENT CHARACTER}"


async def open_postgres_results(url: str) -> PostgresResults:
    """The results in the database at this address."""
    results = PostgresResults(url)
    try:
        await results.open()
    except BaseException:
        await results.close()
        raise
    return results
