"""Limits how fast logs grow: charges guests and addresses, and finds the ones that exceed their share."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tercet.server.guards.address_limits import Allowances
from tercet.server.websocket.connection import Connection
from tercet.store.port import TableId
from tercet.tables.table_port import TablePort

SECONDS: Final = 5.0
"""Seconds between two checks."""


class LogGrowth:
    """Charges the events of every table, including events caused by bots, to the guests and addresses connected to
    it."""

    def __init__(self, guests: Allowances, addresses: Allowances) -> None:
        self._guests = guests
        self._addresses = addresses
        self._people: dict[TableId, tuple[TablePort, list[Connection]]] = {}
        self._seen: dict[TableId, int] = {}

    def arrive(self, table: TablePort, connection: Connection) -> None:
        """Called when a client joins a table: first charges the clients already there for the events so far."""
        self._charge(table)
        _, people = self._people.get(table.id, (table, []))
        people.append(connection)
        self._people[table.id] = (table, people)  # store the new `table`, which may have moved to another node

    def depart(self, table: TablePort, connection: Connection) -> None:
        """Called when a client leaves a table: charges everybody there for the events since the last check."""
        self._charge(table)
        people = self._people[table.id][1]
        people.remove(connection)
        if not people:
            del self._people[table.id]
            self._seen.pop(table.id, None)

    def look(self) -> list[Connection]:
        """Charges the people at every table; returns the connections of those who wrote too much."""
        return [connection for table, _ in list(self._people.values()) for connection in self._charge(table)]

    def _charge(self, table: TablePort) -> list[Connection]:
        """Charges the people at a table for its events since the last check; returns the connections of those who wrote
        too much."""
        events = table.status.events
        if events is None:
            return []  # the table is on another node, which has not reported its events yet
        seen = self._seen.get(table.id, events)
        grown: float = events - seen
        self._seen[table.id] = max(events, seen)
        _, people = self._people.get(table.id, (table, []))
        if grown <= 0 or not people:
            return []
        # other nodes charge the people connected to them
        grown *= len(people) / max(table.status.members, len(people))
        guests = {person.guest for person in people}
        addresses = {person.address for person in people}
        spent = [guest for guest in guests if not self._guests.charge(guest, grown / len(guests))]
        empty = [place for place in addresses if not self._addresses.charge(place, grown / len(addresses))]
        return [person for person in people if person.guest in spent or person.address in empty]

    def has_share(self, address: str) -> bool:
        """Whether an address has any allowance left."""
        return self._addresses.charge(address, 0.0)


def free_bytes(folder: Path) -> int:
    """Returns the free space on the disk of the data folder."""
    return shutil.disk_usage(folder).free
