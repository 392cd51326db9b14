"""What a player's games come to, in whole numbers that add up: the sum over all days, in any order, is the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from tercet.core.sets.feature_checks import KINDS

LONGEST_FIND: Final = 120_000
"""Milliseconds that one SET counts for at most, so that a phone call in between does not spoil a mean."""
UNSEEN_KEPT: Final = 5
"""So many of the SETs that lay longest are kept."""


class FindTimes(msgspec.Struct, frozen=True, array_like=True):
    """How many SETs were found, and in how many milliseconds altogether."""

    count: int = 0
    millis: int = 0


class UnseenSet(msgspec.Struct, frozen=True, array_like=True, order=True):
    """A SET that lay on the table for long before anybody took it, or until it was broken up."""

    millis: int
    cards: tuple[int, int, int]
    table: str


class BestTime(msgspec.Struct, frozen=True, array_like=True, order=True):
    """The shortest time of a game alone."""

    millis: int
    table: str


KIND_PLACES: Final = {kind: place for place, kind in enumerate(KINDS)}
"""Where a kind of SET stands in each third of `PlayerFacts.kinds`."""
_COUNT: Final = len(KINDS)


class PlayerFacts(msgspec.Struct, frozen=True, array_like=True):
    """Of one game, one day or all games of a player; `+` puts them together.

    Kinds of SET are counted in one row of numbers: a year of somebody who plays every day is added up by columns.
    """

    games: int = 0
    solo: int = 0
    """Games alone."""
    wins: int = 0
    """Games with others that were won, or shared."""
    millis: int = 0
    """How long they lasted."""
    hints: int = 0
    kinds: tuple[int, ...] = ()
    """For each of `KINDS` how many SETs were found, then in how many milliseconds, then how many lay there whenever the
    player found one, the one found among them; empty where nothing was found."""
    wrong: dict[str, int] = {}
    """Wrong calls by reason."""
    mixed: dict[str, int] = {}
    """By feature: how many wrong picks failed in it."""
    unseen: tuple[UnseenSet, ...] = ()
    """The SETs that lay longest, the longest first."""
    best: dict[str, BestTime] = {}
    """By rules."""

    @property
    def found(self) -> dict[str, FindTimes]:
        """By kind of SET: the initials of the features that differ."""
        times = zip(KINDS, self.kinds, self.kinds[_COUNT:], strict=False)
        return {kind: FindTimes(count, millis) for kind, count, millis in times if count}

    @property
    def offered(self) -> dict[str, int]:
        """By kind: how many SETs lay there."""
        return {kind: count for kind, count in zip(KINDS, self.kinds[2 * _COUNT :], strict=False) if count}

    @property
    def finds(self) -> FindTimes:
        """Of all kinds together."""
        return FindTimes(sum(self.kinds[:_COUNT]), sum(self.kinds[_COUNT : 2 * _COUNT]))

    def __add__(self, other: PlayerFacts) -> PlayerFacts:
        return total((self, other))


def kind_counts(found: Mapping[str, FindTimes], offered: Mapping[str, int]) -> tuple[int, ...]:
    """The row of numbers for some kinds of SET; `PlayerFacts.found` and `offered` are the way back."""
    none = FindTimes()
    times = [found.get(kind, none) for kind in KINDS]
    return (*(one.count for one in times), *(one.millis for one in times), *(offered.get(kind, 0) for kind in KINDS))


def total(facts: Iterable[PlayerFacts]) -> PlayerFacts:
    """All of them together."""
    parts = list(facts)
    best: dict[str, BestTime] = {}
    for part in parts:
        for rules, time in part.best.items():
            best[rules] = min(time, best.get(rules, time))
    return PlayerFacts(
        games=sum([part.games for part in parts]),
        solo=sum([part.solo for part in parts]),
        wins=sum([part.wins for part in parts]),
        millis=sum([part.millis for part in parts]),
        hints=sum([part.hints for part in parts]),
        kinds=_columns([part.kinds for part in parts if part.kinds]),
        wrong=_counted([part.wrong for part in parts]),
        mixed=_counted([part.mixed for part in parts]),
        unseen=longest([unseen for part in parts for unseen in part.unseen]),
        best=best,
    )


def longest(unseen: Iterable[UnseenSet]) -> tuple[UnseenSet, ...]:
    """Those that lay longest, in an order that does not depend on the order given."""
    found = list(unseen)
    if len(found) > UNSEEN_KEPT:  # of a whole year, few are compared with each other
        least = sorted([one.millis for one in found], reverse=True)[UNSEEN_KEPT - 1]
        found = [one for one in found if one.millis >= least]
    return tuple(sorted(found, key=lambda one: (-one.millis, one.table, one.cards))[:UNSEEN_KEPT])


def _columns(rows: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return rows[0] if len(rows) == 1 else tuple(map(sum, zip(*rows, strict=True)))


def _counted(parts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for part in parts:
        for key, count in part.items():
            counts[key] = counts.get(key, 0) + count
    return counts
