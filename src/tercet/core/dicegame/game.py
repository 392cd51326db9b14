"""The dice game as the layers above know it."""

from __future__ import annotations

from typing import Final

from tercet.core.dicegame.cause import cause, drawn
from tercet.core.dicegame.commands import COMMANDS
from tercet.core.dicegame.editions import DiceRules
from tercet.core.dicegame.events import EVENTS
from tercet.core.dicegame.rules import deadline, decide
from tercet.core.dicegame.state import DiceState, DiceView, evolve
from tercet.core.dicegame.view import seen_by, view
from tercet.core.engine.game import Game


def initial(rules: DiceRules) -> DiceState:
    """The table before anybody has sat down."""
    return DiceState(rules=rules)


DICE_GAME: Final = Game(
    name="dice",
    rules_type=DiceRules,
    state_type=DiceState,
    view_type=DiceView,
    commands=COMMANDS,
    events=EVENTS,
    initial=initial,
    decide=decide,
    evolve=evolve,
    project=evolve,
    view=view,
    seen_by=seen_by,
    deadline=deadline,
    cause=cause,
    drawn=drawn,
)
