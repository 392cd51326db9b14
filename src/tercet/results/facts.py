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
        return PlayerFacts(
            games=self.games + other.games,
            solo=self.solo + other.solo,
            wins=self.wins + other.wins,
            millis=self.millis + other.millis,
            hints=self.hints + other.hints,
            found=_joined(self.found, other.found),
            offered=_counted(self.offered, other.offered),
            wrong=_counted(self.wrong, other.wrong),
            mixed=_counted(self.mixed, other.mixed),
            unseen=longest(self.unseen + other.unseen),
            best=_quickest(self.best, other.best),
        )


def total(facts: Iterable[PlayerFacts]) -> PlayerFacts:
    """All of them together."""
    return sum(facts, PlayerFacts())


def longest(unseen: Iterable[UnseenSet]) -> tuple[UnseenSet, ...]:
    """Those that lay longest, in an order that does not depend on the order given."""
    return tuple(sorted(unseen, key=lambda found: (-found.millis, found.table, found.cards))[:UNSEEN_KEPT])


def _counted(a: Mapping[str, int], b: Mapping[str, int]) -> dict[str, int]:
    return {key: a.get(key, 0) + b.get(key, 0) for key in sorted({*a, *b})}


def _joined(a: Mapping[str, FindTimes], b: Mapping[str, FindTimes]) -> dict[str, FindTimes]:
    return {key: a.get(key, FindTimes()) + b.get(key, FindTimes()) for key in sorted({*a, *b})}


def _quickest(a: Mapping[str, BestTime], b: Mapping[str, BestTime]) -> dict[str, BestTime]:
    return {key: min(times[key] for times in (a, b) if key in times) for key in sorted({*a, *b})}
