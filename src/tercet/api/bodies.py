"""The bodies of requests and responses, and how opponents are named in them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Annotated, Any, Literal, NewType

import msgspec
from msgspec import Meta

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
    """A new guest; only a display name is needed."""

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
    """The printed rules to start from; None for the game's first."""
    overrides: dict[str, Any] = {}
    """The host's changes to them, by the names of the rules."""
    seats: Annotated[int, Meta(ge=1, le=12)] | None = None
    listed: bool = False
    """Whether strangers can find it."""
    chat: bool = False
    """Whether free text is allowed; never at a listed table."""
    bots: Annotated[tuple[Annotated[str, Meta(max_length=32)], ...], Meta(max_length=11)] = ()
    """The level of each bot to add at once."""
    after: Annotated[str, Meta(max_length=64)] | None = None
    """The finished table that this one continues. Anyone who asks later is given the table that already exists."""


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table as seen from outside."""

    code: str
    game: str
    rules: Any
    """None in a list of tables."""
    listed: bool
    chat: bool
    created: Moment
    finished: Moment | None = None
    phase: str | None = None
    """None while it sleeps."""
    players: tuple[str, ...] = ()
    """The names of the players."""
    bots: tuple[int, ...] = ()
    """Indexes into `players`."""
    scores: tuple[int, ...] = ()
    """The score of each of them."""
    unplayed: int | None = None
    """Cards in the pile or dice in the bag, once they are dealt."""
    seats: int | None = None
    has_free_seat: bool | None = msgspec.field(default=None, name="room")
    """Whether one more player may take a seat; sent as `room`, as in 0.1.0."""
    watchers: int | None = None
    successor: str | None = None
    """The table where the same people continue."""


class NewRoom(msgspec.Struct, frozen=True, kw_only=True):
    """The terms of a new room, and who may join."""

    terms: RoomTerms = RoomTerms()


class RoomSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A room as seen from outside."""

    code: str
    """The five letters that people type."""


class RoomTables(msgspec.Struct, frozen=True, kw_only=True):
    """The tables of a room's latest round, in their order, and the standings."""

    tables: tuple[TableSummary | None, ...]
    """None for a table that does not exist yet, and for one of a finished round that sleeps."""
    standings: tuple[RoomStanding, ...]
    """The best first."""
    board: tuple[int, ...] = ()
    """The cards of a quiet round that is over, so that its solutions can be shown."""


class OpponentName(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody else at the table."""

    id: str
    """For requesting all games with them; empty if their data was deleted."""
    name: str
    bot: bool = False


class OwnGame(msgspec.Struct, frozen=True, kw_only=True):
    """One of a guest's own finished games."""

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
    """The guest's own index in `players`."""
    rules: str = ""
    """A short name of the rules: the game, then the ranking category, such as `cards es full 12`."""
    length: int | None = None
    """Milliseconds from the first cards or dice to the end."""
    solo: bool | None = None
    place: int | None = None
    """The guest's own place; None if nobody won."""
    opponents: tuple[OpponentName, ...] = ()


class LastClearable(msgspec.Struct, frozen=True, kw_only=True):
    """The last point at which a finished solo game's last deal could still be cleared (C13)."""

    sets: int | None = None
    """How many SETs the player had taken by then; None if the deal could not be cleared at all."""
    version: int | None = None
    """The number of log events by then."""
    line: tuple[tuple[int, int, int], ...] = ()
    """The SETs that clear the table from there; three more cards are dealt whenever there is none. Empty if cleared."""


class GameList(msgspec.Struct, frozen=True, kw_only=True):
    games: tuple[OwnGame, ...]
    before: Moment | None = None
    """Pass this to get the next page; None on the last."""
    rules: tuple[str, ...] = ()
    """The short names of the rules in the guest's latest games, to choose from; on the first page only."""


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    tables: tuple[TableSummary, ...]


class GuestErased(msgspec.Struct, frozen=True, kw_only=True):
    """The result of deleting a guest."""

    tables: int
    """The number of tables where their name was replaced."""


HealthStatus = Literal["ok", "low-space", "no-store", "no-bus", "date-jumped", "stopping"]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    status: HealthStatus
    """`low-space`: no new tables, but existing ones continue. `no-store`: waiting for an unreachable database.
    `no-bus`: this node cannot reach the rest of the cluster. `date-jumped`: nothing old is deleted until
    somebody confirms the date."""
    version: str
    protocol: int


class Addresses(msgspec.Struct, frozen=True, kw_only=True):
    """Addresses of this server for other devices."""

    addresses: tuple[str, ...]
    """Empty if it listens on this computer only."""


class ErrorBody(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused."""

    code: str
    detail: str
    reason: str = ""
    """For unplayable rules: the id of a message that explains why in the reader's language."""
    details: dict[str, str | float] = {}
    """Arguments of that message."""


class OpponentRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The record against one opponent in one game."""

    id: str
    """For requesting the games with them; meaningless to anybody else."""
    name: str
    """Their latest name."""
    bot: bool
    game: str
    games: int
    wins: int
    """How often the guest finished ahead of them; the remaining games were tied or unfinished."""
    losses: int
    last: Moment
    """When the two last played."""


class OpponentList(msgspec.Struct, frozen=True, kw_only=True):
    opponents: tuple[OpponentRecord, ...]
    """Latest first."""


def opponent_id(guest: Identity, opponent: Identity) -> str:
    """A stand-in for an opponent's identity: the same every time for this guest, different for everybody else."""
    if is_bot(opponent):
        return opponent
    return hashlib.sha256(f"opponent {guest} {opponent}".encode()).hexdigest()[:16]


def opponent_by_id(guest: Identity, stand_in: str, met: Iterable[Meeting]) -> Identity | None:
    """The opponent with this stand-in id, among those a guest has met."""
    return next((meeting.opponent for meeting in met if opponent_id(guest, meeting.opponent) == stand_in), None)
