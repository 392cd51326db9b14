"""Tables are claimed in the database before they are woken, and given back when they sleep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from tercet.cluster.leases import Leases
from tercet.store.port import StoreError, TableId, Unavailable
from tercet.tables.dependencies import OwnedElsewhere

AT_ONCE: Final = 3
"""Claims that are asked for at the same time; the lease is renewed beside them."""

_logger = logging.getLogger("tercet.cluster")


class LeaseOwnership:
    """What this node owns by its lease."""

    def __init__(self, leases: Leases, give_up: Callable[[TableId, object], None]) -> None:
        self._leases = leases
        self._give_up = give_up
        """Puts a table to sleep that is another's by now."""
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._releasing = asyncio.Lock()
        self._released: set[TableId] = set()
        """Tables that are about to be given back."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.claimed = 0
        """How many were claimed, for the metrics."""
        self.disputes = 0

    def claim(self, table: TableId, told: Callable[[StoreError | None], None]) -> None:
        self._released.discard(table)
        self._start(self._claim(table, told))

    async def _claim(self, table: TableId, told: Callable[[StoreError | None], None]) -> None:
        problem: StoreError | None
        try:
            async with self._turns:
                if self._releasing.locked():
                    async with self._releasing:
                        pass  # what is being given back may be this one
                owner = await self._leases.claim(table)
        except StoreError as error:
            problem = error
        except Exception as error:
            _logger.exception("internal error")
            problem = Unavailable(str(error))
        else:
            problem = None if owner is None else OwnedElsewhere(table, owner.name)
            self.claimed += owner is None
        told(problem)

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
                    _logger.warning("tables not given back: %s", error)  # they are when the lease ends

    def disputed(self, table: TableId, event_log: object) -> None:
        self.disputes += 1
        # not at once: the event log is in the middle of handling what was refused
        asyncio.get_running_loop().call_soon(self._give_up, table, event_log)

    def _start(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
