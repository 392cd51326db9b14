"""The cards of a daily or practice puzzle: derived from its date or number alone, the same everywhere and forever (Z2,
Z3).

docs/daily.md describes the derivation for people who want to implement it themselves. It must never change.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal

from tercet.core.sets.cards import DECK_VALUES, THIRD, count_sets, deck_of, find_sets, value_of
from tercet.core.sets.features import WEIGHTS
from tercet.core.sets.kinds import INITIALS, kind_of

Size = Literal["easy", "full"]

CARDS_OF: Final[dict[Size, int]] = {"easy": 9, "full": 12}
"""Number of cards in a puzzle (Z1)."""
SETS_OF: Final[dict[Size, int]] = {"easy": 4, "full": 6}
"""Exact number of SETs in a puzzle (Z1)."""
THIRDS: Final = tuple(DECK_VALUES)
"""The thirds of the deck; the first number drawn chooses among them, in this order."""
PLANTED: Final[dict[Size, int]] = {"easy": 2, "full": 3}
"""Minimum number of SETs of the wanted kinds in a practice puzzle, which is built around them (Z3)."""

_EIGHT_NUMBERS: Final = struct.Struct(">8I")


@lru_cache(maxsize=64)
def daily_cards(size: Size, date: str) -> tuple[int, ...]:
    """The cards of a day's puzzle, in layout order (Z2)."""
    numbers = _numbers(f"tercet daily {size} {date}")
    deck = deck_of(THIRDS[_below(12, numbers)]) if size == "easy" else deck_of("full")
    while True:
        cards = _drawn(deck, CARDS_OF[size], numbers)
        if count_sets(cards) == SETS_OF[size]:
            return cards


@lru_cache(maxsize=64)
def practice_cards(size: Size, focus: str, number: int) -> tuple[int, ...]:
    """The cards of a practice puzzle: at least half of its SETs are of the kinds in `focus` (Z3)."""
    numbers = _numbers(f"tercet practice {size} {focus} {number}")
    kinds = focus.split()
    while True:
        deck = deck_of("full") if size == "full" else deck_of(_third_for(focus, numbers))
        planted = _planted(deck, kinds, PLANTED[size], numbers) if kinds else set()
        missing = CARDS_OF[size] - len(planted)
        if missing < 0:
            continue
        others = _drawn([card for card in deck if card not in planted], missing, numbers)
        cards = (*sorted(planted), *others)
        if count_sets(cards) == SETS_OF[size] and _has_enough(cards, kinds, PLANTED[size]):
            return _drawn(cards, len(cards), numbers)


def _has_enough(cards: Sequence[int], kinds: Sequence[str], least: int) -> bool:
    """Whether at least `least` SETs are of the wanted kinds; True if no kinds are wanted."""
    return not kinds or sum(kind_of(found) in kinds for found in find_sets(cards)) >= least


def sets_of(cards: Sequence[int]) -> tuple[tuple[int, int, int], ...]:
    """The SETs of a puzzle, each in the order of its cards (Z1)."""
    return tuple(find_sets(cards))


def _numbers(text: str) -> Iterator[int]:
    """An endless stream of 32-bit numbers: SHA-256 of the text, a space and the block number; eight from each block."""
    block = 0
    while True:
        yield from _EIGHT_NUMBERS.unpack(hashlib.sha256(f"{text} {block}".encode()).digest())
        block += 1


def _below(n: int, numbers: Iterator[int]) -> int:
    """An unbiased number below n; rejects the incomplete stretch at the end of the 32-bit range."""
    limit = 2**32 - 2**32 % n
    return next(number for number in numbers if number < limit) % n


def _drawn(deck: Sequence[int], count: int, numbers: Iterator[int]) -> tuple[int, ...]:
    """The first `count` cards of a shuffle that runs from the first position up."""
    order = list(deck)
    for i in range(count):
        j = i + _below(len(order) - i, numbers)
        order[i], order[j] = order[j], order[i]
    return tuple(order[:count])


def _third_for(focus: str, numbers: Iterator[int]) -> str:
    """A random third of the deck whose shared feature does not differ in any of the kinds."""
    fitting = [name for name in THIRDS if INITIALS[DECK_VALUES[name][0]] not in focus]
    return fitting[_below(len(fitting), numbers)]


def _planted(deck: Sequence[int], kinds: Sequence[str], count: int, numbers: Iterator[int]) -> set[int]:
    """The cards of `count` SETs, each of one of the kinds."""
    found: set[int] = set()
    for _ in range(count):
        kind = kinds[_below(len(kinds), numbers)]
        first = deck[_below(len(deck), numbers)]
        second = first
        for feature, initial in INITIALS.items():
            if initial in kind:
                value = value_of(first, feature)
                turned = (value + 1 + _below(2, numbers)) % 3
                second += (turned - value) * WEIGHTS[feature]
        found |= {first, second, int(THIRD[first][second])}
    return found
