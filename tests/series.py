"""How many cases the long series run: samples by default, the full counts with TERCET_LONG=1 (`make test-long`)."""

from __future__ import annotations

import os
from typing import TypeVar

import pytest

T = TypeVar("T")

LONG = os.environ.get("TERCET_LONG") == "1"


def each(short: int, long_total: int, parts: int) -> int:
    """How many cases each of several tests runs, so that together they are `long_total` in the long series."""
    return sample(short, -(-long_total // parts))


def sample(short: T, long: T) -> T:
    """How many, or which, of a series to run now."""
    return long if LONG else short


def long_only(reason: str) -> pytest.MarkDecorator:
    """Leaves a test to the long series."""
    return pytest.mark.skipif(not LONG, reason=f"in the long series: {reason}")
