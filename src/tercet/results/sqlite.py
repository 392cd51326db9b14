"""Results in a SQLite file of their own, beside the logs: nothing that is written here delays a command."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from tercet.results import sqlite_queries as queries
from tercet.results.port import (
    DailyEntry,
    DailyStanding,
    DayFacts,
    FinishedTable,
    GameFilter,
    GameResult,
    Meeting,
    PlayerId,
    Results,
)
from tercet.store.port import Damaged, Moment, StoreError, TableId, TooNew, Unavailable
from tercet.store.sqlite.schema import emptied_log, explained, migrate, transaction

ResultT = TypeVar("ResultT")

MIGRATIONS: Final = (
    # 1: a game once; who played it, by player and time; facts by player and day; who met whom; the days' times.
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        rules TEXT NOT NULL,
        finished INTEGER NOT NULL,
        length INTEGER NOT NULL,
        seats BLOB NOT NULL
    );
    CREATE INDEX games_finished ON games (finished);
    CREATE TABLE played (
        player TEXT NOT NULL,
        finished INTEGER NOT NULL,
        code TEXT NOT NULL,
        game TEXT NOT NULL,
        solo INTEGER NOT NULL,
        PRIMARY KEY (player, finished, code)
    ) WITHOUT ROWID;
    CREATE INDEX played_code ON played (code);
    CREATE TABLE days (
        player TEXT NOT NULL,
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        facts BLOB NOT NULL,
        PRIMARY KEY (player, day, game)
    ) WITHOUT ROWID;
    CREATE TABLE meetings (
        player TEXT NOT NULL,
        opponent TEXT NOT NULL,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        games INTEGER NOT NULL,
        wins INTEGER NOT NULL,
        losses INTEGER NOT NULL,
        finished INTEGER NOT NULL,
        PRIMARY KEY (player, opponent, game)
    ) WITHOUT ROWID;
    CREATE INDEX meetings_opponent ON meetings (opponent);
    CREATE TABLE daily (
        date TEXT NOT NULL,
        size TEXT NOT NULL,
        player TEXT NOT NULL,
        name TEXT NOT NULL,
        elapsed INTEGER NOT NULL,
        wrong INTEGER NOT NULL,
        code TEXT NOT NULL,
        PRIMARY KEY (date, size, player)
    ) WITHOUT ROWID;
    CREATE INDEX daily_times ON daily (date, size, elapsed, wrong, code);
    CREATE INDEX daily_player ON daily (player, date);
    """,
)
"""Each brings a file from one version to the next, as in the store; or `tercet rebuild` makes a new one."""


