"""Results in PostgreSQL, in the database of the logs; all nodes share them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from tercet.results.database.sql import SCHEMA, TABLES, VERSION
from tercet.results.database.sql_results import StatementResults
from tercet.results.database.updates import clear
from tercet.store.postgres.database import ERRORS, Database
from tercet.store.postgres.queries import run_conversation
from tercet.store.postgres.schema import RESULTS_ERASURE_LOCK, RESULTS_WRITE_LOCK, hold, make_namespace
from tercet.store.shared_sql import Conversation

ResultT = TypeVar("ResultT")

REBUILD_SECONDS: Final = 3600.0
"""Timeout for a single statement of a rebuild."""
_SCHEMA: Final = SCHEMA.format(text='text COLLATE "C"', number="bigint", bytes="bytea", clustered="")


class PostgresResults(StatementResults):
    """Uses its own few connections; create it with `open_postgres_results`.

    Takes two advisory locks: one for `erasure_lock`, one for writing, because an update reads facts, adds to them and
    writes them back.
    """

    def __init__(self, url: str) -> None:
        self._database = Database(url)
        self._own_erasure_lock = asyncio.Lock()

    async def open(self) -> None:
        """Creates the tables, or replaces those of another version, since the logs contain everything in them."""
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
    async def erasure_lock(self) -> AsyncIterator[None]:
        failed: Exception | None = None
        async with self._own_erasure_lock, self._database.reader() as db, db.transaction():
            await hold(db, RESULTS_ERASURE_LOCK)
            try:
                yield
            except Exception as error:  # raised by the caller, not by the database
                failed = error
        if failed is not None:
            raise failed

    @asynccontextmanager
    async def rebuilding(self) -> AsyncIterator[StatementResults]:
        """Yields empty results in a transaction; they replace the old ones when it commits."""
        db = await self._database.connect(answer_seconds=REBUILD_SECONDS)
        try:
            async with db.transaction():
                await hold(db, RESULTS_ERASURE_LOCK)
                await hold(db, RESULTS_WRITE_LOCK)
                await run_conversation(db, clear())
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
            return await run_conversation(db, conversation)

    async def _read(self, conversation: Conversation[ResultT]) -> ResultT:
        async with self._database.reader() as db, db.transaction(isolation="repeatable_read", readonly=True):
            return await run_conversation(db, conversation)


class _InTransaction(StatementResults):
    """Results in a transaction that has not been committed yet."""

    def __init__(self, db: Any) -> None:
        self._db = db

    @asynccontextmanager
    async def erasure_lock(self) -> AsyncIterator[None]:
        yield

    async def close(self) -> None:
        pass

    async def _write(self, conversation: Conversation[ResultT]) -> ResultT:
        return await run_conversation(self._db, conversation)

    _read = _write


async def open_postgres_results(url: str) -> PostgresResults:
    """Opens the results in the database at this address."""
    results = PostgresResults(url)
    try:
        await results.open()
    except BaseException:
        await results.close()
        raise
    return results
