"""The events of a room, with all their consequences (R)."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec
from msgspec.structs import replace

from tercet.core.engine.game import Event, Millis
from tercet.core.engine.seats import Seat
from tercet.core.room.seating_plan import Arrangement
from tercet.core.room.terms import RoomTerms
from tercet.core.seating.events import EVENTS as SEATING_EVENTS


class RoomTable(msgspec.Struct, frozen=True):
    """A table of a round."""

    code: str
    seats: tuple[Seat, ...]
    """The players, by their seats in the room, in seating order."""


class PersonScore(msgspec.Struct, frozen=True):
    """One person's score at one table."""

    seat: Seat
    """Their seat in the room."""
    points: int
    sets: int
    """The number of SETs they took."""
    place: int
    """Place at the table; 1 is the best."""


class TermsChanged(Event, frozen=True, kw_only=True):
    terms: RoomTerms


class RoomRoundStarted(Event, frozen=True, kw_only=True):
    """A round begins; all tables are named before any of them exists (R5)."""

    number: int
    """Counted from 1."""
    tables: tuple[RoomTable, ...]
    terms: RoomTerms
    """The terms of this round."""
    arrangement: Arrangement
    ends_at: Millis | None = None
    """When the round ends for everybody."""


class TableAdded(Event, frozen=True, kw_only=True):
    """The round has one more table, still empty (R5)."""

    code: str


class PersonPlaced(Event, frozen=True, kw_only=True):
    """A newcomer, or a person whom the owner moved, now sits at a table of the round (R5)."""

    seat: Seat
    table: int
    """The table's number in the round, counted from 0."""


class TableRecorded(Event, frozen=True, kw_only=True):
    """A table of the round has ended, with the scores from its log (R8)."""

    number: int
    """The round's number, counted from 1."""
    table: int
    scores: tuple[PersonScore, ...]
    time_taken: Millis | None = None
    """The playing time, if the people at the table played together to the end."""


class RoomRoundEnded(Event, frozen=True, kw_only=True):
    """The round is over; its tables close, and unfinished deals count with their current scores (R7)."""

    number: int


class TablesPaused(Event, frozen=True, kw_only=True):
    """Every table stops (R6)."""


class TablesResumed(Event, frozen=True, kw_only=True):
    """Every table resumes (R6)."""


class NamesShown(Event, frozen=True, kw_only=True):
    """Whether the projector shows names (R4)."""

    shown: bool


class ScoresShown(Event, frozen=True, kw_only=True):
    """Whether the projector shows points and standings (R4)."""

    shown: bool


class SolutionShown(Event, frozen=True, kw_only=True):
    """The owner's devices show this SET of the last quiet round's board (R10)."""

    number: int | None
    """The step of the discussion, counted from 0: each SET takes two, its cards and then the reasons. None if they show
    the board alone."""


class PersonReadmitted(Event, frozen=True, kw_only=True):
    """A person whom the owner removed may come back to their seat (R4)."""

    changes_owners: ClassVar[bool] = True
    readmits: ClassVar[bool] = True

    seat: Seat


class OwnerLinkReplaced(Event, frozen=True, kw_only=True):
    """A new secret link for the owner's devices replaces the previous one; devices that used the old link lose the
    owner's rights (R4)."""

    changes_owners: ClassVar[bool] = True
    revokes_owners: ClassVar[bool] = True

    link: str = ""
    """The SHA-256 of the secret; only the table knows it."""

    def seen_by(self, seat: Seat | None) -> OwnerLinkReplaced:
        return replace(self, link="")


class OwnerDeviceAdded(Event, frozen=True, kw_only=True):
    """The sender's device has become one of the owner's (R4)."""

    changes_owners: ClassVar[bool] = True
    makes_owner: ClassVar[bool] = True


class NameClaimed(Event, frozen=True, kw_only=True):
    """A person on a new device says who in the room they are (R4)."""

    claim: int
    seat: Seat
    proof: str
    """The SHA-256 of a secret that only this device knows."""


class ClaimAnswered(Event, frozen=True, kw_only=True):
    """The owner has confirmed or rejected a claim (R4)."""

    claim: int
    confirmed: bool


class SeatClaimed(Event, frozen=True, kw_only=True):
    """A person's seat moved to their new device, the sender (R4)."""

    changes_owners: ClassVar[bool] = True
    gives_seat: ClassVar[bool] = True

    claim: int
    seat: Seat


EVENTS: Final = (
    *SEATING_EVENTS,
    TermsChanged,
    RoomRoundStarted,
    TableAdded,
    PersonPlaced,
    TableRecorded,
    RoomRoundEnded,
    TablesPaused,
    TablesResumed,
    NamesShown,
    ScoresShown,
    SolutionShown,
    PersonReadmitted,
    OwnerLinkReplaced,
    OwnerDeviceAdded,
    NameClaimed,
    ClaimAnswered,
    SeatClaimed,
)
