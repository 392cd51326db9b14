"""Decks of cards: the printed deck and its thirds (C1, C12), and the decks of the variants (V1).

A card's number is meaningful only within its deck. Every deck counts in one base: in base 3, a feature is a digit; in
base 2, one or two bits. So a law's condition on each feature is a condition on a sum of card numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from typing import Final, Literal, Self, get_args

from tercet.core.sets.cards import CARDS, DECK_VALUES, Card, VariantCard, deck_of
from tercet.core.sets.features import PRINTED, FeatureValues, NotationError, parse_features

DeckName = Literal[
    "full",
    "solid",
    "striped",
    "open",
    "red",
    "green",
    "purple",
    "one",
    "two",
    "three",
    "oval",
    "squiggle",
    "diamond",
    "five",
    "four",
    "four-large",
    "dots",
]
DECKS: Final[tuple[DeckName, ...]] = get_args(DeckName)
THIRDS: Final[tuple[str, ...]] = tuple(DECK_VALUES)
"""The twelve thirds of the printed deck (C12)."""

_FOUR: Final = (
    FeatureValues("number", ("1", "2", "3", "4"), tuple("1234"), 16),
    FeatureValues("colour", ("red", "green", "purple", "black"), tuple("RGPK"), 4),
    FeatureValues("shape", ("oval", "squiggle", "diamond", "hourglass"), tuple("OQDX"), 1),
)
_FILL: Final = FeatureValues("fill", ("solid", "striped", "open", "dotted"), tuple("SHET"), 64)
_SIGN: Final = FeatureValues("sign", ("sun", "moon", "star"), tuple("UMA"), 81)
_DOTS: Final = tuple(
    FeatureValues(letter.lower(), ("absent", "present"), ("", letter), 1 << place)
    for place, letter in enumerate("ABCDEF")
)
_MADE: Final[dict[str, tuple[int, tuple[FeatureValues, ...], range]]] = {
    "five": (3, (*PRINTED, _SIGN), range(243)),
    "four": (2, _FOUR, range(64)),
    "four-large": (2, (*_FOUR[:2], _FILL, _FOUR[2]), range(256)),
    "dots": (2, _DOTS, range(1, 64)),
}
"""The base, features and cards of the variants' decks."""


class Deck:
    """The cards of a deck, ordered by number, and how they are written."""

    def __init__(self, name: str, base: int, features: tuple[FeatureValues, ...], cards: Sequence[int]) -> None:
        self.name = name
        self.base = base
        self.features = features
        self.cards = tuple(cards)
        self.numbers = max(feature.weight * len(feature.values) for feature in features)
        """Exclusive upper bound on card numbers, including those of a larger deck that this deck is part of."""

    def __repr__(self) -> str:
        return f"<Deck {self.name}: {len(self.cards)} cards>"

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def is_printed(self) -> bool:
        """Whether it is the printed deck or a third of it (C1, C12)."""
        return self.features is PRINTED

    @cached_property
    def members(self) -> frozenset[int]:
        """The numbers of its cards."""
        return frozenset(self.cards)

    @cached_property
    def digits(self) -> tuple[tuple[int, ...], ...]:
        """For every card number, the value of each feature."""
        return tuple([tuple([feature.of(card) for feature in self.features]) for card in range(self.numbers)])

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The notation of every card number: a letter for each feature."""
        letters = [feature.letters for feature in self.features]
        return tuple(
            ["".join([row[value] for row, value in zip(letters, digits, strict=True)]) for digits in self.digits]
        )

    @cached_property
    def shown(self) -> tuple[Card, ...]:
        """Every card number as a card that prints in notation."""
        return CARDS if self.is_printed else tuple(map(_card_type(self.name), range(self.numbers)))

    def format(self, cards: Iterable[int]) -> str:
        """Formats cards in letters, separated by spaces; `parse` reads them back."""
        return " ".join([self.names[card] for card in cards])

    def parse_card(self, text: str) -> int:
        """The card for a string such as `2RSO`; raises NotationError if this deck has no such card."""
        try:
            card = parse_features(text, self.features, "card")
        except NotationError as error:
            # the message about letters lists those of the printed deck
            raise (
                error if self.is_printed else NotationError(str(error), "not-in-deck", **self._letters(text))
            ) from None
        if card not in self.members:
            message = f"'{text}' is not a card of the deck '{self.name}'"
            raise NotationError(message, "not-in-deck", **self._letters(text))
        return card

    def _letters(self, text: str) -> dict[str, str]:
        return {"text": text, "letters": " ".join("".join(feature.letters) for feature in self.features)}

    def parse(self, text: str) -> tuple[int, ...]:
        """Parses cards separated by white space or commas."""
        return tuple([self.parse_card(word) for word in text.replace(",", " ").split()])

    def to_cards(self, cards: str | Iterable[int | str]) -> tuple[Card, ...]:
        """Converts cards in any form (one string, or numbers or strings one by one); refuses duplicates."""
        if isinstance(cards, str):
            cards = cards.replace(",", " ").split()
        found = tuple([self.parse_card(card) if isinstance(card, str) else card for card in cards])
        for i, card in enumerate(found):
            if card not in self.members:
                raise ValueError(f"the deck '{self.name}' has no card {card}")
            if card in found[:i]:
                raise ValueError(f"every card is in the deck only once: {self.names[card]} was given twice")
        return tuple([self.shown[card] for card in found])


@cache
def deck_named(name: str) -> Deck:
    """The deck of that name; raises KeyError if there is none."""
    if name in _MADE:
        base, features, cards = _MADE[name]
        return Deck(name, base, features, cards)
    return Deck(name, 3, PRINTED, deck_of(name))


class ReadableCards(tuple[int | None, ...]):
    """Plain numbers, with None for a gap, that print in the deck's letters but are encoded like any tuple."""

    deck: Deck

    @classmethod
    def of(cls, cards: Iterable[int | None], deck: Deck) -> Self:
        made = cls(cards)
        made.deck = deck
        return made

    def __str__(self) -> str:
        return " ".join(["." if card is None else self.deck.names[card] for card in self])

    def __repr__(self) -> str:
        return repr(tuple([card if card is None else self.deck.shown[card] for card in self]))

    def __reduce__(self) -> tuple[Callable[[str, list[int | None]], ReadableCards], tuple[str, list[int | None]]]:
        return _readable_cards, (self.deck.name, list(self))


def _readable_cards(deck: str, cards: list[int | None]) -> ReadableCards:
    return ReadableCards.of(cards, deck_named(deck))


@cache
def _card_type(name: str) -> type[VariantCard]:
    """The type of a deck's cards."""

    class DeckCard(VariantCard):
        __slots__ = ()
        deck_name = name
        names = deck_named(name).names
        features = deck_named(name).features

        def __reduce__(self) -> tuple[Callable[[str, int], Card], tuple[str, int]]:
            return _card_of, (name, int(self))

    return DeckCard


def _card_of(deck: str, number: int) -> Card:
    return deck_named(deck).shown[number]
