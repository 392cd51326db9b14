"""A player alone may pause: nothing can be done meanwhile, and the time does not count (C13)."""

from __future__ import annotations

from tercet.core.cardgame.commands import Pause, Resume
from tercet.core.cardgame.events import DealPaused, DealResumed
from tercet.core.cardgame.preconditions import require_playing
from tercet.core.cardgame.refusals import CallPending, NotPaused, OthersHere
from tercet.core.cardgame.state import CardState
from tercet.core.engine.seats import NOBODY, Seat
from tercet.core.engine.transition import Transition
from tercet.core.seating import GameOver, NotStarted, require_seat


def pause(transition: Transition[CardState], command: Pause) -> None:
    """A player alone stops the clock; with others at the table, bots included, nobody may (C13)."""
    state = transition.state
    require_playing(state, command)
    if state.seating.staying() != (command.seat,):
        raise OthersHere()
    if state.call is not None:
        raise CallPending(seat=state.call.seat)
    transition.add(DealPaused(at=command.at, seat=command.sender))


def resume(transition: Transition[CardState], command: Resume) -> None:
    """The clock runs again (C13)."""
    state = transition.state
    require_seat(state.seating, command.sender)
    if state.phase != "play":
        raise GameOver() if state.phase == "over" else NotStarted()
    if state.paused_at is None:
        raise NotPaused()
    end_pause(transition, command.sender)


def resume_for_others(transition: Transition[CardState]) -> None:
    """A player who joins a table never finds a paused game: it continues (C13)."""
    if len(transition.state.seating.staying()) > 1:
        end_pause(transition)


def end_pause(transition: Transition[CardState], by: Seat = NOBODY) -> None:
    """Shows the cards again, if the deal is paused (C13)."""
    state = transition.state
    if state.paused_at is not None:
        transition.add(DealResumed(at=transition.at, seat=by, layout=state.layout, hint=state.hint))
