"""Solitaire with the order of the pile unknown: which SET to take to clear the table as often as possible.

A player who counts cards knows which are still to come, but not when. To clear the table, all remaining cards, on the
table and in the pile, must be divided into SETs: there must be a *cover*. So the planner takes the SET that leaves the
most covers; while these are too many to count, the SET after which the fewest cards are expected to become stranded;
and at the end it considers every possible order of the pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from tercet.core.sets.cards import CARDS, THIRD, CardLike, CardSet, find_sets, to_cards
from tercet.lab import acceleration
from tercet.lab.solitaire.covers import COUNTED, EXACT, Three, count_covers, has_cover, stranding

SIZE: Final = 12


def best_set(table: str | Sequence[CardLike], pile: str | Sequence[CardLike], size: int = SIZE) -> CardSet:
    """Returns the SET that most often leads to a cleared table; ignores the order of the pile."""
    table, pile = to_cards(table), to_cards(pile)
    if acceleration.is_enabled_or_warn():
        from tercet.lab.solitaire import planner_kernels

        chosen = planner_kernels.choose(planner_kernels.new_workspace(), table, pile, size)
    else:
        chosen = choose(table, pile, size)
    a, b, c = chosen
    return CARDS[a], CARDS[b], CARDS[c]


def choose(table: Sequence[int], pile: Sequence[int], size: int = SIZE) -> Three:
    """Chooses the SET to take; ignores the order of the cards, especially of the pile."""
    sets = sorted(_sorted(three) for three in find_sets(table))
    if not sets:
        raise ValueError("there is no SET on the table")
    if len(sets) == 1:
        return sets[0]
    pile = sorted(pile)
    remain = [*table, *pile]
    if len(pile) <= EXACT:
        return max(sets, key=lambda three: chance_after(table, pile, three, size))
    if len(remain) - 3 <= COUNTED:
        return max(sets, key=lambda three: _by_covers(remain, three))
    return min(sets, key=lambda three: strandedness(_without(remain, three)))


def _by_covers(remain: Sequence[int], three: Three) -> tuple[int, int]:
    rest = _without(remain, three)
    return count_covers(rest), -strandedness(rest)


def strandedness(cards: Sequence[int]) -> int:
    """Returns the expected number of cards that end up without a SET, in units of 1/2²⁴.

    For one of its cards, a SET is still complete if the other two remain at the horizon.
    """
    here = frozenset(cards)
    weights = stranding(len(cards))
    return sum(weights[sum(THIRD[a][b] in here for b in cards) // 2] for a in cards)


def chance_after(table: Sequence[int], pile: Sequence[int], three: Three, size: int = SIZE) -> float:
    """Returns the probability of clearing everything after taking a SET, with optimal play from there."""
    rest = _without(table, three)
    return _dealt(rest, pile, size) if len(rest) < size else chance(rest, pile, size)


def chance(table: Sequence[int], pile: Sequence[int], size: int = SIZE) -> float:
    """Returns the probability of clearing everything with optimal play, if all orders of the pile are equally likely.

    It tries every order, which is slow with more than nine cards in the pile.
    """
    if not has_cover([*table, *pile]):
        return 0.0
    if not pile:
        return 1.0
    sets = sorted(_sorted(three) for three in find_sets(table))
    if not sets:
        return _dealt(table, pile, size)
    best = 0.0
    for three in sets:
        best = max(best, chance_after(table, pile, three, size))
        if best == 1.0:
            break
    return best


def _dealt(table: Sequence[int], pile: Sequence[int], size: int) -> float:
    """Returns the chance before the next three cards are dealt."""
    if not has_cover([*table, *pile]):
        return 0.0
    if not pile:
        return 1.0
    total = 0.0
    ways = 0
    for new in combinations(pile, 3):
        total += chance([*table, *new], _without(pile, new), size)
        ways += 1
    return total / ways


def _without(cards: Sequence[int], three: Sequence[int]) -> list[int]:
    return [card for card in cards if card not in three]


def _sorted(three: tuple[int, int, int]) -> Three:
    a, b, c = sorted(three)
    return int(a), int(b), int(c)
