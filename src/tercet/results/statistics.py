"""A player's statistics: times by kind of SET, overlooked features, wrong calls, best times, and a sentence for
each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from itertools import groupby
from typing import Final, Literal

import msgspec

from tercet.core.sets.feature_checks import INITIALS, KINDS
from tercet.core.sets.features import FEATURES, Feature
from tercet.results.daily_results import Streak, streak_of
from tercet.results.from_logs.facts import FindTimes, PlayerFacts, UnseenSet, total
from tercet.results.port import DayFacts

ENOUGH: Final = 5
"""Fewer SETs than this prove nothing."""

ReadingCode = Literal[
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


class Reading(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a chart shows, for one sentence in the reader's language."""

    code: ReadingCode
    millis: int = 0
    """By how much, or how long."""
    feature: Feature | None = None
    count: int = 0
    of: int = 0
    rules: str = ""


class PeriodTimes(msgspec.Struct, frozen=True):
    """One week."""

    since: str
    """The Monday it begins with."""
    count: int
    mean: int
    """Milliseconds for a SET."""


class DifferingTimes(msgspec.Struct, frozen=True):
    """SETs by how many of their features differ."""

    differing: int
    count: int
    mean: int | None


class KindTimes(msgspec.Struct, frozen=True):
    """SETs by which of their features differ."""

    kind: str
    count: int
    mean: int | None
    offered: int
    """How many of the kind lay there whenever a SET was found."""


class FeatureTimes(msgspec.Struct, frozen=True):
    """One feature: SETs in which it differs, compared with SETs in which it is the same."""

    feature: Feature
    differs: int
    """How many SETs."""
    differs_mean: int | None
    same: int
    same_mean: int | None
    delay: int | None
    """How much longer SETs take in which it differs; None if there are too few."""
    mixed: int
    """How many wrong picks it spoilt."""


class WrongCalls(msgspec.Struct, frozen=True):
    reason: str
    count: int


class UnseenTime(msgspec.Struct, frozen=True):
    """A SET that lay on the table for long."""

    cards: tuple[int, int, int]
    millis: int
    table: str


class RulesTime(msgspec.Struct, frozen=True):
    """The best time under some rules."""

    rules: str
    millis: int
    table: str


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """Each part with the sentence it allows, if any."""

    games: int
    solo: int
    wins: int
    played: int
    """Milliseconds."""
    hints: int
    sets: int
    mean: int | None
    """Milliseconds for a SET."""
    over_time: tuple[PeriodTimes, ...]
    over_time_reading: Reading | None
    by_differing: tuple[DifferingTimes, ...]
    by_differing_reading: Reading | None
    by_kind: tuple[KindTimes, ...]
    by_feature: tuple[FeatureTimes, ...]
    by_feature_reading: Reading | None
    wrong: tuple[WrongCalls, ...]
    wrong_reading: Reading | None
    unseen: tuple[UnseenTime, ...]
    unseen_reading: Reading | None
    best: tuple[RulesTime, ...]
    days: Streak
    """Days in a row with a game."""
    win_streak: Streak
    """Games with others won in a row, or shared."""


