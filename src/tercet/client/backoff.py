"""When a client that lost its server tries again."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from tercet.core.engine.game import Millis

FIRST_WAIT: Final = 0.25
LONGEST_WAIT: Final = 5.0
PATIENCE: Final = 120.0
"""Seconds without a welcome before a client gives up; time that the server asked it to wait does not count."""


class Backoff:
    """Tries again soon, then ever later, and never before the server wants it."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._wait = FIRST_WAIT
        self._since = clock()
        self._asked: float | None = None

    def welcomed(self) -> None:
        """Starts over."""
        self._wait = FIRST_WAIT
        self._since = self._clock()

    def ask(self, retry: Millis) -> None:
        """Takes over the time that the server's `bye` names."""
        self._asked = max(retry / 1000, FIRST_WAIT)

    @property
    def exhausted(self) -> bool:
        return self._clock() - self._since > PATIENCE

    def pause(self) -> float:
        """How many seconds to wait before the next attempt."""
        if self._asked is not None:
            wait, self._asked = self._asked, None
            self._since = self._clock() + wait
            return wait
        wait = self._wait
        self._wait = min(wait * 2, LONGEST_WAIT)
        return wait
