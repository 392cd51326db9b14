"""Hands up to symmetry: one hand for each class, and the number of hands in its class.

The symmetries are all permutations of the deck that map SETs to SETs: the affine maps of a space with three points to a
line, 1,965,150,720 for 81 cards and 303,264 for 27. Classes are built card by card. A hand of k + 1 cards could be
reached by adding any of its cards last; only last cards with the highest mark are accepted, so each class is generated
a few times instead of k + 1 times. Whether two hands are equivalent is decided exactly, never by a hash: five cards
that span the deck (a frame) are mapped to the five standard ones, and two hands are equivalent if and only if some
frame of one and some frame of the other yield the same image.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from operator import mul
from typing import Any, Final, NamedTuple

from tercet.core.sets.cards import DECK_SIZE, SOLID_SIZE, THIRD

MARKS: Final = (0, *(pow(5, 3 * i + 11, 1_048_573) for i in range(41)))
"""Weight of a card by the number of pairs it completes; pseudorandom, so different sums rarely collide."""
SPREAD: Final = tuple(pow(7, 5 * i + 13, 1_073_741_789) for i in range(96))
"""Weights for the cells of a partition, chosen likewise."""

LARGEST_LISTED: Final = 21
"""Largest size in the tables of SET-free hands; no hand of 21 cards is free of SETs."""
LARGEST_COUNTED: Final = {DECK_SIZE: 13, SOLID_SIZE: SOLID_SIZE}
"""By deck, the largest size of hands counted by their SETs; each further card takes many times as long."""

_FILLER: Final = 127


def _table(row: Sequence[int]) -> bytes:
    return bytes(row).ljust(256, bytes([_FILLER]))


def _sum(a: int, b: int) -> int:
    return sum((a // weight + b // weight) % 3 * weight for weight in (1, 3, 9, 27))


_THIRDS: Final = tuple(_table(row) for row in THIRD)
_SUMS: Final = tuple(_table([_sum(a, b) for b in range(DECK_SIZE)]) for a in range(DECK_SIZE))
_NEGATIVE: Final = tuple(_sum(a, a) for a in range(DECK_SIZE))
_DIFFERENCES: Final = tuple(_table([row[_NEGATIVE[b]] for b in range(DECK_SIZE)]) for row in _SUMS)
_STANDARD: Final = bytes(range(DECK_SIZE))


class HandClass(NamedTuple):
    """A class of equivalent hands: one of them, and their number."""

    hand: bytes
    hands: int


@dataclass(frozen=True)
class HandCounts:
    """Counts of the hands in a deck, by kind."""

    set_free: tuple[int, ...]
    """Number of hands without a SET, for 0, 1, 2 … cards."""
    classes: tuple[int, ...]
    """Number of their classes."""
    example: tuple[int, ...]
    """One of the largest SET-free hands."""
    by_sets: tuple[tuple[int, ...], ...]
    """For 0, 1, 2 … cards, how many hands contain 0, 1, 2 … SETs."""


def symmetries(deck: int = DECK_SIZE) -> int:
    """Returns the number of permutations of the deck that map SETs to SETs: the order of the affine group."""
    check_deck(deck)
    order, power = deck, 1
    while power < deck:
        order *= deck - power
        power *= 3
    return order


def check_deck(deck: int) -> None:
    """Raises ValueError for a number of cards that is not a deck (C12)."""
    if deck not in (DECK_SIZE, SOLID_SIZE):
        raise ValueError(f"a deck has 81 or 27 cards, not {deck}")


Completing = Callable[[bytes], Container[int]]
"""Returns the cards that would complete a taking in a hand; must commute with the symmetries of SETs."""


def levels(deck: int = DECK_SIZE, *, without: Completing | None = None) -> Iterator[list[HandClass]]:
    """Yields the classes of hands of 0, 1, 2 … cards, for all hands or only those without a taking."""
    check_deck(deck)
    level = [HandClass(b"", 1)]
    for _ in range(deck + 1):
        yield level
        level = _larger(level, deck, without)


def completing_set(hand: bytes) -> Container[int]:
    """Returns the cards that complete a SET."""
    return b"".join([hand[i:].translate(_THIRDS[card]) for i, card in enumerate(hand, 1)])


def completing_ultra(hand: bytes) -> Container[int]:
    """Returns the cards that complete two pairs with the same third: the sum of two cards minus another."""
    found: set[int] = set()
    for i, a in enumerate(hand):
        for j in range(i):
            rest = hand[:j] + hand[j + 1 : i] + hand[i + 1 :]
            found.update(rest.translate(_DIFFERENCES[_SUMS[a][hand[j]]]))
    return found


def completing_ghost(hand: bytes) -> Container[int]:
    """Returns the cards that, together with five cards of the hand, make six with sum zero."""
    sums: list[set[int]] = [{0}, set(), set(), set(), set(), set()]
    for card in hand:
        row = _SUMS[card]
        for smaller, larger in zip(sums[4::-1], sums[:0:-1], strict=True):
            larger.update([row[total] for total in smaller])
    return {_NEGATIVE[total] for total in sums[5]}


def count_free(
    deck: int, most: int = LARGEST_LISTED, without: Completing = completing_set
) -> tuple[list[int], list[int], bytes]:
    """Counts the hands of 0 to `most` cards without a taking, and their classes; also returns one of the largest
    hands."""
    hands, classes, example = [], [], b""
    for level in islice(levels(deck, without=without), most + 1):
        hands.append(sum(one.hands for one in level))
        classes.append(len(level))
        if level:
            example = level[0].hand
    return hands, classes, example


def count_by_sets(deck: int, most: int) -> list[list[int]]:
    """Counts the hands of 0 to `most` cards by their number of SETs.

    It adds every card to each class of hands with one card fewer, which counts each hand once per card in it.
    """
    counts = [[1]]
    for cards, level in enumerate(islice(levels(deck), most), 1):
        met: Counter[int] = Counter()
        for hand, hands in level:
            pairs = pairs_completed(hand)
            sets = sum(pairs[card] for card in hand) // 3
            for card in range(deck):
                if card not in hand:
                    met[sets + pairs[card]] += hands
        counts.append([met[sets] // cards for sets in range(max(met) + 1)])
    return counts


def _larger(level: list[HandClass], deck: int, without: Completing | None) -> list[HandClass]:
    """Returns the classes of the hands with one more card.

    A class of `n` hands, each with `a` cards accepted as the last, is generated from `n·a` pairs of a smaller hand and
    a last card.
    """
    known: dict[bytes, int] = {}
    hands: list[bytes] = []
    accepted: list[int] = []
    met: list[int] = []
    for hand, number in level:
        pairs = pairs_completed(hand)
        completing = without(hand) if without is not None else ()
        for card in range(deck):
            if card in hand or card in completing:
                continue
            marked = _MarkedHand.with_last(hand, card, pairs)
            if marked is None:
                continue
            index = known.setdefault(marked.image(), len(hands))
            if index == len(hands):
                hands.append(marked.image())
                accepted.append(marked.accepted)
                met.append(0)
                for image in marked.images():
                    known[image] = index
            met[index] += number
    return [HandClass(hand, times // a) for hand, times, a in zip(hands, met, accepted, strict=True)]


def pairs_completed(hand: bytes) -> list[int]:
    """Returns for every card (padded to 256) the number of pairs in the hand with which it makes a SET."""
    pairs = [0] * 256
    for i, card in enumerate(hand, 1):
        for third in hand[i:].translate(_THIRDS[card]):
            pairs[third] += 1
    return pairs


class _MarkedHand:
    """A hand, and marks of its cards that every symmetry of the deck preserves."""

    __slots__ = ("accepted", "cells", "hand", "values")

    def __init__(self, hand: bytes, marks: list[int], accepted: int, weights: list[int]) -> None:
        self.hand = hand
        self.accepted = accepted
        value = weights.__getitem__
        self.values = [list(map(value, hand.translate(_THIRDS[card]))) for card in hand]
        self.cells = self._refined(_ranks(marks))

    @classmethod
    def with_last(cls, hand: bytes, last: int, pairs: list[int]) -> _MarkedHand | None:
        """Returns the hand with one more card; None if another card has a higher mark and so would be added last."""
        larger = hand + bytes([last])
        pairs = pairs.copy()
        thirds = hand.translate(_THIRDS[last])
        for third in thirds:
            pairs[third] += 1
        weights = list(map(MARKS.__getitem__, pairs))
        value = weights.__getitem__
        highest = sum(map(value, thirds)) + 8 * weights[last]
        marks = []
        for card in hand:
            mark = sum(map(value, larger.translate(_THIRDS[card]))) + 7 * weights[card]
            if mark > highest:
                return None
            marks.append(mark)
        marks.append(highest)
        return cls(larger, marks, marks.count(highest), weights)

    def _refined(self, cells: list[int]) -> list[int]:
        """Splits cells until all cards of a cell relate to every other cell in the same way."""
        number = len(set(cells))
        while number < len(cells):
            spread = list(map(SPREAD.__getitem__, cells))
            split = _ranks([(cell, sum(map(mul, spread, row))) for cell, row in zip(cells, self.values, strict=True)])
            now = len(set(split))
            if now == number:
                break
            cells, number = split, now
        return cells

    def image(self) -> bytes:
        """Returns the image of the hand under the map that takes one of its frames to the standard frame."""
        return self._first(b"", self.cells)

    def images(self) -> set[bytes]:
        """Returns the images under the maps of all its frames."""
        found = {self.image()}
        self._explore(b"", self.cells, found)
        return found

    def _first(self, span: bytes, cells: list[int]) -> bytes:
        while branches := self._branches(span, cells):
            span, cells = self._branch(span, cells, branches[0], len(branches))
        return bytes(sorted(self.hand.translate(bytes.maketrans(span, _STANDARD[: len(span)]))))

    def _explore(self, span: bytes, cells: list[int], found: set[bytes]) -> None:
        """Adds the images from every frame that begins like this one.

        If the first image of a branch was found before, a symmetry of the hand maps an earlier branch to this one,
        which therefore adds nothing new.
        """
        branches = self._branches(span, cells)
        for i, card in enumerate(branches):
            longer, finer = self._branch(span, cells, card, len(branches))
            if i:
                image = self._first(longer, finer)
                if image in found:
                    continue
                found.add(image)
            self._explore(longer, finer, found)

    def _branches(self, span: bytes, cells: list[int]) -> list[int]:
        """Returns the cards that may come next in a frame: those of the smallest cell that has any outside the span."""
        outside: dict[int, list[int]] = {}
        for card, cell in zip(self.hand, cells, strict=True):
            if card not in span:
                outside.setdefault(cell, []).append(card)
        return min(outside.items(), key=lambda item: (len(item[1]), item[0]))[1] if outside else []

    def _branch(self, span: bytes, cells: list[int], card: int, rivals: int) -> tuple[bytes, list[int]]:
        if not span:
            longer = bytes([card])
        else:
            step = _SUMS[_SUMS[card][_NEGATIVE[span[0]]]]
            once = span.translate(step)
            longer = span + once + once.translate(step)
        if rivals > 1:
            cells = [2 * cell for cell in cells]
            cells[self.hand.index(card)] -= 1
            cells = self._refined(_ranks(cells))
        return longer, cells


def _ranks(keys: list[Any]) -> list[int]:
    order = {key: rank for rank, key in enumerate(sorted(set(keys)))}
    return [order[key] for key in keys]
