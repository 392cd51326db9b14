"""Which commands of a puzzle would be carried out now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tercet.core.engine.game import Command, Millis
from tercet.core.engine.legal import accepted
from tercet.core.engine.seats import Seat
from tercet.core.puzzle.commands import FindSet
from tercet.core.puzzle.rules import decide
from tercet.core.puzzle.state import PuzzleState


def legal(state: PuzzleState, seat: Seat, at: Millis) -> Iterator[Command]:
    """Every three cards but the SETs that have been found."""
    picks = (FindSet(seat=seat, cards=three) for three in combinations(state.cards, 3))
    return accepted(decide, state, picks, at)
