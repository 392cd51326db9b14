"""The printed deck, its SETs and its notation (C1, C2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NoReturn, TypeVar, overload

from tercet.core.sets.card import DECK_SIZE, Card, CardLike, VariantCard
from tercet.core.sets.features import FEATURES, PRINTED, VALUES, WEIGHTS, Feature, parse_features
from tercet.core.sets.lines import MARKS, Verdict, find_lines, has_line, packed, packed_verdicts

__all__ = [
    "CARDS",
    "DECK_SIZE",
    "DECK_VALUES",
    "SOLID_SIZE",
    "THIRD",
    "AnyCard",
    "AnyEntry",
    "Card",
    "CardLike",
    "CardSet",
    "VariantCard",
    "count_sets",
    "deck_of",
    "find_sets",
    "format_card",
    "format_cards",
    "has_set",
    "is_set",
    "parse_card",
    "parse_cards",
    "raise_not_distinct",
    "row_of",
    "third",
    "three_cards",
    "to_cards",
    "value_of",
    "verdicts",
]

SOLID_SIZE: Final = 27
"""Number of solid cards (C12); cards 0 to 26 are solid, and are also the faces of the dice game (D1)."""

DECK_VALUES: Final[dict[str, tuple[Feature, int]]] = {
    **{name: ("fill", i) for i, name in enumerate(VALUES["fill"])},
    **{name: ("colour", i) for i, name in enumerate(VALUES["colour"])},
    **{name: ("number", i) for i, name in enumerate(("one", "two", "three"))},
    **{name: ("shape", i) for i, name in enumerate(VALUES["shape"])},
}
"""The twelve thirds of the deck by the value that all their cards share (C12)."""

AnyCard = TypeVar("AnyCard", bound=int)
AnyEntry = TypeVar("AnyEntry", bound="CardLike | None")
CardSet = tuple[Card, Card, Card]
"""Three cards that make a SET, as `find_sets` returns them."""


def value_of(card: int, feature: str) -> int:
    """The value of one feature as 0, 1 or 2, in the order of `VALUES` (C1)."""
    return card // WEIGHTS[feature] % 3


def deck_of(name: str) -> tuple[int, ...]:
    """The cards of a deck by number: all of them for `full`, otherwise those with one value (C12)."""
    if name == "full":
        return tuple(range(DECK_SIZE))
    feature, value = DECK_VALUES[name]
    return tuple(card for card in range(DECK_SIZE) if value_of(card, feature) == value)


def _all_thirds() -> list[list[int]]:
    """For every two cards, the number of the third card of their SET; computed whenever the library is loaded."""
    rows = [[0]]
    for weight in (1, 3, 9, 27):
        rows = [[(6 - x - y) % 3 * weight + rest for y in range(3) for rest in row] for x in range(3) for row in rows]
    return rows


_NOBODY: Final = 127
"""A byte that stands for neither a card nor a marked position."""
_EVERY_CARD: Final = bytes(range(DECK_SIZE))

CARDS: Final = tuple(Card(i) for i in range(DECK_SIZE))
"""The whole deck, ordered by card number."""
THIRD: Final = tuple([tuple([CARDS[card] for card in row]) for row in _all_thirds()])
"""THIRD[a][b] makes a SET with a and b; on the diagonal, it is the card itself."""
_THIRDS: Final = tuple(
    bytes(_NOBODY if a == b else THIRD[a][b] for b in range(DECK_SIZE)).ljust(256, bytes([_NOBODY]))
    for a in range(DECK_SIZE)
)
"""The rows of THIRD as tables for `bytes.translate`, which finds the thirds of many cards in one call."""


def to_cards(cards: str | Iterable[CardLike]) -> tuple[Card, ...]:
    """Converts cards in any form: one string, separated by whitespace or commas, or numbers or strings one by one.

    >>> tercet.to_cards(["1RSO", 40])
    (1RSO, 2GHQ)
    """
    words = cards.replace(",", " ").split() if isinstance(cards, str) else row_of(cards)
    return tuple([Card(card) for card in words])


def row_of(cards: Iterable[AnyEntry]) -> tuple[AnyEntry, ...]:
    """Returns several cards as a tuple; raises TypeError for anything that is not iterable."""
    if not isinstance(cards, Iterable):
        raise TypeError(f"cards are a string such as '1RSO 2RSO', or a list of cards, not {cards!r:.80}")
    return tuple(cards)


def third(a: CardLike, b: CardLike) -> Card:
    """The one card that makes a SET with two different cards (C2).

    >>> tercet.third("1RSO", "2GHQ")
    3PED
    """
    one, two = Card(a), Card(b)
    if one == two:
        raise ValueError(f"a SET has three different cards: {one} was given twice")
    return THIRD[one][two]


@overload
def is_set(a: str | Sequence[CardLike], /) -> bool: ...
@overload
def is_set(a: CardLike, b: CardLike, c: CardLike, /) -> bool: ...
def is_set(a: CardLike | Sequence[CardLike], b: CardLike | None = None, c: CardLike | None = None, /) -> bool:
    """Whether three cards, given one by one or together, are different and form a SET (C2).

    >>> tercet.is_set("1RSO", "2RSO", "3RSO"), tercet.is_set("1RSO 2RSO 3GSO")
    (True, False)
    """
    if (
        isinstance(a, int)
        and isinstance(b, int)
        and isinstance(c, int)
        and min(a, b, c) >= 0
        and max(a, b, c) < DECK_SIZE
        and not isinstance(a, VariantCard)
    ):
        return a != b and THIRD[a][b] == c
    return is_set(*three_cards(a, b, c))


def three_cards(*given: CardLike | Sequence[CardLike] | None) -> CardSet:
    """Reads three cards that were given one by one, or as one string or sequence."""
    words = [part for part in given if part is not None]
    cards = to_cards(words[0] if len(words) == 1 else words or None)  # type: ignore[arg-type]
    if len(cards) != 3:
        raise ValueError(f"a SET has three cards, not {len(cards)}")
    a, b, c = cards
    return a, b, c


@overload
def find_sets(cards: str | Iterable[str]) -> list[tuple[Card, Card, Card]]: ...
@overload
def find_sets(cards: Iterable[AnyCard]) -> list[tuple[AnyCard, AnyCard, AnyCard]]: ...
def find_sets(cards: str | Iterable[CardLike]) -> list[CardSet] | list[tuple[AnyCard, AnyCard, AnyCard]]:
    """Every SET among distinct cards, once, as tuples in the order of the given cards (C2). Numbers stay numbers:
    `to_cards` makes cards of them.

    >>> tercet.find_sets("1RSO 2RSO 3RSO 1GHQ")
    [(1RSO, 2RSO, 3RSO)]
    """
    data, position, given = _distinct(cards)
    return find_lines(data, given, _THIRDS, position)


def has_set(cards: str | Iterable[CardLike]) -> bool:
    """Whether distinct cards contain a SET (C2).

    >>> tercet.has_set("1RSO 2RSO 1GHQ")
    False
    """
    data, position, _ = _distinct(cards)
    return has_line(data, _THIRDS, position)


def count_sets(cards: str | Iterable[CardLike]) -> int:
    """The number of SETs among distinct cards (C2).

    >>> tercet.count_sets("1RSO 2RSO 3RSO 1GHQ"), tercet.count_sets(tercet.CARDS)
    (1, 1080)
    """
    data, _, _ = _distinct(cards)
    pairs = b"".join([data.translate(_THIRDS[a]) for a in data])
    return (len(pairs) - len(pairs.translate(None, data))) // 6


def verdicts(a: int, b: int, c: int) -> tuple[Verdict, ...]:
    """The verdicts on number, colour, fill and shape, in this order (C2, C5)."""
    bits = _PACKED[a] + _PACKED[b] + _PACKED[c]
    return _TWO_VERDICTS[bits >> 8] + _TWO_VERDICTS[bits & 255]


_PACKED: Final = tuple([packed([value_of(card, feature) for feature in FEATURES]) for card in range(DECK_SIZE)])
_TWO_VERDICTS: Final = packed_verdicts(2)


def _from_text(cards: Any, given: Sequence[Any]) -> tuple[Card, ...]:
    """Reads cards given as one string or several; raises TypeError for anything else."""
    if isinstance(cards, str):
        return to_cards(cards)
    strange = next((card for card in given if not isinstance(card, int | str)), None)
    if strange is not None:
        raise TypeError(f"a card is a number from 0 to 80 or a string such as 2RSO, not {strange!r}")
    return to_cards(given)


def _distinct(cards: Any) -> tuple[bytes, bytes, Sequence[Any]]:
    """The cards as bytes, the table that maps a card to its marked position, and the cards themselves; refuses
    duplicates."""
    given: Sequence[Any] = cards if type(cards) is list or type(cards) is tuple else row_of(cards)
    try:
        data = bytes(given)
        marks = MARKS[: len(data)]
        position = bytes.maketrans(data, marks)
    except ValueError:
        raise_not_distinct(tuple(given))
    except TypeError:
        return _distinct(_from_text(cards, given))
    if data.translate(position) != marks or data.strip(_EVERY_CARD) or (data and isinstance(given[0], VariantCard)):
        raise_not_distinct(tuple(given))
    return data, position, given


def raise_not_distinct(cards: Sequence[int]) -> NoReturn:
    """Raises an error for cards that are not distinct cards of the deck."""
    for i, card in enumerate(cards):
        if Card(card) in cards[:i]:
            raise ValueError(f"every card is in the deck only once: {Card(card)} was given twice")
    raise ValueError("these are not distinct cards")


def parse_card(text: str) -> Card:
    """Parses a card such as `2RSO` or `orS2`: two red solid ovals.

    >>> tercet.parse_card("os2r")
    2RSO
    """
    if not isinstance(text, str):
        raise TypeError(f"a card is written as a string such as '2RSO', not {text!r:.80}")
    return CARDS[parse_features(text, PRINTED, "card")]


def format_card(card: CardLike) -> str:
    """Formats a card as number, colour, fill, shape: `2RSO`.

    >>> tercet.format_card(9)
    '2RSO'
    """
    return str(card if isinstance(card, VariantCard) else Card(card))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Parses cards separated by white space or commas.

    >>> tercet.parse_cards("1RSO, 2GHQ")
    (1RSO, 2GHQ)
    """
    return to_cards(text)


def format_cards(cards: Iterable[CardLike]) -> str:
    """Formats cards, separated by spaces; `parse_cards` reads them back.

    >>> tercet.format_cards([0, 9, 18])
    '1RSO 2RSO 3RSO'
    """
    return " ".join(map(format_card, parse_cards(cards) if isinstance(cards, str) else row_of(cards)))
