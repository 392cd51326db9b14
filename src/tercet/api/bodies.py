"""The bodies of requests and responses, and the ids of opponents in them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Annotated, Any, Literal, NewType

import msgspec
from msgspec import Meta

from tercet.core.engine.game import Millis
from tercet.core.games import GAMES
from tercet.core.identity import Identity, is_bot
from tercet.core.room.standings import RoomStanding
from tercet.core.room.terms import RoomTerms
from tercet.core.seating.rules import NAME_LENGTH
from tercet.results.port import Meeting
from tercet.store.port import Moment

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH * 8)]
GameName = NewType("GameName", str)
"""One of the registered games."""


class NewGuest(msgspec.Struct, frozen=True, kw_only=True):
    """A new guest, with a display name."""

    name: Name


class GuestProfile(msgspec.Struct, frozen=True, kw_only=True):
    """A guest's own data."""

    name: str
    token: str
    """For clients without cookies: `Authorization: Bearer …`, or `token` in the hello."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """The game and rules of a new table."""

    game: Annotated[GameName, Meta(max_length=32)] = GameName(next(iter(GAMES)))
    edition: Annotated[str, Meta(max_length=16)] | None = None
    """The printed edition to start from; None for the game's first edition."""
    overrides: dict[str, Any] = {}
    """The host's changes to the edition: rule names and their new values."""
    seats: Annotated[int, Meta(ge=1, le=12)] | None = None
    listed: bool = False
    """Whether strangers can find the table."""
    chat: bool = False
    """Whether players may write free text; a listed table cannot have chat."""
    bots: Annotated[tuple[Annotated[str, Meta(max_length=32)], ...], Meta(max_length=11)] = ()
    """The levels of bots to add when the table is created."""
    after: Annotated[str, Meta(max_length=64)] | None = None
    """The finished table that the new table continues. Only the first request creates a table; later requests with the
    same `after` return that table."""


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table as seen from outside."""

    code: str
    game: str
    rules: Any
    """None if the summary is part of a list."""
    listed: bool
    chat: bool
    created: Moment
    finished: Moment | None = None
    phase: str | None = None
    """None while the table sleeps."""
    players: tuple[str, ...] = ()
    """The names of the players."""
    bots: tuple[int, ...] = ()
    """Indexes into `players`."""
    scores: tuple[int, ...] = ()
    """The score of each player."""
    unplayed: int | None = None
    """Number of cards in the pile or dice in the bag; None before the first deal."""
    time_left: Millis | None = None
    """Milliseconds left in a timed deal; None unless one is in progress."""
    time_taken: Millis | None = None
    """Milliseconds that people who play together have played; None in any other game, or if theirs was stopped."""
    seats: int | None = None
    has_free_seat: bool | None = msgspec.field(default=None, name="room")
    """Whether another player may take a seat; sent as `room`, for compatibility with 0.1.0."""
    watchers: int | None = None
    successor: str | None = None
    """The table where the same people continue after this game."""


class NewRoom(msgspec.Struct, frozen=True, kw_only=True):
    """A request for a new room, with its terms."""

    terms: RoomTerms = RoomTerms()


class RoomSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A room as seen from outside."""

    code: str
    """The five letters that people type to join."""


class RoomTables(msgspec.Struct, frozen=True, kw_only=True):
    """The tables of a room's latest round, in order, and the standings."""

    tables: tuple[TableSummary | None, ...]
    """None for a table that has not been created yet, or that is asleep after the round."""
    standings: tuple[RoomStanding, ...]
    """Best first."""
    board: tuple[int, ...] = ()
    """The cards of a quiet round once it is finished, so clients can show its solutions."""
    time_taken: Millis | None = None
    """Milliseconds that a round played together has lasted, or took until its last table had finished."""
    best_time: Millis | None = None
    """The shortest such time of an earlier round under the same terms."""


class OpponentName(msgspec.Struct, frozen=True, kw_only=True):
    """An opponent at the table."""

    id: str
    """Pass this id to request all games with this opponent; empty if the opponent deleted their data."""
    name: str
    bot: bool = False


