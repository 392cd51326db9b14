"""What can be done over HTTP: each endpoint with what it takes and gives, for the router and the OpenAPI document."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Any, Final, Literal, TypeVar

import msgspec
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from tercet import __version__
from tercet.core.engine.game import Refusal
from tercet.core.games import when_registered
from tercet.server.addresses import is_loopback
from tercet.server.clearing_chance import NOT_ALONE
from tercet.server.context import ServerContext, new_code, record_card, table_card
from tercet.server.guests import Guest, guest_name
from tercet.server.http.bodies import (
    Addresses,
    ClearingChance,
    Forgotten,
    GameList,
    GuestCard,
    Health,
    NewGuest,
    NewTable,
    TableCard,
    TableList,
)
from tercet.server.http.endpoint import Endpoint
from tercet.server.http.errors import HttpError, json_response
from tercet.server.http.exports import log_pieces, zipped
from tercet.server.http.identity import client_address, forget_cookie, give_cookie, require_guest
from tercet.server.http.new_table import rules_for
from tercet.server.http.open_tables import listed
from tercet.server.http.openapi import openapi_document
from tercet.server.limits import Occupancy
from tercet.store.port import Damaged, History, Moment, NoSuchTable, Record, StoreError, TableId, answered
from tercet.tables.bots import check_levels
from tercet.tables.table import Table
from tercet.wire.schema import protocol_schema
from tercet.wire.words import PROTOCOL

ResultT = TypeVar("ResultT")

RULES_AT_ONE_COST: Final = 4096
"""Bytes of rules that count for one new table: a board of one's own is long."""
BODY_SECONDS: Final = 10.0
"""How long a body may take."""
LOG_TYPE: Final = "application/x-ndjson; charset=utf-8"

# Guests


async def new_guest(request: Request, context: ServerContext) -> Response:
    """Gives a newcomer an identity, as a cookie and as a token; whoever has one already is renamed."""
    asked = await body(request, context, NewGuest)
    try:
        name = guest_name(asked.name)
    except Refusal as refusal:
        raise HttpError(422, refusal.code, str(refusal)) from None
    now = context.clock.moment()
    try:
        guest = Guest(require_guest(request, context).id, name, now)
    except HttpError as fault:
        if fault.status == 403:
            raise
        if not context.new_guests.take(client_address(request, context.settings)):
            raise too_many(context) from None
        guest = context.guest_tokens.new(name, now)
    return introduce(request, context, guest, 201)


async def own_card(request: Request, context: ServerContext) -> Response:
    """A guest's own name and token; the token is renewed."""
    guest = require_guest(request, context)
    return introduce(request, context, Guest(guest.id, guest.name, context.clock.moment()), 200)


async def own_games(request: Request, context: ServerContext) -> Response:
    """A guest's own finished games, the latest first; nobody can list another's."""
    guest = require_guest(request, context)
    before = whole_number(request, "before")
    limit = min(whole_number(request, "limit") or 50, 100)
    earlier = None if before is None else Moment(before)
    games = await kept(context.store.games_of(guest.id, before=earlier, limit=limit + 1))
    last = games[:limit][-1].finished if games else None
    # a page ends between two moments, so that the next one leaves nothing out
    page = [game for game in games if last is not None and game.finished >= last]
    pay = partial(context.requests.charge, client_address(request, context.settings))
    lines = tuple([await kept(context.game_summaries.line(game, guest.id, pay)) for game in page])
    return json_response(GameList(games=lines, before=last if len(games) > len(page) else None))


async def own_export(request: Request, context: ServerContext) -> Response:
    """All of a guest's own games as one zip file of logs; one that goes on as far as its player may know it."""
    guest = require_guest(request, context)
    with turn(context, context.exports, request) as done:
        tables = await kept(context.store.tables_of(guest.id))
        headers = {"content-disposition": 'attachment; filename="tercet-games.zip"', "cache-control": "no-store"}
        return ClosingStream(zipped(context.store, guest.id, tables), 200, headers, "application/zip", done)


@contextmanager
def turn(context: ServerContext, at_once: Occupancy, request: Request) -> Iterator[BackgroundTask]:
    """One of the places that an address has for answers in pieces; whoever gives such an answer gives it back."""
    address = client_address(request, context.settings)
    if not at_once.enter(address):
        raise too_many(context)
    try:
        yield BackgroundTask(at_once.leave, address)
    except BaseException:
        at_once.leave(address)
        raise


class ClosingStream(StreamingResponse):
    """A stream whose last task is done also when whoever asked goes away in the middle."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        done, self.background = self.background, None
        try:
            await super().__call__(scope, receive, send)
        finally:
            if done is not None:
                await done()


async def forget_me(request: Request, context: ServerContext) -> Response:
    """Deletes a guest's data: their name is replaced in every log, and the games stay."""
    guest = require_guest(request, context)
    if not context.deletions.take(client_address(request, context.settings)):
        raise too_many(context)
    response = json_response(Forgotten(tables=await kept(context.forget(guest.id))))
    forget_cookie(response)
    return response


