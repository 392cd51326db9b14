"""Computes a player's statistics: times by kind of SET, overlooked features, wrong calls, best times, and a takeaway
for each chart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from itertools import groupby
from typing import Final, Literal

import msgspec

from tercet.core.sets.features import FEATURES, Feature
from tercet.core.sets.kinds import INITIALS, KINDS
from tercet.results.daily_results import Streak, streak_of
from tercet.results.log_to_rows.player_facts import FindTimes, PlayerFacts, UnseenSet, merge_facts, merge_times
from tercet.results.port import DayFacts

ENOUGH: Final = 5
"""Minimum number of SETs for a takeaway."""

TakeawayCode = Literal[
    "quicker",
    "slower",
    "steady",
    "slow-differing",
    "slow-feature",
    "even-features",
    "fails-in",
    "no-mistakes",
    "longest-unseen",
    "best-time",
    "streak",
]


class Takeaway(msgspec.Struct, frozen=True, omit_defaults=True):
    """The conclusion from a chart; clients turn it into a sentence in the reader's language."""

    code: TakeawayCode
    millis: int = 0
    """A time, or a difference of two times, depending on `code`."""
    feature: Feature | None = None
    count: int = 0
    of: int = 0
    rules: str = ""


class PeriodTimes(msgspec.Struct, frozen=True):
    """Find times of one week."""

    since: str
    """The Monday of that week."""
    count: int
    mean: int
    """Milliseconds per SET."""
    median: int


class DifferingTimes(msgspec.Struct, frozen=True):
    """Times of SETs with this number of differing features."""

    differing: int
    count: int
    mean: int | None
    median: int | None


class KindTimes(msgspec.Struct, frozen=True):
    """Times of SETs in which exactly these features differ."""

    kind: str
    count: int
    mean: int | None
    offered: int
    """SETs of this kind on the table, summed over the player's finds."""
    median: int | None


class FeatureTimes(msgspec.Struct, frozen=True):
    """Compares SETs in which a feature differs with SETs in which it is the same."""

    feature: Feature
    differs: int
    """Number of SETs in which the feature differs."""
    differs_mean: int | None
    same: int
    same_mean: int | None
    delay: int | None
    """How much longer SETs take if the feature differs, as a difference of medians; None if there are too few SETs."""
    mixed: int
    """Number of wrong picks in which the feature was neither all the same nor all different."""
    differs_median: int | None
    same_median: int | None


class WrongCalls(msgspec.Struct, frozen=True):
    reason: str
    count: int


class UnseenTime(msgspec.Struct, frozen=True):
    """A SET that lay on the table for a long time."""

    cards: tuple[int, int, int]
    millis: int
    table: str


class RulesTime(msgspec.Struct, frozen=True):
    """The best time under some rules."""

    rules: str
    millis: int
    table: str


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """All statistics of a player, with a takeaway for each chart that supports one."""

    # `played` and `…_reading` are the names that 0.1.0 sent
    games: int
    solo: int
    wins: int
    played_millis: int = msgspec.field(name="played")
    hints: int
    sets: int
    mean: int | None
    """Milliseconds per SET."""
    median: int | None
    over_time: tuple[PeriodTimes, ...]
    over_time_reading: Takeaway | None
    by_differing: tuple[DifferingTimes, ...]
    by_differing_reading: Takeaway | None
    by_kind: tuple[KindTimes, ...]
    by_feature: tuple[FeatureTimes, ...]
    by_feature_reading: Takeaway | None
    wrong: tuple[WrongCalls, ...]
    wrong_reading: Takeaway | None
    unseen: tuple[UnseenTime, ...]
    unseen_reading: Takeaway | None
    best: tuple[RulesTime, ...]
    days: Streak
    """Consecutive days with a game."""
    win_streak: Streak
    """Consecutive multiplayer wins, including ties."""


def statistics_of(days: Sequence[DayFacts], today: str, wins: Streak) -> Statistics:
    """Computes statistics from a player's facts by day."""
    facts = merge_facts(day.facts for day in days)
    found, by_kind = facts.finds, facts.found
    weeks = _weeks(days)
    differing = tuple(_differing(by_kind, number) for number in (1, 2, 3, 4))
    features = tuple(_feature(facts, by_kind, feature) for feature in FEATURES)
    return Statistics(
        games=facts.games,
        solo=facts.solo,
        wins=facts.wins,
        played_millis=facts.millis,
        hints=facts.hints,
        sets=found.count,
        mean=found.mean,
        median=found.median,
        over_time=tuple([PeriodTimes(since, one.count, one.mean or 0, one.median or 0) for since, one in weeks]),
        over_time_reading=_change([one for _, one in weeks]),
        by_differing=differing,
        by_differing_reading=_slowest(differing),
        by_kind=_kinds(facts),
        by_feature=features,
        by_feature_reading=_slow_feature(features),
        wrong=tuple(WrongCalls(reason, count) for reason, count in _most(facts.wrong)),
        wrong_reading=_failing(facts, found.count),
        unseen=tuple(UnseenTime(one.cards, one.millis, one.table) for one in facts.unseen),
        unseen_reading=_unseen(facts.unseen),
        best=tuple(RulesTime(rules, best.millis, best.table) for rules, best in sorted(facts.best.items())),
        days=streak_of(sorted({day.day for day in days}, reverse=True), today),
        win_streak=wins,
    )


