"""The pictures of README and docs exist, are small, and are produced by commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs import pictures
from tests.docs.test_readme import ROOT
from tests.render import album

PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SHOWN = [
    (page.relative_to(ROOT), told, (page.parent / target).resolve())
    for page in PAGES
    for told, target in PICTURE.findall(page.read_text(encoding="utf-8"))
]
DRAWN_ELSEWHERE = {
    "docs/pictures": dict.fromkeys(album.NAMES, "tests.render.album"),
    "docs/odds": {path.name: "tests.lab.test_odds_page" for path in (ROOT / "docs" / "odds").glob("*.svg")},
    "docs/bots": {"calibration.svg": "tercet bots calibrate"},
    "docs/offline": {"parts.svg": "a hand"},
    "docs/variants": {path.name: "scripts.atlas" for path in (ROOT / "docs" / "variants").glob("*.svg")},
}
"""Pictures drawn and checked by other tests, and a drawing."""
MOST = 300_000
"""Maximum bytes of all pictures of programs together."""


@pytest.mark.parametrize(("page", "told", "picture"), SHOWN, ids=[f"{page}-{path.name}" for page, _, path in SHOWN])
def test_every_picture_exists_has_a_description_and_is_generated_by_a_command(
    page: Path, told: str, picture: Path
) -> None:
    assert picture.is_file(), f"{page} shows {picture}"
    assert len(told) > 10, f"{page} doesn't say what {picture.name} shows"
    folder = str(picture.parent.relative_to(ROOT))
    made = pictures.NAMES if picture.parent == pictures.FOLDER else DRAWN_ELSEWHERE[folder]
    assert picture.name in made


def test_the_pictures_of_the_programs_are_small_and_all_in_use() -> None:
    kept = {path.name for path in pictures.FOLDER.iterdir()}
    assert kept == set(pictures.NAMES)
    assert kept <= {path.name for _, _, path in SHOWN}
    assert sum(path.stat().st_size for path in pictures.FOLDER.iterdir()) < MOST
    for name in kept:
        assert (pictures.FOLDER / name).read_bytes().startswith(b"\x89PNG\r\n")


def test_make_screenshots_takes_them() -> None:
    rule = re.search(r"^screenshots:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert rule
    assert f"-m {pictures.__name__}\n" in rule[1]


def test_reducing_colours_keeps_a_pictures_size() -> None:
    from io import BytesIO

    image = pytest.importorskip("PIL.Image")
    whole = BytesIO()
    image.linear_gradient("L").save(whole, "PNG")
    taken = image.open(BytesIO(pictures.small(whole.getvalue())))
    assert taken.size == (256, 256)
    assert len(taken.getcolors()) <= pictures.COLOURS
