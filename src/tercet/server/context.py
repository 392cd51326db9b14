"""The context that all parts of the server share."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tercet.api.bodies import TableSummary
from tercet.api.requests import store_answer
from tercet.api.services import Services
from tercet.cluster.peers import AskContinuation
from tercet.core.identity import Identity
from tercet.server.guards.address_limits import Allowances, Occupancy
from tercet.server.guards.guest_tokens import GuestTokens
from tercet.server.guards.log_growth import free_bytes
from tercet.server.logging import log_event
from tercet.server.metrics import Metrics
from tercet.server.settings import Settings
from tercet.server.upkeep.result_writer import ResultWriter
from tercet.server.websocket.connections import Connections
from tercet.store.port import CountsCommits, Record, TableId
from tercet.tables.table import Table

if TYPE_CHECKING:
    from tercet.server.startup.cluster_membership import Cluster


@dataclass(slots=True, kw_only=True)
class ServerContext(Services):
    """The parts of a running server, created at start-up."""

    settings: Settings
    connections: Connections
    guest_tokens: GuestTokens
    metrics: Metrics
    requests: Allowances
    files: Allowances
    new_guests: Allowances
    new_tables: Allowances
    guest_tables: Allowances
    deletions: Allowances
    exports: Occupancy
    logs: Occupancy
    result_writer: ResultWriter
    daily_attempts: Allowances
    cluster: Cluster | None = None
    """Set if other servers use the same database."""
    stopping: bool = False
    date_has_jumped: bool = False
    """True if the date may be wrong. The server then deletes nothing until an operator confirms the date."""
    has_store: bool = True
    """Whether the store can be reached."""
    addresses: tuple[str, ...] = ()
    """Addresses at which other devices reach this server; empty if only this computer can connect."""
    unerased: set[Identity] = field(default_factory=set)
    """Guests that another node has deleted and that this node still has to erase."""

    @property
    def has_space(self) -> bool:
        """Whether the disk has room for new tables. Always true for a separate database, whose operator watches its
        disk."""
        return bool(self.settings.store) or free_bytes(self.settings.data) >= self.settings.keep_free

    async def continuation(
        self, former: Table | str, code: TableId, player: Identity, record: Record, bots: Sequence[str]
    ) -> tuple[TableSummary, bool]:
        if not isinstance(former, str):
            return await Services.continuation(self, former, code, player, record, bots)
        assert self.cluster is not None, "only other nodes own what we do not"
        question = AskContinuation(code, player, record, tuple(bots))
        return await store_answer(self.cluster.ask(former, question, tuple[TableSummary, bool]))

    async def summaries(self, codes: Sequence[TableId]) -> dict[TableId, TableSummary]:
        """Returns summaries of the tables in `codes` that are awake, here or on another node."""
        found = await Services.summaries(self, codes)
        asleep = [code for code in codes if code not in found]
        if self.cluster is not None and asleep:
            found |= {TableId(one.code): one for one in await self.cluster.summaries(asleep)}
        return found

    def count(self) -> None:
        """Updates the metrics with the numbers that other parts count."""
        self.metrics.awake = len(self.registry)
        if isinstance(self.store, CountsCommits):
            self.metrics.commits, self.metrics.appended = self.store.commits, self.store.appended
        if self.cluster is not None:
            self.metrics.cluster = self.cluster.counts()

    def store_available(self, available: bool) -> None:
        """Called when the database becomes unreachable or reachable again. Without it the server cannot decide
        commands, so it tells all clients to reconnect later."""
        self.has_store = available
        log_event("store available again" if available else "store unavailable", level=logging.WARNING)
        if available:
            self.registry.resume("store")
        else:
            self.registry.suspend("store")

    async def restore(self, copy: Path) -> None:
        """Switches to the backup `copy` and makes all clients reconnect; they then see the tables as they are in the
        backup."""
        async with self.result_writer.starting_over():
            with self.registry.suspended():
                await self.store.restore(copy)
            for mark in tuple(self.guest_tokens.revoked):
                await self.store.revoke(mark)