# Tables


async def new_table(request: Request, context: ServerContext) -> Response:
    """Makes a table, with bots seated if asked for; one that continues another is made once, whoever asks."""
    guest = require_guest(request, context)
    asked = await body(request, context, NewTable)
    former = None if asked.after is None else await _former(context, TableId(asked.after), guest)
    if asked.chat and asked.listed:
        raise HttpError(422, "no-chat-at-listed-tables", "free text is not for tables where strangers meet")
    if asked.bots and context.bots is None:
        raise HttpError(422, "no-bots-here", "this server seats no bots")
    try:
        rules = rules_for(asked)
        check_levels(asked.game, asked.bots)
    except ValueError as error:
        raise HttpError(422, "bad-rules", str(error)) from None
    if not context.has_space:
        raise HttpError(
            503, "low-space", "the server's disk is nearly full: no new tables for now", {"retry-after": "60"}
        )
    written = msgspec.json.encode(rules)
    address = client_address(request, context.settings)
    cost = max(1.0, len(written) / RULES_AT_ONE_COST)
    if not context.guest_tables.take(guest.id) or not context.new_tables.take(address, cost):
        raise too_many(context, "too-many-tables", "too many new tables from this address; wait a minute")
    record = Record(
        table=new_code(),
        game=asked.game,
        rules=written,
        host=guest.id,
        created=context.clock.moment(),
        listed=asked.listed,
        chat=asked.chat,
    )
    new = True
    if former is None:
        table = await kept(context.make(record))
    else:
        table, new = await kept(context.follow(former, record))
    if context.bots is not None and new:
        for level in asked.bots:
            context.bots.seat(table, level)
    return json_response(table_card(table), 201 if new else 200, {"location": f"/api/tables/{table.id}"})


async def _former(context: ServerContext, code: TableId, guest: Guest) -> Table:
    """The finished table that is to be continued, by one of its players."""
    table = await kept(context.find(code))
    if guest.id not in table.event_log.guests:
        raise HttpError(403, "not-seated", "only who has sat at a table continues it")
    if not table.is_over:
        raise HttpError(409, "not-finished", "a game is continued when it is over")
    return table


async def open_tables(request: Request, context: ServerContext) -> Response:
    """Listed tables where somebody is and there is room, or that can be watched."""
    return json_response(TableList(tables=listed(context.registry)))


async def one_table(request: Request, context: ServerContext) -> Response:
    """What a table plays and who is there; whoever has its code may know."""
    code = TableId(request.path_params["code"])
    awake = context.registry.awake(code)
    if awake is not None:
        return json_response(table_card(awake))
    return json_response(record_card(await kept(context.store.record(code))))


async def one_log(request: Request, context: ServerContext) -> Response:
    """The log of a finished game, in the `.tercet` format: one JSON object a line."""
    code = TableId(request.path_params["code"])
    if (await kept(context.store.record(code))).finished is None:
        raise HttpError(409, "not-finished", "the log of a game is there when the game is over")
    headers = {
        "content-disposition": f'attachment; filename="{code}.tercet"',
        "cache-control": "private, max-age=300",
    }
    # whoever reads slowly holds the whole of it
    with turn(context, context.logs, request) as done:
        return ClosingStream(log_pieces(await read(context, code)), 200, headers, LOG_TYPE, done)


async def one_chance(request: Request, context: ServerContext) -> Response:
    """Until when a finished game alone could have been cleared, and by which SETs."""
    code = TableId(request.path_params["code"])
    if (await kept(context.store.record(code))).finished is None:
        raise HttpError(409, "not-finished", "whether it could be cleared is told when the game is over")
    answer = await kept(context.clearing_chances.of(code))
    if answer is None:
        raise HttpError(503, "unavailable", "this could not be worked out now; try again", {"retry-after": "5"})
    if answer == NOT_ALONE:
        raise HttpError(409, "not-alone", "only a deal that one player played alone is looked through")
    return Response(answer, 200, {"cache-control": "private, max-age=300"}, "application/json")


# The server itself


async def health(request: Request, context: ServerContext) -> Response:
    """Whether the server is well."""
    status: Literal["ok", "low-space", "stopping"] = "ok" if context.has_space else "low-space"
    answer = Health(status="stopping" if context.stopping else status, version=__version__, protocol=PROTOCOL)
    return json_response(answer, 503 if context.stopping else 200)


async def addresses(request: Request, context: ServerContext) -> Response:
    """Where other devices find this server, for links to share; told on this computer alone."""
    if not context.connections.direct or request.client is None or not is_loopback(request.client.host):
        raise HttpError(403, "not-here", "only a browser on the server's own computer needs this")
    return json_response(Addresses(addresses=context.addresses), headers={"cache-control": "no-store"})


