"""Whole numbers that a program passes, in any type."""

from __future__ import annotations

from operator import index
from typing import Any


def whole_number(value: Any, expected: str) -> int:
    """Returns a whole number as an int, also one of NumPy's; raises TypeError for anything else, saying what was
    expected."""
    try:
        if not isinstance(value, bool):
            return index(value)
    except TypeError:
        pass
    raise TypeError(f"{expected}, not {value!r:.80}")
