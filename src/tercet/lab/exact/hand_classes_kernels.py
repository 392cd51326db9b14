"""Hands up to symmetry, compiled: the method of `hand_classes`, with arrays instead of dictionaries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tercet.core.sets.cards import THIRD
from tercet.lab.acceleration import Int, compiled, kernel_part
from tercet.lab.exact.hand_classes import MARKS, SPREAD

Bytes = NDArray[np.uint8]
Longs = NDArray[np.int64]

_ROOM = 24
"""The most cards in a hand; the largest SET-free hand has 20."""
_OUTSIDE = np.uint8(255)
_FIRST_ROOM = 4096


class _Workspace(NamedTuple):
    """The arrays of one search. Rows of `spans`, `insides`, `cells` and `lists` belong to frames of that many cards."""

    third: Bytes
    marks: Longs
    spread: Longs
    hand: Bytes
    values: Longs
    keys: Longs
    order: Longs
    spans: Bytes
    insides: Bytes
    """The place of a card in the span of a frame, or `_OUTSIDE`."""
    cells: Longs
    lists: Bytes


class _Pictures(NamedTuple):
    """An open hash table: the pictures seen so far, 81 bits each, and the class that each belongs to, or -1."""

    lows: NDArray[np.uint64]
    highs: NDArray[np.uint64]
    owners: Longs


def _workspace() -> _Workspace:
    return _Workspace(
        third=np.array(THIRD, np.uint8),
        marks=np.array(MARKS, np.int64),
        spread=np.array(SPREAD, np.int64),
        hand=np.zeros(_ROOM, np.uint8),
        values=np.zeros((_ROOM, _ROOM), np.int64),
        keys=np.zeros(_ROOM, np.int64),
        order=np.zeros(_ROOM, np.int64),
        spans=np.zeros((6, 81), np.uint8),
        insides=np.full((6, 81), _OUTSIDE, np.uint8),
        cells=np.zeros((6, _ROOM), np.int64),
        lists=np.zeros((7, _ROOM), np.uint8),
    )


@kernel_part
def _rank(work: _Workspace, depth: Int, size: Int) -> Int:
    """Renumbers the cells of one depth, by cell and key; returns how many there are."""
    cells, keys, order = work.cells, work.keys, work.order
    for i in range(size):
        j = i
        while j > 0:
            other = order[j - 1]
            if cells[depth, other] < cells[depth, i] or (
                cells[depth, other] == cells[depth, i] and keys[other] <= keys[i]
            ):
                break
            order[j] = other
            j -= 1
        order[j] = i
    rank = -1
    cell, key = np.int64(-1), np.int64(0)
    for j in range(size):
        i = order[j]
        if rank < 0 or cells[depth, i] != cell or keys[i] != key:
            rank += 1
            cell, key = cells[depth, i], keys[i]
        cells[depth, i] = rank
    return rank + 1


@kernel_part
def _refine(work: _Workspace, depth: Int, size: Int) -> None:
    """Ranks, then splits the cells until the cards of a cell all relate to every other cell in the same way."""
    number = 0
    now = _rank(work, depth, size)
    while number < now < size:
        number = now
        for i in range(size):
            key = np.int64(0)
            for j in range(size):
                key += work.spread[work.cells[depth, j]] * work.values[i, j]
            work.keys[i] = key
        now = _rank(work, depth, size)


@kernel_part
def _list(work: _Workspace, depth: Int, size: Int, row: Int) -> Int:
    """Lists the places of the cards that may come next in a frame; returns how many."""
    best, best_number = -1, _ROOM + 1
    for cell in range(size):
        number = 0
        for i in range(size):
            if work.cells[depth, i] == cell and work.insides[depth, work.hand[i]] == _OUTSIDE:
                number += 1
        if 0 < number < best_number:
            best, best_number = cell, number
    number = 0
    for i in range(size):
        if work.cells[depth, i] == best and work.insides[depth, work.hand[i]] == _OUTSIDE:
            work.lists[row, number] = i
            number += 1
    return number


@kernel_part
def _lengthen(work: _Workspace, depth: Int, size: Int, place: Int, rivals: Int) -> None:
    """Writes the frame of `depth` cards and one more into the rows of depth + 1."""
    third, spans, insides, cells = work.third, work.spans, work.insides, work.cells
    card = work.hand[place]
    for i in range(81):
        insides[depth + 1, i] = insides[depth, i]
    for i in range(size):
        cells[depth + 1, i] = cells[depth, i]
    if depth == 0:
        spans[1, 0] = card
        insides[1, card] = 0
    else:
        length = 1
        for _ in range(depth - 1):
            length *= 3
        for i in range(length):
            x = spans[depth, i]
            once = third[third[x, card], spans[depth, 0]]
            twice = third[x, once]
            spans[depth + 1, i] = x
            spans[depth + 1, length + i] = once
            spans[depth + 1, 2 * length + i] = twice
            insides[depth + 1, once] = length + i
            insides[depth + 1, twice] = 2 * length + i
    if rivals > 1:
        for i in range(size):
            cells[depth + 1, i] *= 2
            work.keys[i] = 0
        cells[depth + 1, place] -= 1
        _refine(work, depth + 1, size)


@kernel_part
def _record_picture(work: _Workspace, depth: Int, size: Int, pictures: _Pictures, owner: Int) -> Any:
    """Whose picture the first frame beginning like this one sees, and whether it is new and now `owner`'s."""
    while True:
        rivals = _list(work, depth, size, np.int64(6))
        if rivals == 0:
            break
        _lengthen(work, depth, size, np.int64(work.lists[6, 0]), rivals)
        depth += 1
    low = np.uint64(0)
    high = np.uint64(0)
    for i in range(size):
        bit = np.uint64(work.insides[depth, work.hand[i]])
        if bit < 64:
            low |= np.uint64(1) << bit
        else:
            high |= np.uint64(1) << (bit - np.uint64(64))
    mask = len(pictures.owners) - 1
    mixed = (low ^ (high * np.uint64(0xD1B54A32D192ED03))) * np.uint64(0x9E3779B97F4A7C15)
    at = np.int64(mixed >> np.uint64(20)) & mask
    while pictures.owners[at] >= 0:
        if pictures.lows[at] == low and pictures.highs[at] == high:
            return pictures.owners[at], False
        at = (at + 1) & mask
    pictures.lows[at], pictures.highs[at], pictures.owners[at] = low, high, owner
    return owner, True


