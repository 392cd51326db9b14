"""Totals over a player's games, in whole numbers, so the order of addition doesn't matter."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import accumulate, compress
from operator import ne
from typing import Final, TypeVar

import msgspec

from tercet.core.sets.cards import DECK_SIZE, value_of
from tercet.core.sets.features import FEATURES
from tercet.core.sets.kinds import INITIALS, KINDS

KeyT = TypeVar("KeyT")

LONGEST_FIND: Final = 120_000
"""Cap on the milliseconds of one find, so an interruption doesn't skew the mean."""
UNSEEN_KEPT: Final = 5
"""How many of the longest-lying SETs to store."""


TENTH: Final = 100
"""Resolution of stored find times, in milliseconds: the tenth of a second that pages show."""
TENTHS: Final = LONGEST_FIND // TENTH + 1
"""Number of distinct find times at that resolution."""


class FindTimes(msgspec.Struct, frozen=True, array_like=True):
    """The number of SETs found, their total time, and a histogram of times in tenths of a second."""

    count: int = 0
    millis: int = 0
    tenths: dict[int, int] = {}
    """Number of finds by tenths of a second; empty in facts that version 0.1.0 stored."""

    @property
    def mean(self) -> int | None:
        """Milliseconds; None if nothing was found."""
        return round(self.millis / self.count) if self.count else None

    @property
    def median(self) -> int | None:
        """Milliseconds, over the SETs in `tenths`; falls back to the mean if there are none."""
        times = sorted(self.tenths)
        ends = list(accumulate(self.tenths[time] for time in times))
        if not ends:
            return self.mean
        lower, upper = [times[bisect_left(ends, number)] for number in ((ends[-1] + 1) // 2, ends[-1] // 2 + 1)]
        return (lower + upper) * TENTH // 2


def merge_times(times: Iterable[FindTimes]) -> FindTimes:
    """Merges several `FindTimes` into one."""
    parts = list(times)
    tenths = _counted([part.tenths for part in parts])
    return FindTimes(sum([part.count for part in parts]), sum([part.millis for part in parts]), tenths)


class UnseenSet(msgspec.Struct, frozen=True, array_like=True, order=True):
    """A SET that lay on the table for a long time until it was taken or broken up."""

    millis: int
    cards: tuple[int, int, int]
    table: str


class BestTime(msgspec.Struct, frozen=True, array_like=True, order=True):
    """The shortest time of a solo game."""

    millis: int
    table: str


KIND_INDEX: Final = {kind: index for index, kind in enumerate(KINDS)}
"""Index of a kind of SET within each third of `PlayerFacts.kinds`."""
_MILLIS_OFFSET: Final = len(KINDS)
_OFFERED_OFFSET: Final = 2 * len(KINDS)
"""Where the milliseconds and the offered SETs start in `PlayerFacts.kinds`."""


class PlayerFacts(msgspec.Struct, frozen=True, array_like=True):
    """A player's totals over one game, one day, or all games.

    Counts by kind of SET are one flat row of numbers, so a year of days is summed column by column.
    """

    games: int = 0
    solo: int = 0
    """Solo games."""
    wins: int = 0
    """Multiplayer games won, including ties."""
    millis: int = 0
    """Total duration of the games."""
    hints: int = 0
    kinds: tuple[int, ...] = ()
    """Three numbers for each of `KINDS`, grouped in thirds: SETs found; their milliseconds; SETs on the table, summed
    over the player's finds and including the SET found. Empty if the player found none."""
    wrong: dict[str, int] = {}
    """Wrong calls by reason."""
    mixed: dict[str, int] = {}
    """Wrong picks by the feature that was neither all the same nor all different."""
    unseen: tuple[UnseenSet, ...] = ()
    """The SETs that lay longest, longest first."""
    best: dict[str, BestTime] = {}
    """Best solo times, by name of the rules."""
    tenths: tuple[tuple[int, int], ...] = ()
    """Pairs of a key and a number of SETs, sorted. The key is the index of the kind times `TENTHS`, plus the time in
    tenths of a second, so the length is bounded for any number of games."""

    @property
    def found(self) -> dict[str, FindTimes]:
        """Find times by kind of SET, written as the initials of the differing features."""
        tenths: list[dict[int, int]] = [{} for _ in KINDS]
        for key, count in self.tenths:
            index, time = divmod(key, TENTHS)
            tenths[index][time] = count
        times = zip(KINDS, self.kinds, self.kinds[_MILLIS_OFFSET:], tenths, strict=False)
        return {kind: FindTimes(count, millis, each) for kind, count, millis, each in times if count}

    @property
    def offered(self) -> dict[str, int]:
        """By kind: SETs on the table, summed over the player's finds."""
        return {kind: count for kind, count in zip(KINDS, self.kinds[_OFFERED_OFFSET:], strict=False) if count}

    @property
    def finds(self) -> FindTimes:
        """Find times over all kinds."""
        tenths = _counted([{key % TENTHS: count} for key, count in self.tenths])
        return FindTimes(sum(self.kinds[:_MILLIS_OFFSET]), sum(self.kinds[_MILLIS_OFFSET:_OFFERED_OFFSET]), tenths)

    def __add__(self, other: PlayerFacts) -> PlayerFacts:
        return merge_facts((self, other))


def kind_counts(found: Mapping[str, FindTimes], offered: Mapping[str, int]) -> tuple[int, ...]:
    """Encodes counts as `PlayerFacts.kinds`; its properties `found` and `offered` decode it."""
    none = FindTimes()
    times = [found.get(kind, none) for kind in KINDS]
    return (*(one.count for one in times), *(one.millis for one in times), *(offered.get(kind, 0) for kind in KINDS))


def merge_facts(facts: Iterable[PlayerFacts]) -> PlayerFacts:
    """Merges several `PlayerFacts` into one."""
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
        tenths=tuple(sorted(_counted([dict(part.tenths) for part in parts]).items())),
    )


def longest(unseen: Iterable[UnseenSet]) -> tuple[UnseenSet, ...]:
    """Selects the SETs that lay longest; the order of the input doesn't matter."""
    found = list(unseen)
    if len(found) > UNSEEN_KEPT:  # a year has many; sort only the longest
        least = sorted([one.millis for one in found], reverse=True)[UNSEEN_KEPT - 1]
        found = [one for one in found if one.millis >= least]
    return tuple(sorted(found, key=lambda one: (-one.millis, one.table, one.cards))[:UNSEEN_KEPT])


def _columns(rows: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return rows[0] if len(rows) == 1 else tuple(map(sum, zip(*rows, strict=True)))


def _counted(parts: Iterable[Mapping[KeyT, int]]) -> dict[KeyT, int]:
    counts: dict[KeyT, int] = {}
    for part in parts:
        for key, count in part.items():
            counts[key] = counts.get(key, 0) + count
    return counts


LEAST_UNSEEN: Final = 5_000
"""A SET counts as overlooked once it has lain on the table for this many milliseconds."""


@cache
def _kind(*differs: bool) -> str:
    return "".join(compress(INITIALS.values(), differs))


_VALUES: Final = [[value_of(card, feature) for feature in INITIALS] for card in range(DECK_SIZE)]
PAIR_KIND: Final = [[_kind(*map(ne, a, b)) for b in _VALUES] for a in _VALUES]
"""PAIR_KIND[a][b] is the kind of the SET that contains cards a and b: a feature that differs between two cards of a SET
differs among all three."""
PAIR_KIND_INDEX: Final = [[KIND_INDEX.get(kind, -1) for kind in row] for row in PAIR_KIND]
"""The same as an index into `KINDS`."""
_NONE: Final = [0] * (3 * len(KINDS))


class SeatFacts:
    """Collects one player's facts while a log is read."""

    __slots__ = ("best", "hints", "kinds", "mixed", "tenths", "unseen", "wrong")

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.tenths: dict[int, int] = {}
        self.wrong: dict[str, int] = {}
        self.mixed: dict[str, int] = {}
        self.unseen: Sequence[UnseenSet] = ()
        self.best: dict[str, int] = {}
        self.hints = 0

    def add_find(self, kind: int, took: int, offered: Iterable[int]) -> None:
        """Counts a find, the milliseconds it took, and the SETs then on the table. Kinds are indexes into `KINDS`."""
        kinds = self.kinds = self.kinds or _NONE.copy()
        millis = max(0, min(took, LONGEST_FIND))
        kinds[kind] += 1
        kinds[_MILLIS_OFFSET + kind] += millis
        time = kind * TENTHS + (millis + TENTH // 2) // TENTH
        self.tenths[time] = self.tenths.get(time, 0) + 1
        for other in offered:
            kinds[_OFFERED_OFFSET + other] += 1

    def add_wrong_call(self, reason: str, check: Sequence[str] = ()) -> None:
        """Counts a wrong call and its reason."""
        self.wrong[reason] = self.wrong.get(reason, 0) + 1
        for feature, verdict in zip(FEATURES, check, strict=False):
            if verdict == "mixed":
                self.mixed[feature] = self.mixed.get(feature, 0) + 1

    def add_solo_time(self, rules: str, millis: int) -> None:
        """Records the time of a finished solo game if it is the best."""
        self.best[rules] = min(millis, self.best.get(rules, millis))

    def facts(self, table: str, *, solo: bool, won: bool, millis: int) -> PlayerFacts:
        """Returns the facts collected from one game."""
        return PlayerFacts(
            games=1,
            solo=int(solo),
            wins=int(won and not solo),
            millis=millis,
            hints=self.hints,
            kinds=tuple(self.kinds),
            wrong=self.wrong,
            mixed=self.mixed,
            unseen=longest(self.unseen),
            best={rules: BestTime(millis, table) for rules, millis in self.best.items()},
            tenths=tuple(sorted(self.tenths.items())),
        )
