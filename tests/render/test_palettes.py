"""Palettes legible with every kind of colour vision."""

from __future__ import annotations

from itertools import combinations

import pytest

from tercet.core.sets.features import VALUES
from tercet.render.palettes import PALETTES, PaletteName, palette_named
from tests.render.vision import SIGHTS, contrast, distance

COLOURFUL: list[PaletteName] = ["classic", "safe", "contrast"]


def paints(name: PaletteName) -> list[str]:
    return [PALETTES[name].paint(colour) for colour in VALUES["colour"]]


def nearest(name: PaletteName, sight: str) -> float:
    return min(distance(a, b, sight) for a, b in combinations(paints(name), 2))


def test_the_measure_matches_published_values() -> None:
    assert distance("#ffffff", "#000000", "common") == pytest.approx(100, abs=0.01)
    assert distance("#ff0000", "#00ff00", "common") == pytest.approx(170.6, abs=0.5)
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
    for sight in SIGHTS:
        assert distance("#808080", "#808080", sight) == 0
        assert distance("#ffffff", "#000000", sight) == pytest.approx(100, abs=0.5)


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_safe_colours_are_distinct_for_every_kind_of_vision(sight: str) -> None:
    assert nearest("safe", sight) > 45
    assert min(distance(paint, PALETTES["safe"].card, sight) for paint in paints("safe")) > 45


def test_the_classic_colours_are_not_distinct_for_every_kind_of_vision() -> None:
    """Shows that the palette above is needed, and that the measure can fail."""
    assert min(nearest("classic", sight) for sight in SIGHTS) < 35


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_palette_is_as_distinct_as_promised_for_every_kind_of_vision(sight: str) -> None:
    """High contrast separates colours as well as the safe palette; the printed red and green as far as possible."""
    assert nearest("contrast", sight) > 55
    assert nearest("classic", sight) > 27


@pytest.mark.parametrize("name", COLOURFUL)
def test_every_palette_is_distinct_for_common_vision(name: PaletteName) -> None:
    assert nearest(name, "common") > 50


@pytest.mark.parametrize(("name", "least"), [("classic", 3), ("safe", 3), ("contrast", 7), ("mono", 7)])
def test_symbols_stand_out_from_their_card(name: PaletteName, least: float) -> None:
    assert all(contrast(paint, PALETTES[name].card) >= least for paint in paints(name))


@pytest.mark.parametrize("name", PALETTES)
def test_marks_stand_out_from_card_and_table_and_carry_a_readable_sign(name: PaletteName) -> None:
    palette = PALETTES[name]
    assert contrast(palette.mark, palette.card) >= 4.5
    assert contrast(palette.mark, palette.table) >= 4.5
    assert contrast(palette.on_mark, palette.mark) >= 4.5


def test_a_palette_of_equal_colours_adds_letters() -> None:
    for palette in PALETTES.values():
        assert palette.letters == (len({palette.red, palette.green, palette.purple}) < 3)


def test_an_unknown_palette_is_refused_with_the_available_ones() -> None:
    with pytest.raises(ValueError, match="'pastel'; choose one of classic, safe, contrast, mono"):
        palette_named("pastel")