class SqliteResults(Results):
    """One thread writes, another reads; both are off the event loop."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = ThreadPoolExecutor(1, "tercet-results")
        self._reader = ThreadPoolExecutor(1, "tercet-results-reader")
        self._db = _open(path)
        self._reading: sqlite3.Connection | None = None

    async def add(self, finished: FinishedTable) -> bool:
        return await self._write(lambda db: queries.add(db, finished))

    async def add_all(self, finished: Collection[FinishedTable]) -> int:
        """Keeps many games in one transaction, as a rebuild does; says how many were new."""
        return await self._write(lambda db: sum(queries.add(db, one) for one in finished))

    async def games_of(
        self, player: PlayerId, wanted: GameFilter, *, before: tuple[Moment, TableId] | None = None, limit: int = 50
    ) -> tuple[GameResult, ...]:
        return await self._read(lambda db: queries.games_of(db, player, wanted, before, limit))

    async def results_of(self, tables: Collection[TableId]) -> dict[TableId, GameResult]:
        def found(db: sqlite3.Connection) -> dict[TableId, GameResult]:
            query = f"SELECT {queries.COLUMNS} FROM games g WHERE g.code = ?"
            rows = (db.execute(query, (code,)).fetchone() for code in tables)
            results = [queries.result(row) for row in rows if row is not None]
            return {result.table: result for result in results}

        return await self._read(found)

    async def days_of(self, player: PlayerId, *, since: str = "", game: str | None = None) -> tuple[DayFacts, ...]:
        return await self._read(lambda db: queries.days_of(db, player, since, game))

    async def meetings_of(self, player: PlayerId) -> tuple[Meeting, ...]:
        return await self._read(lambda db: queries.meetings_of(db, player))

    async def board(self, date: str, size: str, *, limit: int, among: PlayerId | None = None) -> tuple[DailyEntry, ...]:
        return await self._read(lambda db: queries.board(db, date, size, limit, among))

    async def standing(self, date: str, size: str, player: PlayerId) -> DailyStanding | None:
        return await self._read(lambda db: queries.standing(db, date, size, player))

    async def solvers(self, date: str, size: str) -> int:
        return await self._read(lambda db: queries.solvers(db, date, size))

    async def daily_dates(self, player: PlayerId) -> tuple[str, ...]:
        return await self._read(
            lambda db: tuple(
                date
                for (date,) in db.execute(
                    "SELECT DISTINCT date FROM daily WHERE player = ? ORDER BY date DESC", (player,)
                )
            )
        )

    async def knows(self, tables: Collection[TableId]) -> frozenset[TableId]:
        def known(db: sqlite3.Connection) -> frozenset[TableId]:
            found = (db.execute("SELECT code FROM games WHERE code = ?", (code,)).fetchone() for code in tables)
            return frozenset(TableId(row[0]) for row in found if row is not None)

        return await self._read(known)

    async def latest(self) -> Moment:
        return await self._read(
            lambda db: Moment(db.execute("SELECT coalesce(max(finished), 0) FROM games").fetchone()[0])
        )

    async def erase_player(self, player: PlayerId, name: str) -> None:
        await self._write(lambda db: queries.erase_player(db, player, name))
        # the write-ahead log still has what was deleted
        await self._run(self._writer, lambda: emptied_log(self._db))

    async def delete_old(self, before: Moment) -> None:
        await self._write(lambda db: queries.delete_old(db, before))

    async def everything(self) -> bytes:
        return await self._read(queries.everything)

    async def close(self) -> None:
        for pool in (self._writer, self._reader):
            await asyncio.to_thread(pool.shutdown)
        for db in (self._reading, self._db):
            if db is not None:
                with contextlib.suppress(sqlite3.Error):
                    db.close()

    async def _write(self, work: Callable[[sqlite3.Connection], ResultT]) -> ResultT:
        def run() -> ResultT:
            try:
                with transaction(self._db):
                    return work(self._db)
            except sqlite3.Error as error:
                raise explained(error, self._path) from error

        return await self._run(self._writer, run)

    async def _read(self, query: Callable[[sqlite3.Connection], ResultT]) -> ResultT:
        def run() -> ResultT:
            try:
                if self._reading is None:
                    self._reading = sqlite3.connect(
                        f"{self._path.absolute().as_uri()}?mode=ro",
                        uri=True,
                        isolation_level=None,
                        check_same_thread=False,
                        timeout=10,
                    )
                return query(self._reading)
            except sqlite3.Error as error:
                raise explained(error, self._path) from error

        return await self._run(self._reader, run)

    async def _run(self, pool: ThreadPoolExecutor, run: Callable[[], ResultT]) -> ResultT:
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, run)
        except RuntimeError as error:  # the pool has been shut down
            raise Unavailable("the results are closed") from error


def open_results(path: Path) -> SqliteResults:
    """The results in a file; one that is damaged or too new is thrown away, since they follow from the logs."""
    try:
        return SqliteResults(path)
    except (Damaged, TooNew):
        remove_results(path)
        return SqliteResults(path)


def remove_results(path: Path) -> None:
    """Deletes a file of results, with what belongs to it."""
    for suffix in ("", "-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def _open(path: Path) -> sqlite3.Connection:
    try:
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    except sqlite3.Error as error:
        raise Unavailable(f"cannot open {path}: {error}") from error
    try:
        db.execute("PRAGMA journal_mode = WAL")
        # what a crash takes away is made again from the logs
        db.execute("PRAGMA synchronous = NORMAL")
        db.execute("PRAGMA secure_delete = ON")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise TooNew(f"{path} was written by a newer Tercet")
        migrate(db, MIGRATIONS)
    except sqlite3.Error as error:
        db.close()
        raise explained(error, path) from error
    except StoreError:
        db.close()
        raise
    if os.name == "posix":
        path.chmod(0o600)
    return db
