"""Cards and SETs: the exact counts, the plain definition as oracle, and the rulebooks' own examples (C1, C2)."""

from __future__ import annotations

import pickle
from array import array
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tercet
from tercet.core.sets.cards import (
    CARDS,
    THIRD,
    Card,
    count_sets,
    find_sets,
    has_set,
    is_set,
    parse_card,
    parse_cards,
    third,
    value_of,
    verdicts,
)
from tercet.core.sets.features import FEATURES, VALUES
from tercet.core.sets.laws import why_not

cards = st.integers(0, 80)
hands = st.lists(cards, unique=True, max_size=30)
deals = st.permutations(range(81))


def plainly_a_set(a: int, b: int, c: int) -> bool:
    """The definition, word for word (C2)."""
    return all(len({value_of(card, feature) for card in (a, b, c)}) != 2 for feature in FEATURES)


def test_C1_the_deck_has_one_card_for_each_combination() -> None:
    seen = {(card.number, card.colour, card.fill, card.shape) for card in CARDS}
    assert len(seen) == 81
    assert [CARDS[i].fill for i in (0, 26, 27, 53, 54, 80)] == ["solid"] * 2 + ["striped"] * 2 + ["open"] * 2


def test_C1_a_cards_number_is_27_fill_9_number_3_colour_shape() -> None:
    assert parse_card("2RSO") == 9
    assert parse_card("1RHO") == 27
    assert parse_card("1GSO") == 3
    assert parse_card("1RSQ") == 1
    assert parse_card("3PED") == 80


def test_C2_there_are_1080_sets_and_each_card_is_in_40() -> None:
    found = find_sets(range(81))
    assert len(found) == count_sets(range(81)) == 1080
    assert {sum(card in triple for triple in found) for card in range(81)} == {40}


def test_C12_the_27_solid_cards_contain_117_sets() -> None:
    assert count_sets(range(27)) == len(find_sets(range(27))) == 117


def test_C2_exactly_one_card_completes_any_pair() -> None:
    for a, b in combinations(range(81), 2):
        assert [c for c in range(81) if c not in (a, b) and plainly_a_set(a, b, c)] == [third(a, b)]


@given(cards, cards, cards)
def test_C2_is_set_agrees_with_the_definition(a: int, b: int, c: int) -> None:
    assert is_set(a, b, c) == (len({a, b, c}) == 3 and plainly_a_set(a, b, c))


@given(hands)
def test_C2_find_sets_lists_every_set_once_in_the_order_given(hand: list[int]) -> None:
    found = find_sets(hand)
    assert found == [triple for triple in combinations(hand, 3) if plainly_a_set(*triple)]
    assert count_sets(hand) == len(found)
    assert has_set(hand) == bool(found)


@given(deals, st.integers(0, 81))
def test_has_count_and_find_agree_for_any_number_of_cards(order: list[int], size: int) -> None:
    hand = order[:size]
    assert has_set(hand) == bool(count_sets(hand)) == bool(find_sets(hand))
    if size >= 21:
        assert has_set(hand)


def twenty_without_a_set() -> list[int]:
    """Twenty cards without a SET: ten pairs around a card that completes each pair, added pair by pair."""
    centre = 0
    pairs = sorted({tuple(sorted((card, int(THIRD[card][centre])))) for card in range(1, 81)})

    def extend(hand: list[int], rest: list[tuple[int, ...]]) -> list[int]:
        if len(hand) == 20:
            return hand
        for i, pair in enumerate(rest):
            if not has_set([*hand, *pair]) and (found := extend([*hand, *pair], rest[i + 1 :])):
                return found
        return []

    return extend([], pairs)


def test_twenty_cards_need_not_contain_a_set() -> None:
    hand = twenty_without_a_set()
    assert len(set(hand)) == 20
    assert not has_set(hand)
    assert all(has_set([*hand, card]) for card in range(81) if card not in hand)


