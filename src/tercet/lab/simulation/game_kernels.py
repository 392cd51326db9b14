"""Compiled simulation of millions of games, card by card the same as `game.play`."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tercet.core.cardgame.rules import CardRules
from tercet.core.sets.cards import DECK_SIZE, THIRD
from tercet.lab.acceleration import Int, compiled, kernel_part
from tercet.lab.game_tally import COLUMN, COUNTERS, LEFT, PILES, SETS, GameTally
from tercet.lab.random_kernels import STEP, below, mixed, shuffle
from tercet.lab.simulation.game import POLICIES, Policy, differing

_GAP = DECK_SIZE
_ROW = DECK_SIZE + 1
_ONE = np.uint64(1)
_PLACES = np.uint64((1 << 32) - 1)
"""Mask of a SET's position bits. A SET is a number: a bit for each position, and above them the positions, eight bits
each."""
_BYTE = np.uint64(255)
_PILES, _SETS, _COLUMN = np.int64(PILES), np.int64(SETS), np.int64(COLUMN)
_LOW, _MIDDLE, _HIGH = np.uint64(32), np.uint64(40), np.uint64(48)

RANDOM, FIRST_PLACED, FEWEST, MOST, GREEDY = range(5)
"""The policies by their numbers in `POLICIES`."""
assert POLICIES[:5] == ("random", "first", "fewest", "most", "greedy")


class TableArrays(NamedTuple):
    """The cards by position, the positions by card, and the SETs on the table."""

    third: NDArray[np.uint8]
    """The third card of any two, flattened; a gap if either is a gap."""
    differing: NDArray[np.uint8]
    cards: NDArray[np.uint8]
    where: NDArray[np.uint64]
    """Each card's position, as a number above bit 48 and as a bit; 0 if it is not on the table."""
    sets: NDArray[np.uint64]
    order: NDArray[np.uint8]
    line: NDArray[np.uint8]


def _third_row() -> NDArray[np.uint8]:
    third = np.full((_ROW, _ROW), _GAP, np.uint8)
    third[:_GAP, :_GAP] = THIRD
    np.fill_diagonal(third, _GAP)
    return third.ravel()


_THIRD = _third_row()
_DIFFERING = np.array([differing(a, b) for a in range(_GAP) for b in range(_GAP)], np.uint8)


