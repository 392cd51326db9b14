"""A node's lease, which it renews every second, and claims of tables under that lease.

While a lease lasts, no other node claims this node's tables. But the lease is only an optimization: the actual lock is
the epoch and version that the database checks with every commit, so a node that was paused beyond its lease cannot
write when it resumes. A node gives up its tables by its own clock before the database's clock lets other nodes claim
them.

A node that has lost the bus while other nodes still have it is useless, so it gives up its lease until the bus returns.
If all nodes have lost the bus, each continues with its own tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final, Protocol

from tercet.store.port import NoSuchTable, StoreError, TableId, Unavailable
from tercet.store.postgres.node_leases import NodeId, NodeStatus, Owner

BEAT_SECONDS: Final = 1.0
LEASE_SECONDS: Final = 5.0
MARGIN: Final = 0.1
"""The share of a lease that we do not rely on, because our clock and the database's may differ in speed."""
CLOSE_SECONDS: Final = 2.0
"""Timeout for giving up a lease. If it is exceeded, the lease expires later."""
CLAIM_RETRIES: Final = 5
"""Retries when claims race."""

ClaimAnswer = Owner | StoreError | None
"""None if this node now owns the table; otherwise the owner, or an error if the owner is unknown."""

_logger = logging.getLogger("tercet.cluster")


class LeaseStore(Protocol):
    """The operations that leases need from a store shared by several nodes."""

    takeovers: int
    """Number of tables claimed from nodes whose leases had expired."""

    async def begin_life(self, name: str, seconds: float, heard: Sequence[str] | None = ()) -> NodeId: ...

    async def renew_lease(self, node: NodeId, seconds: float, heard: Sequence[str] | None = ()) -> bool: ...

    async def peers(self, name: str) -> dict[str, bool]: ...

    async def end_life(self, node: NodeId) -> None: ...

    def drop_lease_connections(self) -> None: ...

    async def claim(self, tables: Sequence[TableId], node: NodeId) -> dict[TableId, Owner | bool]: ...

    async def release(self, tables: list[TableId], node: NodeId) -> None: ...

    async def nodes(self) -> tuple[NodeStatus, ...]: ...

    async def owners(self, tables: list[TableId]) -> dict[TableId, str]: ...

    async def recent_revocations(self) -> frozenset[bytes]: ...


class LeaseLost(Unavailable):
    """This node has no lease now, so it owns no tables."""