# The rulebooks' examples: what they say about three cards, with cards that match the text.
EXAMPLES = [
    (
        "ES PT HE FR: same colour, shape and number, fills differ",
        "2RSO 2RHO 2REO",
        ["same", "same", "different", "same"],
    ),
    ("ES PT HE FR: all differ but the fill", "1RHO 2GHQ 3PHD", ["different", "different", "same", "different"]),
    ("ES PT HE FR: everything differs", "1RSO 2GHQ 3PED", ["different"] * 4),
    ("ES FR: two fills agree, one does not", "1RED 1GED 1PSD", ["same", "different", "mixed", "same"]),
    ("HE: one striped, two open", "1RHD 1GED 1PED", ["same", "different", "mixed", "same"]),
    ("ES PT FR HE: two red, one green", "2RSQ 2RHQ 2GEQ", ["same", "mixed", "different", "same"]),
    ("FR: every feature fails", "1RSO 1GSQ 2RHO", ["mixed"] * 4),
]


@pytest.mark.parametrize(("said", "three", "expected"), EXAMPLES, ids=[example[0] for example in EXAMPLES])
def test_C2_the_rulebooks_examples_are_judged_as_printed(said: str, three: str, expected: list[str]) -> None:
    a, b, c = parse_cards(three)
    assert [check.verdict for check in why_not(a, b, c)] == expected == list(verdicts(a, b, c))
    assert is_set(a, b, c) == ("mixed" not in expected)


def test_C2_no_three_cards_match_the_wording_of_one_example_in_PT() -> None:
    """PT says: same colour, symbol and number, but two fills agree. Two of these cards would be identical."""
    fits = ("same", "same", "mixed", "same")
    assert not [three for three in combinations(range(81), 3) if verdicts(*three) == fits]


def test_C2_the_quick_check_names_the_feature_and_the_odd_card() -> None:
    number, colour, fill, shape = why_not(*parse_cards("1RSO 2RSO 3PSO"))
    assert (number.verdict, fill.verdict, shape.verdict) == ("different", "same", "same")
    assert colour.verdict == "mixed"
    assert colour.values == ("red", "red", "purple")
    assert colour.odd == 2


@given(st.lists(cards, min_size=3, max_size=3, unique=True))
def test_why_not_agrees_with_is_set_and_points_at_the_odd_card(three: list[int]) -> None:
    checks = why_not(*three)
    assert is_set(*three) == all(check.verdict != "mixed" for check in checks)
    for check in checks:
        assert check.values == tuple(VALUES[check.feature][value_of(card, check.feature)] for card in three)
        if check.odd is not None:
            others = [value for i, value in enumerate(check.values) if i != check.odd]
            assert others[0] == others[1] != check.values[check.odd]


def test_duplicate_and_unknown_cards_are_refused_by_name() -> None:
    for function in (find_sets, has_set, count_sets):
        with pytest.raises(ValueError, match="2RSO was given twice"):
            function([9, 3, 9])
        for stranger in (81, 127, 128, 255, 256, -1):
            with pytest.raises(ValueError, match=f"not {stranger}"):
                function([0, stranger, 2])
    with pytest.raises(ValueError, match="three different cards: 2RSO"):
        third(9, 9)
    with pytest.raises(ValueError, match="twice"):
        why_not(9, 9, 2)
    assert not is_set(9, 9, 9)
    with pytest.raises(ValueError, match="not 81"):
        is_set(0, 1, 81)


def test_cards_may_come_from_any_collection() -> None:
    for cards_given in (range(3), iter((0, 1, 2)), {0, 1, 2}, array("q", [0, 1, 2]), (card for card in CARDS[:3])):
        assert has_set(cards_given)
    assert count_sets(range(27)) == 117
    with pytest.raises(TypeError):
        has_set(3)  # type: ignore[arg-type]


def test_a_card_prints_as_text_and_is_still_a_number() -> None:
    card = Card(9)
    assert repr(card) == str(card) == f"{card}" == "2RSO"
    assert f"{card:>6}" == "  2RSO"
    assert f"{card:d}" == "9"
    assert card == 9
    assert repr(pickle.loads(pickle.dumps(card))) == "2RSO"
    assert (card.number, card.colour, card.fill, card.shape) == (2, "red", "solid", "oval")
    assert isinstance(third(0, 1), Card)
    assert find_sets(CARDS[:3]) == [(CARDS[0], CARDS[1], CARDS[2])]


def test_the_package_exports_its_card_functions() -> None:
    for name in (
        "is_set",
        "third",
        "find_sets",
        "has_set",
        "count_sets",
        "why_not",
        "parse_cards",
        "format_cards",
        "Card",
    ):
        assert name in tercet.__all__
