"""Exact odds: of hands without a SET, and of the number of SETs among twelve cards.

Every number is a constant, computed by `hand_classes` and stored in `hand_counts.json`.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from math import comb
from typing import Any, Final

import msgspec

from tercet.core.guessed_names import Hinting
from tercet.core.sets.cards import CARDS, DECK_SIZE, Card
from tercet.core.whole_numbers import whole_number
from tercet.lab.chartable import Chartable
from tercet.lab.exact.hand_classes import HandCounts, check_deck

USUAL: Final = 12
MOST_SETS: Final = 14
"""The most SETs that twelve cards can contain."""


@dataclass(frozen=True)
class SetFree(Chartable):
    """The hands of k cards without a SET, for k = 0 to 21."""

    deck: int
    hands: tuple[int, ...]
    """Number of such hands, by size."""
    classes: tuple[int, ...]
    """Number of their classes, by size: no symmetry of the deck maps a hand of one class to another class."""
    example: tuple[Card, ...]
    """One of the largest such hands."""

    @property
    def largest(self) -> int:
        """Maximum number of cards on the table without a SET."""
        return len(self.example)

    def odds(self, cards: int) -> Fraction:
        """Returns the chance that this many cards from a fresh deck contain no SET."""
        if not 0 <= cards <= self.deck:
            raise ValueError(f"a hand of this deck has 0 to {self.deck} cards, not {cards}")
        return Fraction(self.hands[cards], comb(self.deck, cards)) if cards < len(self.hands) else Fraction(0)


@dataclass(frozen=True)
class SetsInHand(Chartable):
    """How many hands of one size contain 0, 1, 2 … SETs."""

    deck: int
    cards: int
    hands: tuple[int, ...]

    def odds(self, sets: int) -> Fraction:
        """Returns the chance that a fresh hand contains exactly this many SETs."""
        return Fraction(self.hands[sets], sum(self.hands)) if 0 <= sets < len(self.hands) else Fraction(0)

    @property
    def mean(self) -> Fraction:
        """The expected number of SETs."""
        return Fraction(sum(sets * hands for sets, hands in enumerate(self.hands)), sum(self.hands))


_GUESSED: Final = dict.fromkeys(
    ("chance", "no_set", "p", "probability", "set_free_odds", "value"), "odds(), the chance that there is no SET"
) | {"mean": "tercet.lab.expected_sets(cards)", "expected_sets": "tercet.lab.expected_sets(cards)"}


@dataclass(frozen=True)
class HandOdds(Hinting, Chartable):
    """The odds that a given number of fresh cards contain no SET."""

    deck: int
    cards: int
    hands: tuple[int, ...]
    """Number of SET-free hands of 0, 1, 2 … cards, up to this size or to the first size that has none."""
    classes: int
    """Number of classes among the SET-free hands of this size."""

    _guessed = _GUESSED

    @property
    def set_free(self) -> int:
        """Number of SET-free hands of this size."""
        return self.hands[self.cards] if self.cards < len(self.hands) else 0

    def odds(self, cards: int | None = None) -> Fraction:
        """Returns the chance that `cards` fresh cards, by default this size, contain no SET."""
        wanted = self.cards if cards is None else cards
        return Fraction(self.hands[wanted], comb(self.deck, wanted)) if wanted < len(self.hands) else Fraction(0)

    def summary(self) -> dict[str, Any]:
        """Returns all fields as plain values, named as in the report on all sizes."""
        return {
            "deck": self.deck,
            "cards": self.cards,
            "set_free_hands": self.set_free,
            "set_free_classes": self.classes,
            "set_free_odds": float(self.odds()),
            "expected_sets": float(expected_sets(self.cards, self.deck)),
        }


def hand_odds(cards: int, deck: int = DECK_SIZE) -> HandOdds:
    """Returns the odds that this many fresh cards contain no SET.

    >>> print(tercet.lab.hand_odds(12))
    One deal in 30.96 has no SET among 12 fresh cards; on average they hold 2.7848 SETs.
    """
    expected_sets(cards, deck)  # raises ValueError for an impossible number of cards
    counts = _counts(deck)
    hands = counts.set_free[: cards + 1]
    listed = cards < len(counts.set_free)
    return HandOdds(deck, cards, hands, counts.classes[cards] if listed else 0)


def set_free(deck: int = DECK_SIZE) -> SetFree:
    """Returns the numbers of SET-free hands in a deck, and of their classes.

    >>> tercet.lab.set_free().hands[20]
    682344
    """
    counts = _counts(deck)
    return SetFree(deck, counts.set_free, counts.classes, tuple(CARDS[card] for card in counts.example))


def sets_in(cards: int = USUAL, deck: int = DECK_SIZE) -> SetsInHand:
    """Returns how many hands of some size contain 0, 1, 2 … SETs; for the full deck, available up to 13 cards."""
    counts = _counts(deck)
    cards = whole_number(cards, "cards: the size of a hand, a whole number")
    if not 1 <= cards <= deck:
        raise ValueError(f"a hand of this deck has 1 to {deck} cards, not {cards}")
    if cards >= len(counts.by_sets):
        most = len(counts.by_sets) - 1
        others = "`expected_sets` and `hand_odds` take any number"
        raise ValueError(f"hands of up to {most} cards of this deck have been counted, not of {cards}; {others}")
    hands = counts.by_sets[cards]
    missing = MOST_SETS + 1 - len(hands) if cards == USUAL else 0
    return SetsInHand(deck, cards, hands + (0,) * missing)


def expected_sets(cards: int, deck: int = DECK_SIZE) -> Fraction:
    """Returns the expected number of SETs among fresh cards: a third card completes the first two with odds of 1 in
    `deck - 2`.

    >>> tercet.lab.expected_sets(12)
    Fraction(220, 79)
    """
    check_deck(deck)
    if not isinstance(cards, int):
        raise TypeError(f"cards: the size of a hand, such as 12, not {cards!r:.80}")
    if not 0 <= cards <= deck:
        raise ValueError(f"a hand of this deck has 0 to {deck} cards, not {cards}")
    return Fraction(comb(cards, 3), deck - 2)


def number_of_sets(deck: int = DECK_SIZE) -> int:
    """Returns the number of SETs in a deck: 1,080 for 81 cards, 117 for 27.

    >>> tercet.lab.number_of_sets(), tercet.lab.number_of_sets(27)
    (1080, 117)
    """
    return int(expected_sets(deck, deck))


@cache
def _counts(deck: int) -> HandCounts:
    check_deck(deck)
    text = files("tercet.lab.exact").joinpath("hand_counts.json").read_bytes()
    return msgspec.json.decode(text, type=dict[int, HandCounts])[deck]
