from __future__ import annotations

import importlib
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tercet.core.dicegame.board import CELL_OF, COLUMNS, STANDARD, Board, Laid, Layout, Square, Turn
from tercet.core.dicegame.dice import DICE, WILD, Die, Face, faces_of
from tercet.core.dicegame.notation import format_board, format_turn, parse_board, parse_hand, parse_turn
from tercet.core.dicegame.opening_search import legal_openings
from tercet.core.dicegame.scoring import explain, score
from tercet.core.dicegame.turn_search import best_turns, legal_turns
from tests.core.dicegame.enumerator import all_turns, as_found
from tests.series import sample

plain: Any = importlib.import_module("bench.plain")

BONUSES = {"a1": 2, "e1": 2, "a5": 2, "e5": 2, "c1": 1, "c5": 1, "a3": 1, "e3": 1}
SMALL = Layout(5, ("b3", "c3", "d3"), BONUSES)


def found(board: Board, hand: tuple[Face, ...]) -> dict[Turn, int]:
    """The generator's turns; each must appear once."""
    turns = list(legal_turns(board, hand))
    by_turn = dict(turns)
    assert len(by_turn) == len(turns)
    assert len(as_found(by_turn)) == len(turns)
    return by_turn


def roll(rng: random.Random, count: int, wilds: int) -> tuple[Face, ...]:
    """A hand of real dice, drawn without replacement, with this many WILDs."""
    while True:
        hand = tuple(rng.choice(faces_of(Die(die))) for die in rng.sample(range(DICE), count))
        if hand.count(WILD) == wilds:
            return hand


def small_positions(
    seed: int, count: int, dice: int, wilds: int, fewest: int, most: int
) -> Iterator[tuple[Board, tuple[Face, ...]]]:
    """Few kinds of faces on a board of 25 squares, so many SETs are possible; not all positions are reachable."""
    rng = random.Random(seed)
    for _ in range(count):
        kinds = rng.sample(range(27), rng.choice((2, 3, 5, 9, 27)))
        squares = rng.sample(list(SMALL.squares()), rng.randint(fewest, most))
        board = Board.of(SMALL, [Laid(square, Face(rng.choice(kinds)), rng.random() < 0.2) for square in squares])
        hand = [Face(rng.choice(kinds)) for _ in range(dice - wilds)] + [WILD] * wilds
        rng.shuffle(hand)
        yield board, tuple(hand)


def middle_positions(seed: int, count: int, wilds: int, dice: int = 5) -> Iterator[tuple[Board, tuple[Face, ...]]]:
    """Positions of greedy play with 12 to 28 dice on the standard board and some in hand."""
    rng = random.Random(seed)
    for _ in range(count):
        a, b = rng.randrange(27), rng.randrange(27)
        opening = zip(STANDARD.emblem, (a, b, plain.third(a, b)), strict=True)
        board = Board.of(STANDARD, [Laid(Square(square), Face(face)) for square, face in opening])
        wanted = rng.randint(12, 28)
        while len(board) < wanted:
            for turn, _ in best_turns(board, roll(rng, 5, rng.random() < 0.5)):
                board = board.lay(turn)
        yield board, roll(rng, dice, wilds)


@pytest.mark.parametrize(
    ("dice", "wilds", "fewest", "most", "short", "long"),
    [
        (3, 0, 4, 20, 4, 1200),
        (4, 0, 12, 20, 2, 400),
        (5, 0, 15, 22, 2, 400),
        (1, 1, 2, 24, 8, 600),
        (2, 1, 9, 20, 2, 400),
        (3, 1, 18, 22, 2, 400),
        (2, 2, 20, 23, 2, 60),
        (4, 2, 21, 23, 1, 40),
        (3, 3, 22, 22, 1, 20),
    ],
)
def test_D8_the_generator_agrees_with_the_enumerator(
    dice: int, wilds: int, fewest: int, most: int, short: int, long: int
) -> None:
    for board, hand in small_positions(dice * 10 + wilds, sample(short, long), dice, wilds, fewest, most):
        assert as_found(found(board, hand)) == all_turns(board, hand), format_board(board)


