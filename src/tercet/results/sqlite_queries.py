"""What is asked of, and written to, the SQLite file of results."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any, Final

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
    SeatResult,
    date_of,
)
from tercet.store.port import Moment, TableId

COLUMNS: Final = "g.code, g.game, g.rules, g.finished, g.length, g.seats"
_seats = msgspec.msgpack.Decoder(tuple[SeatResult, ...]).decode
_facts = msgspec.msgpack.Decoder(PlayerFacts).decode
_encode = msgspec.msgpack.Encoder().encode


def add(db: sqlite3.Connection, finished: FinishedTable) -> bool:
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


def games_of(
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
        f"SELECT {COLUMNS} FROM played p JOIN games g ON g.code = p.code"
        f" WHERE {' AND '.join(where)} ORDER BY p.finished DESC, p.code DESC LIMIT ?",
        (*values, limit),
    )
    return tuple(map(result, rows))


def result(row: tuple[str, str, str, int, int, bytes]) -> GameResult:
    code, game, rules, finished, length, seats = row
    return GameResult(TableId(code), game, rules, Moment(finished), length, _seats(seats))


def days_of(db: sqlite3.Connection, player: PlayerId, since: str, game: str | None) -> tuple[DayFacts, ...]:
    rows = db.execute(
        "SELECT day, game, facts FROM days WHERE player = ? AND day >= ? AND (? IS NULL OR game = ?)"
        " ORDER BY day, game",
        (player, since, game, game),
    )
    return tuple(DayFacts(day, name, _facts(facts)) for day, name, facts in rows)


def meetings_of(db: sqlite3.Connection, player: PlayerId) -> tuple[Meeting, ...]:
    rows = db.execute(
        "SELECT opponent, name, game, games, wins, losses, finished FROM meetings WHERE player = ?"
        " ORDER BY finished DESC, opponent, game",
        (player,),
    )
    return tuple(Meeting(*row) for row in rows)


def board(db: sqlite3.Connection, date: str, size: str, limit: int, among: PlayerId | None) -> tuple[DailyEntry, ...]:
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


def standing(db: sqlite3.Connection, date: str, size: str, player: PlayerId) -> DailyStanding | None:
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
    return DailyStanding(entry, solvers(db, date, size))


def solvers(db: sqlite3.Connection, date: str, size: str) -> int:
    (count,) = db.execute("SELECT count(*) FROM daily WHERE date = ? AND size = ?", (date, size)).fetchone()
    return int(count)


def erase_player(db: sqlite3.Connection, player: PlayerId, name: str) -> None:
    rows = db.execute(
        f"SELECT {COLUMNS} FROM played p JOIN games g ON g.code = p.code WHERE p.player = ?",
        (player,),
    ).fetchall()
    changed = (without(result(row), player, name) for row in rows)
    db.executemany(
        "UPDATE games SET seats = ? WHERE code = ?", ((_encode(result.seats), result.table) for result in changed)
    )
    for table in ("played", "days", "meetings", "daily"):
        db.execute(f"DELETE FROM {table} WHERE player = ?", (player,))
    db.execute("DELETE FROM meetings WHERE opponent = ?", (player,))


def delete_old(db: sqlite3.Connection, before: Moment) -> None:
    """Facts count by days, so a day is kept or deleted as a whole."""
    day = date_of(before)
    first = Moment(before - before % (24 * 3600 * 1000))
    db.execute("DELETE FROM games WHERE finished < ?", (first,))
    db.execute("DELETE FROM played WHERE finished < ?", (first,))
    db.execute("DELETE FROM days WHERE day < ?", (day,))
    db.execute("DELETE FROM meetings WHERE finished < ?", (first,))
    db.execute("DELETE FROM daily WHERE date < ?", (day,))


def everything(db: sqlite3.Connection) -> bytes:
    games = db.execute(f"SELECT {COLUMNS} FROM games g ORDER BY g.code")
    people = [name for (name,) in db.execute("SELECT DISTINCT player FROM played ORDER BY player")]
    dates = db.execute("SELECT DISTINCT date, size FROM daily ORDER BY date, size").fetchall()
    (count,) = db.execute("SELECT count(*) FROM games").fetchone()
    return _encode(
        [
            list(map(result, games)),
            [(name, days_of(db, name, "", None)) for name in people],
            [(name, meetings_of(db, name)) for name in people],
            [((date, size), board(db, date, size, count, None)) for date, size in dates],
        ]
    )
