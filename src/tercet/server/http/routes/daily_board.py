"""Routes for the public boards of daily puzzles, and for the operator's decisions about times (Z8)."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tercet.api.daily_bodies import BoardDecision, BoardLine, BoardPlace, DailyBoard
from tercet.api.daily_requests import day_of, own_result, size_of
from tercet.api.requests import HttpError, guest_name, player_if_any, store_answer, whole_number
from tercet.core.identity import Identity
from tercet.core.seating.refusals import BadName
from tercet.results.daily_board import BOARD_NOTE, BoardNote
from tercet.results.port import DailyEntry
from tercet.server.context import ServerContext
from tercet.server.http.identity import client_site, is_operator, require_guest, require_operator
from tercet.server.http.requests import HttpRequest, body, http_response, json_response
from tercet.store.port import TableId

MOST_LINES: Final = 100


async def board_place(request: Request, context: ServerContext) -> Response:
    """Puts the guest's time on the day's public board under a name, or takes it off."""
    guest = require_guest(request, context)
    asked = HttpRequest(request, context)
    date, size = day_of(asked, context), size_of(asked)
    wish = await body(request, context, BoardPlace)
    await context.settled()
    standing = await store_answer(context.results.standing(date, size, guest.identity))
    if standing is None:
        raise HttpError(409, "no-time", "you have no time that counts for this puzzle")
    try:
        name = guest_name(wish.name) if wish.name else ""
    except BadName as refusal:
        raise HttpError(422, refusal.code, refusal.plain) from None
    origin = context.guest_tokens.origin(client_site(request, context.settings), date)
    await _note(context, standing.entry.table, name=name, origin=origin if name else "")
    return http_response(await own_result(asked, context))


async def board_decision(request: Request, context: ServerContext) -> Response:
    """Confirms or removes a time, or undoes such a decision; for the operator."""
    require_operator(request, context)
    wish = await body(request, context, BoardDecision)
    await context.settled()
    note = await _note(context, TableId(request.path_params["code"]), decision=wish.decision)
    return json_response(BoardDecision(decision=note.decision))


async def _note(context: ServerContext, table: TableId, **changes: str) -> BoardNote:
    """Changes the note about a time in the store, which is authoritative, and in the results."""
    async with context.results.erasure_lock():
        known = await store_answer(context.results.note_of(table))
        if known is None:
            raise HttpError(404, "no-time", "this table has no time that counts")
        note: BoardNote = replace(known, **changes)
        await store_answer(context.store.save_note(table, BOARD_NOTE, msgspec.json.encode(note)))
        await store_answer(context.results.note_time(table, note))
    return note


async def day_board(request: Request, context: ServerContext) -> Response:
    """The best times of a day; with `among=1`, those of the guest and everybody they have played with."""
    asked = HttpRequest(request, context)
    date, size = day_of(asked, context), size_of(asked)
    operator = is_operator(request, context)
    player = None if operator else player_if_any(asked)
    limit = min(whole_number(asked.query, "limit") or 20, MOST_LINES)
    await context.settled()
    among = None
    if whole_number(asked.query, "among"):
        among = asked.player()
    if operator:
        entries = await store_answer(context.results.submitted(date, size, limit=limit))
    else:
        entries = await store_answer(context.results.board(date, size, limit=limit, among=among))
    mine = None
    if player is not None:
        mine = next((entry for entry in entries if entry.player == player), None)
    standing = None if player is None else await store_answer(context.results.standing(date, size, player))
    if mine is None and standing is not None and among is None:
        mine = standing.entry
    count = len(entries) if among is not None else await store_answer(context.results.count_listed(date, size))
    return json_response(
        DailyBoard(
            date=date,
            size=size,
            count=count,
            lines=tuple(_line(entry, player, operator=operator) for entry in entries),
            me=None if mine is None else _line(mine, player),
        )
    )


def _line(entry: DailyEntry, player: Identity | None, *, operator: bool = False) -> BoardLine:
    me = player is not None and entry.player == player
    return BoardLine(
        rank=entry.rank,
        name=entry.name,
        elapsed=entry.elapsed,
        wrong=entry.wrong,
        me=me,
        listing=entry.listing,
        table=entry.table if operator else "",
    )
