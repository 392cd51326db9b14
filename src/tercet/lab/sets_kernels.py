"""Finding and counting SETs, compiled: one layout a call, or many at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tercet.core.cards import DECK_SIZE, THIRD
from tercet.lab.extra import Int, compiled, part

Bytes = NDArray[np.uint8]
Longs = NDArray[np.int64]

_THIRD = np.array(THIRD, np.uint8)
_FLAT = _THIRD.ravel()
_CODE = np.array([sum((card // 3**i % 3 + 1) << 2 * i for i in range(4)) for card in range(DECK_SIZE)], np.uint8)
"""Features coded as 1, 2, 3 in two bits each: then the third card of two needs no table."""
BYTE = np.dtype(np.uint8)
_BATCH = 64
"""Layouts that are counted side by side: a whole number of the processor's registers."""


@part
def _mark(cards: Any, where: Bytes) -> None:
    """Notes the place of each card, counted from 1; refuses twins and what is no card."""
    for card in range(DECK_SIZE):
        where[card] = 0
    for i in range(len(cards)):
        card = cards[i]
        if card >= DECK_SIZE or where[card] > 0:
            raise ValueError("these are not distinct cards")
        where[card] = i + 1


@compiled
def has_set(cards: Any) -> bool:
    """Whether there is a SET among bytes."""
    where = np.empty(DECK_SIZE, np.uint8)
    _mark(cards, where)
    for i in range(len(cards)):
        for j in range(i):
            if where[_THIRD[cards[i], cards[j]]] > 0:
                return True
    return False


@compiled
def find_sets(cards: Any) -> Any:
    """Every SET among bytes, three cards to a row, in their order."""
    where = np.empty(DECK_SIZE, np.uint8)
    _mark(cards, where)
    size = len(cards)
    found = np.empty((size * size // 6 + 1, 3), np.uint8)
    count = 0
    for i in range(size):
        for j in range(i + 1, size):
            third = _THIRD[cards[i], cards[j]]
            found[count, 0], found[count, 1], found[count, 2] = cards[i], cards[j], third
            count += where[third] > j + 1
    return found[:count]


@compiled
def check_layouts(layouts: Bytes) -> Int:
    """The first row that is not of distinct cards, or -1."""
    where = np.empty(DECK_SIZE, np.uint8)
    for i in range(layouts.shape[0]):
        for card in range(DECK_SIZE):
            where[card] = 0
        for j in range(layouts.shape[1]):
            card = layouts[i, j]
            if card >= DECK_SIZE or where[card] > 0:
                return i
            where[card] = 1
    return -1


@compiled
def count_layouts(layouts: Bytes, counts: NDArray[np.uint8]) -> None:
    """How many SETs each row holds: 64 rows side by side, every triple compared."""
    rows, size = layouts.shape
    one = np.uint8(1)
    columns = np.empty((size, _BATCH), np.uint8)
    wanted = np.empty(_BATCH, np.uint8)
    found = np.empty(_BATCH, np.uint8)
    for start in range(0, rows, _BATCH):
        width = min(_BATCH, rows - start)
        for b in range(width):
            for i in range(size):
                columns[i, b] = _CODE[layouts[start + b, i]]
        for b in range(_BATCH):
            found[b] = 0
        for i in range(size - 2):
            for j in range(i + 1, size - 1):
                for b in range(_BATCH):
                    x = np.uint8(columns[i, b] ^ columns[j, b])
                    differs = np.uint8((x | np.uint8(x >> one)) & np.uint8(0x55))
                    wanted[b] = np.uint8(x | np.uint8(columns[i, b] & ~np.uint8(np.uint8(3) * differs)))
                for k in range(j + 1, size):
                    for b in range(_BATCH):
                        found[b] = np.uint8(found[b] + np.uint8(wanted[b] == columns[k, b]))
        for b in range(width):
            counts[start + b] = found[b]


@part
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
    """Writes the places of the SETs of each row, eight bits each, and where each row's begin; -1 where room ran out."""
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
            cards[i] = layouts[row, i]
            where[cards[i]] = i
        # the usual size, said as a constant, which lets the compiler write the loops out
        count = _find_row(cards, where, 12, found, count) if size == 12 else _find_row(cards, where, size, found, count)
        for i in range(size):
            where[cards[i]] = 0
    starts[rows] = count
    return np.int64(count)


def checked(layouts: Any) -> Bytes:
    """Layouts as a table of bytes; a ValueError names the first row that is not of distinct cards."""
    given = np.asarray(layouts)
    if given.ndim != 2 or given.shape[1] > DECK_SIZE:
        raise ValueError("layouts are rows of equally many cards")
    table = np.ascontiguousarray(given, np.uint8)
    wrong = check_layouts(table)
    if given.dtype != BYTE and wrong < 0 and (table != given).any():
        wrong = int(np.argmax((table != given).any(axis=1)))
    if wrong >= 0:
        raise ValueError(f"row {wrong} is not of distinct cards: {given[wrong].tolist()}")
    return table


def count_all(layouts: Bytes) -> Bytes:
    """How many SETs each row holds."""
    counts = np.empty(len(layouts), np.uint8)
    count_layouts(layouts, counts)
    return counts


def find_all(layouts: Bytes) -> tuple[Longs, Bytes]:
    """Where the SETs of each row begin, and their places."""
    rows, size = layouts.shape
    starts = np.empty(rows + 1, np.int64)
    room = rows * (size * (size - 1) * (size - 2) // 450 + 1) + size * size
    while True:
        found = np.empty(room, np.uint32)
        count = find_layouts(layouts, starts, found)
        if count >= 0:
            return starts, found[:count].view(np.uint8).reshape(-1, 4)[:, :3]
        room *= 2
