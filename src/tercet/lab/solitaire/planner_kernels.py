"""The compiled solitaire planner, with exactly the choices of `planner`, and whole games played by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tercet.core.cardgame.rules import CardRules
from tercet.core.sets.cards import DECK_SIZE, THIRD
from tercet.lab.acceleration import Int, compiled, kernel_part
from tercet.lab.game_tally import COLUMN, COUNTERS, LEFT, PILES, SETS, GameTally
from tercet.lab.random_kernels import STEP, mixed, shuffle
from tercet.lab.solitaire.covers import COUNTED, EXACT, Three, stranding

Bytes = NDArray[np.uint8]
Longs = NDArray[np.int64]

_ONE = np.uint64(1)
_ABSENT = np.uint8(255)
_ROOM = 24
"""Capacity for the cards on a table; more than any table has."""
_ALL = np.int64(1) << 60


class PlannerWorkspace(NamedTuple):
    """The arrays of one thread."""

    limits: Longs
    """COUNTED and EXACT; passed in, because a cached kernel does not notice when a constant in another module
    changes."""
    third: Bytes
    stranding: Longs
    place: Bytes
    """For each card, its index among the cards to be covered, or _ABSENT."""
    cover: Bytes
    """The cards to be covered, starting with those in the fewest SETs."""
    degrees: Longs
    starts: Longs
    masks: NDArray[np.uint64]
    used: NDArray[np.uint64]
    firsts: Longs
    nexts: Longs
    sets: Bytes
    remain: Bytes
    order: Bytes


_THIRD = np.array(THIRD, np.uint8)
_STRANDING = np.array([stranding(cards) for cards in range(DECK_SIZE + 1)], np.int64)


def new_workspace() -> PlannerWorkspace:
    """Allocates the arrays."""
    return PlannerWorkspace(
        limits=np.array([COUNTED, EXACT], np.int64),
        third=_THIRD,
        stranding=_STRANDING,
        place=np.full(DECK_SIZE, _ABSENT, np.uint8),
        cover=np.zeros(DECK_SIZE, np.uint8),
        degrees=np.zeros(DECK_SIZE, np.int64),
        starts=np.zeros(DECK_SIZE + 1, np.int64),
        masks=np.zeros(1200, np.uint64),
        used=np.zeros(_ROOM, np.uint64),
        firsts=np.zeros(_ROOM, np.int64),
        nexts=np.zeros(_ROOM, np.int64),
        sets=np.zeros((128, 3), np.uint8),
        remain=np.zeros(DECK_SIZE, np.uint8),
        order=np.zeros(DECK_SIZE + COLUMN, np.uint8),
    )


@kernel_part
def _covers(work: PlannerWorkspace, cards: Bytes, size: Int, most: Int) -> Int:
    """Returns the number of covers of some cards (at most 63); stops counting at `most`."""
    third, place, cover, starts, masks = work.third, work.place, work.cover, work.starts, work.masks
    if size == 0:
        return np.int64(1)
    for i in range(DECK_SIZE):
        place[i] = _ABSENT
    for i in range(size):
        place[cards[i]] = 0
    for i in range(size):
        sets = np.int64(0)
        for j in range(size):
            sets += place[third[cards[i], cards[j]]] != _ABSENT
        if sets == 1:
            return np.int64(0)
        work.degrees[i] = sets
        at = i
        while at > 0 and work.degrees[place[cover[at - 1]]] > sets:
            cover[at] = cover[at - 1]
            at -= 1
        cover[at] = cards[i]
        place[cards[i]] = i
    for i in range(size):
        place[cover[i]] = i
    found = np.int64(0)
    for i in range(size):
        starts[i] = found
        for j in range(i + 1, size):
            k = place[third[cover[i], cover[j]]]
            if k != _ABSENT and k > j:
                masks[found] = (_ONE << np.uint64(i)) | (_ONE << np.uint64(j)) | (_ONE << np.uint64(k))
                found += 1
    starts[size] = found
    full = (_ONE << np.uint64(size)) - _ONE
    used, firsts, nexts = work.used, work.firsts, work.nexts
    used[0], firsts[0], nexts[0] = np.uint64(0), 0, 0
    depth = np.int64(0)
    covers = np.int64(0)
    while depth >= 0:
        at = nexts[depth]
        if at == starts[firsts[depth] + 1]:
            depth -= 1
            continue
        nexts[depth] += 1
        if masks[at] & used[depth]:
            continue
        now = used[depth] | masks[at]
        if now == full:
            covers += 1
            if covers == most:
                break
            continue
        first = firsts[depth] + 1
        while (now >> np.uint64(first)) & _ONE:
            first += 1
        depth += 1
        used[depth], firsts[depth], nexts[depth] = now, first, starts[first]
    return covers


@kernel_part
def _find_sets(work: PlannerWorkspace, table: Bytes, size: Int, sets: Bytes) -> Int:
    """Writes every SET, in order, with its cards in order; returns the number of SETs."""
    place = work.place
    for i in range(DECK_SIZE):
        place[i] = _ABSENT
    for i in range(size):
        place[table[i]] = i
    found = np.int64(0)
    for a in range(DECK_SIZE):
        if place[a] == _ABSENT:
            continue
        for b in range(a + 1, DECK_SIZE):
            if place[b] == _ABSENT:
                continue
            c = work.third[a, b]
            if c > b and place[c] != _ABSENT:
                sets[found, 0], sets[found, 1], sets[found, 2] = a, b, c
                found += 1
    return found


@kernel_part
def _remaining(work: PlannerWorkspace, table: Bytes, size: Int, pile: Bytes, left: Int, sets: Bytes, index: Int) -> Int:
    """Writes the cards of table and pile, except those of the SET at `index`, if any; returns their number."""
    count = np.int64(0)
    for i in range(size):
        card = table[i]
        if index < 0 or (card != sets[index, 0] and card != sets[index, 1] and card != sets[index, 2]):
            work.remain[count] = card
            count += 1
    for i in range(left):
        work.remain[count] = pile[i]
        count += 1
    return count


@kernel_part
def _strandedness(work: PlannerWorkspace, count: Int) -> Int:
    """Returns the expected number of remaining cards that end up without a SET, in units of 1/2²⁴."""
    place, remain = work.place, work.remain
    for i in range(DECK_SIZE):
        place[i] = 0
    for i in range(count):
        place[remain[i]] = 1
    total = np.int64(0)
    for i in range(count):
        sets = np.int64(0)
        for j in range(count):
            sets += place[work.third[remain[i], remain[j]]]
        total += work.stranding[count, sets // 2]
    return total


@kernel_part
def _chance(work: PlannerWorkspace, table: Bytes, size: Int, pile: Bytes, left: Int, full: Int, only: Int) -> float:
    """Returns the probability of clearing everything with optimal play, after taking SET number `only` unless that is
    negative."""
    sets = np.empty((64, 3), np.uint8)
    if _covers(work, work.remain, _remaining(work, table, size, pile, left, sets, np.int64(-1)), np.int64(1)) == 0:
        return 0.0
    if left == 0 and only < 0:
        return 1.0
    found = _find_sets(work, table, size, sets)
    after = np.empty(_ROOM, np.uint8)
    rest = np.empty(DECK_SIZE, np.uint8)
    best = 0.0
    for index in range(max(found, 1)):
        if only >= 0 and index != only:
            continue
        count = np.int64(0)
        for i in range(size):
            card = table[i]
            if found == 0 or (card != sets[index, 0] and card != sets[index, 1] and card != sets[index, 2]):
                after[count] = card
                count += 1
        if found > 0 and count >= full:
            value = _chance(work, after, count, pile, left, full, np.int64(-1))
        else:
            total = 0.0
            ways = 0
            can = _covers(
                work, work.remain, _remaining(work, after, count, pile, left, sets, np.int64(-1)), np.int64(1)
            )
            if can and left == 0:
                total, ways = 1.0, 1
            elif can:
                for i in range(left):
                    for j in range(i + 1, left):
                        for k in range(j + 1, left):
                            after[count], after[count + 1], after[count + 2] = pile[i], pile[j], pile[k]
                            other = np.int64(0)
                            for at in range(left):
                                if at not in (i, j, k):
                                    rest[other] = pile[at]
                                    other += 1
                            total += _chance(work, after, count + 3, rest, other, full, np.int64(-1))
                            ways += 1
            value = total / max(ways, 1)
        best = max(best, value)
        if best == 1.0:
            break
    return best


@kernel_part
def _choose(work: PlannerWorkspace, table: Bytes, size: Int, pile: Bytes, left: Int, full: Int) -> Any:
    """Writes the table's SETs to `work.sets`; returns the index of the one to take, and their number."""
    sets = work.sets
    found = _find_sets(work, table, size, sets)
    best: Int = np.int64(0)
    most, least = np.int64(-1), np.int64(0)
    chance = -1.0
    for index in range(found):
        if found == 1:
            break
        if left <= work.limits[1]:
            value = _chance(work, table, size, pile, left, full, index)
            if value > chance:
                best, chance = index, value
            continue
        count = _remaining(work, table, size, pile, left, sets, index)
        covers = _covers(work, work.remain, count, _ALL) if count <= work.limits[0] else np.int64(0)
        stranded = _strandedness(work, count)
        if covers > most or (covers == most and stranded < least):
            best, most, least = index, covers, stranded
    return best, found