def statistics_of(days: Sequence[DayFacts], today: str, wins: Streak) -> Statistics:
    """What a player's days add up to."""
    facts = total(day.facts for day in days)
    found, by_kind = facts.finds, facts.found
    periods = _periods(days)
    differing = tuple(_differing(by_kind, number) for number in (1, 2, 3, 4))
    features = tuple(_feature(facts, by_kind, feature) for feature in FEATURES)
    return Statistics(
        games=facts.games,
        solo=facts.solo,
        wins=facts.wins,
        played=facts.millis,
        hints=facts.hints,
        sets=found.count,
        mean=_mean(found),
        over_time=periods,
        over_time_reading=_change(periods),
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


def _together(times: Iterable[FindTimes]) -> FindTimes:
    count = millis = 0
    for one in times:
        count += one.count
        millis += one.millis
    return FindTimes(count, millis)


def _mean(times: FindTimes) -> int | None:
    return round(times.millis / times.count) if times.count else None


def _most(counts: Mapping[str, int]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def _periods(days: Sequence[DayFacts]) -> tuple[PeriodTimes, ...]:
    weeks: dict[str, list[FindTimes]] = {}
    for name, played in groupby(days, lambda day: day.day):
        exact = date.fromisoformat(name)
        monday = (exact - timedelta(days=exact.weekday())).isoformat()
        weeks.setdefault(monday, []).extend([day.facts.finds for day in played])
    found = ((since, _together(times)) for since, times in sorted(weeks.items()))
    return tuple(
        [PeriodTimes(since, times.count, round(times.millis / times.count)) for since, times in found if times.count]
    )


def _change(periods: Sequence[PeriodTimes]) -> Reading | None:
    """Compares the later half of the weeks with the earlier half."""
    half = len(periods) // 2
    earlier, later = periods[:half], periods[len(periods) - half :]
    if not half or min(sum(week.count for week in part) for part in (earlier, later)) < ENOUGH:
        return None
    before, after = (
        sum(week.mean * week.count for week in part) / sum(week.count for week in part) for part in (earlier, later)
    )
    change = round(after - before)
    if abs(change) * 20 < before:
        return Reading("steady", millis=round(after))
    return Reading("quicker" if change < 0 else "slower", millis=abs(change))


def _differing(found: Mapping[str, FindTimes], number: int) -> DifferingTimes:
    times = _together(times for kind, times in found.items() if len(kind) == number)
    return DifferingTimes(number, times.count, _mean(times))


def _slowest(differing: Sequence[DifferingTimes]) -> Reading | None:
    known = [times for times in differing if times.mean is not None and times.count >= ENOUGH]
    if len(known) < 2:
        return None
    slow, quick = max(known, key=lambda times: times.mean or 0), min(known, key=lambda times: times.mean or 0)
    return Reading(
        "slow-differing", count=slow.differing, of=quick.differing, millis=(slow.mean or 0) - (quick.mean or 0)
    )


def _kinds(facts: PlayerFacts) -> tuple[KindTimes, ...]:
    none, found, offered = FindTimes(), facts.found, facts.offered
    times = [(kind, found.get(kind, none)) for kind in KINDS]
    return tuple([KindTimes(kind, one.count, _mean(one), offered.get(kind, 0)) for kind, one in times])


def _feature(facts: PlayerFacts, found: Mapping[str, FindTimes], feature: Feature) -> FeatureTimes:
    initial = INITIALS[feature]
    differs = _together(times for kind, times in found.items() if initial in kind)
    same = _together(times for kind, times in found.items() if initial not in kind)
    means = _mean(differs), _mean(same)
    delay = None
    if min(differs.count, same.count) >= ENOUGH and means[0] is not None and means[1] is not None:
        delay = means[0] - means[1]
    return FeatureTimes(feature, differs.count, means[0], same.count, means[1], delay, facts.mixed.get(feature, 0))


def _slow_feature(features: Sequence[FeatureTimes]) -> Reading | None:
    known = [times for times in features if times.delay is not None]
    if not known:
        return None
    slow = max(known, key=lambda times: times.delay or 0)
    delay = slow.delay or 0
    if delay * 20 <= (slow.same_mean or 0):
        return Reading("even-features")
    return Reading("slow-feature", feature=slow.feature, millis=delay)


def _failing(facts: PlayerFacts, found: int) -> Reading | None:
    wrong = sum(facts.wrong.values())
    if not wrong:
        return Reading("no-mistakes", of=found) if found >= ENOUGH else None
    if not facts.mixed:
        return None
    feature = max(FEATURES, key=lambda name: facts.mixed.get(name, 0))
    return Reading("fails-in", feature=feature, count=facts.mixed[feature], of=facts.wrong.get("wrong", wrong))


def _unseen(unseen: Sequence[UnseenSet]) -> Reading | None:
    return Reading("longest-unseen", millis=unseen[0].millis) if unseen else None
