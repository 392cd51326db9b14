"""The queries of `Results`, as SQL."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tercet.core.identity import Identity
from tercet.results import daily_board
from tercet.results.daily_results import Streak, puzzle_size, run_of
from tercet.results.database.sql import GAME_COLUMNS, NOTE_COLUMNS, as_number, encode, marks, result_of, slices
from tercet.results.log_to_rows.player_facts import PlayerFacts
from tercet.results.port import (
    STREAK_GAMES,
    DailyEntry,
    DailyStanding,
    DayFacts,
    GameFilter,
    GameResult,
    Meeting,
    start_of,
)
from tercet.store.port import Moment, TableId
from tercet.store.shared_sql import Conversation, Statement

FEW_MET: Final = 1000
"""Beyond this many opponents, filter the board instead of looking up each of them."""
_NAME: Final = "CASE WHEN d.board_name <> '' THEN d.board_name ELSE d.name END"
"""The name chosen for the board, or else the name used in the game."""
_ENTRY: Final = f"d.player, {_NAME}, d.elapsed, d.wrong, d.code"
_PUBLIC: Final = "d.player, d.board_name, d.elapsed, d.wrong, d.code"
_BEST_FIRST: Final = " ORDER BY d.elapsed, d.wrong, d.code"
_NOT_REMOVED: Final = "d.decision <> 'removed'"
_CANDIDATE: Final = (
    "o.origin <> '' AND o.board_name <> '' AND o.decision <> 'removed' AND (o.decision = 'confirmed' OR o.elapsed >= ?)"
)
"""`daily_board.is_candidate` in SQL, for a row `o` with a known address."""
_LISTED: Final = (
    f"d.board_name <> '' AND {_NOT_REMOVED} AND (d.decision = 'confirmed' OR (d.elapsed >= ? AND (d.elapsed >= ?"
    " OR NOT EXISTS (SELECT 1 FROM daily e WHERE e.player = d.player AND e.size = d.size AND e.date < d.date"
    " GROUP BY e.player HAVING count(*) >= ? AND min(e.elapsed) > ? * d.elapsed))))"
    " AND NOT EXISTS (SELECT 1 FROM daily o WHERE o.date = d.date AND o.size = d.size AND o.origin = d.origin"
    f" AND {_CANDIDATE} AND (o.elapsed, o.wrong, o.code) < (d.elapsed, d.wrong, d.code))"
)
"""`daily_board.listing(…) == "listed"` in SQL, for a row `d`; `_bounds` returns its parameters."""
_WITH_OPPONENT: Final = (
    "EXISTS (SELECT 1 FROM played o WHERE o.player = ? AND o.finished = p.finished AND o.code = p.code"
    " AND o.player <> p.player)"
)

_facts = msgspec.msgpack.Decoder(PlayerFacts).decode


def games_of(
    player: Identity, wanted: GameFilter, before: tuple[Moment, TableId] | None, limit: int
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


def rules_of(player: Identity) -> Conversation[tuple[str, ...]]:
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


def days_of(player: Identity, since: str, game: str | None) -> Conversation[tuple[DayFacts, ...]]:
    chosen, values = _of_game(game)
    rows = yield Statement(
        f"SELECT day, game, facts FROM days WHERE player = ? AND day >= ?{chosen} ORDER BY day, game",
        (player, since, *values),
    )
    return tuple([DayFacts(day, name, _facts(facts)) for day, name, facts in rows])


def win_streak(player: Identity, since: str, game: str | None) -> Conversation[Streak]:
    chosen, values = _of_game(game)
    rows = yield Statement(
        f"SELECT ended FROM played WHERE player = ? AND finished >= ? AND ended IS NOT NULL{chosen}"
        " ORDER BY finished DESC, code DESC LIMIT ?",
        (player, start_of(since), *values, STREAK_GAMES),
    )
    return run_of(ended > 0 for (ended,) in reversed(rows))


def meetings_of(player: Identity) -> Conversation[tuple[Meeting, ...]]:
    rows = yield Statement(
        "SELECT opponent, name, game, games, wins, losses, finished FROM meetings WHERE player = ?"
        " ORDER BY finished DESC, opponent, game",
        (player,),
    )
    return tuple(Meeting(*row) for row in rows)


def board(date: str, size: str, limit: int, among: Identity | None) -> Conversation[tuple[DailyEntry, ...]]:
    if among is None:
        rows = yield Statement(
            f"SELECT {_PUBLIC} FROM daily d WHERE d.date = ? AND d.size = ? AND {_LISTED}{_BEST_FIRST} LIMIT ?",
            (date, size, *_bounds(size), limit),
        )
        return tuple(_ranked(rows))
    met = yield Statement("SELECT DISTINCT opponent FROM meetings WHERE player = ? LIMIT ?", (among, FEW_MET + 1))
    if len(met) > FEW_MET:
        rows = yield Statement(
            f"SELECT {_ENTRY} FROM daily d WHERE d.date = ? AND d.size = ? AND {_NOT_REMOVED} AND (d.player = ?"
            f" OR EXISTS (SELECT 1 FROM meetings m WHERE m.player = ? AND m.opponent = d.player)){_BEST_FIRST} LIMIT ?",
            (date, size, among, among, limit),
        )
        return tuple(_ranked(rows))
    found: list[Any] = []
    for people in slices([among, *(opponent for (opponent,) in met)]):
        found += yield Statement(
            f"SELECT {_ENTRY} FROM daily d WHERE d.date = ? AND d.size = ? AND {_NOT_REMOVED}"
            f" AND d.player IN ({marks(people)})",
            (date, size, *people),
        )
    found.sort(key=lambda row: (row[2], row[3], row[4]))
    return tuple(_ranked(found[:limit]))


def _ranked(rows: Sequence[Any]) -> Iterator[DailyEntry]:
    rank, before = 0, None
    for place, (player, name, elapsed, wrong, code) in enumerate(rows, 1):
        if (elapsed, wrong) != before:
            rank, before = place, (elapsed, wrong)
        yield DailyEntry(rank, Identity(player), name, elapsed, wrong, TableId(code))


def submitted(date: str, size: str, limit: int) -> Conversation[tuple[DailyEntry, ...]]:
    rows = yield Statement(
        f"SELECT {_PUBLIC} FROM daily d WHERE d.date = ? AND d.size = ? AND d.board_name <> ''{_BEST_FIRST} LIMIT ?",
        (date, size, limit),
    )
    listings: dict[Identity, daily_board.Listing] = {}
    for player, *_ in rows:
        listings[player] = yield from _listing(date, size, player)
    return tuple(replace(entry, listing=listings[entry.player]) for entry in _ranked(rows))


def standing(date: str, size: str, player: Identity) -> Conversation[DailyStanding | None]:
    mine = yield Statement(
        "SELECT name, elapsed, wrong, code FROM daily WHERE date = ? AND size = ? AND player = ?", (date, size, player)
    )
    if not mine:
        return None
    ((name, elapsed, wrong, code),) = mine
    ((ahead,),) = yield Statement(
        f"SELECT count(*) FROM daily d WHERE d.date = ? AND d.size = ? AND (d.elapsed, d.wrong) < (?, ?) AND {_LISTED}",
        (date, size, elapsed, wrong, *_bounds(size)),
    )
    listed = yield from _listing(date, size, player)
    count = (yield from count_listed(date, size)) + (listed != "listed")
    return DailyStanding(DailyEntry(ahead + 1, player, name, elapsed, wrong, TableId(code), listed), count)


def _listing(date: str, size: str, player: Identity) -> Conversation[daily_board.Listing]:
    """Reads what `daily_board.listing` needs, and calls it."""
    ((elapsed, wrong, code, *note),) = yield Statement(
        f"SELECT elapsed, wrong, code, {NOTE_COLUMNS} FROM daily WHERE date = ? AND size = ? AND player = ?",
        (date, size, player),
    )
    earlier = yield Statement(
        "SELECT elapsed FROM daily WHERE player = ? AND size = ? AND date < ?", (player, size, date)
    )
    better = yield Statement(
        f"SELECT 1 FROM daily o WHERE o.date = ? AND o.size = ? AND o.origin = ? AND {_CANDIDATE}"
        " AND (o.elapsed, o.wrong, o.code) < (?, ?, ?) LIMIT 1",
        (date, size, note[1], _bounds(size)[0], elapsed, wrong, code),
    )
    time = daily_board.TimeOnBoard(
        elapsed, puzzle_size(size)[1], daily_board.BoardNote(*note), [one for (one,) in earlier]
    )
    return daily_board.listing(time, outdone=bool(better))


def note_of(table: TableId) -> Conversation[daily_board.BoardNote | None]:
    rows = yield Statement(f"SELECT {NOTE_COLUMNS} FROM daily WHERE code = ?", (table,))
    return daily_board.BoardNote(*rows[0]) if rows else None


def count_listed(date: str, size: str) -> Conversation[int]:
    ((count,),) = yield Statement(
        f"SELECT count(*) FROM daily d WHERE d.date = ? AND d.size = ? AND {_LISTED}", (date, size, *_bounds(size))
    )
    return int(count)


def _bounds(size: str) -> tuple[int, int, int, int, int]:
    """Returns the parameters of `_LISTED`."""
    sets = puzzle_size(size)[1]
    credible = daily_board.CREDIBLE_FIND * sets
    return credible, daily_board.BELIEVED_FIND * sets, daily_board.FEWEST_EARLIER, daily_board.SUDDEN, credible


def daily_dates(player: Identity) -> Conversation[tuple[str, ...]]:
    rows = yield Statement("SELECT DISTINCT date, size FROM daily WHERE player = ? ORDER BY date DESC", (player,))
    return tuple(date for date, _ in rows)


def latest() -> Conversation[Moment]:
    ((finished,),) = yield Statement("SELECT coalesce(max(finished), 0) FROM games")
    return Moment(finished)


def everything() -> Conversation[bytes]:
    games = yield Statement(f"SELECT {GAME_COLUMNS} FROM games g ORDER BY g.code")
    people = yield Statement("SELECT DISTINCT player FROM played ORDER BY player")
    times = yield Statement(
        f"SELECT date, size, player, name, elapsed, wrong, code, {NOTE_COLUMNS} FROM daily ORDER BY date, size, code"
    )
    days, met = [], []
    for (player,) in people:
        days.append((player, (yield from days_of(player, "", None))))
        met.append((player, (yield from meetings_of(player))))
    return encode([list(map(result_of, games)), days, met, list(map(tuple, times))])


def _of_game(game: str | None) -> tuple[str, tuple[str, ...]]:
    return ("", ()) if game is None else (" AND game = ?", (game,))
