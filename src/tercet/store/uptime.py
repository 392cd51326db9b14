"""The clock by which a server's running is counted."""

from __future__ import annotations

import time


def running() -> float:
    """Monotonic milliseconds from an arbitrary start; on most systems they stop while the machine is suspended."""
    return time.monotonic() * 1000
