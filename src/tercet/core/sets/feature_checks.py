"""Why three cards are, or are not, a SET: the check of each feature (C2)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tercet.core.sets.cards import Card, CardLike, Verdict, refuse_twins, value_of, verdicts
from tercet.core.sets.features import FEATURES, VALUES, Feature


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
