"""Exact odds, derived by symmetry: hands without a SET, and how many SETs twelve cards contain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any, Final

from tercet.core.sets.cards import CARDS, DECK_SIZE, Card
from tercet.lab import acceleration
from tercet.lab.chartable import Chartable
from tercet.lab.exact.hand_classes import check_deck, levels, pairs_completed

LARGEST_LISTED: Final = 21
"""The tables end here: no hand of 21 cards is free of SETs."""
USUAL: Final = 12
LARGEST_COUNTED: Final = {81: 13, 27: 27}
"""By deck, the largest hands that are counted by their SETs: with each card more it takes many times as long."""
MOST_SETS: Final = 14
"""The most SETs that twelve cards can contain."""


@dataclass(frozen=True)
class SetFree(Chartable):
    """The hands of k cards without a SET, for k = 0 to 21."""

    deck: int
    hands: tuple[int, ...]
    """How many there are."""
    classes: tuple[int, ...]
    """How many are essentially different: no symmetry of the deck turns one into another."""
    example: tuple[Card, ...]
    """One of the largest."""

    @property
    def largest(self) -> int:
        """How many cards can be on the table without a SET."""
        return len(self.example)

    def odds(self, cards: int) -> Fraction:
        """The chance that this many cards from a fresh deck contain no SET."""
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
        """The chance that a fresh hand contains exactly this many SETs."""
        return Fraction(self.hands[sets], sum(self.hands)) if 0 <= sets < len(self.hands) else Fraction(0)

    @property
    def mean(self) -> Fraction:
        """The expected number of SETs."""
        return Fraction(sum(sets * hands for sets, hands in enumerate(self.hands)), sum(self.hands))


@dataclass(frozen=True)
class HandOdds(Chartable):
    """The odds that one number of fresh cards contain no SET."""

    deck: int
    cards: int
    hands: tuple[int, ...]
    """How many hands of 0, 1, 2 … cards contain none, up to this number or to the first where all contain one."""
    classes: int
    """How many of this number of cards are essentially different."""

    @property
    def set_free(self) -> int:
        """How many hands of this many cards contain no SET."""
        return self.hands[self.cards] if self.cards < len(self.hands) else 0

    def odds(self, cards: int | None = None) -> Fraction:
        """The chance that this many fresh cards, or a smaller number, contain no SET."""
        wanted = self.cards if cards is None else cards
        return Fraction(self.hands[wanted], comb(self.deck, wanted)) if wanted < len(self.hands) else Fraction(0)

    def summary(self) -> dict[str, Any]:
        """Everything as plain values, named as in the lists for all sizes."""
        return {
            "deck": self.deck,
            "cards": self.cards,
            "set_free_hands": self.set_free,
            "set_free_classes": self.classes,
            "set_free_odds": float(self.odds()),
            "expected_sets": float(expected_sets(self.cards, self.deck)),
        }


@cache
def hand_odds(cards: int, deck: int = DECK_SIZE) -> HandOdds:
    """Counts the SET-free hands up to this number of cards."""
    expected_sets(cards, deck)  # raises for a wrong number before anything is counted
    hands: list[int] = []
    classes = 0
    for size, (_, numbers) in enumerate(_levels(deck, True)):
        hands.append(sum(numbers))
        if size == cards:
            classes = len(numbers)
        if size == cards or not numbers:
            break
    return HandOdds(deck, cards, tuple(hands), classes)


@cache
def set_free(deck: int = DECK_SIZE) -> SetFree:
    """Counts the SET-free hands of a deck, all of them and the essentially different ones."""
    hands, classes, example = [], [], b""
    for _, (representatives, numbers) in zip(range(LARGEST_LISTED + 1), _levels(deck, True), strict=False):
        hands.append(sum(numbers))
        classes.append(len(numbers))
        if representatives:
            example = representatives[0]
    return SetFree(deck, tuple(hands), tuple(classes), tuple(CARDS[card] for card in example))


@cache
def sets_in(cards: int = USUAL, deck: int = DECK_SIZE) -> SetsInHand:
    """Counts hands by their number of SETs: takes each class of hands with one card fewer, and adds every card.

    Each hand is met once for each of its cards. Of the full deck hands of up to 13 cards can be counted.
    """
    check_deck(deck)
    if not 1 <= cards <= deck:
        raise ValueError(f"a hand of this deck has 1 to {deck} cards, not {cards}")
    if cards > LARGEST_COUNTED[deck]:
        most = LARGEST_COUNTED[deck]
        others = "`expected_sets` and `hand_odds` take any number"
        raise ValueError(f"hands of up to {most} cards of this deck can be counted, not of {cards}; {others}")
    met: dict[int, int] = {}
    for size, (representatives, numbers) in enumerate(_levels(deck, False)):
        if size == cards - 1:
            for hand, number in zip(representatives, numbers, strict=True):
                for sets in _sets_with_one_more(hand, deck):
                    met[sets] = met.get(sets, 0) + number
            break
    most = max(MOST_SETS if cards == USUAL else 0, *met)
    return SetsInHand(deck, cards, tuple(met.get(sets, 0) // cards for sets in range(most + 1)))


def expected_sets(cards: int, deck: int = DECK_SIZE) -> Fraction:
    """The expected number of SETs among fresh cards: any two cards are completed by exactly one other."""
    check_deck(deck)
    if not 0 <= cards <= deck:
        raise ValueError(f"a hand of this deck has 0 to {deck} cards, not {cards}")
    return Fraction(comb(cards, 3), deck - 2)


def number_of_sets(deck: int = DECK_SIZE) -> int:
    """All SETs of a deck: 1,080 of 81 cards, 117 of 27."""
    return int(expected_sets(deck, deck))


def _sets_with_one_more(hand: bytes, deck: int) -> Iterator[int]:
    pairs = pairs_completed(hand)
    sets = sum(pairs[card] for card in hand) // 3
    return (sets + pairs[card] for card in range(deck) if card not in hand)


def _levels(deck: int, set_free: bool) -> Iterator[tuple[list[bytes], list[int]]]:
    """For 0, 1, 2 … cards a hand of each class, and the numbers of hands."""
    check_deck(deck)
    if not acceleration.is_enabled_or_warn():
        for level in levels(deck, set_free=set_free):
            yield [hand for hand, _ in level], [hands for _, hands in level]
        return
    from tercet.lab.exact import hand_classes_kernels

    for hands, numbers in hand_classes_kernels.levels(deck, set_free):
        yield list(map(bytes, hands)), numbers.tolist()
