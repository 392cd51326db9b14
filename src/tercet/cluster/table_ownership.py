"""Claims tables in the database before waking them, and releases them when they sleep.

A node takes over a dead node's tables in the same way: they become free when the dead node's lease expires, and the
first node to claim a table owns it next.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from tercet.cluster.leases import ClaimAnswer, Leases
from tercet.store.port import StoreError, TableId, Unavailable
from tercet.store.postgres.node_leases import Owner
from tercet.tables.dependencies import OwnedElsewhere

CLAIMS_IN_FLIGHT: Final = 3
"""Maximum number of concurrent claim statements. Renewing the lease does not wait for them, because it has its own
connection."""
TABLES_PER_CLAIM: Final = 500
"""Maximum number of tables per claim statement."""

OnClaimed = Callable[[StoreError | None], None]

_logger = logging.getLogger("tercet.cluster")


class LeaseOwnership:
    """Claims and releases the tables that this node owns under its lease."""

    def __init__(self, leases: Leases, give_up: Callable[[TableId, object], None]) -> None:
        self._leases = leases
        self._give_up = give_up
        """Called with a table that turns out to belong to another node, to put it to sleep here."""
        self._wanted: dict[TableId, list[OnClaimed]] = {}
        """Tables to claim, with the callbacks waiting for each."""
        self._claiming = 0
        self._releasing = asyncio.Lock()
        self._released: set[TableId] = set()
        """Tables about to be released."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.claimed = 0
        """Number of tables claimed, for the metrics."""
        self.disputes = 0

    def claim(self, table: TableId, report: OnClaimed) -> None:
        """Claims a table. Batches requests made in the same turn of the event loop or while a claim is running, because
        a crash of another node causes many."""
        self._released.discard(table)
        self._wanted.setdefault(table, []).append(report)
        if self._claiming < CLAIMS_IN_FLIGHT and len(self._wanted) == 1:
            self._start(self._claim_all())

    async def _claim_all(self) -> None:
        self._claiming += 1
        try:
            while self._wanted:
                if self._releasing.locked():
                    async with self._releasing:
                        pass  # wait for releases in progress, which may include some of these tables
                some = {table: self._wanted.pop(table) for table in list(self._wanted)[:TABLES_PER_CLAIM]}
                if some:
                    await self._claim(some)
        finally:
            self._claiming -= 1

    async def _claim(self, wanted: dict[TableId, list[OnClaimed]]) -> None:
        try:
            async for found in self._leases.claims(list(wanted)):
                self._call_back(wanted, found)
        except Exception as error:
            _logger.exception("internal error")
            self._call_back(wanted, dict.fromkeys(wanted, Unavailable(str(error))))

    def _call_back(self, wanted: dict[TableId, list[OnClaimed]], found: dict[TableId, ClaimAnswer]) -> None:
        """Calls every callback that is waiting for one of the tables in `found`."""
        for table, owner in found.items():
            self.claimed += owner is None
            problem = OwnedElsewhere(table, owner.name) if isinstance(owner, Owner) else owner
            for report in wanted.pop(table):
                try:
                    report(problem)
                except Exception:
                    _logger.exception("internal error")  # the remaining callbacks still get their answers

    def release(self, table: TableId) -> None:
        if not self._released:
            self._start(self._release())
        self._released.add(table)

    async def _release(self) -> None:
        async with self._releasing:
            tables, self._released = list(self._released), set()
            if tables:
                try:
                    await self._leases.release(tables)
                except StoreError as error:
                    _logger.warning("tables not released: %s", error)  # they expire with the lease anyway

    def disputed(self, table: TableId, event_log: object) -> None:
        self.disputes += 1
        # later, because the event log is still handling the refusal
        asyncio.get_running_loop().call_soon(self._give_up, table, event_log)

    def _start(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
