"""The changes that votes make in a card game: that there is no SET, or to stop (C8, C9)."""

from __future__ import annotations

from typing import Final

from tercet.core.cardgame import events
from tercet.core.cardgame.state import CardView
from tercet.core.engine.evolution import Changes, with_player
from tercet.core.engine.seats import NOBODY, Seat

NO_VOTE: Final[Changes] = {
    "votes": (),
    "vote_until": None,
    "look_at": None,
    "prompted": (),
    "prompted_until": None,
    "skipped": (),
}


def no_set_voted(state: CardView, event: events.NoSetVoted) -> Changes:
    return record_votes(state, event.votes, event.seat) | {"vote_until": event.vote_until, "look_at": event.look_at}


def votes_changed(state: CardView, event: events.VotesChanged) -> Changes:
    return record_votes(state, event.votes) | {"vote_until": event.vote_until, "look_at": event.look_at}


def record_votes(state: CardView, votes: tuple[Seat, ...], heard: Seat = NOBODY) -> Changes:
    """Changes for the given votes: with none left, the vote is over; otherwise it no longer asks or skips the player
    `heard` (C8)."""
    if not votes:
        return dict(NO_VOTE)
    return {"votes": votes, **stop_asking(state, heard)}


def withdraw_vote(state: CardView, seat: Seat) -> Changes:
    """Changes for a player who calls, and so no longer says that there is no SET."""
    return record_votes(state, tuple(other for other in state.votes if other != seat), seat)


def stop_asking(state: CardView, seat: Seat) -> Changes:
    """Changes for a player who voted, called or answered: the vote stops asking them, and waits for them again (C8)."""
    if not (state.prompted or state.skipped):
        return {}
    asked = tuple(other for other in state.prompted if other != seat)
    return {
        "prompted": asked,
        "prompted_until": state.prompted_until if asked else None,
        "skipped": tuple(other for other in state.skipped if other != seat),
    }


def looking_asked(state: CardView, event: events.LookingAsked) -> Changes:
    return {"prompted": state.prompted + event.seats, "prompted_until": event.until, "look_at": None}


def looking_answered(state: CardView, event: events.LookingAnswered) -> Changes:
    return stop_asking(state, event.seat) | {"look_at": event.look_at}


def looking_ignored(state: CardView, event: events.LookingIgnored) -> Changes:
    return {"prompted": (), "prompted_until": None, "skipped": state.skipped + event.seats}


def vote_denied(state: CardView, event: events.VoteDenied) -> Changes:
    return {"players": with_player(state.players, event.seat, denied=event.denied)}
