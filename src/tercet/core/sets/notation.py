"""Text to card and back: one letter per feature, read in any order and case, printed as number, colour, fill, shape."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tercet.core.sets.cards import CARDS, FEATURES, LETTERS, WEIGHTS, Card, Feature


class NotationError(ValueError):
    """A text that is not what it should be; the message names the part that is wrong and what was expected.

    Where `code` is set, `details` hold what a message in another language needs.
    """

    def __init__(self, message: str, code: str = "", **details: str) -> None:
        super().__init__(message)
        self.code = code
        self.details = details


_MEANING: Final[dict[str, tuple[Feature, int]]] = {
    letter: (feature, value) for feature, letters in LETTERS.items() for value, letter in enumerate(letters)
}


def parse_features(text: str, features: Iterable[Feature], what: str) -> int:
    """The sum of the weights of the letters of `text`, which must name each of `features` once."""
    wanted = tuple(features)
    seen: dict[Feature, str] = {}
    total = 0
    for letter in text.upper():
        feature, value = _MEANING.get(letter, (None, 0))
        if feature not in wanted:
            expected = ", ".join(f"{name} {'/'.join(LETTERS[name])}" for name in wanted)
            message = f"'{text}' is not a {what}: unknown letter '{letter}' (expected {expected})"
            raise NotationError(message, "unknown-letter", text=text, letter=letter)
        if feature in seen:
            first = seen[feature]
            message = f"'{text}' is not a {what}: two letters for the {feature}, '{first}' and '{letter}'"
            raise NotationError(message, "two-letters", text=text, feature=feature, first=first, letter=letter)
        seen[feature] = letter
        total += value * WEIGHTS[feature]
    for feature in wanted:
        if feature not in seen:
            letters = "/".join(LETTERS[feature])
            message = f"'{text}' is not a {what}: the letter for the {feature} is missing ({letters})"
            raise NotationError(message, "missing-letter", text=text, feature=feature, letters=letters)
    return total


def parse_card(text: str) -> Card:
    """`2RSO`, `orS2` and the like: two red solid ovals."""
    return CARDS[parse_features(text, FEATURES, "card")]


def format_card(card: int) -> str:
    """A card as number, colour, fill, shape: `2RSO`."""
    return str(Card(card))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by white space or commas."""
    return tuple(parse_card(word) for word in text.replace(",", " ").split())


def format_cards(cards: Iterable[int]) -> str:
    """Cards separated by spaces; `parse_cards` reads it back."""
    return " ".join(map(format_card, cards))
