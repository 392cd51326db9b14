"""The days' puzzles: today's and earlier ones, attempts, results and boards (Z8)."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tercet.core.seating.refusals import BadName
from tercet.results.board import BOARD_NOTE, BoardNote
from tercet.results.daily import Attempt, Streak, is_day, percentile, puzzle_size, streak_of
from tercet.results.port import DailyEntry
from tercet.server.context import ServerContext
from tercet.server.daily import Pay
from tercet.server.guests import Guest, guest_name
from tercet.server.http.daily_bodies import (
    BoardDecision,
    BoardLine,
    BoardPlace,
    DailyAttempt,
    DailyBoard,
    DailyFind,
    DailyPage,
    DailyPuzzleCard,
    DailyResult,
    NewAttempt,
    Size,
)
from tercet.server.http.errors import HttpError, json_response
from tercet.server.http.identity import client_address, client_site, is_operator, require_guest, require_operator
from tercet.server.http.requests import body, store_answer, too_many, whole_number
from tercet.store.port import TableId

SIZES: Final[tuple[Size, ...]] = ("easy", "full")
MOST_LINES: Final = 100


async def one_day(request: Request, context: ServerContext) -> Response:
    """A day's puzzles, `today` or such as `2026-11-15`, and what the guest who asks has made of them."""
    date, today = _date(request, context), context.daily.today()
    guest = _guest_if_any(request, context)
    await context.result_writer.settled()
    streak = Streak() if guest is None else await _streak(context, guest, today)
    pay = partial(context.requests.charge, client_address(request, context.settings))
    easy, full = [await _card(context, guest, date, size, pay) for size in SIZES]
    page = DailyPage(date=date, today=today, easy=easy, full=full, streak=streak.now, best_streak=streak.best)
    return json_response(page)


async def new_attempt(request: Request, context: ServerContext) -> Response:
    """The guest's table for a puzzle, made if there is none; the first attempt on its own day counts."""
    guest = require_guest(request, context)
    date, size = _date(request, context), _size(request)
    asked = await body(request, context, NewAttempt)
    address = client_address(request, context.settings)
    pay = partial(context.requests.charge, address)

    def afford() -> None:
        if not context.has_space:
            raise HttpError(
                503, "low-space", "the server's disk is nearly full: no new tables for now", {"retry-after": "60"}
            )
        if not context.guest_tables.take(guest.identity) or not context.new_tables.take(address):
            raise too_many(context, "too-many-tables", "too many new tables from this address; wait a minute")

    def counts() -> bool:
        return context.daily_attempts.take(address)

    found = await store_answer(
        context.daily.attempt(guest.identity, date, size, again=asked.again, pay=pay, afford=afford, counts=counts)
    )
    answer = DailyAttempt(table=found.table, state=found.state, ranked=found.ranked)
    return json_response(answer, 201 if found.new else 200, {"location": f"/api/tables/{found.table}"})


async def own_result(request: Request, context: ServerContext) -> Response:
    """What came of the guest's first attempt at a puzzle: its SETs in order, rank, streak, and a line to share."""
    guest = require_guest(request, context)
    date, size = _date(request, context), _size(request)
    pay = partial(context.requests.charge, client_address(request, context.settings))
    known = await store_answer(context.daily.first_attempt(guest.identity, date, size, pay))
    if known is None:
        raise HttpError(404, "no-attempt", "this puzzle has not been tried")
    await context.result_writer.settled()
    standing = await store_answer(context.results.standing(date, size, guest.identity))
    streak = await _streak(context, guest, context.daily.today())
    attempt: Attempt = known.attempt
    rank, count = (None, 0) if standing is None else (standing.entry.rank, standing.count)
    note = None if standing is None else await store_answer(context.results.note_of(known.table))
    return json_response(
        DailyResult(
            date=date,
            size=size,
            attempt=DailyAttempt(table=known.table, state=attempt.state, ranked=known.ranked),
            sets=attempt.sets,
            finds=tuple(
                DailyFind(cards=find.cards, kind=find.kind, elapsed=find.elapsed, took=find.took)
                for find in attempt.finds
            ),
            wrong=attempt.wrong,
            elapsed=attempt.elapsed,
            rank=rank,
            count=count,
            listing=None if standing is None else standing.entry.listing,
            board_name="" if note is None else note.name,
            percentile=None if rank is None else percentile(rank, count),
            streak=streak.now,
            best_streak=streak.best,
            share=attempt.share(streak.now if standing is not None else 0),
        )
    )


