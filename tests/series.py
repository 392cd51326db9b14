"""Number of cases in long series: samples by default, full counts with TERCET_LONG=1 (`make test-long`)."""

from __future__ import annotations

import os
from typing import TypeVar

import pytest

from tercet.locale import LANGUAGES

T = TypeVar("T")

LONG = os.environ.get("TERCET_LONG") == "1"


def each(short: int, long_total: int, parts: int) -> int:
    """Number of cases for each of several tests, which add up to `long_total` in the long series."""
    return sample(short, -(-long_total // parts))


def sample(short: T, long: T) -> T:
    """Chooses between the short and the long series."""
    return long if LONG else short


def in_languages(*short: str) -> pytest.MarkDecorator:
    """Runs a test in these languages; in the long series in all of them."""
    return pytest.mark.parametrize("language", sample(short, LANGUAGES))


def long_only(reason: str) -> pytest.MarkDecorator:
    """Runs a test only in the long series."""
    return pytest.mark.skipif(not LONG, reason=f"in the long series: {reason}")
