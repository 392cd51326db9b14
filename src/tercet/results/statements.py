"""What is asked of, and written to, a database of results: the same statements for SQLite and for PostgreSQL.

Each function is a conversation with a database: it yields statements, and is sent their rows. So one text serves a
driver that blocks and one that is awaited.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from tercet.results.daily import Streak, run_of
from tercet.results.facts import PlayerFacts, total
from tercet.results.memory import meetings, scored, without
from tercet.results.port import (
    ENDED,
    STREAK_GAMES,
    DailyEntry,
    DailyStanding,
    DayFacts,
    Ended,
    FinishedTable,
    GameFilter,
    GameResult,
    Meeting,
    PlayerId,
    SeatResult,
    date_of,
    start_of,
    start_of_day,
)
from tercet.results.schema import TABLES
from tercet.store.port import Moment, TableId

DELETED_AT_ONCE: Final = 500
"""Old games in one transaction."""
ASKED_AT_ONCE: Final = 300
"""Keys in one question."""
FEW_MET: Final = 1000
"""Whoever has met more people than this is looked for on the board, instead of each of them."""
_GAME: Final = "g.code, g.game, g.rules, g.finished, g.length, g.seats"
_ENTRY: Final = "d.player, d.name, d.elapsed, d.wrong, d.code"
_WITH_OPPONENT: Final = (
    "EXISTS (SELECT 1 FROM played o WHERE o.player = ? AND o.finished = p.finished AND o.code = p.code"
    " AND o.player <> p.player)"
)
_LATER: Final = "(excluded.finished, excluded.code) > (meetings.finished, meetings.code)"

ResultT = TypeVar("ResultT")


class Statement(NamedTuple):
    """A statement with its values; all its rows are wanted."""

    text: str
    values: Sequence[Any] = ()


class BatchStatement(NamedTuple):
    """A statement for many rows, which answers nothing."""

    text: str
    rows: Sequence[Sequence[Any]]


Conversation = Generator[Statement | BatchStatement, list[Any], ResultT]

_seats = msgspec.msgpack.Decoder(tuple[SeatResult, ...]).decode
_facts = msgspec.msgpack.Decoder(PlayerFacts).decode
_encode = msgspec.msgpack.Encoder(order="deterministic").encode


def add_all(finished: Collection[FinishedTable]) -> Conversation[int]:
    """Keeps those games that are not kept yet; says how many."""
    known = yield from knows([one.result.table for one in finished])
    new = {one.result.table: one for one in finished if one.result.table not in known}.values()
    if not new:
        return 0
    results = [one.result for one in new]
    yield BatchStatement(
        "INSERT INTO games (code, game, rules, finished, length, seats) VALUES (?, ?, ?, ?, ?, ?)",
        [(one.table, one.game, one.rules, one.finished, one.length, _encode(one.seats)) for one in results],
    )
    yield BatchStatement(
        "INSERT INTO played (player, finished, code, game, rules, solo, ended) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (player, one.finished, one.table, one.game, one.rules, int(one.solo), _as_number(one.ended_for(player)))
            for one in results
            for player in dict.fromkeys([seat.player for seat in one.seats if seat.player])
        ],
    )
    yield from _add_facts(new)
    yield from _add_meetings(results)
    times = [
        (one.daily.date, one.daily.size, seat.player, seat.name, one.daily.elapsed, one.daily.wrong, one.result.table)
        for one in new
        if one.daily is not None
        for seat in one.result.seats[:1]
    ]
    if times:
        yield BatchStatement(
            "INSERT INTO daily (date, size, player, name, elapsed, wrong, code) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (date, size, player) DO NOTHING",
            times,
        )
    return len(results)


def _as_number(ended: Ended | None) -> int | None:
    """0 for lost; whatever is more was won, or shared."""
    return None if ended is None else ENDED.index(ended)


def _add_facts(new: Collection[FinishedTable]) -> Conversation[None]:
    added: dict[tuple[str, str, str], list[PlayerFacts]] = {}
    for one in new:
        day, game = one.result.day, one.result.game
        for seat, facts in zip(one.result.seats, one.facts, strict=True):
            if seat.player:
                added.setdefault((seat.player, day, game), []).append(facts)
    for keys in _slices(list(added)):
        values = ", ".join(["(?, ?, ?)"] * len(keys))
        rows = yield Statement(
            f"SELECT d.player, d.day, d.game, d.facts FROM (VALUES {values}) AS k"
            " JOIN days d ON d.player = k.column1 AND d.day = k.column2 AND d.game = k.column3",
            [part for key in keys for part in key],
        )
        for player, day, game, facts in rows:
            added[player, day, game].append(_facts(facts))
    yield BatchStatement(
        "INSERT INTO days (player, day, game, facts) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (player, day, game) DO UPDATE SET facts = excluded.facts",
        [(*key, _encode(parts[0] if len(parts) == 1 else total(parts))) for key, parts in added.items()],
    )


def _add_meetings(results: Sequence[GameResult]) -> Conversation[None]:
    met = _met(sorted(results, key=lambda one: (one.finished, one.table)))
    if met:
        yield BatchStatement(
            "INSERT INTO meetings (player, opponent, game, name, finished, code, games, wins, losses)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player, opponent, game) DO UPDATE SET"
            f" name = CASE WHEN {_LATER} THEN excluded.name ELSE meetings.name END,"
            f" code = CASE WHEN {_LATER} THEN excluded.code ELSE meetings.code END,"
            f" finished = CASE WHEN {_LATER} THEN excluded.finished ELSE meetings.finished END,"
            " games = meetings.games + excluded.games, wins = meetings.wins + excluded.wins,"
            " losses = meetings.losses + excluded.losses",
            [(*key, *last, *counts) for key, (last, counts) in met.items()],
        )


_Pair = tuple[PlayerId, PlayerId, str]
"""A person, an opponent and a game."""


def _met(results: Sequence[GameResult]) -> dict[_Pair, tuple[tuple[str, Moment, TableId], list[int]]]:
    """By pair: the opponent's last name, when and where that was; games, wins and losses."""
    met: dict[_Pair, tuple[tuple[str, Moment, TableId], list[int]]] = {}
    for one in results:
        for own, other in meetings(one):
            key = (own.player, other.player, one.game)
            counts = met[key][1] if key in met else [0, 0, 0]
            wins, losses = scored(own, other)
            counts[0] += 1
            counts[1] += wins
            counts[2] += losses
            met[key] = ((other.name, one.finished, one.table), counts)
    return met


