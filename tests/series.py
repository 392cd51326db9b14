"""How long the long series are: samples by default, the full counts with TERCET_LONG=1 (`make test-long`)."""

from __future__ import annotations

import os

LONG = os.environ.get("TERCET_LONG") == "1"


def sample(short: int, long: int) -> int:
    """How many of a series to run now."""
    return long if LONG else short
