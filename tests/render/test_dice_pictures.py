"""Dice, hands and boards as SVG and as text: well-formed, named in five languages, distinct, and free of ids."""

from __future__ import annotations

import re
from itertools import product
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.core.dicegame.board import STANDARD, Board, Laid, Layout
from tercet.core.dicegame.dice import WILD, Face
from tercet.core.dicegame.notation import format_face, parse_board, parse_hand, parse_turn
from tercet.locale import LANGUAGES, words
from tercet.render.dice_names import face_name, laid_name
from tercet.render.dice_svg import board_svg, die_svg, hand_svg
from tercet.render.dice_text import board_text, hand_text
from tercet.render.palettes import PALETTES

SVG = "{http://www.w3.org/2000/svg}"
languages = st.sampled_from(LANGUAGES)
palettes = st.sampled_from(sorted(PALETTES))
faces = st.integers(0, WILD)
dice = st.builds(Laid, st.sampled_from(list(STANDARD.squares())), st.integers(0, 26).map(Face), st.booleans())
positions = st.lists(dice, max_size=20, unique_by=lambda die: die.square)
EMBLEM = parse_turn("1RO@e6 *2RO@f6 3RO@g6")


def tree(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def labels(picture: str) -> list[str]:
    return [element.get("aria-label") or "" for element in tree(picture).iter() if element.get("role") == "img"]


@given(faces, palettes, languages, st.booleans(), st.none() | st.booleans())
def test_every_die_is_well_formed_and_names_itself(
    face: int, palette: str, language: str, selected: bool, letters: bool | None
) -> None:
    root = tree(die_svg(face, palette=palette, selected=selected, letters=letters, language=language))
    assert root.get("role") == "img"
    assert root.get("lang") == language
    assert root.get("aria-label") == root.findtext(f"{SVG}title") == face_name(face, words(language))


@pytest.mark.parametrize("palette", PALETTES)
def test_all_28_faces_look_different_and_a_wild_differs_from_its_face(palette: str) -> None:
    def drawing(face: int, wild: bool) -> bytes:
        root = tree(die_svg(face, wild=wild, palette=palette))
        root.attrib.clear()
        root.remove(root[0])
        return ElementTree.tostring(root)

    drawn = {drawing(face, wild) for face, wild in product(range(WILD), (False, True))} | {drawing(WILD, False)}
    assert len(drawn) == 27 * 2 + 1


@given(positions, positions, palettes, languages)
def test_every_board_is_well_formed_and_names_its_dice(
    lying: list[Laid], turn: list[Laid], palette: str, language: str
) -> None:
    board = Board.of(STANDARD, lying)
    picture = board_svg(board, turn=turn[:3], palette=palette, language=language)
    said = words(language)
    named = labels(picture)
    for die in lying:
        assert laid_name(die, said) in named
    taken = {die.square for die in lying}
    for die in turn[:3]:
        assert (laid_name(die, said, new=True) in named) == (die.square not in taken)
    assert " id=" not in picture
    assert "url(" not in picture


def test_bonus_squares_are_named_until_they_are_taken() -> None:
    board = Board.of(STANDARD, EMBLEM)
    assert "bonus of one point on h8" in labels(board_svg(board))
    assert "bonus of 3 points on a1" in labels(board_svg(board))
    assert not any("h8" in label for label in labels(board_svg(board.lay(parse_turn("1RO@h8")))) if "bonus" in label)


def test_a_proposed_turn_shows_its_sets_and_their_points() -> None:
    board = Board.of(STANDARD, EMBLEM)
    picture = board_svg(board, turn=parse_turn("1RO@h6 1GO@h7 1PO@h8"))
    assert "Row f6 g6 h6, a SET: 3 points" in labels(picture)
    assert "Column h6 h7 h8, a SET: 3 points" in labels(picture)
    assert tree(picture).get("aria-label") == "board with 3 dice; 7 points"
    assert ">+1<" in picture


def test_an_illegal_turn_is_marked_and_shows_no_sets() -> None:
    board = Board.of(STANDARD, EMBLEM)
    picture = board_svg(board, turn=parse_turn("1RO@h6 1RO@a1"))
    assert ">!<" in picture
    assert "stroke-dasharray" in picture
    assert not any("SET" in label for label in labels(picture))


def test_other_boards_are_drawn_and_impossible_pictures_refused() -> None:
    small = Layout(5, ("b3", "c3", "d3"))
    assert tree(board_svg(Board.of(small))).get("aria-label") == "empty board"
    with pytest.raises(ValueError, match="palette"):
        board_svg(Board.of(small), palette="loud")
    with pytest.raises(ValueError, match="must be positive"):
        die_svg(3, width=0)
    with pytest.raises(ValueError, match="from 0 to 27"):
        die_svg(28)


@given(st.lists(faces, max_size=5), languages)
def test_a_hand_names_its_dice(hand: list[int], language: str) -> None:
    said = words(language)
    picture = hand_svg(hand, labels="abcde", selected=[0], language=language)
    assert labels(picture) == [face_name(face, said) for face in hand]
    assert tree(picture).get("aria-label") == said("dice-hand", dice=len(hand))


@given(positions)
def test_the_text_board_is_aligned_and_shows_every_die(lying: list[Laid]) -> None:
    board = Board.of(STANDARD, lying)
    text = board_text(board)
    rows = [line for line in text.splitlines() if "│" in line]
    assert len(rows) == 11
    assert len({len(row) for row in rows}) == 1
    cells = [re.sub("[│]", " ", row) for row in rows]
    grid = " ".join("abcdefghijk") + "\n" + "\n".join(_dotted(row) for row in rows)
    assert cells
    assert parse_board(grid) == board


def _dotted(row: str) -> str:
    number, *cells = row.rstrip("│").split("│")
    return " ".join([number.strip(), *(cell.strip().replace("·", "") or "." for cell in cells)])


def test_the_text_board_marks_a_proposed_turn() -> None:
    board = Board.of(STANDARD, EMBLEM)
    text = board_text(board, turn=parse_turn("1RO@h6 *1GO@h7"))
    assert "│›1RO │" in text
    assert "│!*1GO│" in text
    assert "│ *2RO│" in text


def test_D9_the_text_board_marks_a_turns_sets_with_their_points() -> None:
    board = Board.of(STANDARD, parse_turn("1RO@e6 2RO@f6 3RO@g6 1GO@h4 1PO@h5"))
    lines = board_text(board, turn=parse_turn("1RO@h6 1GO@h7 *1PO@h8")).splitlines()
    rows = {line[:2].strip(): i for i, line in enumerate(lines)}
    assert lines[rows["6"]].startswith(" 6 │     │     │  +1 │     │ 1RO 3=2RO │=3RO │›1RO │")
    assert [lines[rows[row]][46:51] for row in "45678"] == ["=1GO ", "=1PO ", "›1RO ", "›1GO ", "›*1PO"]
    above = [lines[rows[row] - 1][46:51] for row in "45678"]
    assert above == ["─────", "─────", "──3──", "──3+1", "──2──"]
    assert {len(line) for line in lines[1:-1]} == {3 + 6 * 11 + 1}


def test_D8_the_text_board_marks_rule_violations_and_no_set() -> None:
    board = Board.of(STANDARD, parse_turn("1RO@e6 2RO@f6 3RO@g6"))
    text = board_text(board, turn=parse_turn("1RO@h6 2GQ@h7 2GQ@e6"))
    assert "│!1RO │ 2RO │ 3RO │›1RO │" in text
    assert "│!2GQ │" in text
    assert "=" not in text
    assert "=" not in board_text(board)


def test_text_works_without_colour_or_line_drawing() -> None:
    board = Board.of(STANDARD, EMBLEM)
    assert board_text(board, turn=parse_turn("1RO@h6"), ascii_only=True).isascii()
    assert hand_text(parse_hand("1RO *"), labels="ab", ascii_only=True).isascii()
    assert "\x1b" not in board_text(board)
    assert "\x1b[" in board_text(board, colour=True)
    for turn in ((), parse_turn("1RO@h6 2RO@i6"), parse_turn("1GD@h6")):
        plain = re.sub(r"\x1b\[[\d;]*m", "", board_text(board, turn=turn, colour=True))
        assert plain == board_text(board, turn=turn)


@given(st.lists(faces, min_size=1, max_size=5), st.booleans())
def test_the_text_hand_shows_what_can_be_typed(hand: list[int], colour: bool) -> None:
    text = re.sub(r"\x1b\[[\d;]*m", "", hand_text(hand, labels="abcde", selected=[0], colour=colour))
    top, middle, bottom = text.splitlines()
    assert len(top) == len(middle) == len(bottom)
    assert re.findall(r"[^│ ]+", middle) == [format_face(face) for face in hand]
    assert re.findall("[a-e]", bottom) == list("abcde"[: len(hand)])
