"""Three cards in line, found among many by whole rows: one `bytes.translate` gives the thirds of all later cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

MARKS: Final = bytes(range(128, 256))
"""Positions among the given cards, marked by the high bit, so that `isascii` tells whether any card was found."""


def find_lines(data: bytes, given: Sequence[Any], thirds: Sequence[bytes], position: bytes) -> list[Any]:
    """Every line among distinct cards, once, in the order of the given cards.

    `thirds` has a table for each card; `position` turns a card that is there into its mark, all others into ASCII.
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


def has_line(data: bytes, thirds: Sequence[bytes]) -> bool:
    """Whether distinct cards contain a line."""
    size = len(data)
    for a in data:  # noqa: SIM110 (any() is slower here)
        if len(data.translate(thirds[a]).translate(None, data)) < size:
            return True
    return False
