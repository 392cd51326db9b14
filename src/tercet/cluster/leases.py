"""A node's lease, renewed once a second, and the tables that it owns by it.

The lease saves work: while it lasts nobody else asks for this node's tables. The lock is epoch and version, checked by
the database with every commit: an owner that was paused beyond its lease and wakes can write nothing. By its own clock
a node gives up its tables before the database's clock lets others have them.

A node that has lost the bus, while another has not, can be of no use to anybody: it gives its lease back until the bus
is there again. Where all have lost it, each goes on with its own tables.
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
"""The share of a lease that we do not count on: our clock and the database's do not run quite alike."""
CLOSE_SECONDS: Final = 2.0
"""How long giving it back may take; then it is left to run out."""
CLAIM_RETRIES: Final = 5
"""How often a table is asked for that others claim, or whose owner changes, while we ask."""

ClaimAnswer = Owner | StoreError | None
"""None for a table that is ours from now on, else the node whose it is, or why nobody can say."""

_logger = logging.getLogger("tercet.cluster")


class LeaseStore(Protocol):
    """What leases need of a store that several nodes share."""

    takeovers: int
    """Tables that were claimed from a node whose lease had run out."""

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
    """This node has no lease now, and so owns nothing."""


class Leases:
    """This node's lease. `on_lost` is told when its tables are no longer its own; a new lease follows by itself, and
    `on_back` is told."""

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
        """The nodes that we hear over the bus; None while we have no connection to it."""
        self.peers: dict[str, bool] = {}
        """The other nodes that have a lease, and whether each has a connection to the bus."""
        self.is_cut_off = False
        """Whether we have lost the bus, and others have not: then they serve everybody."""
        self._deaf_since: float | None = None
        self._awaited = asyncio.Event()
        self._beat = beat
        self._seconds = seconds
        self._monotonic = monotonic
        self.node = NodeId(0)
        """Who we are; 0 while we have no lease."""
        self._good_until = 0.0
        self._renewed = monotonic()
        self._expiry: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self.lost = 0
        """How many leases were lost, for the metrics."""

    async def open(self) -> None:
        """Begins with a lease, or says why there is none."""
        await self._begin()
        self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Gives the lease back, and with it all tables."""
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
        """Does not wait for the next beat, to tell others at once that we have lost the bus."""
        self._awaited.set()

    @property
    def holds(self) -> bool:
        """Whether we can count on the lease at this moment."""
        return bool(self.node) and self._monotonic() < self._good_until

    @property
    def age(self) -> float:
        """How many seconds ago the lease was renewed; growing while it cannot be."""
        return self._monotonic() - self._renewed

    @property
    def remaining(self) -> float:
        """For how many seconds we can."""
        return max(self._good_until - self._monotonic(), 0.0) if self.node else 0.0

    async def claim(self, tables: Sequence[TableId]) -> dict[TableId, ClaimAnswer]:
        """Makes tables ours, each in a new epoch, and says so of each."""
        return {table: answer async for some in self.claims(tables) for table, answer in some.items()}

    async def claims(self, tables: Sequence[TableId]) -> AsyncIterator[dict[TableId, ClaimAnswer]]:
        """The same, a few tables at a time, as soon as it is known whose they are.

        Rows that others have locked are not waited for, except for one: when that is free, most of the others are.
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
                    rounds = 1  # it was waited for long enough
        yield {table: Unavailable(f"nobody knows whose table {table} is") for table in asked}

    async def _ask(self, asked: list[TableId]) -> tuple[dict[TableId, ClaimAnswer], list[TableId]]:
        """What is known of tables, and which of them must be asked for again."""
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
        """Lets others have these tables."""
        if self.node:
            await self._store.release(tables, self.node)

    async def _begin(self) -> None:
        sent = self._monotonic()
        self.node = await self._store.begin_life(self._name, self._seconds, self._hears())
        self._count_on(sent)

    def _count_on(self, sent: float) -> None:
        """It lasts from when the database wrote it; that was not before we asked."""
        self._good_until = sent + self._seconds * (1 - MARGIN)
        self._renewed = sent
        self._watch_expiry()

    def _watch_expiry(self) -> None:
        """Whatever the database is being asked meanwhile, and however long it takes."""
        if self._expiry is not None:
            self._expiry.cancel()
        self._expiry = asyncio.get_running_loop().call_later(max(self.remaining, 0.001), self._check_expiry)

    def _check_expiry(self) -> None:
        if self.holds:
            self._watch_expiry()
        elif self.node:
            self._lose("lease lost")

    async def _go_on(self) -> None:
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
                await self._look_around()
            except StoreError as error:
                _logger.warning("other nodes not looked up: %s", error)

    async def _look_around(self) -> None:
        """Who else has a lease, and whether they have what we lack. Those who lost the bus with us are given a beat to
        say so."""
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
            self._lose("given back the lease: this node is cut off from the bus, and others are not")
            await self._store.end_life(node)

    async def _renew(self) -> None:
        sent = self._monotonic()
        if not self.node:
            if self.is_cut_off and self._hears() is None:
                return
            await self._begin()
            _logger.warning("there is a lease again")
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
        """Nothing is ours any more; what we come back as has another number."""
        _logger.error(why)
        self.node = NodeId(0)
        self.lost += 1
        self._store.drop_lease_connections()  # they may be the reason
        self._on_lost()