@compiled
def pick(work: PlannerWorkspace, table: Bytes, pile: Bytes, full: Int) -> Int:
    """Writes the table's SETs to `work.sets`; returns the index of the one to take, or -1 if there is none."""
    best, found = _choose(work, table, len(table), pile, len(pile), full)
    return best if found > 0 else np.int64(-1)


@compiled
def play(
    work: PlannerWorkspace, seed: Any, first: Int, games: Int, full: Int, cards: Int, counters: Longs, left_over: Longs
) -> Int:
    """Plays and counts games; returns how many never grew, or -1 - n if game n ended with three cards."""
    table = np.empty(_ROOM, np.uint8)
    pile = np.empty(DECK_SIZE, np.uint8)
    never = np.int64(0)
    for game in range(first, first + games):
        shuffle(work.order, cards, mixed(mixed(seed) + np.uint64(game) * STEP))
        size = np.int64(0)
        while size < full:
            table[size] = work.order[size]
            size += 1
        dealt = size
        grew = False
        while True:
            left = cards - dealt
            for i in range(left):
                pile[i] = work.order[dealt + i]
            # sort, as in the planner, so no policy can learn from the order of the pile
            for i in range(1, left):
                card, at = pile[i], i
                while at > 0 and pile[at - 1] > card:
                    pile[at] = pile[at - 1]
                    at -= 1
                pile[at] = card
            best, found = _choose(work, table, size, pile, left, full)
            counters[(size // COLUMN * PILES + left // COLUMN) * SETS + found] += 1
            if found == 0 and left == 0:
                break
            if found > 0:
                count = np.int64(0)
                for i in range(size):
                    card = table[i]
                    if card != work.sets[best, 0] and card != work.sets[best, 1] and card != work.sets[best, 2]:
                        table[count] = card
                        count += 1
                size = count
            else:
                grew = True
            if left > 0 and (found == 0 or size < full):
                for _ in range(COLUMN):
                    table[size] = work.order[dealt]
                    size += 1
                    dealt += 1
        if size == COLUMN:
            return -1 - game
        left_over[size] += 1
        never += not grew
    return never


def choose(work: PlannerWorkspace, table: Sequence[int], pile: Sequence[int], size: int) -> Three:
    """`planner.choose`, compiled."""
    best = pick(work, np.array(table, np.uint8), np.array(sorted(pile), np.uint8), size)
    if best < 0:
        raise ValueError("there is no SET on the table")
    a, b, c = work.sets[best].tolist()
    return a, b, c


class PlannedGameRunner:
    """Plays chunks of games; safe to call from several threads."""

    def __init__(self, seed: int, rules: CardRules) -> None:
        self.seed, self.rules = np.uint64(seed), rules

    def __call__(self, first: int, games: int) -> GameTally:
        counters, left = np.zeros(COUNTERS, np.int64), np.zeros(LEFT, np.int64)
        never = play(new_workspace(), self.seed, first, games, self.rules.layout, self.rules.cards, counters, left)
        assert never >= 0, f"three cards left in game {-1 - never} of seed {self.seed}"
        return GameTally(games, never, left, counters)