def _most(counts: Mapping[str, int]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def _weeks(days: Sequence[DayFacts]) -> list[tuple[str, FindTimes]]:
    """Groups find times by week, named by its Monday; skips weeks without a find."""
    weeks: dict[str, list[FindTimes]] = {}
    for name, played in groupby(days, lambda day: day.day):
        exact = date.fromisoformat(name)
        monday = (exact - timedelta(days=exact.weekday())).isoformat()
        weeks.setdefault(monday, []).extend([day.facts.finds for day in played])
    found = [(since, merge_times(times)) for since, times in sorted(weeks.items())]
    return [(since, times) for since, times in found if times.count]


def _change(weeks: Sequence[FindTimes]) -> Takeaway | None:
    """Compares the later half of the weeks with the earlier half."""
    half = len(weeks) // 2
    earlier, later = merge_times(weeks[:half]), merge_times(weeks[len(weeks) - half :])
    if min(earlier.count, later.count) < ENOUGH:
        return None
    before, after = earlier.median or 0, later.median or 0
    change = after - before
    if abs(change) * 20 < before:
        return Takeaway("steady", millis=after)
    return Takeaway("quicker" if change < 0 else "slower", millis=abs(change))


def _differing(found: Mapping[str, FindTimes], number: int) -> DifferingTimes:
    times = merge_times(times for kind, times in found.items() if len(kind) == number)
    return DifferingTimes(number, times.count, times.mean, times.median)


def _slowest(differing: Sequence[DifferingTimes]) -> Takeaway | None:
    known = [(times.median or 0, times.differing) for times in differing if times.count >= ENOUGH]
    if len(known) < 2:
        return None
    (slow, slow_differing), (quick, quick_differing) = max(known), min(known)
    return Takeaway("slow-differing", count=slow_differing, of=quick_differing, millis=slow - quick)


def _kinds(facts: PlayerFacts) -> tuple[KindTimes, ...]:
    none, found, offered = FindTimes(), facts.found, facts.offered
    times = [(kind, found.get(kind, none)) for kind in KINDS]
    return tuple([KindTimes(kind, one.count, one.mean, offered.get(kind, 0), one.median) for kind, one in times])


def _feature(facts: PlayerFacts, found: Mapping[str, FindTimes], feature: Feature) -> FeatureTimes:
    initial = INITIALS[feature]
    differs = merge_times(times for kind, times in found.items() if initial in kind)
    same = merge_times(times for kind, times in found.items() if initial not in kind)
    enough = min(differs.count, same.count) >= ENOUGH
    return FeatureTimes(
        feature=feature,
        differs=differs.count,
        differs_mean=differs.mean,
        same=same.count,
        same_mean=same.mean,
        delay=(differs.median or 0) - (same.median or 0) if enough else None,
        mixed=facts.mixed.get(feature, 0),
        differs_median=differs.median,
        same_median=same.median,
    )


def _slow_feature(features: Sequence[FeatureTimes]) -> Takeaway | None:
    known = [times for times in features if times.delay is not None]
    if not known:
        return None
    slow = max(known, key=lambda times: times.delay or 0)
    delay = slow.delay or 0
    if delay * 20 <= (slow.same_median or 0):
        return Takeaway("even-features")
    return Takeaway("slow-feature", feature=slow.feature, millis=delay)


def _failing(facts: PlayerFacts, found: int) -> Takeaway | None:
    wrong = sum(facts.wrong.values())
    if not wrong:
        return Takeaway("no-mistakes", of=found) if found >= ENOUGH else None
    if not facts.mixed:
        return None
    feature = max(FEATURES, key=lambda name: facts.mixed.get(name, 0))
    return Takeaway("fails-in", feature=feature, count=facts.mixed[feature], of=facts.wrong.get("wrong", wrong))


def _unseen(unseen: Sequence[UnseenSet]) -> Takeaway | None:
    return Takeaway("longest-unseen", millis=unseen[0].millis) if unseen else None
