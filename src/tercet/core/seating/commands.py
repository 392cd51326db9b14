"""Commands about seats, starts and agreements, in every game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from tercet.core.engine.game import Command, TableCommand, UncheckedSeat
from tercet.core.engine.seats import Proposed, Seat
from tercet.core.seating.authority import Authority, SeatHolder

Nonce = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{2}){16,32}$")]
"""16 to 32 bytes in hexadecimal."""
Digest = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]
"""A SHA-256 in hexadecimal."""


GivenName = Annotated[str, Meta(max_length=200)]
"""A name as typed; the cleaned name may be shorter."""


class Open(TableCommand, frozen=True, kw_only=True):
    """The first command of every table: commits to the seed of the first deal."""

    hosted: bool = False
    """Whether the player who created the table hosts it, seated or not (C17)."""


class HostCommand(Command, frozen=True, kw_only=True):
    """A command whose effect depends on its sender: the host may do more than other players."""

    authority: Authority | None = None
    """The sender's role at this table, if it is more than holding `seat`; set by the table."""

    @property
    def issuer(self) -> Authority:
        return SeatHolder(self.sender) if self.authority is None else self.authority


class Sit(HostCommand, frozen=True, kw_only=True):
    """Takes the next free seat; without a name, uses the name the guest is known by."""

    from_any_device: ClassVar[bool] = True

    name: GivenName = ""
    bot: bool = False


class SitAs(HostCommand, frozen=True, kw_only=True):
    """Takes the next free seat under exactly this name; used when replaying a log."""

    internal: ClassVar[bool] = True

    name: str
    bot: bool = False


class Rename(Command, frozen=True, kw_only=True):
    """Changes the player's name, even in the middle of a game (C17)."""

    from_any_device: ClassVar[bool] = True

    name: GivenName


class RenameAs(TableCommand, frozen=True, kw_only=True):
    """Takes exactly this name; used when replaying a log, and to replace a deleted guest's name."""

    name: str


class RenamePerson(HostCommand, frozen=True, kw_only=True):
    """The owner of a room renames a person, in the room or at one of its tables (R4)."""

    who: UncheckedSeat
    name: GivenName


class Leave(Command, frozen=True, kw_only=True):
    """Leaves the game, for good or until `Return`."""

    from_any_device: ClassVar[bool] = True


class Return(Command, frozen=True, kw_only=True):
    """Takes the player's own seat again."""


class TakeOver(TableCommand, frozen=True, kw_only=True):
    """At the host's request, gives a bot the seat of a player who left, with their score and everything they had (C17,
    D18)."""

    who: Seat
    name: str


class GoAway(TableCommand, frozen=True, kw_only=True):
    """A player is away."""


class ComeBack(TableCommand, frozen=True, kw_only=True):
    """A player is no longer away."""


class Ready(Command, frozen=True, kw_only=True):
    """The player wants the next deal to start (C17)."""


class WithdrawReady(Command, frozen=True, kw_only=True):
    """Withdraws "ready" before the deal has started (C17)."""


class CommitNonce(Command, frozen=True, kw_only=True):
    """A client commits to its own nonce for the seed that the table has committed to (P1)."""

    automatic: ClassVar[bool] = True

    commitment: Digest
    """The SHA-256 of the nonce's bytes."""
    seed: Digest
    """The table's commitment, for which this commitment is made."""


class RevealNonce(Command, frozen=True, kw_only=True):
    """A client reveals its nonce after seeing the fixed list of commitments (P1)."""

    automatic: ClassVar[bool] = True

    nonce: Nonce


class ExpireNonces(TableCommand, frozen=True, kw_only=True):
    """Stops waiting for people who have not committed or revealed (P1)."""


class Start(HostCommand, frozen=True, kw_only=True):
    """The host starts without waiting for the other players, even alone (C17)."""


class Remove(HostCommand, frozen=True, kw_only=True):
    """The host removes a player, or closes the seat of one who left."""

    who: UncheckedSeat


class SetHandicap(HostCommand, frozen=True, kw_only=True):
    """The host makes a player wait before calling, so that a parent and a child can race (C7)."""

    who: UncheckedSeat
    seconds: Annotated[int, Meta(ge=0, le=30)]


class HandOver(HostCommand, frozen=True, kw_only=True):
    """The host makes another player host."""

    to: UncheckedSeat


class Close(HostCommand, frozen=True, kw_only=True):
    """The host ends the table for everybody."""


class Propose(HostCommand, frozen=True, kw_only=True):
    """Proposes starting this deal over, or ending the game early (C17); not at a table of a room (R7)."""

    what: Proposed


class Agree(Command, frozen=True, kw_only=True):
    """Agrees to the proposal (C17)."""

    what: Proposed | None = None
    """The proposal that the player saw; refused if it has changed since."""


class Decline(Command, frozen=True, kw_only=True):
    """Declines the proposal, or withdraws the player's own (C17)."""


class InterruptPlay(TableCommand, frozen=True, kw_only=True):
    """After a server stop or crash, makes an interrupted call or turn wait for its player (C20)."""


class ContinuePlay(TableCommand, frozen=True, kw_only=True):
    """A player has reconnected; their interrupted call or turn gets its full time again (C20)."""


class OfferSeat(Command, frozen=True, kw_only=True):
    """Offers the player's seat to another device of the same person (R4)."""

    from_any_device: ClassVar[bool] = True

    proof: Digest
    """The SHA-256 of the secret that the other device will present."""


class TakeOfferedSeat(Command, frozen=True, kw_only=True):
    """Takes the seat that was offered to the device with this secret (R4)."""

    secret: Nonce


class MoveSeat(TableCommand, frozen=True, kw_only=True):
    """Gives this seat to the sender's device; used when replaying a log."""

    who: Seat


class PauseTable(HostCommand, frozen=True, kw_only=True):
    """The room's owner pauses the table, stopping its clock, to get everybody's attention (R6)."""


class ResumeTable(HostCommand, frozen=True, kw_only=True):
    """The table resumes (R6)."""


class AskHint(Command, frozen=True, kw_only=True):
    """Asks for the next hint, in games that have hints (C13, D19)."""


COMMANDS: Final = (
    Open,
    Sit,
    SitAs,
    Rename,
    RenameAs,
    RenamePerson,
    Leave,
    Return,
    TakeOver,
    GoAway,
    ComeBack,
    Ready,
    WithdrawReady,
    CommitNonce,
    RevealNonce,
    ExpireNonces,
    Start,
    Remove,
    SetHandicap,
    HandOver,
    Close,
    Propose,
    Agree,
    Decline,
    InterruptPlay,
    ContinuePlay,
    OfferSeat,
    TakeOfferedSeat,
    MoveSeat,
    PauseTable,
    ResumeTable,
)
