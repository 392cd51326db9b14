"""Material for the course: examples and questions with answers computed by the rules, so no page needs to know them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from tercet.core.sets.cards import (
    DECK_SIZE,
    SOLID_SIZE,
    count_sets,
    find_sets,
    third,
    value_of,
    verdicts,
)
from tercet.core.sets.decks import THIRDS
from tercet.core.sets.features import FEATURES
from tercet.render.examples import Three, card_near_misses, card_sets, drawn, failing

EVERY_CARD: Final = range(DECK_SIZE)

PER_KIND: Final = 4
"""Number of questions of each kind; the course asks some of them, in any order."""


def lessons() -> dict[str, Any]:
    """All examples and questions of the card course."""
    chance = random.Random("the course of the cards")
    return {
        "features": _features(),
        "sets": [_checked(_example(chance, differing=n, mixed=0)) for n in (1, 2, 3, 4)],
        "near": [_checked(failing(feature, deck=EVERY_CARD)) for feature in FEATURES]
        + [_checked(failing(*FEATURES, deck=EVERY_CARD))],
        "questions": [
            _checked(_example(chance, differing=differing, mixed=mixed))
            for differing, mixed in ((1, 0), (2, 0), (3, 0), (4, 0), (1, 1), (2, 1), (3, 1), (1, 2))
            for _ in range(PER_KIND)
        ],
        "completions": [_completion(chance, SOLID_SIZE) for _ in range(PER_KIND)]
        + [_completion(chance, DECK_SIZE) for _ in range(2 * PER_KIND)],
        "searches": [_search(chance, SOLID_SIZE, 6) for _ in range(PER_KIND)]
        + [_search(chance, DECK_SIZE, 6) for _ in range(PER_KIND)]
        + [_search(chance, DECK_SIZE, 9) for _ in range(PER_KIND)],
    }


def first_sets() -> list[dict[str, Any]]:
    """Puzzles for the first page: six cards of any kind with one SET, easier ones first."""
    chance = random.Random("the first page")
    easy = [_search(chance, DECK_SIZE, 6, differing=2) for _ in range(PER_KIND)]
    return easy + [_search(chance, DECK_SIZE, 6, differing=3) for _ in range(2 * PER_KIND)]


def examples() -> dict[str, Any]:
    """Examples for the rules page, by deck: SETs, and cards that fail in one feature or in all (C2, C12)."""
    return {
        deck: {
            "sets": [_checked(three) for three in card_sets(deck)],
            "near": [_checked(three) for three in card_near_misses(deck)],
        }
        for deck in ("full", *THIRDS)
    }


def _features() -> list[Three]:
    """For each feature, three cards that differ in it alone."""
    return [(31, 40, 49), (37, 40, 43), (13, 40, 67), (39, 40, 41)]


def _example(chance: random.Random, *, differing: int, mixed: int) -> Three:
    """Three cards with the given numbers of differing and of mixed features."""

    def fits(three: Three) -> bool:
        found = verdicts(*three)
        return found.count("different") == differing and found.count("mixed") == mixed

    a, b, c = drawn(chance, range(DECK_SIZE), 3, fits)
    return a, b, c


def _completion(chance: random.Random, deck: int) -> dict[str, Any]:
    """Two cards, the third, and near misses to choose from."""
    a, b = chance.sample(range(deck), 2)
    answer = third(a, b)
    near = [card for card in range(deck) if card not in (a, b, answer) and verdicts(a, b, card).count("mixed") == 1]
    options = [int(answer), *chance.sample(near, 3)]
    chance.shuffle(options)
    return {"pair": (a, b), "options": [{"card": card, "check": verdicts(a, b, card)} for card in options]}


def _search(chance: random.Random, deck: int, size: int, differing: int | None = None) -> dict[str, Any]:
    """Cards with exactly one SET; with `differing`, a SET that differs in this many features, among cards of every
    value."""

    def fits(cards: tuple[int, ...]) -> bool:
        if count_sets(cards) != 1:
            return False
        if differing is None:
            return True
        every = all(len({value_of(card, feature) for card in cards}) == 3 for feature in FEATURES)
        return every and verdicts(*find_sets(cards)[0]).count("different") == differing

    cards = drawn(chance, range(deck), size, fits)
    found = find_sets(cards)[0]
    return {"cards": cards, "set": found, "check": verdicts(*found), "checks": dict(_checks(cards))}


def _checks(cards: tuple[int, ...]) -> Iterator[tuple[str, str]]:
    """The check of every three cards, by position, as the first letters of its verdicts."""
    for places in combinations(range(len(cards)), 3):
        a, b, c = (cards[place] for place in places)
        yield "".join(map(str, places)), "".join(verdict[0] for verdict in verdicts(a, b, c))


def _checked(cards: Three) -> dict[str, Any]:
    return {"cards": cards, "check": verdicts(*cards)}
