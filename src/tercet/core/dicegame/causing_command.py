"""Which command explains an event, so that a log can be decided again and checked by the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.core.dicegame.commands import (
    CallOpening,
    ChooseExtra,
    EndGame,
    ExpireExtra,
    ExpireOpening,
    ExpireOpeningCall,
    ExpireTurn,
    LayOpening,
    NamedDie,
    PassTurn,
    PickOpening,
    Placing,
    PlayDice,
    SaveDraft,
    SayNone,
    SwapWild,
    TakeBackOpening,
)
from tercet.core.dicegame.dice import WILD
from tercet.core.dicegame.events import (
    DiceGameEnded,
    DiceGameStarted,
    DiceRolled,
    ExtraChosen,
    LyingDie,
    NoneSaid,
    OpeningCalled,
    OpeningFailed,
    OpeningLaid,
    OpeningPicked,
    RoundStarted,
    TurnPassed,
    TurnPlayed,
    WildSwapped,
)
from tercet.core.dicegame.state import DiceState
from tercet.core.engine.game import Command, Event
from tercet.core.seating import causing_seating_command, host_start


def causing_command(state: DiceState, events: Sequence[Event]) -> Command:
    """The command that leads to the first of these events, in the state before it."""
    event = events[0]
    at = event.at
    match event:
        case DiceGameStarted():
            return host_start(state.seating, event)
        case OpeningCalled(seat=seat, lead=lead, tie=tie):
            return CallOpening(seat=seat, at=at, lead=lead, tie=tie, dice=_picked_before(state, events))
        case OpeningPicked(seat=seat, dice=dice):
            return PickOpening(seat=seat, at=at, dice=dice)
        case OpeningLaid(seat=seat, laid=laid):
            return LayOpening(seat=seat, at=at, dice=tuple(_named(lying) for lying in laid))
        case OpeningFailed(seat=seat, reason="wrong", dice=dice):
            return LayOpening(seat=seat, at=at, dice=dice)
        case OpeningFailed(seat=seat, reason="taken-back"):
            return TakeBackOpening(seat=seat, at=at)
        case OpeningFailed(reason="time"):
            return ExpireOpeningCall(at=at)
        case OpeningFailed(reason="left") if len(events) > 1:
            return causing_seating_command(state.seating, events[1:])
        case NoneSaid(seat=seat):
            return SayNone(seat=seat, at=at)
        case DiceRolled(reason="opening"):
            return ExpireOpening(at=at)
        case WildSwapped(seat=seat, laid=laid):
            return SwapWild(seat=seat, at=at, die=laid.die, square=laid.square)
        case TurnPlayed(seat=seat, laid=laid, timed=True):
            draft = SaveDraft(seat=seat, at=at, round=state.round, dice=tuple(_placing(lying) for lying in laid))
            return ExpireTurn(seat=seat, at=at, draft=draft)
        case TurnPlayed(seat=seat, laid=laid):
            return PlayDice(seat=seat, at=at, dice=tuple(_placing(lying) for lying in laid))
        case TurnPassed(seat=seat, reason="passed"):
            return PassTurn(seat=seat, at=at)
        case TurnPassed(reason="time"):
            return ExpireTurn(at=at)
        case ExtraChosen(seat=seat, dice=dice):
            return ChooseExtra(seat=seat, at=at, dice=dice)
        case DiceRolled(reason="extra") | RoundStarted():
            return ExpireExtra(at=at)
        case DiceGameEnded(reason="alone"):
            staying = state.staying
            return EndGame(seat=staying[0] if staying else state.seating.host, at=at)
        case _:
            return causing_seating_command(state.seating, events, state.commitment)


def _picked_before(state: DiceState, events: Sequence[Event]) -> tuple[NamedDie, ...]:
    """The dice that came with a call: picked, or found not to be a SET, at the same moment (D5)."""
    called, *after = events[:2]
    match after:
        case [OpeningPicked(at=at, dice=dice)] if at == called.at:
            return dice
        case [OpeningFailed(seat=seat, at=at, reason="wrong", dice=dice)] if at == called.at:
            held = [state.players[seat].held(named.die) for named in dice]
            return () if any(die is None or die.face == WILD for die in held) else dice
    return ()


def _placing(lying: LyingDie) -> Placing:
    return Placing(lying.die, lying.square, lying.face if lying.wild else None)


def _named(lying: LyingDie) -> NamedDie:
    return NamedDie(lying.die, lying.face if lying.wild else None)
