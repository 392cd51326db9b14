"""The decks of the variants: their features, and how to draw their cards (V1)."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from scripts.web.typescript import literal

from tercet.core.sets.decks import DECKS, Deck, deck_named
from tercet.core.sets.variant_catalogue import Variant
from tercet.render.palettes import PALETTES, PaletteName
from tercet.render.svg import (
    DOT_DISTANCE,
    DOT_LETTERS,
    DOT_LINE,
    DOT_PLACES,
    INITIALS,
    LETTER_LINE,
    SIGN_PLACE,
    SIGNS,
    STRIPE_DISTANCE,
    card_svg,
    placing,
)
from tercet.render.symbols import OUTLINES, dots, outline, stripes

OTHER: Final = tuple(name for name in DECKS if not deck_named(name).is_printed)
_PICTURED: Final = 6
"""Number of cards of each deck drawn for a test."""


class VariantSizes(msgspec.Struct, frozen=True):
    """Numbers of cards: in the deck, in a taking, on the table, certain to contain a taking, and linking two
    takings."""

    size: int
    least: int
    most: int
    board: int
    certain: int
    linked: int
    printed: bool
    """Whether deck and law are the printed ones."""


def variant_sizes(variant: Variant) -> VariantSizes:
    """The sizes of a variant for the client."""
    return VariantSizes(
        len(variant.deck),
        variant.least,
        variant.most,
        variant.board,
        variant.certain,
        variant.linked,
        variant.law == "set" and variant.deck.is_printed,
    )


def decks_text() -> str:
    """The file `decks.ts`."""
    parts: dict[str, tuple[str, object]] = {
        "OTHER_DECKS": ("Readonly<Record<string, OtherDeck>>", {name: _deck(deck_named(name)) for name in OTHER}),
        "SYMBOLS": (
            "Readonly<Record<string, Symbol>>",
            {
                shape: {
                    "outline": outline(shape),
                    "stripes": stripes(shape, STRIPE_DISTANCE),
                    "dots": dots(shape, DOT_DISTANCE),
                }
                for shape in OUTLINES
            },
        ),
        "DOT_LINE": ("number", DOT_LINE),
        "SIGNS": ("Readonly<Record<string, string>>", SIGNS),
        "SIGN_PLACE": ("number", SIGN_PLACE),
        "INITIALS": ("Readonly<Record<string, string>>", INITIALS),
        "DOT_PLACES": ("readonly (readonly [x: number, y: number])[]", DOT_PLACES),
        "DOT_LETTERS": ("Readonly<Record<string, string>>", DOT_LETTERS),
        "LETTER_LINE": ("number", LETTER_LINE),
        "PLACES": ("Readonly<Record<string, Placing>>", _placings()),
    }
    head = """// Written by `python -m scripts.web` from the decks and pictures in src/tercet. Do not edit.

export interface DeckFeature {
  readonly name: string;
  readonly values: readonly string[];
  readonly letters: readonly string[];
  /** What one step of the feature adds to a card's number. */
  readonly weight: number;
}

export interface OtherDeck {
  readonly features: readonly DeckFeature[];
  /** The numbers of its cards, the first and the last. */
  readonly cards: readonly [first: number, last: number];
}

export interface Symbol {
  readonly outline: string;
  readonly stripes: string;
  readonly dots: string;
}

export interface Placing {
  readonly step: number;
  readonly scale: number;
  readonly middle: number;
}
"""
    return head + "".join(f"\nexport const {name}: {of} = {literal(value)};\n" for name, (of, value) in parts.items())


def _deck(deck: Deck) -> dict[str, Any]:
    features = [feature._asdict() for feature in deck.features]
    return {"features": features, "cards": (deck.cards[0], deck.cards[-1])}


def _placings() -> dict[str, dict[str, float]]:
    """Keyed by number of symbols, `signed` or `plain`, and `lettered` or not: `4 plain lettered`."""
    return {
        f"{number} {'signed' if signed else 'plain'}{' lettered' if letters else ''}": placing(
            number, signed=signed, letters=letters
        )._asdict()
        for number in (1, 2, 3, 4)
        for signed in (False, True)
        for letters in (False, True)
    }


def deck_pictures() -> list[dict[str, Any]]:
    """Some cards of each deck as Python draws them: their parts, positions and colours."""
    names: tuple[PaletteName, ...] = tuple(PALETTES)
    found = []
    for name in OTHER:
        cards = deck_named(name).cards
        for i in range(_PICTURED):
            card, palette = cards[(i * 37 + 11) % len(cards)], names[i % len(names)]
            text = card_svg(card, deck=deck_named(name), palette=palette)
            found.append({"deck": name, "card": card, "palette": palette, "parts": _parts(text)})
    return found


def _parts(text: str) -> list[str]:
    """The outlines, circles and letters of a picture, without the card around them."""
    places = re.findall(r'transform="(translate[^"]+)"', text)
    paths = re.findall(r' d="([^"]+)"', text)
    circles = re.findall(r'<circle cx="(\d+)" cy="(\d+)" r="(\d+)" fill="([^"]+)"', text)
    letters = re.findall(r'<text x="([^"]+)" y="([^"]+)"[^>]*>([A-Z])<', text)
    return [*places, *paths, *(" ".join(circle) for circle in circles), *(" ".join(letter) for letter in letters)]
