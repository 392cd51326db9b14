"""The preconditions of calling, laying dice and choosing; each raises its refusal (C16, D5, D6, D16)."""

from __future__ import annotations

from tercet.core.dicegame.dice import FACES, WILD, Die, Face
from tercet.core.dicegame.refusals import (
    CalledWrong,
    DiceChanged,
    FaceIsFixed,
    NoOpeningCall,
    NotNow,
    NotYourDie,
    NotYourTurn,
    OpeningPending,
    WaitingForPeople,
    WildWithoutFace,
)
from tercet.core.dicegame.state import DicePlayer, DiceState, OpeningCall
from tercet.core.engine.game import Command, RaceCommand
from tercet.core.seating.refusals import GameOver, NotSeated, NotStarted
from tercet.core.seating.rules import require_seat


def require_playing(state: DiceState, command: Command) -> None:
    """Requires that the sender is playing in a game under way."""
    require_seat(state.seating, command.sender)
    if state.phase in {"lobby", "over"}:
        raise NotStarted() if state.phase == "lobby" else GameOver()
    if command.seat not in state.playing:
        raise NotSeated()


def require_active(state: DiceState, command: Command) -> None:
    """Requires that the sender is playing, and is not a bot waiting for people who are all away (D16)."""
    require_playing(state, command)
    if state.waits_for_people and state.seating.chairs[command.seat].bot:
        raise WaitingForPeople()


def require_race(state: DiceState, command: RaceCommand) -> None:
    """Refuses a lost race, without a penalty (C16)."""
    require_active(state, command)
    if state.phase != "opening":
        raise NotNow(phase=state.phase)
    if command.seen is not None and command.seen < state.rolled_since:
        raise DiceChanged()
    if state.call is not None:
        raise OpeningPending(seat=state.call.seat)


def require_may_call(state: DiceState, command: Command) -> None:
    """Requires that nobody has called, and that the sender has not called wrongly since the last roll (D5)."""
    if state.call is not None:
        raise OpeningPending(seat=state.call.seat)
    if state.players[command.seat].wrong >= state.rules.wrong_calls:
        raise CalledWrong()


def require_own_call(state: DiceState, command: Command) -> OpeningCall:
    """Returns the sender's unresolved call; refuses if there is none (D5)."""
    require_playing(state, command)
    if state.call is None or state.call.seat != command.seat:
        raise NoOpeningCall()
    return state.call


def require_turn(state: DiceState, command: Command) -> None:
    """Requires that it is the sender's turn (D6)."""
    require_active(state, command)
    if state.phase != "play":
        raise NotNow(phase=state.phase)
    if state.turn != command.seat:
        raise NotYourTurn()


def named_face(player: DicePlayer, die: Die, face: Face | None) -> tuple[Face, bool]:
    """The face that a die in hand is played with, and whether the die is a WILD, whose face must be named (D6, D11)."""
    held = player.held(die)
    if held is None or held.face is None:
        raise NotYourDie(die=die)
    if held.face == WILD:
        if face is None or not 0 <= face < FACES:
            raise WildWithoutFace()
        return face, True
    if face is not None and face != held.face:
        raise FaceIsFixed(face=held.face)
    return held.face, False
