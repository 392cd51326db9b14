"""A guest's own games: which ones are asked for, and one line for each."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request

from tercet.core.identity import Identity, is_bot
from tercet.results.port import ENDED, Ended, GameFilter, GameResult
from tercet.server.context import ServerContext
from tercet.server.guests import Guest
from tercet.server.http.bodies import OpponentName, OwnGame
from tercet.server.http.errors import HttpError
from tercet.server.http.opponents import opponent_id, opponent_named
from tercet.server.http.requests import store_answer, whole_number
from tercet.store.port import Moment

FILTERS: Final = ("game", "opponent", "solo", "result", "rules", "since", "until")


async def wanted_games(request: Request, context: ServerContext, guest: Guest) -> GameFilter | None:
    """What is asked for; None for all games."""
    query = request.query_params
    if not any(name in query for name in FILTERS):
        return None
    opponent = None
    if "opponent" in query:
        met = await store_answer(context.results.meetings_of(guest.identity))
        # one hash for each of perhaps thousands of people
        opponent = await asyncio.to_thread(opponent_named, guest.identity, query["opponent"], met)
        if opponent is None:
            raise HttpError(404, "no-opponent", "there is no such opponent among those you have played with")
    solo = whole_number(request, "solo")
    return GameFilter(
        game=query.get("game"),
        opponent=opponent,
        solo=None if solo is None else bool(solo),
        ended=_ended(request),
        rules=query.get("rules"),
        since=_moment(request, "since"),
        until=_moment(request, "until"),
    )


def _moment(request: Request, name: str) -> Moment | None:
    found = whole_number(request, name)
    return None if found is None else Moment(found)


def _ended(request: Request) -> Ended | None:
    text = request.query_params.get("result")
    ended = next((one for one in ENDED if one == text), None)
    if ended is None and text is not None:
        raise HttpError(400, "bad-query", f"result: '{text[:40]}' is none of {', '.join(ENDED)}")
    return ended


def own_line(result: GameResult, guest: Identity) -> OwnGame:
    """A game as one of its players sees it."""
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
