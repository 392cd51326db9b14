"""Adds finished games to the database, and deletes them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from tercet.core.identity import Identity
from tercet.results.daily_board import BoardNote
from tercet.results.database.queries import knows
from tercet.results.database.sql import GAME_COLUMNS, NOTE_COLUMNS, TABLES, as_number, encode, marks, result_of, slices
from tercet.results.log_to_rows.player_facts import PlayerFacts, merge_facts
from tercet.results.port import FinishedTable, GameResult, ahead_or_behind, anonymized, date_of, meetings, start_of_day
from tercet.store.port import Moment, TableId
from tercet.store.shared_sql import BatchStatement, Conversation, Statement

GAMES_PER_DELETION: Final = 500
"""Number of old games to delete per transaction."""
_LATER: Final = "(excluded.finished, excluded.code) > (meetings.finished, meetings.code)"

_facts = msgspec.msgpack.Decoder(PlayerFacts).decode


def add_all(finished: Collection[FinishedTable]) -> Conversation[int]:
    """Adds the games that are not stored yet; returns the number of games added."""
    known = yield from knows([one.result.table for one in finished])
    new = {one.result.table: one for one in finished if one.result.table not in known}.values()
    if not new:
        return 0
    results = [one.result for one in new]
    yield BatchStatement(
        "INSERT INTO games (code, game, rules, finished, length, seats) VALUES (?, ?, ?, ?, ?, ?)",
        [(one.table, one.game, one.rules, one.finished, one.length, encode(one.seats)) for one in results],
    )
    yield BatchStatement(
        "INSERT INTO played (player, finished, code, game, rules, solo, ended) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (player, one.finished, one.table, one.game, one.rules, int(one.solo), as_number(one.ended_for(player)))
            for one in results
            for player in dict.fromkeys([seat.player for seat in one.seats if seat.player])
        ],
    )
    yield from _add_facts(new)
    yield from _add_meetings(results)
    times = [
        (
            *(time.date, time.size, seat.player, seat.name, time.elapsed, time.wrong, one.result.table),
            *(time.note.name, time.note.origin, time.note.decision),
        )
        for one in new
        if (time := one.daily) is not None
        for seat in one.result.seats[:1]
    ]
    if times:
        yield BatchStatement(
            f"INSERT INTO daily (date, size, player, name, elapsed, wrong, code, {NOTE_COLUMNS})"
            f" VALUES ({marks(times[0])}) ON CONFLICT (date, size, player) DO NOTHING",
            times,
        )
    return len(results)


def note_time(table: TableId, note: BoardNote) -> Conversation[bool]:
    rows = yield Statement(
        f"UPDATE daily SET ({NOTE_COLUMNS}) = (?, ?, ?) WHERE code = ? RETURNING code",
        (note.name, note.origin, note.decision, table),
    )
    return bool(rows)


def _add_facts(new: Collection[FinishedTable]) -> Conversation[None]:
    added: dict[tuple[str, str, str], list[PlayerFacts]] = {}
    for one in new:
        day, game = one.result.day, one.result.game
        for seat, facts in zip(one.result.seats, one.facts, strict=True):
            if seat.player:
                added.setdefault((seat.player, day, game), []).append(facts)
    for keys in slices(list(added)):
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
        [(*key, encode(parts[0] if len(parts) == 1 else merge_facts(parts))) for key, parts in added.items()],
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


_Pair = tuple[Identity, Identity, str]
"""A person, an opponent and a game."""


def _met(results: Sequence[GameResult]) -> dict[_Pair, tuple[tuple[str, Moment, TableId], list[int]]]:
    """For each pair: the opponent's latest name, the time and table of their latest game, and games, wins and
    losses."""
    met: dict[_Pair, tuple[tuple[str, Moment, TableId], list[int]]] = {}
    for one in results:
        for own, other in meetings(one):
            key = (own.player, other.player, one.game)
            counts = met[key][1] if key in met else [0, 0, 0]
            wins, losses = ahead_or_behind(own, other)
            counts[0] += 1
            counts[1] += wins
            counts[2] += losses
            met[key] = ((other.name, one.finished, one.table), counts)
    return met


def erase_player(player: Identity, name: str) -> Conversation[None]:
    rows = yield Statement(
        f"SELECT {GAME_COLUMNS} FROM played p JOIN games g ON g.code = p.code WHERE p.player = ?", (player,)
    )
    changed = [anonymized(result_of(row), player, name) for row in rows]
    if changed:
        yield BatchStatement(
            "UPDATE games SET seats = ? WHERE code = ?", [(encode(one.seats), one.table) for one in changed]
        )
    # every meeting of two people is stored for both of them
    met = yield Statement("SELECT DISTINCT opponent FROM meetings WHERE player = ?", (player,))
    if met:
        yield BatchStatement(
            "DELETE FROM meetings WHERE player = ? AND opponent = ?", [(other, player) for (other,) in met]
        )
    for table in TABLES[1:]:
        yield Statement(f"DELETE FROM {table} WHERE player = ?", (player,))


def delete_old(before: Moment) -> Conversation[bool]:
    """Deletes a batch of games that ended before the day of `before`, and subtracts them from the meetings of their
    players; returns False after the last batch.

    Facts are stored per day, so only whole days are deleted, after the last batch.
    """
    rows = yield Statement(
        f"SELECT {GAME_COLUMNS} FROM games g WHERE g.finished < ? ORDER BY g.finished LIMIT ?",
        (start_of_day(before), GAMES_PER_DELETION),
    )
    if not rows:
        yield Statement("DELETE FROM days WHERE day < ?", (date_of(before),))
        return False
    results = list(map(result_of, rows))
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
