"""Which faces may be named for a WILD in a turn, with one, two and three WILDs on the board (D11)."""

from __future__ import annotations

import pytest

from tercet.core.dicegame.board import STANDARD, Board, Square
from tercet.core.dicegame.notation import format_face, parse_turn
from tercet.core.dicegame.questions import wild_faces
from tercet.core.dicegame.scoring import Scoring

EMBLEM = "1RO@e6 2RO@f6 3RO@g6"


def legal(turn: str, square: str, *, board: str = EMBLEM, scoring: Scoring | None = None) -> list[tuple[str, int]]:
    """The faces that make a turn legal, with its points; they come first, best first."""
    position = Board.of(STANDARD, parse_turn(board))
    choices = wild_faces(position, parse_turn(turn), Square(square), scoring or Scoring())
    found = [choice for choice in choices if choice.is_legal]
    assert list(choices[: len(found)]) == found
    assert len({choice.face for choice in choices}) == 27
    points = [choice.points for choice in found]
    assert points == sorted(points, reverse=True)
    return [(format_face(choice.face), choice.points) for choice in found]


@pytest.mark.parametrize(
    ("turn", "square", "faces"),
    [
        ("*3PD@h6", "h6", [("1RO", 2)]),
        # each of two WILDs adapts to the other's current face
        ("*1GO@e7 *3PD@e8", "e8", [("1PO", 1)]),
        ("*1GO@e7 *1PO@e8", "e7", [("1GO", 1)]),
        ("*1RO@e7 *1PO@e8", "e8", [("1RO", 1)]),
        # a third continues the same line, and scores nothing either
        ("*1GO@e7 *1PO@e8 *3PD@e9", "e9", [("1RO", 1)]),
        ("*1GO@e7 *1PO@e8 *1RO@e9", "e8", [("1PO", 1)]),
        # with plain dice it may complete a row and a column; h8 has a bonus
        ("*2GD@h6 1GO@h7 1PO@h8", "h6", [("1RO", 5)]),
    ],
)
def test_D11_faces_that_make_the_turn_legal_come_first(turn: str, square: str, faces: list[tuple[str, int]]) -> None:
    assert legal(turn, square) == faces


def test_D11_the_better_of_two_legal_faces_comes_first() -> None:
    # on h6 a red face completes the row, a green one only the column; 1RO completes both
    board = "1RO@e6 2RO@f6 3RO@g6 1RO@h8 1RO@h7"
    assert legal("*2GD@h6", "h6", board=board) == [("1RO", 4)]
    board = "1RO@e6 2RO@f6 3RO@g6 1GO@h8 1PO@h7"
    assert legal("*2GD@h6", "h6", board=board) == [("1RO", 4)]
    board = "1RO@e6 2RO@f6 3RO@g6 2GO@h8 2GO@h7"
    assert legal("*2GD@h6", "h6", board=board) == [("1RO", 2), ("2GO", 2)]


def test_D11_until_the_second_wild_is_placed_no_face_is_legal_but_all_can_be_chosen() -> None:
    assert legal("*1GO@e8", "e8") == []


def test_D6_with_exactly_three_no_face_makes_two_dice_legal() -> None:
    three = Scoring(exactly_three=True)
    assert legal("*1GO@e7 *3PD@e8", "e8", scoring=three) == []
    assert legal("*1GO@e7 *1PO@e8 *3PD@e9", "e9", scoring=three) == [("1RO", 1)]


def test_D9_the_points_shown_include_a_new_wilds_second_set() -> None:
    assert legal("*1GO@e7 *1PO@e8 *3PD@e9", "e9", scoring=Scoring("every", "second-set")) == [("1RO", 3)]
