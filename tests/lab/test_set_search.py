"""Kernels and core find the same SETs: each is the other's oracle."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import numpy.typing
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.core.sets import cards as core
from tercet.lab.exact import set_search

LAYOUTS = st.lists(st.integers(0, 80), unique=True, max_size=30)


@given(LAYOUTS)
def test_kernels_agree_with_core_on_one_layout(layout: list[int]) -> None:
    array = np.array(layout, np.uint8)
    assert (
        list(map(tuple, set_search.find_sets(array).tolist())) == core.find_sets(layout) == set_search.find_sets(layout)
    )
    assert set_search.has_set(array) == core.has_set(layout) == set_search.has_set(layout)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 9, 12, 15, 21, 40, 81])
def test_kernels_agree_with_core_on_many_layouts(size: int) -> None:
    rng = random.Random(size)
    layouts = [rng.sample(range(81), size) for _ in range(300)]
    assert set_search.count_all(layouts).tolist() == [core.count_sets(layout) for layout in layouts]
    starts, places = set_search.find_all(layouts)
    for layout, start, end in zip(layouts, starts, starts[1:], strict=False):
        found = [tuple(layout[place] for place in three) for three in places[start:end].tolist()]
        assert found == core.find_sets(layout)


def test_layouts_with_very_many_sets_are_counted() -> None:
    solid = [list(range(27))] * 3
    assert set_search.count_all(solid).tolist() == [117] * 3
    assert set_search.find_all(solid).starts.tolist() == [0, 117, 234, 351]


@pytest.mark.parametrize("kind", [np.uint8, np.int16, np.int64])
def test_arrays_of_any_integer_type_are_accepted(kind: type) -> None:
    layout: np.typing.NDArray[Any] = np.array([0, 1, 2, 40], kind)
    assert set_search.has_set(layout)
    assert [tuple(map(int, three)) for three in set_search.find_sets(layout)] == [(0, 1, 2)]


@pytest.mark.parametrize("layout", [[3, 4, 3], [0, 81, 2]])
def test_duplicate_and_unknown_cards_are_refused_in_cores_words(layout: list[int]) -> None:
    for function in (set_search.has_set, set_search.find_sets):
        with pytest.raises(ValueError, match=r"only once|0 to 80"):
            function(np.array(layout, np.uint8))
    for many in (set_search.count_all, set_search.find_all):
        with pytest.raises(ValueError, match="row 1 is not of distinct cards"):
            many([[5, 6, 7], layout])
    with pytest.raises(ValueError, match="row 0"):
        set_search.count_all([[300, 1, 2]])


def test_results_are_the_same_without_kernels(pure: None) -> None:
    layouts = [[0, 1, 2, 40], [0, 1, 3, 40]]
    assert set_search.count_all(layouts) == [1, 0]
    assert set_search.find_all(np.array(layouts)) == set_search.FoundSets([0, 1, 1], [(0, 1, 2)])
