"""The card game as the layers above know it."""

from __future__ import annotations

from typing import Final

from tercet.core.cardgame.cause import cause, drawn
from tercet.core.cardgame.commands import COMMANDS
from tercet.core.cardgame.editions import RuleSet
from tercet.core.cardgame.events import EVENTS
from tercet.core.cardgame.rules import deadline, decide
from tercet.core.cardgame.state import State, View, evolve
from tercet.core.cardgame.view import seen_by, view
from tercet.core.engine.game import Game


def initial(rules: RuleSet) -> State:
    """The table before anybody has sat down."""
    return State(rules=rules)


CARD_GAME: Final = Game(
    name="cards",
    rules_type=RuleSet,
    state_type=State,
    view_type=View,
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
