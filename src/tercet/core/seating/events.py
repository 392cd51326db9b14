"""Events about seats, starts and agreements, in every game."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from tercet.core.engine.game import Event, InterimEvent, Millis
from tercet.core.engine.seats import Proposed, Seat


class SeedCommitted(InterimEvent, frozen=True, kw_only=True):
    """The table commits to a secret seed before anybody contributes a nonce; only its SHA-256 is shown."""

    commitment: str
    seed: str = ""
    hosted: bool = False
    """Whether the player who created the table hosts it, seated or not (C17)."""

    def seen_by(self, seat: Seat | None) -> SeedCommitted:
        """The commitment without the seed, which only the table knows until the deal is over (P1)."""
        return replace(self, seed="")

    @property
    def committed_seed(self) -> str:
        return self.seed


class PlayerSeated(Event, frozen=True, kw_only=True):
    """A newcomer takes the next seat (C17)."""

    changes_owners: ClassVar[bool] = True
    gives_seat: ClassVar[bool] = True

    seat: Seat
    name: str
    bot: bool = False


class PlayerRenamed(Event, frozen=True, kw_only=True):
    """A player has changed their name (C17)."""

    seat: Seat
    name: str


class HandicapSet(Event, frozen=True, kw_only=True):
    """From the next deal on, a player must wait `seconds` before calling on new cards (C7)."""

    seat: Seat
    seconds: int


class PlayerLeft(Event, frozen=True, kw_only=True):
    """A player leaves or is removed, and keeps the seat and its points (C11)."""

    changes_owners: ClassVar[bool] = True

    seat: Seat
    removed: bool = False
    """Whether the host removed the player."""


class PlayerLeaving(InterimEvent, frozen=True, kw_only=True):
    """A player will leave or be removed once the start in progress is finished; it still waits for their nonce (P1)."""

    seat: Seat
    removed: bool = False


class PlayerReturned(Event, frozen=True, kw_only=True):
    """A player who left takes their own seat again (C11)."""

    seat: Seat
    asked: bool = False
    """Whether starts ask this player for a nonce again, although an earlier start waited for it in vain (P1)."""


class PlayerReplaced(Event, frozen=True, kw_only=True):
    """A bot takes over the seat of a player who left, and now owns it."""

    changes_owners: ClassVar[bool] = True
    gives_seat: ClassVar[bool] = True

    seat: Seat
    name: str


class PlayerAway(InterimEvent, frozen=True, kw_only=True):
    """A player is away: disconnected, or with the page hidden or the device asleep for a while (C8)."""

    seat: Seat


class PlayerBack(InterimEvent, frozen=True, kw_only=True):
    """A player who was away is back (C8)."""

    seat: Seat
    asked: bool = False
    """Whether starts ask this player for a nonce again, although an earlier start waited for it in vain (P1)."""


class PlayerReady(InterimEvent, frozen=True, kw_only=True):
    """A player is ready for the next deal or game (C17)."""

    seat: Seat


class ReadyWithdrawn(InterimEvent, frozen=True, kw_only=True):
    """A player is no longer ready (C17)."""

    seat: Seat


class NonceCommitted(InterimEvent, frozen=True, kw_only=True):
    """A client has committed to a nonce for the next start (P1)."""

    seat: Seat
    commitment: str


class CommitmentsAwaited(InterimEvent, frozen=True, kw_only=True):
    """A start is due but waits for people present whose clients have not committed yet (P1)."""

    until: Millis


class CommitmentsFixed(InterimEvent, frozen=True, kw_only=True):
    """The list of commitments for this start is fixed; clients that find their own commitment in it reveal their nonces
    (P1)."""

    players: tuple[Seat, ...]
    """The players, in the order in which nonces are used."""
    seats: tuple[Seat, ...]
    """The seats that must reveal nonces."""
    commitments: tuple[str, ...]
    """The commitments of `seats`, in the same order."""
    seed: str
    """The table's commitment to its seed."""
    until: Millis


class NonceRevealed(InterimEvent, frozen=True, kw_only=True):
    """A client has revealed a nonce that matches its commitment (P1)."""

    seat: Seat
    nonce: str


class NonceMissed(InterimEvent, frozen=True, kw_only=True):
    """A client did not commit or reveal in time, and the deal starts without its nonce (P1)."""

    seat: Seat


