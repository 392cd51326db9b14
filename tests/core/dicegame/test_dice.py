from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product

import pytest

from tercet.core.dicegame.dice import (
    DICE,
    FACE_FEATURES,
    FACES,
    SIDES,
    THIRD_FACE,
    WILD,
    Die,
    Face,
    check_faces,
    faces_of,
    find_hand_sets,
    find_openings,
    has_hand_set,
    is_face_set,
    name_faces,
)
from tercet.core.dicegame.notation import parse_hand
from tercet.core.sets.cards import value_of

ALL = [Face(face) for face in range(FACES)]


def is_set_by_the_book(*faces: Face) -> bool:
    return all(len({value_of(face, feature) for face in faces}) != 2 for feature in FACE_FEATURES)


def test_D1_three_faces_are_a_set_when_each_feature_is_all_same_or_all_different() -> None:
    for a, b, c in product(ALL, repeat=3):
        assert is_face_set(a, b, c) == is_set_by_the_book(a, b, c)


def test_D1_three_identical_faces_are_a_set() -> None:
    assert all(is_face_set(face, face, face) for face in ALL)


def test_D1_two_equal_faces_and_a_different_one_are_not_a_set() -> None:
    assert not any(is_face_set(a, a, b) for a, b in permutations(ALL, 2))


def test_D1_the_check_names_the_failing_feature_and_the_odd_die() -> None:
    a, b, c = parse_hand("2RO 2GO 1PQ")
    number, colour, shape = check_faces(a, b, c)
    assert (number.feature, number.verdict, number.odd) == ("number", "mixed", 2)
    assert (colour.feature, colour.verdict, colour.odd) == ("colour", "different", None)
    assert (shape.feature, shape.verdict, shape.odd) == ("shape", "mixed", 2)
    assert [check.verdict for check in check_faces(a, a, a)] == ["same"] * 3


def test_D2_fourteen_kinds_of_three_dice_show_each_face_and_wild_nine_times() -> None:
    dice = [Die(die) for die in range(DICE)]
    assert Counter(face for die in dice for face in faces_of(die)) == dict.fromkeys(range(FACES + 1), 9)
    assert set(Counter(map(faces_of, dice)).values()) == {3}
    assert len({faces_of(die) for die in dice}) == 14


def test_D2_kind_t_side_j_shows_five_times_six_t_plus_j_modulo_28() -> None:
    for die in range(DICE):
        kind = die // 3
        assert faces_of(Die(die)) == tuple(5 * (6 * kind + j) % 28 for j in range(SIDES))
        assert len(set(faces_of(Die(die)))) == SIDES


def test_D5_wilds_help_complete_sets_in_a_hand() -> None:
    hand = parse_hand("1RO 2RO 3RO 1GQ *")
    wild = 4
    assert set(find_hand_sets(hand)) == {(0, 1, 2), *((i, j, wild) for i, j in combinations(range(4), 2))}
    assert has_hand_set(hand)
    assert not has_hand_set(parse_hand("1RO 2RO 1GO 2GO 1RQ"))
    assert not has_hand_set(parse_hand("* *"))


def test_D5_openings_name_each_wild_and_each_order() -> None:
    assert set(find_openings(parse_hand("1RO 2RO 3RO"))) == {
        tuple(zip(order, (ALL[9 * i] for i in order), strict=True)) for order in permutations(range(3))
    }
    openings = list(find_openings(parse_hand("1RO 2RO *")))
    assert len(openings) == len(set(openings)) == 6
    assert all(dict(opening)[2] == parse_hand("3RO")[0] for opening in openings)


@pytest.mark.parametrize(
    ("text", "ways"), [("1RO 2RO 3RO", 1), ("1RO 1RO 3RO", 0), ("* 2RO 1GD", 1), ("* * 1GD", 27), ("* * *", 729)]
)
def test_D11_wilds_take_every_face_that_makes_a_set(text: str, ways: int) -> None:
    shown = parse_hand(text)
    found = list(name_faces(shown))
    assert len(found) == len(set(found)) == ways
    for faces in found:
        assert is_set_by_the_book(*faces)
        assert all(face in (WILD, named) for face, named in zip(shown, faces, strict=True))


def test_third_face_completes_every_pair() -> None:
    assert all(is_set_by_the_book(a, b, THIRD_FACE[a][b]) for a, b in product(ALL, repeat=2))
