"""What is asked of a database of results."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

import msgspec

from tercet.results.daily import Streak, run_of
from tercet.results.facts import PlayerFacts
from tercet.results.port import (
    STREAK_GAMES,
    DailyEntry,
    DailyStanding,
    DayFacts,
    GameFilter,
    GameResult,
    Meeting,
    PlayerId,
    start_of,
)
from tercet.results.statements import GAME_COLUMNS, Conversation, Statement, as_number, encode, marks, result_of, slices
from tercet.store.port import Moment, TableId

FEW_MET: Final = 1000
"""Whoever has met more people than this is looked for on the board, instead of each of them."""
_ENTRY: Final = "d.player, d.name, d.elapsed, d.wrong, d.code"
_WITH_OPPONENT: Final = (
    "EXISTS (SELECT 1 FROM played o WHERE o.player = ? AND o.finished = p.finished AND o.code = p.code"
    " AND o.player <> p.player)"
)

_facts = msgspec.msgpack.Decoder(PlayerFacts).decode


def games_of(
    player: PlayerId, wanted: GameFilter, before: tuple[Moment, TableId] | None, limit: int
) -> Conversation[tuple[GameResult, ...]]:
    where, values = ["p.player = ?"], [player]
    conditions: tuple[tuple[str, tuple[Any, ...] | None], ...] = (
        ("(p.finished, p.code) < (?, ?)", before),
        ("p.game = ?", None if wanted.game is None else (wanted.game,)),
        ("p.solo = ?", None if wanted.solo is None else (int(wanted.solo),)),
        ("p.ended = ?", None if wanted.ended is None else (as_number(wanted.ended),)),
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
        f"SELECT {GAME_COLUMNS} FROM played p JOIN games g ON g.code = p.code"
        f" WHERE {' AND '.join(where)} ORDER BY p.finished DESC, p.code DESC LIMIT ?",
        (*values, limit),
    )
    return tuple(map(result_of, rows))


def rules_of(player: PlayerId) -> Conversation[tuple[str, ...]]:
    rows = yield Statement(
        "SELECT DISTINCT rules FROM (SELECT rules FROM played WHERE player = ?"
        " ORDER BY finished DESC, code DESC LIMIT ?) latest ORDER BY rules",
        (player, STREAK_GAMES),
    )
    return tuple(rules for (rules,) in rows)


def results_of(tables: Collection[TableId]) -> Conversation[dict[TableId, GameResult]]:
    found = {}
    for codes in slices(list(tables)):
        rows = yield Statement(f"SELECT {GAME_COLUMNS} FROM games g WHERE g.code IN ({marks(codes)})", codes)
        found.update({TableId(row[0]): result_of(row) for row in rows})
    return found


def knows(tables: Collection[TableId]) -> Conversation[frozenset[TableId]]:
    found: set[TableId] = set()
    for codes in slices(list(tables)):
        rows = yield Statement(f"SELECT code FROM games WHERE code IN ({marks(codes)})", codes)
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
    for people in slices([among, *(opponent for (opponent,) in met)]):
        found += yield Statement(
            f"SELECT {_ENTRY} FROM daily d WHERE d.date = ? AND d.size = ? AND d.player IN ({marks(people)})",
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


def everything() -> Conversation[bytes]:
    games = yield Statement(f"SELECT {GAME_COLUMNS} FROM games g ORDER BY g.code")
    people = yield Statement("SELECT DISTINCT player FROM played ORDER BY player")
    dates = yield Statement("SELECT DISTINCT date, size FROM daily ORDER BY date, size")
    days, met, boards = [], [], []
    for (player,) in people:
        days.append((player, (yield from days_of(player, "", None))))
        met.append((player, (yield from meetings_of(player))))
    for date, size in dates:
        boards.append(((date, size), (yield from board(date, size, len(games), None))))
    return encode([list(map(result_of, games)), days, met, boards])


def _of_game(game: str | None) -> tuple[str, tuple[str, ...]]:
    return ("", ()) if game is None else (" AND game = ?", (game,))