async def metrics(request: Request, context: ServerContext) -> Response:
    """Counts for Prometheus."""
    context.count()
    return Response(context.metrics.text(), 200, {"cache-control": "no-store"}, "text/plain; version=0.0.4")


async def openapi(request: Request, context: ServerContext) -> Response:
    """This document."""
    return fixed_response(_openapi())


async def protocol(request: Request, context: ServerContext) -> Response:
    """The WebSocket's messages as JSON Schema."""
    return fixed_response(_protocol())


@cache
def _openapi() -> bytes:
    """Built once: it takes as long as fifty commands."""
    return msgspec.json.encode(openapi_document(ENDPOINTS))


@cache
def _protocol() -> bytes:
    """Built once: it takes as long as three hundred commands."""
    return msgspec.json.encode(protocol_schema())


when_registered(_openapi.cache_clear)
when_registered(_protocol.cache_clear)


def build_documents() -> None:
    """Before anybody asks."""
    _openapi()
    _protocol()


def fixed_response(document: bytes) -> Response:
    return Response(document, 200, {"cache-control": "max-age=300"}, "application/json")


ENDPOINTS: Final = (
    Endpoint("POST", "/api/guests", new_guest, NewGuest, GuestCard, status=201, faults=(400, 403, 408, 413, 422, 429)),
    Endpoint("GET", "/api/guests/me", own_card, gives=GuestCard, faults=(401,), guest=True),
    Endpoint("DELETE", "/api/guests/me", forget_me, gives=Forgotten, faults=(401, 403, 500, 503), guest=True, cost=10),
    Endpoint(
        "GET",
        "/api/guests/me/games",
        own_games,
        gives=GameList,
        faults=(400, 401, 503),
        guest=True,
        cost=4,
        query=(("before", "only games that ended before this moment"), ("limit", "how many, at most 100")),
    ),
    Endpoint(
        "GET", "/api/guests/me/export", own_export, media="application/zip", faults=(401, 503), guest=True, cost=20
    ),
    Endpoint(
        "POST",
        "/api/tables",
        new_table,
        NewTable,
        TableCard,
        status=201,
        faults=(400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 503),
        guest=True,
    ),
    Endpoint("GET", "/api/tables", open_tables, gives=TableList),
    Endpoint("GET", "/api/tables/{code}", one_table, gives=TableCard, faults=(404, 500, 503)),
    Endpoint("GET", "/api/tables/{code}/log", one_log, media=LOG_TYPE, faults=(404, 409, 429, 500, 503), cost=4),
    Endpoint(
        "GET", "/api/tables/{code}/last-chance", one_chance, gives=ClearingChance, faults=(404, 409, 500, 503), cost=4
    ),
    Endpoint("GET", "/api/health", health, gives=Health, faults=(503,)),
    Endpoint("GET", "/api/addresses", addresses, gives=Addresses, faults=(403,)),
    Endpoint("GET", "/api/metrics", metrics, media="text/plain"),
    Endpoint("GET", "/api/openapi.json", openapi, media="application/json"),
    Endpoint("GET", "/api/protocol.json", protocol, media="application/json"),
)


# What they share


async def body(request: Request, context: ServerContext, kind: type[Any]) -> Any:
    """The request's body, which must be JSON of the right form and not too long."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise HttpError(400, "not-json", "send JSON, and say so: content-type: application/json")
    most = context.settings.limits.body
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise HttpError(413, "too-long", f"a body has at most {most} bytes")
    except TimeoutError:
        raise HttpError(408, "too-slow", "the body did not come in time") from None
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except msgspec.ValidationError as error:
        raise HttpError(422, "bad-body", str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HttpError(400, "not-json", str(error)) from None


def whole_number(request: Request, name: str) -> int | None:
    """A query parameter that is a whole number of a sensible size."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise HttpError(400, "bad-query", f"{name}: '{text[:40]}' is not a whole number")
    return int(text)


def introduce(request: Request, context: ServerContext, guest: Guest, status: int) -> Response:
    token = context.guest_tokens.token(guest)
    response = json_response(GuestCard(name=guest.name, token=token), status)
    give_cookie(request, response, token, context.settings)
    return response


def too_many(
    context: ServerContext, code: str = "too-many", why: str = "too many requests from this address; wait a little"
) -> HttpError:
    context.metrics.limited_requests += 1
    return HttpError(429, code, why, {"retry-after": "5"})


async def read(context: ServerContext, code: TableId) -> History:
    return await kept(answered(lambda found: context.store.read(code, found)))


async def kept(asked: Awaitable[ResultT]) -> ResultT:
    """What the store answers, its errors turned into faults."""
    try:
        return await asked
    except NoSuchTable:
        raise HttpError(404, "no-table", "there is no such table") from None
    except Damaged as error:
        raise HttpError(500, "damaged", str(error)) from None
    except StoreError:
        raise HttpError(503, "unavailable", "the store does not answer; try again", {"retry-after": "2"}) from None
