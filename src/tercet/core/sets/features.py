"""The four features of a card, their values, and the letters by which they are written (C1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

Feature = Literal["number", "colour", "fill", "shape"]

FEATURES: Final[tuple[Feature, ...]] = ("number", "colour", "fill", "shape")
"""The order in which the features of a card are written and checked."""
VALUES: Final[dict[Feature, tuple[str, str, str]]] = {
    "number": ("1", "2", "3"),
    "colour": ("red", "green", "purple"),
    "fill": ("solid", "striped", "open"),
    "shape": ("oval", "squiggle", "diamond"),
}
LETTERS: Final[dict[Feature, str]] = {"number": "123", "colour": "RGP", "fill": "SHE", "shape": "OQD"}
"""One letter for each value; all are different, so a card can be written in any order."""
WEIGHTS: Final[dict[Feature, int]] = {"number": 9, "colour": 3, "fill": 27, "shape": 1}


class NotationError(ValueError):
    """A text that does not follow the notation; the message names the part that is wrong and what was expected.

    If `code` is set, `details` holds the values for a message in another language.
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
