"""Infers the command that caused an event about seats, for replaying a log."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.core.engine.game import Command, Event, ImpossibleEvent
from tercet.core.engine.seats import Seating
from tercet.core.seating import commands, events
from tercet.core.seating.authority import RoomOwner, TableOwner


def infer_seating_command(seating: Seating, ahead: Sequence[Event], commitment: str = "") -> Command:
    """The command that explains the first of the events `ahead`; raises ImpossibleEvent if that is not about seats."""
    event = ahead[0]
    at = event.at
    match event:
        case events.SeedCommitted(hosted=hosted):
            return commands.Open(at=at, hosted=hosted)
        case events.PlayerSeated(seat=seat, name=name, bot=bot):
            following = ahead[1] if len(ahead) > 1 and seating.host_unseated and ahead[1].at == at else None
            hosts = isinstance(following, events.HostChanged) and following.seat == seat
            return commands.SitAs(at=at, name=name, bot=bot, authority=TableOwner() if hosts else None)
        case events.PlayerRenamed(seat=seat, name=name):
            return commands.RenameAs(seat=seat, at=at, name=name)
        case events.HandicapSet(seat=seat, seconds=seconds):
            return commands.SetHandicap(at=at, who=seat, seconds=seconds, authority=RoomOwner())
        case events.PlayerLeft(seat=seat, removed=False) | events.PlayerLeaving(seat=seat, removed=False):
            return commands.Leave(seat=seat, at=at)
        case events.PlayerLeft(seat=seat) | events.PlayerLeaving(seat=seat):
            return commands.Remove(seat=seating.host, at=at, who=seat, authority=TableOwner(seating.host))
        case events.PlayerReturned(seat=seat):
            return commands.Return(seat=seat, at=at)
        case events.PlayerReplaced(seat=seat, name=name):
            return commands.TakeOver(at=at, who=seat, name=name)
        case events.PlayerAway(seat=seat):
            return commands.GoAway(seat=seat, at=at)
        case events.PlayerBack(seat=seat):
            return commands.ComeBack(seat=seat, at=at)
        case events.PlayerReady(seat=seat):
            return commands.Ready(seat=seat, at=at)
        case events.ReadyWithdrawn(seat=seat):
            return commands.WithdrawReady(seat=seat, at=at)
        case events.HostChanged(seat=seat):
            return commands.HandOver(seat=seating.host, at=at, to=seat, authority=TableOwner(seating.host))
        case events.TableClosed():
            return commands.Close(seat=seating.host, at=at, authority=TableOwner(seating.host))
        case events.ProposalMade(seat=seat, what=what):
            return commands.Propose(seat=seat, at=at, what=what)
        case events.ProposalAgreed(seat=seat):
            return commands.Agree(seat=seat, at=at)
        case events.ProposalDeclined(seat=seat):
            return commands.Decline(seat=seat, at=at)
        case events.PlayContinued(seat=seat) if not seating.chairs[seat].bot:
            return commands.ContinuePlay(seat=seat, at=at)
        case events.SeatOffered(seat=seat, proof=proof):
            return commands.OfferSeat(seat=seat, at=at, proof=proof)
        case events.SeatMoved(seat=seat):
            return commands.MoveSeat(at=at, who=seat)
        case events.TablePaused():
            return commands.PauseTable(at=at, authority=RoomOwner())
        case events.TableResumed() if any(type(later) is events.TableClosed and later.at == at for later in ahead[1:3]):
            return commands.Close(seat=seating.host, at=at, authority=TableOwner(seating.host))
        case events.TableResumed():
            return commands.ResumeTable(at=at, authority=RoomOwner())
        case events.PlayInterrupted() | events.PlayContinued():
            return commands.InterruptPlay(at=at)
        case _:
            return _infer_start_command(seating, event, commitment)


def infer_departure(seating: Seating, ahead: Sequence[Event]) -> Command:
    """The command that explains why a player's call, and the votes, ended just before that player left."""
    for i, event in enumerate(ahead[1:3], 1):
        if isinstance(event, events.PlayerLeft):
            return infer_seating_command(seating, ahead[i:])
    raise ImpossibleEvent(f"{type(ahead[0]).__name__} does not follow from any command here")


def host_start(seating: Seating, event: Event) -> commands.Start:
    """The `Start` command that the host must have sent before `event`."""
    seat = seating.acting_host()
    return commands.Start(seat=seat, at=event.at, authority=TableOwner(seat))


def _infer_start_command(seating: Seating, event: Event, commitment: str) -> Command:
    at = event.at
    match event:
        case events.NonceCommitted(seat=seat, commitment=own):
            return commands.CommitNonce(seat=seat, at=at, commitment=own, seed=commitment)
        case events.NonceRevealed(seat=seat, nonce=nonce):
            return commands.RevealNonce(seat=seat, at=at, nonce=nonce)
        case events.NonceMissed() | events.StartVoided():
            return commands.ExpireNonces(at=at)
        case events.CommitmentsAwaited() | events.CommitmentsFixed():
            return commands.ExpireNonces(at=at) if seating.start is not None else host_start(seating, event)
        case _:
            raise ImpossibleEvent(f"{type(event).__name__} does not follow from any command here")