class StartVoided(InterimEvent, frozen=True, kw_only=True):
    """This start was called off. If any nonce had been revealed, the seed is revealed too, and a new seed replaces it
    (P1)."""

    seed: str = ""
    ready: tuple[Seat, ...] = ()
    """The seats still ready; players the start waited for in vain must get ready again (C17)."""
    asked: tuple[Seat, ...] = ()
    """Players who have come back after the start waited for them in vain; they are asked for a nonce again (P1)."""
    next_at: Millis | None = None
    """When the next deal of the match starts automatically, if it would have done so (C17)."""
    caused_by: tuple[Seat, ...] = ()
    """The seats that withheld a nonce after other nonces were revealed; they sit out the next deal (P1)."""
    in_a_row: int = 0
    """Number of starts since the last deal that were voided after a nonce was revealed, including this one; from the
    second on, nothing starts until the players get ready again (P1)."""


class HostChanged(InterimEvent, frozen=True, kw_only=True):
    """Another player is the host from now on (C17)."""

    seat: Seat


class ProposalMade(InterimEvent, frozen=True, kw_only=True):
    """A player proposes starting over or ending the game, and waits for the others (C17)."""

    seat: Seat
    what: Proposed


class ProposalAgreed(InterimEvent, frozen=True, kw_only=True):
    seat: Seat


class ProposalDeclined(InterimEvent, frozen=True, kw_only=True):
    """A player declined the proposal, or its author withdrew it (C17)."""

    seat: Seat


class TableClosed(Event, frozen=True, kw_only=True):
    """The host ended the table; the seed in use is revealed."""

    seed: str = ""


class PlayInterrupted(InterimEvent, frozen=True, kw_only=True):
    """A server stop interrupted a player's call or turn, or a start that needs their nonce; the table now waits for the
    player (C20)."""

    seat: Seat
    until: Millis
    """When the call or turn becomes void, or the start is called off, unless the player is back."""


class PlayContinued(InterimEvent, frozen=True, kw_only=True):
    """The player is back and gets the full time for the interrupted call, turn or start again (C20)."""

    seat: Seat
    until: Millis


class PlayVoided(InterimEvent, frozen=True, kw_only=True):
    """The player did not come back to the interrupted call or turn, which is void and costs nothing (C20)."""

    seat: Seat


class SeatOffered(InterimEvent, frozen=True, kw_only=True):
    """A player has offered their seat to another of their devices (R4)."""

    seat: Seat
    proof: str
    """The SHA-256 of the secret that the other device will present."""


class SeatMoved(InterimEvent, frozen=True, kw_only=True):
    """A player's seat moved to another of their devices, which sent the command (R4)."""

    changes_owners: ClassVar[bool] = True
    gives_seat: ClassVar[bool] = True

    seat: Seat


class TablePaused(InterimEvent, frozen=True, kw_only=True):
    """The owner of the room has paused the table: the clock stops, the cards or dice are hidden, and an open call is
    void at no cost (R6)."""

    stops_clock: ClassVar[bool] = True


class TableResumed(InterimEvent, frozen=True, kw_only=True):
    """The table resumes, and all timers continue with their remaining time; the game's next event shows the cards or
    dice again (R6)."""

    restarts_clock: ClassVar[bool] = True


SEAT_EVENTS: Final = (
    PlayerSeated,
    PlayerRenamed,
    HandicapSet,
    PlayerLeft,
    PlayerReturned,
    PlayerAway,
    PlayerBack,
    HostChanged,
    SeatOffered,
    SeatMoved,
    TableClosed,
    TablePaused,
    TableResumed,
)
"""The events of any table (`TableSeats`); a game without chance or agreements needs no others."""
EVENTS: Final = (
    *SEAT_EVENTS,
    PlayerLeaving,
    PlayerReplaced,
    PlayerReady,
    ReadyWithdrawn,
    SeedCommitted,
    NonceCommitted,
    CommitmentsAwaited,
    CommitmentsFixed,
    NonceRevealed,
    NonceMissed,
    StartVoided,
    ProposalMade,
    ProposalAgreed,
    ProposalDeclined,
    PlayInterrupted,
    PlayContinued,
    PlayVoided,
)
