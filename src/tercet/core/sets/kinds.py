"""The fifteen kinds of SET in the printed deck, distinguished by which features differ."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from tercet.core.sets.cards import verdicts
from tercet.core.sets.features import FEATURES, Feature

INITIALS: Final[dict[Feature, str]] = {"number": "n", "colour": "c", "fill": "f", "shape": "s"}
"""One letter per feature, in the order features are written."""
KINDS: Final[tuple[str, ...]] = tuple(
    "".join(INITIALS[feature] for feature in chosen)
    for count in (1, 2, 3, 4)
    for chosen in combinations(FEATURES, count)
)
"""All fifteen kinds, fewest differing features first: `n` differs only in the number, `ncfs` in everything."""


def kind_of(cards: Sequence[int]) -> str:
    """The kind of three cards that are a SET."""
    found = zip(INITIALS.values(), verdicts(*cards), strict=True)
    return "".join(initial for initial, verdict in found if verdict == "different")


def differing(kind: str) -> tuple[Feature, ...]:
    """The features that differ in a kind of SET."""
    return tuple(feature for feature, initial in INITIALS.items() if initial in kind)
