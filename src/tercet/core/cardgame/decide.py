"""`transition` (the effects of commands) and `deadline` (what happens automatically) in the card game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tercet.core.cardgame import calls, hints_and_pauses, votes
from tercet.core.cardgame.commands import (
    AskLooking,
    CallSet,
    ClaimSet,
    ExpireCall,
    ExpireDeal,
    ExpireLooking,
    ExpireNaming,
    ExpireVote,
    KeepLooking,
    NameCard,
    Pause,
    PointCards,
    Resume,
    SayNoSet,
    StartNext,
    TakeBack,
)
from tercet.core.cardgame.evolve import evolve
from tercet.core.cardgame.hints_and_pauses import hint
from tercet.core.cardgame.lobby import LOBBY
from tercet.core.cardgame.state import CardState
from tercet.core.engine.game import Command, Millis
from tercet.core.engine.transition import Rule
from tercet.core.seating.commands import AskHint
from tercet.core.seating.commit_reveal import start_deadline
from tercet.core.seating.table_seats import transitions


def deadline(state: CardState) -> tuple[Millis, Command] | None:
    """The next automatic command and its time; None while nobody is present."""
    if state.seating.paused_at is not None:
        return None
    if state.seating.start is not None:
        return start_deadline(state)
    if state.phase == "play":
        if state.call is not None:
            return state.call.until, ExpireCall(seat=state.call.seat, at=state.call.until)
        if state.naming_until is not None:
            return state.naming_until, ExpireNaming(at=state.naming_until)
        if state.rules.ending == "time":
            return min(_timed_deadlines(state), key=lambda due: due[0], default=None)
        if state.vote_until is None and state.prompted_until is None and state.look_at is None:
            return None  # the usual case; checked first, because this runs after every command
        return min(_vote_deadlines(state), key=lambda due: due[0], default=None)
    if state.phase == "pause" and state.next_at is not None and LOBBY.continues(state):
        return state.next_at, StartNext(at=state.next_at)
    return None


def _timed_deadlines(state: CardState) -> Iterator[tuple[Millis, Command]]:
    """The deadlines of the deal, unless a solo player has paused it, and of an open vote (C13, V5)."""
    if state.paused_at is None and state.voters:
        yield state.ends_at, ExpireDeal(at=state.ends_at)
    yield from _vote_deadlines(state)


def _vote_deadlines(state: CardState) -> Iterator[tuple[Millis, Command]]:
    """The deadlines of an open vote. If two are due at the same time, players already asked come first (C8)."""
    if state.vote_until is not None and state.voters:
        yield state.vote_until, ExpireVote(at=state.vote_until)
    if state.prompted_until is not None and votes.unanswered(state):
        yield state.prompted_until, ExpireLooking(at=state.prompted_until)
    if state.look_at is not None and votes.silent(state):
        yield state.look_at, AskLooking(at=state.look_at)


_RULES: Final[dict[type[Command], Rule[CardState]]] = {
    **LOBBY.command_rules(),
    StartNext: LOBBY.start_next,
    CallSet: calls.call,
    PointCards: calls.point,
    ClaimSet: calls.claim,
    TakeBack: calls.take_back,
    ExpireCall: calls.expire_call,
    NameCard: calls.name_card,
    ExpireNaming: calls.expire_naming,
    ExpireDeal: calls.expire_deal,
    SayNoSet: votes.say_no_set,
    ExpireVote: votes.expire_vote,
    AskLooking: votes.ask_looking,
    KeepLooking: votes.keep_looking,
    ExpireLooking: votes.expire_looking,
    AskHint: hint,
    Pause: hints_and_pauses.pause,
    Resume: hints_and_pauses.resume,
}

transition: Final = transitions(evolve, _RULES)
