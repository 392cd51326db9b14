"""Features of cards, their values and their letters, with those of the printed deck (C1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

Feature = Literal["number", "colour", "fill", "shape"]


class FeatureValues(NamedTuple):
    """A feature of the cards of a deck."""

    name: str
    values: tuple[str, ...]
    letters: tuple[str, ...]
    """One letter per value, empty for a value that is not written. No two values of a deck share a letter, so a card's
    letters may be written in any order."""
    weight: int
    """The difference in card number between adjacent values."""

    def of(self, card: int) -> int:
        """The index of a card's value, counted from 0."""
        return card // self.weight % len(self.values)


PRINTED: Final = (
    FeatureValues("number", ("1", "2", "3"), tuple("123"), 9),
    FeatureValues("colour", ("red", "green", "purple"), tuple("RGP"), 3),
    FeatureValues("fill", ("solid", "striped", "open"), tuple("SHE"), 27),
    FeatureValues("shape", ("oval", "squiggle", "diamond"), tuple("OQD"), 1),
)
"""The features of the printed deck, in the order they are written and checked."""
FEATURES: Final[tuple[Feature, ...]] = ("number", "colour", "fill", "shape")
VALUES: Final[dict[str, tuple[str, ...]]] = {feature.name: feature.values for feature in PRINTED}
LETTERS: Final[dict[str, str]] = {feature.name: "".join(feature.letters) for feature in PRINTED}
WEIGHTS: Final[dict[str, int]] = {feature.name: feature.weight for feature in PRINTED}


class NotationError(ValueError):
    """A text that does not follow the notation; the message names the wrong part and what was expected.

    If `code` is set, `details` has the values for a message in another language.
    """

    def __init__(self, message: str, code: str = "", **details: str) -> None:
        super().__init__(message)
        self.code = code
        self.details = details


def parse_features(text: str, features: Iterable[FeatureValues], what: str) -> int:
    """Adds up the weights of the letters of `text`, which must name each of `features` once."""
    wanted = tuple(features)
    seen: dict[str, str] = {}
    total = 0
    for letter in text.upper():
        feature = next((feature for feature in wanted if letter in feature.letters), None)
        if feature is None:
            message = f"'{text}' is not a {what}: unknown letter '{letter}' (expected {_expected(wanted)})"
            raise NotationError(message, "unknown-letter", text=text, letter=letter)
        name = feature.name
        if name in seen:
            first = seen[name]
            message = f"'{text}' is not a {what}: two letters for the {name}, '{first}' and '{letter}'"
            raise NotationError(message, "two-letters", text=text, feature=name, first=first, letter=letter)
        seen[name] = letter
        total += feature.letters.index(letter) * feature.weight
    for feature in wanted:
        if feature.name not in seen and "" not in feature.letters:
            letters = "/".join(feature.letters)
            message = f"'{text}' is not a {what}: the letter for the {feature.name} is missing ({letters})"
            if what == "card" and feature.name == "fill":
                message += "; tercet.dice.find_sets reads dice, tercet.variant('quads').find cards without a fill"
            raise NotationError(message, "missing-letter", text=text, feature=feature.name, letters=letters)
    return total


def _expected(features: Sequence[FeatureValues]) -> str:
    parts = [f"{feature.name} {'/'.join(filter(None, feature.letters))}" for feature in features]
    return f"{', '.join(parts)}, as in {''.join(feature.letters[-1] for feature in features)}"
