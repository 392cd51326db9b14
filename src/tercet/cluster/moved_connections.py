"""Moves connections to a table's next owner when the current owner dies, stops or releases the table.

The client stays connected and only waits. Looking for the table also claims it if the owner's lease has expired
(`table_ownership`, `store/postgres/node_leases`), so the next owner may be this node or any other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tercet.cluster.edge import EdgeMember, RelayedTable
from tercet.store.port import StoreError, TableId, Unavailable
from tercet.tables.dependencies import Clock
from tercet.tables.table_port import TablePort

PATIENCE: Final = 8_000.0
"""Milliseconds to keep looking for a table whose owner does not answer. Longer than a lease, so a dead owner's lease
expires in that time."""
PAUSE: Final = 100.0
"""Milliseconds between two attempts."""

PortFound = Callable[[TablePort | StoreError], None]
FindTable = Callable[[TableId, PortFound, float], None]
"""Looks for a table until the given deadline."""


@dataclass(slots=True)
class RelayCounters:
    """Counters for the metrics."""

    links_broken: int = 0
    moved: int = 0
    """Connections moved to another owner."""
    given_up: int = 0
    """Connections told to reconnect because no owner was found in time."""
    bad_packets: int = 0
    """Packets that could not be decoded, such as those from nodes with other versions."""


class MovedConnections:
    """Moves connections whose table has lost its owner to the next owner."""

    def __init__(self, clock: Clock, counters: RelayCounters, find: FindTable) -> None:
        self._clock = clock
        self._counters = counters
        self._find = find
        self._lost: dict[EdgeMember, float] = {}
        """When each connection began to look for its table. Removed once the new owner welcomes the connection."""

    def follow(self, former: RelayedTable, member: EdgeMember) -> None:
        """Looks for the table of `member` again, because the owner does not answer."""
        now = self._clock.now()
        again = member in self._lost
        until = self._lost.setdefault(member, now) + PATIENCE

        def found(port: TablePort | StoreError) -> None:
            if member.table is not former:
                self._lost.pop(member, None)  # the client has left, or joined another table
            elif not isinstance(port, StoreError):
                if not isinstance(port, RelayedTable):
                    self._lost.pop(member, None)
                self._counters.moved += 1
                member.moved(port)
            else:
                self._lost.pop(member, None)
                self._counters.given_up += 1
                member.bye("restart" if isinstance(port, Unavailable) else "no-table")

        if now > until:
            found(Unavailable("no owner"))
        elif again:
            self._clock.call_at(now + PAUSE, lambda: self._find(former.id, found, until))
        else:
            self._find(former.id, found, until)

    def settled(self, member: EdgeMember) -> None:
        """Called when a table has welcomed a connection, or the connection has left."""
        self._lost.pop(member, None)
