"""The puzzle as a `Game` for the layers above."""

from __future__ import annotations

from typing import Final

from tercet.core.engine.evolution import without_secrets
from tercet.core.engine.game import Game
from tercet.core.engine.outcome import Outcome, outcome_of
from tercet.core.engine.seats import Seat
from tercet.core.puzzle.commands import COMMANDS
from tercet.core.puzzle.decide import deadline, infer_command, legal, transition
from tercet.core.puzzle.events import EVENTS
from tercet.core.puzzle.rules import EDITIONS, PuzzleRules
from tercet.core.puzzle.state import PuzzleState, PuzzleView, evolve


def initial(rules: PuzzleRules) -> PuzzleState:
    """The table before its player has sat down."""
    return PuzzleState(rules=rules)


def outcome(view: PuzzleView) -> Outcome:
    """The points of a team that has started (Z10); it wins once all SETs are found (Z7)."""
    points = {Seat(seat): score for seat, score in enumerate(view.scores)} if view.cards else {}
    return outcome_of(view.seating, points, view.winners)


def _view(state: PuzzleState, seat: Seat | None) -> PuzzleView:
    """The puzzle, without the cards of a paused table (R6)."""
    return without_secrets(state, PuzzleView, cards=() if state.covered else state.cards)


PUZZLE: Final = Game(
    name="puzzle",
    rules_type=PuzzleRules,
    editions=EDITIONS,
    state_type=PuzzleState,
    view_type=PuzzleView,
    commands=COMMANDS,
    events=EVENTS,
    initial=initial,
    transition=transition,
    evolve=evolve,
    project=evolve,
    view=_view,
    deadline=deadline,
    infer_command=infer_command,
    outcome=outcome,
    legal=legal,
)

PuzzleView.game = PUZZLE
