"""Infers the command that caused an event, so that verification can replay a log through the same rules."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.core.cardgame import commands, events
from tercet.core.cardgame.lobby import LOBBY
from tercet.core.cardgame.state import CardState
from tercet.core.engine import seats
from tercet.core.engine.game import Command, Event
from tercet.core.seating.commands import AskHint
from tercet.core.seating.events import CommitmentsAwaited, CommitmentsFixed, PlayVoided
from tercet.core.seating.infer_command import host_start, infer_departure, infer_seating_command


def infer_command(state: CardState, ahead: Sequence[Event]) -> Command:
    """The command that, in `state`, leads to the first of the events `ahead`."""
    event = ahead[0]
    at = event.at
    match event:
        case events.SetCalled(seat=seat, lead=lead, tie=tie):
            return commands.CallSet(seat=seat, at=at, lead=lead, tie=tie)
        case events.SetTaken(seat=seat, cards=cards, lead=lead, tie=tie):
            if state.style == "announce":
                return commands.PointCards(seat=seat, at=at, cards=cards)
            return commands.ClaimSet(seat=seat, at=at, cards=cards, lead=lead, tie=tie)
        case events.CallFailed(reason="time"):
            return commands.ExpireCall(at=at)
        case events.CallFailed(seat=seat, reason="taken-back"):
            return commands.TakeBack(seat=seat, at=at)
        case events.CallFailed(seat=seat, reason="wrong", cards=(card,), lead=lead, tie=tie):
            return commands.NameCard(seat=seat, at=at, card=card, lead=lead, tie=tie)
        case events.CallFailed(seat=seat, reason="wrong", cards=cards, lead=lead, tie=tie):
            if state.style == "announce":
                return commands.PointCards(seat=seat, at=at, cards=cards)
            return commands.ClaimSet(seat=seat, at=at, cards=cards, lead=lead, tie=tie)
        case events.CardNamed(seat=seat, card=card, lead=lead, tie=tie):
            return commands.NameCard(seat=seat, at=at, card=card, lead=lead, tie=tie)
        case PlayVoided() if state.call is not None and at >= state.call.until:
            return commands.ExpireCall(at=at)
        case PlayVoided() | events.CallFailed(reason="left"):
            return infer_departure(state.seating, ahead)
        case events.NoSetVoted(seat=seat, lead=lead, tie=tie) | events.VoteDenied(seat=seat, lead=lead, tie=tie):
            return commands.SayNoSet(seat=seat, at=at, lead=lead, tie=tie)
        case events.LookingAsked():
            return commands.AskLooking(at=at)
        case events.LookingAnswered(seat=seat):
            return commands.KeepLooking(seat=seat, at=at)
        case events.LookingIgnored():
            return commands.ExpireLooking(at=at)
        case events.DealEnded() if state.naming_until is not None and at >= state.naming_until:
            return commands.ExpireNaming(at=at)
        case events.DealEnded() if state.rules.ending == "time" and at >= state.ends_at:
            return commands.ExpireDeal(at=at)
        case events.CardsAdded() | events.DealEnded():
            return commands.ExpireVote(at=at)
        case events.HintGiven(seat=seat):
            return AskHint(seat=seat, at=at)
        case events.DealPaused(seat=seat):
            return commands.Pause(seat=seat, at=at)
        case events.DealResumed(seat=seats.NOBODY) if len(ahead) > 1:
            return infer_command(state, ahead[1:])
        case events.DealResumed(seat=seat):
            return commands.Resume(seat=seat, at=at)
        case events.DealStarted() | CommitmentsAwaited() | CommitmentsFixed() if state.seating.start is None:
            due = state.next_at is not None and at >= state.next_at
            return commands.StartNext(at=at) if due and LOBBY.continues(state) else host_start(state.seating, event)
        case _:
            return infer_seating_command(state.seating, ahead, state.commitment)
