"""The card game as a `Game` for the layers above."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tercet.core.cardgame.commands import COMMANDS
from tercet.core.cardgame.decide import deadline, transition
from tercet.core.cardgame.events import EVENTS, CardEvent
from tercet.core.cardgame.evolve import evolve
from tercet.core.cardgame.infer_command import infer_command
from tercet.core.cardgame.legal import legal
from tercet.core.cardgame.playthrough import CardPlaythrough
from tercet.core.cardgame.rules import EDITIONS, CardRules
from tercet.core.cardgame.state import CardState, CardView
from tercet.core.cardgame.view import draw_seen, view
from tercet.core.engine.game import Event, Game
from tercet.core.engine.outcome import Outcome, outcome_of
from tercet.core.engine.seats import Seat


def initial(rules: CardRules) -> CardState:
    """The table before anybody has taken a seat."""
    return CardState(rules=rules)


def outcome(view: CardView) -> Outcome:
    """The points of everyone who was dealt in, over all deals (C10, C11)."""
    points = {Seat(i): player.score for i, player in enumerate(view.players) if player.deals}
    return outcome_of(view.seating, points, view.winners)


def readable(rules: CardRules, events: Iterable[Event]) -> tuple[Event, ...]:
    """The same events, with cards that print in the deck's letters (V1)."""
    deck = rules.variant.deck
    if deck.is_printed:
        return tuple(events)
    return tuple([event.shown(deck) if isinstance(event, CardEvent) else event for event in events])


CARD_GAME: Final = Game(
    name="cards",
    rules_type=CardRules,
    editions=EDITIONS,
    state_type=CardState,
    view_type=CardView,
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
    unplayed=lambda view: view.pile_count,
    time_left=CardView.time_left,
    time_taken=CardView.time_taken,
    legal=legal,
    locked_until=lambda view, seat: view.players[seat].locked_until,
    readable=readable,
    playthrough=CardPlaythrough,
)

CardView.game = CARD_GAME
