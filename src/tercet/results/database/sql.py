"""The schema of results, in SQL that both databases understand; used by `queries` and `updates`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

import msgspec

from tercet.results.port import ENDED, Ended, GameResult, SeatResult
from tercet.store.port import Moment, TableId

KEYS_PER_STATEMENT: Final = 300
"""Maximum number of keys in one statement."""
GAME_COLUMNS: Final = "g.code, g.game, g.rules, g.finished, g.length, g.seats"
"""The columns that `result_of` reads."""
NOTE_COLUMNS: Final = "board_name, origin, decision"
"""The fields of a `BoardNote`, in their order."""

KeyT = TypeVar("KeyT")


encode: Final = msgspec.msgpack.Encoder(order="deterministic").encode
_seats = msgspec.msgpack.Decoder(tuple[SeatResult, ...]).decode


def result_of(row: Any) -> GameResult:
    code, game, rules, finished, length, seats = row
    return GameResult(TableId(code), game, rules, Moment(finished), length, _seats(seats))


def as_number(ended: Ended | None) -> int | None:
    """Encodes how a game ended: 0 for lost, 1 for shared, 2 for won."""
    return None if ended is None else ENDED.index(ended)


def slices(keys: Sequence[KeyT]) -> Iterator[Sequence[KeyT]]:
    return (keys[start : start + KEYS_PER_STATEMENT] for start in range(0, len(keys), KEYS_PER_STATEMENT))


def marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


SCHEMA: Final = """
CREATE TABLE games (
    code {text} NOT NULL PRIMARY KEY,
    game {text} NOT NULL,
    rules {text} NOT NULL,
    finished {number} NOT NULL,
    length {number} NOT NULL,
    seats {bytes} NOT NULL
);
CREATE INDEX games_finished ON games (finished);
CREATE TABLE played (
    player {text} NOT NULL,
    finished {number} NOT NULL,
    code {text} NOT NULL,
    game {text} NOT NULL,
    rules {text} NOT NULL,
    solo {number} NOT NULL,
    ended {number},
    PRIMARY KEY (player, finished, code)
){clustered};
CREATE TABLE days (
    player {text} NOT NULL,
    day {text} NOT NULL,
    game {text} NOT NULL,
    facts {bytes} NOT NULL,
    PRIMARY KEY (player, day, game)
){clustered};
CREATE INDEX days_day ON days (day);
CREATE TABLE meetings (
    player {text} NOT NULL,
    opponent {text} NOT NULL,
    game {text} NOT NULL,
    name {text} NOT NULL,
    games {number} NOT NULL,
    wins {number} NOT NULL,
    losses {number} NOT NULL,
    finished {number} NOT NULL,
    code {text} NOT NULL,
    PRIMARY KEY (player, opponent, game)
){clustered};
CREATE TABLE daily (
    date {text} NOT NULL,
    size {text} NOT NULL,
    player {text} NOT NULL,
    name {text} NOT NULL,
    elapsed {number} NOT NULL,
    wrong {number} NOT NULL,
    code {text} NOT NULL,
    board_name {text} NOT NULL,
    origin {text} NOT NULL,
    decision {text} NOT NULL,
    PRIMARY KEY (date, size, player)
){clustered};
CREATE INDEX daily_times ON daily (date, size, elapsed, wrong, code);
CREATE INDEX daily_origin ON daily (date, size, origin);
CREATE INDEX daily_code ON daily (code);
CREATE INDEX daily_player ON daily (player, date);
"""
"""Five tables: games, their players, facts by player and day, meetings of two players, times in daily puzzles."""
VERSION: Final = 3
"""The version of the schema and of what is counted. Tables of any other version are dropped and rebuilt from the
logs."""
TABLES: Final = ("games", "played", "days", "meetings", "daily")
