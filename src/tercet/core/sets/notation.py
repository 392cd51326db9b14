"""Text to card and back: one letter per feature, read in any order and case, printed as number, colour, fill, shape."""

from __future__ import annotations

from collections.abc import Iterable

from tercet.core.sets.cards import CARDS, Card, CardLike, to_cards
from tercet.core.sets.features import FEATURES, parse_features


def parse_card(text: str) -> Card:
    """`2RSO`, `orS2` and the like: two red solid ovals."""
    return CARDS[parse_features(text, FEATURES, "card")]


def format_card(card: CardLike) -> str:
    """A card as number, colour, fill, shape: `2RSO`."""
    return str(Card(card))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by white space or commas."""
    return to_cards(text)


def format_cards(cards: Iterable[CardLike]) -> str:
    """Cards separated by spaces; `parse_cards` reads it back."""
    return " ".join(map(format_card, cards))
