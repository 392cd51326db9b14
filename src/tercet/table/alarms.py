"""One alarm that is set again and again: cheap when the next moment is later than the one it is set for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tercet.table.ports import Clock, Timer

NEVER: Final = float("inf")


class Alarm:
    """Calls a function at a moment, or sooner: whoever is called looks what is due and sets the alarm again."""

    __slots__ = ("_at", "_clock", "_ring", "_start", "_timer")

    def __init__(self, clock: Clock, start: float, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._start = start
        """What is added to its moments to make them the clock's."""
        self._ring = ring
        self._at = NEVER
        self._timer: Timer | None = None

    def set_no_later(self, moment: float) -> None:
        """Makes sure that it rings at this moment at the latest; one that rings sooner is left as it is."""
        if moment < self._at:
            if self._timer is not None:
                self._timer.cancel()
            self._at = moment
            self._timer = self._clock.call_at(self._start + moment, self._rings)

    def clear(self) -> None:
        """Is silent from now on."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._at = NEVER

    def _rings(self) -> None:
        self._timer = None
        self._at = NEVER
        self._ring()
