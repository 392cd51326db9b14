"""How each law judges claimed cards feature by feature, with readable verdicts (C2, C5, V2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, overload

import msgspec

from tercet.core.drawable import Drawable
from tercet.core.sets.cards import CardLike, raise_not_distinct, three_cards, value_of, verdicts
from tercet.core.sets.features import FEATURES, VALUES, Feature
from tercet.core.sets.lines import line_verdict

Law = Literal["set", "ultra", "ghost", "quads", "dots"]
Values = tuple[int, ...]
AnyVerdict = Literal["same", "different", "pairs", "fits", "mixed"]
"""The verdict on one feature under any law; only `mixed` fails. `pairs` means two and two; `fits` is for laws where
only the sum counts (V2)."""


class FeatureCheck(Drawable, msgspec.Struct, frozen=True):
    """The verdict on one feature. If a single card makes it mixed, `odd` is the index of that card."""

    feature: str
    verdict: AnyVerdict
    values: tuple[str, ...]
    odd: int | None = None


class FeatureChecks(Drawable, tuple[FeatureCheck, ...]):
    """Why three cards are not a SET: one check for each feature. False if they are a SET; prints as sentences."""

    __slots__ = ()

    @property
    def is_set(self) -> bool:
        """Whether no feature is mixed."""
        return all(check.verdict != "mixed" for check in self)

    def __bool__(self) -> bool:
        """Whether there is a reason, so the cards are not a SET."""
        return not self.is_set


class TakingCheck(Drawable, msgspec.Struct, frozen=True):
    """Why some cards may, or may not, be taken together. False if they may; prints as sentences."""

    checks: tuple[FeatureCheck, ...]
    pairs: tuple[tuple[int, int], ...] = ()
    """Under the law of pairs, the pairing (by card index) that fits the most features."""

    @property
    def is_taking(self) -> bool:
        return all(check.verdict != "mixed" for check in self.checks)

    def __bool__(self) -> bool:
        """Whether there is a reason, so the cards may not be taken."""
        return not self.is_taking


def _quad_verdict(values: Values) -> AnyVerdict:
    """The verdict on four values, which must be all the same, all different, or two and two."""
    kinds: dict[tuple[int, ...], AnyVerdict] = {(4,): "same", (1, 1, 1, 1): "different", (2, 2): "pairs"}
    return kinds.get(tuple(sorted(map(values.count, set(values)))), "mixed")


def _sum_verdict(values: Values) -> AnyVerdict:
    """Whether six values add up to zero modulo 3: all six equal, three and three, four and one and one, or two of
    each."""
    return "mixed" if sum(values) % 3 else "fits"


def _even_verdict(values: Values) -> AnyVerdict:
    """Whether a dot occurs on an even number of cards."""
    return "mixed" if sum(values) % 2 else "fits"


def _pair_verdict(values: Values) -> AnyVerdict:
    """Whether the same value would complete the first two values and the last two."""
    a, b, c, d = values
    return "mixed" if (a + b - c - d) % 3 else "fits"


_VERDICTS: Final[dict[Law, Callable[[Values], AnyVerdict]]] = {
    "set": line_verdict,
    "ultra": _pair_verdict,
    "ghost": _sum_verdict,
    "quads": _quad_verdict,
    "dots": _even_verdict,
}


class Verdicts(dict[Values, AnyVerdict]):
    """The verdict on the values of one feature under a law, cached."""

    def __init__(self, law: Law) -> None:
        super().__init__()
        self._verdict = _VERDICTS[law]

    def __missing__(self, values: Values) -> AnyVerdict:
        self[values] = verdict = self._verdict(values)
        return verdict


@overload
def why_not(a: str | Sequence[CardLike], /) -> FeatureChecks: ...
@overload
def why_not(a: CardLike, b: CardLike, c: CardLike, /) -> FeatureChecks: ...
def why_not(a: CardLike | Sequence[CardLike], b: CardLike | None = None, c: CardLike | None = None, /) -> FeatureChecks:
    """Checks three cards feature by feature, given one by one or together (C2).

    `print(why_not("1RSO 2RSO 3GSO"))` says it in sentences. The result is a tuple of checks and, for a SET, false.

    >>> print(tercet.why_not("1RSO 2RSO 3PSO"))
    This is not a SET.
      number: the three numbers are different
      colour: two are red, one is purple
      fill: all three are solid
      shape: all three show ovals
    """
    three = three_cards(a, b, c)
    if len(set(three)) < 3:
        raise_not_distinct(three)
    return FeatureChecks(
        _check(feature, verdict, [value_of(card, feature) for card in three])
        for feature, verdict in zip(FEATURES, verdicts(*three), strict=True)
    )


def _check(feature: Feature, verdict: AnyVerdict, values: Sequence[int]) -> FeatureCheck:
    x, y, z = values
    names = VALUES[feature]
    odd = None if verdict != "mixed" else 2 if x == y else 0 if y == z else 1
    return FeatureCheck(feature, verdict, (names[x], names[y], names[z]), odd)
