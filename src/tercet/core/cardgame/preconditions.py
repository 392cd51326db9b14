"""The preconditions of calling, voting and asking for a hint; each raises its refusal (C4, C7, C11, C16)."""

from __future__ import annotations

from tercet.core.cardgame.refusals import (
    AlreadyCalled,
    CallPending,
    LayoutChanged,
    LockedOut,
    NotInDeal,
    NotYourCall,
    Paused,
    TimeIsUp,
)
from tercet.core.cardgame.state import CardState, PendingCall
from tercet.core.engine.game import Command, RaceCommand
from tercet.core.seating.refusals import GameOver, NotSeated, NotStarted


def require_playing(state: CardState, command: Command) -> None:
    """Requires that the sender is playing in a deal that is under way and not paused."""
    if not state.seating.is_taken(command.seat):
        raise NotSeated()
    if state.phase != "play":
        raise GameOver() if state.phase == "over" else NotStarted()
    if command.seat not in state.dealt_in:
        raise NotInDeal()
    if state.paused_at is not None:
        raise Paused()


def require_race(state: CardState, command: RaceCommand) -> None:
    """Refuses a lost race, without a penalty (C16)."""
    require_playing(state, command)
    seen = command.seen
    if seen is not None and seen < state.layout_since:
        raise LayoutChanged()
    if state.call is not None:
        raise AlreadyCalled() if state.call.seat == command.seat else CallPending(seat=state.call.seat)
    if state.rules.ending == "time" and command.at > state.ends_at:
        raise TimeIsUp()


def require_unlocked(state: CardState, command: Command) -> None:
    """Requires that the sender is not locked out (C7)."""
    until = state.players[command.seat].locked_until
    if until is not None and command.at < until:
        raise LockedOut(millis=until - command.at)


def require_own_call(state: CardState, command: Command) -> PendingCall:
    """Returns the sender's unresolved call; refuses if there is none (C4)."""
    require_playing(state, command)
    if state.call is None or state.call.seat != command.seat:
        raise NotYourCall()
    return state.call
