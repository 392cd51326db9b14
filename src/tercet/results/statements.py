"""How results and their database talk: the same statements for SQLite and for PostgreSQL.

A function of `queries` or `updates` is a conversation with a database: it yields statements, and is sent their rows.
So one text serves a driver that blocks and one that is awaited.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from tercet.results.port import ENDED, Ended, GameResult, SeatResult
from tercet.store.port import Moment, TableId

ASKED_AT_ONCE: Final = 300
"""Keys in one question."""
GAME_COLUMNS: Final = "g.code, g.game, g.rules, g.finished, g.length, g.seats"
"""What `result_of` makes a game of."""
NOTE_COLUMNS: Final = "board_name, origin, decision"
"""The fields of a `BoardNote`, in their order."""

ResultT = TypeVar("ResultT")
KeyT = TypeVar("KeyT")


class Statement(NamedTuple):
    """A statement with its values; all its rows are wanted."""

    text: str
    values: Sequence[Any] = ()


class BatchStatement(NamedTuple):
    """A statement for many rows, which answers nothing."""

    text: str
    rows: Sequence[Sequence[Any]]


Conversation = Generator[Statement | BatchStatement, list[Any], ResultT]

encode: Final = msgspec.msgpack.Encoder(order="deterministic").encode
_seats = msgspec.msgpack.Decoder(tuple[SeatResult, ...]).decode


def result_of(row: Any) -> GameResult:
    code, game, rules, finished, length, seats = row
    return GameResult(TableId(code), game, rules, Moment(finished), length, _seats(seats))


def as_number(ended: Ended | None) -> int | None:
    """0 for lost; whatever is more was won, or shared."""
    return None if ended is None else ENDED.index(ended)


def slices(keys: Sequence[KeyT]) -> Iterator[Sequence[KeyT]]:
    return (keys[start : start + ASKED_AT_ONCE] for start in range(0, len(keys), ASKED_AT_ONCE))


def marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))
