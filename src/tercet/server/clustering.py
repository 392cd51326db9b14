"""This server as one of several: its lease, its tables, and its messages to the others."""

from __future__ import annotations

import asyncio
import re
import socket
from hashlib import blake2b
from secrets import token_hex

from tercet.cluster.bus import Bus
from tercet.cluster.leases import Leases, LeaseStore
from tercet.cluster.node import ClusterNode
from tercet.cluster.ownership import LeaseOwnership
from tercet.store.port import TableId
from tercet.tables.registry import TableRegistry


class Cluster:
    """What a server has that is not alone."""

    def __init__(self, bus_url: str, store: LeaseStore, key: bytes) -> None:
        self.name = f"{host_label()}-{token_hex(4)}"
        # whoever shares the NATS server but not the database is another cluster
        self._subject = f"tercet.{blake2b(key, digest_size=8).hexdigest()}"
        self.bus = Bus(bus_url, self.name)
        self.leases = Leases(store, self.name, self._lost, self._back)
        self.ownership = LeaseOwnership(self.leases, self._give_up)
        self.node: ClusterNode
        self._registry: TableRegistry

    async def open(self, registry: TableRegistry) -> None:
        """From now on this node can be reached, and may own tables."""
        self._registry = registry
        nodes = f"{self._subject}.node."

        def publish(name: str, packet: bytes) -> None:
            self.bus.publish(nodes + name, packet)

        self.node = ClusterNode(self.name, registry, publish, asyncio.get_running_loop().call_soon)
        await self.bus.open()
        await self.bus.subscribe(nodes + self.name, self.node.receive)
        await self.leases.open()

    async def close(self) -> None:
        """Gives all tables to whoever asks for them."""
        await self.leases.close()
        self.node.close()
        await self.bus.close()

    def _give_up(self, table: TableId) -> None:
        self._registry.give_up(table)

    def _lost(self) -> None:
        """Others may own the tables from now on."""
        self._registry.suspend("lease")
        self._registry.forget_clocks()

    def _back(self) -> None:
        self._registry.resume("lease")


def host_label() -> str:
    """This computer's name, as it may be part of a subject."""
    return re.sub(r"[^a-z0-9]+", "-", socket.gethostname().lower()).strip("-")[:40] or "node"
