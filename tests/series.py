"""How many cases the long series run: samples by default, the full counts with TERCET_LONG=1 (`make test-long`)."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")

LONG = os.environ.get("TERCET_LONG") == "1"


def sample(short: T, long: T) -> T:
    """How many, or which, of a series to run now."""
    return long if LONG else short
