"""What a player's games come to, in whole numbers that add up: the sum over all days, in any order, is the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

LONGEST_FIND: Final = 120_000
"""Milliseconds that one SET counts for at most, so that a phone call in between does not spoil a mean."""
UNSEEN_KEPT: Final = 5
"""So many of the SETs that lay longest are kept."""


class FindTimes(msgspec.Struct, frozen=True, array_like=True):
    """How many SETs were found, and in how many milliseconds altogether."""

    count: int = 0
    millis: int = 0

    def __add__(self, other: FindTimes) -> FindTimes:
        return FindTimes(self.count + other.count, self.millis + other.millis)


class UnseenSet(msgspec.Struct, frozen=True, array_like=True, order=True):
    """A SET that lay on the table for long before anybody took it, or until it was broken up."""

    millis: int
    cards: tuple[int, int, int]
    table: str


class BestTime(msgspec.Struct, frozen=True, array_like=True, order=True):
    """The shortest time of a game alone."""

    millis: int
    table: str


class PlayerFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of one game, one day or all games of a player; `+` puts them together."""

    games: int = 0
    solo: int = 0
    """Games alone."""
    wins: int = 0
    """Games with others that were won, or shared."""
    millis: int = 0
    """How long they lasted."""
    hints: int = 0
    found: dict[str, FindTimes] = {}
    """By kind of SET: the initials of the features that differ."""
    offered: dict[str, int] = {}
    """By kind: how many SETs lay there whenever the player found one, the one found among them."""
    wrong: dict[str, int] = {}
    """Wrong calls by reason."""
    mixed: dict[str, int] = {}
    """By feature: how many wrong picks failed in it."""
    unseen: tuple[UnseenSet, ...] = ()
    """The SETs that lay longest, the longest first."""
    best: dict[str, BestTime] = {}
    """By rules."""

    def __add__(self, other: PlayerFacts) -> PlayerFacts:
        return total((self, other))


def total(facts: Iterable[PlayerFacts]) -> PlayerFacts:
    """All of them together."""
    parts = list(facts)
    found: dict[str, list[int]] = {}
    best: dict[str, BestTime] = {}
    for part in parts:
        for kind, times in part.found.items():
            known = found.get(kind)
            if known is None:
                found[kind] = [times.count, times.millis]
            else:
                known[0] += times.count
                known[1] += times.millis
        for rules, time in part.best.items():
            best[rules] = min(time, best.get(rules, time))
    return PlayerFacts(
        games=sum([part.games for part in parts]),
        solo=sum([part.solo for part in parts]),
        wins=sum([part.wins for part in parts]),
        millis=sum([part.millis for part in parts]),
        hints=sum([part.hints for part in parts]),
        found={kind: FindTimes(*times) for kind, times in found.items()},
        offered=_counted([part.offered for part in parts]),
        wrong=_counted([part.wrong for part in parts]),
        mixed=_counted([part.mixed for part in parts]),
        unseen=longest([unseen for part in parts for unseen in part.unseen]),
        best=best,
    )


def longest(unseen: Iterable[UnseenSet]) -> tuple[UnseenSet, ...]:
    """Those that lay longest, in an order that does not depend on the order given."""
    return tuple(sorted(unseen, key=lambda found: (-found.millis, found.table, found.cards))[:UNSEEN_KEPT])


def _counted(parts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for part in parts:
        for key, count in part.items():
            counts[key] = counts.get(key, 0) + count
    return counts