def games_of(
    player: PlayerId, wanted: GameFilter, before: tuple[Moment, TableId] | None, limit: int
) -> Conversation[tuple[GameResult, ...]]:
    where, values = ["p.player = ?"], [player]
    conditions: tuple[tuple[str, tuple[Any, ...] | None], ...] = (
        ("(p.finished, p.code) < (?, ?)", before),
        ("p.game = ?", None if wanted.game is None else (wanted.game,)),
        ("p.solo = ?", None if wanted.solo is None else (int(wanted.solo),)),
        ("p.ended = ?", None if wanted.ended is None else (_as_number(wanted.ended),)),
        ("p.rules = ?", None if wanted.rules is None else (wanted.rules,)),
        ("p.finished >= ?", None if wanted.since is None else (wanted.since,)),
        ("p.finished < ?", None if wanted.until is None else (wanted.until,)),
        (_WITH_OPPONENT, None if wanted.opponent is None else (wanted.opponent,)),
    )
    for condition, given in conditions:
        if given is not None:
            where.append(condition)
            values += given
    rows = yield Statement(
        f"SELECT {_GAME} FROM played p JOIN games g ON g.code = p.code"
        f" WHERE {' AND '.join(where)} ORDER BY p.finished DESC, p.code DESC LIMIT ?",
        (*values, limit),
    )
    return tuple(map(_result, rows))


def rules_of(player: PlayerId) -> Conversation[tuple[str, ...]]:
    rows = yield Statement(
        "SELECT DISTINCT rules FROM (SELECT rules FROM played WHERE player = ?"
        " ORDER BY finished DESC, code DESC LIMIT ?) latest ORDER BY rules",
        (player, STREAK_GAMES),
    )
    return tuple(rules for (rules,) in rows)


def results_of(tables: Collection[TableId]) -> Conversation[dict[TableId, GameResult]]:
    found = {}
    for codes in _slices(list(tables)):
        rows = yield Statement(f"SELECT {_GAME} FROM games g WHERE g.code IN ({_marks(codes)})", codes)
        found.update({TableId(row[0]): _result(row) for row in rows})
    return found


