"""Tables that continue a finished one: there is never a second, whoever asks and whichever node they ask."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.core.identity import Identity
from tercet.server.context import ServerContext, table_summary
from tercet.server.http.bodies import TableSummary
from tercet.server.http.errors import HttpError
from tercet.server.http.requests import store_answer
from tercet.store.port import Record, TableId
from tercet.tables.table import Table


async def former_table(context: ServerContext, code: TableId, guest: Identity) -> Table | str:
    """A finished table that one of its players wants to continue; or the name of the node that owns it."""
    table = await store_answer(context.locate(code))
    if isinstance(table, str):
        return table
    if guest not in table.event_log.guests:
        raise HttpError(403, "not-seated", "only a player of the finished game can continue it")
    if not table.is_over:
        raise HttpError(409, "not-finished", "the game is not over yet")
    return table


async def continuation(
    context: ServerContext, former: Table, record: Record, bots: Sequence[str]
) -> tuple[TableSummary, bool]:
    """The table where the players of a finished one continue, and whether it is new."""
    table, new = await store_answer(context.follow(former, record))
    if isinstance(table, str):
        return await store_answer(context.summary(table)), False
    if context.bots is not None and new:
        for level in bots:
            context.bots.seat(table, level)
    return table_summary(table), new
