"""Hands up to symmetry: the classes are complete, and their sizes add up."""

from __future__ import annotations

from itertools import combinations, islice
from math import comb

import pytest

from tercet.core.sets.cards import has_set
from tercet.lab.exact.hand_classes import HandClass, completing_set, levels, symmetries
from tests.series import sample

ESSENTIALLY_DIFFERENT = [1, 1, 1, 1, 2, 3, 7, 11, 33, 91, 267, 670, 1437, 2225, 2489, 1756, 748, 143, 20, 1, 1, 0]


def first(count: int, deck: int, *, set_free: bool) -> list[list[HandClass]]:
    return list(islice(levels(deck, without=completing_set if set_free else None), count))


def test_the_symmetries_are_the_affine_maps() -> None:
    assert symmetries(81) == 1_965_150_720
    assert symmetries(27) == 303_264


def test_all_hands_of_27_cards_are_accounted_for() -> None:
    found = first(28, 27, set_free=False)
    assert [sum(one.hands for one in level) for level in found] == [comb(27, k) for k in range(28)]
    classes = [len(level) for level in found]
    assert classes == classes[::-1], "a hand and its complement have the same symmetries"


def test_the_hands_of_81_cards_are_accounted_for() -> None:
    found = first(sample(8, 12), 81, set_free=False)
    assert [sum(one.hands for one in level) for level in found] == [comb(81, k) for k in range(len(found))]


def test_set_free_hands_are_counted_as_by_brute_force() -> None:
    for k, level in enumerate(first(6, 27, set_free=True)):
        assert sum(one.hands for one in level) == sum(not has_set(hand) for hand in combinations(range(27), k))


def test_every_representative_belongs_to_its_class() -> None:
    for k, level in enumerate(first(sample(9, 22), 81, set_free=True)):
        for hand, hands in level:
            assert len(set(hand)) == len(hand) == k
            assert not has_set(hand)
            assert symmetries(81) % hands == 0, "the size of a class divides the number of symmetries"


def test_the_classes_match_the_published_ones() -> None:
    found = first(sample(11, 22), 81, set_free=True)
    assert [len(level) for level in found] == ESSENTIALLY_DIFFERENT[: len(found)]


def test_a_deck_has_81_or_27_cards() -> None:
    with pytest.raises(ValueError, match="81 or 27 cards, not 9"):
        next(levels(9))