def knows(tables: Collection[TableId]) -> Conversation[frozenset[TableId]]:
    found: set[TableId] = set()
    for codes in _slices(list(tables)):
        rows = yield Statement(f"SELECT code FROM games WHERE code IN ({_marks(codes)})", codes)
        found.update(TableId(code) for (code,) in rows)
    return frozenset(found)


def days_of(player: PlayerId, since: str, game: str | None) -> Conversation[tuple[DayFacts, ...]]:
    chosen, values = _of_game(game)
    rows = yield Statement(
        f"SELECT day, game, facts FROM days WHERE player = ? AND day >= ?{chosen} ORDER BY day, game",
        (player, since, *values),
    )
    return tuple([DayFacts(day, name, _facts(facts)) for day, name, facts in rows])


def win_streak(player: PlayerId, since: str, game: str | None) -> Conversation[Streak]:
    chosen, values = _of_game(game)
    rows = yield Statement(
        f"SELECT ended FROM played WHERE player = ? AND finished >= ? AND ended IS NOT NULL{chosen}"
        " ORDER BY finished DESC, code DESC LIMIT ?",
        (player, start_of(since), *values, STREAK_GAMES),
    )
    return run_of(ended > 0 for (ended,) in reversed(rows))


def meetings_of(player: PlayerId) -> Conversation[tuple[Meeting, ...]]:
    rows = yield Statement(
        "SELECT opponent, name, game, games, wins, losses, finished FROM meetings WHERE player = ?"
        " ORDER BY finished DESC, opponent, game",
        (player,),
    )
    return tuple(Meeting(*row) for row in rows)


def board(date: str, size: str, limit: int, among: PlayerId | None) -> Conversation[tuple[DailyEntry, ...]]:
    if among is None:
        rows = yield Statement(
            f"SELECT {_ENTRY} FROM daily d WHERE d.date = ? AND d.size = ? ORDER BY d.elapsed, d.wrong, d.code LIMIT ?",
            (date, size, limit),
        )
        return tuple(_ranked(rows))
    met = yield Statement("SELECT DISTINCT opponent FROM meetings WHERE player = ? LIMIT ?", (among, FEW_MET + 1))
    if len(met) > FEW_MET:
        rows = yield Statement(
            f"SELECT {_ENTRY} FROM daily d WHERE d.date = ? AND d.size = ? AND (d.player = ?"
            " OR EXISTS (SELECT 1 FROM meetings m WHERE m.player = ? AND m.opponent = d.player))"
            " ORDER BY d.elapsed, d.wrong, d.code LIMIT ?",
            (date, size, among, among, limit),
        )
        return tuple(_ranked(rows))
    found: list[Any] = []
    for people in _slices([among, *(opponent for (opponent,) in met)]):
        found += yield Statement(
            f"SELECT {_ENTRY} FROM daily d WHERE d.date = ? AND d.size = ? AND d.player IN ({_marks(people)})",
            (date, size, *people),
        )
    found.sort(key=lambda row: (row[2], row[3], row[4]))
    return tuple(_ranked(found[:limit]))


def _ranked(rows: Sequence[Any]) -> Iterator[DailyEntry]:
    rank, before = 0, None
    for place, (player, name, elapsed, wrong, code) in enumerate(rows, 1):
        if (elapsed, wrong) != before:
            rank, before = place, (elapsed, wrong)
        yield DailyEntry(rank, PlayerId(player), name, elapsed, wrong, TableId(code))


def standing(date: str, size: str, player: PlayerId) -> Conversation[DailyStanding | None]:
    mine = yield Statement(
        "SELECT name, elapsed, wrong, code FROM daily WHERE date = ? AND size = ? AND player = ?", (date, size, player)
    )
    if not mine:
        return None
    ((name, elapsed, wrong, code),) = mine
    ((ahead,),) = yield Statement(
        "SELECT count(*) FROM daily WHERE date = ? AND size = ? AND (elapsed, wrong) < (?, ?)",
        (date, size, elapsed, wrong),
    )
    count = yield from solvers(date, size)
    return DailyStanding(DailyEntry(ahead + 1, player, name, elapsed, wrong, TableId(code)), count)


