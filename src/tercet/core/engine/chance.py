"""Provable chance: every shuffle and roll is determined by a secret seed, the players' nonces and a counter.

The table publishes the seed's SHA-256 before any player contributes a nonce and reveals the seed at the end. Anyone
with the log can then recompute every card and every roll.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count
from typing import Final, Literal, Protocol

import msgspec

from tercet.core.whole_numbers import whole_number

SEED_BYTES = 32
_ALL: Final = 2**32
"""Number of distinct values of one 32-bit draw."""
_EIGHT_NUMBERS = struct.Struct(">8I")
IMPOSSIBLE: Final = -1
"""Marks an outcome that no shuffle or roll can produce."""


class Source(msgspec.Struct, frozen=True):
    """The inputs of the n-th draw of a game."""

    seed: str
    """The secret, in hexadecimal."""
    nonces: tuple[str, ...]
    """The players' contributions, in the order of their seats."""
    counter: int
    """Number of earlier draws."""


class DrawSeen(msgspec.Struct, frozen=True):
    """One shuffle or roll, as a client saw it."""

    kind: Literal["shuffle", "roll"]
    items: tuple[int, ...]
    """The shuffled items, or the number of sides of each die."""
    drawn: tuple[int, ...]
    """The result; for a shuffle, possibly only the first items."""


class Chance(Protocol):
    """A game's source of chance, passed in so tests can choose the next card or die."""

    def seed(self) -> str:
        """A fresh secret seed, in hexadecimal."""

    def shuffle(self, source: Source, items: Sequence[int]) -> tuple[int, ...]:
        """Returns the items in a random order."""

    def roll(self, source: Source, sides: Sequence[int]) -> tuple[int, ...]:
        """For each die, given its number of sides, returns the index of the side that shows."""


def commitment(seed: str) -> str:
    """The SHA-256 of a seed, in hexadecimal: published before the players contribute their nonces."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def shuffled(source: Source, items: Sequence[int]) -> tuple[int, ...]:
    """Shuffles the items as the source determines (Fisher–Yates, from the last position down)."""
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
    """Rolls the dice as the source determines; each result is an index below the die's number of sides."""
    numbers = _numbers(source)
    return tuple(_below(n, numbers) for n in sides)


class FairChance:
    """Shuffles and rolls that can be verified later; the only random input is the seeds, from a function passed in."""

    def __init__(self, draw_bytes: Callable[[int], bytes]) -> None:
        self._draw_bytes = draw_bytes

    def seed(self) -> str:
        return self._draw_bytes(SEED_BYTES).hex()

    def shuffle(self, source: Source, items: Sequence[int]) -> tuple[int, ...]:
        return shuffled(source, items)

    def roll(self, source: Source, sides: Sequence[int]) -> tuple[int, ...]:
        return rolled(source, sides)


class SeedSequence:
    """A reproducible source of seeds for `FairChance`. Unlike a function, it can be copied mid-sequence."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._drawn = 0

    def __call__(self, n: int) -> bytes:
        self._drawn += 1
        return hashlib.shake_256(f"{self._text}/{self._drawn}".encode()).digest(n)


Seed = int | str
"""What a caller chooses to repeat a game: a whole number or any text."""


def seed_text(seed: Seed) -> str:
    """Checks a caller's seed, and returns the text that determines all shuffles and rolls."""
    if isinstance(seed, str):
        return seed
    return str(whole_number(seed, "seed: a whole number or a string"))


def seeds_from(text: str) -> SeedSequence:
    """A reproducible sequence of seeds derived from any text."""
    return SeedSequence(text)


class RepeatedChance:
    """Repeats given seeds before drawing fresh ones, so that undoing a command does not change the next cards or
    dice."""

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
    """An unbiased number below n; rejects the incomplete stretch at the end of the 32-bit range."""
    limit = _ALL - _ALL % n
    for number in numbers:
        if number < limit:
            return number % n
    raise AssertionError("the stream of numbers is endless")
