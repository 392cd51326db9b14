"""How much anybody may ask of a table, people and bots alike: a bucket that refills."""

from __future__ import annotations

Limit = tuple[float, float]
"""So many a second, so many at once."""


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, limit: Limit, now: float) -> None:
        self._rate, self._most = limit
        self._left = self._most
        self._at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether there is enough for it; `now` is in seconds."""
        left = self._left + (now - self._at) * self._rate
        self._at = now
        if left > self._most:  # noqa: PLR1730 (min() is slower here)
            left = self._most
        if left < cost:
            self._left = left
            return False
        self._left = left - cost
        return True

    def reserve(self, now: float, cost: float, patience: float) -> float | None:
        """Takes it now or on credit: how many seconds to wait until it is paid for; None if that is too long."""
        if self.take(now, cost):
            return 0.0
        wait = (cost - self._left) / self._rate
        if wait > patience:
            return None
        self._left -= cost
        return wait

    def charge(self, cost: float) -> None:
        """Takes what turned out to be owed, into the red if need be."""
        self._left -= cost

    def stand_still(self, seconds: float) -> None:
        """Does not refill for so long: what is asked counts by its arrival, and slow work earns nothing."""
        self._at += seconds
