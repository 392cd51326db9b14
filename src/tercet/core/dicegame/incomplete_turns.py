"""What an incomplete turn can still become, and what its WILDs may stand for (D6, D8, D11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

import msgspec
from msgspec.structs import replace

from tercet.core.dicegame.board import CELL_OF, EMPTY, STRIDE, Board, Laid, Square
from tercet.core.dicegame.dice import FACES, WILD, Face, is_face_set
from tercet.core.dicegame.explain import MOST_DICE, PLAIN, Scoring, explain


class FaceChoice(msgspec.Struct, frozen=True):
    """A face for a WILD, and what the turn would score with it."""

    face: Face
    is_legal: bool
    """Whether the turn could be played like this."""
    points: int
    """What it would score; 0 if it is not legal."""
    sets: int
    """How many SETs the WILD itself would be in."""


def wild_faces(
    board: Board, turn: Sequence[Laid], square: Square, scoring: Scoring = PLAIN, held: int = MOST_DICE
) -> tuple[FaceChoice, ...]:
    """Every face that the WILD on a square of the turn may be given, those that make the turn legal first (D11)."""
    choices = []
    for face in map(Face, range(FACES)):
        named = [replace(die, face=face) if die.square == square and die.wild else die for die in turn]
        explanation = explain(board, named, scoring, held)
        sets = sum(square in made.squares for made in explanation.sets)
        choices.append(FaceChoice(face, explanation.is_legal, explanation.points, sets))
    return tuple(sorted(choices, key=lambda choice: (not choice.is_legal, -choice.points, -choice.sets, choice.face)))


def open_squares(board: Board, turn: Sequence[Laid], rest: Sequence[Face]) -> tuple[Square, ...]:
    """The squares of dice of a turn that are in no SET yet, though more dice of the hand could make one with them (D6,
    D8)."""
    unmade = {fault.square for fault in explain(board, turn).faults if fault.reason == "no-set"}
    if not unmade:
        return ()
    after = board.lay(die for die in turn if die.face < FACES and die.square in board.layout)
    more = MOST_DICE - len(turn)
    return tuple(die.square for die in turn if die.square in unmade and any(_lines_to_be(after, die, rest, more)))


def _lines_to_be(after: Board, die: Laid, rest: Sequence[Face], more: int) -> Iterator[bool]:
    """For each line of three with gaps through a die, whether the given number of dice from the hand can make it a
    SET."""
    cell = CELL_OF[die.square]
    for step in (1, STRIDE):
        for start in (cell - 2 * step, cell - step, cell):
            cells = range(start, start + 3 * step, step)
            lying = [after.die_at(i).face for i in cells if after.cells[i] < EMPTY]
            gaps = [i for i in cells if after.cells[i] == EMPTY]
            if len(lying) + len(gaps) == 3 and 0 < len(gaps) <= more:
                yield any(WILD in filling or is_face_set(*lying, *filling) for filling in permutations(rest, len(gaps)))
