"""The outlines and their stripes."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.core.sets.decks import DECKS, deck_named
from tercet.render.symbols import HEIGHT, OUTLINES, WIDTH, chords, outline, stripes

shapes = st.sampled_from(sorted(OUTLINES))


def test_every_shape_has_an_outline_and_there_is_no_other() -> None:
    features = [feature for deck in DECKS for feature in deck_named(deck).features]
    assert set(OUTLINES) == {shape for feature in features if feature.name == "shape" for shape in feature.values}
    assert len({outline(shape) for shape in OUTLINES}) == len(OUTLINES)


@pytest.mark.parametrize("shape", OUTLINES)
def test_an_outline_is_closed_and_fits_its_box(shape: str) -> None:
    curves = OUTLINES[shape]
    assert all(one[3] == pytest.approx(other[0]) for one, other in zip(curves, curves[1:] + curves[:1], strict=True))
    assert all(abs(x) <= WIDTH / 2 + 1.5 and abs(y) <= HEIGHT / 2 + 1.5 for curve in curves for x, y in curve[::3])


@given(shapes, st.floats(-45, 45))
def test_a_horizontal_line_crosses_once_and_outlines_are_point_symmetric(shape: str, y: float) -> None:
    inside = list(chords(shape, y))
    assert len(inside) == (1 if abs(y) < 38 else len(inside)) <= 1
    for left, right in inside:
        assert left <= right
        # the mirrored line may just miss the tip that the first one grazes
        for other_left, other_right in chords(shape, -y):
            assert (-right, -left) == pytest.approx((other_left, other_right), abs=0.05)


@pytest.mark.parametrize("shape", OUTLINES)
def test_stripes_are_straight_lines_inside_the_outline(shape: str) -> None:
    lines = re.findall(r"M(\S+) (\S+)H([^M]+)", stripes(shape, 6))
    assert len(lines) == 13
    levels = [float(y) for _, y, _ in lines]
    assert [b - a for a, b in pairwise(levels)] == pytest.approx([6] * 12)
    for left, y, right in lines:
        ((inner, outer),) = chords(shape, float(y))
        assert (float(left), float(right)) == pytest.approx((inner, outer), abs=0.01)
