from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tercet.core.dicegame.board import STANDARD, BadLayout, Board, Laid, Layout, Square, parse_layout
from tercet.core.dicegame.notation import parse_laid, parse_turn
from tercet.locale import LANGUAGES, words
from tercet.render.names import rule_text


def layout_text(**changes: Any) -> str:
    layout: dict[str, Any] = {"size": 11, "emblem": ["e6", "f6", "g6"], "bonuses": {}}
    return json.dumps(layout | changes)


def test_D3_the_standard_board_has_its_printed_squares() -> None:
    assert STANDARD.size == 11
    assert STANDARD.emblem == ("e6", "f6", "g6")
    bonuses = {square: STANDARD.bonus(square) for square in STANDARD.squares() if STANDARD.bonus(square)}
    assert bonuses == {
        **dict.fromkeys(["d4", "d8", "h4", "h8", "f3", "f9", "c6", "i6"], 1),
        **dict.fromkeys(["b4", "b8", "j4", "j8", "d2", "d10", "h2", "h10"], 2),
        **dict.fromkeys(["a1", "a11", "k1", "k11", "f1", "f11"], 3),
    }


def test_D3_squares_run_from_a1_to_k11() -> None:
    squares = list(STANDARD.squares())
    assert len(squares) == 121
    assert squares[:2] == ["a1", "b1"]
    assert squares[-1] == "k11"
    assert all(square in STANDARD for square in squares)
    assert not any(square in STANDARD for square in ("l1", "a12", "a0", "a20", "z9", "", "h", "77", "A1"))


def test_D3_a_host_can_replace_the_board() -> None:
    layout = parse_layout(
        layout_text(size=5, emblem=["b3", "c3", "d3"], bonuses=dict.fromkeys(("a1", "e1", "a5", "e5"), 2))
    )
    assert len(list(layout.squares())) == 25
    assert layout.bonus("e5") == 2
    assert parse_layout(msgspec.json.encode(layout)) == layout


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"size": 10}, "odd number of rows from 5 to 25, not 10"),
        ({"size": 3}, "odd number of rows"),
        ({"size": 27}, "odd number of rows"),
        ({"size": "big"}, "size"),
        ({"emblem": ["e6", "f6"]}, "emblem"),
        ({"emblem": ["f5", "f6", "f7"]}, "must be on e6 f6 g6, not on f5 f6 f7"),
        ({"bonuses": {"l1": 1, "k1": 1}}, "of 1 on 'l1' is off the board"),
        ({"bonuses": {"a12": 1}}, "'a12' is off the board"),
        ({"bonuses": {"nowhere": 1}}, "'nowhere' is off the board"),
        ({"bonuses": {"f6": 2}}, "of 2 on f6 covers the emblem"),
        ({"bonuses": {"a1": 0}}, "on a1 is worth 1 to 9 points, not 0"),
        ({"bonuses": {"a1": 10}}, "1 to 9 points, not 10"),
        ({"bonuses": {"a1": "many"}}, "bonuses"),
        ({"bonuses": ["a1"]}, "bonuses"),
        ({"bonuses": {"a6": 1}}, "on a6 has no mirror image on k6"),
        ({"bonuses": {"f2": 1}}, "on f2 has no mirror image on f10"),
        ({"bonuses": {"a6": 1, "k6": 2}}, "has no mirror image"),
        ({"colour": "green"}, "colour"),
    ],
)
def test_D3_a_bad_board_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadLayout, match=reason) as raised:
        parse_layout(layout_text(**changes))
    for language in LANGUAGES:
        told = rule_text(raised.value, words(language))
        assert all(str(detail) in told for detail in raised.value.details.values())


def test_D3_asymmetry_is_allowed_on_request() -> None:
    layout = parse_layout(layout_text(bonuses={"a6": 1}, asymmetric=True))
    assert layout.bonus("a6") == 1
    assert layout.bonus("k6") == 0


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"board"', '{"size": 11}'])
def test_D3_a_text_that_is_not_a_board_is_refused(text: str) -> None:
    with pytest.raises(BadLayout) as raised:
        parse_layout(text)
    assert len({rule_text(raised.value, words(language)) for language in LANGUAGES}) == len(LANGUAGES)


def test_dice_stay_where_they_were_laid() -> None:
    turn = parse_turn("2RO@h7 *1GD@h8")
    board = Board.of(STANDARD, turn)
    assert list(board) == list(turn)
    assert len(board) == 2
    assert board.at("h8") == parse_laid("*1GD@h8")
    assert board.at("a1") is None


@pytest.mark.parametrize("text", ["1RO@h7", "1RO@l1", "1RO@a12"])
def test_no_die_is_laid_on_another_or_off_the_board(text: str) -> None:
    board = Board.of(STANDARD, parse_turn("2RO@h7"))
    with pytest.raises(ValueError, match=r"already a die on h7|no die can be placed"):
        board.lay([parse_laid(text)])


def test_no_die_is_laid_without_a_face() -> None:
    wild = msgspec.structs.replace(parse_laid("*1RO@h7"), face=27)
    with pytest.raises(ValueError, match="no die can be placed"):
        Board.of(STANDARD, [wild])


def test_every_cell_of_every_size_round_trips() -> None:
    for size in range(5, 26, 2):
        middle = size // 2
        columns = "abcdefghijklmnopqrstuvwxy"[middle - 1 : middle + 2]
        layout = Layout(size, (f"{columns[0]}{middle + 1}", f"{columns[1]}{middle + 1}", f"{columns[2]}{middle + 1}"))
        squares = list(layout.squares())
        assert len(set(squares)) == size * size
        board = Board.of(layout, [Laid(Square(square), parse_laid("3PD@a1").face) for square in squares])
        assert [die.square for die in board] == squares
