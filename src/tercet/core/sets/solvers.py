"""Finds takings. Three ways of solving an equation between cards cover all laws (C2, V2).

`Lines` finds three cards, `Pairs` two pairs with equal sums, `Sums` subsets with sum zero. All use `bytes.translate` to
compute the sums of a whole row of cards in one call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property
from itertools import combinations
from math import comb
from operator import itemgetter
from typing import Any, Final

import msgspec

from tercet.core.sets.cards import CardLike
from tercet.core.sets.laws import AnyVerdict, FeatureCheck, TakingCheck
from tercet.core.sets.lines import MARKS, Verdict, find_lines, has_line, packed, packed_verdicts
from tercet.core.sets.variant import Variant

Places = tuple[int, ...]
Pick = Callable[[Sequence[int]], Any]

_EVERY_BYTE: Final = bytes(range(256))
_PICKED: Final = 16
"""Cache the pickers for takings from up to this many cards."""
_DOUBLED: Final = 10
"""For up to this many cards plus half a taking, compute the sums of all subsets."""
_HEADS: Final = 4
"""With more cards than that, complete every subset of this many first cards."""


@cache
def _picks(count: int, least: int, most: int) -> dict[int, Pick]:
    """Functions that pick a taking from a row of cards, by its subset: one bit per card, the first card highest."""
    return {
        sum(1 << count - 1 - i for i in places): itemgetter(*places)
        for size in range(least, most + 1)
        for places in combinations(range(count), size)
    }


@cache
def _searches(count: int, size: int) -> tuple[tuple[int, int, tuple[Pick, ...]], ...]:
    """For each subset of the first cards: the number of other cards that complete it, and functions that pick all such
    takings.

    The subset has one bit per card, the first card highest; the takings are in the order of `combinations`.
    """
    found = []
    for subset in range((1 << _HEADS) - 1, -1, -1):
        first = [i for i in range(_HEADS) if subset >> _HEADS - 1 - i & 1]
        if (rest := size - len(first)) >= 0:
            picks = [itemgetter(*first, *others) for others in combinations(range(_HEADS, count), rest)]
            found.append((subset, rest, tuple(picks)))
    return tuple(found)


@cache
def _pairs(count: int) -> tuple[int, ...]:
    """The pairs of a row of cards in the order of `combinations`, as subsets."""
    return tuple([1 << count - 1 - i | 1 << count - 1 - j for i, j in combinations(range(count), 2)])


@cache
def _colex(count: int, size: int) -> tuple[Places, ...]:
    """The subsets of one size, ordered by their last position."""
    return tuple(sorted(combinations(range(count), size), key=lambda places: places[::-1]))


class Lines(Variant):
    """Three cards with sum zero: exactly one card completes any two."""

    @cached_property
    def _thirds(self) -> tuple[bytes, ...]:
        """For each card, a table of the third card with any other card; a card has no third with itself."""
        rows = []
        nobody = 127 if self.deck.numbers < 127 else 255
        for card, row in enumerate(self._sum):
            thirds = bytearray(row.translate(self._negative))
            thirds[card] = nobody
            rows.append(bytes(thirds))
        return tuple(rows)

    def _marked(self, data: bytes) -> bytes:
        """The table that maps each given card to its marked position and every other card to an unmarked byte."""
        marks = MARKS[: len(data)]
        if self.deck.numbers < 127:
            return bytes.maketrans(data, marks)
        absent = _EVERY_BYTE.translate(None, data)
        return bytes.maketrans(data + absent, marks + bytes(len(absent)))

    def find(self, cards: str | Iterable[CardLike]) -> list[Any]:
        given = self._distinct(cards)
        data = bytes(given)
        return find_lines(data, given, self._thirds, self._marked(data))

    def has(self, cards: Iterable[int]) -> bool:
        data = bytes(self._distinct(cards))
        return has_line(data, self._thirds, self._marked(data))

    @cached_property
    def _packed(self) -> tuple[tuple[int, ...], tuple[tuple[Verdict, ...], ...], tuple[tuple[Verdict, ...], ...]]:
        """The packed values of every card, the verdicts on all features but the last two, and those on the last two."""
        features = len(self.deck.features)
        return tuple(map(packed, self.deck.digits)), packed_verdicts(features - 2), packed_verdicts(2)

    def check(self, cards: Sequence[int]) -> tuple[AnyVerdict, ...]:
        values, first, last = self._packed
        a, b, c = cards
        bits = values[a] + values[b] + values[c]
        return first[bits >> 8] + last[bits & 255]


class Pairs(Variant):
    """Four cards in two pairs with the same sum: the same card would complete both."""

    def find(self, cards: str | Iterable[CardLike]) -> list[Any]:
        given = self._distinct(cards)
        count = len(given)
        sums, pairs = self._pair_sums(bytes(given)), _pairs(count)
        first = [0] * 256
        more: dict[int, list[int]] = {}
        found = []
        for pair, total in zip(pairs, sums):  # noqa: B905 (strict is slower)
            other = first[total]
            if not other:
                first[total] = pair
                continue
            found.append(other | pair)
            if total in more:
                found += [one | pair for one in more[total]]
                more[total].append(pair)
            else:
                more[total] = [pair]
        found.sort(reverse=True)
        if count > _PICKED:
            bits = [1 << i for i in range(count - 1, -1, -1)]
            return [tuple([card for card, bit in zip(given, bits, strict=True) if taken & bit]) for taken in found]
        picks = _picks(count, self.least, self.most)
        return [pick(given) for pick in map(picks.__getitem__, found)]

    def has(self, cards: Iterable[int]) -> bool:
        sums = self._pair_sums(bytes(self._distinct(cards)))
        return len(set(sums)) < len(sums)

    def _pair_sums(self, data: bytes) -> bytes:
        """The sums of all pairs, in the order of `combinations`."""
        rows = self._sum
        return b"".join([data[i:].translate(rows[a]) for i, a in enumerate(data[:-1], 1)])

    def check(self, cards: Sequence[int]) -> tuple[AnyVerdict, ...]:
        return self._paired(cards)[0]

    def why_not(self, cards: str | Iterable[CardLike]) -> TakingCheck:
        given = self._read(cards, 0, "checked")
        verdicts, order = self._paired(given)
        a, b, c, d = order
        return TakingCheck(self._explained(given, verdicts), ((a, b), (c, d)))

    def _paired(self, cards: Sequence[int]) -> tuple[tuple[AnyVerdict, ...], tuple[int, ...]]:
        """The verdicts for the pairing that fits the most features; the first such pairing if several do."""
        best: tuple[tuple[AnyVerdict, ...], tuple[int, ...]] = ((), ())
        fewest = len(self.deck.features) + 1
        for order in _PAIRINGS:
            verdicts = super().check([cards[i] for i in order])
            mixed = verdicts.count("mixed")
            if mixed < fewest:
                best, fewest = (verdicts, order), mixed
        return best

    def _explained(self, cards: Sequence[int], verdicts: Sequence[AnyVerdict]) -> tuple[FeatureCheck, ...]:
        checks = super()._explained(cards, verdicts)
        return tuple(msgspec.structs.replace(check, odd=None) for check in checks)

    def _completing(self, cards: Sequence[int]) -> Iterable[int]:
        """For each choice of two cards, their sum minus the third."""
        total, negative = self._sum, self._negative
        a, b, c = cards
        return [total[total[x][y]][negative[z]] for x, y, z in ((a, b, c), (a, c, b), (b, c, a))]

    @cached_property
    def takings(self) -> int:
        sums = self._pair_sums(bytes(self.deck.cards))
        return sum(comb(sums.count(total), 2) for total in set(sums))


_PAIRINGS: Final = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2))


class Sums(Variant):
    """Finds takings whose cards have sum zero.

    For few cards, computes the sums of all subsets, doubling their number with each card. For more cards, looks up what
    the first cards lack among the sums of the rest; for many, compares halves of takings.
    """

    def find(self, cards: str | Iterable[CardLike]) -> list[Any]:
        given = self._distinct(cards)
        count, least, most = len(given), self.least, self.most
        if least == most and _DOUBLED + most // 2 < count <= _PICKED:
            return self._completed(given, most)
        if count > 10 + least:
            found = []
            for size in range(least, most + 1):
                found += [tuple([given[i] for i in places]) for places in sorted(self._halves(bytes(given), size))]
            return found
        rows = self._counted
        sums = b"\0"
        for card in given[::-1]:
            sums += sums.translate(rows[card])
        picks = _picks(count, least, most)
        found = []
        subset = sums.rfind(0, 1)
        while subset > 0:
            pick = picks.get(subset)
            if pick is not None:
                found.append(pick(given))
            subset = sums.rfind(0, 1, subset)
        if least < most:
            found.sort(key=len)
        return found

    def _completed(self, given: Sequence[int], size: int) -> list[Any]:
        """The takings of one size, found by looking up what each subset of the first cards lacks."""
        rows = self._sum
        lacking = b"\0"
        for card in given[_HEADS - 1 :: -1]:
            lacking += lacking.translate(rows[card])
        lacking = lacking.translate(self._negative)
        others = [b"\0"] + [b""] * size
        for card in given[: _HEADS - 1 : -1]:
            row = rows[card]
            for held in range(size, 0, -1):
                if others[held - 1]:
                    others[held] = others[held - 1].translate(row) + others[held]
        found = []
        for subset, rest, picks in _searches(len(given), size):
            total, sums = lacking[subset], others[rest]
            place = sums.find(total)
            while place >= 0:
                found.append(picks[place](given))
                place = sums.find(total, place + 1)
        return found

    @cached_property
    def _counted(self) -> tuple[bytes, ...]:
        """Tables that add a card to a sum, and count cards in the spare bits of the byte, so that fewer sums are
        zero."""
        numbers = self.deck.numbers
        sizes = range(self.least, self.most + 1)
        room = next(room for room in range(256 // numbers, 0, -1) if not any(size % room for size in sizes))
        return tuple(
            [
                b"".join(
                    [bytes([total + (step + 1) % room * numbers for total in row[:numbers]]) for step in range(room)]
                ).ljust(256, b"\xff")
                for row in self._sum
            ]
        )

    def _halves(self, data: bytes, size: int) -> Iterator[Places]:
        """The takings of one size by position: the last cards must add up to what the first cards lack."""
        rows, count = self._sum, len(data)
        first, last = (size + 1) // 2, size // 2
        left = right = data
        for held in range(1, first):
            left = b"".join([left[: comb(i, held)].translate(rows[data[i]]) for i in range(held, count)])
        for held in range(1, last):
            start = len(right)
            right = b"".join(
                [right[start - comb(count - i - 1, held) :].translate(rows[data[i]]) for i in range(count - held)]
            )
        left = left.translate(self._negative)
        lefts, rights = _colex(count, first), tuple(combinations(range(count), last))
        for i in range(first - 1, count - last):
            start = len(right) - comb(count - i - 1, last)
            lacking, here = left[comb(i, first) : comb(i + 1, first)], right[start:]
            if len(lacking.translate(None, here)) == len(lacking):
                continue
            for p, total in enumerate(lacking, comb(i, first)):
                q = right.find(total, start)
                while q >= 0:
                    yield lefts[p] + rights[q]
                    q = right.find(total, q + 1)
