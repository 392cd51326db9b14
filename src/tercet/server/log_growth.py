"""How much the logs grow, and who causes it: anyone who has written their share is asked to come back later."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tercet.server.limits import Allowances
from tercet.server.websocket.connection import Connection
from tercet.store.port import TableId
from tercet.tables.table import Table

SECONDS: Final = 5.0
"""How often it is looked."""


class Growth:
    """Charges the events of every table to the guests and addresses that are there, bots' events too."""

    def __init__(self, guests: Allowances, addresses: Allowances) -> None:
        self._guests = guests
        self._addresses = addresses
        self._seen: dict[TableId, int] = {}

    def charge(self, table: Table) -> list[Connection]:
        """Charges what was decided at a table since the last time; gives the connections of those who wrote too much.

        Also called before somebody comes or goes, so that everybody pays for their own time there and for no other.
        """
        version = int(table.state.version)
        grown = version - self._seen.get(table.id, version)
        self._seen[table.id] = version
        people = [member for member in table.seats.members if isinstance(member, Connection)]
        if grown <= 0 or not people:
            return []
        guests = {person.guest for person in people}
        addresses = {person.address for person in people}
        spent = [guest for guest in guests if not self._guests.charge(guest, grown / len(guests))]
        empty = [place for place in addresses if not self._addresses.charge(place, grown / len(addresses))]
        return [person for person in people if person.guest in spent or person.address in empty]

    def look(self, tables: list[Table]) -> list[Connection]:
        """Charges for all tables that are awake, and forgets the others."""
        found = [connection for table in tables for connection in self.charge(table)]
        self._seen = {table.id: self._seen[table.id] for table in tables}
        return found

    def has_share(self, address: str) -> bool:
        """Whether an address may write more."""
        return self._addresses.charge(address, 0.0)


def free_bytes(folder: Path) -> int:
    """What is free on the disk where the data lie."""
    return shutil.disk_usage(folder).free
