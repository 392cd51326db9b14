"""Why three cards are, or are not, a SET: the check of each feature, and the kinds of SET by what differs (C2)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import msgspec

from tercet.core.sets.cards import Card, CardLike, Verdict, refuse_twins, value_of, verdicts
from tercet.core.sets.features import FEATURES, VALUES, Feature

INITIALS: Final[dict[Feature, str]] = {"number": "n", "colour": "c", "fill": "f", "shape": "s"}
"""One letter for each feature, in the order in which features are written."""
KINDS: Final[tuple[str, ...]] = tuple(
    "".join(INITIALS[feature] for feature in chosen)
    for count in (1, 2, 3, 4)
    for chosen in combinations(FEATURES, count)
)
"""All fifteen, those with fewer differing features first: `n` differs in the number alone, `ncfs` in everything."""


class FeatureCheck(msgspec.Struct, frozen=True):
    """One feature of three cards: same, different, or mixed; if mixed, the card at index `odd` differs from the other
    two."""

    feature: Feature
    verdict: Verdict
    values: tuple[str, str, str]
    odd: int | None = None


def why_not(a: CardLike, b: CardLike, c: CardLike) -> tuple[FeatureCheck, ...]:
    """The check feature by feature: three cards are a SET when none is mixed (C2)."""
    three = (Card(a), Card(b), Card(c))
    if len(set(three)) < 3:
        refuse_twins(three)
    return tuple(
        _check(feature, verdict, [value_of(card, feature) for card in three])
        for feature, verdict in zip(FEATURES, verdicts(*three), strict=True)
    )


def _check(feature: Feature, verdict: Verdict, values: Sequence[int]) -> FeatureCheck:
    x, y, z = values
    names = VALUES[feature]
    odd = None if verdict != "mixed" else 2 if x == y else 0 if y == z else 1
    return FeatureCheck(feature, verdict, (names[x], names[y], names[z]), odd)


def kind_of(cards: Sequence[int]) -> str:
    """The kind of three cards that are a SET."""
    found = zip(INITIALS.values(), verdicts(*cards), strict=True)
    return "".join(initial for initial, verdict in found if verdict == "different")


def differing(kind: str) -> tuple[Feature, ...]:
    """The features that differ in a kind of SET."""
    return tuple(feature for feature, initial in INITIALS.items() if initial in kind)
