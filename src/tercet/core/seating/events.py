"""What can happen to seats, starts and agreements, in either game."""

from __future__ import annotations

from typing import ClassVar, Final

from tercet.core.chairs import Proposed, Seat
from tercet.core.play import Event, Millis


class SeedCommitted(Event, frozen=True, kw_only=True):
    """The table is bound to a secret seed before anybody brings a nonce; only its SHA-256 is shown."""

    commitment: str
    seed: str = ""
    hosted: bool = False
    """Whether whoever made the table hosts it, seated or not (C17)."""


class PlayerSeated(Event, frozen=True, kw_only=True):
    seat: Seat
    name: str
    bot: bool = False


class PlayerRenamed(Event, frozen=True, kw_only=True):
    """A player goes by another name from now on (C17)."""

    seat: Seat
    name: str


class PlayerLeft(Event, frozen=True, kw_only=True):
    seat: Seat
    removed: bool = False


class PlayerReturned(Event, frozen=True, kw_only=True):
    seat: Seat


class PlayerReplaced(Event, frozen=True, kw_only=True):
    """A bot plays on in the chair of somebody who left; the chair is the bot's from now on."""

    seat: Seat
    name: str


class PlayerAway(Event, frozen=True, kw_only=True):
    seat: Seat


class PlayerBack(Event, frozen=True, kw_only=True):
    seat: Seat


class PlayerReady(Event, frozen=True, kw_only=True):
    seat: Seat
    nonce: str = ""


class ReadyWithdrawn(Event, frozen=True, kw_only=True):
    """A player is not ready after all (C17)."""

    seat: Seat


class NonceCommitted(Event, frozen=True, kw_only=True):
    """A client is bound to a nonce for the next start (P1)."""

    seat: Seat
    commitment: str


class CommitmentsAwaited(Event, frozen=True, kw_only=True):
    """A start is due, and the people present are waited for whose clients have not committed yet (P1)."""

    starts: ClassVar[bool] = True

    until: Millis


class CommitmentsFixed(Event, frozen=True, kw_only=True):
    """The list of commitments for this start: whoever finds their own in it reveals the nonce (P1)."""

    starts: ClassVar[bool] = True

    players: tuple[Seat, ...]
    """Who will play, in the order in which nonces are used."""
    seats: tuple[Seat, ...]
    """Whose nonces are asked for."""
    commitments: tuple[str, ...]
    """Theirs, in the same order."""
    seed: str
    """The table's own commitment."""
    until: Millis


class NonceRevealed(Event, frozen=True, kw_only=True):
    """A nonce that fits its commitment (P1)."""

    seat: Seat
    nonce: str


class NonceMissed(Event, frozen=True, kw_only=True):
    """A client did not commit or reveal in time, and the deal starts without its nonce (P1)."""

    seat: Seat


class StartVoided(Event, frozen=True, kw_only=True):
    """This start came to nothing; where nonces had been revealed, the seed is too, and another takes its place (P1)."""

    seed: str = ""


class HostChanged(Event, frozen=True, kw_only=True):
    seat: Seat


class ProposalMade(Event, frozen=True, kw_only=True):
    """A player wants to deal again or to end the game, and waits for the others (C17)."""

    seat: Seat
    what: Proposed


class ProposalAgreed(Event, frozen=True, kw_only=True):
    seat: Seat


class ProposalDeclined(Event, frozen=True, kw_only=True):
    """Somebody is against it, or took it back: nothing comes of it (C17)."""

    seat: Seat


class TableClosed(Event, frozen=True, kw_only=True):
    """The host ended it; the seed in use is revealed."""

    seed: str = ""


EVENTS: Final = (
    SeedCommitted,
    PlayerSeated,
    PlayerRenamed,
    PlayerLeft,
    PlayerReturned,
    PlayerReplaced,
    PlayerAway,
    PlayerBack,
    PlayerReady,
    ReadyWithdrawn,
    NonceCommitted,
    CommitmentsAwaited,
    CommitmentsFixed,
    NonceRevealed,
    NonceMissed,
    StartVoided,
    HostChanged,
    ProposalMade,
    ProposalAgreed,
    ProposalDeclined,
    TableClosed,
)
