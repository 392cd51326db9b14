"""A token bucket, which limits the rate of people and bots alike."""

from __future__ import annotations

Limit = tuple[float, float]
"""Rate per second, and burst size."""


class Bucket:
    """A token bucket: allows a burst, and refills at a rate per second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, limit: Limit, now: float) -> None:
        self._rate, self._most = limit
        self._left = self._most
        self._at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Takes the cost if the bucket has enough; `now` is in seconds."""
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
        """Takes the cost now or on credit: returns the seconds until it is paid off, or None if that is too long."""
        if self.take(now, cost):
            return 0.0
        wait = (cost - self._left) / self._rate
        if wait > patience:
            return None
        self.charge(cost)
        return wait

    def charge(self, cost: float) -> None:
        """Takes a cost that has already been incurred, below zero if necessary."""
        self._left -= cost

    def stop_refilling(self, seconds: float) -> None:
        """Stops refilling for this many seconds: a client earns no tokens while its slow request is being handled."""
        self._at += seconds
