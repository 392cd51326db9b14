"""The dice game as a `Game` for the layers above."""

from __future__ import annotations

from typing import Final

from tercet.core.dicegame.commands import COMMANDS
from tercet.core.dicegame.decide import deadline, transition
from tercet.core.dicegame.events import EVENTS
from tercet.core.dicegame.evolve import evolve
from tercet.core.dicegame.infer_command import infer_command
from tercet.core.dicegame.legal import legal
from tercet.core.dicegame.playthrough import DicePlaythrough
from tercet.core.dicegame.questions import QUESTIONS, REPLIES, answer
from tercet.core.dicegame.rules import DICE_RULES, DiceRules
from tercet.core.dicegame.state import DiceState, DiceView
from tercet.core.dicegame.view import draw_seen, view
from tercet.core.engine.game import Game
from tercet.core.engine.outcome import Outcome, outcome_of


def initial(rules: DiceRules) -> DiceState:
    """The table before anybody has taken a seat."""
    return DiceState(rules=rules)


def outcome(view: DiceView) -> Outcome:
    """The points of everyone who received dice (D16)."""
    points = {seat: view.players[seat].score for seat in view.playing}
    return outcome_of(view.seating, points, view.winners)


DICE_GAME: Final = Game(
    name="dice",
    rules_type=DiceRules,
    editions={DICE_RULES.edition: DICE_RULES},
    state_type=DiceState,
    view_type=DiceView,
    commands=COMMANDS,
    events=EVENTS,
    initial=initial,
    transition=transition,
    evolve=evolve,
    project=evolve,
    view=view,
    deadline=deadline,
    infer_command=infer_command,
    draw_seen=draw_seen,
    outcome=outcome,
    unplayed=lambda view: len(view.bag),
    legal=legal,
    playthrough=DicePlaythrough,
    questions=QUESTIONS,
    replies=REPLIES,
    answer=answer,
)

DiceView.game = DICE_GAME
