"""Puzzles for the first page of the dice game: eight dice around a gap, and five to choose from."""

from __future__ import annotations

import random
from typing import Any, Final

from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.dice import FACES, Face, check_faces, is_face_set
from tercet.core.dicegame.scoring import explain
from tercet.render.examples import any_face

COLUMNS: Final = "defgh"
ROWS: Final = (8, 7, 6)
"""The piece of the board that is shown: the emblem and the squares around it."""
FILLED: Final = "efg"
GAPS: Final = ("f7", "f8", "e7", "g7")
PUZZLES: Final = 8
CHOICES: Final = 5


def first_turns() -> dict[str, Any]:
    """The piece of the board with its bonuses, and the puzzles."""
    chance = random.Random("the first page of the dice game")
    seen = {f"{column}{row}" for column in COLUMNS for row in ROWS}
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "bonuses": {square: points for square, points in STANDARD.bonuses.items() if square in seen},
        "turns": [_turn(chance, Square(GAPS[i % len(GAPS)])) for i in range(PUZZLES)],
    }


def _turn(chance: random.Random, gap: Square) -> dict[str, Any]:
    """Nine dice whose rows and columns are all SETs, without the one in the gap, which makes two (D1, D9)."""
    faces = _grid(chance)
    answer = faces.pop(gap)
    row = [Square(f"{column}{gap[1:]}") for column in FILLED]
    pair = [faces[square] for square in row if square != gap]
    near = [face for face in map(Face, range(FACES)) if _verdicts(pair, face).count("mixed") == 1]
    hand = [answer, *chance.sample(near, CHOICES - 1)]
    chance.shuffle(hand)
    board = Board.of(STANDARD, [Laid(square, face) for square, face in faces.items()])
    explained = explain(board, (Laid(gap, answer),))
    assert not explained.faults
    return {
        "dice": faces,
        "gap": gap,
        "row": row,
        "hand": [{"face": face, "check": _verdicts(pair, face)} for face in hand],
        "sets": [{"squares": made.squares, "direction": made.direction} for made in explained.sets],
        "points": sum(made.points for made in explained.sets) + sum(bonus.points for bonus in explained.bonuses),
    }


def _grid(chance: random.Random) -> dict[Square, Face]:
    """Three by three different faces; every row and every column is a SET."""
    while True:
        corner, right, up = any_face(chance), any_face(chance), any_face(chance)
        across = (corner, right, _third(corner, right))
        upward = (corner, up, _third(corner, up))
        # a column up, a column across: each square adds the two steps from the corner
        grid = {
            Square(f"{FILLED[x]}{ROWS[-1] + y}"): _third(corner, _third(across[x], upward[y]))
            for x in range(3)
            for y in range(3)
        }
        if len(set(grid.values())) == len(grid):
            return grid


def _third(a: Face, b: Face) -> Face:
    return next(face for face in map(Face, range(FACES)) if is_face_set(a, b, face))


def _verdicts(pair: list[Face], face: Face) -> list[str]:
    return [found.verdict for found in check_faces(pair[0], pair[1], face)]
