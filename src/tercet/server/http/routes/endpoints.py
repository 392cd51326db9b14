"""The HTTP endpoints, each with what it takes and returns, for the router and the OpenAPI document."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tercet.core.games import when_registered
from tercet.results.statistics import Statistics
from tercet.results.timeline import Timeline
from tercet.results.training import Training
from tercet.server.context import ServerContext
from tercet.server.http.bodies import (
    Addresses,
    ClearingChance,
    GameList,
    GuestErased,
    GuestProfile,
    Health,
    NewGuest,
    NewTable,
    TableList,
    TableSummary,
)
from tercet.server.http.daily_bodies import (
    BoardDecision,
    BoardPlace,
    DailyAttempt,
    DailyBoard,
    DailyPage,
    DailyResult,
    NewAttempt,
)
from tercet.server.http.endpoint import Endpoint
from tercet.server.http.openapi import openapi_document
from tercet.server.http.routes.daily import board_decision, board_place, day_board, new_attempt, one_day, own_result
from tercet.server.http.routes.guests import delete_me, new_guest, own_export, own_games, own_profile, own_tables
from tercet.server.http.routes.service import addresses, health, metrics
from tercet.server.http.routes.statistics import (
    bot_statistics,
    one_timeline,
    own_opponents,
    own_statistics,
    own_training,
)
from tercet.server.http.routes.tables import LOG_TYPE, new_table, one_chance, one_log, one_table, open_tables
from tercet.server.http.statistics_bodies import OpponentList
from tercet.wire.schema import protocol_schema


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
    """Builds both before anybody asks for them."""
    _openapi()
    _protocol()


def fixed_response(document: bytes) -> Response:
    return Response(document, 200, {"cache-control": "max-age=300"}, "application/json")


_DAYS: Final = ("days", "how many days back; 365 by default")
_GAME: Final = ("game", "only games of this name")

ENDPOINTS: Final = (
    Endpoint(
        "POST", "/api/guests", new_guest, NewGuest, GuestProfile, status=201, errors=(400, 403, 408, 413, 422, 429)
    ),
    Endpoint("GET", "/api/guests/me", own_profile, returns=GuestProfile, errors=(401,), guest=True),
    Endpoint(
        "DELETE", "/api/guests/me", delete_me, returns=GuestErased, errors=(401, 403, 500, 503), guest=True, cost=10
    ),
    Endpoint(
        "GET",
        "/api/guests/me/games",
        own_games,
        returns=GameList,
        errors=(400, 401, 503),
        guest=True,
        cost=4,
        query=(
            ("before", "only games that ended before this moment"),
            ("limit", "how many, at most 100"),
            ("solo", "1: only games alone; 0: only games with others"),
            ("since", "only games that ended at this moment or later"),
            ("until", "only games that ended before this moment"),
        ),
        words=(
            _GAME,
            ("opponent", "only games with this opponent, by their id"),
            ("result", "only games with others that ended so for the guest: won, shared or lost"),
            ("rules", "only games by these rules, by their short name"),
        ),
    ),
    Endpoint(
        "GET", "/api/guests/me/export", own_export, media="application/zip", errors=(401, 503), guest=True, cost=20
    ),
    Endpoint(
        "POST",
        "/api/tables",
        new_table,
        NewTable,
        TableSummary,
        status=201,
        errors=(400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 503),
        guest=True,
    ),
    Endpoint("GET", "/api/tables", open_tables, returns=TableList),
    Endpoint("GET", "/api/tables/{code}", one_table, returns=TableSummary, errors=(404, 500, 503)),
    Endpoint("GET", "/api/tables/{code}/log", one_log, media=LOG_TYPE, errors=(404, 409, 429, 500, 503), cost=4),
    Endpoint(
        "GET", "/api/tables/{code}/last-chance", one_chance, returns=ClearingChance, errors=(404, 409, 500, 503), cost=4
    ),
    Endpoint("GET", "/api/daily/{date}", one_day, returns=DailyPage, errors=(404, 503), cost=2),
    Endpoint(
        "GET", "/api/daily/{date}/{size}", own_result, returns=DailyResult, errors=(401, 404, 503), guest=True, cost=2
    ),
    Endpoint(
        "POST",
        "/api/daily/{date}/{size}",
        new_attempt,
        NewAttempt,
        DailyAttempt,
        status=201,
        errors=(400, 401, 403, 404, 408, 413, 422, 429, 503),
        guest=True,
    ),
    Endpoint(
        "GET",
        "/api/daily/{date}/{size}/board",
        day_board,
        returns=DailyBoard,
        errors=(400, 401, 404, 503),
        cost=2,
        query=(
            ("limit", "how many lines, at most 100"),
            ("among", "1: only the guest and people they have played with"),
        ),
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
    ),
    Endpoint(
        "PUT",
        "/api/tables/{code}/daily-time",
        board_decision,
        BoardDecision,
        BoardDecision,
        errors=(400, 403, 404, 408, 413, 422, 429, 503),
        cost=2,
    ),
    Endpoint("GET", "/api/guests/me/tables", own_tables, returns=TableList, errors=(401, 503), guest=True, cost=4),
    Endpoint(
        "GET", "/api/guests/me/opponents", own_opponents, returns=OpponentList, errors=(401, 503), guest=True, cost=2
    ),
    Endpoint(
        "GET",
        "/api/guests/me/statistics",
        own_statistics,
        returns=Statistics,
        errors=(400, 401, 503),
        guest=True,
        cost=4,
        query=(_DAYS,),
        words=(_GAME,),
    ),
    Endpoint(
        "GET",
        "/api/guests/me/training",
        own_training,
        returns=Training,
        errors=(400, 401, 503),
        guest=True,
        cost=4,
        query=(_DAYS, ("number", "which puzzle; by default a different one each second")),
        words=(_GAME,),
    ),
    Endpoint(
        "GET",
        "/api/bots/{level}/statistics",
        bot_statistics,
        returns=Statistics,
        errors=(400, 503),
        cost=4,
        query=(_DAYS,),
        words=(_GAME,),
    ),
    Endpoint(
        "GET", "/api/tables/{code}/timeline", one_timeline, returns=Timeline, errors=(404, 409, 429, 500, 503), cost=4
    ),
    Endpoint("GET", "/api/health", health, returns=Health, errors=(503,)),
    Endpoint("GET", "/api/addresses", addresses, returns=Addresses, errors=(403,)),
    Endpoint("GET", "/api/metrics", metrics, media="text/plain"),
    Endpoint("GET", "/api/openapi.json", openapi, media="application/json"),
    Endpoint("GET", "/api/protocol.json", protocol, media="application/json"),
)
