"""The SETs as a lookup table, so the client can find them without knowing the rule."""

from __future__ import annotations

import json

from tercet.core.sets.cards import DECK_SIZE, THIRD
from tercet.core.sets.features import FEATURES, VALUES, WEIGHTS


def cards_text() -> str:
    """The file `cards.ts`: how to decode a card's number."""
    features = ", ".join(map(json.dumps, FEATURES))
    values = "".join(f"  {feature}: {json.dumps(VALUES[feature])},\n" for feature in FEATURES)
    weights = ", ".join(f"{feature}: {WEIGHTS[feature]}" for feature in FEATURES)
    return (
        "// Written by `python -m scripts.web` from src/tercet/core/cards.py. Do not edit.\n\n"
        f"/** The order in which the features of a card are named and checked. */\n"
        f"export const FEATURES = [{features}] as const;\n\n"
        f"export const VALUES = {{\n{values}}} as const;\n\n"
        "/** What one step of a feature adds to a card's number. */\n"
        f"export const WEIGHTS = {{ {weights} }} as const;\n"
    )


def thirds_text() -> str:
    """The file `thirds.ts`: the card that completes two others, 81 × 81, each card as one printable letter."""
    letters = [chr(40 + card) if chr(40 + card) != "\\" else "!" for card in range(DECK_SIZE)]
    rows = ",\n".join(f'  "{"".join(letters[THIRD[a][b]] for b in range(DECK_SIZE))}"' for a in range(DECK_SIZE))
    return (
        "// Written by `python -m scripts.web` from src/tercet/core/cards.py. Do not edit.\n\n"
        "/** The letters of the cards 0 to 80 in the rows below. */\n"
        f'export const LETTERS =\n  "{"".join(letters)}";\n\n'
        "/** Row a, place b: the card that makes a SET of a and b. */\n"
        f"export const THIRDS = [\n{rows},\n] as const;\n"
    )
