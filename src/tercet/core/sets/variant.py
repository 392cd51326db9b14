"""`Variant`: a deck and a law in one value (C2, V1, V2).

The cards of a deck are the points of a small group, and a law is a linear equation between some of them. How takings
are found is in `solvers.py`, how a law judges cards in `laws.py`, and the list of variants in `variant_catalogue.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar

from tercet.core.guessed_names import Hinting
from tercet.core.sets.cards import Card, CardLike
from tercet.core.sets.decks import Deck
from tercet.core.sets.laws import AnyVerdict, FeatureCheck, Law, TakingCheck, Verdicts

Taking = tuple[int, ...]


@cache
def _sums(base: int, numbers: int) -> tuple[bytes, ...]:
    """For each card, the table that adds it to any other card, feature by feature."""
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
    """The table that maps a sum to the card that makes the sum zero."""
    return bytes([row.index(0) for row in _sums(base, numbers)]).ljust(256, b"\xff")


class Variant(Hinting, ABC):
    """A deck and a law: which cards may be taken together, which cards complete them, and why other cards may not be
    taken."""

    _guessed: ClassVar[Mapping[str, str]] = {
        "cards": "variant.deck.cards",
        "deal": "tercet.deal(variant=name)",
        "find_sets": "variant.find(cards)",
        "has_set": "variant.has(cards)",
        "is_set": "variant.is_taking(cards)",
        "name": "variant.law, and variant.deck.name",
        "new_game": "tercet.new_game(players, variant=name)",
        "third": "variant.complete(cards)",
    }

    def __init__(self, deck: Deck, law: Law, sizes: tuple[int, int], board: int, certain: int, listed: int) -> None:
        self.deck = deck
        self.law = law
        self.least, self.most = sizes
        """The size of a taking: from `least` to `most`, which are equal under all laws but one."""
        self.linked = self.least // 2
        """The exact number of cards that a chained taking uses from the previous one (V4)."""
        self.board = board
        """The number of cards on the table (C3, V3)."""
        self.certain = certain
        """This many cards always contain a taking (C8)."""
        self.listed = listed
        """Largest number of cards whose takings are listed; more cards can have millions of takings."""
        self._members = deck.members
        self._sum = _sums(deck.base, deck.numbers)
        self._negative = _negatives(deck.base, deck.numbers)
        self._verdict = Verdicts(law).__getitem__
        self._digits = deck.digits.__getitem__

    def __repr__(self) -> str:
        return f"<Variant {self.law} with {len(self.deck)} cards>"

    @property
    def is_printed(self) -> bool:
        """Whether this is the printed game, with the whole deck or a third of it."""
        return self.law == "set" and self.deck.is_printed

    @abstractmethod
    def find(self, cards: str | Iterable[CardLike]) -> list[Any]:
        """Every taking among distinct cards, once, as tuples in the order of the given cards, smaller takings first."""

    def has(self, cards: Iterable[int]) -> bool:
        """Whether distinct cards contain a taking."""
        given = tuple(cards)
        return len(given) >= self.certain or bool(self.find(given))

    def check(self, cards: Sequence[int]) -> tuple[AnyVerdict, ...]:
        """The verdict on each feature. If there are as many cards as in a taking, they are one unless a feature is
        mixed."""
        return tuple(map(self._verdict, zip(*map(self._digits, cards))))  # noqa: B905 (all have as many features)

    def is_taking(self, cards: Sequence[int]) -> bool:
        """Whether distinct cards may be taken together."""
        return self.fits(len(cards)) and len(set(cards)) == len(cards) and "mixed" not in self.check(cards)

    def fits(self, count: int) -> bool:
        """Whether a taking can have this many cards."""
        return self.least <= count <= self.most

    def complete(self, cards: str | Iterable[CardLike]) -> tuple[Card, ...]:
        """All cards that make a taking together with the given distinct cards, ordered by number."""
        given = self._read(cards, 1, "completed")
        found = self.deck.members.intersection(self._completing(given)).difference(given)
        return tuple([self.deck.shown[card] for card in sorted(found)])

    def missing(self, cards: Iterable[int]) -> int:
        """The card that makes the sum of `cards` zero, under laws where takings have sum zero: the unseen card (V4)."""
        total = 0
        for card in cards:
            total = self._sum[card][total]
        return self._negative[total]

    def why_not(self, cards: str | Iterable[CardLike]) -> TakingCheck:
        """The check of the cards feature by feature, for people to read (C5)."""
        given = self._read(cards, 0, "checked")
        return TakingCheck(self._explained(given, self.check(given)))

    @cached_property
    def takings(self) -> int:
        """Number of takings in the whole deck, counted by adding one card at a time, by size and sum."""
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

    def _read(self, cards: str | Iterable[CardLike], missing: int, what: str) -> tuple[Card, ...]:
        """Reads cards in any form; with `missing` further cards, they must have the size of a taking."""
        given = self.deck.to_cards(cards)
        if not self.fits(len(given) + missing):
            raise ValueError(f"{len(given)} cards cannot be {what}: a taking has {self.size_text}")
        return given

    @property
    def size_text(self) -> str:
        """The size of a taking in digits: `4` or `3 to 7`."""
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"

    def _distinct(self, cards: str | Iterable[CardLike]) -> Sequence[int]:
        """The cards as a sequence; refuses duplicates, cards of other decks, and too many cards."""
        given: Any = cards if type(cards) is list or type(cards) is tuple else tuple(cards)
        if len(self._members.intersection(given)) == len(given) <= self.listed:
            return given  # type: ignore[no-any-return]
        found = self.deck.to_cards(cards if isinstance(cards, str) else given)
        if len(found) > self.listed:
            raise ValueError(f"takings are listed among {self.listed} cards at most, not among {len(found)}")
        return found
