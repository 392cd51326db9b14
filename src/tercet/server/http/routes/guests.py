"""Guests: their identity, their own games, and deleting their data."""

from __future__ import annotations

from functools import partial
from http import HTTPStatus
from typing import Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tercet.core.engine.game import Refusal
from tercet.results.port import GameFilter
from tercet.server.context import ServerContext, record_summary
from tercet.server.guests import Guest, guest_name
from tercet.server.http.bodies import (
    GameList,
    GuestErased,
    GuestProfile,
    NewGuest,
    TableList,
)
from tercet.server.http.errors import HttpError, json_response
from tercet.server.http.exports import zipped
from tercet.server.http.identity import client_address, forget_cookie, give_cookie, require_guest
from tercet.server.http.own_games import own_line, wanted_games
from tercet.server.http.requests import ClosingStream, body, store_answer, too_many, turn, whole_number
from tercet.store.port import Moment, TableId

MOST_TABLES: Final = 50


async def new_guest(request: Request, context: ServerContext) -> Response:
    """Gives a newcomer an identity, as a cookie and as a token; a guest who already has one is renamed."""
    asked = await body(request, context, NewGuest)
    try:
        name = guest_name(asked.name)
    except Refusal as refusal:
        raise HttpError(422, refusal.code, refusal.plain) from None
    now = context.clock.moment()
    try:
        guest = Guest(require_guest(request, context).identity, name, now)
    except HttpError as error:
        if error.status == 403:
            raise
        if not context.new_guests.take(client_address(request, context.settings)):
            raise too_many(context) from None
        guest = context.guest_tokens.new(name, now)
    return introduce(request, context, guest, 201)


async def own_profile(request: Request, context: ServerContext) -> Response:
    """A guest's own name and token; the token is renewed."""
    guest = require_guest(request, context)
    return introduce(request, context, Guest(guest.identity, guest.name, context.clock.moment()), 200)


async def own_games(request: Request, context: ServerContext) -> Response:
    """A guest's own finished games, all or some, the latest first; nobody can list another's."""
    guest = require_guest(request, context)
    before = whole_number(request, "before")
    limit = min(whole_number(request, "limit") or 50, 100)
    earlier = None if before is None else Moment(before)
    await context.result_writer.settled()
    wanted = await wanted_games(request, context, guest)
    rules = () if earlier is not None else await store_answer(context.results.rules_of(guest.identity))
    if wanted is not None:
        return json_response(replace(await _some_games(context, guest, wanted, earlier, limit), rules=rules))
    games = await store_answer(context.store.games_of(guest.identity, before=earlier, limit=limit + 1))
    last = games[:limit][-1].finished if games else None
    # a page never ends between games that finished at the same moment, so the next page misses nothing
    page = [game for game in games if last is not None and game.finished >= last]
    pay = partial(context.requests.charge, client_address(request, context.settings))
    known = await store_answer(context.results.results_of([game.table for game in page]))
    lines = tuple(
        [
            own_line(known[game.table], guest.identity)
            if game.table in known
            else await store_answer(context.game_summaries.line(game, guest.identity, pay))
            for game in page
        ]
    )
    return json_response(GameList(games=lines, before=last if len(games) > len(page) else None, rules=rules))


async def _some_games(
    context: ServerContext, guest: Guest, wanted: GameFilter, before: Moment | None, limit: int
) -> GameList:
    """A page of the games that are asked for; it ends between two moments, too."""
    mark = None if before is None else (before, TableId(""))
    found = await store_answer(context.results.games_of(guest.identity, wanted, before=mark, limit=2 * limit + 1))
    last = found[:limit][-1].finished if found else None
    page = [game for game in found if last is not None and game.finished >= last]
    lines = tuple(own_line(game, guest.identity) for game in page)
    return GameList(games=lines, before=last if len(found) > len(page) else None)


async def own_tables(request: Request, context: ServerContext) -> Response:
    """The tables where the guest sits and the game goes on, the newest first."""
    guest = require_guest(request, context)
    found = []
    codes = await store_answer(context.store.unfinished_tables_of(guest.identity, limit=MOST_TABLES))
    awake = await context.summaries(codes)
    for code in codes:
        try:
            card = awake.get(code) or record_summary(await store_answer(context.store.record(code)))
        except HttpError as error:
            if error.status == HTTPStatus.NOT_FOUND:
                continue  # deleted as too old in the meantime
            raise
        found.append(replace(card, rules=None))
    return json_response(TableList(tables=tuple(found)))


async def own_export(request: Request, context: ServerContext) -> Response:
    """All of a guest's own games as one zip file of logs; a running game only as far as its player may know it."""
    guest = require_guest(request, context)
    with turn(context, context.exports, request) as done:
        tables = await store_answer(context.store.tables_of(guest.identity))
        headers = {"content-disposition": 'attachment; filename="tercet-games.zip"', "cache-control": "no-store"}
        return ClosingStream(zipped(context.store, guest.identity, tables), 200, headers, "application/zip", done)


async def delete_me(request: Request, context: ServerContext) -> Response:
    """Deletes a guest's data: their name is replaced in every log, and the games stay."""
    guest = require_guest(request, context)
    if not context.deletions.take(client_address(request, context.settings)):
        raise too_many(context)
    response = json_response(GuestErased(tables=await store_answer(context.erase_guest(guest.identity))))
    forget_cookie(response)
    return response


def introduce(request: Request, context: ServerContext, guest: Guest, status: int) -> Response:
    token = context.guest_tokens.token(guest)
    response = json_response(GuestProfile(name=guest.name, token=token), status)
    give_cookie(request, response, token, context.settings)
    return response
