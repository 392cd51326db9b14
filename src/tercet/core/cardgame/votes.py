"""Votes that there is no SET on the table, or to stop once the pile is empty (C8, C9)."""

from __future__ import annotations

from tercet.core.cardgame import deals
from tercet.core.cardgame.commands import AskLooking, ExpireLooking, ExpireVote, KeepLooking, SayNoSet
from tercet.core.cardgame.events import (
    Cause,
    LookingAnswered,
    LookingAsked,
    LookingIgnored,
    NoSetVoted,
    VoteDenied,
    VotesChanged,
)
from tercet.core.cardgame.preconditions import require_playing, require_race
from tercet.core.cardgame.refusals import AlreadyVoted, NotAsked, NoVotesHere, OnlyNaming, SetIsCertain
from tercet.core.cardgame.state import CardState
from tercet.core.cardgame.takings import has_taking
from tercet.core.engine.game import Millis, millis
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import Transition
from tercet.core.sets.variant_catalogue import VARIANTS


def say_no_set(transition: Transition[CardState], command: SayNoSet) -> None:
    """Records a vote; refuses it if a SET is certain, denies it if votes are checked and there is a SET (C8).

    With the pile empty it is a vote to stop, which everyone may cast (C9).
    """
    state, seat, at = transition.state, command.sender, command.at
    require_race(state, command)
    stops = state.is_stop_vote
    if state.naming_until is not None:
        raise OnlyNaming()
    if state.no_set == "auto" and not stops:
        raise NoVotesHere()
    if seat in state.votes:
        raise AlreadyVoted()
    count = len(state.layout) - state.layout.count(None)
    if state.no_set == "vote" and not stops and _is_certain(state, count):
        raise SetIsCertain(cards=count)
    if state.no_set == "checked" and not stops and has_taking(state.rules, state.layout, state.chain):
        denied = state.players[seat].denied + 1
        transition.add(VoteDenied(at=at, seat=seat, denied=denied, lead=command.lead, tie=command.tie))
        return
    transition.add(
        NoSetVoted(
            at=at,
            seat=seat,
            votes=(*state.votes, seat),
            vote_until=state.vote_until or silence_at(state, at),
            look_at=state.look_at if state.votes else look_at(state, at),
            lead=command.lead,
            tie=command.tie,
        )
    )
    recount(transition)


def _is_certain(state: CardState, count: int) -> bool:
    """Whether `count` cards always contain a taking; with a chain, whether they do contain one, once the table has
    grown twice (C8, V4)."""
    variant = VARIANTS[state.rules.deck, state.rules.law]
    if not state.chain:
        return count >= variant.certain
    return count >= variant.board + 2 * variant.least and has_taking(state.rules, state.layout, state.chain)


def silence_at(state: CardState, at: Millis) -> Millis | None:
    """When silence will count as agreement; None by default, and always None for a vote that would end the deal (C8,
    C9)."""
    seconds = state.rules.vote_seconds
    return Millis(at + millis(seconds)) if seconds and not state.is_stop_vote else None


def look_at(state: CardState, at: Millis) -> Millis | None:
    """When silent players will be asked whether they are still looking; None where silence counts as agreement (C8)."""
    seconds = state.rules.look_seconds
    return Millis(at + millis(seconds)) if seconds and silence_at(state, at) is None else None


def expire_vote(transition: Transition[CardState], command: ExpireVote) -> None:
    """Counts silence as agreement for everyone who neither voted nor called in time, even if there is a SET (C8)."""
    state = transition.state
    due = state.vote_until is not None and state.call is None and command.at >= state.vote_until
    if due and state.voters:
        _agree(transition, "silence")


def silent(state: CardState) -> tuple[Seat, ...]:
    """The players whom the vote waits for and has not asked yet (C8)."""
    return tuple(seat for seat in state.waited_for if seat not in state.votes and seat not in state.prompted)


def unanswered(state: CardState) -> tuple[Seat, ...]:
    """The players whom the vote has asked and still waits for (C8)."""
    return tuple(seat for seat in state.waited_for if seat in state.prompted)


def ask_looking(transition: Transition[CardState], command: AskLooking) -> None:
    """Asks everyone who has neither voted nor called for a while, as long as a vote is open (C8)."""
    state, at = transition.state, command.at
    seats = silent(state)
    if state.look_at is None or state.call is not None or at < state.look_at or not seats:
        return
    until = None if state.is_stop_vote else Millis(at + millis(state.rules.look_seconds))
    transition.add(LookingAsked(at=at, seats=seats, until=until))


def keep_looking(transition: Transition[CardState], command: KeepLooking) -> None:
    """Records an answer: the vote waits for the player, and may ask again later (C8)."""
    state = transition.state
    require_playing(state, command)
    if command.seat not in state.prompted and command.seat not in state.skipped:
        raise NotAsked()
    transition.add(LookingAnswered(at=command.at, seat=command.sender, look_at=look_at(state, command.at)))


def expire_looking(transition: Transition[CardState], command: ExpireLooking) -> None:
    """Stops waiting, in this vote, for players who did not answer (C8)."""
    state, at = transition.state, command.at
    seats = unanswered(state)
    if state.prompted_until is None or state.call is not None or at < state.prompted_until or not seats:
        return
    transition.add(LookingIgnored(at=at, seats=seats))
    recount(transition)


def reseat(transition: Transition[CardState], before: CardState) -> None:
    """Updates votes after a change of seats: votes of players who left are void, and players who return get the full
    time again (C8)."""
    state, at = transition.state, transition.at
    if state.phase != "play" or not state.votes:
        return
    votes = tuple(seat for seat in state.votes if not state.seating.chairs[seat].left)
    is_back = bool(state.voters) and not before.voters
    is_open = bool(votes) and state.call is None
    until = state.vote_until if is_open else None
    if is_back and until is not None:
        until = silence_at(state, at)
    asking = state.look_at if is_open else None
    if is_open and (is_back or (asking is None and silent(state))):
        asking = look_at(state, at)
    if votes != state.votes or is_back or asking != state.look_at:
        transition.add(VotesChanged(at=at, votes=votes, vote_until=until, look_at=asking))
    recount(transition)


def recount(transition: Transition[CardState]) -> None:
    """Deals more cards once everybody the vote waits for has agreed; a vote does not wait for players who are away or
    gone (C8)."""
    state = transition.state
    if state.phase != "play" or state.call is not None or not state.votes:
        return
    awaited = state.waited_for
    if awaited and set(awaited) <= set(state.votes):
        _agree(transition, "vote")


def _agree(transition: Transition[CardState], cause: Cause) -> None:
    """Adds cards (C8), or ends the deal if the pile is empty (C9)."""
    if transition.state.pile:
        deals.lay_more(transition, cause)
    else:
        deals.end(transition)
