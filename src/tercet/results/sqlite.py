"""Results in a SQLite file of their own, beside the logs: nothing that is written here delays a command."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from tercet.results.facts import PlayerFacts
from tercet.results.memory import meetings, scored, without
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
    SeatResult,
    date_of,
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

_seats = msgspec.msgpack.Decoder(tuple[SeatResult, ...]).decode
_facts = msgspec.msgpack.Decoder(PlayerFacts).decode
_encode = msgspec.msgpack.Encoder().encode
_COLUMNS: Final = "g.code, g.game, g.rules, g.finished, g.length, g.seats"


class SqliteResults(Results):
    """One thread writes, another reads; both are off the event loop."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = ThreadPoolExecutor(1, "tercet-results")
        self._reader = ThreadPoolExecutor(1, "tercet-results-reader")
        self._db = _open(path)
        self._reading: sqlite3.Connection | None = None

    async def add(self, finished: FinishedTable) -> bool:
        return await self._write(lambda db: _add(db, finished))

    async def add_all(self, finished: Collection[FinishedTable]) -> int:
        """Keeps many games in one transaction, as a rebuild does; says how many were new."""
        return await self._write(lambda db: sum(_add(db, one) for one in finished))

    async def games_of(
        self, player: PlayerId, wanted: GameFilter, *, before: tuple[Moment, TableId] | None = None, limit: int = 50
    ) -> tuple[GameResult, ...]:
        return await self._read(lambda db: _games_of(db, player, wanted, before, limit))

    async def results_of(self, tables: Collection[TableId]) -> dict[TableId, GameResult]:
        def found(db: sqlite3.Connection) -> dict[TableId, GameResult]:
            query = f"SELECT {_COLUMNS} FROM games g WHERE g.code = ?"
            rows = (db.execute(query, (code,)).fetchone() for code in tables)
            results = [_result(row) for row in rows if row is not None]
            return {result.table: result for result in results}

        return await self._read(found)

    async def days_of(self, player: PlayerId, *, since: str = "", game: str | None = None) -> tuple[DayFacts, ...]:
        return await self._read(lambda db: _days_of(db, player, since, game))

    async def meetings_of(self, player: PlayerId) -> tuple[Meeting, ...]:
        return await self._read(lambda db: _meetings_of(db, player))

    async def board(self, date: str, size: str, *, limit: int, among: PlayerId | None = None) -> tuple[DailyEntry, ...]:
        return await self._read(lambda db: _board(db, date, size, limit, among))

    async def standing(self, date: str, size: str, player: PlayerId) -> DailyStanding | None:
        return await self._read(lambda db: _standing(db, date, size, player))

    async def solvers(self, date: str, size: str) -> int:
        return await self._read(lambda db: _solvers(db, date, size))

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
        await self._write(lambda db: _erase_player(db, player, name))
        # the write-ahead log still has what was deleted
        await self._run(self._writer, lambda: emptied_log(self._db))

    async def delete_old(self, before: Moment) -> None:
        await self._write(lambda db: _delete_old(db, before))

    async def everything(self) -> bytes:
        return await self._read(_everything)

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


def _add(db: sqlite3.Connection, finished: FinishedTable) -> bool:
    result = finished.result
    new = db.execute(
        "INSERT INTO games (code, game, rules, finished, length, seats) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (code) DO NOTHING",
        (result.table, result.game, result.rules, result.finished, result.length, _encode(result.seats)),
    ).rowcount
    if new != 1:
        return False
    played = [
        (player, result.finished, result.table, result.game, int(result.solo))
        for player in dict.fromkeys(seat.player for seat in result.seats if seat.player)
    ]
    db.executemany("INSERT INTO played (player, finished, code, game, solo) VALUES (?, ?, ?, ?, ?)", played)
    for seat, facts in zip(result.seats, finished.facts, strict=True):
        if seat.player:
            _add_facts(db, seat.player, result.day, result.game, facts)
    for own, other in meetings(result):
        _add_meeting(db, own, other, result)
    daily = finished.daily
    if daily is not None:
        seat = result.seats[0]
        db.execute(
            "INSERT INTO daily (date, size, player, name, elapsed, wrong, code) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (date, size, player) DO NOTHING",
            (daily.date, daily.size, seat.player, seat.name, daily.elapsed, daily.wrong, result.table),
        )
    return True


