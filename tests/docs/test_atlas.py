"""The atlas of variants equals what `python -m scripts.atlas` computes, plays and draws."""

from __future__ import annotations

import doctest

import pytest

from scripts import atlas
from tercet.core.sets.variant_catalogue import PRESETS
from tests.series import LONG

PAGE = atlas.PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PRESETS)
def test_the_pictures_match_the_drawn_ones(name: str) -> None:
    for file, picture in atlas.pictures(name).items():
        assert (atlas.PICTURES / file).read_text(encoding="utf-8") == picture
        assert f"(variants/{file})" in PAGE


@pytest.mark.parametrize("name", PRESETS if LONG else ["quads"])
def test_the_figures_match_the_computed_ones(name: str) -> None:
    assert atlas.section(name) in PAGE


def test_the_session_runs_as_written() -> None:
    test = doctest.DocTestParser().get_doctest(PAGE, {}, "variants.md", None, 0)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 0
    assert result.failed == 0
