"""Results in their own SQLite file, beside the logs' file, so writing them never delays a command."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeVar

from tercet.core.identity import Identity
from tercet.results.database.sql import SCHEMA, VERSION
from tercet.results.database.sql_results import StatementResults
from tercet.results.database.updates import add_all
from tercet.results.port import FinishedTable
from tercet.store.port import Damaged, StoreError, Unavailable
from tercet.store.shared_sql import Conversation
from tercet.store.sqlite.queries import run_conversation
from tercet.store.sqlite.schema import closing_on_failure, connect, emptied_log, explained, make_private, transaction

ResultT = TypeVar("ResultT")

_SCHEMA: Final = SCHEMA.format(text="TEXT", number="INTEGER", bytes="BLOB", clustered=" WITHOUT ROWID")
CACHE: Final = 32 * 1024
"""Page cache of the reading connection, in KiB."""


class OtherVersion(StoreError):
    """The file was written by another version of this program."""


class SqliteResults(StatementResults):
    """Writes in one thread and reads in another, both off the event loop."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = ThreadPoolExecutor(1, "tercet-results")
        self._reader = ThreadPoolExecutor(1, "tercet-results-reader")
        self._db = _open(path)
        self._reading: sqlite3.Connection | None = None
        self._erasure_lock = asyncio.Lock()

    def erasure_lock(self) -> AbstractAsyncContextManager[object]:
        return self._erasure_lock

    async def erase_player(self, player: Identity, name: str) -> None:
        await super().erase_player(player, name)
        await self._wipe_deleted()

    async def clear(self) -> None:
        await super().clear()
        await self._wipe_deleted()

    async def close(self) -> None:
        for pool in (self._writer, self._reader):
            await asyncio.to_thread(pool.shutdown)
        for db in (self._reading, self._db):
            if db is not None:
                with contextlib.suppress(sqlite3.Error):
                    db.close()

    async def _write(self, conversation: Conversation[ResultT]) -> ResultT:
        return await self._run(self._writer, lambda: _in_transaction(self._db, self._path, conversation))

    async def _read(self, conversation: Conversation[ResultT]) -> ResultT:
        def run() -> ResultT:
            try:
                if self._reading is None:
                    self._reading = _open_for_reading(self._path)
                return run_conversation(self._reading, conversation)
            except sqlite3.Error as error:
                raise explained(error, self._path) from error

        return await self._run(self._reader, run)

    async def _wipe_deleted(self) -> None:
        """Empties the write-ahead log, which still contains the deleted rows."""
        await self._run(self._writer, lambda: emptied_log(self._db))

    async def _run(self, pool: ThreadPoolExecutor, run: Callable[[], ResultT]) -> ResultT:
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, run)
        except RuntimeError as error:  # the pool has been shut down
            raise Unavailable("the results are closed") from error


@lru_cache(maxsize=1)
def _opened(path: Path) -> sqlite3.Connection:
    return _open(path)


def add_to_file(path: Path, finished: Collection[FinishedTable]) -> int:
    """Adds games from a process other than the server's; returns the number of new ones. Keeps the file open."""
    return _in_transaction(_opened(path), path, add_all(finished))


def _in_transaction(db: sqlite3.Connection, path: Path, conversation: Conversation[ResultT]) -> ResultT:
    try:
        with transaction(db):
            return run_conversation(db, conversation)
    except sqlite3.Error as error:
        raise explained(error, path) from error


@contextlib.asynccontextmanager
async def rebuilding_file(path: Path) -> AsyncIterator[SqliteResults]:
    """Yields results in a new file, which replaces the old one on success."""
    fresh = path.with_name(path.name + ".new")
    remove_results(fresh)
    made = SqliteResults(fresh)
    try:
        yield made
    except BaseException:
        await made.close()
        remove_results(fresh)
        raise
    await made.close()
    remove_results(path)
    fresh.replace(path)


def open_results(path: Path) -> SqliteResults:
    """Opens a results file. Replaces one that is damaged or of another version, since the logs contain everything."""
    try:
        return SqliteResults(path)
    except (Damaged, OtherVersion):
        remove_results(path)
        return SqliteResults(path)


def remove_results(path: Path) -> None:
    """Deletes a results file and the files that SQLite writes beside it."""
    for suffix in ("", "-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def _open(path: Path) -> sqlite3.Connection:
    make_private(path)
    db = connect(path)
    with closing_on_failure(db, path):
        db.execute("PRAGMA journal_mode = WAL")
        # after a crash, lost results are computed from the logs again
        db.execute("PRAGMA synchronous = NORMAL")
        db.execute("PRAGMA secure_delete = ON")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version not in (0, VERSION):
            raise OtherVersion(f"{path} was written by another version of Tercet")
        if version == 0:
            db.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
    return db


def _open_for_reading(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, check_same_thread=False, timeout=10
    )
    db.execute(f"PRAGMA cache_size = -{CACHE}")
    return db
