"""Seating plans of a round: pure functions of the people, the standings and earlier meetings (R5)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import blake2b
from itertools import combinations, product
from typing import Literal, TypeVar

from tercet.core.engine.seats import Seat

Arrangement = Literal["same", "shuffled", "neighbours"]
"""How to seat people: as in the previous round, at random, or beside their neighbours in the standings, as in a Swiss
tournament (R5)."""
FEWEST = 2
"""Minimum number of people at a table, unless only one person is in the room."""
MOST_EXACT = 10
"""Up to this many people, all plans are compared."""
STEEPNESS = 10
"""How much worse each further meeting of two people is than the one before."""
Groups = tuple[tuple[Seat, ...], ...]
Pair = tuple[Seat, Seat]
SeatT = TypeVar("SeatT", bound=int)


def table_sizes(people: int, size: int, most: int, *, with_bots: bool = False) -> tuple[int, ...]:
    """Number of people at each table: as equal as possible, at most `most`, and nobody alone if avoidable.

    A table gets one or two people more than `size` if that keeps a person from being alone. With bots, nobody is alone,
    so no table exceeds `size` (R11).
    """
    if not people:
        return ()
    if size == 1:
        return (1,) * people
    wanted = -(-people // size)
    needed = -(-people // most)
    tables = max(wanted if with_bots else min(wanted, people // FEWEST), needed, 1)
    small, larger = divmod(people, tables)
    return tuple(small + (i < larger) for i in range(tables))


def shuffled_groups(people: Sequence[Seat], sizes: Sequence[int], seed: str) -> Groups:
    """Random groups, determined by the seed alone."""

    def key(seat: Seat) -> bytes:
        return blake2b(f"{seed}/{seat}".encode(), digest_size=16).digest()

    return _cut(sorted(people, key=key), sizes)


def neighbour_groups(ranked: Sequence[Seat], sizes: Sequence[int], met: Mapping[Pair, int]) -> Groups:
    """Groups people who have met least, and among such plans neighbours in the standings, as in Swiss pairing.

    The best plan for few people; for more, one that no exchange of two people improves.
    """
    plan = _SwissPlan(ranked, met)
    groups: Sequence[Sequence[int]] = plan.improved(_cut(range(len(ranked)), sizes))
    if len(ranked) <= MOST_EXACT:
        groups = plan.best(sizes, groups)
    return tuple(tuple(ranked[place] for place in group) for group in sorted(map(sorted, groups)))


class _SwissPlan:
    """Costs of sharing a table, for people by their place in the standings, counted from 0."""

    def __init__(self, ranked: Sequence[Seat], met: Mapping[Pair, int]) -> None:
        people = range(len(ranked))
        # no difference in standing outweighs a meeting
        meeting = 1 + sum((a - b) ** 2 for a in people for b in people)
        self._cost: list[list[int]] = [[(a - b) ** 2 for b in people] for a in people]
        places = {seat: place for place, seat in enumerate(ranked)}
        for (one, other), times in met.items():
            if one in places and other in places:
                a, b = places[one], places[other]
                further = meeting * (STEEPNESS**times - 1)
                self._cost[a][b] += further
                self._cost[b][a] += further

    def improved(self, groups: Sequence[Sequence[int]]) -> list[list[int]]:
        """Exchanges two people of different tables as long as that helps."""
        tables = [list(group) for group in groups]
        # what each person pays for sharing each table; kept up to date, so an exchange is judged without a sum
        pays = [[sum(costs[x] for x in table) for table in tables] for costs in self._cost]
        helps = True
        while helps:
            helps = False
            for i, table in enumerate(tables):
                for j, other in enumerate(tables[:i]):
                    for a, b in product(range(len(table)), range(len(other))):
                        one, two = table[a], other[b]
                        now, then = pays[one][i] + pays[two][j], pays[one][j] + pays[two][i]
                        if now > then - 2 * self._cost[one][two]:
                            table[a], other[b] = two, one
                            for costs, paid in zip(self._cost, pays, strict=True):
                                change = costs[two] - costs[one]
                                paid[i] += change
                                paid[j] -= change
                            helps = True
        return tables

    def best(self, sizes: Sequence[int], known: Sequence[Sequence[int]]) -> Sequence[Sequence[int]]:
        """The cheapest of all plans, starting from one that is `known`."""
        found = known
        least = sum(map(self._table_cost, known))

        def seat(
            left: tuple[int, ...], sizes_left: tuple[int, ...], groups: tuple[tuple[int, ...], ...], cost: int
        ) -> None:
            nonlocal found, least
            if cost >= least:
                return
            if not left:
                found, least = groups, cost
                return
            for size in set(sizes_left):
                rest = list(sizes_left)
                rest.remove(size)
                for others in combinations(left[1:], size - 1):
                    group = (left[0], *others)
                    remaining = tuple(person for person in left if person not in group)
                    seat(remaining, tuple(rest), (*groups, group), cost + self._table_cost(group))

        seat(tuple(range(len(self._cost))), tuple(sizes), (), 0)
        return found

    def _table_cost(self, group: Sequence[int]) -> int:
        return sum(self._cost[a][b] for a, b in combinations(group, 2))


def same_groups(former: Groups, people: Collection[Seat], most: int, *, with_bots: bool = False) -> Groups:
    """The previous round's tables without the people who left. Newcomers, and people whose table is now too small, join
    the smallest table, or a new one if all are full. With bots, one person may have a table alone (R11)."""
    groups = [[seat for seat in group if seat in people][:most] for group in former]
    seated = {seat for group in groups for seat in group}
    for seat in people:
        if seat not in seated:
            open_groups = [group for group in groups if len(group) < most]
            if not open_groups:
                open_groups = [[]]
                groups += open_groups
            min(open_groups, key=len).append(seat)
    filled = [group for group in groups if group]
    return tuple(map(tuple, filled)) if with_bots else _without_lone_people(filled, most)


def pair(a: Seat, b: Seat) -> Pair:
    return (a, b) if a < b else (b, a)


def _without_lone_people(groups: list[list[Seat]], most: int) -> Groups:
    """Moves a person left alone to the smallest table; if all tables are full, moves a person from the largest table to
    them instead.

    The person stays alone if the move would leave another person alone.
    """
    while len(groups) > 1 and (lone := next((group for group in groups if len(group) == 1), None)) is not None:
        others = [group for group in groups if group is not lone]
        smallest, largest = min(others, key=len), max(others, key=len)
        if len(smallest) < most:
            smallest += lone
            groups = others
        elif len(largest) > FEWEST:
            lone.append(largest.pop())
        else:
            break
    return tuple(map(tuple, groups))


def _cut(people: Sequence[SeatT], sizes: Sequence[int]) -> tuple[tuple[SeatT, ...], ...]:
    groups: list[tuple[SeatT, ...]] = []
    start = 0
    for size in sizes:
        groups.append(tuple(people[start : start + size]))
        start += size
    return tuple(groups)
