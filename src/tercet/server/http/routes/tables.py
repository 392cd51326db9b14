"""Tables: creating, listing and looking at them, and their logs."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tercet.cluster.peers import AskContinuation
from tercet.server.clearing_chance import NOT_ALONE
from tercet.server.context import ServerContext, new_code, table_summary
from tercet.server.http.bodies import (
    NewTable,
    TableList,
    TableSummary,
)
from tercet.server.http.errors import HttpError, bad_rules, json_response
from tercet.server.http.exports import log_pieces
from tercet.server.http.identity import client_address, require_guest
from tercet.server.http.open_tables import listed, merged
from tercet.server.http.rematch import continuation, former_table
from tercet.server.http.requests import ClosingStream, body, read_log, store_answer, too_many, turn
from tercet.store.port import Record, TableId
from tercet.tables.bots import check_levels
from tercet.tables.requested_rules import rules_for

RULES_AT_ONE_COST: Final = 4096
"""How many bytes of rules count for one new table: a custom board is long."""
LOG_TYPE: Final = "application/x-ndjson; charset=utf-8"


async def new_table(request: Request, context: ServerContext) -> Response:
    """Creates a table, with bots if requested; a table that continues another is created once, no matter who asks."""
    guest = require_guest(request, context)
    asked = await body(request, context, NewTable)
    former = None if asked.after is None else await former_table(context, TableId(asked.after), guest.identity)
    if asked.chat and asked.listed:
        raise HttpError(422, "no-chat-at-listed-tables", "free text is not allowed at listed tables")
    if asked.bots and context.bots is None:
        raise HttpError(422, "no-bots-here", "this server has no bots")
    try:
        rules = rules_for(asked.game, asked.edition, asked.overrides, asked.seats)
        check_levels(asked.game, asked.bots)
    except ValueError as error:
        raise bad_rules(error) from None
    if not context.has_space:
        raise HttpError(
            503, "low-space", "the server's disk is nearly full: no new tables for now", {"retry-after": "60"}
        )
    written = msgspec.json.encode(rules)
    address = client_address(request, context.settings)
    cost = max(1.0, len(written) / RULES_AT_ONE_COST)
    if not context.guest_tables.take(guest.identity) or not context.new_tables.take(address, cost):
        raise too_many(context, "too-many-tables", "too many new tables from this address; wait a minute")
    record = Record(
        table=new_code(),
        game=asked.game,
        rules=written,
        host=guest.identity,
        created=context.clock.moment(),
        listed=asked.listed,
        chat=asked.chat,
    )
    new = True
    if former is None:
        table = await store_answer(context.make(record))
        if context.bots is not None:
            for level in asked.bots:
                context.bots.seat(table, level)
        summary = table_summary(table)
    elif not isinstance(former, str):
        summary, new = await continuation(context, former, record, asked.bots)
    else:
        assert context.cluster is not None, "only other nodes own what we do not"
        question = AskContinuation(TableId(asked.after or ""), guest.identity, record, asked.bots)
        summary, new = await store_answer(context.cluster.ask(former, question, tuple[TableSummary, bool]))
    return json_response(summary, 201 if new else 200, {"location": f"/api/tables/{summary.code}"})


async def open_tables(request: Request, context: ServerContext) -> Response:
    """Listed tables with somebody at them."""
    tables = listed(context.registry)
    if context.cluster is not None:
        tables = merged(tables, context.cluster.listed())
    return json_response(TableList(tables=tables))


async def one_table(request: Request, context: ServerContext) -> Response:
    """What a table plays and who is there; anyone who has its code may know."""
    code = TableId(request.path_params["code"])
    return json_response(await store_answer(context.summary(code)))


async def one_log(request: Request, context: ServerContext) -> Response:
    """The log of a finished game, in the `.tercet` format: one JSON object a line."""
    code = TableId(request.path_params["code"])
    if (await store_answer(context.store.record(code))).finished is None:
        raise HttpError(409, "not-finished", "the log is available once the game is over")
    headers = {
        "content-disposition": f'attachment; filename="{code}.tercet"',
        "cache-control": "private, max-age=300",
    }
    # a slow reader keeps the whole of it in memory
    with turn(context, context.logs, request) as done:
        return ClosingStream(log_pieces(await read_log(request, context, code)), 200, headers, LOG_TYPE, done)


async def one_chance(request: Request, context: ServerContext) -> Response:
    """Until when a finished solo game could have been cleared, and by which SETs."""
    code = TableId(request.path_params["code"])
    if (await store_answer(context.store.record(code))).finished is None:
        raise HttpError(409, "not-finished", "this is available once the game is over")
    answer = await store_answer(context.clearing_chances.of(code))
    if answer is None:
        raise HttpError(503, "unavailable", "this could not be computed now; try again", {"retry-after": "5"})
    if answer == NOT_ALONE:
        raise HttpError(409, "not-alone", "only solo games are analysed")
    return Response(answer, 200, {"cache-control": "private, max-age=300"}, "application/json")
