"""Dealing again, or ending the game, when all the people who play agree (C17)."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.core.engine.game import Event
from tercet.core.engine.seats import Proposed, Seat, Seating
from tercet.core.seating.commands import Agree, Decline, Propose
from tercet.core.seating.events import ProposalAgreed, ProposalDeclined, ProposalMade
from tercet.core.seating.refusals import AlreadyAgreed, NoProposal, NotSeated, ProposalPending
from tercet.core.seating.rules import require_seat


def decide_proposal(seating: Seating, command: Propose | Agree | Decline, players: Sequence[Seat]) -> tuple[Event, ...]:
    """What a player's wish or answer leads to, before it is counted (C17)."""
    at, seat, proposal = command.at, command.seat, seating.proposal
    if require_seat(seating, seat).bot or seat not in players:
        raise NotSeated()
    if isinstance(command, Propose):
        if proposal is not None:
            raise ProposalPending(seat=proposal.seat)
        return (ProposalMade(at=at, seat=seat, what=command.what),)
    if proposal is None or (isinstance(command, Agree) and command.what not in (None, proposal.what)):
        raise NoProposal()
    if isinstance(command, Decline):
        return (ProposalDeclined(at=at, seat=seat),)
    if seat in proposal.agreed:
        raise AlreadyAgreed()
    return (ProposalAgreed(at=at, seat=seat),)


def agreed_on(seating: Seating, players: Sequence[Seat]) -> Proposed | None:
    """What all of these players who are people and have not left have agreed on, if anything (C17).

    Those who are away are waited for: a lost connection agrees to nothing.
    """
    proposal = seating.proposal
    asked = [seat for seat in seating.staying() if seat in players and not seating.chairs[seat].bot]
    if proposal is None or not asked or not set(asked) <= set(proposal.agreed):
        return None
    return proposal.what
