"""The dice game's actions as numbers, for a board of any size: one die at a time, then the turn is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal

import msgspec

from tercet.core.dicegame.board import CELL_OF, Layout, Square
from tercet.core.dicegame.dice import FACES, HAND, Face

HAND_IN: Final = 0
"""Plays the turn as placed; with nothing placed it is a pass (D6, D13)."""
Kind = Literal["hand-in", "place", "wild", "swap", "roll"]


class Action(msgspec.Struct, frozen=True):
    """What a number means."""

    kind: Kind
    place: int = 0
    """The index of a die in the hand; for an extra roll, the sum of 2 to the power of the indexes."""
    square: Square = Square("")
    face: Face = Face(0)
    """What a WILD stands for."""


class Numbering:
    """Numbers for a layout: play the turn; place a die; place a WILD with a face; replace a WILD; choose an extra
    roll."""

    def __init__(self, layout: Layout) -> None:
        self.squares = tuple(layout.squares())
        size = len(self.squares)
        self.of_cell: Final = {CELL_OF[square]: number for number, square in enumerate(self.squares)}
        """Which of the squares each cell is."""
        self.first_of_wild: Final = tuple(1 + (HAND + face) * size for face in range(FACES))
        """The number of a WILD with each face on the first square."""
        self._actions = tuple(self._all())
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        self.first_roll = len(self._actions) - 2**HAND

    def first_of_place(self, place: int) -> int:
        """The number of a die of the hand on the first square."""
        return 1 + place * len(self.squares)

    def __len__(self) -> int:
        return len(self._actions)

    def action(self, number: int) -> Action:
        return self._actions[number]

    def number(self, action: Action) -> int:
        return self._numbers[action]

    def numbers(self, actions: Iterable[Action]) -> list[int]:
        return [self._numbers[action] for action in actions]

    def _all(self) -> Iterator[Action]:
        yield Action("hand-in")
        for place in range(HAND):
            for square in self.squares:
                yield Action("place", place, square)
        for face in range(FACES):
            for square in self.squares:
                yield Action("wild", 0, square, Face(face))
        for place in range(HAND):
            for square in self.squares:
                yield Action("swap", place, square)
        for places in range(2**HAND):
            yield Action("roll", places)
