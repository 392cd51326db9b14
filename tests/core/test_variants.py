"""Every deck under every law: plain definitions as oracles, exact counts, and descriptions of cards (V1, V2, V3)."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from math import comb
from pathlib import Path

import pytest

from tercet.core.cardgame.commands import NameCard
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.refusals import NoSuchCard
from tercet.core.engine.chance import FairChance
from tercet.core.engine.seats import Seat
from tercet.core.sets.cards import CARDS, find_sets
from tercet.core.sets.decks import DECKS, THIRDS, deck_named
from tercet.core.sets.features import NotationError
from tercet.core.sets.laws import why_not
from tercet.core.sets.variant_catalogue import PAIRS, PRESETS, VARIANTS, Variant, variant_named
from tercet.public_api import replay
from tests.series import sample

Values = tuple[int, ...]


@cache
def three_in_line(values: Values) -> bool:
    return len(set(values)) != 2


@cache
def six_to_zero(values: Values) -> bool:
    """Whether the counts of the three values have the same remainder."""
    return len({values.count(value) % 3 for value in range(3)}) == 1


@cache
def alike_different_or_two_and_two(values: Values) -> bool:
    return sorted(map(values.count, set(values))) in ([4], [1, 1, 1, 1], [2, 2])


@cache
def even(values: Values) -> bool:
    return values.count(1) % 2 == 0


@cache
def same_third(values: Values) -> bool:
    """Whether the same value completes both pairs: an equal pair itself, a mixed pair the third."""

    def wanted(x: int, y: int) -> int:
        return x if x == y else 3 - x - y

    return wanted(*values[:2]) == wanted(*values[2:])


DEFINITIONS: dict[str, Callable[[Values], bool]] = {
    "set": three_in_line,
    "ultra": same_third,
    "ghost": six_to_zero,
    "quads": alike_different_or_two_and_two,
    "dots": even,
}
PAIRINGS = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2))


def plainly_taken(variant: Variant, cards: Sequence[int]) -> bool:
    """The definition of the law, applied literally to the values of each feature."""
    fits = DEFINITIONS[variant.law]
    values = list(zip(*(variant.deck.digits[card] for card in cards), strict=True))
    if variant.law == "ultra":
        return any(all(fits(tuple(row[i] for i in order)) for row in values) for order in PAIRINGS)
    return all(map(fits, values))


def plain_takings(variant: Variant, cards: Sequence[int]) -> list[tuple[int, ...]]:
    sizes = range(variant.least, variant.most + 1)
    return [taking for size in sizes for taking in combinations(cards, size) if plainly_taken(variant, taking)]


def boards(variant: Variant, count: int) -> list[list[int]]:
    """Random hands, most as large as the board, some empty, small, or a few cards larger."""
    chance = random.Random(f"{variant.deck.name} {variant.law}")
    board = variant.board
    sizes = [board] * 6 + [board - 2, chance.randrange(board)]
    return [chance.sample(variant.deck.cards, chance.choice(sizes)) for _ in range(count)]


ONE_THIRD = [pair for pair in PAIRS if pair[0] not in THIRDS[1:]]
OTHER_THIRDS = [pair for pair in PAIRS if pair[0] in THIRDS[1:]]


@pytest.mark.parametrize("pair", ONE_THIRD, ids=" ".join)
def test_V2_find_agrees_with_the_definition_on_thousands_of_boards(pair: tuple[str, str]) -> None:
    variant = VARIANTS[pair]
    for hand in boards(variant, sample(100, 10_000)):
        wanted = plain_takings(variant, hand)
        assert variant.find(hand) == wanted
        assert variant.has(hand) == bool(wanted)


@pytest.mark.parametrize("pair", OTHER_THIRDS, ids=" ".join)
def test_C12_every_third_is_a_separate_deck(pair: tuple[str, str]) -> None:
    variant = VARIANTS[pair]
    for hand in boards(variant, sample(15, 40)):
        assert variant.find(hand) == plain_takings(variant, hand)


@pytest.mark.parametrize("pair", ONE_THIRD, ids=" ".join)
def test_V2_the_search_of_large_hands_gives_the_same_result(pair: tuple[str, str]) -> None:
    variant = VARIANTS[pair]
    chance = random.Random("large")
    most = {"set": 24, "ultra": 18, "ghost": 18, "quads": 18, "dots": 15}[variant.law]
    for size in (13, 14, 15, most - 1, most):
        hand = chance.sample(variant.deck.cards, size)
        assert variant.find(hand) == plain_takings(variant, hand)


@pytest.mark.parametrize("pair", ONE_THIRD, ids=" ".join)
def test_V2_complete_returns_exactly_the_cards_that_make_a_taking(pair: tuple[str, str]) -> None:
    variant = VARIANTS[pair]
    chance = random.Random("complete")
    for size in range(variant.least - 1, variant.most):
        for _ in range(30):
            cards = chance.sample(variant.deck.cards, size)
            rest = [card for card in variant.deck.cards if card not in cards]
            wanted = tuple(card for card in rest if plainly_taken(variant, (*cards, card)))
            assert variant.complete(cards) == wanted


@pytest.mark.parametrize("pair", ONE_THIRD, ids=" ".join)
def test_V2_check_and_why_not_agree_with_the_definition(pair: tuple[str, str]) -> None:
    variant = VARIANTS[pair]
    chance = random.Random("check")
    for _ in range(150):
        size = chance.randint(variant.least, variant.most)
        cards = chance.sample(variant.deck.cards, size)
        completing = variant.complete(cards[:-1])
        if completing and chance.random() < 0.5:
            cards[-1] = completing[0]
        taken = plainly_taken(variant, cards)
        told = variant.why_not(cards)
        assert told.is_taking == variant.is_taking(cards) == ("mixed" not in variant.check(cards)) == taken
        assert tuple(check.verdict for check in told.checks) == variant.check(cards)
        assert [check.feature for check in told.checks] == [feature.name for feature in variant.deck.features]


def test_C2_explanations_of_the_printed_game_are_unchanged() -> None:
    variant = variant_named("set")
    chance = random.Random(2)
    for _ in range(300):
        a, b, c = chance.sample(range(81), 3)
        assert variant.why_not((a, b, c)).checks == why_not(a, b, c)
    assert variant.find(range(81)) == find_sets(range(81))
    assert variant.deck.names == tuple(map(str, CARDS))


def test_V2_an_ultra_is_explained_by_the_pairing_that_fits_most_features() -> None:
    variant = variant_named("ultra")
    cards = variant.deck.parse("1RSO 2RSO 1GSO 2GSD")
    told = variant.why_not(cards)
    assert told.pairs == ((0, 3), (1, 2))
    assert [check.verdict for check in told.checks] == ["fits", "fits", "fits", "mixed"]


def test_V2_quads_explain_pairs_and_dots_name_the_odd_dot() -> None:
    quads = variant_named("quads")
    told = quads.why_not(quads.deck.parse("1RX 1RD 2GO 2GQ"))
    assert [check.verdict for check in told.checks] == ["pairs", "pairs", "different"]
    dots = variant_named("dots")
    odd = dots.why_not(dots.deck.parse("AB BC CD"))
    assert [check.feature for check in odd.checks if check.verdict == "mixed"] == ["a", "d"]


def test_the_decks_have_the_mathematically_expected_takings() -> None:
    counts = {name: variant_named(name).takings for name in PRESETS}
    assert counts["set"] == 1080
    assert counts["five"] == 243 * 242 // 6
    assert counts["ultra"] == 63_180 == 81 * comb(40, 2)
    assert counts["ghost"] == 4_007_016
    assert counts["quads"] == 64 * 63 * 62 // 24
    assert counts["quads-large"] == 256 * 255 * 254 // 24
    assert VARIANTS["solid", "set"].takings == 117
    assert len(variant_named("set").find(range(81))) == 1080
    assert len(variant_named("ultra").find(range(81))) == 63_180
    assert len(variant_named("quads").find(range(64))) == 10_416


@pytest.mark.parametrize("pair", ONE_THIRD, ids=" ".join)
def test_C8_a_taking_is_guaranteed_from_the_stated_size_on(pair: tuple[str, str]) -> None:
    variant = VARIANTS[pair]
    chance = random.Random("certain")
    for _ in range(100):
        assert variant.find(chance.sample(variant.deck.cards, min(variant.certain, len(variant.deck))))


@pytest.mark.parametrize("name", DECKS)
def test_every_card_parses_as_it_prints(name: str) -> None:
    deck = deck_named(name)
    assert len(set(deck.names)) == len(deck.names)
    for card in deck.cards:
        text = deck.names[card]
        assert deck.parse_card(text) == deck.parse_card(text[::-1].lower()) == card
    assert deck.parse(deck.format(deck.cards)) == deck.cards


def test_the_decks_have_the_expected_sizes() -> None:
    sizes = {name: len(deck_named(name)) for name in DECKS if name not in THIRDS}
    assert sizes == {"full": 81, "five": 243, "four": 64, "four-large": 256, "dots": 63}


def test_cards_from_another_deck_are_refused() -> None:
    with pytest.raises(NotationError, match="not a card of the deck 'solid'"):
        deck_named("solid").parse("1RHO")
    with pytest.raises(NotationError, match="unknown letter 'X'"):
        deck_named("full").parse("1RX")
    with pytest.raises(NotationError, match="the letter for the sign is missing"):
        deck_named("five").parse("1RSO")
    with pytest.raises(ValueError, match="the deck 'dots' has no card 0"):
        variant_named("dots").find([0, 1, 2])
    with pytest.raises(ValueError, match="ABC was given twice"):
        variant_named("dots").find([7, 7, 1])
    with pytest.raises(ValueError, match="among 20 cards at most, not among 21"):
        variant_named("dots").find(range(1, 22))
    with pytest.raises(ValueError, match="2 cards cannot be checked: a taking has 3 to 7"):
        variant_named("dots").why_not([1, 2])
    with pytest.raises(ValueError, match="unknown variant 'trio'; choose one of set, ultra"):
        variant_named("trio")
    with pytest.raises(KeyError):
        VARIANTS["dots", "set"]


@pytest.mark.parametrize("card", [-1, 0, 81, 2**31])
def test_V4_naming_a_card_that_is_not_in_the_deck_is_refused_and_costs_nothing(card: int) -> None:
    path = Path(__file__).parents[1] / "golden" / "cards-hidden.tercet"
    naming = next(state for state in replay(path, "cards") if state.naming_until is not None)
    number = card or next(other for other in CARDS if other not in deck_named(naming.rules.deck).members)
    with pytest.raises(NoSuchCard):
        CARD_GAME.decide(naming, NameCard(seat=Seat(0), card=number), FairChance(secrets.token_bytes))
