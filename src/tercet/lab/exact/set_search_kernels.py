"""Compiled search for SETs, in one layout or in many per call."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tercet.core.sets.cards import DECK_SIZE, THIRD
from tercet.lab.acceleration import Int, compiled, compiled_short, kernel_part

Bytes = NDArray[np.uint8]
Longs = NDArray[np.int64]

_THIRD = np.array(THIRD, np.uint8)
_FLAT = _THIRD.ravel()
_CODE = np.zeros(256, np.uint8)
_CODE[:DECK_SIZE] = [sum((card // 3**i % 3 + 1) << 2 * i for i in range(4)) for card in range(DECK_SIZE)]
"""Features coded as 1, 2, 3 in two bits each, so computing the third card needs no table."""
BYTE = np.dtype(np.uint8)
_ONE, _LAST = np.uint64(1), np.uint64(63)
_BATCH = 256
"""Number of layouts counted side by side; a multiple of the processor's register size."""
_FITS_A_BYTE = 39
"""With up to this many cards there are at most 255 SETs."""


@kernel_part
def _bits(cards: Any) -> Any:
    """Returns the cards as bits of two words, to avoid allocating an array; raises for duplicates and non-cards."""
    low = high = np.uint64(0)
    for i in range(len(cards)):
        card = np.uint64(cards[i])
        bit = _ONE << (card & _LAST)
        if card >= DECK_SIZE or (low if card <= _LAST else high) & bit:
            raise ValueError("these are not distinct cards")
        if card <= _LAST:
            low |= bit
        else:
            high |= bit
    return low, high


@kernel_part
def _is_in(card: Any, low: Any, high: Any) -> Any:
    return ((low if card <= _LAST else high) >> (np.uint64(card) & _LAST)) & _ONE != 0


@compiled_short
def has_set(cards: Any) -> bool:
    """Whether cards, given as bytes, contain a SET."""
    low, high = _bits(cards)
    for i in range(1, len(cards)):
        for j in range(i):
            if _is_in(_THIRD[cards[i], cards[j]], low, high):
                return True
    return False


