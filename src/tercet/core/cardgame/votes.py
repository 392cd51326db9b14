"""Agreeing that no SET lies on the table (C8, C9)."""

from __future__ import annotations

from tercet.core.cardgame import deals
from tercet.core.cardgame.commands import ExpireVote, SayNoSet
from tercet.core.cardgame.events import Cause, NoSetVoted, VoteDenied
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
        return (VoteDenied(at=at, seat=seat, denied=state.players[seat].denied + 1),)
    until = state.vote_until or Millis(at + millis(state.rules.vote_seconds))
    voted = NoSetVoted(at=at, seat=seat, votes=(*state.votes, seat), vote_until=until)
    return (voted, *recount(evolve(state, voted), at, "vote", chance))


def expire_vote(state: State, command: ExpireVote, chance: Chance) -> tuple[Event, ...]:
    """Whoever neither voted nor called in time agrees, whether or not a SET lies there (C8)."""
    if state.vote_until is None or state.call is not None or command.at < state.vote_until or not voters(state):
        return ()
    return _agreed(state, command.at, "silence", chance)


def recount(state: State, at: Millis, cause: Cause, chance: Chance) -> tuple[Event, ...]:
    """More cards when everybody present has agreed; who is away or gone is not waited for (C8)."""
    if state.phase != "play" or state.call is not None or not state.votes:
        return ()
    waited_for = voters(state)
    if not waited_for or not set(waited_for) <= set(state.votes):
        return ()
    return _agreed(state, at, cause, chance)


def _agreed(state: State, at: Millis, cause: Cause, chance: Chance) -> tuple[Event, ...]:
    if not state.pile:
        return deals.end(state, at, chance)
    return deals.lay_more(state, at, cause, chance)
