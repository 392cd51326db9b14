"""The room as a `Game` for tables, stores and servers: its moves are rounds of other games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tercet.core.engine.evolution import without_secrets
from tercet.core.engine.game import Game
from tercet.core.engine.outcome import Outcome, outcome_of
from tercet.core.engine.seats import Seat
from tercet.core.room.commands import COMMANDS
from tercet.core.room.decide import deadline, room_transition
from tercet.core.room.events import EVENTS
from tercet.core.room.infer_command import infer_command
from tercet.core.room.standings import standings
from tercet.core.room.state import RoomState, RoomView, evolve
from tercet.core.room.terms import RoomRules

ROOM_NAME = "room"


def outcome(view: RoomView) -> Outcome:
    """The standings by points."""
    lines = standings(view) if any(one.is_over for one in view.rounds) else ()
    winners = [line.seat for line in lines if line.rank == 1] if view.phase == "over" else []
    return outcome_of(view.seating, {line.seat: line.points for line in lines}, winners)


def _view(state: RoomState, seat: Seat | None) -> RoomView:
    return without_secrets(state, RoomView)


def room_game(games: Mapping[str, Game[Any, Any, Any]]) -> Game[RoomRules, RoomState, RoomView]:
    """A room whose tables play `games`."""
    return Game(
        name=ROOM_NAME,
        rules_type=RoomRules,
        editions={ROOM_NAME: RoomRules()},
        state_type=RoomState,
        view_type=RoomView,
        commands=COMMANDS,
        events=EVENTS,
        initial=lambda rules: RoomState(rules=rules, terms=rules.terms),
        transition=room_transition(games),
        evolve=evolve,
        project=evolve,
        view=_view,
        deadline=deadline,
        infer_command=infer_command,
        outcome=outcome,
        gathers_tables=True,
    )
