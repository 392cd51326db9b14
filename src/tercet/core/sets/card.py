"""A card (C1): an int from 0 to 80, 27·fill + 9·number + 3·colour + shape, or a card of a variant's deck (V1)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar, Final, Never, SupportsIndex, TypedDict, Unpack

from tercet.core.drawable import Drawable
from tercet.core.guessed_names import unknown_attribute
from tercet.core.sets.features import FEATURES, LETTERS, PRINTED, VALUES, WEIGHTS, FeatureValues, parse_features
from tercet.core.whole_numbers import whole_number

DECK_SIZE: Final = 81
CardLike = int | str
"""A card, or its notation."""


class CardFeatures(TypedDict, total=False):
    """The features of a card, as in `Card(number=2, colour="red", fill="solid", shape="oval")`; `color` is an alias of
    `colour`."""

    number: int
    colour: str
    color: str
    fill: str
    shape: str


class _CardType(type):
    """The type of `Card`, whose errors suggest what to write for `Card.parse` and the like."""

    if not TYPE_CHECKING:  # otherwise type checkers would accept every attribute

        def __getattr__(cls, name: str) -> Any:
            raise unknown_attribute(f"type object {cls.__name__!r}", name, _GUESSED_ON_TYPE)


class Card(Drawable, int, metaclass=_CardType):
    """An int that prints in card notation: `Card(9)` and `Card("2RSO")` are two red solid ovals.

    `Card(number=2, colour="red", fill="solid", shape="oval")` is the same card. Cards sort by fill, then number, colour
    and shape: the int is 27·fill + 9·number + 3·colour + shape, each counted from 0 (solid striped open, 1 2 3, red
    green purple, oval squiggle diamond).

    A card equals its int, not its text: write `Card("1RSO") in cards`, not `"1RSO" in cards`.
    """

    __slots__ = ()

    def __new__(
        cls, value: SupportsIndex | str | None = None, /, *more: Never, **features: Unpack[CardFeatures]
    ) -> Card:
        if more or features or value is None:
            value = _from_features((value, *more), dict(features))
        elif isinstance(value, str):
            value = parse_features(value, PRINTED, "card")
        elif not isinstance(value, int):
            value = whole_number(value, "a card is a number from 0 to 80 or a string such as 2RSO")
        elif isinstance(value, VariantCard):
            raise ValueError(f"{value} is a card of the deck '{value.deck_name}', not of the printed one")
        if not 0 <= value < DECK_SIZE:
            raise ValueError(f"a card is a number from 0 to 80, not {int(value)}")
        return super().__new__(cls, value)

    def __repr__(self) -> str:
        return _NAMES[self]

    __str__ = __repr__

    def __format__(self, spec: str) -> str:
        return format(int(self), spec) if spec[-1:] == "d" else format(_NAMES[self], spec)

    def __getnewargs__(self) -> tuple[int]:
        return (int(self),)

    @property
    def number(self) -> int:
        """The number of symbols: 1, 2 or 3."""
        return self // 9 % 3 + 1

    @property
    def colour(self) -> str:
        return VALUES["colour"][self // 3 % 3]

    @property
    def color(self) -> str:
        """Alias of `colour`."""
        return self.colour

    @property
    def fill(self) -> str:
        return VALUES["fill"][self // 27]

    @property
    def shape(self) -> str:
        return VALUES["shape"][self % 3]

    if not TYPE_CHECKING:  # otherwise type checkers would accept every attribute

        def __getattr__(self, name: str) -> Any:
            raise unknown_attribute("'Card' object", name, _GUESSED)


class VariantCard(Card):
    """A card of a variant's deck: its number in that deck, shown in the letters of that deck (V1).

    Its attributes are the features of its deck: a card of `quads` has no `fill`, one of `five` has a `sign`.
    """

    __slots__ = ()
    deck_name: ClassVar[str]
    names: ClassVar[tuple[str, ...]]
    features: ClassVar[tuple[FeatureValues, ...]]

    def __new__(cls, number: int, /) -> VariantCard:
        return int.__new__(cls, number)

    def __repr__(self) -> str:
        return self.names[self]

    __str__ = __repr__

    def __format__(self, spec: str) -> str:
        return format(int(self), spec) if spec[-1:] == "d" else format(self.names[self], spec)

    @property
    def number(self) -> int:
        """The number of symbols."""
        return int(self._value("number"))

    @property
    def colour(self) -> str:
        return self._value("colour")

    @property
    def fill(self) -> str:
        return self._value("fill")

    @property
    def shape(self) -> str:
        return self._value("shape")

    def _value(self, name: str) -> str:
        for feature in self.features:
            if feature.name == name:
                return feature.values[feature.of(self)]
        raise unknown_attribute(f"a card of the deck {self.deck_name!r}", name, _GUESSED)

    def __getattr__(self, name: str) -> Any:
        return self._value("colour" if name == "color" else name)


_GUESSED: Final = {
    "count": "card.number",
    "filling": "card.fill",
    "form": "card.shape",
    "id": "int(card)",
    "index": "int(card)",
    "name": "str(card)",
    "pattern": "card.fill",
    "shading": "card.fill",
    **dict.fromkeys(("svg", "to_svg"), "tercet.picture(card)"),
    "symbol": "card.shape",
    "text": "str(card)",
    "texture": "card.fill",
    "value": "int(card)",
}
"""Names people try by mistake, and the right ones."""
_GUESSED_ON_TYPE: Final = {
    **dict.fromkeys(("from_notation", "from_str", "from_string", "from_text", "of", "parse"), "Card('2RSO')"),
    **dict.fromkeys(("all", "deck"), "tercet.CARDS"),
    "from_features": "Card(number=2, colour='red', fill='solid', shape='oval')",
    "random": "tercet.deal(1)",
}

_NAMES: Final = tuple(
    number + colour + fill + shape
    for fill, number, colour, shape in product(LETTERS["fill"], LETTERS["number"], LETTERS["colour"], LETTERS["shape"])
)


def _from_features(values: tuple[object, ...], features: dict[str, object]) -> int:
    """The number of the card with the given features."""
    if "color" in features:
        features.setdefault("colour", features.pop("color"))
    if values != (None,) or features.keys() != set(FEATURES):
        raise TypeError(
            f"a card is a number, a string such as Card('2RSO'), or all of {', '.join(FEATURES)}: "
            "Card(number=2, colour='red', fill='solid', shape='oval')" + _renamed(features)
        )
    total = 0
    for feature in FEATURES:
        given = str(features[feature])
        if given not in VALUES[feature]:
            raise ValueError(f"{feature}: {given!r:.80} is not one of {', '.join(VALUES[feature])}")
        total += VALUES[feature].index(given) * WEIGHTS[feature]
    return total


def _renamed(features: Iterable[str]) -> str:
    """Says what we call the features that somebody guessed, such as shading."""
    ours = {name: _GUESSED.get(name, "").removeprefix("card.") for name in features}
    return "".join(f"; {name!r} is called {ours[name]!r}" for name in ours if ours[name] in FEATURES)
