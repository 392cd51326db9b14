"""Limits the rate of requests and the number of connections, by address and by guest.

Addresses are stored in memory only.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from tercet.tables.token_bucket import Bucket, Limit

MOST_ADDRESSES: Final = 20_000
"""Number of addresses to remember; the least recently seen are forgotten first."""


AROUND: Final = {"/48": 16, "/32": 256}
"""Allowances of larger IPv6 networks, as multiples of the allowance of one subscriber (/64). A rented server may come
with a /48, enough addresses to pose as 65,536 subscribers; but a /48 may also be a whole university, or a carrier's
phones."""


class Allowances:
    """A token bucket for each address or guest, which outlives their connections."""

    def __init__(self, limit: Limit, now: Callable[[], float]) -> None:
        self._limit = limit
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self.spent: dict[str, float] | None = None
        """Costs taken since the last report to the other nodes; None for a single server."""

    @property
    def rate(self) -> float:
        """The allowance per second."""
        return self._limit[0]

    def of(self, who: str) -> Bucket:
        """Returns the bucket of an address or guest. A cost taken from an IPv6 address is also taken from its
        networks."""
        own, *around = (self._bucket(name) for name in networks(who))
        return own if not around else _NetworkBucket(own, around)

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.pop(who, None)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                del self._buckets[next(iter(self._buckets))]
            rate, most = self._limit
            limit = (rate * _share(who), most * _share(who))
            bucket = Bucket(limit, self._now()) if self.spent is None else _CountedBucket(self, who, limit)
        self._buckets[who] = bucket  # move it to the end: the first bucket is the next to be forgotten
        return bucket

    def take(self, who: str, cost: float = 1.0) -> bool:
        return self.of(who).take(self._now(), cost)

    def spent_elsewhere(self, who: str, cost: float) -> None:
        """Takes a cost that another node has reported."""
        bucket = self._bucket(who)
        if not Bucket.take(bucket, self._now(), cost):
            Bucket.charge(bucket, cost)

    def charge(self, who: str, cost: float) -> bool:
        """Takes a cost that has already been incurred; returns whether the allowance covered it."""
        bucket = self.of(who)
        if bucket.take(self._now(), cost):
            return True
        bucket.charge(cost)
        return False


class _CountedBucket(Bucket):
    """A bucket that records the costs taken from it, for the report to the other nodes."""

    __slots__ = ("_allowances", "_who")

    def __init__(self, allowances: Allowances, who: str, limit: Limit) -> None:
        super().__init__(limit, allowances._now())
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


class _NetworkBucket(Bucket):
    """The buckets of an address and of the networks that contain it; takes a cost from all of them or from none."""

    __slots__ = ("_around", "_own")

    def __init__(self, own: Bucket, around: Sequence[Bucket]) -> None:
        self._own = own
        self._around = around

    def take(self, now: float, cost: float = 1.0) -> bool:
        taken: list[Bucket] = []
        for bucket in (self._own, *self._around):
            if not bucket.take(now, cost):
                for earlier in taken:
                    earlier.charge(-cost)
                return False
            taken.append(bucket)
        return True

    def reserve(self, now: float, cost: float, patience: float) -> float | None:
        longest = 0.0
        reserved: list[Bucket] = []
        for bucket in (self._own, *self._around):
            wait = bucket.reserve(now, cost, patience)
            if wait is None:
                for earlier in reserved:
                    earlier.charge(-cost)
                return None
            reserved.append(bucket)
            longest = max(longest, wait)
        return longest

    def charge(self, cost: float) -> None:
        for bucket in (self._own, *self._around):
            bucket.charge(cost)

    def stop_refilling(self, seconds: float) -> None:
        self._own.stop_refilling(seconds)


class Occupancy:
    """Counts the connections from each address, and from the networks that contain it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}
        self.elsewhere: dict[str, int] = {}
        """Number of connections to other nodes, by address; only for addresses with many."""

    def has_room(self, address: str) -> bool:
        return all(
            self._open.get(name, 0) + self.elsewhere.get(name, 0) < self._most * _share(name)
            for name in networks(address)
        )

    def many(self, least: int) -> dict[str, int]:
        """Returns the addresses with at least `least` connections, each with its number of connections."""
        return {address: held for address, held in self._open.items() if held >= least}

    def enter(self, address: str) -> bool:
        names = networks(address)
        if any(self._open.get(name, 0) >= self._most * _share(name) for name in names):
            return False
        for name in names:
            self._open[name] = self._open.get(name, 0) + 1
        return True

    def leave(self, address: str) -> None:
        for name in networks(address):
            held = self._open.get(name, 0) - 1
            if held > 0:
                self._open[name] = held
            else:
                self._open.pop(name, None)


def subscriber_address(address: str) -> str:
    """Returns what the limits treat as one address: an IPv4 address, or the /64 network of an IPv6 subscriber."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
    return address


@lru_cache(maxsize=4096)
def networks(address: str) -> tuple[str, ...]:
    """Returns `address`, as `subscriber_address` returned it, then the larger IPv6 networks that contain it. Each of
    them has an allowance."""
    if not address.endswith("::"):
        return (address,)
    return (address, *(str(ipaddress.ip_network(f"{address}{length}", strict=False)) for length in AROUND))


def _share(name: str) -> int:
    return AROUND.get(name[-3:], 1)
