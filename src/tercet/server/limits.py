"""Rate limits: buckets that refill, by guest and by address. Addresses are kept in memory only."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Final

from tercet.tables.rate_limit import Bucket, Limit

MOST_ADDRESSES: Final = 20_000
"""How many addresses are remembered; the one seen longest ago is forgotten first."""
EVENTS_PER_REQUEST: Final = 100
"""How many events of a log are read or folded for the cost of one request: about a third of a millisecond."""


class Allowances:
    """One bucket for each address or guest; reconnecting does not give a fresh one."""

    def __init__(self, limit: Limit, now: Callable[[], float]) -> None:
        self._limit = limit
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self.spent: dict[str, float] | None = None
        """What was taken since other nodes were last told; None if there are none."""

    @property
    def rate(self) -> float:
        """How many a second."""
        return self._limit[0]

    def of(self, who: str) -> Bucket:
        """The bucket to take from."""
        bucket = self._buckets.pop(who, None)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                del self._buckets[next(iter(self._buckets))]
            bucket = Bucket(self._limit, self._now()) if self.spent is None else _CountedBucket(self, who)
        self._buckets[who] = bucket  # the most recently seen is forgotten last
        return bucket

    def take(self, who: str, cost: float = 1.0) -> bool:
        return self.of(who).take(self._now(), cost)

    def spent_elsewhere(self, who: str, cost: float) -> None:
        """Somebody took this on another node."""
        bucket = self.of(who)
        if not Bucket.take(bucket, self._now(), cost):
            Bucket.charge(bucket, cost)

    def charge(self, who: str, cost: float) -> bool:
        """Takes a cost that has already been incurred; returns whether there was enough."""
        bucket = self.of(who)
        if bucket.take(self._now(), cost):
            return True
        bucket.charge(cost)
        return False


class _CountedBucket(Bucket):
    """A bucket of which other nodes are told what was taken from it."""

    __slots__ = ("_allowances", "_who")

    def __init__(self, allowances: Allowances, who: str) -> None:
        super().__init__(allowances._limit, allowances._now())
        self._allowances = allowances
        self._who = who

    def take(self, now: float, cost: float = 1.0) -> bool:
        taken = Bucket.take(self, now, cost)
        if taken:
            self._count(cost)
        return taken

    def charge(self, cost: float) -> None:
        Bucket.charge(self, cost)
        self._count(cost)

    def _count(self, cost: float) -> None:
        spent = self._allowances.spent
        if spent is not None:
            spent[self._who] = spent.get(self._who, 0.0) + cost


class Occupancy:
    """How many connections each address holds."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}
        self.elsewhere: dict[str, int] = {}
        """How many those addresses that hold many hold on other nodes."""

    def has_room(self, address: str) -> bool:
        return self._held.get(address, 0) + self.elsewhere.get(address, 0) < self._most

    def many(self, least: int) -> dict[str, int]:
        """Which addresses hold at least this many, and how many."""
        return {address: held for address, held in self._held.items() if held >= least}

    def enter(self, address: str) -> bool:
        held = self._held.get(address, 0)
        if held >= self._most:
            return False
        self._held[address] = held + 1
        return True

    def leave(self, address: str) -> None:
        held = self._held.get(address, 0) - 1
        if held > 0:
            self._held[address] = held
        else:
            self._held.pop(address, None)


def neighbourhood(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 network of one IPv6 subscriber."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
    return address
