"""Answers requests about statistics of people and bots, opponents, training, and the timeline and boards of a game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from tercet.api.bodies import OpponentList, OpponentRecord, opponent_id
from tercet.api.requests import (
    ApiReply,
    ApiRequest,
    HttpError,
    json_reply,
    read_log,
    store_answer,
    table_code,
    whole_number,
)
from tercet.api.services import Services
from tercet.core.games import GAMES
from tercet.core.identity import Identity, bot_identity, is_bot
from tercet.results.board_takings import BoardSearch, BoardsToSearch
from tercet.results.daily_results import Streak, next_day
from tercet.results.port import DayFacts
from tercet.results.statistics import Statistics, statistics_of
from tercet.results.timeline import timeline_of
from tercet.results.training import training_of

USUAL_DAYS: Final = 365
MOST_DAYS: Final = 3660
MOST_OPPONENTS: Final = 200
CANDIDATES_PER_REQUEST: Final = 10_000
"""Searching boards with this many candidates costs as much as one request, about a third of a millisecond."""


async def own_statistics(request: ApiRequest, services: Services) -> ApiReply:
    """The guest's statistics, from their finished games; guests can request only their own."""
    player = request.player()
    await services.settled()
    return json_reply(await _statistics(request, services, player))


async def bot_statistics(request: ApiRequest, services: Services) -> ApiReply:
    """The combined statistics of all bots of one level on this server, without the codes of people's tables."""
    found = await _statistics(request, services, bot_identity(request.path["level"]))
    unseen = tuple(replace(one, table="") for one in found.unseen)
    return json_reply(replace(found, unseen=unseen, best=tuple(replace(one, table="") for one in found.best)))


async def own_training(request: ApiRequest, services: Services) -> ApiReply:
    """The kinds of SET that the guest is slow at, and a puzzle to practise them."""
    player = request.player()
    await services.settled()
    days = await _days(request, services, player)
    number = whole_number(request.query, "number")
    if number is None:
        number = services.clock.moment() // 1000
    return json_reply(await asyncio.to_thread(training_of, days, services.daily.today(), number))


async def own_opponents(request: ApiRequest, services: Services) -> ApiReply:
    """Head-to-head records: the guest's opponents, and how often each side finished ahead."""
    player = request.player()
    await services.settled()
    met = await store_answer(services.results.meetings_of(player))
    return json_reply(
        OpponentList(
            opponents=tuple(
                OpponentRecord(
                    id=opponent_id(player, meeting.opponent),
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


async def one_timeline(request: ApiRequest, services: Services) -> ApiReply:
    """The timeline of a finished game: who found what and when, and the SETs that everybody missed."""
    code = table_code(request)
    record = await store_answer(services.store.record(code))
    if record.finished is None or record.game not in GAMES:
        raise HttpError(409, "not-finished", "the timeline is available once the game is over")
    line = await asyncio.to_thread(timeline_of, await read_log(request, services.store, code))
    return json_reply(line, headers={"cache-control": "private, max-age=300"})


async def board_takings(request: ApiRequest, services: Services) -> ApiReply:
    """What could be taken on each of some boards of a card game, such as those of a replay."""
    asked = await request.body(BoardsToSearch)
    try:
        search = BoardSearch(asked)
        request.charge(search.candidates / CANDIDATES_PER_REQUEST)
        return json_reply(await asyncio.to_thread(search.takings))
    except ValueError as error:
        raise HttpError(422, "bad-boards", str(error)) from None


async def _statistics(request: ApiRequest, services: Services, player: Identity) -> Statistics:
    days = await _days(request, services, player)
    since, game = _wanted(request.query, services)
    wins = Streak()
    if not is_bot(player):  # the bots of a level play many games concurrently, so they have no streak
        wins = await store_answer(services.results.win_streak(player, since=since, game=game))
    return await asyncio.to_thread(statistics_of, days, services.daily.today(), wins)


async def _days(request: ApiRequest, services: Services, player: Identity) -> tuple[DayFacts, ...]:
    since, game = _wanted(request.query, services)
    return await store_answer(services.results.days_of(player, since=since, game=game))


def _wanted(query: Mapping[str, str], services: Services) -> tuple[str, str | None]:
    """Returns the first requested day (by default a year ago) and the requested game (None for all games)."""
    days = min(whole_number(query, "days") or USUAL_DAYS, MOST_DAYS)
    return next_day(services.daily.today(), -days), query.get("game")
