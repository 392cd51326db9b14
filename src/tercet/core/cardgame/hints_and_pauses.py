"""Hints, and pauses in solo play, whose time does not count (C13)."""

from __future__ import annotations

from tercet.core.cardgame.commands import Pause, Resume
from tercet.core.cardgame.events import DealPaused, DealResumed, HintGiven
from tercet.core.cardgame.preconditions import require_playing
from tercet.core.cardgame.refusals import (
    CallPending,
    NoSetToShow,
    NotPaused,
    OnlyNaming,
    OthersHere,
)
from tercet.core.cardgame.state import CardState
from tercet.core.cardgame.takings import takings
from tercet.core.engine.seats import NOBODY, Seat
from tercet.core.engine.transition import Transition
from tercet.core.seating.commands import AskHint
from tercet.core.seating.refusals import GameOver, NoHintsHere, NoMoreHints, NotStarted
from tercet.core.seating.rules import require_seat
from tercet.core.sets.variant_catalogue import VARIANTS


def hint(transition: Transition[CardState], command: AskHint) -> None:
    """Reveals first that a taking exists, then its cards one by one; everyone sees the same hints (C13)."""
    state = transition.state
    require_playing(state, command)
    if not state.has_hints:
        raise NoHintsHere()
    if state.naming_until is not None:
        raise OnlyNaming()
    found = takings(state)
    last = 1 + (len(found[0]) if found else VARIANTS[state.rules.deck, state.rules.law].least)
    if state.hint_step >= last:
        raise NoMoreHints() if state.hint else NoSetToShow()
    step = state.hint_step + 1 if found else last
    transition.add(
        HintGiven(
            at=command.at,
            seat=command.sender,
            hints=state.players[command.seat].hints + 1,
            step=step,
            exists=bool(found),
            cards=found[0][: step - 1] if found else (),
        )
    )


def pause(transition: Transition[CardState], command: Pause) -> None:
    """Stops a solo player's clock; with other players at the table, including bots, nobody may pause (C13)."""
    state = transition.state
    require_playing(state, command)
    if state.seating.staying() != (command.seat,):
        raise OthersHere()
    if state.call is not None:
        raise CallPending(seat=state.call.seat)
    transition.add(DealPaused(at=command.at, seat=command.sender))


def resume(transition: Transition[CardState], command: Resume) -> None:
    """Starts the clock again (C13)."""
    state = transition.state
    require_seat(state.seating, command.sender)
    if state.phase != "play":
        raise GameOver() if state.phase == "over" else NotStarted()
    if state.paused_at is None:
        raise NotPaused()
    end_pause(transition, command.sender)


def resume_for_others(transition: Transition[CardState]) -> None:
    """Ends the pause when another player joins (C13)."""
    if len(transition.state.seating.staying()) > 1:
        end_pause(transition)


def end_pause(transition: Transition[CardState], by: Seat = NOBODY) -> None:
    """Shows the cards again, if the deal is paused (C13)."""
    state = transition.state
    if state.paused_at is not None:
        transition.add(DealResumed(at=transition.at, seat=by, layout=state.layout, hint=state.hint))
