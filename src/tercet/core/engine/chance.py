"""Provable chance: every shuffle and roll follows from a secret seed, the players' nonces and a counter.

The table commits to the seed by its SHA-256 before anybody gives a nonce, and reveals it at the end; anyone who has the
log can then recompute every card and every roll.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count
from typing import Final, Literal, Protocol

import msgspec

SEED_BYTES = 32
_ALL: Final = 2**32
"""Number of distinct values of a source."""
_EIGHT_NUMBERS = struct.Struct(">8I")
IMPOSSIBLE: Final = -1
"""Stands for an outcome that no shuffle or roll can have."""


class Source(msgspec.Struct, frozen=True):
    """The inputs of the n-th draw of a game."""

    seed: str
    """The secret, in hexadecimal."""
    nonces: tuple[str, ...]
    """The players' contributions, in the order of their seats."""
    counter: int
    """Number of earlier draws."""


class DrawSeen(msgspec.Struct, frozen=True):
    """One draw of chance, as seen by a client."""

    kind: Literal["shuffle", "roll"]
    items: tuple[int, ...]
    """The shuffled items, or the number of sides of each die."""
    drawn: tuple[int, ...]
    """The result; of a shuffle perhaps only the first items."""


class Chance(Protocol):
    """A game's source of chance. Passed in, so that tests can choose the next card or die."""

    def seed(self) -> str:
        """A fresh secret seed, in hexadecimal."""

    def shuffle(self, source: Source, items: Sequence[int]) -> tuple[int, ...]:
        """The items in a random order."""

    def roll(self, source: Source, sides: Sequence[int]) -> tuple[int, ...]:
        """For each die with the given number of sides, the index of the side that shows."""


def commitment(seed: str) -> str:
    """The SHA-256 of a seed, in hexadecimal: published before the players give their nonces."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def shuffled(source: Source, items: Sequence[int]) -> tuple[int, ...]:
    """The order of the items that follows from the source (Fisher–Yates, from the last place down)."""
    order = list(items)
    n = len(order)
    for number in _numbers(source):
        if n < 2:
            break
        if number < _ALL - _ALL % n:  # as in `_below`, without a call for every card
            j = number % n
            n -= 1
            order[n], order[j] = order[j], order[n]
    return tuple(order)


def rolled(source: Source, sides: Sequence[int]) -> tuple[int, ...]:
    """The roll that follows from the source: an index below each number of sides."""
    numbers = _numbers(source)
    return tuple(_below(n, numbers) for n in sides)


class FairChance:
    """Shuffles and rolls that can be proven later; only the seeds are random, from a function passed in."""

    def __init__(self, draw_bytes: Callable[[int], bytes]) -> None:
        self._draw_bytes = draw_bytes

    def seed(self) -> str:
        return self._draw_bytes(SEED_BYTES).hex()

    def shuffle(self, source: Source, items: Sequence[int]) -> tuple[int, ...]:
        return shuffled(source, items)

    def roll(self, source: Source, sides: Sequence[int]) -> tuple[int, ...]:
        return rolled(source, sides)


class SeedSequence:
    """A reproducible source of seeds, for `FairChance`; unlike a function it can be copied mid-sequence."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._drawn = 0

    def __call__(self, n: int) -> bytes:
        self._drawn += 1
        return hashlib.shake_256(f"{self._text}/{self._drawn}".encode()).digest(n)


def seeds_from(text: str) -> SeedSequence:
    """The seeds that belong to any text, or to a number written as text."""
    return SeedSequence(text)


class RepeatedChance:
    """Repeats some seeds, then continues with another source of chance: for a game that was undone and continues."""

    def __init__(self, seeds: Sequence[str], then: Chance) -> None:
        self._seeds = list(seeds)
        self._then = then

    def seed(self) -> str:
        return self._seeds.pop(0) if self._seeds else self._then.seed()

    def shuffle(self, source: Source, items: Sequence[int]) -> tuple[int, ...]:
        return self._then.shuffle(source, items)

    def roll(self, source: Source, sides: Sequence[int]) -> tuple[int, ...]:
        return self._then.roll(source, sides)


def _numbers(source: Source) -> Iterator[int]:
    """An endless stream of 32-bit numbers: HMAC-SHA256(seed, nonces | counter | block), eight from each block."""
    message = f"{','.join(source.nonces)}|{source.counter}|".encode()
    before_block = hmac.new(bytes.fromhex(source.seed), message, "sha256")

    def eight(block: int) -> tuple[int, ...]:
        digest = before_block.copy()  # a copy costs half as much as setting up the key again
        digest.update(b"%d" % block)
        return _EIGHT_NUMBERS.unpack(digest.digest())

    return chain.from_iterable(map(eight, count()))


def _below(n: int, numbers: Iterator[int]) -> int:
    """An unbiased number below n: the incomplete stretch at the end of the 32-bit range is rejected."""
    limit = _ALL - _ALL % n
    for number in numbers:
        if number < limit:
            return number % n
    raise AssertionError("the stream of numbers is endless")
