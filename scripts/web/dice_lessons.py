"""Material for the dice course: faces, SETs of dice and turns, judged by the rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.dice import FACES, Face, check_faces, is_face_set
from tercet.core.dicegame.notation import parse_face, parse_turn
from tercet.core.dicegame.scoring import Explanation, explain
from tercet.core.dicegame.turn_search import legal_turns
from tercet.render.examples import DICE_CHANCE, any_face, dice_near_misses, dice_sets, three_faces

PER_KIND: Final = 4

EMBLEM: Final = "1RO@e6 2RO@f6 3RO@g6"
BOOK_BOARD: Final = f"{EMBLEM} 1RO@g5 2RO@g7 2GO@f7 2PO@f8 3GD@e5 2PQ@f5 1PO@h5 1GO@i5 1GO@h4 1RO@h3"
"""The board of the rulebook's example, in our colours, with the dice needed to connect the others (D17)."""
BOOK_TURN: Final = "1RO@h6 1GO@h7 2PO@e7"
"""The turn of that example, die by die: two SETs, then one, then one; the last die touches e6 and e5 without a SET."""
BONUS_BOARD: Final = f"{EMBLEM} 3RO@d6 1GO@e7 1PO@e8 2GO@f7 2PO@f8 3GO@d7"
"""A corner whose bonus square d8 waits for a die that completes a row and a column."""
OPENING_HAND: Final = "1RO 3GQ 1GD 1PQ 2RO"
"""Five dice; the first, third and fourth are the only SET among them (D5)."""
WILD_LIES: Final = "1RO@e6 *2RO@f6 3RO@g6"

Judge = Callable[[Explanation], bool]


def dice_lessons() -> dict[str, Any]:
    """All examples and questions of the dice course."""
    chance = random.Random(DICE_CHANCE)
    first = {
        "layout": msgspec.to_builtins(STANDARD),
        "hand": {"faces": [parse_face(face) for face in OPENING_HAND.split()], "set": [0, 2, 3]},
        "features": [(1, 10, 19), (10, 13, 16), (9, 10, 11)],
        "sets": [_checked(faces) for faces in dice_sets(chance)],
        "near": [_checked(faces) for faces in dice_near_misses(chance)],
        "questions": [
            _three(chance, kind)
            for kind in ("equal", "one", "two", "three", "near", "near", "far")
            for _ in range(PER_KIND)
        ],
    }
    turns = {
        "one": _turn(chance, lambda explained: explained.points == 3 and len(explained.sets) == 1),
        "two": example(EMBLEM, "3GO@d5 3RO@d6 3PO@d7"),
        "cross": _turn(
            chance,
            lambda explained: len(explained.sets) == 2 and explained.points == 6 and not explained.bonuses,
            dice=1,
        ),
        "bonus": _turn(chance, lambda explained: len(explained.bonuses) == 1 and explained.points > 3),
        "none": _turn(
            chance, lambda explained: [fault.reason for fault in explained.faults] == ["no-set"], legal=False
        ),
        "floating": _floating(chance),
        "beside": example(EMBLEM, "1GD@e7 2GD@f7 3GD@g7"),
        "touching": example(BOOK_BOARD, "2PO@e7"),
        "wild": example(EMBLEM, "*1RO@h6"),
        "wild_bonus": example(f"{EMBLEM} 1RO@h6", "*2RO@i6"),
        "wild_later": example("1RO@e6 2RO@f6 *3RO@g6", "1RO@h6"),
        "wild_two": example(EMBLEM, "*1GO@e7 *1PO@e8"),
        "swap_before": example(WILD_LIES, ""),
        "swap_after": example("1RO@e6 2RO@f6 3RO@g6", "1RO@h6 1GO@h7 1PO@h8"),
    }
    return {
        **first,
        "turns": turns,
        "book": book(),
        "judged": [
            example
            for _ in range(PER_KIND)
            for example in (
                _turn(chance, lambda explained: len(explained.sets) > 0),
                _turn(chance, lambda explained: len(explained.sets) > 1),
                _turn(chance, lambda explained: bool(explained.faults), legal=False),
                _beside(chance),
            )
        ],
        "completions": [_completion(chance) for _ in range(2 * PER_KIND)],
        "quiz": quiz(),
    }


def book() -> list[dict[str, Any]]:
    """The turn of 12 points, die by die: 6, 9, 12 (D17)."""
    dice = BOOK_TURN.split()
    return [example(BOOK_BOARD, " ".join(dice[: i + 1])) for i in range(len(dice))]


def quiz() -> list[dict[str, Any]]:
    """Twelve questions about scoring and WILDs, each answered by a number; the rules judge the pictures."""
    pictures = {
        "old-set": (EMBLEM, "1RO@h6"),
        "two-sets": (BOOK_BOARD, "1RO@h6"),
        "bonus-once": (BONUS_BOARD, "3PO@d8"),
        "book": (BOOK_BOARD, BOOK_TURN),
        "new-wild": (EMBLEM, "*1RO@h6"),
        "two-wilds": (EMBLEM, "*1GO@e7 *1PO@e8"),
        "wild-bonus": (f"{EMBLEM} 1RO@h6", "*2RO@i6"),
        "later-wild": ("1RO@e6 2RO@f6 *3RO@g6", "1RO@h6"),
    }
    assert HINTS.keys() == pictures.keys() | SAID.keys()
    asked: list[dict[str, Any]] = [
        {"id": name, "picture": example(board, turn), "answer": explain(read(board), parse_turn(turn)).points}
        for name, (board, turn) in pictures.items()
    ]
    asked += [{"id": name, "picture": None, "answer": answer} for name, answer in SAID.items()]
    return [
        question | {"hint": HINTS[question["id"]], "options": _options(question["id"], question["answer"])}
        for question in asked
    ]


