"""The model of human search has the published shape: which kinds of SET are slower than others."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tercet.bots.level_measurements import SearchTimes, search_times, solo_pace
from tercet.bots.levels import CONSTANTS, LEVELS, SOURCES, Level
from tercet.bots.search_times import is_central, most_abundant, search_layout, span_of
from tercet.core.sets.cards import find_sets, parse_cards, verdicts
from tercet.locale import words
from tests.series import sample

TWELVE = parse_cards("1RSO 2RSO 3RSO 1GHQ 2GHQ 1PED 3PED 2PHO 1GEO 3RHD 2GSD 1PSQ")


NAMED = sample(("learner", "master"), tuple(LEVELS))


@pytest.fixture(scope="module", params=[LEVELS[name] for name in NAMED], ids=NAMED)
def level(request: pytest.FixtureRequest) -> Level:
    found: Level = request.param
    return found


@pytest.fixture(scope="module")
def measured(level: Level) -> SearchTimes:
    return search_times(level, sample(150, 4000), "test")


def test_a_search_follows_from_layout_level_and_chance(level: Level) -> None:
    assert search_layout(TWELVE, level, Random(1)) == search_layout(TWELVE, level, Random(1))
    assert search_layout(TWELVE, level, Random(1)) != search_layout(TWELVE, level, Random(2))


def test_every_set_is_found_at_some_time_and_every_mistake_fails_in_one_feature(level: Level) -> None:
    finds = search_layout(TWELVE, level, Random(1)).finds
    assert {find.cards for find in finds if find.right} == set(find_sets(TWELVE))
    mistakes = [find for find in finds if not find.right]
    assert mistakes
    assert all(verdicts(*find.cards).count("mixed") == 1 for find in mistakes)
    assert [find.after for find in finds] == sorted(find.after for find in finds)


def test_gaps_are_not_cards(level: Level) -> None:
    layout = (*TWELVE[:4], None, None, *TWELVE[6:])
    assert {find.cards for find in search_layout(layout, level, Random(1)).finds if find.right} == set(
        find_sets((*TWELVE[:4], *TWELVE[6:]))
    )


def test_more_differing_features_take_longer(measured: SearchTimes) -> None:
    assert all(less < more for less, more in pairwise(measured.by_span))


def test_more_sets_take_less_time_as_in_a_race_of_independent_searches(measured: SearchTimes) -> None:
    assert all(fewer > more for fewer, more in pairwise(measured.by_count))
    assert measured.by_count == pytest.approx(measured.race, rel=sample(25, 10) / 100)


def test_the_most_abundant_value_is_slightly_favoured(measured: SearchTimes) -> None:
    assert 0.7 < measured.abundant < 1


def test_cards_in_the_middle_are_slightly_favoured(measured: SearchTimes) -> None:
    assert 0.9 < measured.central < 0.99


def test_a_levels_mean_solo_time_matches_its_calibration(level: Level) -> None:
    result = solo_pace(level, sample(40, 1000), "test")
    assert result.seconds == pytest.approx(level.aim, rel=sample(12, 4) / 100)


def test_lower_levels_err_more_often() -> None:
    shares = [solo_pace(LEVELS[name], sample(30, 300), "errors").wrong for name in NAMED]
    assert all(lower > higher for lower, higher in pairwise(shares))
    assert shares[0] < 0.2


def test_the_levels_have_the_six_planned_times() -> None:
    assert [level.aim for level in LEVELS.values()] == [110, 25, 16, 10, 6, 3]


def test_the_easiest_level_gives_a_child_a_minute_per_set_among_twelve_cards() -> None:
    assert 50 < solo_pace(LEVELS["learner"], sample(20, 300), "child").median < 70


def test_every_number_of_the_model_names_its_source() -> None:
    fields = {name for name in Level.__struct_fields__ if name != "name"}
    assert fields | set(CONSTANTS) <= set(SOURCES)
    assert all(SOURCES.values())
    assert all(words("en").has(f"bots-part-{part.replace('_', '-')}") for part in SOURCES)


def test_central_slots_and_abundant_values_are_recognized() -> None:
    assert [slot for slot in range(12) if is_central(slot, 12)] == [4, 7]
    assert most_abundant(parse_cards("1RSO 2RSQ 3RHD")) == (1, 0)
    assert span_of((0, 1, 2)) == 1
