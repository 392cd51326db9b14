"""Which command explains an event, so that a log can be decided again and checked by the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.core.cardgame.commands import (
    AskHint,
    AskLooking,
    CallSet,
    ClaimSet,
    ExpireCall,
    ExpireLooking,
    ExpireVote,
    KeepLooking,
    Pause,
    PointCards,
    Resume,
    SayNoSet,
    StartNext,
    TakeBack,
)
from tercet.core.cardgame.events import (
    CallFailed,
    CardsAdded,
    DealEnded,
    DealPaused,
    DealResumed,
    DealStarted,
    HintGiven,
    LookingAnswered,
    LookingAsked,
    LookingIgnored,
    NoSetVoted,
    SetCalled,
    SetTaken,
    VoteDenied,
)
from tercet.core.cardgame.lobby import LOBBY
from tercet.core.cardgame.state import CardState
from tercet.core.engine.game import Command, Event
from tercet.core.seating import CommitmentsAwaited, CommitmentsFixed, causing_seating_command, host_start


def causing_command(state: CardState, events: Sequence[Event]) -> Command:
    """The command that leads to the first of these events, in the state before it."""
    event = events[0]
    at = event.at
    match event:
        case SetCalled(seat=seat, lead=lead, tie=tie):
            return CallSet(seat=seat, at=at, lead=lead, tie=tie)
        case SetTaken(seat=seat, cards=cards, lead=lead, tie=tie):
            if state.style == "announce":
                return PointCards(seat=seat, at=at, cards=cards)
            return ClaimSet(seat=seat, at=at, cards=cards, lead=lead, tie=tie)
        case CallFailed(reason="time"):
            return ExpireCall(at=at)
        case CallFailed(seat=seat, reason="taken-back"):
            return TakeBack(seat=seat, at=at)
        case CallFailed(seat=seat, reason="wrong", cards=(a, b, c), lead=lead, tie=tie):
            if state.style == "announce":
                return PointCards(seat=seat, at=at, cards=(a, b, c))
            return ClaimSet(seat=seat, at=at, cards=(a, b, c), lead=lead, tie=tie)
        case CallFailed(reason="left") if len(events) > 1:
            return causing_seating_command(state.seating, events[1:])
        case NoSetVoted(seat=seat, lead=lead, tie=tie) | VoteDenied(seat=seat, lead=lead, tie=tie):
            return SayNoSet(seat=seat, at=at, lead=lead, tie=tie)
        case LookingAsked():
            return AskLooking(at=at)
        case LookingAnswered(seat=seat):
            return KeepLooking(seat=seat, at=at)
        case LookingIgnored():
            return ExpireLooking(at=at)
        case CardsAdded() | DealEnded():
            return ExpireVote(at=at)
        case HintGiven(seat=seat):
            return AskHint(seat=seat, at=at)
        case DealPaused(seat=seat):
            return Pause(seat=seat, at=at)
        case DealResumed(seat=seat):
            return Resume(seat=seat, at=at)
        case DealStarted() | CommitmentsAwaited() | CommitmentsFixed() if state.seating.start is None:
            due = state.next_at is not None and at >= state.next_at
            return StartNext(at=at) if due and LOBBY.continues(state) else host_start(state.seating, event)
        case _:
            return causing_seating_command(state.seating, events, state.commitment)