SAID: Final = {"opening-wild": 2, "swap-points": 0, "swap-dice": 3}
"""Answers to questions without a picture; tests check them against the rules."""


HINTS: Final = {
    "two-sets": "count",
    "book": "count",
    "old-set": "count",
    "new-wild": "new-wild",
    "two-wilds": "new-wild",
    "wild-bonus": "wild-bonus",
    "later-wild": "later-wild",
    "bonus-once": "bonus",
    "opening-wild": "opening-wild",
    "swap-points": "swap-points",
    "swap-dice": "swap-dice",
}
"""Hints shown after a first mistake, one for each question."""


def _options(name: str, answer: int) -> list[int]:
    """The answer among results of likely mistakes, in ascending order."""
    near = [answer + more for more in (-3, -2, -1, 1, 2, 3) if answer + more >= 0]
    return sorted([answer, *random.Random(name).sample(near, 3)])


def read(board: str) -> Board:
    """Parses a board from dice in turn notation."""
    return Board.of(STANDARD, parse_turn(board))


def example(board: str, turn: str) -> dict[str, Any]:
    """An example from its notation."""
    lying, laid = read(board), parse_turn(turn)
    return _example(lying, laid, explain(lying, laid))


def _three(chance: random.Random, kind: str) -> dict[str, Any]:
    return _checked(three_faces(chance, kind))


def _checked(faces: tuple[Face, Face, Face]) -> dict[str, Any]:
    return {"faces": faces, "check": [found.verdict for found in check_faces(*faces)]}


def _completion(chance: random.Random) -> dict[str, Any]:
    """Two dice, the face that completes them, and near misses to choose from (D1)."""
    a, b = any_face(chance), any_face(chance)
    every = [Face(face) for face in range(FACES)]
    answer = next(face for face in every if is_face_set(a, b, face))
    near = [face for face in every if [c.verdict for c in check_faces(a, b, face)].count("mixed") == 1]
    options = [answer, *chance.sample(near, 3)]
    chance.shuffle(options)
    return {"pair": (a, b), "options": [{"face": face, "check": _checked((a, b, face))["check"]} for face in options]}


def _boards(chance: random.Random) -> Iterator[Board]:
    """Boards after an opening and a few turns."""
    while True:
        faces = [any_face(chance) for _ in range(3)]
        if not is_face_set(faces[0], faces[1], faces[2]):
            continue
        board = Board.of(
            STANDARD, [Laid(Square(square), face) for square, face in zip(STANDARD.emblem, faces, strict=True)]
        )
        for _ in range(chance.randrange(1, 4)):
            turns = list(legal_turns(board, [any_face(chance) for _ in range(5)]))
            if turns:
                board = board.lay(chance.choice(turns)[0])
        yield board


def _turn(chance: random.Random, fits: Judge, *, legal: bool = True, dice: int | None = None) -> dict[str, Any]:
    """A board and a turn on it whose explanation satisfies `fits`."""
    for board in _boards(chance):
        if legal:
            turns = [turn for turn, _ in legal_turns(board, [any_face(chance) for _ in range(5)])]
        else:
            taken = {laid.square for laid in board}
            near = [square for square in STANDARD.squares() if square not in taken and _touches(square, taken)]
            turns = [(Laid(chance.choice(near), any_face(chance)),) for _ in range(4)]
        for turn in turns:
            explained = explain(board, turn)
            if (dice is None or len(turn) == dice) and fits(explained):
                return _example(board, turn, explained)
    raise AssertionError("boards never end")


def _floating(chance: random.Random) -> dict[str, Any]:
    """A turn that makes a SET connected to nothing."""
    board = next(_boards(chance))
    faces = next(
        faces for _ in iter(int, 1) if is_face_set(*(faces := (any_face(chance), any_face(chance), any_face(chance))))
    )
    turn = tuple(Laid(Square(square), face) for square, face in zip(("c10", "d10", "e10"), faces, strict=True))
    return _example(board, turn, explain(board, turn))


def _beside(chance: random.Random) -> dict[str, Any]:
    """A turn that makes a SET touching dice of the board without using any of them (D8)."""
    for board in _boards(chance):
        taken = {laid.square for laid in board}
        places = [line for line in _free_rows(taken) if any(_touches(square, taken) for square in line)]
        faces = (any_face(chance), any_face(chance), any_face(chance))
        turn = tuple(Laid(square, face) for square, face in zip(chance.choice(places), faces, strict=True))
        explained = explain(board, turn)
        if [fault.reason for fault in explained.faults] == ["floating"] * 3:
            return _example(board, turn, explained)
    raise AssertionError("boards never end")


def _free_rows(taken: set[Square]) -> Iterator[tuple[Square, ...]]:
    """Every three free squares side by side."""
    squares = list(STANDARD.squares())
    for square in squares:
        line = tuple(Square(f"{chr(ord(square[0]) + step)}{square[1:]}") for step in range(3))
        if taken.isdisjoint(line) and set(line) <= set(squares):
            yield line


def _touches(square: str, taken: set[Square]) -> bool:
    column, row = square[0], int(square[1:])
    beside = (f"{chr(ord(column) + dx)}{row + dy}" for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)))
    return any(neighbour in taken for neighbour in beside)


def _example(board: Board, turn: tuple[Laid, ...], explained: Explanation) -> dict[str, Any]:
    return {
        "board": msgspec.to_builtins(list(board)),
        "turn": msgspec.to_builtins(turn),
        "explanation": msgspec.to_builtins(explained),
        "points": explained.points,
    }
