"""Exact odds: derived, and equal to published ones."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import msgspec
import pytest

from scripts import hand_counts
from tercet.core.cardgame.rules import EDITIONS
from tercet.core.sets.cards import count_sets, has_set
from tercet.lab.exact.hand_classes import HandCounts, count_by_sets, count_free
from tercet.lab.exact.odds import expected_sets, hand_odds, number_of_sets, set_free, sets_in
from tercet.lab.simulation.simulate import simulate
from tercet.render import rules
from tests.series import long_only

PUBLISHED = {12: 2_284_535_476_080, 15: 2_970_003_246_912, 20: 682_344, 21: 0}


def test_there_are_1080_sets() -> None:
    assert number_of_sets() == 1080
    assert number_of_sets(27) == 117


def test_set_free_hands_match_the_published_counts() -> None:
    free = set_free()
    assert {k: free.hands[k] for k in PUBLISHED} == PUBLISHED
    assert comb(81, 12) == 70_724_320_184_700
    assert sum(free.classes) == 9_908
    assert len(free.hands) == len(free.classes) == 22


def test_hands_that_would_take_hours_to_count_have_no_answer() -> None:
    with pytest.raises(ValueError, match="up to 13 cards"):
        sets_in(14)


def test_results_print_as_reports() -> None:
    assert "essentially different" in str(set_free(27)).splitlines()[0]
    assert "without a SET" in str(simulate(5, rules="he", seed=1, cores=1))
    assert str(hand_odds(5)).startswith("One deal in 1.14 has no SET among 5 fresh cards")


def test_the_file_contains_what_symmetry_counts() -> None:
    file = msgspec.json.decode(hand_counts.FILE.read_bytes(), type=dict[int, HandCounts])
    assert file[27] == hand_counts.counted(27)
    set_free, classes, _ = count_free(81, most=9)
    assert list(file[81].set_free[:10]) == set_free
    assert list(file[81].classes[:10]) == classes
    assert list(map(list, file[81].by_sets[:9])) == count_by_sets(81, most=8)


@long_only("takes a minute in plain Python")
def test_the_file_equals_the_full_count() -> None:
    counts = {deck: hand_counts.counted(deck) for deck in (27, 81)}
    assert hand_counts.FILE.read_text(encoding="utf-8") == hand_counts.text(counts)


def test_C15_the_books_round_these_odds() -> None:
    free = set_free()
    assert float(1 / free.odds(12)) == pytest.approx(30.96, abs=0.005)
    assert float(1 / free.odds(15)) == pytest.approx(2742, abs=0.5)


def test_C12_nine_solid_cards_lack_a_set_once_in_2225_deals_and_ten_never_do() -> None:
    free = set_free(27)
    assert float(1 / free.odds(9)) == pytest.approx(2225, abs=0.5)
    assert free.odds(10) == 0
    assert free.hands[3] == sum(not has_set(three) for three in combinations(range(27), 3))


def test_the_largest_set_free_hand_has_20_cards() -> None:
    free = set_free()
    assert free.largest == len(set(free.example)) == 20
    assert not has_set(free.example)
    assert set_free(27).largest == 9


def test_the_number_of_sets_in_twelve_cards_is_distributed_as_published() -> None:
    twelve = sets_in(12)
    assert len(twelve.hands) == 15
    assert twelve.hands[0] == PUBLISHED[12]
    assert twelve.hands[14] == 3_032_640
    assert sum(twelve.hands) == comb(81, 12)
    assert twelve.mean == expected_sets(12) == Fraction(220, 79)


def test_small_hands_are_counted_as_by_brute_force() -> None:
    counted = [count_sets(hand) for hand in combinations(range(27), 5)]
    assert list(sets_in(5, 27).hands) == [counted.count(sets) for sets in range(max(counted) + 1)]


def test_a_hand_must_fit_the_deck() -> None:
    with pytest.raises(ValueError, match="0 to 81 cards, not 82"):
        set_free().odds(82)
    with pytest.raises(ValueError, match="0 to 27 cards, not -1"):
        expected_sets(-1, 27)
    with pytest.raises(ValueError, match="1 to 27 cards, not 28"):
        sets_in(28, 27)
    assert set_free().odds(40) == 0


def test_C15_C12_the_rules_page_prints_the_exact_odds() -> None:
    """The page can't compute, so its figures are compared with ours, to as many digits as it prints."""
    full, solid = set_free(), set_free(27)
    assert float(1 / full.odds(12)) == pytest.approx(rules.ONCE_IN_12, abs=0.005)
    assert float(1 / full.odds(15)) == pytest.approx(rules.ONCE_IN_15, abs=0.5)
    assert float(1 / solid.odds(9)) == pytest.approx(rules.ONCE_IN_9, abs=0.5)
    printed = rules._values(EDITIONS["es"])
    assert printed["share12"] == round(float(100 * (1 - full.odds(12))), 2)
    assert printed["share15"] == round(float(100 * (1 - full.odds(15))), 3)


@pytest.mark.parametrize("deck", [27, 81])
def test_a_single_size_equals_its_row_in_the_full_table(deck: int) -> None:
    free = set_free(deck)
    for cards in (0, 1, 5, 9, 12, 20, 21, deck):
        hand = hand_odds(cards, deck)
        listed = cards < len(free.hands)
        assert hand.odds() == free.odds(cards)
        assert hand.set_free == (free.hands[cards] if listed else 0)
        assert hand.classes == (free.classes[cards] if listed else 0)
        assert len(hand.hands) <= cards + 1, "nothing beyond the request is computed"
    for wrong in (-1, deck + 1):
        with pytest.raises(ValueError, match=f"0 to {deck} cards"):
            hand_odds(wrong, deck)
