"""What commands in a room require: its owner, and a round in progress."""

from __future__ import annotations

from typing import Any

from tercet.core.room.refusals import NoRound
from tercet.core.room.state import RoomState, Round
from tercet.core.seating.authority import require_permission
from tercet.core.seating.refusals import GameOver


def require_owner(state: RoomState, command: Any) -> None:
    """Refuses a command unless the room's owner sent it and the room is open."""
    require_permission(state.seating, command.issuer, "run-room")
    if state.phase == "over":
        raise GameOver()


def current_round(state: RoomState) -> Round | None:
    """The round in progress, if any."""
    latest = state.round
    return None if latest is None or latest.is_over else latest


def require_round(state: RoomState) -> Round:
    """The round in progress; refuses the command if there is none."""
    current = current_round(state)
    if current is None:
        raise NoRound()
    return current
