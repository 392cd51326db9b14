"""Who sits with whom (R5)."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tercet.core.engine.seats import Seat
from tercet.core.room.seating_plan import neighbour_groups, pair, same_groups, shuffled_groups, table_sizes
from tercet.core.room.terms import LARGEST_TABLE


@given(people=st.integers(1, 100), size=st.integers(2, 12), most=st.integers(4, 12))
def test_R5_tables_are_equally_large_and_nobody_sits_alone(people: int, size: int, most: int) -> None:
    sizes = table_sizes(people, size, max(size, most))
    assert sum(sizes) == people
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= max(size, most)
    assert min(sizes) >= 2 or people == 1


def test_R5_a_class_gets_tables_of_these_sizes() -> None:
    assert table_sizes(24, 4, 12) == (4,) * 6
    assert table_sizes(25, 4, 12) == (4, 4, 4, 4, 3, 3, 3)
    assert table_sizes(5, 2, 4) == (3, 2)
    assert table_sizes(3, 1, 1) == (1, 1, 1)
    assert table_sizes(0, 4, 12) == ()


@given(people=st.integers(1, 60), seed=st.text(max_size=5))
def test_R5_a_shuffle_seats_everybody_once(people: int, seed: str) -> None:
    seats = [Seat(i) for i in range(people)]
    groups = shuffled_groups(seats, table_sizes(people, 4, 12), seed)
    assert sorted(seat for group in groups for seat in group) == seats
    assert groups == shuffled_groups(seats, table_sizes(people, 4, 12), seed)


def test_R5_eight_people_in_pairs_meet_nobody_twice_in_five_rounds() -> None:
    ranked = [Seat(i) for i in range(8)]
    met: dict[tuple[Seat, Seat], int] = {}
    for _ in range(5):
        for a, b in neighbour_groups(ranked, (2, 2, 2, 2), met):
            met[pair(a, b)] = met.get(pair(a, b), 0) + 1
    assert max(met.values()) == 1


@given(st.lists(st.permutations(range(6)), min_size=3, max_size=3))
def test_R5_six_people_at_two_tables_meet_nobody_three_times_in_three_rounds(standings: list[list[int]]) -> None:
    met: dict[tuple[Seat, Seat], int] = {}
    for ranked in standings:
        for group in neighbour_groups(list(map(Seat, ranked)), (3, 3), met):
            for both in combinations(sorted(group), 2):
                met[both] = met.get(both, 0) + 1
    assert max(met.values()) <= 2
    assert len(met) >= 12


def test_R5_a_class_of_24_meets_others_in_every_round() -> None:
    met: dict[tuple[Seat, Seat], int] = {}
    for number in range(5):
        ranked = sorted(map(Seat, range(24)), key=lambda seat: (seat * (7 * number + 1)) % 23)
        groups = neighbour_groups(ranked, (4,) * 6, met)
        assert sorted(seat for group in groups for seat in group) == list(range(24))
        for group in groups:
            for both in combinations(sorted(group), 2):
                met[both] = met.get(both, 0) + 1
    assert max(met.values()) == 2
    assert sum(times > 1 for times in met.values()) <= 6


def test_R5_the_first_round_by_standings_seats_neighbours() -> None:
    ranked = [Seat(i) for i in (5, 3, 1, 0, 2, 4)]
    assert neighbour_groups(ranked, (3, 3), {}) == ((5, 3, 1), (0, 2, 4))


@given(
    people=st.integers(2, 40),
    gone=st.sets(st.integers(0, 39)),
    new=st.integers(0, 12),
    most=st.sampled_from((1, 2, 3, LARGEST_TABLE)),
)
def test_R5_the_same_tables_are_kept_without_leavers_and_with_newcomers(
    people: int, gone: set[int], new: int, most: int
) -> None:
    former = shuffled_groups([Seat(i) for i in range(people)], table_sizes(people, 4, 12), "")
    here = [Seat(i) for i in range(people + new) if i not in gone]
    groups = same_groups(former, here, most)
    assert sorted(seat for group in groups for seat in group) == here
    assert all(len(group) <= most for group in groups)
    # tables for two leave one person over, and a quiet round is solo
    assert sum(len(group) == 1 for group in groups) <= {1: len(here), 2: len(here) % 2}.get(most, len(here) == 1)
