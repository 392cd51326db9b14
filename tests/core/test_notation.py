"""Text to card and back (C1)."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.core.sets.cards import CARDS, format_card, format_cards, parse_card, parse_cards
from tercet.core.sets.features import NotationError


def test_every_card_is_parsed_in_any_order_and_case() -> None:
    for card in CARDS:
        for letters in permutations(format_card(card)):
            assert parse_card("".join(letters)) == parse_card("".join(letters).lower()) == card


@given(st.lists(st.integers(0, 80)))
def test_printed_cards_parse_back(cards: list[int]) -> None:
    assert list(parse_cards(format_cards(cards))) == cards


def test_cards_may_be_separated_by_commas_and_any_white_space() -> None:
    assert format_cards(parse_cards(" 2rso,\n1GHQ\t od3p s".replace("od3p s", "de3p"))) == "2RSO 1GHQ 3PED"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("2RSX", "unknown letter 'X'"),
        ("2RS", "letter for the shape is missing"),
        ("RSO", "letter for the number is missing"),
        ("2RSOO", "two letters for the shape, 'O' and 'O'"),
        ("23RSO", "two letters for the number, '2' and '3'"),
        ("", "letter for the number is missing"),
        ("4RSO", "unknown letter '4'"),
        ("２RSO", "unknown letter '２'"),
    ],
)
def test_an_error_names_the_letter(text: str, names: str) -> None:
    with pytest.raises(NotationError, match=names):
        parse_card(text)


@given(st.text())
def test_any_text_is_a_card_or_a_notation_error(text: str) -> None:
    try:
        card = parse_card(text)
    except NotationError:
        return
    assert sorted(format_card(card)) == sorted(text.upper())
