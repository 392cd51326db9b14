"""The pictures in docs/pictures.md; `python -m tests.render.album` redraws them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tercet.core.sets.cards import parse_cards
from tercet.render.palettes import PALETTES
from tercet.render.svg import layout_svg

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
CARDS = parse_cards("3PEQ 1GHD 3RHO 2GEQ 1GSO 1GED 1GHQ 2PSQ 3RSD 2GSD 3RHD 1PEO")
NAMES = (*(f"{name}.svg" for name in PALETTES), "marks.svg")


@cache
def album() -> dict[str, str]:
    """All pictures by file name."""
    pictures = [layout_svg(CARDS, palette=name) for name in PALETTES]
    marked = layout_svg(CARDS[:6], rows=2, selected=CARDS[:2], hinted=CARDS[1:4], dealt=CARDS[4:5])
    return dict(zip(NAMES, (*pictures, marked), strict=True))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, picture in album().items():
        FOLDER.joinpath(name).write_text(picture + "\n", encoding="utf-8")