def _add_facts(db: sqlite3.Connection, player: PlayerId, day: str, game: str, facts: PlayerFacts) -> None:
    found = db.execute(
        "SELECT facts FROM days WHERE player = ? AND day = ? AND game = ?", (player, day, game)
    ).fetchone()
    together = facts if found is None else _facts(found[0]) + facts
    db.execute(
        "INSERT INTO days (player, day, game, facts) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (player, day, game) DO UPDATE SET facts = excluded.facts",
        (player, day, game, _encode(together)),
    )


def _add_meeting(db: sqlite3.Connection, own: SeatResult, other: SeatResult, result: GameResult) -> None:
    wins, losses = scored(own, other)
    db.execute(
        "INSERT INTO meetings (player, opponent, game, name, games, wins, losses, finished)"
        " VALUES (?, ?, ?, ?, 1, ?, ?, ?) ON CONFLICT (player, opponent, game) DO UPDATE SET"
        " name = CASE WHEN excluded.finished >= meetings.finished THEN excluded.name ELSE meetings.name END,"
        " games = meetings.games + 1, wins = meetings.wins + excluded.wins,"
        " losses = meetings.losses + excluded.losses,"
        " finished = CASE WHEN excluded.finished >= meetings.finished THEN excluded.finished"
        " ELSE meetings.finished END",
        (own.player, other.player, result.game, other.name, wins, losses, result.finished),
    )


def _games_of(
    db: sqlite3.Connection,
    player: PlayerId,
    wanted: GameFilter,
    before: tuple[Moment, TableId] | None,
    limit: int,
) -> tuple[GameResult, ...]:
    where, values = ["p.player = ?"], [player]
    conditions: tuple[tuple[str, tuple[Any, ...] | None], ...] = (
        ("(p.finished, p.code) < (?, ?)", before),
        ("p.game = ?", None if wanted.game is None else (wanted.game,)),
        ("p.solo = ?", None if wanted.solo is None else (int(wanted.solo),)),
        ("p.finished >= ?", None if wanted.since is None else (wanted.since,)),
        ("p.finished < ?", None if wanted.until is None else (wanted.until,)),
        (
            "EXISTS (SELECT 1 FROM played o WHERE o.code = p.code AND o.player = ? AND o.player <> p.player)",
            None if wanted.opponent is None else (wanted.opponent,),
        ),
    )
    for condition, given in conditions:
        if given is not None:
            where.append(condition)
            values += given
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM played p JOIN games g ON g.code = p.code"
        f" WHERE {' AND '.join(where)} ORDER BY p.finished DESC, p.code DESC LIMIT ?",
        (*values, limit),
    )
    return tuple(map(_result, rows))


def _result(row: tuple[str, str, str, int, int, bytes]) -> GameResult:
    code, game, rules, finished, length, seats = row
    return GameResult(TableId(code), game, rules, Moment(finished), length, _seats(seats))


def _days_of(db: sqlite3.Connection, player: PlayerId, since: str, game: str | None) -> tuple[DayFacts, ...]:
    rows = db.execute(
        "SELECT day, game, facts FROM days WHERE player = ? AND day >= ? AND (? IS NULL OR game = ?)"
        " ORDER BY day, game",
        (player, since, game, game),
    )
    return tuple(DayFacts(day, name, _facts(facts)) for day, name, facts in rows)


def _meetings_of(db: sqlite3.Connection, player: PlayerId) -> tuple[Meeting, ...]:
    rows = db.execute(
        "SELECT opponent, name, game, games, wins, losses, finished FROM meetings WHERE player = ?"
        " ORDER BY finished DESC, opponent, game",
        (player,),
    )
    return tuple(Meeting(*row) for row in rows)


