"""The compiled solitaire solver: the search of `solver`, with an explicit stack."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tercet.core.sets.cards import DECK_SIZE, THIRD
from tercet.lab.acceleration import Int, compiled, kernel_part
from tercet.lab.solitaire.covers import STRANDED

Bytes = NDArray[np.uint8]
Longs = NDArray[np.int64]

_COLUMN = 3
_DEPTHS = DECK_SIZE // _COLUMN + 1
_MOST_SETS = 192
_DEAD = 1 << 14
"""Number of positions without a solution to remember; a new one replaces an old one."""
_ONE = np.uint64(1)


class SolverWorkspace(NamedTuple):
    """A position for each SET taken so far, and the SETs that can be taken next."""

    third: Bytes
    turn: Longs
    """For each card, when it is dealt."""
    here: Bytes
    """For each card, 1 if it remains."""
    rests: Bytes
    """The remaining cards in dealing order, so those on the table come first."""
    degrees: Longs
    """For each card, the number of SETs it forms with other remaining cards."""
    counts: Longs
    piles: Longs
    sets: Bytes
    keys: Longs
    founds: Longs
    nexts: Longs
    dead: NDArray[np.uint64]
    """Positions without a solution: the remaining cards as bits, and above them the size of the pile and the number of
    the search."""
    searches: Longs
    line: Bytes


def new_workspace() -> SolverWorkspace:
    """Allocates the arrays."""
    return SolverWorkspace(
        third=np.array(THIRD, np.uint8),
        turn=np.zeros(DECK_SIZE, np.int64),
        here=np.zeros(DECK_SIZE, np.uint8),
        rests=np.zeros((_DEPTHS, DECK_SIZE), np.uint8),
        degrees=np.zeros((_DEPTHS, DECK_SIZE), np.int64),
        counts=np.zeros(_DEPTHS, np.int64),
        piles=np.zeros(_DEPTHS, np.int64),
        sets=np.zeros((_DEPTHS, _MOST_SETS, _COLUMN), np.uint8),
        keys=np.zeros(_MOST_SETS, np.int64),
        founds=np.zeros(_DEPTHS, np.int64),
        nexts=np.zeros(_DEPTHS, np.int64),
        dead=np.zeros((_DEAD, 2), np.uint64),
        searches=np.zeros(1, np.int64),
        line=np.zeros((_DEPTHS, _COLUMN), np.uint8),
    )


@kernel_part
def _begin(search: SolverWorkspace, rest: Bytes, pile: Int) -> None:
    third, here = search.third, search.here
    for card in range(DECK_SIZE):
        here[card] = 0
    for i in range(len(rest)):
        search.rests[0, i] = rest[i]
        search.turn[rest[i]] = i
        here[rest[i]] = 1
    for card in rest:
        uses = np.int64(40)
        if len(rest) < DECK_SIZE:
            uses = np.int64(-1)
            for other in rest:
                uses += here[third[card, other]]
            uses //= 2
        search.degrees[0, card] = uses
    search.counts[0] = len(rest)
    search.piles[0] = pile
    # a position that is dead for one order of the pile may not be for another
    search.searches[0] += 1


@kernel_part
def _list_sets(search: SolverWorkspace, depth: Int) -> None:
    """Lists the SETs that can be taken, starting with those whose cards are needed least; deals more cards if there are
    none.

    With the pile empty the order no longer matters, so only the SETs of the card with the fewest SETs are listed.
    """
    third, here, turn, rests, sets = search.third, search.here, search.turn, search.rests, search.sets
    keys, degrees = search.keys, search.degrees
    count = search.counts[depth]
    last = turn[rests[depth, count - 1]]
    found = np.int64(0)
    while True:
        table = count - search.piles[depth]
        dealt = last - search.piles[depth]
        only = np.int64(-1)
        if search.piles[depth] == 0:
            only = np.int64(rests[depth, 0])
            for i in range(1, count):
                if degrees[depth, rests[depth, i]] < degrees[depth, only]:
                    only = np.int64(rests[depth, i])
        for i in range(table):
            a = rests[depth, i]
            for j in range(i + 1, table):
                b = rests[depth, j]
                c = third[a, b]
                if here[c] and turn[b] < turn[c] <= dealt and (only < 0 or only in (a, b, c)):
                    key = degrees[depth, a] + degrees[depth, b] + degrees[depth, c]
                    at = found
                    while at > 0 and keys[at - 1] > key:
                        keys[at] = keys[at - 1]
                        for k in range(_COLUMN):
                            sets[depth, at, k] = sets[depth, at - 1, k]
                        at -= 1
                    keys[at] = key
                    sets[depth, at, 0], sets[depth, at, 1], sets[depth, at, 2] = a, b, c
                    found += 1
        if found > 0 or search.piles[depth] == 0:
            break
        search.piles[depth] -= _COLUMN
    search.founds[depth] = found
    search.nexts[depth] = 0


@kernel_part
def _take(search: SolverWorkspace, depth: Int, index: Int, size: Int) -> bool:
    """Writes the position after taking a SET to the next row (C6); returns whether any card is now in no SET."""
    third, here, rests, degrees = search.third, search.here, search.rests, search.degrees
    a, b, c = search.sets[depth, index, 0], search.sets[depth, index, 1], search.sets[depth, index, 2]
    search.line[depth, 0], search.line[depth, 1], search.line[depth, 2] = a, b, c
    here[a], here[b], here[c] = 0, 0, 0
    count = np.int64(0)
    stranded = False
    for i in range(search.counts[depth]):
        card = rests[depth, i]
        if here[card]:
            rests[depth + 1, count] = card
            count += 1
            sets = degrees[depth, card] - here[third[card, a]] - here[third[card, b]] - here[third[card, c]]
            degrees[depth + 1, card] = sets
            stranded |= sets == 0
    pile = search.piles[depth]
    search.counts[depth + 1] = count
    search.piles[depth + 1] = pile - _COLUMN if pile > 0 and count - pile < size else pile
    return stranded


@kernel_part
def _put_back(search: SolverWorkspace, depth: Int) -> None:
    for i in range(_COLUMN):
        search.here[search.line[depth, i]] = 1


@kernel_part
def _key(search: SolverWorkspace, depth: Int) -> Any:
    low, high = np.uint64(0), (np.uint64(search.searches[0]) << np.uint64(32)) | np.uint64(search.piles[depth] << 20)
    for i in range(search.counts[depth]):
        bit = np.uint64(search.rests[depth, i])
        if bit < 64:
            low |= _ONE << bit
        else:
            high |= _ONE << (bit - np.uint64(64))
    mixed = (low ^ (high * np.uint64(0xD1B54A32D192ED03))) * np.uint64(0x9E3779B97F4A7C15)
    return low, high, np.int64(mixed >> np.uint64(50)) & (_DEAD - 1)


@compiled
def _clear(search: SolverWorkspace, rest: Bytes, pile: Int, size: Int, remembered: Int) -> Int:
    """Searches for a solution; returns its length, or -1."""
    if len(rest) == 0:
        return 0
    _begin(search, rest, pile)
    depth = np.int64(0)
    _list_sets(search, depth)
    while depth >= 0:
        index = search.nexts[depth]
        if index == search.founds[depth]:
            if search.counts[depth] <= remembered:
                low, high, at = _key(search, depth)
                search.dead[at, 0], search.dead[at, 1] = low, high
            depth -= 1
            if depth >= 0:
                _put_back(search, depth)
            continue
        search.nexts[depth] += 1
        stranded = _take(search, depth, index, size)
        count = search.counts[depth + 1]
        if count == 0:
            return depth + 1
        if not stranded and count <= remembered:
            low, high, at = _key(search, depth + 1)
            stranded = search.dead[at, 0] == low and search.dead[at, 1] == high
        if stranded:
            _put_back(search, depth)
            continue
        depth += 1
        _list_sets(search, depth)
    return -1


_SEARCHES: list[SolverWorkspace] = []
"""Idle workspaces; each thread takes one while it works, so none is shared."""


def solve(rest: bytes, pile: int, size: int) -> list[list[int]] | None:
    """Returns the SETs that clear the remaining cards, or None."""
    search = _SEARCHES.pop() if _SEARCHES else new_workspace()
    length = _clear(search, np.frombuffer(rest, np.uint8), pile, size, STRANDED)
    line = search.line[: max(length, 0)].tolist()
    _SEARCHES.append(search)
    return None if length < 0 else line
