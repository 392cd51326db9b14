"""The changes that each kind of event makes in a dice game."""

from __future__ import annotations

from typing import Final

from msgspec.structs import fields, replace

from tercet.core.dicegame import events
from tercet.core.dicegame.dice import DICE, Die
from tercet.core.dicegame.scoring import MadeSet
from tercet.core.dicegame.state import (
    DicePlayer,
    DiceState,
    DiceView,
    LastTurn,
    OpeningCall,
    TurnDone,
    hide_dice,
)
from tercet.core.engine.evolution import Changes, EventChanges, evolution, with_player
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat, Seating
from tercet.core.seating import events as seating_events
from tercet.core.seating.events import EVENTS as SEATING_EVENTS
from tercet.core.seating.state import after_pause, evolve_seating, reset_seating, seed_committed


def _seating(state: DiceView, event: Event) -> Changes:
    seating = evolve_seating(state.seating, event)
    changes: Changes = {"seating": seating}
    if type(event) is seating_events.PlayerSeated:
        changes["players"] = (*state.players, DicePlayer())
    if not _leaves_alone(state.playing, seating):
        changes["alone_since"] = None
    elif state.alone_since is None:
        changes["alone_since"] = event.at
    return changes


def _leaves_alone(playing: tuple[Seat, ...], seating: Seating) -> bool:
    """Whether only one of several people is present (D18)."""
    people = [chair for chair in (seating.chairs[seat] for seat in playing) if not chair.bot]
    return len(people) > 1 and sum(chair.present for chair in people) == 1


def _table_closed(state: DiceView, event: seating_events.TableClosed) -> Changes:
    return {**_no_more_play(state), "ended_at": event.at}


def _no_more_play(state: DiceView) -> Changes:
    players = tuple(_without_hints(state))
    return {"phase": "over", "call": None, "until": None, "to_play": (), "players": players}


def _time_restarted(state: DiceView, event: seating_events.PlayInterrupted | seating_events.PlayContinued) -> Changes:
    if state.seating.start is not None:
        return {"seating": evolve_seating(state.seating, event)}
    interrupted = isinstance(event, seating_events.PlayInterrupted)
    if state.call is None:
        return {"until": event.until, "interrupted": interrupted}
    return {"call": replace(state.call, since=event.at, until=event.until, interrupted=interrupted)}


def _play_voided(state: DiceView, event: seating_events.PlayVoided) -> Changes:
    """Cancels the call or, if there is none, the turn (C20)."""
    return {"call": None} if state.call is not None else _without_turn(state, event.seat, "voided", "interrupted")


def _table_paused(state: DiceView, event: seating_events.TablePaused) -> Changes:
    """Voids an open call and hides the dice (R6)."""
    players = tuple(map(hide_dice, state.players))
    return {**_seating(state, event), "call": None, "last_turn": None, "covered": True, "lying": (), "players": players}


def _table_resumed(state: DiceView, event: seating_events.TableResumed) -> Changes:
    """Lets every clock continue with its remaining time (R6)."""
    until, alone = (after_pause(state.seating, event, moment) for moment in (state.until, state.alone_since))
    return {**_seating(state, event), "until": until, "alone_since": alone}


def _dice_shown(state: DiceView, event: events.DiceShown) -> Changes:
    players = zip(state.players, event.hands, strict=True)
    shown = tuple(replace(player, dice=dice) for player, dice in players)
    return {"covered": False, "lying": event.board, "players": shown}


def _game_started(state: DiceView, event: events.DiceGameStarted) -> Changes:
    return {
        "phase": "opening",
        "playing": event.players,
        "nonces": event.nonces,
        "bag": tuple(map(Die, range(DICE))),
        "started_at": event.at,
        "seating": reset_seating(state.seating),
        "alone_since": event.at if _leaves_alone(event.players, state.seating) else None,
    }


def _game_voided(state: DiceView, event: events.DiceGameVoided) -> Changes:
    """Restores the state before the game, with the current seats (C17)."""
    kept = {"rules", "version", "seating", "players", "commitment"}
    changes: Changes = {field.name: field.default for field in fields(DiceView) if field.name not in kept}
    return changes | {"players": tuple(DicePlayer() for _ in state.players), "seating": reset_seating(state.seating)}