def _board(db: sqlite3.Connection, date: str, size: str, limit: int, among: PlayerId | None) -> tuple[DailyEntry, ...]:
    if among is None:
        rows = db.execute(
            "SELECT player, name, elapsed, wrong, code FROM daily WHERE date = ? AND size = ?"
            " ORDER BY elapsed, wrong, code LIMIT ?",
            (date, size, limit),
        )
    else:
        rows = db.execute(
            "SELECT d.player, d.name, d.elapsed, d.wrong, d.code"
            " FROM (SELECT opponent FROM meetings WHERE player = ? UNION SELECT ?) met"
            " JOIN daily d ON d.date = ? AND d.size = ? AND d.player = met.opponent"
            " ORDER BY d.elapsed, d.wrong, d.code LIMIT ?",
            (among, among, date, size, limit),
        )
    return tuple(_ranked(rows.fetchall()))


def _ranked(rows: list[tuple[str, str, int, int, str]]) -> Iterator[DailyEntry]:
    rank, before = 0, None
    for place, (player, name, elapsed, wrong, code) in enumerate(rows, 1):
        if (elapsed, wrong) != before:
            rank, before = place, (elapsed, wrong)
        yield DailyEntry(rank, PlayerId(player), name, elapsed, wrong, TableId(code))


def _standing(db: sqlite3.Connection, date: str, size: str, player: PlayerId) -> DailyStanding | None:
    mine = db.execute(
        "SELECT name, elapsed, wrong, code FROM daily WHERE date = ? AND size = ? AND player = ?",
        (date, size, player),
    ).fetchone()
    if mine is None:
        return None
    name, elapsed, wrong, code = mine
    (ahead,) = db.execute(
        "SELECT count(*) FROM daily WHERE date = ? AND size = ? AND (elapsed, wrong) < (?, ?)",
        (date, size, elapsed, wrong),
    ).fetchone()
    entry = DailyEntry(ahead + 1, player, name, elapsed, wrong, TableId(code))
    return DailyStanding(entry, _solvers(db, date, size))


def _solvers(db: sqlite3.Connection, date: str, size: str) -> int:
    (count,) = db.execute("SELECT count(*) FROM daily WHERE date = ? AND size = ?", (date, size)).fetchone()
    return int(count)


def _erase_player(db: sqlite3.Connection, player: PlayerId, name: str) -> None:
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM played p JOIN games g ON g.code = p.code WHERE p.player = ?",
        (player,),
    ).fetchall()
    changed = (without(_result(row), player, name) for row in rows)
    db.executemany(
        "UPDATE games SET seats = ? WHERE code = ?", ((_encode(result.seats), result.table) for result in changed)
    )
    for table in ("played", "days", "meetings", "daily"):
        db.execute(f"DELETE FROM {table} WHERE player = ?", (player,))
    db.execute("DELETE FROM meetings WHERE opponent = ?", (player,))


def _delete_old(db: sqlite3.Connection, before: Moment) -> None:
    """Facts count by days, so a day is kept or deleted as a whole."""
    day = date_of(before)
    first = Moment(before - before % (24 * 3600 * 1000))
    db.execute("DELETE FROM games WHERE finished < ?", (first,))
    db.execute("DELETE FROM played WHERE finished < ?", (first,))
    db.execute("DELETE FROM days WHERE day < ?", (day,))
    db.execute("DELETE FROM meetings WHERE finished < ?", (first,))
    db.execute("DELETE FROM daily WHERE date < ?", (day,))


def _everything(db: sqlite3.Connection) -> bytes:
    games = db.execute(f"SELECT {_COLUMNS} FROM games g ORDER BY g.code")
    people = [name for (name,) in db.execute("SELECT DISTINCT player FROM played ORDER BY player")]
    dates = db.execute("SELECT DISTINCT date, size FROM daily ORDER BY date, size").fetchall()
    (count,) = db.execute("SELECT count(*) FROM games").fetchone()
    return _encode(
        [
            list(map(_result, games)),
            [(name, _days_of(db, name, "", None)) for name in people],
            [(name, _meetings_of(db, name)) for name in people],
            [((date, size), _board(db, date, size, count, None)) for date, size in dates],
        ]
    )
