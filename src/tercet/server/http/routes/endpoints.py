"""Lists all HTTP endpoints with their parameters and results, for the router and the OpenAPI document."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tercet.api.bodies import (
    Addresses,
    GuestErased,
    GuestProfile,
    Health,
    NewGuest,
    NewRoom,
    RoomSummary,
    RoomTables,
    TableList,
)
from tercet.api.daily_bodies import BoardDecision, BoardPlace, DailyBoard, DailyResult
from tercet.api.endpoint import Endpoint
from tercet.api.endpoints import SHARED_ENDPOINTS
from tercet.api.rooms import new_room, room_archive, room_standings, room_tables
from tercet.core.games import when_registered
from tercet.server.context import ServerContext
from tercet.server.http.open_tables import open_tables
from tercet.server.http.openapi import openapi_document
from tercet.server.http.routes.daily_board import board_decision, board_place, day_board
from tercet.server.http.routes.guests import delete_me, new_guest, own_profile
from tercet.server.http.routes.service import addresses, health, metrics
from tercet.wire.schema import protocol_schema


async def openapi(request: Request, context: ServerContext) -> Response:
    """This document."""
    return fixed_response(_openapi())


async def protocol(request: Request, context: ServerContext) -> Response:
    """The WebSocket messages as JSON Schema."""
    return fixed_response(_protocol())


@cache
def _openapi() -> bytes:
    """Builds the OpenAPI document, only once, because that takes as long as fifty commands."""
    return msgspec.json.encode(openapi_document(ENDPOINTS))


@cache
def _protocol() -> bytes:
    """Builds the JSON Schema, only once, because that takes as long as three hundred commands."""
    return msgspec.json.encode(protocol_schema())


when_registered(_openapi.cache_clear)
when_registered(_protocol.cache_clear)


def build_documents() -> None:
    """Builds both documents before the first request for them."""
    _openapi()
    _protocol()


def fixed_response(document: bytes) -> Response:
    return Response(document, 200, {"cache-control": "max-age=300"}, "application/json")


ENDPOINTS: Final = (
    *SHARED_ENDPOINTS,
    Endpoint(
        "POST",
        "/api/guests",
        new_guest,
        NewGuest,
        GuestProfile,
        status=201,
        errors=(400, 403, 408, 413, 422, 429),
        over_http=True,
    ),
    Endpoint("GET", "/api/guests/me", own_profile, returns=GuestProfile, errors=(401,), guest=True, over_http=True),
    Endpoint(
        "DELETE",
        "/api/guests/me",
        delete_me,
        returns=GuestErased,
        errors=(401, 403, 500, 503),
        guest=True,
        cost=10,
        over_http=True,
    ),
    Endpoint("GET", "/api/tables", open_tables, returns=TableList, over_http=True),
    Endpoint(
        "GET",
        "/api/daily/{date}/{size}/board",
        day_board,
        returns=DailyBoard,
        errors=(400, 401, 404, 503),
        cost=2,
        query=(
            ("limit", "number of lines, at most 100"),
            ("among", "1: only the guest and people they have played with"),
        ),
        over_http=True,
    ),
    Endpoint(
        "PUT",
        "/api/daily/{date}/{size}/board",
        board_place,
        BoardPlace,
        DailyResult,
        errors=(400, 401, 403, 404, 408, 409, 413, 422, 429, 503),
        guest=True,
        cost=2,
        over_http=True,
    ),
    Endpoint(
        "PUT",
        "/api/tables/{code}/daily-time",
        board_decision,
        BoardDecision,
        BoardDecision,
        errors=(400, 403, 404, 408, 413, 422, 429, 503),
        cost=2,
        over_http=True,
    ),
    Endpoint(
        "POST",
        "/api/rooms",
        new_room,
        NewRoom,
        RoomSummary,
        status=201,
        errors=(400, 401, 403, 408, 413, 422, 429, 503),
        guest=True,
    ),
    Endpoint(
        "GET", "/api/rooms/{code}/tables", room_tables, returns=RoomTables, errors=(401, 404, 503), guest=True, cost=2
    ),
    Endpoint(
        "GET",
        "/api/rooms/{code}/archive",
        room_archive,
        media="application/zip",
        errors=(401, 404, 503),
        guest=True,
        cost=20,
        places="exports",
    ),
    Endpoint(
        "GET",
        "/api/rooms/{code}/standings",
        room_standings,
        media="text/csv; charset=utf-8",
        errors=(401, 404, 503),
        guest=True,
        cost=4,
    ),
    Endpoint("GET", "/api/health", health, returns=Health, errors=(503,), over_http=True),
    Endpoint("GET", "/api/addresses", addresses, returns=Addresses, errors=(403,), over_http=True),
    Endpoint("GET", "/api/metrics", metrics, media="text/plain", over_http=True),
    Endpoint("GET", "/api/openapi.json", openapi, media="application/json", over_http=True),
    Endpoint("GET", "/api/protocol.json", protocol, media="application/json", over_http=True),
)