def solvers(date: str, size: str) -> Conversation[int]:
    ((count,),) = yield Statement("SELECT count(*) FROM daily WHERE date = ? AND size = ?", (date, size))
    return int(count)


def daily_dates(player: PlayerId) -> Conversation[tuple[str, ...]]:
    rows = yield Statement("SELECT DISTINCT date FROM daily WHERE player = ? ORDER BY date DESC", (player,))
    return tuple(date for (date,) in rows)


def latest() -> Conversation[Moment]:
    ((finished,),) = yield Statement("SELECT coalesce(max(finished), 0) FROM games")
    return Moment(finished)


def erase_player(player: PlayerId, name: str) -> Conversation[None]:
    rows = yield Statement(
        f"SELECT {_GAME} FROM played p JOIN games g ON g.code = p.code WHERE p.player = ?", (player,)
    )
    changed = [without(_result(row), player, name) for row in rows]
    if changed:
        yield BatchStatement(
            "UPDATE games SET seats = ? WHERE code = ?", [(_encode(one.seats), one.table) for one in changed]
        )
    # whoever has met them was met by them
    met = yield Statement("SELECT DISTINCT opponent FROM meetings WHERE player = ?", (player,))
    if met:
        yield BatchStatement(
            "DELETE FROM meetings WHERE player = ? AND opponent = ?", [(other, player) for (other,) in met]
        )
    for table in TABLES[1:]:
        yield Statement(f"DELETE FROM {table} WHERE player = ?", (player,))


def delete_old(before: Moment) -> Conversation[bool]:
    """Removes some games from before a day, and what they have added elsewhere; says whether there may be more.

    Facts count by days, so a day is kept or deleted as a whole; of two who met, what is left is counted.
    """
    rows = yield Statement(
        f"SELECT {_GAME} FROM games g WHERE g.finished < ? ORDER BY g.finished LIMIT ?",
        (start_of_day(before), DELETED_AT_ONCE),
    )
    if not rows:
        yield Statement("DELETE FROM days WHERE day < ?", (date_of(before),))
        return False
    results = list(map(_result, rows))
    gone = _met(results)
    if gone:
        keys = "WHERE player = ? AND opponent = ? AND game = ?"
        yield BatchStatement(
            f"UPDATE meetings SET games = games - ?, wins = wins - ?, losses = losses - ? {keys}",
            [(*counts, *key) for key, (_, counts) in gone.items()],
        )
        yield BatchStatement(f"DELETE FROM meetings {keys} AND games = 0", list(gone))
    yield BatchStatement("DELETE FROM games WHERE code = ?", [(one.table,) for one in results])
    yield BatchStatement(
        "DELETE FROM played WHERE player = ? AND finished = ? AND code = ?",
        [(seat.player, one.finished, one.table) for one in results for seat in one.seats],
    )
    times = [(one.seats[0].player, one.table) for one in results if one.solo]
    if times:
        yield BatchStatement("DELETE FROM daily WHERE player = ? AND code = ?", times)
    return True


def clear() -> Conversation[None]:
    for table in TABLES:
        yield Statement(f"DELETE FROM {table}")


def everything() -> Conversation[bytes]:
    games = yield Statement(f"SELECT {_GAME} FROM games g ORDER BY g.code")
    people = yield Statement("SELECT DISTINCT player FROM played ORDER BY player")
    dates = yield Statement("SELECT DISTINCT date, size FROM daily ORDER BY date, size")
    days, met, boards = [], [], []
    for (player,) in people:
        days.append((player, (yield from days_of(player, "", None))))
        met.append((player, (yield from meetings_of(player))))
    for date, size in dates:
        boards.append(((date, size), (yield from board(date, size, len(games), None))))
    return _encode([list(map(_result, games)), days, met, boards])


def _result(row: Any) -> GameResult:
    code, game, rules, finished, length, seats = row
    return GameResult(TableId(code), game, rules, Moment(finished), length, _seats(seats))


def _of_game(game: str | None) -> tuple[str, tuple[str, ...]]:
    return ("", ()) if game is None else (" AND game = ?", (game,))


KeyT = TypeVar("KeyT")


def _slices(keys: Sequence[KeyT]) -> Iterator[Sequence[KeyT]]:
    return (keys[start : start + ASKED_AT_ONCE] for start in range(0, len(keys), ASKED_AT_ONCE))


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))