def _dice_drawn(state: DiceView, event: events.DiceDrawn) -> Changes:
    players = list(state.players)
    for draw in event.draws:
        player = players[draw.seat]
        players[draw.seat] = replace(player, dice=player.dice + tuple(map(events.HeldDie, draw.dice)))
    return {"players": tuple(players), "bag": event.bag, "draws": state.draws + 1}


def _dice_rolled(state: DiceView, event: events.DiceRolled) -> Changes:
    players = _without_hints(state)
    for roll in event.rolls:
        shown = {held.die: held for held in roll.dice}
        player = players[roll.seat]
        players[roll.seat] = replace(player, dice=tuple(shown.get(held.die, held) for held in player.dice))
    changes: Changes = {"draws": state.draws + 1}
    if event.reason == "opening":
        players = [replace(player, wrong=0, none=False) for player in players]
        changes |= {"until": event.until, "rolled_since": state.version + 1}
    changes["players"] = tuple(players)
    return changes


def _opening_called(state: DiceView, event: events.OpeningCalled) -> Changes:
    call = OpeningCall(event.seat, event.at, event.until)
    return {"call": call, "players": with_player(state.players, event.seat, none=False)}


def _opening_picked(state: DiceView, event: events.OpeningPicked) -> Changes:
    since = event.at if state.call is None else state.call.since
    return {"call": OpeningCall(event.seat, since, event.until, event.dice)}


def _opening_failed(state: DiceView, event: events.OpeningFailed) -> Changes:
    wrong = state.players[event.seat].wrong + 1
    return {"call": None, "players": with_player(state.players, event.seat, wrong=wrong)}


def _none_said(state: DiceView, event: events.NoneSaid) -> Changes:
    return {"players": with_player(state.players, event.seat, none=True)}


def _opening_laid(state: DiceView, event: events.OpeningLaid) -> Changes:
    (a, b, c) = event.laid
    made = MadeSet((a.square, b.square, c.square), (a.face, b.face, c.face), "row", event.points)
    return {
        "last_turn": LastTurn(event.seat, 1, "opened", event.laid, (made,), (), event.points),
        "phase": "play",
        "round": 1,
        "first": event.seat,
        "to_play": event.to_play,
        "call": None,
        "until": None,
        "lying": (*state.lying, *event.laid),
        "players": _with_laid(state, event.seat, event.laid, event.points, event.score),
    }


def _turn_started(state: DiceView, event: events.TurnStarted) -> Changes:
    return {"until": event.until, "interrupted": False, "swaps": 0, "freed": ()}


def _wild_swapped(state: DiceView, event: events.WildSwapped) -> Changes:
    laid, freed = event.laid, event.freed
    dice = state.players[event.seat].dice
    return {
        "lying": tuple(laid if lying.square == laid.square else lying for lying in state.lying),
        "players": with_player(
            state.players,
            event.seat,
            dice=tuple(events.HeldDie(freed) if held.die == laid.die else held for held in dice),
        ),
        "swaps": state.swaps + 1,
        "freed": (*state.freed, freed),
    }


def _turn_played(state: DiceView, event: events.TurnPlayed) -> Changes:
    return {
        "last_turn": LastTurn(
            event.seat,
            state.round,
            "played",
            event.laid,
            event.sets,
            event.bonuses,
            event.points,
            timed=event.timed,
        ),
        "to_play": state.to_play[1:],
        "until": None,
        "interrupted": False,
        "lying": (*state.lying, *event.laid),
        "players": _with_laid(state, event.seat, event.laid, event.points, event.score),
        "last": state.last or event.last,
    }


def _turn_passed(state: DiceView, event: events.TurnPassed) -> Changes:
    return _without_turn(state, event.seat, "passed" if event.counts else "swapped", event.reason)


def _without_turn(state: DiceView, seat: Seat, done: TurnDone, reason: events.PassReason) -> Changes:
    """Ends a turn in which nothing was played."""
    rounds = (*state.players[seat].rounds, 0)
    return {
        "last_turn": LastTurn(seat, state.round, "passed", reason=reason),
        "to_play": state.to_play[1:],
        "until": None,
        "interrupted": False,
        "players": with_player(_without_hints(state), seat, done=done, rounds=rounds),
    }


