"""Hands without a taking, for every variant: exact where feasible, and how often a board has none (V3)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb, factorial
from typing import Any, Final

from tercet.core.sets.decks import THIRDS
from tercet.core.sets.variant_catalogue import PRESETS, VARIANTS, Law, Variant
from tercet.lab.exact.hand_classes import Completing, completing_ghost, completing_set, completing_ultra, count_free
from tercet.lab.exact.odds import set_free

BOARDS: Final = 20_000
"""Number of boards to deal where there are too many hands of that size to count."""
_COUNTED: Final = {"five set": 7, "four-large quads": 10}
"""Largest size to count where counting all sizes would take too long."""
_LARGEST: Final = {"five set": 45, "four-large quads": 18}
"""Size of the largest hand without a taking, as published: for caps in five dimensions, by Edel, Ferret, Landjev and
Storme (2002); for eight bits, from the tables of binary codes with distance 5 and eight check bits, whose maximum
length is 17."""
_COMPLETING: Final[dict[Law, Completing]] = {
    "set": completing_set,
    "ultra": completing_ultra,
    "ghost": completing_ghost,
}


@dataclass(frozen=True)
class VariantOdds:
    """The odds of one deck under one law."""

    variant: str
    deck: str
    takings: int
    """Number of takings in the deck."""
    free_hands: tuple[int, ...]
    """Number of hands without a taking, for 0, 1, 2 … cards, as far as counted; complete if the last is 0."""
    largest_free: int | None
    board: int
    nothing_on_board: float
    """Probability that a fresh board has no taking."""
    example: tuple[int, ...] = ()
    """One of the largest hands without a taking, if known."""

    def summary(self) -> dict[str, Any]:
        """Returns everything as plain values."""
        return {
            "variant": self.variant,
            "deck": self.deck,
            "takings": self.takings,
            "free_hands": list(self.free_hands),
            "largest_free": self.largest_free,
            "board": self.board,
            "nothing_on_board": self.nothing_on_board,
        }


def variant_odds(name: str, deck: str | None = None) -> VariantOdds:
    """Returns the odds of a variant, optionally with a third of the printed deck; raises ValueError if it is not
    supported."""
    if name not in PRESETS:
        raise ValueError(f"unknown variant '{name}'; choose one of {', '.join(PRESETS)}")
    preset = PRESETS[name]
    pair = (deck or preset.deck, preset.law)
    try:
        variant = VARIANTS[pair]
    except KeyError:
        raise ValueError(f"'{name}' is not played with the deck '{deck}'") from None
    hands, example = _free_hands(variant)
    key = " ".join(pair)
    largest = _LARGEST[key] if key in _LARGEST else len(hands) - 2
    return VariantOdds(
        variant=name,
        deck=pair[0],
        takings=variant.takings,
        free_hands=hands,
        largest_free=largest,
        board=variant.board,
        nothing_on_board=_nothing_on_board(variant, hands),
        example=example,
    )


def _free_hands(variant: Variant) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Returns the numbers of hands without a taking by size, up to the first size that has none, and one of the
    largest."""
    name = "solid" if variant.deck.name in THIRDS else variant.deck.name
    hands, example = _counted(name, variant.law)
    if name != variant.deck.name:
        example = _largest_in(variant, len(hands) - 2)
    return hands, example


@cache
def _counted(deck: str, law: Law) -> tuple[tuple[int, ...], tuple[int, ...]]:
    variant = VARIANTS[deck, law]
    size = len(variant.deck)
    if variant.deck.is_printed and law == "set":
        table = set_free(size)
        return _to_first_zero(table.hands), tuple(map(int, table.example))
    if variant.deck.is_printed:
        hands, _, built = count_free(size, variant.certain, _COMPLETING[law])
        return _to_first_zero(tuple(hands)), tuple(built)
    counts = []
    largest: tuple[int, ...] = ()
    for hands_of_size, hand in _by_frames(variant):
        counts.append(hands_of_size)
        largest = hand or largest
        if not hands_of_size or len(counts) > _COUNTED.get(f"{deck} {law}", size):
            break
    return tuple(counts), largest


def _to_first_zero(hands: tuple[int, ...]) -> tuple[int, ...]:
    return hands[: hands.index(0) + 1]


def _by_frames(variant: Variant) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yields, size by size, the number of hands without a taking, and one of them.

    It adds cards one after another. All cards outside the span of a hand are equivalent, since a symmetry of the deck
    maps each of them to the next standard one; so it tries only cards inside the span one by one. Symmetries of the
    dots deck fix the empty card, which is not in the deck; in other decks any card can come first.
    """
    deck = variant.deck
    base, numbers = deck.base, deck.numbers
    is_linear = 0 not in deck.members
    level: dict[tuple[int, tuple[int, ...]], int] = {(0, ()): 1}
    size = 0
    while True:
        example = next((hand for _, hand in level), ())
        yield sum(level.values()) // factorial(size), example
        larger: Counter[tuple[int, tuple[int, ...]]] = Counter()
        for (dimension, hand), ways in level.items():
            if not hand and not is_linear:
                larger[0, (0,)] += ways * numbers
                continue
            span = base**dimension
            if span < numbers:
                larger[dimension + 1, tuple(sorted((*hand, span)))] += ways * (numbers - span)
            completing = _completing(variant, hand)
            for card in range(span):
                if card in deck.members and card not in hand and card not in completing:
                    larger[dimension, tuple(sorted((*hand, card)))] += ways
        level = dict(larger)
        size += 1


def _completing(variant: Variant, hand: tuple[int, ...]) -> set[int]:
    """Returns the cards that would complete a taking with some of the hand."""
    return {
        card
        for size in range(variant.least - 1, min(variant.most, len(hand) + 1))
        for some in combinations(hand, size)
        for card in variant.complete(some)
    }


def _nothing_on_board(variant: Variant, hands: tuple[int, ...]) -> float:
    """Returns the exact probability where hands of that size were counted, otherwise an estimate from boards dealt with
    a fixed seed."""
    board = variant.board
    if board < len(hands) or not hands[-1]:
        return hands[board] / comb(len(variant.deck), board) if board < len(hands) else 0.0
    chance = random.Random(f"boards of {variant.deck.name}")
    return sum(not variant.has(chance.sample(variant.deck.cards, board)) for _ in range(BOARDS)) / BOARDS


def _largest_in(variant: Variant, size: int) -> tuple[int, ...]:
    """Returns one of the largest hands without a taking in a third of the deck, mapped from the solid cards."""
    _, example = _counted("solid", variant.law)
    order: Callable[[int], int] = variant.deck.cards.__getitem__
    return tuple(map(order, example))[:size]
