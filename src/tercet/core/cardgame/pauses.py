"""A player alone may pause: nothing can be done meanwhile, and the time does not count (C13)."""

from __future__ import annotations

from tercet.core.cardgame.commands import Pause, Resume
from tercet.core.cardgame.events import DealPaused, DealResumed
from tercet.core.cardgame.refusals import CallPending, NotPaused, OthersHere
from tercet.core.cardgame.standing import require_playing
from tercet.core.cardgame.state import State
from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Event, Millis
from tercet.core.engine.seats import Seat
from tercet.core.seating import GameOver, NotStarted, require_seat


def pause(state: State, command: Pause, chance: Chance) -> tuple[Event, ...]:
    """Whoever plays alone lets the clock stand; with others at the table, bots too, nobody may (C13)."""
    require_playing(state, command)
    if not _is_alone(state, command.seat):
        raise OthersHere()
    if state.call is not None:
        raise CallPending(seat=state.call.seat)
    return (DealPaused(at=command.at, seat=command.seat),)


def resume(state: State, command: Resume, chance: Chance) -> tuple[Event, ...]:
    """The clock runs again (C13)."""
    require_seat(state.seating, command.seat)
    if state.phase != "play":
        raise GameOver() if state.phase == "over" else NotStarted()
    if state.paused_at is None:
        raise NotPaused()
    return (DealResumed(at=command.at, seat=command.seat),)


def ended_by_company(state: State, at: Millis) -> tuple[Event, ...]:
    """Whoever joins a table finds no paused game there: it goes on (C13)."""
    paused = state.paused_at is not None and len(state.seating.staying()) > 1
    return (DealResumed(at=at),) if paused else ()


def _is_alone(state: State, seat: Seat) -> bool:
    return state.seating.staying() == (seat,)
