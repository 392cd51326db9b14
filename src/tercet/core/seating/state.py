"""How events change seats, starts and agreements."""

from __future__ import annotations

from msgspec.structs import replace

from tercet.core.engine.evolution import Changes
from tercet.core.engine.game import Event, Millis, Viewed
from tercet.core.engine.seats import NOBODY, Chair, Proposal, Seat, Seating, StartRound, VoidStart
from tercet.core.seating import events


def seed_committed(state: Viewed, event: events.SeedCommitted) -> Changes:
    """The changes to any game's state when the table commits to a seed (P1)."""
    return {"commitment": event.commitment, "seating": evolve_seating(state.seating, event)}


def evolve_seating(seating: Seating, event: Event) -> Seating:
    """Applies an event about seats; other events leave the seating unchanged."""
    match event:
        case events.PlayerSeated(name=name, bot=bot):
            return replace(seating, chairs=(*seating.chairs, Chair(name, bot=bot)))
        case events.PlayerLeft(seat=seat):
            return _left(seating, event)
        case events.PlayerLeaving(seat=seat, removed=removed):
            return _with(seating, seat, leaving=True, removed=removed)
        case events.PlayerReturned(seat=seat, asked=asked):
            excused = seating.chairs[seat].excused and not asked
            return _with(seating, seat, left=False, leaving=False, away=False, excused=excused)
        case events.PlayerReplaced(seat=seat, name=name):
            chairs = (*seating.chairs[:seat], Chair(name, bot=True), *seating.chairs[seat + 1 :])
            return replace(seating, chairs=chairs)
        case events.PlayerRenamed(seat=seat, name=name):
            return _with(seating, seat, name=name)
        case events.HandicapSet(seat=seat, seconds=seconds):
            return _with(seating, seat, handicap=seconds)
        case events.PlayerAway(seat=seat):
            return _with(seating, seat, away=True)
        case events.PlayerBack(seat=seat, asked=asked):
            return _with(seating, seat, away=False, excused=seating.chairs[seat].excused and not asked)
        case events.PlayerReady(seat=seat):
            return _with(seating, seat, ready=True)
        case events.ReadyWithdrawn(seat=seat):
            return _with(seating, seat, ready=False)
        case events.HostChanged(seat=seat):
            return replace(seating, host=seat, host_unseated=False)
        case events.ProposalMade(seat=seat, what=what):
            return replace(seating, proposal=Proposal(what, seat, (seat,)))
        case events.ProposalAgreed(seat=seat):
            return _agreed(seating, seat)
        case events.ProposalDeclined():
            return replace(seating, proposal=None)
        case events.SeatOffered(seat=seat, proof=proof):
            return _with(seating, seat, offered=proof)
        case events.SeatMoved(seat=seat):
            return _with(seating, seat, offered="")
        case events.TablePaused(at=at):
            return replace(seating, paused_at=at)
        case events.TableResumed():
            start = seating.start
            if start is not None and seating.paused_at is not None:
                start = replace(start, until=start.until + event.at - seating.paused_at)
            return replace(seating, paused_at=None, start=start)
        case _:
            return _evolve_start(seating, event)


def after_pause(seating: Seating, event: events.TableResumed, moment: Millis | None) -> Millis | None:
    """A time shifted by the length of the table's pause (R6)."""
    if moment is None or seating.paused_at is None:
        return moment
    return Millis(moment + event.at - seating.paused_at)


def _evolve_start(seating: Seating, event: Event) -> Seating:
    """Applies an event to the start in progress (P1)."""
    match event:
        case events.SeedCommitted(hosted=hosted):
            chairs = tuple(replace(chair, committed="") if chair.committed else chair for chair in seating.chairs)
            return replace(seating, chairs=chairs, host_unseated=seating.host_unseated or hosted)
        case events.NonceCommitted(seat=seat, commitment=commitment):
            excused = seating.chairs[seat].excused and seating.start is not None
            return replace(
                _with(seating, seat, committed=commitment, excused=excused, contributes_nonces=True), provable=True
            )
        case events.CommitmentsAwaited(until=until):
            return replace(seating, start=StartRound(until))
        case events.CommitmentsFixed(players=players, seats=seats, commitments=commitments, until=until):
            return replace(seating, start=StartRound(until, players, seats, commitments, ("",) * len(seats)))
        case events.NonceRevealed(seat=seat, nonce=nonce) if seating.start is not None:
            start = seating.start
            nonces = tuple(
                nonce if who == seat else known for who, known in zip(start.seats, start.nonces, strict=True)
            )
            return replace(seating, start=replace(start, nonces=nonces))
        case events.PlayInterrupted(seat=seat, until=until) if seating.start is not None:
            waiting = (*seating.start.interrupted, seat)
            return replace(seating, start=replace(seating.start, until=until, interrupted=waiting))
        case events.PlayContinued(seat=seat, until=until) if seating.start is not None:
            waiting = tuple(who for who in seating.start.interrupted if who != seat)
            return replace(seating, start=replace(seating.start, until=until, interrupted=waiting))
        case events.NonceMissed(seat=seat):
            return _with(seating, seat, excused=True)
        case events.StartVoided():
            return _voided(seating, event)
        case _:
            return seating


def _voided(seating: Seating, event: events.StartVoided) -> Seating:
    unreturned = () if seating.start is None else seating.start.interrupted
    chairs = tuple(
        replace(
            chair,
            ready=seat in event.ready,
            excused=chair.excused and seat not in event.asked,
            sits_out=chair.sits_out or (seat in event.caused_by and seat not in unreturned),
        )
        for seat, chair in enumerate(seating.chairs)
    )
    voids = (VoidStart(event.seed, event.caused_by, len(chairs)),) if event.caused_by else ()
    return replace(seating, chairs=chairs, start=None, void_starts=seating.void_starts + voids)


def reset_seating(seating: Seating) -> Seating:
    """The same seats with nobody ready, nothing committed and nothing proposed, as after a start.

    Starts do not wait for a client that has never committed to a nonce, until it does (P1).
    """
    chairs = tuple(
        replace(
            chair,
            ready=False,
            committed="",
            excused=chair.excused and not chair.contributes_nonces,
            sits_out=False,
        )
        for chair in seating.chairs
    )
    return replace(seating, chairs=chairs, start=None, void_starts=(), proposal=None)


def _left(seating: Seating, event: events.PlayerLeft) -> Seating:
    seat, proposal = event.seat, seating.proposal
    if proposal is not None and proposal.seat == seat:
        proposal = None
    elif proposal is not None:
        proposal = replace(proposal, agreed=tuple(other for other in proposal.agreed if other != seat))
    after = _with(seating, seat, left=True, leaving=False, removed=event.removed, ready=False, committed="")
    return replace(after, host=NOBODY if seat == seating.host else seating.host, proposal=proposal)


def _agreed(seating: Seating, seat: Seat) -> Seating:
    proposal = seating.proposal
    if proposal is None:
        return seating
    return replace(seating, proposal=replace(proposal, agreed=(*proposal.agreed, seat)))


def _with(seating: Seating, seat: Seat, **changes: object) -> Seating:
    chairs = list(seating.chairs)
    chairs[seat] = replace(chairs[seat], **changes)
    return replace(seating, chairs=tuple(chairs))
