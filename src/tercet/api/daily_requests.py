"""Answers requests about daily puzzles: their pages, attempts and results (Z8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from tercet.api.daily_attempts import Pay
from tercet.api.daily_bodies import DailyAttempt, DailyFind, DailyPage, DailyPuzzleCard, DailyResult, NewAttempt, Size
from tercet.api.requests import ApiReply, ApiRequest, HttpError, json_reply, player_if_any, store_answer
from tercet.api.services import Services
from tercet.core.identity import Identity
from tercet.results.daily_results import (
    Attempt,
    Streak,
    days_of_month,
    is_day,
    percentile,
    puzzle_size,
    streak_of,
)
from tercet.results.log_to_rows.finished_table import attempt_code

SIZES: Final[tuple[Size, ...]] = ("easy", "full")


async def one_day(request: ApiRequest, services: Services) -> ApiReply:
    """The puzzles of a date such as `2026-11-15`, or of `today`, with the guest's progress."""
    date, today = day_of(request, services), services.daily.today()
    player = player_if_any(request)
    await services.settled()
    dates = () if player is None else await store_answer(services.results.daily_dates(player))
    times = Counter(day for day in dates if day[:7] == date[:7])
    streak = streak_of(dates, today)
    easy, full = [await _card(services, player, date, size, request.charge) for size in SIZES]
    return json_reply(
        DailyPage(
            date=date,
            today=today,
            easy=easy,
            full=full,
            streak=streak.now,
            best_streak=streak.best,
            solved=tuple(sorted(times)),
            partly=tuple(sorted(day for day, count in times.items() if count < len(SIZES))),
            unranked=() if player is None else await _solved_unranked(services, player, date, times),
        )
    )


async def _solved_unranked(
    services: Services, player: Identity, date: str, ranked: Mapping[str, int]
) -> tuple[str, ...]:
    """Returns the day of each puzzle in the month of `date` that the guest has solved without a ranked time.

    `ranked` counts the ranked times of each day. An attempt after one that was closed unstarted is not looked for.
    """
    days = [day for day in days_of_month(date) if ranked.get(day, 0) < len(SIZES) and services.daily.has_begun(day)]
    codes = {
        attempt_code(player, day, size, ranked=on_its_day): (day, size)
        for day in days
        for size in SIZES
        for on_its_day in (True, False)
    }
    found = await store_answer(services.results.results_of(codes))
    won = {codes[code] for code, result in found.items() if any(seat.won for seat in result.seats)}
    solved = Counter(day for day, _ in won)
    solved.subtract({day: ranked.get(day, 0) for day in days})
    return tuple(sorted(solved.elements()))


async def new_attempt(request: ApiRequest, services: Services) -> ApiReply:
    """The guest's table for a puzzle, created if necessary; only the first attempt is ranked, and only on the puzzle's
    day."""
    player = request.player()
    date, size = day_of(request, services), size_of(request)
    asked = await request.body(NewAttempt)
    found = await store_answer(
        services.daily.attempt(
            player,
            date,
            size,
            again=asked.again,
            pay=request.charge,
            afford=request.afford_table,
            counts=lambda: not asked.seen and request.attempt_counts(),
        )
    )
    answer = DailyAttempt(table=found.table, state=found.state, ranked=found.ranked)
    return json_reply(answer, 201 if found.new else 200, {"location": f"/api/tables/{found.table}"})


async def own_result(request: ApiRequest, services: Services) -> ApiReply:
    """The result of the guest's first attempt at a puzzle: its SETs in order, rank, streak, and a line to share."""
    player = request.player()
    date, size = day_of(request, services), size_of(request)
    known = await store_answer(services.daily.first_attempt(player, date, size, request.charge))
    if known is None:
        raise HttpError(404, "no-attempt", "this puzzle has not been tried")
    await services.settled()
    standing = await store_answer(services.results.standing(date, size, player))
    streak = Streak() if standing is None else await daily_streak(services, player)
    attempt: Attempt = known.attempt
    rank, count = (None, 0) if standing is None else (standing.entry.rank, standing.count)
    note = None if standing is None else await store_answer(services.results.note_of(known.table))
    return json_reply(
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
            share=attempt.share(streak.now),
        )
    )


async def _card(services: Services, player: Identity | None, date: str, size: Size, pay: Pay) -> DailyPuzzleCard:
    cards, sets = puzzle_size(size)
    known = None if player is None else await store_answer(services.daily.first_attempt(player, date, size, pay))
    attempt, found = None, 0
    if known is not None:
        attempt = DailyAttempt(table=known.table, state=known.attempt.state, ranked=known.ranked)
        found = len(known.attempt.finds)
    solvers = await store_answer(services.results.count_listed(date, size))
    return DailyPuzzleCard(size=size, cards=cards, sets=sets, solvers=solvers, attempt=attempt, found=found)


async def daily_streak(services: Services, player: Identity) -> Streak:
    """Returns a player's streak of days with a time."""
    return streak_of(await store_answer(services.results.daily_dates(player)), services.daily.today())


def day_of(request: ApiRequest, services: Services) -> str:
    """Returns the date in the path; raises HttpError if it is not a date or is in the future."""
    date: str = request.path["date"]
    date = services.daily.today() if date == "today" else date
    if not is_day(date):
        raise HttpError(404, "no-day", f"'{date[:20]}' is not a day; write it as 2026-11-15, or today")
    if not services.daily.has_begun(date):
        raise HttpError(404, "day-to-come", f"the puzzles of {date} appear on that day, at midnight UTC")
    return date


def size_of(request: ApiRequest) -> Size:
    """Returns the puzzle size in the path; raises HttpError if there is no such size."""
    size: str = request.path["size"]
    for known in SIZES:
        if size == known:
            return known
    raise HttpError(404, "no-size", "a puzzle is easy or full")
