"""Why cards may, or may not, be taken: the check of each feature, and the kinds of SET by what differs (C2, C5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, Literal, overload

import msgspec

from tercet.core.sets.cards import CardLike, refuse_twins, three_cards, value_of, verdicts
from tercet.core.sets.features import FEATURES, VALUES, Feature

INITIALS: Final[dict[Feature, str]] = {"number": "n", "colour": "c", "fill": "f", "shape": "s"}
"""One letter for each feature, in the order in which features are written."""
KINDS: Final[tuple[str, ...]] = tuple(
    "".join(INITIALS[feature] for feature in chosen)
    for count in (1, 2, 3, 4)
    for chosen in combinations(FEATURES, count)
)
"""All fifteen, those with fewer differing features first: `n` differs in the number alone, `ncfs` in everything."""

AnyVerdict = Literal["same", "different", "pairs", "fits", "mixed"]
"""The verdict on one feature under any law; only `mixed` fails. `pairs` is two and two, and `fits` is used where only
the sum counts (V2)."""


class FeatureCheck(msgspec.Struct, frozen=True):
    """One feature of some cards. If it is mixed and just one card differs from the others, `odd` is its index."""

    feature: str
    verdict: AnyVerdict
    values: tuple[str, ...]
    odd: int | None = None


class TakingCheck(msgspec.Struct, frozen=True):
    """Why some cards may, or may not, be taken together."""

    checks: tuple[FeatureCheck, ...]
    pairs: tuple[tuple[int, int], ...] = ()
    """Under a law of pairs, the pairing by their indices that fits most features."""

    @property
    def is_taking(self) -> bool:
        return all(check.verdict != "mixed" for check in self.checks)


@overload
def why_not(a: str | Sequence[CardLike], /) -> tuple[FeatureCheck, ...]: ...
@overload
def why_not(a: CardLike, b: CardLike, c: CardLike, /) -> tuple[FeatureCheck, ...]: ...
def why_not(
    a: CardLike | Sequence[CardLike], b: CardLike | None = None, c: CardLike | None = None, /
) -> tuple[FeatureCheck, ...]:
    """The check of three cards, one by one or together, feature by feature: they are a SET when none is mixed (C2)."""
    three = three_cards(a, b, c)
    if len(set(three)) < 3:
        refuse_twins(three)
    return tuple(
        _check(feature, verdict, [value_of(card, feature) for card in three])
        for feature, verdict in zip(FEATURES, verdicts(*three), strict=True)
    )


def _check(feature: Feature, verdict: AnyVerdict, values: Sequence[int]) -> FeatureCheck:
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
