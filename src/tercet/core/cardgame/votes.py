"""Agreeing that no SET lies on the table (C8, C9)."""

from __future__ import annotations

from tercet.core.cardgame import deals
from tercet.core.cardgame.commands import ExpireVote, SayNoSet
from tercet.core.cardgame.events import Cause, NoSetVoted, VoteDenied, VotesChanged
from tercet.core.cardgame.layout import cards_of
from tercet.core.cardgame.refusals import AlreadyVoted, NoVotesHere, SetIsCertain
from tercet.core.cardgame.standing import require_race, voters
from tercet.core.cardgame.state import State, evolve
from tercet.core.cards import has_set
from tercet.core.chance import Chance
from tercet.core.play import Event, Millis, millis


def say_no_set(state: State, command: SayNoSet, chance: Chance) -> tuple[Event, ...]:
    """A vote, refused where a SET is certain, denied where votes are checked and a SET lies there (C8)."""
    require_race(state, command)
    seat, at = command.seat, command.at
    if state.no_set == "auto":
        raise NoVotesHere()
    if seat in state.votes:
        raise AlreadyVoted()
    cards = cards_of(state.layout)
    if state.no_set == "vote" and len(cards) >= state.rules.certain:
        raise SetIsCertain(cards=len(cards))
    if state.no_set == "checked" and has_set(cards):
        denied = state.players[seat].denied + 1
        return (VoteDenied(at=at, seat=seat, denied=denied, lead=command.lead, tie=command.tie),)
    until = state.vote_until or Millis(at + millis(state.rules.vote_seconds))
    votes = (*state.votes, seat)
    voted = NoSetVoted(at=at, seat=seat, votes=votes, vote_until=until, lead=command.lead, tie=command.tie)
    return (voted, *recount(evolve(state, voted), at, chance))


def expire_vote(state: State, command: ExpireVote, chance: Chance) -> tuple[Event, ...]:
    """Whoever neither voted nor called in time agrees, whether or not a SET lies there (C8)."""
    if state.vote_until is None or state.call is not None or command.at < state.vote_until or not voters(state):
        return ()
    return _agreed(state, command.at, "silence", chance)


def reseat(before: State, state: State, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """Votes after a change of seats: a leaver's is void, and whoever is back first has the full time again (C8)."""
    if state.phase != "play" or not state.votes:
        return ()
    votes = tuple(seat for seat in state.votes if not state.seating.chairs[seat].left)
    is_back = bool(voters(state)) and not voters(before)
    if votes == state.votes and not is_back:
        return recount(state, at, chance)
    until = None if not votes or state.call is not None else state.vote_until
    if is_back and until is not None:
        until = Millis(at + millis(state.rules.vote_seconds))
    changed = VotesChanged(at=at, votes=votes, vote_until=until)
    return (changed, *recount(evolve(state, changed), at, chance))


def recount(state: State, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """More cards when everybody present has agreed; who is away or gone is not waited for (C8)."""
    if state.phase != "play" or state.call is not None or not state.votes:
        return ()
    waited_for = voters(state)
    if not waited_for or not set(waited_for) <= set(state.votes):
        return ()
    return _agreed(state, at, "vote", chance)


def _agreed(state: State, at: Millis, cause: Cause, chance: Chance) -> tuple[Event, ...]:
    if not state.pile:
        return deals.end(state, at, chance)
    return deals.lay_more(state, at, cause, chance)
