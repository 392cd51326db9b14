"""What players and the table may ask about seats, starts and agreements, in either game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from tercet.core.chairs import Proposed, Seat
from tercet.core.play import Command, SomeSeat, TableCommand

Nonce = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]
FreshNonce = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{2}){16,32}$")]
"""16 to 32 bytes in hexadecimal."""
Digest = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]
"""A SHA-256 in hexadecimal."""


GivenName = Annotated[str, Meta(max_length=200)]
"""What somebody typed; of what is left of it once it is cleaned, less."""


class Open(TableCommand, frozen=True, kw_only=True):
    """The first command of every table: commits to the seed of the first deal."""

    hosted: bool = False
    """Whether whoever made the table hosts it, seated or not (C17)."""


class HostCommand(Command, frozen=True, kw_only=True):
    """A command that needs the host's authority."""

    owner: bool = False
    """Whether it comes from whoever made the table; stamped by the table."""


class Sit(HostCommand, frozen=True, kw_only=True):
    """Takes the next free seat; without a name, under the one that the table knows the guest by."""

    name: GivenName = ""
    bot: bool = False


class SitAs(TableCommand, frozen=True, kw_only=True):
    """Takes the next free seat under exactly this name: what a log says, read again."""

    name: str
    bot: bool = False
    owner: bool = False


class Rename(Command, frozen=True, kw_only=True):
    """Goes by another name from now on, also in the middle of a game (C17)."""

    name: GivenName


class RenameAs(TableCommand, frozen=True, kw_only=True):
    """Goes by exactly this name: what a log says, read again."""

    name: str


class Leave(Command, frozen=True, kw_only=True):
    """Gets up for good, or until `Return`."""


class Return(Command, frozen=True, kw_only=True):
    """Takes one's own seat again."""


class TakeOver(TableCommand, frozen=True, kw_only=True):
    """A bot takes the chair of a leaver, with its score and whatever they held, as the host wished (C17, D18)."""

    who: Seat
    name: str


class GoAway(TableCommand, frozen=True, kw_only=True):
    """The table lost sight of a player."""


class ComeBack(TableCommand, frozen=True, kw_only=True):
    """The table sees the player again."""


class Ready(Command, frozen=True, kw_only=True):
    """Wants the next deal to start (C17)."""

    nonce: Nonce = ""
    """What old clients brought to chance; `CommitNonce` binds, this does not."""


class WithdrawReady(Command, frozen=True, kw_only=True):
    """Takes "ready" back while the deal has not started (C17)."""


class CommitNonce(Command, frozen=True, kw_only=True):
    """A client binds itself to a nonce of its own for the seed that the table is bound to (P1)."""

    automatic: ClassVar[bool] = True

    commitment: Digest
    """The SHA-256 of the nonce's bytes."""
    seed: Digest
    """The table's commitment that it answers."""


class RevealNonce(Command, frozen=True, kw_only=True):
    """A client that has seen the fixed list of commitments shows its nonce (P1)."""

    automatic: ClassVar[bool] = True

    nonce: FreshNonce


class ExpireNonces(TableCommand, frozen=True, kw_only=True):
    """Whoever has not committed or revealed by now is not waited for (P1)."""


class Start(HostCommand, frozen=True, kw_only=True):
    """The host starts without waiting for the others, also alone (C17)."""


class Remove(HostCommand, frozen=True, kw_only=True):
    """The host sends a player away, or closes a leaver's seat to them."""

    who: SomeSeat


class HandOver(HostCommand, frozen=True, kw_only=True):
    """The host makes another player host."""

    to: SomeSeat


class Close(HostCommand, frozen=True, kw_only=True):
    """The host ends the table for everybody."""


class Propose(Command, frozen=True, kw_only=True):
    """Asks the others to deal this deal again, or to end the game here (C17)."""

    what: Proposed


class Agree(Command, frozen=True, kw_only=True):
    """Agrees to what is proposed (C17)."""


class Decline(Command, frozen=True, kw_only=True):
    """Declines what is proposed, or takes back one's own proposal (C17)."""


COMMANDS: Final = (
    Open,
    Sit,
    SitAs,
    Rename,
    RenameAs,
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
    HandOver,
    Close,
    Propose,
    Agree,
    Decline,
)
