"""`transition` (the effects of commands) and `deadline` (what happens automatically) in the dice game."""

from __future__ import annotations

from typing import Final

from tercet.core.dicegame import opening, turns, wild_swaps
from tercet.core.dicegame.commands import (
    CallOpening,
    ChooseExtra,
    EndGame,
    ExpireExtra,
    ExpireOpening,
    ExpireOpeningCall,
    ExpireTurn,
    LayOpening,
    PassTurn,
    PickOpening,
    PlayDice,
    SaveDraft,
    SayNone,
    SwapWild,
    TakeBackOpening,
)
from tercet.core.dicegame.evolve import evolve
from tercet.core.dicegame.hints import hint
from tercet.core.dicegame.lobby import LOBBY
from tercet.core.dicegame.state import DiceState
from tercet.core.engine.game import Command, Millis
from tercet.core.engine.transition import Rule
from tercet.core.seating.commands import AskHint
from tercet.core.seating.commit_reveal import start_deadline
from tercet.core.seating.table_seats import transitions


def deadline(state: DiceState) -> tuple[Millis, Command] | None:
    """The next automatic command and its time; while the game waits for people, only a call expires (C4, D16, D18)."""
    if state.seating.paused_at is not None:
        return None
    if state.seating.start is not None:
        return start_deadline(state)
    if not state.present:
        return None
    until = state.until if state.call is None else state.call.until
    if until is None:
        return None
    if state.call is not None:
        return until, ExpireOpeningCall(seat=state.call.seat, at=until)
    if state.paused:
        return None
    match state.phase:
        case "opening":
            return until, ExpireOpening(at=until)
        case "play" if state.turn is not None:
            return until, ExpireTurn(seat=state.turn, at=until)
        case "extra":
            return until, ExpireExtra(at=until)
    return None


_RULES: Final[dict[type[Command], Rule[DiceState]]] = {
    **LOBBY.command_rules(),
    EndGame: LOBBY.end_alone,
    CallOpening: opening.call,
    PickOpening: opening.pick,
    LayOpening: opening.lay,
    TakeBackOpening: opening.take_back,
    SayNone: opening.say_none,
    ExpireOpeningCall: opening.expire_call,
    ExpireOpening: opening.expire_opening,
    SwapWild: wild_swaps.swap,
    PlayDice: turns.play,
    SaveDraft: turns.save_draft,
    PassTurn: turns.pass_turn,
    ExpireTurn: turns.expire_turn,
    ChooseExtra: turns.choose_extra,
    AskHint: hint,
    ExpireExtra: turns.expire_extra,
}

transition: Final = transitions(evolve, _RULES)
