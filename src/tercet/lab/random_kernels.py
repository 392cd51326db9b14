"""The draws of `random_stream`, compiled: the same numbers from the same seed."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tercet.lab import random_stream
from tercet.lab.acceleration import Int, kernel_part

STEP = np.uint64(random_stream.STEP)

_ONE = np.uint64(1)
_FRACTION = np.uint64(random_stream.FRACTION)
_BITS, _UNUSED = np.uint64(random_stream.BITS), np.uint64(64 - random_stream.BITS)
_DRAWS = np.int64(random_stream.DRAWS)
_FIRST, _SECOND = np.uint64(random_stream.FIRST), np.uint64(random_stream.SECOND)
_THIRTY, _TWENTY_SEVEN, _THIRTY_ONE = np.uint64(30), np.uint64(27), np.uint64(31)


@kernel_part
def mixed(z: Any) -> Any:
    """`random_stream.mixed`, compiled."""
    z = (z ^ (z >> _THIRTY)) * _FIRST
    z = (z ^ (z >> _TWENTY_SEVEN)) * _SECOND
    return z ^ (z >> _THIRTY_ONE)


@kernel_part
def below(n: Any, state: Any, fraction: Any, left: Int) -> Any:
    """`Stream.below`, compiled; returns the number, and the state for the next draw."""
    if left == 0:
        state += STEP
        fraction = mixed(state) >> _UNUSED
        left = _DRAWS
    product = fraction * n
    return product >> _BITS, state, product & _FRACTION, left - 1


@kernel_part
def shuffle(order: NDArray[np.uint8], cards: Int, state: Any) -> Any:
    """Shuffles the deck; returns the generator's state, the current fraction, and the number of draws left in it."""
    for i in range(cards):
        order[i] = i
    fraction = np.uint64(0)
    n = np.uint64(cards)
    left = np.int64(0)
    while n > _ONE:
        j, state, fraction, left = below(n, state, fraction, left)
        n -= _ONE
        order[n], order[j] = order[j], order[n]
    return state, fraction, left