def _hint_given(state: DiceView, event: events.DiceHintGiven) -> Changes:
    return {"players": with_player(state.players, event.seat, hints=event.hints, hint=event.hint)}


def _without_hints(state: DiceView) -> list[DicePlayer]:
    """The players once their dice or the board have changed, or the game is over (D19)."""
    return [player if player.hint is None else replace(player, hint=None) for player in state.players]


def _round_ended(state: DiceView, event: events.RoundEnded) -> Changes:
    return {"barren": event.barren, "swaps": 0, "freed": ()}


def _extra_roll_started(state: DiceView, event: events.ExtraRollStarted) -> Changes:
    return {"phase": "extra", "until": event.until}


def _extra_chosen(state: DiceView, event: events.ExtraChosen) -> Changes:
    return {"players": with_player(state.players, event.seat, chosen=True, choice=event.dice)}


def _round_started(state: DiceView, event: events.RoundStarted) -> Changes:
    return {
        "phase": "play",
        "round": event.round,
        "to_play": event.to_play,
        "until": None,
        "players": tuple(replace(player, done=None, chosen=False, choice=()) for player in state.players),
    }


def _play_resumed(state: DiceView, event: events.PlayResumed) -> Changes:
    return {"until": event.until}


def _game_ended(state: DiceView, event: events.DiceGameEnded) -> Changes:
    return {
        **_no_more_play(state),
        "ended_at": event.at,
        "ending": event.reason,
        "winners": event.winners,
        "seating": replace(state.seating, proposal=None),
    }


def _with_laid(
    state: DiceView, seat: Seat, laid: tuple[events.LyingDie, ...], points: int, score: int
) -> tuple[DicePlayer, ...]:
    player = state.players[seat]
    gone = {lying.die for lying in laid}
    kept = tuple(held for held in player.dice if held.die not in gone)
    return with_player(
        _without_hints(state), seat, dice=kept, score=score, done="played", rounds=(*player.rounds, points)
    )


_CHANGES: Final[EventChanges] = {
    **dict.fromkeys(SEATING_EVENTS, _seating),
    seating_events.SeedCommitted: seed_committed,
    seating_events.TableClosed: _table_closed,
    seating_events.PlayInterrupted: _time_restarted,
    seating_events.PlayContinued: _time_restarted,
    seating_events.PlayVoided: _play_voided,
    seating_events.TablePaused: _table_paused,
    seating_events.TableResumed: _table_resumed,
    events.DiceGameStarted: _game_started,
    events.DiceGameVoided: _game_voided,
    events.DiceDrawn: _dice_drawn,
    events.DiceRolled: _dice_rolled,
    events.OpeningCalled: _opening_called,
    events.OpeningPicked: _opening_picked,
    events.OpeningFailed: _opening_failed,
    events.NoneSaid: _none_said,
    events.OpeningLaid: _opening_laid,
    events.TurnStarted: _turn_started,
    events.WildSwapped: _wild_swapped,
    events.TurnPlayed: _turn_played,
    events.TurnPassed: _turn_passed,
    events.DiceHintGiven: _hint_given,
    events.RoundEnded: _round_ended,
    events.ExtraRollStarted: _extra_roll_started,
    events.ExtraChosen: _extra_chosen,
    events.RoundStarted: _round_started,
    events.PlayResumed: _play_resumed,
    events.DiceShown: _dice_shown,
    events.DiceGameEnded: _game_ended,
}

_SECRET_CHANGES: Final[EventChanges] = {
    seating_events.SeedCommitted: lambda state, event: {"seed": event.seed},
    seating_events.TablePaused: lambda state, event: {
        "lying": state.lying,
        "players": tuple(_without_hints(state)),
    },
}
"""Additional changes to a full state, which includes the secrets."""

evolve: Final = evolution(DiceState, _CHANGES, _SECRET_CHANGES)
"""Returns the state, or a view of it, after an event."""
