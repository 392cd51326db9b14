"""The changes that each kind of event makes in a card game."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tercet.core.cardgame import events, vote_changes
from tercet.core.cardgame.lockouts import handicap_until, unlocked, with_handicap_locks
from tercet.core.cardgame.state import CardPlayer, CardState, CardView, PendingCall
from tercet.core.engine.evolution import Changes, EventChanges, evolution, with_player
from tercet.core.engine.game import Event, Millis
from tercet.core.seating import events as seating_events
from tercet.core.seating.events import EVENTS as SEATING_EVENTS
from tercet.core.seating.state import after_pause, evolve_seating, reset_seating, seed_committed

_COMING_OR_GOING: Final = (
    seating_events.PlayerLeft,
    seating_events.PlayerReturned,
    seating_events.PlayerReplaced,
    seating_events.PlayerBack,
)


def _seating(state: CardView, event: Event) -> Changes:
    changes: Changes = {"seating": evolve_seating(state.seating, event)}
    if type(event) is seating_events.PlayerSeated:
        changes["players"] = (*state.players, CardPlayer())
    elif state.votes and isinstance(event, _COMING_OR_GOING):
        # A player who joins or returns has not been asked yet in this vote (C8).
        changes |= vote_changes.stop_asking(state, event.seat)
    elif isinstance(event, seating_events.StartVoided) and (event.next_at is not None or event.in_a_row):
        changes["next_at"] = event.next_at
    return changes


def _table_closed(state: CardView, event: seating_events.TableClosed) -> Changes:
    return {"phase": "over", "call": None, "next_at": None, **vote_changes.NO_VOTE, **_end_of_pause(state, event)}


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
        **_NO_PROGRESS,
        "players": tuple(
            _from_tally(_tally(player), plays=seat in event.players, locked_until=handicap_until(state, seat, event))
            for seat, player in enumerate(state.players)
        ),
        "seating": reset_seating(state.seating),
    }


def _player_dealt_in(state: CardView, event: events.PlayerDealtIn) -> Changes:
    deals = state.players[event.seat].deals + 1
    return {"players": with_player(state.players, event.seat, deals=deals), "dealt_in": (*state.dealt_in, event.seat)}


def _deal_voided(state: CardView, event: events.DealVoided) -> Changes:
    """Restores the state before the deal, keeping newcomers (C17)."""
    return {
        "phase": "pause" if event.deal > 1 else "lobby",
        "deal": event.deal - 1,
        "dealers": (state.dealer, *state.dealers),
        "layout": (),
        "layout_since": state.version + 1,
        "pile_count": 0,
        "call": None,
        "paused_at": None,
        **_NO_PROGRESS,
        **_cleared(state),
        "players": tuple(_from_tally(tally) for tally in event.tallies),
        "seating": reset_seating(state.seating),
    }


def _tally(player: CardPlayer) -> events.MatchTally:
    return events.MatchTally(player.score, player.deals, player.right, player.wrong, player.denied, player.hints)


def _from_tally(tally: events.MatchTally, *, plays: bool = False, locked_until: Millis | None = None) -> CardPlayer:
    """A player who has won nothing in this deal yet, with the counts from the match so far."""
    return CardPlayer(
        total=tally.total,
        deals=tally.deals + plays,
        right=tally.right,
        wrong=tally.wrong,
        denied=tally.denied,
        hints=tally.hints,
        locked_until=locked_until,
    )


def _set_called(state: CardView, event: events.SetCalled) -> Changes:
    changes: Changes = {"call": PendingCall(event.seat, event.at, event.until)}
    if state.votes:
        changes |= vote_changes.withdraw_vote(state, event.seat)
        changes |= {"vote_until": None, "look_at": None, "prompted": (), "prompted_until": None}
    return changes


def _set_taken(state: CardView, event: events.SetTaken) -> Changes:
    players = with_handicap_locks(state, event)
    player = players[event.seat]
    won, way = event.cards, state.rules.way
    if way in ("chain", "all"):
        won = _newly_won(state, event)
    players[event.seat] = replace(
        player,
        won=player.won + won,
        sizes=(*player.sizes, len(won)),
        points=event.points,
        right=player.right + 1,
        mistakes=0,
    )
    changes = _new_layout(state, event, players)
    changes["takings"] = state.takings + 1
    if way == "chain":
        changes["chain"] = event.cards
    elif way == "all":
        changes |= {"found": (*state.found, event.cards), "layout_since": state.layout_since}
    return changes


def _newly_won(state: CardView, event: events.SetTaken) -> tuple[int, ...]:
    """The cards that the taker keeps: not those of the chain, and none at all if found cards stay on the board (V4)."""
    return () if state.rules.way == "all" else tuple([card for card in event.cards if card not in event.chained])


def _board_laid(state: CardView, event: events.BoardLaid) -> Changes:
    discarded = state.discarded + event.discarded
    return _new_layout(state, event, with_handicap_locks(state, event)) | {"found": (), "discarded": discarded}


def _naming_opened(state: CardView, event: events.NamingOpened) -> Changes:
    return {"naming_until": event.until, "layout_since": state.version + 1, **_cleared(state)}


def _card_named(state: CardView, event: events.CardNamed) -> Changes:
    player = state.players[event.seat]
    won, sizes = (*player.won, event.card), (*player.sizes, 1)
    changed = with_player(state.players, event.seat, won=won, sizes=sizes, points=event.points, mistakes=0)
    return {"players": changed, "naming_until": None}


def _call_failed(state: CardView, event: events.CallFailed) -> Changes:
    player = state.players[event.seat]
    changes: Changes = {
        "call": None,
        "players": with_player(
            state.players,
            event.seat,
            won=player.won[: len(player.won) - len(event.lost)],
            sizes=player.sizes[:-1] if event.lost else player.sizes,
            aside=player.aside + event.lost,
            points=event.points,
            wrong=player.wrong + 1,
            mistakes=player.mistakes + 1 if state.rules.longest_lock_seconds else 0,
            locked_until=event.locked_until,
        ),
    }
    if state.votes:
        changes |= vote_changes.withdraw_vote(state, event.seat)
    return changes | {"vote_until": event.vote_until, "look_at": event.look_at, "prompted": (), "prompted_until": None}


def _cards_added(state: CardView, event: events.CardsAdded) -> Changes:
    return _new_layout(state, event, with_handicap_locks(state, event))


def _hint_given(state: CardView, event: events.HintGiven) -> Changes:
    players = with_player(state.players, event.seat, hints=event.hints)
    return {"players": players, "hint_step": event.step, "hint": event.cards}


def _deal_paused(state: CardView, event: events.DealPaused | seating_events.TablePaused) -> Changes:
    return {"paused_at": event.at, "layout": (), "hint": ()}


def _table_paused(state: CardView, event: seating_events.TablePaused) -> Changes:
    """Voids an open call (R6) and pauses the deal as in solo play (C13)."""
    pauses = state.phase == "play" and state.paused_at is None
    changes = _deal_paused(state, event) if pauses else {}
    return {**changes, "call": None, "seating": evolve_seating(state.seating, event)}


def _table_resumed(state: CardView, event: seating_events.TableResumed) -> Changes:
    """Lets every clock continue with its remaining time (R6)."""

    def later(moment: Millis | None) -> Millis | None:
        return after_pause(state.seating, event, moment)

    return {
        "seating": evolve_seating(state.seating, event),
        "players": tuple(replace(player, locked_until=later(player.locked_until)) for player in state.players),
        **{clock: later(getattr(state, clock)) for clock in _CLOCKS},
    }


def _deal_resumed(state: CardView, event: events.DealResumed) -> Changes:
    return {"layout": event.layout, "hint": event.hint, **_end_of_pause(state, event)}


def _end_of_pause(state: CardView, event: Event) -> Changes:
    """The changes that end a pause, if there is one; the paused time does not count (C13)."""
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
        "naming_until": None,
        "players": tuple(unlocked(state.players)),
        **_cleared(state),
        **_end_of_pause(state, event),
        "seating": replace(state.seating, proposal=None),
    }


def _match_ended(state: CardView, event: events.MatchEnded) -> Changes:
    return {"phase": "over", "winners": event.winners, "next_at": None}


def _new_layout(
    state: CardView, event: events.SetTaken | events.CardsAdded | events.BoardLaid, players: list[CardPlayer]
) -> Changes:
    return {
        "players": tuple(players),
        "layout": event.layout,
        "layout_since": state.version + 1,
        "pile_count": event.pile_count,
        "call": None,
        **_cleared(state),
    }


def _cleared(state: CardView) -> Changes:
    """The changes by which a new layout clears votes and hints (C8, C13)."""
    return {**vote_changes.NO_VOTE, "hint_step": 0, "hint": ()} if state.votes or state.hint_step else {}


_CLOCKS: Final = ("vote_until", "look_at", "prompted_until", "naming_until", "next_at")
_NO_PROGRESS: Final[Changes] = {"takings": 0, "chain": (), "found": (), "discarded": (), "naming_until": None}
"""Changes that reset the progress of a deal."""
_CHANGES: Final[EventChanges] = {
    **dict.fromkeys(SEATING_EVENTS, _seating),
    seating_events.SeedCommitted: seed_committed,
    seating_events.TableClosed: _table_closed,
    seating_events.PlayInterrupted: _time_restarted,
    seating_events.PlayContinued: _time_restarted,
    seating_events.PlayVoided: _play_voided,
    seating_events.TablePaused: _table_paused,
    seating_events.TableResumed: _table_resumed,
    events.DealStarted: _deal_started,
    events.PlayerDealtIn: _player_dealt_in,
    events.DealVoided: _deal_voided,
    events.SetCalled: _set_called,
    events.SetTaken: _set_taken,
    events.CallFailed: _call_failed,
    events.NoSetVoted: vote_changes.no_set_voted,
    events.VotesChanged: vote_changes.votes_changed,
    events.LookingAsked: vote_changes.looking_asked,
    events.LookingAnswered: vote_changes.looking_answered,
    events.LookingIgnored: vote_changes.looking_ignored,
    events.VoteDenied: vote_changes.vote_denied,
    events.CardsAdded: _cards_added,
    events.HintGiven: _hint_given,
    events.BoardLaid: _board_laid,
    events.NamingOpened: _naming_opened,
    events.CardNamed: _card_named,
    events.DealPaused: _deal_paused,
    events.DealResumed: _deal_resumed,
    events.DealEnded: _deal_ended,
    events.MatchEnded: _match_ended,
}


def _take_from_pile(state: CardState, event: events.SetTaken | events.CardsAdded) -> Changes:
    return {"pile": state.pile[len(event.dealt) :]}


def _pile_shuffled(state: CardState, event: events.DealStarted) -> Changes:
    """Sets the pile; a hidden card is the last one of the shuffle (V4)."""
    hides = state.rules.way == "hidden" and bool(event.pile)
    return {
        "pile": event.pile[:-1] if hides else event.pile,
        "hidden": event.pile[-1] if hides else None,
        "tallies": tuple(map(_tally, state.players)),
    }


def _keep_cards(state: CardState, event: Event) -> Changes:
    """Leaves the cards in the state during a pause, since only views hide them (C13)."""
    return {"layout": state.layout, "hint": state.hint}


_SECRET_CHANGES: Final[EventChanges] = {
    seating_events.SeedCommitted: lambda state, event: {"seed": event.seed},
    events.DealStarted: _pile_shuffled,
    events.DealVoided: lambda state, event: {"pile": (), "hidden": None},
    events.BoardLaid: lambda state, event: {"pile": state.pile[len(event.layout) :]},
    events.CardNamed: lambda state, event: {"hidden": None},
    events.SetTaken: _take_from_pile,
    events.CardsAdded: _take_from_pile,
    seating_events.TablePaused: _keep_cards,
    events.DealPaused: _keep_cards,
    events.DealResumed: _keep_cards,
}
"""Additional changes to a full state, which includes the secrets."""

evolve: Final = evolution(CardState, _CHANGES, _SECRET_CHANGES)
"""Returns the state, or a view of it, after an event."""
