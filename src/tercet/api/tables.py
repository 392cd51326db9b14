"""Answers requests about tables: creates them, and returns their summaries and logs."""

from __future__ import annotations

from typing import Final

import msgspec

from tercet.api.bodies import NewTable
from tercet.api.exports import log_pieces
from tercet.api.last_clearable import NOT_SOLO
from tercet.api.requests import (
    ApiReply,
    ApiRequest,
    HttpError,
    bad_rules,
    json_reply,
    read_log,
    store_answer,
    table_code,
)
from tercet.api.services import Services, new_code
from tercet.api.summaries import table_summary
from tercet.store.port import Record, TableId
from tercet.tables.bots import check_levels
from tercet.tables.requested_rules import rules_for

RULES_AT_ONE_COST: Final = 4096
"""Under the rate limit, long rules, such as those with a custom board, count as one table per this many bytes."""
LOG_TYPE: Final = "application/x-ndjson; charset=utf-8"
KEPT: Final = {"cache-control": "private, max-age=300"}


async def new_table(request: ApiRequest, services: Services) -> ApiReply:
    """Creates a table, with bots if requested. If `after` names a finished table that already has a continuation,
    returns that one."""
    player = request.player()
    asked = await request.body(NewTable)
    if asked.chat and asked.listed:
        raise HttpError(422, "no-chat-at-listed-tables", "free text is not allowed at listed tables")
    if asked.bots and services.bots is None:
        raise HttpError(422, "no-bots-here", "this server has no bots")
    former = None if asked.after is None else await services.former_table(TableId(asked.after), player)
    try:
        rules = rules_for(asked.game, asked.edition, asked.overrides, asked.seats)
        check_levels(asked.game, asked.bots)
    except ValueError as error:
        raise bad_rules(error) from None
    encoded = msgspec.json.encode(rules)
    request.afford_table(max(1.0, len(encoded) / RULES_AT_ONE_COST))
    record = Record(
        table=new_code(),
        game=asked.game,
        rules=encoded,
        host=player,
        created=services.clock.moment(),
        listed=asked.listed,
        chat=asked.chat,
    )
    new = True
    if former is None:
        table = await store_answer(services.make(record))
        if services.bots is not None:
            for level in asked.bots:
                services.bots.seat(table, level)
        summary = table_summary(table)
    else:
        summary, new = await services.continuation(former, TableId(asked.after or ""), player, record, asked.bots)
    return json_reply(summary, 201 if new else 200, {"location": f"/api/tables/{summary.code}"})


async def one_table(request: ApiRequest, services: Services) -> ApiReply:
    """A table's rules and players, for anyone who has its code."""
    return json_reply(await store_answer(services.summary(table_code(request))))


async def one_log(request: ApiRequest, services: Services) -> ApiReply:
    """The log of a finished game, in the `.tercet` format: one JSON object per line."""
    code = table_code(request)
    if (await store_answer(services.store.record(code))).finished is None:
        raise HttpError(409, "not-finished", "the log is available once the game is over")
    headers = {"content-disposition": f'attachment; filename="{code}.tercet"', **KEPT}
    # the whole log stays in memory while a slow client reads it
    return ApiReply(log_pieces(await read_log(request, services.store, code)), 200, headers, LOG_TYPE)


async def one_last_clearable(request: ApiRequest, services: Services) -> ApiReply:
    """The last point at which a finished solo game could still be cleared, and the SETs that would have done it."""
    code = table_code(request)
    if (await store_answer(services.store.record(code))).finished is None:
        raise HttpError(409, "not-finished", "this is available once the game is over")
    answer = await store_answer(services.last_clearable_points.of(code))
    if answer is None:
        raise HttpError(503, "unavailable", "this could not be computed now; try again", {"retry-after": "5"})
    if answer == NOT_SOLO:
        raise HttpError(409, "not-alone", "only solo games are analysed")
    return ApiReply(answer, 200, KEPT)
