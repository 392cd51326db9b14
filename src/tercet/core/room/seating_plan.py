"""Seating plans of a round: pure functions of the people, the standings and earlier meetings (R5)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import blake2b
from typing import Literal

from tercet.core.engine.seats import Seat

Arrangement = Literal["same", "shuffled", "neighbours"]
"""How to seat people: as in the previous round, at random, or beside their neighbours in the standings, as in a Swiss
tournament (R5)."""
FEWEST = 2
"""Minimum number of people at a table, unless only one person is in the room."""
Groups = tuple[tuple[Seat, ...], ...]
Pair = tuple[Seat, Seat]


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
    """Groups neighbours in the standings, like Swiss pairing, preferring people who have met least.

    Each table in turn takes the best-placed person left, then repeatedly the person who has met those at the table
    least; ties go to the better-placed person.
    """
    left = list(ranked)
    groups = []
    for size in sizes:
        group = [left.pop(0)]
        while len(group) < size:
            chosen = min(left, key=lambda seat: sum(met.get(pair(seat, other), 0) for other in group))
            left.remove(chosen)
            group.append(chosen)
        groups.append(tuple(group))
    return tuple(groups)


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


def _cut(people: Sequence[Seat], sizes: Sequence[int]) -> Groups:
    groups, start = [], 0
    for size in sizes:
        groups.append(tuple(people[start : start + size]))
        start += size
    return tuple(groups)
