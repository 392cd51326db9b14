"""Who may do what now: what calls, votes and hints require of the game (C4, C7, C11, C16)."""

from __future__ import annotations

from tercet.core.cardgame.refusals import (
    AlreadyCalled,
    CallPending,
    LayoutChanged,
    LockedOut,
    NotInDeal,
    NotYourCall,
    Paused,
)
from tercet.core.cardgame.state import Call, State, View
from tercet.core.engine.game import Command, RaceCommand
from tercet.core.engine.seats import Seat
from tercet.core.seating import GameOver, NotStarted, require_seat


def voters(state: View) -> list[Seat]:
    """Who may vote and is here: those in the deal who are present (C8)."""
    chairs = state.seating.chairs
    return [seat for seat in state.dealt_in if chairs[seat].present]


def waited_for(state: View) -> list[Seat]:
    """Whose agreement is waited for: of those present all but who did not answer "Still looking?" (C8)."""
    return [seat for seat in voters(state) if seat not in state.skipped]


def is_stop_vote(state: View) -> bool:
    """Whether a vote now is one to end the deal: the pile is empty, and a SET lies there or it would be over (C9)."""
    return state.rules.revision > 1 and state.phase == "play" and not state.pile_count


def require_playing(state: State, command: Command) -> None:
    require_seat(state.seating, command.seat)
    if state.phase != "play":
        raise GameOver() if state.phase == "over" else NotStarted()
    if command.seat not in state.dealt_in:
        raise NotInDeal()
    if state.paused_at is not None:
        raise Paused()


def require_race(state: State, command: RaceCommand) -> None:
    """A race that is lost is refused and never penalised (C16)."""
    require_playing(state, command)
    seen = command.seen
    if seen is not None and seen < state.layout_since:
        raise LayoutChanged()
    if state.call is not None:
        raise AlreadyCalled() if state.call.seat == command.seat else CallPending(seat=state.call.seat)


def require_unlocked(state: State, command: Command) -> None:
    until = state.players[command.seat].locked_until
    if until is not None and command.at < until:
        raise LockedOut(millis=until - command.at)


def require_own_call(state: State, command: Command) -> Call:
    require_playing(state, command)
    if state.call is None or state.call.seat != command.seat:
        raise NotYourCall()
    return state.call
