"""Reproducible random numbers for simulations: game n of a seed is the same on every machine."""

from __future__ import annotations

from functools import cache
from typing import Final

MASK: Final = (1 << 64) - 1
STEP: Final = 0x9E3779B97F4A7C15
FIRST: Final = 0xBF58476D1CE4E5B9
SECOND: Final = 0x94D049BB133111EB
BITS: Final = 57
"""Number of bits in a fraction; multiplied by a number below 128, the fraction still fits into 64 bits."""
DRAWS: Final = 4
"""Number of draws from the digits of one fraction; each stays fair to about one part in 2³²."""
FRACTION: Final = (1 << BITS) - 1


def mixed(z: int) -> int:
    """Applies the last step of SplitMix64 (Steele, Lea and Flood 2014): every input bit affects every output bit."""
    z = ((z ^ (z >> 30)) * FIRST) & MASK
    z = ((z ^ (z >> 27)) * SECOND) & MASK
    return z ^ (z >> 31)


@cache
def _fours(cards: int) -> list[tuple[int, int, int, int, int]]:
    """Returns the positions of a deck from the last down, in groups of four drawn from one fraction."""
    return [(n, n - 1, n - 2, n - 3, n - 4) for n in range(cards, DRAWS, -DRAWS)]


class Stream:
    """The random draws of one game, determined by the seed and the game's number; the kernels make exactly the same
    draws."""

    __slots__ = ("_fraction", "_left", "_state")

    def __init__(self, seed: int, game: int) -> None:
        self._state = mixed((mixed(seed & MASK) + game * STEP) & MASK)
        self._fraction = 0
        self._left = 0

    def below(self, n: int) -> int:
        """Returns a number below n, which is at most 127."""
        if not self._left:
            state = self._state = (self._state + STEP) & MASK
            self._fraction = mixed(state) >> 64 - BITS
            self._left = DRAWS
        self._left -= 1
        product = self._fraction * n
        self._fraction = product & FRACTION
        return product >> BITS

    def order(self, cards: int) -> list[int]:
        """Returns a shuffled deck (Fisher–Yates, from the last position down); must be the first draw."""
        order = list(range(cards))
        state = self._state
        for n, h, i, j, k in _fours(cards):
            # inlined: shuffling takes a fifth of a simulated game's time
            state = (state + STEP) & MASK
            z = ((state ^ (state >> 30)) * FIRST) & MASK
            z = ((z ^ (z >> 27)) * SECOND) & MASK
            product = ((z ^ (z >> 31)) >> 64 - BITS) * n
            at = product >> BITS
            order[h], order[at] = order[at], order[h]
            product = (product & FRACTION) * h
            at = product >> BITS
            order[i], order[at] = order[at], order[i]
            product = (product & FRACTION) * i
            at = product >> BITS
            order[j], order[at] = order[at], order[j]
            product = (product & FRACTION) * j
            at = product >> BITS
            order[k], order[at] = order[at], order[k]
        self._state = state
        for n in range((cards - 1) % DRAWS + 1, 1, -1):
            j = self.below(n)
            order[n - 1], order[j] = order[j], order[n - 1]
        return order
