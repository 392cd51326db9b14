"""The commands of a room's people and its owner (R)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from tercet.core.engine.game import Command, Millis, TableCommand, UncheckedSeat
from tercet.core.engine.seats import Seat
from tercet.core.room.seating_plan import Arrangement
from tercet.core.room.terms import RoomTerms
from tercet.core.seating.commands import COMMANDS as SEATING_COMMANDS
from tercet.core.seating.commands import Digest, HostCommand

Secret = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{32,64}$")]
SolutionNumber = Annotated[int, Meta(ge=0, le=1080)]
TableNumber = Annotated[int, Meta(ge=-(2**31), le=2**31)]


class ChangeTerms(HostCommand, frozen=True, kw_only=True):
    """The owner changes the terms of the next round, and who may join (R2)."""

    terms: RoomTerms


class StartRoomRound(HostCommand, frozen=True, kw_only=True):
    """The owner starts the next round (R5)."""

    arrangement: Arrangement = "shuffled"
    minutes: Annotated[float, Meta(ge=0.5, le=180)] | None = None
    """The round's time limit; at its end, unfinished tables stop too."""


class EndRound(HostCommand, frozen=True, kw_only=True):
    """The owner ends the round; unfinished deals count with their current scores (R7)."""


class ExpireRound(TableCommand, frozen=True, kw_only=True):
    """The round's time is up (R7)."""


class ExpireRoom(TableCommand, frozen=True, kw_only=True):
    """The room's lifetime of a day is over (R3)."""


class RecordTable(TableCommand, frozen=True, kw_only=True):
    """A table of the round has ended, with each person's score from its log (R8)."""

    table: str
    scores: tuple[tuple[Seat, int, int], ...]
    """Each person's seat in the room, points, and number of SETs."""
    time_taken: Millis | None = None
    """The playing time, if the people at the table played together to the end."""


class PauseTables(HostCommand, frozen=True, kw_only=True):
    """The owner wants everybody's attention and pauses every table (R6)."""


class ResumeTables(HostCommand, frozen=True, kw_only=True):
    """Every table resumes (R6)."""


class AddTable(HostCommand, frozen=True, kw_only=True):
    """The owner adds an empty table to the round, to which people can be moved (R5)."""


class MovePerson(HostCommand, frozen=True, kw_only=True):
    """The owner moves a person to another table of the round, by its number (R5)."""

    who: UncheckedSeat
    table: TableNumber


class ShowNames(HostCommand, frozen=True, kw_only=True):
    """The owner allows or forbids names on the projector (R4)."""

    shown: bool


class ShowScores(HostCommand, frozen=True, kw_only=True):
    """The owner allows or forbids points and standings on the projector (R4)."""

    shown: bool


class ShowSolution(HostCommand, frozen=True, kw_only=True):
    """The owner shows a SET of the last quiet round's board on all their devices, for discussion (R10)."""

    number: SolutionNumber | None
    """The step of the discussion, counted from 0: each SET takes two, its cards and then the reasons. None shows the
    board alone."""


class ReadmitPerson(HostCommand, frozen=True, kw_only=True):
    """The owner lets a person whom they removed back in (R4)."""

    who: UncheckedSeat


class ReplaceOwnerLink(HostCommand, frozen=True, kw_only=True):
    """The owner creates a new secret link for more devices; devices that used the previous link lose the owner's rights
    (R4)."""

    link: Digest
    """The SHA-256 of the secret, which only the owner's devices know."""


class BecomeOwner(Command, frozen=True, kw_only=True):
    """Another device of the owner presents the link's secret (R4)."""

    secret: Secret


class AdmitOwnerDevice(TableCommand, frozen=True, kw_only=True):
    """Makes the sender's device one of the owner's; used when replaying a log."""


class ClaimName(Command, frozen=True, kw_only=True):
    """A person on a new device says who in the room they are (R4)."""

    who: UncheckedSeat
    proof: Digest
    """The SHA-256 of a secret that this device will present to take the seat."""


class AnswerClaim(HostCommand, frozen=True, kw_only=True):
    """The owner confirms or rejects a claim from a new device (R4)."""

    claim: Annotated[int, Meta(ge=0, le=2**31)]
    confirmed: bool


class TakeClaimedSeat(Command, frozen=True, kw_only=True):
    """The new device takes the seat that the owner confirmed; its client sends this automatically (R4)."""

    automatic: ClassVar[bool] = True

    claim: Annotated[int, Meta(ge=0, le=2**31)]
    secret: Secret


class AdmitClaimant(TableCommand, frozen=True, kw_only=True):
    """Gives the claimed seat to the sender; used when replaying a log."""

    claim: int


COMMANDS: Final = (
    *SEATING_COMMANDS,
    ChangeTerms,
    StartRoomRound,
    EndRound,
    ExpireRound,
    ExpireRoom,
    RecordTable,
    PauseTables,
    ResumeTables,
    AddTable,
    MovePerson,
    ShowNames,
    ShowScores,
    ShowSolution,
    ReadmitPerson,
    ReplaceOwnerLink,
    BecomeOwner,
    AdmitOwnerDevice,
    ClaimName,
    AnswerClaim,
    TakeClaimedSeat,
    AdmitClaimant,
)
