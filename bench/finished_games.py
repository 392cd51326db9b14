"""A million results: lists, statistics and boards; and how fast they are made from logs."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

from bench.measure import Line, seconds_each
from tercet.core.engine.seats import Seat
from tercet.core.sets.kinds import KINDS
from tercet.results.facts import BestTime, FindTimes, PlayerFacts, UnseenSet
from tercet.results.port import DailyTime, FinishedTable, GameFilter, GameResult, PlayerId, SeatResult
from tercet.results.reading import read_table
from tercet.results.sqlite import SqliteResults
from tercet.results.statistics import statistics_of
from tercet.store.port import Moment, TableId
from tests.results.finished import DAY, NOON, card_game, solved_puzzle

GAMES = 1_000_000
PEOPLE = 20_000
BATCH = 5_000
ASKED = 400
TODAY = "2026-11-15"


def some_table(number: int, luck: random.Random) -> FinishedTable:
    """A game of two, one in four against a bot, one in five a puzzle of the last year; one person plays a hundredth."""
    code = TableId(f"t{number:07}")
    finished = Moment(NOON - luck.randrange(365) * DAY + luck.randrange(DAY // 2))
    player = PlayerId("guest-1" if luck.random() < 0.01 else f"guest-{luck.randrange(PEOPLE)}")
    kinds = luck.sample(KINDS, 6)
    facts = PlayerFacts(
        games=1,
        millis=200_000,
        found={kind: FindTimes(2, 9000 + luck.randrange(9000)) for kind in sorted(kinds)},
        offered=dict.fromkeys(sorted(kinds), 5),
        wrong={"wrong": 1},
        mixed={"fill": 1},
        unseen=(UnseenSet(5000 + luck.randrange(90_000), (0, 1, 2), code),),
        best={"cards es full 12": BestTime(luck.randrange(10**6), code)},
    )
    if number % 5 == 0:
        unique = PlayerId(f"guest-{number % PEOPLE}")
        seat = SeatResult(Seat(0), unique, "Somebody", 4, 1, stayed=True)
        result = GameResult(code, "puzzle", "puzzle daily easy", finished, 60_000, (seat,))
        date = TODAY if number % 2 == 0 else result.day
        return FinishedTable(result, (facts,), DailyTime(date, "easy", 5000 + luck.randrange(10**6), luck.randrange(4)))
    other = PlayerId("bot:expert") if number % 4 == 0 else PlayerId(f"guest-{luck.randrange(PEOPLE)}x")
    seats = (
        SeatResult(Seat(0), player, "Somebody", 40, 1, stayed=True),
        SeatResult(Seat(1), other, "Else", 30, 2, stayed=True),
    )
    return FinishedTable(GameResult(code, "cards", "cards es full 12", finished, 300_000, seats), (facts, facts))


async def filled(results: SqliteResults) -> float:
    """Seconds for a result on the way in."""
    luck = random.Random(18)
    begun = time.monotonic()
    for start in range(0, GAMES, BATCH):
        await results.add_all([some_table(number, luck) for number in range(start, start + BATCH)])
    return (time.monotonic() - begun) / GAMES


async def slowest(ask: Callable[[PlayerId], Awaitable[object]], players: list[PlayerId]) -> float:
    """The 99th percentile of how long an answer takes."""
    times = []
    for player in players:
        begun = time.monotonic()
        await ask(player)
        times.append(time.monotonic() - begun)
    return statistics.quantiles(times, n=100)[98]


async def asked() -> list[Line]:
    luck = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        results = SqliteResults(Path(folder) / "results.db")
        adding = await filled(results)
        busy = PlayerId("guest-1")
        players = [*[busy] * 20, *(PlayerId(f"guest-{luck.randrange(PEOPLE)}") for _ in range(ASKED))]

        async def games(player: PlayerId) -> None:
            await results.games_of(player, GameFilter(), limit=100)

        async def filtered(player: PlayerId) -> None:
            await results.games_of(player, GameFilter(game="cards", opponent=PlayerId("bot:expert")), limit=100)

        async def figures(player: PlayerId) -> None:
            statistics_of(await results.days_of(player, since="2025-11-15"), TODAY)

        async def board(player: PlayerId) -> None:
            await results.board(TODAY, "easy", limit=100)
            await results.standing(TODAY, "easy", player)

        async def among(player: PlayerId) -> None:
            await results.board(TODAY, "easy", limit=100, among=player)

        note = f"{GAMES:,} results"
        lines = [Line("a result added, in a batch", adding, 0, note=note)]
        for name, ask in (
            ("my games, p99", games),
            ("my games with one opponent, p99", filtered),
            ("statistics, p99", figures),
            ("board and rank, p99", board),
            ("board among those one has played with, p99", among),
        ):
            lines.append(Line(name, await slowest(ask, players), 0, "< 50 ms", note))
        level = [PlayerId("bot:expert")] * ASKED
        lines.append(Line("statistics of a bot, p99", await slowest(figures, level), 0, "< 50 ms", note))
        await results.close()
        return lines


def lines() -> Iterator[Line]:
    duel = card_game(["ana", "bea"], code="duel", seed=3)
    puzzle = solved_puzzle("ana")
    for name, history in (("a card game of 27 cards read", duel), ("a puzzle read and proven", puzzle)):
        (seconds,) = seconds_each(partial(read_table, history))
        note = f"{1 / seconds:,.0f} a second and core; {len(history.entries)} events"
        yield Line(name, seconds, 0, "≤ 50 µs", note)
    yield from asyncio.run(asked())
