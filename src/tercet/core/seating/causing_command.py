"""Which command explains an event about seats, so that a log can be decided again."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.core.engine.game import Command, Event, ImpossibleEvent
from tercet.core.engine.seats import NOBODY, Seating
from tercet.core.seating.commands import (
    Agree,
    Close,
    ComeBack,
    CommitNonce,
    Decline,
    ExpireNonces,
    GoAway,
    HandOver,
    Leave,
    Open,
    Propose,
    Ready,
    Remove,
    RenameAs,
    Return,
    RevealNonce,
    SitAs,
    Start,
    TakeOver,
    WithdrawReady,
)
from tercet.core.seating.events import (
    CommitmentsAwaited,
    CommitmentsFixed,
    HostChanged,
    NonceCommitted,
    NonceMissed,
    NonceRevealed,
    PlayerAway,
    PlayerBack,
    PlayerLeft,
    PlayerReady,
    PlayerRenamed,
    PlayerReplaced,
    PlayerReturned,
    PlayerSeated,
    ProposalAgreed,
    ProposalDeclined,
    ProposalMade,
    ReadyWithdrawn,
    SeedCommitted,
    StartVoided,
    TableClosed,
)


def causing_seating_command(seating: Seating, events: Sequence[Event], commitment: str = "") -> Command:
    """The command that explains the first of these events, if it is about seats; raises ImpossibleEvent."""
    event = events[0]
    at = event.at
    match event:
        case SeedCommitted(hosted=hosted):
            return Open(at=at, hosted=hosted)
        case PlayerSeated(seat=seat, name=name, bot=bot):
            following = events[1] if len(events) > 1 and seating.host_unseated and events[1].at == at else None
            return SitAs(at=at, name=name, bot=bot, owner=isinstance(following, HostChanged) and following.seat == seat)
        case PlayerRenamed(seat=seat, name=name):
            return RenameAs(seat=seat, at=at, name=name)
        case PlayerLeft(seat=seat, removed=False):
            return Leave(seat=seat, at=at)
        case PlayerLeft(seat=seat):
            return Remove(seat=seating.host, at=at, who=seat, owner=True)
        case PlayerReturned(seat=seat):
            return Return(seat=seat, at=at)
        case PlayerReplaced(seat=seat, name=name):
            return TakeOver(at=at, who=seat, name=name)
        case PlayerAway(seat=seat):
            return GoAway(seat=seat, at=at)
        case PlayerBack(seat=seat):
            return ComeBack(seat=seat, at=at)
        case PlayerReady(seat=seat, nonce=nonce):
            return Ready(seat=seat, at=at, nonce=nonce)
        case ReadyWithdrawn(seat=seat):
            return WithdrawReady(seat=seat, at=at)
        case HostChanged(seat=seat):
            return HandOver(seat=seating.host, at=at, to=seat, owner=True)
        case TableClosed():
            return Close(seat=seating.host, at=at, owner=True)
        case ProposalMade(seat=seat, what=what):
            return Propose(seat=seat, at=at, what=what)
        case ProposalAgreed(seat=seat):
            return Agree(seat=seat, at=at)
        case ProposalDeclined(seat=seat):
            return Decline(seat=seat, at=at)
        case _:
            return _causing_start_command(seating, event, commitment)


def host_start(seating: Seating, event: Event) -> Start:
    """The command to start, from whoever is host at that moment."""
    seat = seating.acting_host()
    return Start(seat=seat, at=event.at, owner=seat == NOBODY or not seating.chairs[seat].present)


def _causing_start_command(seating: Seating, event: Event, commitment: str) -> Command:
    at = event.at
    match event:
        case NonceCommitted(seat=seat, commitment=own):
            return CommitNonce(seat=seat, at=at, commitment=own, seed=commitment)
        case NonceRevealed(seat=seat, nonce=nonce):
            return RevealNonce(seat=seat, at=at, nonce=nonce)
        case NonceMissed() | StartVoided():
            return ExpireNonces(at=at)
        case CommitmentsAwaited() | CommitmentsFixed():
            return ExpireNonces(at=at) if seating.start is not None else host_start(seating, event)
        case _:
            raise ImpossibleEvent(f"{type(event).__name__} follows from no command here")
