"""Lines of three cards: the verdict on each feature, and a search that handles whole rows of cards at a time (C2).

One `bytes.translate` finds the third cards for one card and all later cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from typing import Any, Final, Literal

Verdict = Literal["same", "different", "mixed"]

MARKS: Final = bytes(range(128, 256))
"""Positions among the given cards, with the high bit set, so that `isascii` shows whether any card was found."""


def find_lines(data: bytes, given: Sequence[Any], thirds: Sequence[bytes], position: bytes) -> list[Any]:
    """Every line among distinct cards, once, in the order of the given cards.

    `thirds` has a table for each card; `position` maps each given card to its mark and every other card to ASCII.
    """
    found = []
    j = 0
    for a in data[:-2]:
        j += 1  # noqa: SIM113 (enumerate is slower here)
        marked = data[j:].translate(thirds[a]).translate(position)
        if not marked.isascii():
            i = j - 1
            k = j + 128
            for third in marked:
                if third > k:
                    found.append((given[i], given[k - 128], given[third - 128]))
                k += 1
    return found


def has_line(data: bytes, thirds: Sequence[bytes], position: bytes) -> bool:
    """Whether distinct cards contain a line; the tables are those of `find_lines`."""
    for a in data:  # noqa: SIM110 (any() is slower here)
        if not data.translate(thirds[a]).translate(position).isascii():
            return True
    return False


def line_verdict(values: Sequence[int]) -> Verdict:
    """The verdict on three values of one feature (C2)."""
    kinds: tuple[Verdict, ...] = ("same", "mixed", "different")
    return kinds[len(set(values)) - 1]


_WEIGHTS: Final = (0, 1, 4)


def packed(values: Iterable[int]) -> int:
    """A card's values in four bits each, the first feature highest; the sum for three cards identifies the values of
    each feature."""
    bits = 0
    for value in values:
        bits = bits << 4 | _WEIGHTS[value]
    return bits


def packed_verdicts(features: int) -> tuple[tuple[Verdict, ...], ...]:
    """The verdicts on `features` features of three cards, indexed by the sum of their packed values."""
    known = {
        sum([_WEIGHTS[value] for value in values]): line_verdict(values)
        for values in combinations_with_replacement(range(3), 3)
    }
    rows: list[tuple[Verdict, ...]] = [()]
    for _ in range(features):
        rows = [(*row, known.get(bits, "mixed")) for row in rows for bits in range(16)]
    return tuple(rows)