@kernel_part
def _explore(work: _Workspace, size: Int, pictures: _Pictures, owner: Int) -> Int:
    """Stores what every frame of a new hand sees; returns how many pictures there were beyond the first."""
    nexts = np.zeros(7, np.int64)
    lengths = np.zeros(7, np.int64)
    depth = np.int64(0)
    kept = 0
    lengths[0] = _list(work, depth, size, depth)
    while depth >= 0:
        at = nexts[depth]
        if at == lengths[depth]:
            depth -= 1
            continue
        nexts[depth] += 1
        _lengthen(work, depth, size, np.int64(work.lists[depth, at]), lengths[depth])
        if at > 0:
            _, is_new = _record_picture(work, depth + 1, size, pictures, owner)
            if not is_new:
                continue
            kept += 1
        depth += 1
        nexts[depth] = 0
        lengths[depth] = _list(work, depth, size, depth)
    return kept


@kernel_part
def _mark(work: _Workspace, size: Int, pairs: Longs) -> Int:
    """How many cards share the highest mark, or 0 if the last one is not among them; the marks are left as keys."""
    last = size - 1
    for row in range(size):
        i = last - row
        mark = 7 * work.marks[pairs[work.hand[i]]]
        for j in range(size):
            mark += work.marks[pairs[work.third[work.hand[i], work.hand[j]]]]
        if mark > work.keys[last] and row > 0:
            return 0
        work.keys[i] = mark
    ties = 0
    for i in range(size):
        ties += work.keys[i] == work.keys[last]
    return ties


@compiled
def _extend(
    work: _Workspace,
    hands: Bytes,
    numbers: Longs,
    size: Int,
    deck: Int,
    set_free: bool,
    pictures: _Pictures,
    out: Bytes,
    met: Longs,
    accepted: Longs,
) -> Int:
    """Writes the classes with one more card into `out`, `met` and `accepted`; returns how many, or -1 if there was no
    room."""
    hand, third = work.hand, work.third
    before = np.zeros(81, np.int64)
    pairs = np.zeros(81, np.int64)
    root = np.int64(0)
    classes = root
    kept = root
    larger = size + 1
    for index in range(len(hands)):
        for i in range(size):
            hand[i] = hands[index, i]
        for i in range(81):
            before[i] = 0
        for i in range(size):
            for j in range(i):
                before[third[hand[i], hand[j]]] += 1
        for card in range(deck):
            held = set_free and before[card] > 0
            for i in range(size):
                held |= hand[i] == card
            if held:
                continue
            for i in range(81):
                pairs[i] = before[i]
            for i in range(size):
                pairs[third[hand[i], card]] += 1
            hand[size] = card
            ties = _mark(work, larger, pairs)
            if ties == 0:
                continue
            for i in range(larger):
                work.cells[0, i] = 0
                for j in range(larger):
                    work.values[i, j] = work.marks[pairs[third[hand[i], hand[j]]]]
            _refine(work, root, larger)
            owner, is_new = _record_picture(work, root, larger, pictures, classes)
            if is_new:
                if classes == len(met) or 2 * kept > len(pictures.owners):
                    return -1
                for i in range(larger):
                    out[classes, i] = hand[i]
                accepted[classes] = ties
                kept += 1 + _explore(work, larger, pictures, classes)
                classes += 1
            met[owner] += numbers[index]
    return classes


def levels(deck: int, set_free: bool) -> Iterator[tuple[Bytes, Longs]]:
    """For 0, 1, 2 … cards one hand of each class (a row each) and how many hands each class has."""
    work = _workspace()
    hands = np.zeros((1, _ROOM), np.uint8)
    numbers = np.ones(1, np.int64)
    room = _FIRST_ROOM
    for size in range(min(deck, _ROOM - 1) + 1):
        yield hands[:, :size], numbers
        found = -1
        while found < 0:
            out = np.zeros((room, _ROOM), np.uint8)
            met, accepted = np.zeros(room, np.int64), np.zeros(room, np.int64)
            table = 8 * room
            pictures = _Pictures(np.zeros(table, np.uint64), np.zeros(table, np.uint64), np.full(table, -1, np.int64))
            found = _extend(work, hands, numbers, size, deck, set_free, pictures, out, met, accepted)
            if found < 0:
                room *= 4
        hands, numbers = out[:found], met[:found] // accepted[:found]