@compiled_short
def find_sets(cards: Any) -> Any:
    """Returns every SET among cards given as bytes, three cards to a row, in the given order."""
    low, high = _bits(cards)
    size = len(cards)
    found = np.empty((size * size // 6 + 1, 3), np.uint8)
    count = 0
    for i in range(size):
        # search only cards after both
        rest_low, rest_high = low, high
        for j in range(i, size):
            bit = _ONE << (np.uint64(cards[j]) & _LAST)
            if cards[j] <= _LAST:
                rest_low &= ~bit
            else:
                rest_high &= ~bit
            if j == i:
                low, high = rest_low, rest_high
                continue
            third = _THIRD[cards[i], cards[j]]
            found[count, 0], found[count, 1], found[count, 2] = cards[i], cards[j], third
            count += _is_in(third, rest_low, rest_high)
    return found[:count]


@compiled
def count_layouts(layouts: Bytes, counts: NDArray[np.uint8]) -> Int:
    """Counts the SETs of each row, comparing every triple in many rows side by side.

    Returns -1, or a row at or before the first one without distinct cards.
    """
    rows, size = layouts.shape
    one = np.uint8(1)
    columns = np.zeros((size + 1, _BATCH), np.uint8)  # an empty last column, so columns can be taken two at a time
    wanted = np.empty(_BATCH, np.uint8)
    found = np.empty(_BATCH, np.uint8)
    twins = np.empty(_BATCH, np.uint8)
    for start in range(0, rows, _BATCH):
        width = min(_BATCH, rows - start)
        worst = np.uint8(0)
        for b in range(width):
            for i in range(size):
                card = layouts[start + b, i]
                worst = max(worst, card)
                columns[i, b] = _CODE[card]
        if worst >= DECK_SIZE:
            return start
        for b in range(_BATCH):
            found[b] = 0
            twins[b] = 0
        for i in range(size - 1):
            for j in range(i + 1, size):
                for b in range(_BATCH):
                    x = np.uint8(columns[i, b] ^ columns[j, b])
                    differs = np.uint8((x | np.uint8(x >> one)) & np.uint8(0x55))
                    wanted[b] = np.uint8(x | np.uint8(columns[i, b] & ~np.uint8(np.uint8(3) * differs)))
                    twins[b] = np.uint8(twins[b] | np.uint8(x == 0))
                for k in range(j + 1, size, 2):
                    for b in range(_BATCH):
                        two = np.uint8(wanted[b] == columns[k, b]) + np.uint8(wanted[b] == columns[k + 1, b])
                        found[b] = np.uint8(found[b] + two)
        for b in range(width):
            if twins[b]:
                return start + b
            counts[start + b] = found[b]
    return -1


@kernel_part
def _find_row(cards: NDArray[np.uint64], where: Bytes, size: Int, found: NDArray[np.uint32], count: Any) -> Any:
    for i in range(size - 2):
        base = cards[i] * np.uint64(DECK_SIZE)
        for j in range(i + 1, size - 1):
            k = where[_FLAT[base + cards[j]]]
            found[count] = np.uint32(i | (j << 8)) | (np.uint32(k) << np.uint32(16))
            count += np.uint64(k > j)
    return count


@compiled
def find_layouts(layouts: Bytes, starts: Longs, found: NDArray[np.uint32]) -> Int:
    """Writes the positions of the SETs of each row, eight bits each, and the start of each row's SETs.

    Returns the number of SETs, -1 if there was no room, or -2 - row for a row without distinct cards.
    """
    rows, size = layouts.shape
    where = np.zeros(DECK_SIZE, np.uint8)
    cards = np.zeros(DECK_SIZE, np.uint64)
    count = np.uint64(0)
    room = np.uint64(found.shape[0])
    most = np.uint64(size * size // 6 + 1)
    for row in range(rows):
        starts[row] = count
        if count + most > room:
            return -1
        for i in range(size):
            card = np.uint64(layouts[row, i])
            if card >= DECK_SIZE:
                return -2 - row
            cards[i] = card
            where[card] = i
        for i in range(size):
            if where[cards[i]] != i:
                return -2 - row
        # the usual size as a constant, so the compiler can unroll the loops
        count = _find_row(cards, where, 12, found, count) if size == 12 else _find_row(cards, where, size, found, count)
        for i in range(size):
            where[cards[i]] = 0
    starts[rows] = count
    return np.int64(count)


def count_all(layouts: Any) -> NDArray[Any]:
    """Returns the number of SETs in each row."""
    table = _table(layouts)
    if table.shape[1] > _FITS_A_BYTE:
        return np.diff(find_all(table)[0])
    counts = np.empty(len(table), np.uint8)
    _refuse(table, count_layouts(table, counts))
    return counts


def find_all(layouts: Any) -> tuple[Longs, Bytes]:
    """Returns the start of each row's SETs, and their positions."""
    table = _table(layouts)
    rows, size = table.shape
    starts = np.empty(rows + 1, np.int64)
    room = rows * (size * (size - 1) * (size - 2) // 450 + 1) + size * size
    while True:
        found = np.empty(room, np.uint32)
        count = find_layouts(table, starts, found)
        if count >= 0:
            return starts, found[:count].view(np.uint8).reshape(-1, 4)[:, :3]
        _refuse(table, -2 - count)
        room *= 2


def _table(layouts: Any) -> Bytes:
    """Returns the layouts as a two-dimensional array of bytes."""
    given = np.asarray(layouts)
    if given.ndim != 2 or given.shape[1] > DECK_SIZE:
        raise ValueError("all layouts must have the same number of cards")
    table = np.ascontiguousarray(given, np.uint8)
    if given.dtype != BYTE and (table != given).any():
        _refuse(layouts, int(np.argmax((table != given).any(axis=1))))
    return table


def _refuse(layouts: Any, start: int) -> None:
    """Raises an error for the first row from `start` on without distinct cards; does nothing if `start` is negative."""
    if start < 0:
        return
    for row, layout in enumerate(np.asarray(layouts)[start:].tolist(), start):
        if len(set(layout)) < len(layout) or not 0 <= min(layout) <= max(layout) < DECK_SIZE:
            raise ValueError(f"row {row} is not of distinct cards: {layout}")
