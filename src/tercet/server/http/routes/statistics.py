"""How people and bots see: statistics, opponents, what to practise, and one game on a time line."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tercet.core.games import GAMES
from tercet.core.identity import Identity, bot_identity, is_bot
from tercet.results.daily import Streak, next_day
from tercet.results.port import DayFacts
from tercet.results.statistics import Statistics, statistics_of
from tercet.results.timeline import timeline_of
from tercet.results.training import training_of
from tercet.server.context import ServerContext
from tercet.server.http.errors import HttpError, json_response
from tercet.server.http.identity import require_guest
from tercet.server.http.opponents import opponent_id
from tercet.server.http.requests import read_log, store_answer, turn, whole_number
from tercet.server.http.statistics_bodies import OpponentList, OpponentRecord
from tercet.store.port import TableId

USUAL_DAYS: Final = 365
MOST_DAYS: Final = 3660
MOST_OPPONENTS: Final = 200


async def own_statistics(request: Request, context: ServerContext) -> Response:
    """How the guest sees, from their finished games; nobody can ask for another's."""
    guest = require_guest(request, context)
    await context.result_writer.settled()
    return json_response(await _statistics(request, context, guest.identity))


async def bot_statistics(request: Request, context: ServerContext) -> Response:
    """The same of all bots of a level on this server, without the codes of other people's tables."""
    found = await _statistics(request, context, bot_identity(request.path_params["level"]))
    unseen = tuple(replace(one, table="") for one in found.unseen)
    return json_response(replace(found, unseen=unseen, best=tuple(replace(one, table="") for one in found.best)))


async def own_training(request: Request, context: ServerContext) -> Response:
    """The kinds of SET that the guest is slow at, and a puzzle that has them."""
    guest = require_guest(request, context)
    await context.result_writer.settled()
    days = await _days(request, context, guest.identity)
    number = whole_number(request, "number")
    if number is None:
        number = context.clock.moment() // 1000
    return json_response(await asyncio.to_thread(training_of, days, context.daily.today(), number))


async def own_opponents(request: Request, context: ServerContext) -> Response:
    """Head to head: with whom the guest has played, and who was ahead how often."""
    guest = require_guest(request, context)
    await context.result_writer.settled()
    met = await store_answer(context.results.meetings_of(guest.identity))
    return json_response(
        OpponentList(
            opponents=tuple(
                OpponentRecord(
                    id=opponent_id(guest.identity, meeting.opponent),
                    name=meeting.name,
                    bot=is_bot(meeting.opponent),
                    game=meeting.game,
                    games=meeting.games,
                    wins=meeting.wins,
                    losses=meeting.losses,
                    last=meeting.finished,
                )
                for meeting in met[:MOST_OPPONENTS]
            )
        )
    )


async def one_timeline(request: Request, context: ServerContext) -> Response:
    """A finished game on one line: who found what and when, and the SETs that nobody saw."""
    code = TableId(request.path_params["code"])
    record = await store_answer(context.store.record(code))
    if record.finished is None or record.game not in GAMES:
        raise HttpError(409, "not-finished", "the time line of a game is there when the game is over")
    with turn(context, context.logs, request) as done:
        history = await read_log(request, context, code)
        line = await asyncio.to_thread(timeline_of, history)
        response = json_response(line, headers={"cache-control": "private, max-age=300"})
        response.background = done
        return response


async def _statistics(request: Request, context: ServerContext, player: Identity) -> Statistics:
    days = await _days(request, context, player)
    since, game = _wanted(request, context)
    wins = Streak()
    if not is_bot(player):  # the bots of a level play many games at once, in no row
        wins = await store_answer(context.results.win_streak(player, since=since, game=game))
    return await asyncio.to_thread(statistics_of, days, context.daily.today(), wins)


async def _days(request: Request, context: ServerContext, player: Identity) -> tuple[DayFacts, ...]:
    since, game = _wanted(request, context)
    return await store_answer(context.results.days_of(player, since=since, game=game))


def _wanted(request: Request, context: ServerContext) -> tuple[str, str | None]:
    """The days that are asked for, the last year or as many days, and of which game, or of all."""
    days = min(whole_number(request, "days") or USUAL_DAYS, MOST_DAYS)
    return next_day(context.daily.today(), -days), request.query_params.get("game")
