"""Answers requests about the guest's own games: finished games, tables in play, and an export of all logs."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from tercet.api.bodies import GameList, OpponentName, OwnGame, TableList, TableSummary, opponent_by_id, opponent_id
from tercet.api.exports import zipped
from tercet.api.requests import (
    EVENTS_PER_REQUEST,
    ApiReply,
    ApiRequest,
    HttpError,
    json_reply,
    store_answer,
    whole_number,
)
from tercet.api.services import Services
from tercet.api.summaries import record_summary
from tercet.core.games import GAMES
from tercet.core.identity import Identity, is_bot
from tercet.results.daily_results import puzzle_date
from tercet.results.log_to_rows.finished_table import GameSummary, summarize
from tercet.results.port import ENDED, Ended, GameFilter, GameResult
from tercet.store.port import Damaged, FinishedGame, Moment, NoSuchTable, TableId, answered

MOST_TABLES: Final = 50
FILTERS: Final = ("game", "opponent", "solo", "result", "rules", "since", "until")
_Game = TypeVar("_Game", FinishedGame, GameResult)


async def own_games(request: ApiRequest, services: Services) -> ApiReply:
    """The guest's finished games, all or filtered, latest first; guests can list only their own."""
    player = request.player()
    before = whole_number(request.query, "before")
    limit = min(whole_number(request.query, "limit") or 50, 100)
    earlier = None if before is None else Moment(before)
    await services.settled()
    wanted = await wanted_games(request.query, services, player)
    rules = () if earlier is not None else await store_answer(services.results.rules_of(player))
    if wanted is not None:
        chosen = await _some_games(services, player, wanted, earlier, limit)
        return json_reply(replace(chosen, games=await _dated(services, chosen.games), rules=rules))
    games = await store_answer(services.store.finished_tables_of(player, before=earlier, limit=limit + 1))
    page, following = _first_page(games, limit)
    known = await store_answer(services.results.results_of([game.table for game in page]))
    lines = tuple(
        [
            own_line(known[game.table], player)
            if game.table in known
            else await _summarized(services, game, player, request)
            for game in page
        ]
    )
    return json_reply(GameList(games=await _dated(services, lines), before=following, rules=rules))


async def _dated(services: Services, games: Sequence[OwnGame]) -> tuple[OwnGame, ...]:
    """Adds the dates of daily puzzles, which the rows of results don't have."""
    dated = []
    for game in games:
        date = ""
        if game.rules.startswith("puzzle daily"):
            with suppress(NoSuchTable):
                date = puzzle_date((await services.store.record(TableId(game.code))).rules)
        dated.append(replace(game, date=date) if date else game)
    return tuple(dated)


async def _summarized(services: Services, game: FinishedGame, player: Identity, request: ApiRequest) -> OwnGame:
    """Summarizes a game that has no row in the results, by reading its log, unless the sender's allowance is used
    up."""
    summary = await _summary(services, game.table, game.game, request)
    return OwnGame(
        code=game.table,
        game=game.game,
        finished=game.finished,
        players=summary.players,
        bots=_bots(summary),
        scores=summary.scores,
        winners=summary.winners,
        seat=summary.guests.get(player),
    )


async def _summary(services: Services, table: TableId, game: str, request: ApiRequest) -> GameSummary:
    """Reads a table's players from its log; returns an empty summary once the sender's allowance is used up."""
    if game not in GAMES or not request.charge(0.0):
        return GameSummary()
    try:
        history = await answered(partial(services.store.read, table))
    except (NoSuchTable, Damaged):
        return GameSummary()
    request.charge(history.version / EVENTS_PER_REQUEST)
    return await asyncio.to_thread(summarize, history)


def _bots(summary: GameSummary) -> tuple[int, ...]:
    return tuple(sorted(place for guest, place in summary.guests.items() if is_bot(guest)))


async def _some_games(
    services: Services, player: Identity, wanted: GameFilter, before: Moment | None, limit: int
) -> GameList:
    """Returns a page of matching games."""
    mark = None if before is None else (before, TableId(""))
    found = await store_answer(services.results.games_of(player, wanted, before=mark, limit=2 * limit + 1))
    page, following = _first_page(found, limit)
    return GameList(games=tuple(own_line(game, player) for game in page), before=following)