def new_table_arrays() -> TableArrays:
    """Returns the arrays of one thread."""
    return TableArrays(
        third=_THIRD,
        differing=_DIFFERING,
        cards=np.full(32, _GAP, np.uint8),
        where=np.zeros(_ROW, np.uint64),
        sets=np.zeros(192, np.uint64),
        order=np.zeros(DECK_SIZE + COLUMN, np.uint8),
        line=np.zeros((DECK_SIZE // COLUMN, COLUMN), np.uint8),
    )


@kernel_part
def _lay(table: TableArrays, card: Any, place: Int, end: Int, found: Any) -> Any:
    """Puts a card into a gap among the positions before `end`; returns the new number of SETs."""
    row = np.uint64(card) * np.uint64(_ROW)
    own = (np.uint64(place) << _LOW) | (_ONE << np.uint64(place))
    for j in range(end):
        where = table.where[table.third[row + np.uint64(table.cards[j])]]
        # store before knowing whether it counts: a store is cheaper than a mispredicted branch
        table.sets[found] = where | (own | (np.uint64(j) << _MIDDLE) | (_ONE << np.uint64(j)))
        found += np.uint64(where >= (np.uint64(j + 1) << _HIGH))
    table.cards[place] = card
    table.where[card] = (np.uint64(place) << _HIGH) | (_ONE << np.uint64(place))
    return found


@kernel_part
def _keep(table: TableArrays, found: Any, gone: Any) -> Any:
    """Drops the SETs with a card in an emptied position; returns how many are left."""
    kept = np.uint64(0)
    for i in range(found):
        one = table.sets[i]
        table.sets[kept] = one
        kept += np.uint64((one & gone) == 0)
    return kept


@kernel_part
def _value(table: TableArrays, found: Any, index: Any, policy: Int) -> Int:
    """Returns a policy's value for a SET; the policy takes the SET with the highest."""
    one = table.sets[index]
    a, b, c = (one >> _LOW) & _BYTE, (one >> _MIDDLE) & _BYTE, (one >> _HIGH) & _BYTE
    if policy == FIRST_PLACED:
        low, high = min(a, b), max(a, c)
        return -np.int64((low << np.uint64(16)) | ((a + b + c - low - high) << np.uint64(8)) | high)
    if policy == GREEDY:
        kept = np.int64(0)
        for i in range(found):
            kept += (table.sets[i] & one & _PLACES) == 0
        return kept
    different = np.int64(table.differing[np.int64(table.cards[a]) * 81 + table.cards[b]])
    return different if policy == MOST else -different


@kernel_part
def _candidates(table: TableArrays, found: Any, policy: Int) -> Any:
    """Returns the highest value of any SET under a policy, and the number of SETs that have it."""
    best, ties = np.int64(-(1 << 40)), np.uint64(0)
    for i in range(found):
        value = _value(table, found, i, policy)
        if value > best:
            best, ties = value, np.uint64(0)
        ties += np.uint64(value == best)
    return best, ties


@compiled
def play(
    table: TableArrays,
    seed: Any,
    first: Int,
    games: Int,
    policy: Int,
    size: Int,
    cards: Int,
    counters: NDArray[np.int64],
    left_over: NDArray[np.int64],
) -> Int:
    """Plays and counts games; returns how many never grew, or -1 - n if game n ended with three cards."""
    order = table.order
    never = np.int64(0)
    for game in range(first, first + games):
        state = mixed(mixed(seed) + np.uint64(game) * STEP)
        state, fraction, draws = shuffle(order, cards, state)
        for i in range(_ROW):
            table.where[i] = 0
        for i in range(32):
            table.cards[i] = _GAP
        found = np.uint64(0)
        end = size
        count = size
        dealt = np.int64(0)
        taken = np.int64(0)
        while dealt < size:
            found = _lay(table, order[dealt], dealt, dealt, found)
            dealt += 1
        row = (count // _COLUMN * _PILES + (cards - dealt) // _COLUMN) * _SETS
        grew = False
        counters[row + np.int64(found)] += 1
        while True:
            if found == 0:
                if dealt == cards:
                    break
                grew = True
                for _ in range(_COLUMN):
                    found = _lay(table, order[dealt], end, end, found)
                    dealt += 1
                    end += 1
                count += _COLUMN
                row += _PILES * _SETS - _SETS
            else:
                best, ties = np.int64(0), found
                if policy != RANDOM:
                    best, ties = _candidates(table, found, policy)
                index = np.uint64(0)
                if policy != FIRST_PLACED:
                    index, state, fraction, draws = below(ties, state, fraction, draws)
                if policy != RANDOM:
                    nth = index
                    index = np.uint64(0)
                    while True:
                        if _value(table, found, index, policy) == best:
                            if nth == 0:
                                break
                            nth -= _ONE
                        index += _ONE
                one = table.sets[index]
                a, b, c = (one >> _LOW) & _BYTE, (one >> _MIDDLE) & _BYTE, (one >> _HIGH) & _BYTE
                low, high = min(a, b), max(a, c)
                b = a + b + c - low - high
                a, c = low, high
                found = _keep(table, found, one & _PLACES)
                for i, place in enumerate((a, b, c)):
                    card = table.cards[place]
                    table.line[taken, i] = card
                    table.where[card] = 0
                    table.cards[place] = _GAP
                taken += 1
                count -= _COLUMN
                row -= _PILES * _SETS
                if dealt < cards:
                    if count < size:
                        if end == 12:
                            # the usual size as a constant, so the compiler can unroll the loops
                            found = _lay(table, order[dealt], a, 12, found)
                            found = _lay(table, order[dealt + 1], b, 12, found)
                            found = _lay(table, order[dealt + 2], c, 12, found)
                        else:
                            found = _lay(table, order[dealt], a, end, found)
                            found = _lay(table, order[dealt + 1], b, end, found)
                            found = _lay(table, order[dealt + 2], c, end, found)
                        dealt += _COLUMN
                        count += _COLUMN
                        row += _PILES * _SETS - _SETS
                    else:
                        end -= _COLUMN
                        found = _keep(table, found, np.uint64(7) << np.uint64(end))
                        for i in range(end, end + _COLUMN):
                            table.where[table.cards[i]] = 0
                        gap = np.int64(0)
                        for i in range(end, end + _COLUMN):
                            card = table.cards[i]
                            table.cards[i] = _GAP
                            if card != _GAP:
                                while table.cards[gap] != _GAP:
                                    gap += 1
                                found = _lay(table, card, gap, end, found)
            counters[row + np.int64(found)] += 1
        if count == _COLUMN:
            return -1 - game
        left_over[count] += 1
        never += not grew
    return never


class GameRunner:
    """Plays chunks of games; safe to call from several threads."""

    def __init__(self, seed: int, policy: Policy, rules: CardRules) -> None:
        self.seed, self.policy = np.uint64(seed), POLICIES.index(policy)
        self.rules = rules

    def __call__(self, first: int, games: int) -> GameTally:
        counters, left = np.zeros(COUNTERS, np.int64), np.zeros(LEFT, np.int64)
        never = play(
            new_table_arrays(),
            self.seed,
            first,
            games,
            self.policy,
            self.rules.layout,
            self.rules.cards,
            counters,
            left,
        )
        assert never >= 0, f"three cards left in game {-1 - never} of seed {self.seed}"
        return GameTally(games, never, left, counters)
