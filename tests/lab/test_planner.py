"""Solitaire with an unknown order: covers are counted correctly, and planning pays off."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.core.sets.cards import find_sets
from tercet.lab import best_set
from tercet.lab.simulation.simulate import simulate
from tercet.lab.solitaire import planner_kernels
from tercet.lab.solitaire.covers import count_covers, find_cover, has_cover
from tercet.lab.solitaire.planner import chance, choose
from tests.series import sample


def covers_by_brute_force(cards: frozenset[int]) -> int:
    if not cards:
        return 1
    first = min(cards)
    return sum(covers_by_brute_force(cards - set(three)) for three in find_sets(sorted(cards)) if first in three)


@given(st.lists(st.integers(0, 26), unique=True, max_size=15))
def test_covers_are_counted_as_by_brute_force(cards: list[int]) -> None:
    expected = covers_by_brute_force(frozenset(cards))
    assert count_covers(cards) == expected
    assert has_cover(cards) == (expected > 0)
    found = find_cover(cards)
    assert (found is not None) == (expected > 0)
    if found is not None:
        assert sorted(card for three in found for card in three) == sorted(cards)
        assert all(find_sets(three) for three in found)


def chance_by_orders(table: list[int], pile: list[int]) -> float:
    """The best play against every order of the pile, by definition: choices may depend on the past only."""

    def value(table: tuple[int, ...], pile: tuple[int, ...]) -> float:
        if not table and not pile:
            return 1.0
        sets = find_sets(table)
        if not sets:
            return dealt(table, pile) if pile else 0.0
        options = []
        for three in sets:
            rest = tuple(card for card in table if card not in three)
            options.append(dealt(rest, pile) if pile and len(rest) < 12 else value(rest, pile))
        return max(options)

    def dealt(table: tuple[int, ...], pile: tuple[int, ...]) -> float:
        ways = list(combinations(pile, 3))
        return sum(value((*table, *new), tuple(set(pile) - set(new))) for new in ways) / len(ways)

    return value(tuple(table), tuple(pile))


def test_the_chance_at_the_end_is_exact() -> None:
    rng = random.Random(4)
    seen = set()
    for _ in range(sample(12, 100)):
        cards = [card for three in random_cover(rng, 6) for card in three]
        rng.shuffle(cards)
        table, pile = cards[:12], cards[12:]
        exact = chance(table, pile)
        assert exact == pytest.approx(chance_by_orders(table, pile))
        seen.add(exact)
    assert len(seen) > 1, "some can be cleared, and some cannot"


def random_cover(rng: random.Random, sets: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    while len(found) < sets:
        three = rng.choice(find_sets(range(81)))
        if not any(set(three) & set(other) for other in found):
            found.append(three)
    return found


def test_the_order_of_the_cards_reveals_nothing() -> None:
    rng = random.Random(2)
    deck = rng.sample(range(81), 30)
    table, pile = deck[:12], deck[12:]
    if not find_sets(table):
        table, pile = deck[6:18], deck[:6] + deck[18:]
    taken = choose(table, pile)
    for _ in range(5):
        rng.shuffle(table)
        rng.shuffle(pile)
        assert choose(table, pile) == taken
        assert best_set(table, pile) == taken


@pytest.mark.parametrize(("cards", "size"), [(81, 12), (27, 12), (27, 9)])
def test_kernels_make_the_same_choice(cards: int, size: int) -> None:
    rng = random.Random(cards + size)
    workspace = planner_kernels.new_workspace()
    for _ in range(sample(40, 500)):
        deck = rng.sample(range(cards), cards)
        table = deck[:size]
        pile = deck[size : len(deck) - 3 * rng.randrange((cards - size) // 3 + 1)]
        if find_sets(table):
            assert planner_kernels.choose(workspace, table, pile, size) == choose(table, pile, size)


def test_without_a_set_there_is_no_choice() -> None:
    for function in (choose, best_set):
        with pytest.raises(ValueError, match="no SET"):
            function([0, 1, 3], [])


def test_planning_clears_far_more_than_one_deal_in_ten() -> None:
    careful = simulate(sample(400, 20_000), "careful", seed=3)
    assert careful.cleared.low > 0.10
    greedy = simulate(20_000, "greedy", seed=3)
    random_ = simulate(20_000, "random", seed=3)
    assert careful.cleared.low > greedy.cleared.high > greedy.cleared.low > random_.cleared.high


def test_permutations_of_a_cover_count_as_one_cover() -> None:
    assert all(count_covers(order) == 1 for order in permutations((0, 1, 2)))
