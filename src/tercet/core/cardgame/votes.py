"""Agreeing that no SET lies on the table, or to stop once the pile is empty (C8, C9)."""

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
from tercet.core.cardgame.layout import cards_of
from tercet.core.cardgame.refusals import AlreadyVoted, NotAsked, NoVotesHere, SetIsCertain
from tercet.core.cardgame.standing import is_stop_vote, require_playing, require_race, voters, waited_for
from tercet.core.cardgame.state import State, evolve
from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Event, Millis, millis
from tercet.core.engine.seats import Seat
from tercet.core.sets.cards import has_set


def say_no_set(state: State, command: SayNoSet, chance: Chance) -> tuple[Event, ...]:
    """A vote, refused where a SET is certain, denied where votes are checked and a SET lies there (C8).

    With the pile empty it is a vote to stop, which is open to everyone (C9).
    """
    require_race(state, command)
    seat, at = command.seat, command.at
    stops = is_stop_vote(state)
    if state.no_set == "auto" and not stops:
        raise NoVotesHere()
    if seat in state.votes:
        raise AlreadyVoted()
    cards = cards_of(state.layout)
    if state.no_set == "vote" and len(cards) >= state.rules.certain and not stops:
        raise SetIsCertain(cards=len(cards))
    if state.no_set == "checked" and not stops and has_set(cards):
        denied = state.players[seat].denied + 1
        return (VoteDenied(at=at, seat=seat, denied=denied, lead=command.lead, tie=command.tie),)
    voted = NoSetVoted(
        at=at,
        seat=seat,
        votes=(*state.votes, seat),
        vote_until=state.vote_until or silence_at(state, at),
        look_at=state.look_at if state.votes else look_at(state, at),
        lead=command.lead,
        tie=command.tie,
    )
    return (voted, *recount(evolve(state, voted), at, chance))


def silence_at(state: State, at: Millis) -> Millis | None:
    """When silence will be agreement: never by default, and it never ends a deal (C8, C9)."""
    seconds = state.rules.vote_seconds
    return Millis(at + millis(seconds)) if seconds and not is_stop_vote(state) else None


def look_at(state: State, at: Millis) -> Millis | None:
    """When the silent will be asked whether they are still looking; where silence counts, it is its own answer (C8)."""
    seconds = state.rules.look_seconds
    return Millis(at + millis(seconds)) if seconds and silence_at(state, at) is None else None


def expire_vote(state: State, command: ExpireVote, chance: Chance) -> tuple[Event, ...]:
    """Where silence counts, whoever neither voted nor called in time agrees, whether or not a SET lies there (C8)."""
    if state.vote_until is None or state.call is not None or command.at < state.vote_until or not voters(state):
        return ()
    return _agreed(state, command.at, "silence", chance)


def silent(state: State) -> tuple[Seat, ...]:
    """Who is waited for and has not been asked yet (C8)."""
    return tuple(seat for seat in waited_for(state) if seat not in state.votes and seat not in state.asked)


def unanswered(state: State) -> tuple[Seat, ...]:
    """Who was asked and is still waited for (C8)."""
    return tuple(seat for seat in waited_for(state) if seat in state.asked)


def ask_looking(state: State, command: AskLooking, chance: Chance) -> tuple[Event, ...]:
    """While a vote is open, whoever has neither voted nor called for long is asked (C8)."""
    at, seats = command.at, silent(state)
    if state.look_at is None or state.call is not None or at < state.look_at or not seats:
        return ()
    until = None if is_stop_vote(state) else Millis(at + millis(state.rules.look_seconds))
    return (LookingAsked(at=at, seats=seats, until=until),)


def keep_looking(state: State, command: KeepLooking, chance: Chance) -> tuple[Event, ...]:
    """Whoever answers is waited for, and may be asked again later (C8)."""
    require_playing(state, command)
    if command.seat not in state.asked and command.seat not in state.skipped:
        raise NotAsked()
    return (LookingAnswered(at=command.at, seat=command.seat, look_at=look_at(state, command.at)),)


def expire_looking(state: State, command: ExpireLooking, chance: Chance) -> tuple[Event, ...]:
    """Whoever did not answer is not waited for in this vote (C8)."""
    at, seats = command.at, unanswered(state)
    if state.asked_until is None or state.call is not None or at < state.asked_until or not seats:
        return ()
    ignored = LookingIgnored(at=at, seats=seats)
    return (ignored, *recount(evolve(state, ignored), at, chance))


def reseat(before: State, state: State, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """Votes after a change of seats: a leaver's is void, and whoever is back has the full time again (C8)."""
    if state.phase != "play" or not state.votes:
        return ()
    votes = tuple(seat for seat in state.votes if not state.seating.chairs[seat].left)
    is_back = bool(voters(state)) and not voters(before)
    is_open = bool(votes) and state.call is None
    until = state.vote_until if is_open else None
    if is_back and until is not None:
        until = silence_at(state, at)
    asking = state.look_at if is_open else None
    if is_open and (is_back or (asking is None and silent(state))):
        asking = look_at(state, at)
    if votes == state.votes and not is_back and asking == state.look_at:
        return recount(state, at, chance)
    changed = VotesChanged(at=at, votes=votes, vote_until=until, look_at=asking)
    return (changed, *recount(evolve(state, changed), at, chance))


def recount(state: State, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """More cards when everybody who is waited for has agreed; who is away or gone is not waited for (C8)."""
    if state.phase != "play" or state.call is not None or not state.votes:
        return ()
    awaited = waited_for(state)
    if not awaited or not set(awaited) <= set(state.votes):
        return ()
    return _agreed(state, at, "vote", chance)


def _agreed(state: State, at: Millis, cause: Cause, chance: Chance) -> tuple[Event, ...]:
    """Three more cards (C8), or the end of the deal where there are none (C9)."""
    if not state.pile:
        return deals.end(state, at, chance)
    return deals.lay_more(state, at, cause, chance)
