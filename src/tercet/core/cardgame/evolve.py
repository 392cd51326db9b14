"""What each kind of event changes in a card game."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tercet.core.cardgame import events
from tercet.core.cardgame.state import CardPlayer, CardState, CardView, PendingCall
from tercet.core.engine.evolution import Changes, EventChanges, evolution, with_player
from tercet.core.engine.game import Event, Millis
from tercet.core.engine.seats import NOBODY, Seat
from tercet.core.seating import events as seating_events
from tercet.core.seating.events import EVENTS as SEATING_EVENTS
from tercet.core.seating.state import evolve_seating, reset_seating, seed_committed


def _seating(state: CardView, event: Event) -> Changes:
    changes: Changes = {"seating": evolve_seating(state.seating, event)}
    if type(event) is seating_events.PlayerSeated:
        changes["players"] = (*state.players, CardPlayer())
    elif (
        isinstance(
            event,
            seating_events.PlayerLeft
            | seating_events.PlayerReturned
            | seating_events.PlayerReplaced
            | seating_events.PlayerBack,
        )
        and state.votes
    ):
        # A player who comes, or comes back, has not been asked yet in this vote (C8).
        changes |= _heard(state, event.seat)
    elif isinstance(event, seating_events.StartVoided) and (event.next_at is not None or event.in_a_row):
        changes["next_at"] = event.next_at
    return changes


def _table_closed(state: CardView, event: seating_events.TableClosed) -> Changes:
    return {"phase": "over", "call": None, "next_at": None, **_NO_VOTE, **_end_of_pause(state, event)}


def _time_restarted(state: CardView, event: seating_events.PlayInterrupted | seating_events.PlayContinued) -> Changes:
    if state.seating.start is not None:
        return {"seating": evolve_seating(state.seating, event)}
    interrupted = isinstance(event, seating_events.PlayInterrupted)
    return {"call": PendingCall(event.seat, event.at, event.until, interrupted)}


def _play_voided(state: CardView, event: seating_events.PlayVoided) -> Changes:
    return {"call": None}


def _deal_started(state: CardView, event: events.DealStarted) -> Changes:
    return {
        "phase": "play",
        "deal": event.deal,
        "dealer": event.dealer,
        "dealers": event.dealers,
        "dealt_in": event.players,
        "style": event.style,
        "no_set": event.no_set,
        "started_at": event.at,
        "ended_at": None,
        "paused_at": None,
        "layout": event.layout,
        "layout_since": state.version + 1,
        "pile_count": event.pile_count,
        "next_at": None,
        "left": (),
        "players": tuple(
            _from_tally(_tally(player), plays=seat in event.players) for seat, player in enumerate(state.players)
        ),
        "seating": reset_seating(state.seating),
    }


def _player_dealt_in(state: CardView, event: events.PlayerDealtIn) -> Changes:
    deals = state.players[event.seat].deals + 1
    return {"players": with_player(state.players, event.seat, deals=deals), "dealt_in": (*state.dealt_in, event.seat)}


def _deal_voided(state: CardView, event: events.DealVoided) -> Changes:
    """Back to before the deal, with everybody who has come since (C17)."""
    return {
        "phase": "pause" if event.deal > 1 else "lobby",
        "deal": event.deal - 1,
        "dealers": (state.dealer, *state.dealers),
        "layout": (),
        "layout_since": state.version + 1,
        "pile_count": 0,
        "call": None,
        "paused_at": None,
        **_cleared(state),
        "players": tuple(_from_tally(tally) for tally in event.tallies),
        "seating": reset_seating(state.seating),
    }


def _tally(player: CardPlayer) -> events.MatchTally:
    return events.MatchTally(player.score, player.deals, player.right, player.wrong, player.denied, player.hints)


def _from_tally(tally: events.MatchTally, *, plays: bool = False) -> CardPlayer:
    """A player with nothing won yet; what counts for the match stays."""
    return CardPlayer(
        total=tally.total,
        deals=tally.deals + plays,
        right=tally.right,
        wrong=tally.wrong,
        denied=tally.denied,
        hints=tally.hints,
    )


def _set_called(state: CardView, event: events.SetCalled) -> Changes:
    changes: Changes = {"call": PendingCall(event.seat, event.at, event.until)}
    if state.votes:
        changes |= _counted(state, tuple(seat for seat in state.votes if seat != event.seat), event.seat)
        changes |= {"vote_until": None, "look_at": None, "prompted": (), "prompted_until": None}
    return changes


def _set_taken(state: CardView, event: events.SetTaken) -> Changes:
    players = _unlocked(state.players)
    player = players[event.seat]
    players[event.seat] = replace(
        player, won=player.won + event.cards, points=event.points, right=player.right + 1, mistakes=0
    )
    return _new_layout(state, event, players)


def _call_failed(state: CardView, event: events.CallFailed) -> Changes:
    player = state.players[event.seat]
    changes: Changes = {
        "call": None,
        "players": with_player(
            state.players,
            event.seat,
            won=player.won[: len(player.won) - len(event.lost)],
            aside=player.aside + event.lost,
            points=event.points,
            wrong=player.wrong + 1,
            mistakes=player.mistakes + 1 if state.rules.longest_lock_seconds else 0,
            locked_until=event.locked_until,
        ),
    }
    if state.votes:
        changes |= _counted(state, tuple(seat for seat in state.votes if seat != event.seat), event.seat)
    return changes | {"vote_until": event.vote_until, "look_at": event.look_at, "prompted": (), "prompted_until": None}


def _no_set_voted(state: CardView, event: events.NoSetVoted) -> Changes:
    return _counted(state, event.votes, event.seat) | {"vote_until": event.vote_until, "look_at": event.look_at}


def _votes_changed(state: CardView, event: events.VotesChanged) -> Changes:
    return _counted(state, event.votes) | {"vote_until": event.vote_until, "look_at": event.look_at}


def _counted(state: CardView, votes: tuple[Seat, ...], heard: Seat = NOBODY) -> Changes:
    """The votes that stand now; without any, nobody is asked or skipped, and neither is a player who was just heard
    (C8)."""
    if not votes:
        return dict(_NO_VOTE)
    return {"votes": votes, **_heard(state, heard)}


def _heard(state: CardView, seat: Seat) -> Changes:
    """A player who was heard is no longer asked, and is waited for again (C8)."""
    if not (state.prompted or state.skipped):
        return {}
    asked = tuple(other for other in state.prompted if other != seat)
    return {
        "prompted": asked,
        "prompted_until": state.prompted_until if asked else None,
        "skipped": tuple(other for other in state.skipped if other != seat),
    }


def _looking_asked(state: CardView, event: events.LookingAsked) -> Changes:
    return {"prompted": state.prompted + event.seats, "prompted_until": event.until, "look_at": None}


def _looking_answered(state: CardView, event: events.LookingAnswered) -> Changes:
    return _heard(state, event.seat) | {"look_at": event.look_at}


def _looking_ignored(state: CardView, event: events.LookingIgnored) -> Changes:
    return {"prompted": (), "prompted_until": None, "skipped": state.skipped + event.seats}


def _vote_denied(state: CardView, event: events.VoteDenied) -> Changes:
    return {"players": with_player(state.players, event.seat, denied=event.denied)}


def _cards_added(state: CardView, event: events.CardsAdded) -> Changes:
    return _new_layout(state, event, _unlocked(state.players))


def _hint_given(state: CardView, event: events.HintGiven) -> Changes:
    players = with_player(state.players, event.seat, hints=event.hints)
    return {"players": players, "hint_step": event.step, "hint": event.cards}


def _deal_paused(state: CardView, event: events.DealPaused) -> Changes:
    return {"paused_at": event.at, "layout": (), "hint": ()}


def _deal_resumed(state: CardView, event: events.DealResumed) -> Changes:
    return {"layout": event.layout, "hint": event.hint, **_end_of_pause(state, event)}


def _end_of_pause(state: CardView, event: Event) -> Changes:
    """The end of a pause, if there is one: its time does not count (C13)."""
    if state.paused_at is None:
        return {}
    return {"paused_at": None, "started_at": Millis(state.started_at + event.at - state.paused_at)}


def _deal_ended(state: CardView, event: events.DealEnded) -> Changes:
    return {
        "phase": "pause",
        "ended_at": event.at,
        "left": event.left,
        "next_at": event.next_at,
        "call": None,
        "players": tuple(_unlocked(state.players)),
        **_cleared(state),
        **_end_of_pause(state, event),
        "seating": replace(state.seating, proposal=None),
    }


def _match_ended(state: CardView, event: events.MatchEnded) -> Changes:
    return {"phase": "over", "winners": event.winners, "next_at": None}


def _new_layout(state: CardView, event: events.SetTaken | events.CardsAdded, players: list[CardPlayer]) -> Changes:
    return {
        "players": tuple(players),
        "layout": event.layout,
        "layout_since": state.version + 1,
        "pile_count": event.pile_count,
        "call": None,
        **_cleared(state),
    }


def _cleared(state: CardView) -> Changes:
    """What a new layout clears, if there is any: a vote and hints (C8, C13)."""
    return {**_NO_VOTE, "hint_step": 0, "hint": ()} if state.votes or state.hint_step else {}


def _unlocked(players: tuple[CardPlayer, ...]) -> list[CardPlayer]:
    """The players with lock-outs cleared, as by a new layout (C7)."""
    return [player if player.locked_until is None else replace(player, locked_until=None) for player in players]


_NO_VOTE: Final[Changes] = {
    "votes": (),
    "vote_until": None,
    "look_at": None,
    "prompted": (),
    "prompted_until": None,
    "skipped": (),
}

_CHANGES: Final[EventChanges] = {
    **dict.fromkeys(SEATING_EVENTS, _seating),
    seating_events.SeedCommitted: seed_committed,
    seating_events.TableClosed: _table_closed,
    seating_events.PlayInterrupted: _time_restarted,
    seating_events.PlayContinued: _time_restarted,
    seating_events.PlayVoided: _play_voided,
    events.DealStarted: _deal_started,
    events.PlayerDealtIn: _player_dealt_in,
    events.DealVoided: _deal_voided,
    events.SetCalled: _set_called,
    events.SetTaken: _set_taken,
    events.CallFailed: _call_failed,
    events.NoSetVoted: _no_set_voted,
    events.VotesChanged: _votes_changed,
    events.LookingAsked: _looking_asked,
    events.LookingAnswered: _looking_answered,
    events.LookingIgnored: _looking_ignored,
    events.VoteDenied: _vote_denied,
    events.CardsAdded: _cards_added,
    events.HintGiven: _hint_given,
    events.DealPaused: _deal_paused,
    events.DealResumed: _deal_resumed,
    events.DealEnded: _deal_ended,
    events.MatchEnded: _match_ended,
}


def _take_from_pile(state: CardState, event: events.SetTaken | events.CardsAdded) -> Changes:
    return {"pile": state.pile[len(event.dealt) :]}


def _keep_cards(state: CardState, event: events.DealPaused | events.DealResumed) -> Changes:
    """Only views are without the cards during a pause (C13)."""
    return {"layout": state.layout, "hint": state.hint}


_SECRET_CHANGES: Final[EventChanges] = {
    seating_events.SeedCommitted: lambda state, event: {"seed": event.seed},
    events.DealStarted: lambda state, event: {"pile": event.pile, "tallies": tuple(map(_tally, state.players))},
    events.DealVoided: lambda state, event: {"pile": ()},
    events.SetTaken: _take_from_pile,
    events.CardsAdded: _take_from_pile,
    events.DealPaused: _keep_cards,
    events.DealResumed: _keep_cards,
}
"""What else changes in a state, which knows the secrets."""

evolve: Final = evolution(CardState, _CHANGES, _SECRET_CHANGES)
"""The state, or a view of it, after an event."""
