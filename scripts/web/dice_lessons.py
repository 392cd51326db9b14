"""Material for the course of the dice game: faces, SETs of dice and turns, judged by the rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.dice import FACES, Face, check_faces, is_face_set
from tercet.core.dicegame.explain import Explanation, explain
from tercet.core.dicegame.moves import legal_turns

PER_KIND: Final = 4

Judge = Callable[[Explanation], bool]


def dice_lessons() -> dict[str, Any]:
    """Everything that the course shows and asks about dice."""
    chance = random.Random("the course of the dice")
    return {
        "layout": msgspec.to_builtins(STANDARD),
        "features": [(1, 10, 19), (10, 13, 16), (9, 10, 11)],
        "sets": [_three(chance, kind) for kind in ("equal", "one", "two", "three")],
        "near": [_three(chance, "near") for _ in range(2)],
        "questions": [
            _three(chance, kind)
            for kind in ("equal", "one", "two", "three", "near", "near", "far")
            for _ in range(PER_KIND)
        ],
        "turns": {
            "one": _turn(chance, lambda told: told.points == 3 and len(told.sets) == 1),
            "cross": _turn(chance, lambda told: len(told.sets) == 2 and told.points == 6 and not told.bonuses, dice=1),
            "bonus": _turn(chance, lambda told: len(told.bonuses) == 1 and told.points > 3),
            "none": _turn(chance, lambda told: [fault.reason for fault in told.faults] == ["no-set"], legal=False),
            "floating": _floating(chance),
        },
        "judged": [
            example
            for _ in range(PER_KIND)
            for example in (
                _turn(chance, lambda told: len(told.sets) > 0),
                _turn(chance, lambda told: len(told.sets) > 1),
                _turn(chance, lambda told: bool(told.faults), legal=False),
            )
        ],
    }


def _three(chance: random.Random, kind: str) -> dict[str, Any]:
    """Three faces: equal, a SET with one, two or three features different, nearly one, or far from one."""
    wanted: dict[str, Callable[[list[str]], bool]] = {
        "equal": lambda found: found.count("same") == 3,
        "one": lambda found: found.count("different") == 1 and "mixed" not in found,
        "two": lambda found: found.count("different") == 2 and "mixed" not in found,
        "three": lambda found: found.count("different") == 3,
        "near": lambda found: found.count("mixed") == 1,
        "far": lambda found: found.count("mixed") >= 2,
    }
    while True:
        first = _face(chance)
        faces = (first, first, first) if kind == "equal" else (first, _face(chance), _face(chance))
        check = [found.verdict for found in check_faces(*faces)]
        if wanted[kind]([str(verdict) for verdict in check]):
            return {"faces": faces, "check": check}


def _face(chance: random.Random) -> Face:
    return Face(chance.randrange(FACES))


def _boards(chance: random.Random) -> Iterator[Board]:
    """Boards after an opening and a few turns."""
    while True:
        faces = [_face(chance) for _ in range(3)]
        if not is_face_set(faces[0], faces[1], faces[2]):
            continue
        board = Board.of(
            STANDARD, [Laid(Square(square), face) for square, face in zip(STANDARD.emblem, faces, strict=True)]
        )
        for _ in range(chance.randrange(1, 4)):
            turns = list(legal_turns(board, [_face(chance) for _ in range(5)]))
            if turns:
                board = board.lay(chance.choice(turns)[0])
        yield board


def _turn(chance: random.Random, fits: Judge, *, legal: bool = True, dice: int | None = None) -> dict[str, Any]:
    """A board and a turn on it whose explanation fits."""
    for board in _boards(chance):
        if legal:
            turns = [turn for turn, _ in legal_turns(board, [_face(chance) for _ in range(5)])]
        else:
            taken = {laid.square for laid in board}
            near = [square for square in STANDARD.squares() if square not in taken and _touches(square, taken)]
            turns = [(Laid(chance.choice(near), _face(chance)),) for _ in range(4)]
        for turn in turns:
            told = explain(board, turn)
            if (dice is None or len(turn) == dice) and fits(told):
                return _example(board, turn, told)
    raise AssertionError("boards never end")


def _floating(chance: random.Random) -> dict[str, Any]:
    """A SET that hangs together with nothing."""
    board = next(_boards(chance))
    faces = next(faces for _ in iter(int, 1) if is_face_set(*(faces := (_face(chance), _face(chance), _face(chance)))))
    turn = tuple(Laid(Square(square), face) for square, face in zip(("c10", "d10", "e10"), faces, strict=True))
    return _example(board, turn, explain(board, turn))


def _touches(square: str, taken: set[Square]) -> bool:
    column, row = square[0], int(square[1:])
    beside = (f"{chr(ord(column) + dx)}{row + dy}" for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)))
    return any(neighbour in taken for neighbour in beside)


def _example(board: Board, turn: tuple[Laid, ...], told: Explanation) -> dict[str, Any]:
    return {
        "board": msgspec.to_builtins(list(board)),
        "turn": msgspec.to_builtins(turn),
        "explanation": msgspec.to_builtins(told),
        "points": told.points,
    }
