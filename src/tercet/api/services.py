"""The tables, store, results and bots that request handlers use."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from tercet.api.bodies import TableSummary
from tercet.api.daily_attempts import DailyAttempts
from tercet.api.last_clearable import LastClearablePoints
from tercet.api.requests import HttpError, store_answer
from tercet.api.summaries import record_summary, table_summary
from tercet.core.identity import Identity
from tercet.results.port import Results
from tercet.store.port import CODE_ALPHABET, CODE_LENGTH, NoSuchTable, Record, Store, TableId, answered, durable
from tercet.tables.bots import BotSeats
from tercet.tables.dependencies import Clock, OwnedElsewhere
from tercet.tables.registry import TableRegistry
from tercet.tables.table import Table


@dataclass(slots=True, kw_only=True)
class Services:
    """Dependencies of the request handlers. In a cluster, `ServerContext` also reaches tables on other nodes."""

    store: Store
    clock: Clock
    registry: TableRegistry
    results: Results
    settled: Callable[[], Awaitable[None]]
    """Waits, for a limited time, until games that have ended appear in the results."""
    daily: DailyAttempts
    last_clearable_points: LastClearablePoints
    bots: BotSeats | None = None
    following: dict[TableId, asyncio.Task[Table]] = field(default_factory=dict)
    """Tables whose rematch is being created."""

    async def make(self, record: Record) -> Table:
        return await answered(lambda found: self.registry.make(record, found))

    async def locate(self, code: TableId) -> Table | str:
        """Returns a table that this node owns, or the name of the node that owns it."""
        try:
            return await answered(lambda found: self.registry.find(code, found))
        except OwnedElsewhere as elsewhere:
            return elsewhere.owner

    async def follow(self, former: Table, player: Identity, record: Record) -> tuple[Table | TableId, bool]:
        """Returns the one rematch of a finished table (only its code if another node owns it), and whether it is
        new."""
        known = former.event_log.record.successor
        if known is not None:
            try:
                found = await self.locate(known)
                return known if isinstance(found, str) else found, False
            except NoSuchTable:
                pass  # it has been deleted: create a new one
        under_way = self.following.get(former.id)
        if under_way is not None:
            return await asyncio.shield(under_way), False
        task = asyncio.ensure_future(self._follow(former, player, record))
        self.following[former.id] = task
        task.add_done_callback(lambda _: self.following.pop(former.id, None))
        return await asyncio.shield(task), True

    async def _follow(self, former: Table, player: Identity, record: Record) -> Table:
        table = await self.make(record)
        await durable(lambda done: former.settings.name_successor(record.table, player, done))
        return table

    async def former_table(self, code: TableId, player: Identity) -> Table | str:
        """Returns a finished table that one of its players wants to continue, or the name of the node that owns it."""
        table = await store_answer(self.locate(code))
        if isinstance(table, str):
            return table
        if player not in table.event_log.guests:
            raise HttpError(403, "not-seated", "only a player of the finished game can continue it")
        if not table.is_over:
            raise HttpError(409, "not-finished", "the game is not over yet")
        if table.settings.info().room is not None:
            raise HttpError(409, "in-a-room", "the owner of the room starts the next round")
        return table

    async def continuation(
        self, former: Table | str, code: TableId, player: Identity, record: Record, bots: Sequence[str]
    ) -> tuple[TableSummary, bool]:
        """Returns the table where the players of a finished game continue, and whether it is new."""
        assert not isinstance(former, str), "a process that is alone owns every table"
        record = replace(record, host=_host_of(former) or record.host)
        table, new = await store_answer(self.follow(former, player, record))
        if isinstance(table, str):
            return await store_answer(self.summary(table)), False
        if self.bots is not None and new:
            for level in bots:
                self.bots.seat(table, level)
        return table_summary(table), new

    async def summary(self, code: TableId) -> TableSummary:
        """Returns a table's public summary, from its current state if it is awake, otherwise from its record."""
        known = (await self.summaries([code])).get(code)
        return known or record_summary(await self.store.record(code))

    async def summaries(self, codes: Sequence[TableId]) -> dict[TableId, TableSummary]:
        """Returns summaries of those tables in `codes` that are awake."""
        return {code: table_summary(table) for code in codes if (table := self.registry.awake(code)) is not None}


def new_code() -> TableId:
    return TableId("".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH)))


def _host_of(former: Table) -> Identity | None:
    """Returns the host of the rematch: the host of the finished game at its end (C17)."""
    host = former.event_log.state.seating.host
    seated = next((guest for guest, seat in former.event_log.guests.items() if seat == host), None)
    return seated or former.event_log.record.host