async def board_place(request: Request, context: ServerContext) -> Response:
    """Puts the guest's time of a day on its public board under a name, or takes it off it."""
    guest = require_guest(request, context)
    date, size = _date(request, context), _size(request)
    wish = await body(request, context, BoardPlace)
    await context.result_writer.settled()
    standing = await store_answer(context.results.standing(date, size, guest.identity))
    if standing is None:
        raise HttpError(409, "no-time", "there is no time of yours that counts for this puzzle")
    try:
        name = guest_name(wish.name) if wish.name else ""
    except BadName as refusal:
        raise HttpError(422, refusal.code, refusal.plain) from None
    origin = context.guest_tokens.origin(client_site(request, context.settings), date)
    await _note(context, standing.entry.table, name=name, origin=origin if name else "")
    return await own_result(request, context)


async def board_decision(request: Request, context: ServerContext) -> Response:
    """Confirms a time that waits for the person who runs the server, removes one, or takes that back."""
    require_operator(request, context)
    wish = await body(request, context, BoardDecision)
    await context.result_writer.settled()
    note = await _note(context, TableId(request.path_params["code"]), decision=wish.decision)
    return json_response(BoardDecision(decision=note.decision))


async def _note(context: ServerContext, table: TableId, **changes: str) -> BoardNote:
    """Changes what is noted about a time: beside its log, which is the truth, and in the results."""
    async with context.results.turn():
        known = await store_answer(context.results.note_of(table))
        if known is None:
            raise HttpError(404, "no-time", "this table has no time that counts")
        note: BoardNote = replace(known, **changes)
        await store_answer(context.store.save_analysis(table, BOARD_NOTE, msgspec.json.encode(note)))
        await store_answer(context.results.note_time(table, note))
    return note


async def day_board(request: Request, context: ServerContext) -> Response:
    """The best times of a day; with `among=1` of the guest and those they have played with."""
    date, size = _date(request, context), _size(request)
    operator = is_operator(request, context)
    guest = None if operator else _guest_if_any(request, context)
    limit = min(whole_number(request, "limit") or 20, MOST_LINES)
    await context.result_writer.settled()
    among = None
    if whole_number(request, "among"):
        among = require_guest(request, context).identity
    if operator:
        entries = await store_answer(context.results.submitted(date, size, limit=limit))
    else:
        entries = await store_answer(context.results.board(date, size, limit=limit, among=among))
    mine = None
    if guest is not None:
        mine = next((entry for entry in entries if entry.player == guest.identity), None)
    standing = None if guest is None else await store_answer(context.results.standing(date, size, guest.identity))
    if mine is None and standing is not None and among is None:
        mine = standing.entry
    count = len(entries) if among is not None else await store_answer(context.results.solvers(date, size))
    return json_response(
        DailyBoard(
            date=date,
            size=size,
            count=count,
            lines=tuple(_line(entry, guest, operator=operator) for entry in entries),
            me=None if mine is None else _line(mine, guest),
        )
    )


async def _card(context: ServerContext, guest: Guest | None, date: str, size: Size, pay: Pay) -> DailyPuzzleCard:
    cards, sets = puzzle_size(size)
    known = None if guest is None else await store_answer(context.daily.first_attempt(guest.identity, date, size, pay))
    attempt = None
    if known is not None:
        attempt = DailyAttempt(table=known.table, state=known.attempt.state, ranked=known.ranked)
    solvers = await store_answer(context.results.solvers(date, size))
    return DailyPuzzleCard(size=size, cards=cards, sets=sets, solvers=solvers, attempt=attempt)


async def _streak(context: ServerContext, guest: Guest, today: str) -> Streak:
    return streak_of(await store_answer(context.results.daily_dates(guest.identity)), today)


def _line(entry: DailyEntry, guest: Guest | None, *, operator: bool = False) -> BoardLine:
    me = guest is not None and entry.player == guest.identity
    return BoardLine(
        rank=entry.rank,
        name=entry.name,
        elapsed=entry.elapsed,
        wrong=entry.wrong,
        me=me,
        listing=entry.listing,
        table=entry.table if operator else "",
    )


def _guest_if_any(request: Request, context: ServerContext) -> Guest | None:
    try:
        return require_guest(request, context)
    except HttpError:
        return None


def _date(request: Request, context: ServerContext) -> str:
    """The day of the path, which must have begun."""
    date: str = request.path_params["date"]
    date = context.daily.today() if date == "today" else date
    if not is_day(date):
        raise HttpError(404, "no-day", f"'{date[:20]}' is not a day; write it as 2026-11-15, or today")
    if not context.daily.has_begun(date):
        raise HttpError(404, "day-to-come", f"the puzzles of {date} appear on that day, at midnight UTC")
    return date


def _size(request: Request) -> Size:
    size: str = request.path_params["size"]
    for known in SIZES:
        if size == known:
            return known
    raise HttpError(404, "no-size", "a puzzle is easy or full")
