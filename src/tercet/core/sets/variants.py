"""What is taken from a deck: one value, `Variant`, joins a deck with a law and answers for both (C2, V1, V2).

The cards of a deck are the points of a small group, and a law is a linear equation between some of them. Three ways of
solving it serve all laws: `_Lines` for three cards, `_Pairs` for two pairs with one sum, `_Sums` for subsets with the
sum zero. All of them work on whole rows of cards by `bytes.translate`, one call for many sums.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property
from itertools import combinations
from math import comb
from operator import itemgetter
from typing import Any, Final, Literal, NamedTuple, NoReturn

import msgspec

from tercet.core.sets.decks import THIRDS, Deck, DeckName, deck_named
from tercet.core.sets.feature_checks import AnyVerdict, FeatureCheck, TakingCheck
from tercet.core.sets.lines import MARKS, find_lines, has_line

Law = Literal["set", "ultra", "ghost", "quads", "dots"]
Values = tuple[int, ...]
Places = tuple[int, ...]
Pick = Callable[[Sequence[int]], Any]
Taking = tuple[int, ...]

_EVERY_BYTE: Final = bytes(range(256))
_PICKED: Final = 16
"""Up to this many cards, whatever picks a taking out of them is remembered."""


@cache
def _picks(count: int, least: int, most: int) -> dict[int, Pick]:
    """What picks a taking from a row of cards, by its subset: bit by bit, the first card highest."""
    return {
        sum(1 << count - 1 - i for i in places): itemgetter(*places)
        for size in range(least, most + 1)
        for places in combinations(range(count), size)
    }


@cache
def _pairs(count: int) -> tuple[int, ...]:
    """The pairs of a row of cards in the order of `combinations`, as subsets."""
    return tuple([1 << count - 1 - i | 1 << count - 1 - j for i, j in combinations(range(count), 2)])


@cache
def _colex(count: int, size: int) -> tuple[Places, ...]:
    """The subsets of one size, those with the lower last position first."""
    return tuple(sorted(combinations(range(count), size), key=lambda places: places[::-1]))


@cache
def _sums(base: int, numbers: int) -> tuple[bytes, ...]:
    """For each card the table that adds it to any other, feature by feature."""
    rows = [[0]]
    size = 1
    while size < numbers:
        rows = [
            [(x + y) % base * size + rest for y in range(base) for rest in row] for x in range(base) for row in rows
        ]
        size *= base
    return tuple([bytes(row).ljust(256, b"\xff") for row in rows])


@cache
def _negatives(base: int, numbers: int) -> bytes:
    """The table that turns a sum into the card that makes it zero."""
    return bytes([row.index(0) for row in _sums(base, numbers)]).ljust(256, b"\xff")


class Variant(ABC):
    """A deck and a law: which cards may be taken together, what completes them, and why some may not."""

    def __init__(self, deck: Deck, law: Law, sizes: tuple[int, int], board: int, certain: int, listed: int) -> None:
        self.deck = deck
        self.law = law
        self.least, self.most = sizes
        """How many cards a taking has: from `least` to `most`, which are the same under all laws but one."""
        self.linked = self.least // 2
        """How many cards of the taking before a chained one uses, exactly (V4)."""
        self.board = board
        """How many cards lie on the table (C3, V3)."""
        self.certain = certain
        """A hand of this many cards always contains a taking (C8)."""
        self.listed = listed
        """Takings are listed among at most this many cards: beyond, there can be millions."""
        self._members = deck.members
        self._sum = _sums(deck.base, deck.numbers)
        self._negative = _negatives(deck.base, deck.numbers)
        self._verdict = _Verdicts(law).__getitem__
        self._digits = deck.digits.__getitem__

    def __repr__(self) -> str:
        return f"<Variant {self.law} with {len(self.deck)} cards>"

    @abstractmethod
    def find(self, cards: Iterable[int]) -> list[Any]:
        """Every taking among distinct cards, once, as tuples in the order of the given cards, smaller takings first."""

    def has(self, cards: Iterable[int]) -> bool:
        """Whether distinct cards contain a taking."""
        given = tuple(cards)
        return len(given) >= self.certain or bool(self.find(given))

    def check(self, cards: Sequence[int]) -> tuple[AnyVerdict, ...]:
        """The verdict on each feature of as many cards as a taking has: they are one unless a feature is mixed."""
        return tuple(map(self._verdict, zip(*map(self._digits, cards))))  # noqa: B905 (all have as many features)

    def is_taking(self, cards: Sequence[int]) -> bool:
        """Whether distinct cards may be taken together."""
        return self.fits(len(cards)) and len(set(cards)) == len(cards) and "mixed" not in self.check(cards)

    def fits(self, count: int) -> bool:
        """Whether a taking can have this many cards."""
        return self.least <= count <= self.most

    def complete(self, cards: Sequence[int]) -> Taking:
        """All cards that complete distinct cards to a taking, in the order of their numbers."""
        self._require(cards, self.fits(len(cards) + 1), "completed")
        return tuple(sorted(card for card in set(self._completing(cards)) if card in self.deck.members - set(cards)))

    def missing(self, cards: Iterable[int]) -> int:
        """The card that makes the sum of these zero, where takings have the sum zero: what is not seen (V4)."""
        total = 0
        for card in cards:
            total = self._sum[card][total]
        return self._negative[total]

    def why_not(self, cards: Sequence[int]) -> TakingCheck:
        """The check feature by feature, for people to read (C5)."""
        self._require(cards, self.fits(len(cards)), "checked")
        return TakingCheck(self._explained(cards, self.check(cards)))

    @cached_property
    def takings(self) -> int:
        """How many takings the whole deck has: counted by size and sum, card by card."""
        counts = [[0] * self.deck.numbers for _ in range(self.most + 1)]
        counts[0][0] = 1
        for card in self.deck.cards:
            row = self._sum[card]
            for size in range(self.most, 0, -1):
                smaller, larger = counts[size - 1], counts[size]
                for total, number in enumerate(smaller):
                    if number:
                        larger[row[total]] += number
        return sum(counts[size][0] for size in range(self.least, self.most + 1))

    def _completing(self, cards: Sequence[int]) -> Iterable[int]:
        return (self.missing(cards),)

    def _explained(self, cards: Sequence[int], verdicts: Sequence[AnyVerdict]) -> tuple[FeatureCheck, ...]:
        checks = []
        for feature, verdict in zip(self.deck.features, verdicts, strict=True):
            values = [feature.of(card) for card in cards]
            alone = [i for i, value in enumerate(values) if values.count(value) == 1]
            odd = alone[0] if verdict == "mixed" and len(alone) == 1 and len(set(values)) == 2 else None
            checks.append(FeatureCheck(feature.name, verdict, tuple(feature.values[value] for value in values), odd))
        return tuple(checks)

    def _require(self, cards: Sequence[int], fits: bool, what: str) -> None:
        self.deck.to_cards(cards)
        if not fits:
            raise ValueError(f"{len(cards)} cards cannot be {what}: a taking has {self.size_text}")

    @property
    def size_text(self) -> str:
        """How many cards a taking has, in digits: `4` or `3 to 7`."""
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"

    def _distinct(self, cards: Iterable[int]) -> Sequence[int]:
        """The cards as a row; twins, strangers and too many of them are refused."""
        given = cards if type(cards) is list or type(cards) is tuple else tuple(cards)
        if len(self._members.intersection(given)) < len(given) or len(given) > self.listed:
            self._refuse(given)
        return given

    def _refuse(self, cards: Sequence[int]) -> NoReturn:
        self.deck.to_cards(cards)
        raise ValueError(f"takings are listed among {self.listed} cards at most, not among {len(cards)}")


class _Verdicts(dict[Values, AnyVerdict]):
    """The verdict on the values of one feature under a law, remembered once it was asked for."""

    def __init__(self, law: Law) -> None:
        super().__init__()
        self._verdict = _VERDICTS[law]

    def __missing__(self, values: Values) -> AnyVerdict:
        self[values] = verdict = self._verdict(values)
        return verdict


def _set_verdict(values: Values) -> AnyVerdict:
    kinds: dict[int, AnyVerdict] = {1: "same", 2: "mixed", 3: "different"}
    return kinds[len(set(values))]


def _quad_verdict(values: Values) -> AnyVerdict:
    """All the same, all different, or two and two."""
    kinds: dict[tuple[int, ...], AnyVerdict] = {(4,): "same", (1, 1, 1, 1): "different", (2, 2): "pairs"}
    return kinds.get(tuple(sorted(map(values.count, set(values)))), "mixed")


def _sum_verdict(values: Values) -> AnyVerdict:
    """Whether six values add up to nothing: six, three and three, four and one and one, or twice each."""
    return "mixed" if sum(values) % 3 else "fits"


def _even_verdict(values: Values) -> AnyVerdict:
    """Whether a dot occurs an even number of times."""
    return "mixed" if sum(values) % 2 else "fits"


def _pair_verdict(values: Values) -> AnyVerdict:
    """Whether the first two values and the last two would be completed by the same one."""
    a, b, c, d = values
    return "mixed" if (a + b - c - d) % 3 else "fits"


_VERDICTS: Final[dict[Law, Callable[[Values], AnyVerdict]]] = {
    "set": _set_verdict,
    "ultra": _pair_verdict,
    "ghost": _sum_verdict,
    "quads": _quad_verdict,
    "dots": _even_verdict,
}


class _Lines(Variant):
    """Three cards with the sum zero: any two are completed by exactly one other."""

    @cached_property
    def _thirds(self) -> tuple[bytes, ...]:
        """For each card the table that gives the third to any other; a card and itself have none."""
        rows = []
        nobody = 127 if self.deck.numbers < 127 else 255
        for card, row in enumerate(self._sum):
            thirds = bytearray(row.translate(self._negative))
            thirds[card] = nobody
            rows.append(bytes(thirds))
        return tuple(rows)

    def _marked(self, data: bytes) -> bytes:
        """The table that turns a card into its marked position, and all others into unmarked bytes."""
        marks = MARKS[: len(data)]
        if self.deck.numbers < 127:
            return bytes.maketrans(data, marks)
        absent = _EVERY_BYTE.translate(None, data)
        return bytes.maketrans(data + absent, marks + bytes(len(absent)))

    def find(self, cards: Iterable[int]) -> list[Any]:
        given = self._distinct(cards)
        data = bytes(given)
        return find_lines(data, given, self._thirds, self._marked(data))

    def has(self, cards: Iterable[int]) -> bool:
        return has_line(bytes(self._distinct(cards)), self._thirds)


class _Pairs(Variant):
    """Four cards in two pairs with the same sum: the same card would complete both."""

    def find(self, cards: Iterable[int]) -> list[Any]:
        given = self._distinct(cards)
        count = len(given)
        sums, pairs = self._pair_sums(bytes(given)), _pairs(count)
        first: dict[int, int] = {}
        more: dict[int, list[int]] = {}
        found = []
        for pair, total in zip(pairs, sums):  # noqa: B905 (strict is slower)
            if total not in first:
                first[total] = pair
                continue
            found.append(first[total] | pair)
            if total in more:
                found += [other | pair for other in more[total]]
                more[total].append(pair)
            else:
                more[total] = [pair]
        found.sort(reverse=True)
        if count > _PICKED:
            bits = [1 << i for i in range(count - 1, -1, -1)]
            return [tuple([card for card, bit in zip(given, bits, strict=True) if taken & bit]) for taken in found]
        picks = _picks(count, self.least, self.most)
        return [picks[taken](given) for taken in found]

    def has(self, cards: Iterable[int]) -> bool:
        sums = self._pair_sums(bytes(self._distinct(cards)))
        return len(set(sums)) < len(sums)

    def _pair_sums(self, data: bytes) -> bytes:
        """The sums of all pairs, in the order of `combinations`."""
        rows = self._sum
        return b"".join([data[i:].translate(rows[a]) for i, a in enumerate(data[:-1], 1)])

    def check(self, cards: Sequence[int]) -> tuple[AnyVerdict, ...]:
        return self._paired(cards)[0]

    def missing(self, cards: Iterable[int]) -> int:
        """The card that makes the sum of these zero, where takings have the sum zero: what is not seen (V4)."""
        total = 0
        for card in cards:
            total = self._sum[card][total]
        return self._negative[total]

    def why_not(self, cards: Sequence[int]) -> TakingCheck:
        self._require(cards, self.fits(len(cards)), "checked")
        verdicts, order = self._paired(cards)
        a, b, c, d = order
        return TakingCheck(self._explained(cards, verdicts), ((a, b), (c, d)))

    def _paired(self, cards: Sequence[int]) -> tuple[tuple[AnyVerdict, ...], tuple[int, ...]]:
        """The verdicts for the pairing that fits most features, the first of equals."""
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
        """The sum of two of them less the third."""
        total, negative = self._sum, self._negative
        a, b, c = cards
        return [total[total[x][y]][negative[z]] for x, y, z in ((a, b, c), (a, c, b), (b, c, a))]

    @cached_property
    def takings(self) -> int:
        sums = self._pair_sums(bytes(self.deck.cards))
        return sum(comb(sums.count(total), 2) for total in set(sums))


_PAIRINGS: Final = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2))


class _Sums(Variant):
    """Some cards, as many as a taking has, with the sum zero.

    Among few cards the sums of all subsets are taken, doubled with each card; among many, halves of takings are
    compared.
    """

    def find(self, cards: Iterable[int]) -> list[Any]:
        given = self._distinct(cards)
        count, least, most = len(given), self.least, self.most
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

    @cached_property
    def _counted(self) -> tuple[bytes, ...]:
        """Tables that add a card to a sum, and count in the room that is left in a byte: fewer sums are then zero."""
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
        """The takings of one size by their positions: what the first cards lack must be the sum of the last ones."""
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


class Preset(NamedTuple):
    """A variant by the name that people choose it by."""

    deck: DeckName
    law: Law


PRESETS: Final[dict[str, Preset]] = {
    "set": Preset("full", "set"),
    "ultra": Preset("full", "ultra"),
    "ghost": Preset("full", "ghost"),
    "five": Preset("five", "set"),
    "quads": Preset("four", "quads"),
    "quads-large": Preset("four-large", "quads"),
    "dots": Preset("dots", "dots"),
}
"""The variants by name; the first is the printed game (V1)."""


class _Listed(NamedTuple):
    """One pair of a deck and a law that is played."""

    kind: type[Variant]
    sizes: tuple[int, int]
    board: int
    certain: int
    listed: int


_LISTED: Final[dict[tuple[str, str], _Listed]] = {
    ("full", "set"): _Listed(_Lines, (3, 3), 12, 21, 81),
    **{(third, "set"): _Listed(_Lines, (3, 3), 12, 10, 27) for third in THIRDS},
    ("five", "set"): _Listed(_Lines, (3, 3), 18, 46, 128),
    ("full", "ultra"): _Listed(_Pairs, (4, 4), 8, 10, 81),
    **{(third, "ultra"): _Listed(_Pairs, (4, 4), 6, 7, 27) for third in THIRDS},
    ("full", "ghost"): _Listed(_Sums, (6, 6), 10, 13, 30),
    **{(third, "ghost"): _Listed(_Sums, (6, 6), 9, 10, 27) for third in THIRDS},
    ("four", "quads"): _Listed(_Sums, (4, 4), 9, 10, 64),
    ("four-large", "quads"): _Listed(_Sums, (4, 4), 13, 19, 96),
    ("dots", "dots"): _Listed(_Sums, (3, 7), 7, 7, 20),
}
"""The size of the board: a taking is missing about as rarely as a SET among twelve cards (V3). The sizes at which a
taking is certain are counted by `lab/exact/variant_odds`, which names the sources of the two that are too large."""


class _Variants(dict[tuple[str, str], Variant]):
    """The variants by deck and law, each made when it is first asked for; KeyError for a pair that is not played."""

    def __missing__(self, pair: tuple[str, str]) -> Variant:
        listed = _LISTED[pair]
        deck, law = pair
        self[pair] = variant = listed.kind(deck_named(deck), law, *listed[1:])  # type: ignore[arg-type]
        return variant


VARIANTS: Final = _Variants()
PAIRS: Final = tuple(_LISTED)
"""Every deck and law that can be played together."""


def variant_named(name: str) -> Variant:
    """The variant of a preset; ValueError, listing all names, if there is none."""
    if name not in PRESETS:
        raise ValueError(f"no variant is called '{name}'; there are {', '.join(PRESETS)}")
    return VARIANTS[PRESETS[name]]