@pytest.mark.parametrize(
    ("wilds", "dice", "short", "long"),
    [(0, 5, 12, 400), (1, 5, 2, 60), (2, sample(2, 5), 1, 4)],
)
def test_D8_the_generator_agrees_with_the_plain_step_search(wilds: int, dice: int, short: int, long: int) -> None:
    for board, hand in middle_positions(7 + wilds, sample(short, long), wilds, dice):
        by_place = {(CELL_OF[die.square] // 32 - 2, CELL_OF[die.square] % 32): int(die.face) for die in board}
        expected = {
            frozenset(Laid(Square(f"{COLUMNS[x]}{y + 1}"), Face(face), wild) for (y, x), face, wild in turn)
            for turn in plain.legal_turns(by_place, list(hand))
        }
        assert as_found(found(board, hand)).keys() == expected


@pytest.mark.parametrize(("wilds", "count", "step"), [(0, 10, 1), (1, 3, 1), (2, 1, 5), (3, 1, 20)])
def test_D9_every_turn_found_is_legal_and_scores_its_explained_parts(wilds: int, count: int, step: int) -> None:
    """The short series checks a sample of the turns."""
    for board, hand in middle_positions(70 + wilds, sample(count, 10 * count), wilds):
        turns = list(islice(legal_turns(board, hand), 0, None, sample(step, 1)))
        assert turns or not wilds
        for turn, points in turns:
            explanation = explain(board, turn)
            assert explanation.is_legal, format_turn(turn)
            assert explanation.points == points, format_turn(turn)


@pytest.mark.parametrize(("wilds", "count"), [(0, 10), (1, 5), (2, 2), (3, 1)])
def test_best_turns_are_the_first_of_all_turns_in_order(wilds: int, count: int) -> None:
    def rank(scored: tuple[Turn, int]) -> tuple[object, ...]:
        turn, points = scored
        squares = tuple((CELL_OF[die.square], die.wild, die.face) for die in turn)
        return -points, sum(die.wild for die in turn), len(turn), squares

    for board, hand in middle_positions(90 + wilds, sample(count, 10 * count), wilds):
        expected = sorted(legal_turns(board, hand), key=rank)
        for n in (1, 2, 10, 100, len(expected), len(expected) + 1):
            assert best_turns(board, hand, n) == expected[:n]


def test_turns_are_ordered_by_square() -> None:
    for board, hand in middle_positions(1, 3, 1):
        for turn, _ in legal_turns(board, hand):
            assert list(turn) == sorted(turn, key=lambda die: CELL_OF[die.square])


def test_D5_the_turns_on_an_empty_board_are_the_openings_and_an_empty_hand_has_none() -> None:
    board, hand = Board.of(STANDARD), "1RO 2RO 3RO * *"
    assert legal_turns(board, hand) == legal_openings(hand)
    for turn, points in best_turns(board, hand, 100):
        assert explain(board, turn).points == points == 3 - sum(die.wild for die in turn)
    assert not found(Board.of(STANDARD, parse_turn("1RO@e6 2RO@f6 3RO@g6")), ())


@pytest.mark.parametrize("hand", [[28], [-1]])
def test_an_invalid_hand_is_refused(hand: list[int]) -> None:
    with pytest.raises(ValueError, match="a face is a number from 0 to 27, not "):
        list(legal_turns(Board.of(STANDARD), [Face(face) for face in hand]))


def test_D11_wilds_are_played_with_every_face_that_makes_a_set() -> None:
    board = Board.of(STANDARD, parse_turn("1RO@a1 2RO@b1"))
    turns = found(board, parse_hand("*"))
    assert {format_turn(turn): points for turn, points in turns.items()} == {"*3RO@c1": 2}
    two = found(board, parse_hand("* *"))
    assert Counter(len(turn) for turn in two) == {1: 1, 2: 3 * 27}


POSITIONS = (Path(__file__).parent / "positions.txt").read_text().split("\n\n")


@pytest.mark.parametrize("text", POSITIONS, ids=lambda text: text.splitlines()[0])
def test_perft_counts_match(text: str) -> None:
    """Exact numbers of turns of one, two and three dice, the sum of all points and the most, for fixed positions."""
    hand_line, counts_line, grid = text.split("\n", 2)
    board, hand = parse_board(grid), parse_hand(hand_line)
    turns = found(board, hand)
    dice = Counter(map(len, turns))
    counted = (dice[1], dice[2], dice[3], sum(turns.values()), max(turns.values(), default=0))
    assert counted == tuple(map(int, counts_line.split()))
    if turns:
        (best,) = best_turns(board, hand)
        assert score(board, best[0]) == best[1] == counted[-1]


def test_perft_has_ten_positions_with_zero_to_three_wilds() -> None:
    hands = [parse_hand(text.split("\n", 1)[0]) for text in POSITIONS]
    assert len(hands) == 10
    assert {hand.count(WILD) for hand in hands} == {0, 1, 2, 3}
