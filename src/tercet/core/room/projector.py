"""What the projector shows: names, scores, and the solution of a quiet round (R4, R10)."""

from __future__ import annotations

from tercet.core.engine.transition import Transition
from tercet.core.room import commands, events, refusals
from tercet.core.room.preconditions import require_owner
from tercet.core.room.state import RoomState
from tercet.core.seating.refusals import NothingChanges


def show_names(transition: Transition[RoomState], command: commands.ShowNames) -> None:
    require_owner(transition.state, command)
    if command.shown == transition.state.names_shown:
        raise NothingChanges()
    transition.add(events.NamesShown(at=command.at, shown=command.shown))


def show_scores(transition: Transition[RoomState], command: commands.ShowScores) -> None:
    require_owner(transition.state, command)
    if command.shown == transition.state.scores_shown:
        raise NothingChanges()
    transition.add(events.ScoresShown(at=command.at, shown=command.shown))


def show_solution(transition: Transition[RoomState], command: commands.ShowSolution) -> None:
    """Shows one SET, once nobody is looking for it any more (R10)."""
    state = transition.state
    require_owner(state, command)
    if state.round is None:
        raise refusals.NoRound()
    if not state.round.is_over:
        raise refusals.RoundUnderWay()
    if command.number == state.solution:
        raise NothingChanges()
    transition.add(events.SolutionShown(at=command.at, number=command.number))
