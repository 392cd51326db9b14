"""Exports the card art of `tercet.render` as data: outlines, stripes, proportions and palettes."""

from __future__ import annotations

import re
from itertools import pairwise

import msgspec
from scripts.web.typescript import literal

from tercet.core.dicegame.dice import WILD
from tercet.core.sets.cards import parse_card
from tercet.core.sets.features import VALUES
from tercet.render.dice_svg import DIE, die_svg
from tercet.render.palettes import PALETTES
from tercet.render.svg import CARD_HEIGHT, CARD_WIDTH, card_svg
from tercet.render.symbols import outline

_LETTER = {"oval": "O", "squiggle": "Q", "diamond": "D"}


def art_text() -> str:
    """The file `art.ts`; values without a name in Python are read from the pictures."""
    striped = {shape: card_svg(parse_card(f"1RH{letter}")) for shape, letter in _LETTER.items()}
    stripes = {
        shape: _read(r'<path d="(M[^"]*H[^"]*)" stroke-width="[\d.]+"/>', text) for shape, text in striped.items()
    }
    parts = {
        "CARD": {
            "width": CARD_WIDTH,
            "height": CARD_HEIGHT,
            "corner": float(_read(r'rx="([\d.]+)"', striped["oval"])),
            "letter": int(_read(r'font-size="(\d+)"', card_svg(parse_card("1RHO"), letters=True))),
            "stripe": float(_read(r'H[^"]*" stroke-width="([\d.]+)"/>', striped["oval"])),
        },
        "PLACING": {"plain": _placing(letters=False), "lettered": _placing(letters=True)},
        "SHAPES": {shape: {"outline": outline(shape), "stripes": stripes[shape]} for shape in VALUES["shape"]},
        "DIE": _die(),
        "PALETTES": {name: msgspec.to_builtins(palette) for name, palette in PALETTES.items()},
    }
    head = "// Written by `python -m scripts.web` from the pictures in src/tercet/render. Do not edit.\n"
    return head + "".join(f"\nexport const {name} = {literal(value)} as const;\n" for name, value in parts.items())


def _placing(*, letters: bool) -> dict[str, float]:
    """Spacing and scale of the symbols on a card."""
    found = re.findall(r"translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)", card_svg(parse_card("3RSO"), letters=letters))
    places = [float(place) for place, _ in found]
    return {"step": next(b - a for a, b in pairwise(places)), "scale": float(found[0][1])}


def _die() -> dict[str, float | str]:
    """The proportions of a die, and the star that marks a WILD."""
    three, wild = die_svg(parse_card("3RSO")), die_svg(WILD)
    found = re.findall(r"translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)", three)
    places = [float(place) for place, _ in found]
    return {
        "side": DIE,
        "corner": float(_read(r'rx="([\d.]+)"', three)),
        "step": next(b - a for a, b in pairwise(places)),
        "scale": float(found[0][1]),
        "star": _read(r'<path d="([^"]+)" transform', wild),
    }


def _read(pattern: str, text: str) -> str:
    found = re.search(pattern, text)
    if found is None:
        raise LookupError(f"the picture has nothing like {pattern}")
    return found[1]
