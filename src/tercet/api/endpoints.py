"""The endpoints that both servers and offline workers offer. A server adds a few of its own."""

from __future__ import annotations

from typing import Final

from tercet.api.bodies import GameList, LastClearable, NewTable, OpponentList, TableList, TableSummary
from tercet.api.daily_bodies import DailyAttempt, DailyPage, DailyResult, NewAttempt
from tercet.api.daily_requests import new_attempt, one_day, own_result
from tercet.api.endpoint import Endpoint
from tercet.api.own_games import own_export, own_games, own_tables
from tercet.api.statistics import (
    board_takings,
    bot_statistics,
    one_timeline,
    own_opponents,
    own_statistics,
    own_training,
)
from tercet.api.tables import LOG_TYPE, new_table, one_last_clearable, one_log, one_table
from tercet.results.board_takings import BoardsToSearch, BoardTakings
from tercet.results.statistics import Statistics
from tercet.results.timeline import Timeline
from tercet.results.training import Training

_DAYS: Final = ("days", "how many days back; 365 by default")
_GAME: Final = ("game", "only games of this name")

SHARED_ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/guests/me/games",
        own_games,
        returns=GameList,
        errors=(400, 401, 503),
        guest=True,
        cost=4,
        query=(
            ("before", "only games that ended before this time"),
            ("limit", "how many, at most 100"),
            ("solo", "1: solo games only; 0: multiplayer games only"),
            ("since", "only games that ended at this time or later"),
            ("until", "only games that ended before this time"),
        ),
        words=(
            _GAME,
            ("opponent", "only games with this opponent, by their id"),
            ("result", "only multiplayer games with this result for the guest: won, shared or lost"),
            ("rules", "only games with these rules, by their short name"),
        ),
    ),
    Endpoint(
        "GET",
        "/api/guests/me/export",
        own_export,
        media="application/zip",
        errors=(401, 503),
        guest=True,
        cost=20,
        places="exports",
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
    Endpoint("GET", "/api/tables/{code}", one_table, returns=TableSummary, errors=(404, 500, 503)),
    Endpoint(
        "GET",
        "/api/tables/{code}/log",
        one_log,
        media=LOG_TYPE,
        errors=(404, 409, 429, 500, 503),
        cost=4,
        places="logs",
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/last-chance",
        one_last_clearable,
        returns=LastClearable,
        errors=(404, 409, 500, 503),
        cost=4,
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
        "GET",
        "/api/tables/{code}/timeline",
        one_timeline,
        returns=Timeline,
        errors=(404, 409, 429, 500, 503),
        cost=4,
        places="logs",
    ),
    Endpoint(
        "POST",
        "/api/takings",
        board_takings,
        BoardsToSearch,
        BoardTakings,
        errors=(400, 408, 413, 422, 429),
        cost=2,
        places="logs",
    ),
)
