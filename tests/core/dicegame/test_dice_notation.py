from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.dice import WILD, Face
from tercet.core.dicegame.notation import (
    format_board,
    format_face,
    format_hand,
    format_laid,
    format_turn,
    parse_board,
    parse_face,
    parse_hand,
    parse_laid,
    parse_square,
    parse_turn,
)
from tercet.core.sets.features import NotationError

faces = st.integers(0, 26).map(Face)
dice = st.builds(Laid, st.sampled_from(list(STANDARD.squares())), faces, st.booleans())
boards = st.lists(dice, max_size=42, unique_by=lambda die: die.square).map(lambda laid: Board.of(STANDARD, laid))


@given(st.lists(st.integers(0, 27)))
def test_a_printed_hand_parses_back(hand: list[int]) -> None:
    assert parse_hand(format_hand(hand)) == tuple(hand)


@given(st.lists(dice, max_size=3))
def test_a_printed_turn_parses_back(turn: list[Laid]) -> None:
    assert parse_turn(format_turn(turn)) == tuple(turn)


@given(boards)
def test_a_printed_board_parses_back(board: Board) -> None:
    text = format_board(board)
    assert parse_board(text) == board
    header, *rows = text.splitlines()
    random.Random(1).shuffle(rows)
    assert parse_board("\n".join([header, *rows])) == board


def test_faces_use_the_card_letters_without_a_fill() -> None:
    assert parse_face("2RO") == parse_face("or2") == 9
    assert format_face(9) == "2RO"
    assert parse_face("*") == WILD
    assert format_face(WILD) == "*"


def test_a_turn_names_faces_and_squares() -> None:
    assert parse_turn("2RO@h7 *1GD@h8") == (
        Laid(Square("h7"), parse_face("2RO")),
        Laid(Square("h8"), parse_face("1GD"), True),
    )
    assert format_laid(parse_laid("*dg1@H8")) == "*1GD@h8"


def test_a_board_is_read_from_dice_on_squares() -> None:
    assert parse_board("2RO@e6, *1GD@f6") == Board.of(STANDARD, parse_turn("2RO@e6 *1GD@f6"))
    assert parse_board("") == parse_board(" \n") == Board.of(STANDARD)


def test_a_board_shows_dice_wilds_and_free_bonuses() -> None:
    text = format_board(Board.of(STANDARD, parse_turn("2RO@e6 *1GD@f6 3PQ@g6 1RO@a11")))
    lines = text.splitlines()
    assert lines[0].split() == list("abcdefghijk")
    assert lines[1].split() == ["11", "1RO", ".", ".", ".", ".", "+3", ".", ".", ".", ".", "+3"]
    assert lines[6].split() == ["6", ".", ".", "+1", ".", "2RO", "*1GD", "3PQ", ".", "+1", ".", "."]
    assert lines[11].split()[0] == "1"
    assert {len(line) for line in lines} == {3 + 5 * 11}


EMPTY = format_board(Board.of(STANDARD))


@pytest.mark.parametrize(
    ("read", "text", "reason"),
    [
        (parse_face, "2ROS", "unknown letter 'S'"),
        (parse_face, "2R", "shape is missing"),
        (parse_face, "", "number is missing"),
        (parse_face, "**", "unknown letter"),
        (parse_square, "7h", "not a square"),
        (parse_square, "z1", "not a square"),
        (parse_square, "h07", "not a square"),
        (parse_laid, "2RO", "expected a face, '@' and a square"),
        (parse_laid, "2RO@", "not a square"),
        (parse_laid, "*@h7", "needs the face it stands for"),
        (parse_laid, "@h7", "number is missing"),
        (parse_board, "a b c", "begins with its columns"),
        (parse_board, EMPTY.replace(" 11 ", " 12 "), "'12' is not a row"),
        (parse_board, EMPTY.replace("\n  7 ", "\n  5 "), "'5' is not a row of this board, or appears twice"),
        (parse_board, EMPTY[: EMPTY.index("\n  1 ")], "row 1 is missing"),
        (parse_board, EMPTY.rstrip() + "   .\n", "row 1 has 12 squares"),
        (parse_board, EMPTY.replace("+3", "+4"), "has no bonus"),
        (parse_board, EMPTY.replace(".", "2RX", 1), "unknown letter 'X'"),
        (parse_board, EMPTY.replace(".", "*", 1), "needs the face"),
    ],
)
def test_a_malformed_text_is_refused_with_the_reason(read, text: str, reason: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(NotationError, match=reason.replace("+", r"\+").replace("*", r"\*")):
        read(text)


def test_a_face_out_of_range_has_no_name() -> None:
    with pytest.raises(ValueError, match="from 0 to 27, not 28"):
        format_face(28)
