"""Which command explains an event of a puzzle, so that a log can be decided again."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.core.engine.game import Command, Event
from tercet.core.puzzle.commands import FindSet
from tercet.core.puzzle.events import PickFailed, PuzzleStarted, SetFound
from tercet.core.puzzle.state import PuzzleState
from tercet.core.seating import Ready, causing_seating_command


def causing_command(state: PuzzleState, ahead: Sequence[Event]) -> Command:
    """The command that leads to the first of these events, in the state before it."""
    match ahead[0]:
        case PuzzleStarted(at=at, seat=seat):
            return Ready(seat=seat, at=at)
        case SetFound(at=at, seat=seat, cards=cards) | PickFailed(at=at, seat=seat, cards=cards):
            return FindSet(seat=seat, at=at, cards=cards)
        case _:
            return causing_seating_command(state.seating, ahead)
