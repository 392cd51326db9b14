"""Tables that continue a finished one: there is never a second, whoever asks and whichever node they ask."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.server.context import ServerContext, table_summary
from tercet.server.http.bodies import TableSummary
from tercet.server.http.errors import HttpError
from tercet.server.http.requests import store_answer
from tercet.store.port import GuestId, Record, TableId
from tercet.tables.table import Table


def require_former(table: Table, guest: GuestId) -> None:
    """Only a player of a finished game can continue it."""
    if guest not in table.event_log.guests:
        raise HttpError(403, "not-seated", "only a player of the finished game can continue it")
    if not table.is_over:
        raise HttpError(409, "not-finished", "the game is not over yet")


async def continuation(
    context: ServerContext, former: TableId, guest: GuestId, record: Record, bots: Sequence[str]
) -> tuple[TableSummary, bool]:
    """The table where these players continue, and whether it is new; on the node that owns the finished one."""
    found = await store_answer(context.locate(former))
    if isinstance(found, str):
        raise HttpError(503, "unavailable", "the table is moving to another node; try again", {"retry-after": "1"})
    require_former(found, guest)
    table, new = await store_answer(context.follow(found, record))
    if isinstance(table, str):
        return await store_answer(context.summary(table)), False
    if context.bots is not None and new:
        for level in bots:
            context.bots.seat(table, level)
    return table_summary(table), new
