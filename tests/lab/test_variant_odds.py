"""The lab's counts for each variant: published numbers, small hands by brute force, boards approximately (V3)."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from tercet.core.sets.variant_catalogue import PRESETS, VARIANTS
from tercet.lab.exact.variant_odds import variant_odds


def test_hands_without_a_quad_match_the_published_counts() -> None:
    odds = variant_odds("quads")
    published = (1, 64, 2016, 41664, 624960, 6999552, 57163008, 311980032, 927940608, 995491840, 0)
    assert odds.free_hands == published
    assert odds.largest_free == 9 == VARIANTS["four", "quads"].certain - 1


def test_the_takings_of_a_deck_are_counted() -> None:
    assert variant_odds("ultra").takings == 63_180
    assert variant_odds("ghost").takings == 4_007_016


@pytest.mark.parametrize(("name", "deck"), [("set", "red"), ("ultra", "two"), ("ghost", "open"), ("dots", "dots")])
def test_small_hands_are_counted_as_by_brute_force(name: str, deck: str) -> None:
    odds = variant_odds(name, deck)
    variant = VARIANTS[deck, PRESETS[name].law]
    for size in range(4):
        assert odds.free_hands[size] == sum(not variant.find(hand) for hand in combinations(variant.deck.cards, size))
    assert len(odds.example) == odds.largest_free
    assert not variant.find(odds.example)


@pytest.mark.parametrize("name", PRESETS)
def test_a_taking_is_certain_from_the_size_without_free_hands(name: str) -> None:
    odds = variant_odds(name)
    preset = PRESETS[name]
    variant = VARIANTS[preset]
    assert odds.largest_free == variant.certain - 1
    assert not variant.find(odds.example)
    assert odds.free_hands[: variant.least] == tuple(comb(len(variant.deck), k) for k in range(variant.least))
    assert 0 <= odds.nothing_on_board < 0.05, "about as rare as among twelve cards of the printed game"


def test_an_unknown_or_incompatible_variant_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown variant 'trio'"):
        variant_odds("trio")
    with pytest.raises(ValueError, match="'dots' is not played with the deck 'red'"):
        variant_odds("dots", "red")