class OwnGame(msgspec.Struct, frozen=True, kw_only=True):
    """One of the guest's finished games."""

    code: str
    game: str
    finished: Moment
    players: tuple[str, ...] = ()
    bots: tuple[int, ...] = ()
    """Indexes into `players`."""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    """Indexes into `players`."""
    seat: int | None = None
    """The guest's index in `players`."""
    rules: str = ""
    """Short name of the rules: the game, then the category under which times are compared, as in `cards es full 12`."""
    length: int | None = None
    """Milliseconds from the first cards or dice to the end."""
    solo: bool | None = None
    place: int | None = None
    """The guest's place; None if nobody won."""
    opponents: tuple[OpponentName, ...] = ()
    date: str = ""
    """The date of a daily puzzle, such as `2026-11-15`."""


class LastClearable(msgspec.Struct, frozen=True, kw_only=True):
    """The last point at which a finished solo game's last deal could still be cleared (C13)."""

    sets: int | None = None
    """Number of SETs the player had taken at that point; None if the deal could not be cleared at all."""
    version: int | None = None
    """Number of events in the log at that point."""
    line: tuple[tuple[int, int, int], ...] = ()
    """The SETs to take from that point on to clear the deal, adding three cards whenever there is no SET. Empty if the
    player cleared the deal."""


class GameList(msgspec.Struct, frozen=True, kw_only=True):
    games: tuple[OwnGame, ...]
    before: Moment | None = None
    """Pass this as `before` to get the next page; None on the last page."""
    rules: tuple[str, ...] = ()
    """Short names of the rules in the guest's latest games, as choices for a filter; only on the first page."""


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    tables: tuple[TableSummary, ...]


class GuestErased(msgspec.Struct, frozen=True, kw_only=True):
    """The result of deleting a guest."""

    tables: int
    """Number of tables where the guest's name was replaced."""


HealthStatus = Literal["ok", "low-space", "no-store", "no-bus", "date-jumped", "stopping"]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    status: HealthStatus
    """`low-space`: the server refuses new tables, but existing ones continue. `no-store`: the server is waiting for an
    unreachable database. `no-bus`: this node cannot reach the rest of the cluster. `date-jumped`: nothing old is
    deleted until an operator confirms the date."""
    version: str
    protocol: int


class Addresses(msgspec.Struct, frozen=True, kw_only=True):
    """Addresses at which other devices can reach this server."""

    addresses: tuple[str, ...]
    """Empty if only this computer can connect."""


class ErrorBody(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused."""

    code: str
    detail: str
    reason: str = ""
    """For unplayable rules: the id of a message that explains why in the reader's language."""
    details: dict[str, str | float] = {}
    """Arguments of that message."""


class OpponentRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The record against one opponent in one kind of game."""

    id: str
    """Pass this id to request the games with this opponent; every guest gets a different id for the same person."""
    name: str
    """The opponent's latest name."""
    bot: bool
    game: str
    games: int
    wins: int
    """Number of games in which the guest finished ahead. Games that are neither wins nor losses were tied, or nobody
    won."""
    losses: int
    last: Moment
    """End of the latest game against this opponent."""


class OpponentList(msgspec.Struct, frozen=True, kw_only=True):
    opponents: tuple[OpponentRecord, ...]
    """Latest first."""


def opponent_id(guest: Identity, opponent: Identity) -> str:
    """Returns a bot's identity unchanged; for a person, returns a stand-in that is always the same for `guest` but
    different for every other guest."""
    if is_bot(opponent):
        return opponent
    return hashlib.sha256(f"opponent {guest} {opponent}".encode()).hexdigest()[:16]


def opponent_by_id(guest: Identity, stand_in: str, met: Iterable[Meeting]) -> Identity | None:
    """Finds the opponent with the id `stand_in` among those that `guest` has met."""
    return next((meeting.opponent for meeting in met if opponent_id(guest, meeting.opponent) == stand_in), None)
