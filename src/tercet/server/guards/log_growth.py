"""Watches how fast the logs grow, and who causes it: anyone who writes more than their share is asked to come back
later."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tercet.server.guards.address_limits import Allowances
from tercet.server.websocket.connection import Connection
from tercet.store.port import TableId
from tercet.tables.table_port import TablePort

SECONDS: Final = 5.0
"""How often the growth is checked."""


class LogGrowth:
    """Charges the events of every table, including bots' events, to the guests and addresses that are there."""

    def __init__(self, guests: Allowances, addresses: Allowances) -> None:
        self._guests = guests
        self._addresses = addresses
        self._people: dict[TableId, tuple[TablePort, list[Connection]]] = {}
        self._seen: dict[TableId, int] = {}

    def arrive(self, table: TablePort, connection: Connection) -> None:
        """Called when somebody connects: charges those already there for what was written until now."""
        self._charge(table)
        _, people = self._people.get(table.id, (table, []))
        people.append(connection)
        self._people[table.id] = (table, people)  # it may have moved to another node

    def depart(self, table: TablePort, connection: Connection) -> None:
        """Called when somebody leaves: charges them for the time they were there."""
        self._charge(table)
        people = self._people[table.id][1]
        people.remove(connection)
        if not people:
            del self._people[table.id]
            self._seen.pop(table.id, None)

    def look(self) -> list[Connection]:
        """Charges for every table with people at it; returns the connections of those who wrote too much."""
        return [connection for table, _ in list(self._people.values()) for connection in self._charge(table)]

    def _charge(self, table: TablePort) -> list[Connection]:
        """Charges for what was written at a table since the last time."""
        events = table.status.events
        if events is None:
            return []  # it is on another node, which has not said yet
        seen = self._seen.get(table.id, events)
        grown: float = events - seen
        self._seen[table.id] = max(events, seen)
        _, people = self._people.get(table.id, (table, []))
        if grown <= 0 or not people:
            return []
        # those who are connected to other nodes are charged there
        grown *= len(people) / max(table.status.members, len(people))
        guests = {person.guest for person in people}
        addresses = {person.address for person in people}
        spent = [guest for guest in guests if not self._guests.charge(guest, grown / len(guests))]
        empty = [place for place in addresses if not self._addresses.charge(place, grown / len(addresses))]
        return [person for person in people if person.guest in spent or person.address in empty]

    def has_share(self, address: str) -> bool:
        """Whether an address may write more."""
        return self._addresses.charge(address, 0.0)


def free_bytes(folder: Path) -> int:
    """The free space on the disk that holds the data."""
    return shutil.disk_usage(folder).free