class Leases:
    """This node's lease. Calls `on_lost` when the node loses the lease and its tables, then acquires a new lease and
    calls `on_back`."""

    def __init__(
        self,
        store: LeaseStore,
        name: str,
        on_lost: Callable[[], None],
        on_back: Callable[[], None] = lambda: None,
        *,
        hears: Callable[[], Sequence[str] | None] = tuple,
        beat: float = BEAT_SECONDS,
        seconds: float = LEASE_SECONDS,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._name = name
        self._on_lost = on_lost
        self._on_back = on_back
        self._hears = hears
        """Returns the nodes whose news we hear on the bus; None while we are disconnected from it."""
        self.peers: dict[str, bool] = {}
        """The other nodes with a lease, and whether each is connected to the bus."""
        self.is_cut_off = False
        """Whether this node has lost the bus while other nodes still have it; those nodes then serve all clients."""
        self._deaf_since: float | None = None
        self._awaited = asyncio.Event()
        self._beat = beat
        self._seconds = seconds
        self._monotonic = monotonic
        self.node = NodeId(0)
        """This node's id; 0 while it has no lease."""
        self._good_until = 0.0
        self._renewed = monotonic()
        self._expiry: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self.lost = 0
        """Number of leases lost, for the metrics."""

    async def open(self) -> None:
        """Acquires the first lease, or raises an error with the reason."""
        await self._begin()
        self._task = asyncio.create_task(self._keep_renewing())

    async def close(self) -> None:
        """Gives up the lease, and all tables with it."""
        node, self.node = self.node, NodeId(0)
        if self._expiry is not None:
            self._expiry.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task], timeout=CLOSE_SECONDS)
        if node:
            with contextlib.suppress(StoreError, TimeoutError):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self._store.end_life(node)

    def beat_now(self) -> None:
        """Renews the lease now instead of at the next beat, so other nodes learn immediately that we have lost the
        bus."""
        self._awaited.set()

    @property
    def holds(self) -> bool:
        """Whether we can rely on our lease now."""
        return bool(self.node) and self._monotonic() < self._good_until

    @property
    def age(self) -> float:
        """Seconds since the lease was last renewed."""
        return self._monotonic() - self._renewed

    @property
    def remaining(self) -> float:
        """Seconds for which we can still rely on the lease."""
        return max(self._good_until - self._monotonic(), 0.0) if self.node else 0.0

    async def claim(self, tables: Sequence[TableId]) -> dict[TableId, ClaimAnswer]:
        """Claims tables, each in a new epoch; returns the answer for each."""
        return {table: answer async for some in self.claims(tables) for table, answer in some.items()}

    async def claims(self, tables: Sequence[TableId]) -> AsyncIterator[dict[TableId, ClaimAnswer]]:
        """Like `claim`, but yields answers as they arrive, a few tables at a time.

        Skips locked rows, then waits for one of them: once it is unlocked, most of the rest are too.
        """
        asked, rounds = list(tables), CLAIM_RETRIES
        while asked and rounds:
            rounds -= 1
            answer, asked = await self._ask(asked)
            yield answer
            if len(asked) > 1 and rounds:
                first, *others = asked
                answer, again = await self._ask([first])
                yield answer
                asked = others + again
                if isinstance(answer.get(first), Unavailable):
                    rounds = 1  # don't wait again after a timeout
        yield {table: Unavailable(f"the owner of table {table} is unknown") for table in asked}

    async def _ask(self, asked: list[TableId]) -> tuple[dict[TableId, ClaimAnswer], list[TableId]]:
        """Returns the answers known so far, and the tables that must be claimed again."""
        if not self.holds:
            return dict.fromkeys(asked, LeaseLost("this node has no lease")), []
        try:
            found = await self._store.claim(asked, self.node)
        except StoreError as error:
            return dict.fromkeys(asked, error), []
        answer: dict[TableId, ClaimAnswer] = {table: NoSuchTable(table) for table in asked if table not in found}
        answer |= {table: None if owner is True else owner for table, owner in found.items() if owner is not False}
        return answer, [table for table, owner in found.items() if owner is False]

    async def release(self, tables: list[TableId]) -> None:
        """Gives up the given tables."""
        if self.node:
            await self._store.release(tables, self.node)

    async def _begin(self) -> None:
        sent = self._monotonic()
        self.node = await self._store.begin_life(self._name, self._seconds, self._hears())
        self._count_on(sent)

    def _count_on(self, sent: float) -> None:
        """Counts the lease from when we sent the request, which is never later than the database's start of the
        lease."""
        self._good_until = sent + self._seconds * (1 - MARGIN)
        self._renewed = sent
        self._watch_expiry()

    def _watch_expiry(self) -> None:
        """Sets a timer that drops the lease by our own clock, even if the database does not answer."""
        if self._expiry is not None:
            self._expiry.cancel()
        self._expiry = asyncio.get_running_loop().call_later(max(self.remaining, 0.001), self._check_expiry)

    def _check_expiry(self) -> None:
        if self.holds:
            self._watch_expiry()
        elif self.node:
            self._lose("lease lost")

    async def _keep_renewing(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(self._beat, max(self.remaining, 0.01)) if self.node else self._beat):
                    await self._awaited.wait()
            self._awaited.clear()
            try:
                await self._renew()
            except StoreError as error:
                _logger.warning("lease not renewed: %s", error)
            if self.node and not self.holds:
                self._lose("lease lost")
            try:
                await self._check_peers()
            except StoreError as error:
                _logger.warning("other nodes not looked up: %s", error)

    async def _check_peers(self) -> None:
        """Checks which other nodes have a lease, and whether they can reach the bus while we cannot.

        Waits one beat before deciding, so nodes that lost the bus at the same time can report it.
        """
        self.peers = await self._store.peers(self._name)
        now = self._monotonic()
        if self._hears() is not None:
            self._deaf_since = None
        elif self._deaf_since is None:
            self._deaf_since = now
        deaf = 0.0 if self._deaf_since is None else now - self._deaf_since
        self.is_cut_off = deaf >= 0.9 * self._beat and any(self.peers.values())
        if self.is_cut_off and self.node:
            node = self.node
            self._lose("gave up the lease: this node is cut off from the bus, and others are not")
            await self._store.end_life(node)

    async def _renew(self) -> None:
        sent = self._monotonic()
        if not self.node:
            if self.is_cut_off and self._hears() is None:
                return
            await self._begin()
            self.is_cut_off = False  # only with a new lease: a healthy node accepts connections
            _logger.warning("acquired a new lease")
            self._on_back()
            return
        try:
            async with asyncio.timeout(max(self.remaining, 0.01)):
                renewed = await self._store.renew_lease(self.node, self._seconds, self._hears())
        except TimeoutError:
            raise Unavailable("no answer in time") from None
        if renewed:
            self._count_on(sent)
        else:
            self._good_until = 0.0

    def _lose(self, why: str) -> None:
        """Drops the lease and all tables; the next lease has a new id."""
        _logger.error(why)
        self.node = NodeId(0)
        self.lost += 1
        self._store.drop_lease_connections()  # in case a broken connection is the cause
        self._on_lost()
