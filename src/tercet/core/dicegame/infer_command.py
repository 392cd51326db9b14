"""Infers the command that caused an event, so that verification can replay a log through the same rules."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.core.dicegame import commands, events
from tercet.core.dicegame.dice import WILD
from tercet.core.dicegame.state import DiceState
from tercet.core.engine.game import Command, Event
from tercet.core.seating.commands import AskHint, InterruptPlay
from tercet.core.seating.events import PlayVoided
from tercet.core.seating.infer_command import host_start, infer_departure, infer_seating_command


def infer_command(state: DiceState, ahead: Sequence[Event]) -> Command:
    """The command that, in `state`, leads to the first of the events `ahead`."""
    event = ahead[0]
    at = event.at
    match event:
        case events.DiceGameStarted():
            return host_start(state.seating, event)
        case events.OpeningCalled(seat=seat, lead=lead, tie=tie):
            return commands.CallOpening(seat=seat, at=at, lead=lead, tie=tie, dice=_picked_before(state, ahead))
        case events.OpeningPicked(seat=seat, dice=dice):
            return commands.PickOpening(seat=seat, at=at, dice=dice)
        case events.OpeningLaid(seat=seat, laid=laid):
            return commands.LayOpening(seat=seat, at=at, dice=tuple(_named(lying) for lying in laid))
        case events.OpeningFailed(seat=seat, reason="wrong", dice=dice):
            return commands.LayOpening(seat=seat, at=at, dice=dice)
        case events.OpeningFailed(seat=seat, reason="taken-back"):
            return commands.TakeBackOpening(seat=seat, at=at)
        case events.OpeningFailed(reason="time"):
            return commands.ExpireOpeningCall(at=at)
        case PlayVoided() if state.call is None:
            return commands.ExpireTurn(at=at)
        case PlayVoided() if state.call and state.call.until is not None and at >= state.call.until:
            return commands.ExpireOpeningCall(at=at)
        case PlayVoided() | events.OpeningFailed(reason="left"):
            return infer_departure(state.seating, ahead)
        case events.PlayResumed():
            return InterruptPlay(at=at)
        case events.NoneSaid(seat=seat):
            return commands.SayNone(seat=seat, at=at)
        case events.DiceRolled(reason="opening"):
            return commands.ExpireOpening(at=at)
        case events.WildSwapped(seat=seat, laid=laid):
            return commands.SwapWild(seat=seat, at=at, die=laid.die, square=laid.square)
        case events.TurnPlayed(seat=seat, laid=laid, timed=True):
            draft = commands.SaveDraft(
                seat=seat, at=at, round=state.round, dice=tuple(_placing(lying) for lying in laid)
            )
            return commands.ExpireTurn(seat=seat, at=at, draft=draft)
        case events.TurnPlayed(seat=seat, laid=laid):
            return commands.PlayDice(seat=seat, at=at, dice=tuple(_placing(lying) for lying in laid))
        case events.TurnPassed(seat=seat, reason="passed"):
            return commands.PassTurn(seat=seat, at=at)
        case events.TurnPassed(reason="time"):
            return commands.ExpireTurn(at=at)
        case events.ExtraChosen(seat=seat, dice=dice):
            return commands.ChooseExtra(seat=seat, at=at, dice=dice)
        case events.DiceHintGiven(seat=seat):
            return AskHint(seat=seat, at=at)
        case events.DiceRolled(reason="extra") | events.RoundStarted():
            return commands.ExpireExtra(at=at)
        case events.DiceGameEnded(reason="alone"):
            staying = state.staying
            return commands.EndGame(seat=staying[0] if staying else state.seating.host, at=at)
        case _:
            return infer_seating_command(state.seating, ahead, state.commitment)


def _picked_before(state: DiceState, ahead: Sequence[Event]) -> tuple[commands.NamedDie, ...]:
    """The dice named with a call: the next event, at the same time, shows them picked, or rejected because they are
    not a SET (D5)."""
    called, *after = ahead[:2]
    match after:
        case [events.OpeningPicked(at=at, dice=dice)] if at == called.at:
            return dice
        case [events.OpeningFailed(seat=seat, at=at, reason="wrong", dice=dice)] if at == called.at:
            held = [state.players[seat].held(named.die) for named in dice]
            return () if any(die is None or die.face == WILD for die in held) else dice
    return ()


def _placing(lying: events.LyingDie) -> commands.Placing:
    return commands.Placing(lying.die, lying.square, lying.face if lying.wild else None)


def _named(lying: events.LyingDie) -> commands.NamedDie:
    return commands.NamedDie(lying.die, lying.face if lying.wild else None)