def _first_page(games: Sequence[_Game], limit: int) -> tuple[Sequence[_Game], Moment | None]:
    """Returns the first page, and the `before` of the next one; None if there is no next page.

    A page never ends between games that finished in the same millisecond, so the next page misses none.
    """
    if not games:
        return games, None
    last = games[:limit][-1].finished
    page = [game for game in games if game.finished >= last]
    return page, last if len(games) > len(page) else None


async def own_tables(request: ApiRequest, services: Services) -> ApiReply:
    """The guest's tables with a game in progress, newest first."""
    found = []
    codes = await store_answer(services.store.unfinished_tables_of(request.player(), limit=MOST_TABLES))
    awake = await services.summaries(codes)
    for code in codes:
        try:
            card = awake.get(code) or await _asleep(services, code, request)
        except HttpError as error:
            if error.status == HTTPStatus.NOT_FOUND:
                continue  # the table was deleted in the meantime
            raise
        found.append(replace(card, rules=None))
    return json_reply(TableList(tables=tuple(found)))


async def _asleep(services: Services, code: TableId, request: ApiRequest) -> TableSummary:
    """Describes a sleeping table, with its players, so the guest can tell their tables apart."""
    card = record_summary(await store_answer(services.store.record(code)))
    summary = await _summary(services, code, card.game, request)
    seats = msgspec.json.decode(card.rules).get("seats")
    return replace(card, players=summary.players, bots=_bots(summary), scores=summary.scores, seats=seats)


async def own_export(request: ApiRequest, services: Services) -> ApiReply:
    """All of the guest's games as one zip file of logs; a running game contains only what the guest may see."""
    player = request.player()
    tables = await store_answer(services.store.tables_of(player))
    headers = {"content-disposition": 'attachment; filename="tercet-games.zip"', "cache-control": "no-store"}
    return ApiReply(zipped(services.store, player, {table: table for table in tables}), 200, headers, "application/zip")


async def wanted_games(query: Mapping[str, str], services: Services, player: Identity) -> GameFilter | None:
    """Parses the requested filter; returns None for all games."""
    if not any(name in query for name in FILTERS):
        return None
    opponent = None
    if "opponent" in query:
        met = await store_answer(services.results.meetings_of(player))
        # in a thread, because it hashes the identities of perhaps thousands of people
        opponent = await asyncio.to_thread(opponent_by_id, player, query["opponent"], met)
        if opponent is None:
            raise HttpError(404, "no-opponent", "there is no such opponent among those you have played with")
    solo = whole_number(query, "solo")
    return GameFilter(
        game=query.get("game"),
        opponent=opponent,
        solo=None if solo is None else bool(solo),
        ended=_ended(query),
        rules=query.get("rules"),
        since=_moment(query, "since"),
        until=_moment(query, "until"),
    )


def _moment(query: Mapping[str, str], name: str) -> Moment | None:
    found = whole_number(query, name)
    return None if found is None else Moment(found)


def _ended(query: Mapping[str, str]) -> Ended | None:
    text = query.get("result")
    ended = next((one for one in ENDED if one == text), None)
    if ended is None and text is not None:
        raise HttpError(400, "bad-query", f"result: '{text[:40]}' is not one of {', '.join(ENDED)}")
    return ended


def own_line(result: GameResult, guest: Identity) -> OwnGame:
    """Describes a game from the guest's point of view."""
    seats = result.seats
    own = next((place for place, seat in enumerate(seats) if seat.player == guest), None)
    return OwnGame(
        code=result.table,
        game=result.game,
        finished=result.finished,
        players=tuple(seat.name for seat in seats),
        bots=tuple(place for place, seat in enumerate(seats) if is_bot(seat.player)),
        scores=tuple(seat.points for seat in seats),
        winners=tuple(place for place, seat in enumerate(seats) if seat.place == 1),
        seat=own,
        rules=result.rules,
        length=result.length,
        solo=result.solo,
        place=None if own is None else seats[own].place,
        opponents=tuple(
            OpponentName(
                id=opponent_id(guest, seat.player) if seat.player else "",
                name=seat.name,
                bot=is_bot(seat.player),
            )
            for place, seat in enumerate(seats)
            if place != own
        ),
    )
