"""Queries on a million results (lists, statistics, boards), and the speed of computing results from logs."""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from bench.loading import build, cpu_seconds, load
from bench.measure import Line, seconds_each
from bench.server import SECONDS, TABLES, real
from tercet.core.cardgame.rules import edition
from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity
from tercet.core.sets.kinds import KINDS
from tercet.results.daily_results import Streak
from tercet.results.database.rebuild import rebuild_file
from tercet.results.database.sqlite import SqliteResults, open_results
from tercet.results.log_to_rows.finished_table import read_table
from tercet.results.log_to_rows.player_facts import (
    KIND_INDEX,
    TENTHS,
    BestTime,
    FindTimes,
    PlayerFacts,
    UnseenSet,
    kind_counts,
)
from tercet.results.port import DailyTime, FinishedTable, GameFilter, GameResult, SeatResult
from tercet.results.statistics import statistics_of
from tercet.server.logging import report_error
from tercet.server.main import tame_collector
from tercet.server.upkeep.result_process import ResultProcess
from tercet.server.upkeep.result_writer import TABLES_PER_WRITE, ResultWriter
from tercet.store.port import History, Moment, TableId, answered, durable
from tercet.store.sqlite.store import SqliteStore
from tests.results.finished import DAY, NOON, card_game, solved_puzzle

GAMES = 1_000_000
PEOPLE = 20_000
BATCH = 5_000
ASKED = 400
LOGS = 320
SEEDS = 20
"""Number of different games among the logs."""
TODAY = "2026-11-15"


def some_table(number: int, luck: random.Random) -> FinishedTable:
    """A game of two, in a quarter of cases against a bot, or in a fifth a puzzle from the last year; one person plays a
    hundredth of them."""
    code = TableId(f"t{number:07}")
    finished = Moment(NOON - luck.randrange(365) * DAY + luck.randrange(DAY // 2))
    player = Identity("guest-1" if luck.random() < 0.01 else f"guest-{luck.randrange(PEOPLE)}")
    kinds = luck.sample(KINDS, 6)
    facts = PlayerFacts(
        games=1,
        millis=200_000,
        kinds=kind_counts(
            {kind: FindTimes(2, 9000 + luck.randrange(9000)) for kind in sorted(kinds)}, dict.fromkeys(kinds, 5)
        ),
        wrong={"wrong": 1},
        mixed={"fill": 1},
        unseen=(UnseenSet(5000 + luck.randrange(90_000), (0, 1, 2), code),),
        best={"cards es full 12": BestTime(luck.randrange(10**6), code)},
        tenths=tuple(sorted((KIND_INDEX[kind] * TENTHS + luck.randrange(300), 2) for kind in kinds)),
    )
    if number % 5 == 0:
        unique = Identity(f"guest-{number % PEOPLE}")
        seat = SeatResult(Seat(0), unique, "Somebody", 4, 1, stayed=True)
        result = GameResult(code, "puzzle", "puzzle daily easy", finished, 60_000, (seat,))
        date = TODAY if number % 2 == 0 else result.day
        return FinishedTable(result, (facts,), DailyTime(date, "easy", 5000 + luck.randrange(10**6), luck.randrange(4)))
    other = Identity("bot:expert") if number % 4 == 0 else Identity(f"guest-{luck.randrange(PEOPLE)}x")
    seats = (
        SeatResult(Seat(0), player, "Somebody", 40, 1, stayed=True),
        SeatResult(Seat(1), other, "Else", 30, 2, stayed=True),
    )
    return FinishedTable(GameResult(code, "cards", "cards es full 12", finished, 300_000, seats), (facts, facts))


async def filled(results: SqliteResults) -> float:
    """Seconds to store one result."""
    luck = random.Random(18)
    begun = time.monotonic()
    for start in range(0, GAMES, BATCH):
        await results.add_all([some_table(number, luck) for number in range(start, start + BATCH)])
    return (time.monotonic() - begun) / GAMES


async def slowest(name: str, ask: Callable[[Identity], Awaitable[object]], players: list[Identity]) -> Line:
    """99th percentile of an answer's duration, and of its CPU time, which does not depend on other work on the
    machine."""
    times, used = [], []
    for player in players:
        begun, busy = time.monotonic(), time.process_time()
        await ask(player)
        times.append(time.monotonic() - begun)
        used.append(time.process_time() - busy)
    wall, cpu = (statistics.quantiles(taken, n=100)[98] for taken in (times, used))
    return Line(f"{name}, p99", wall, 0, "< 50 ms", f"{GAMES:,} results; {cpu * 1000:.1f} ms of CPU")


async def asked() -> list[Line]:
    luck = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        # a million results take minutes to create, so they can be reused
        path = Path(os.environ.get("TERCET_BENCH_RESULTS", f"{folder}/results.db"))
        is_there = path.exists()
        results = SqliteResults(path)
        adding = 0.0 if is_there else await filled(results)
        busy = Identity("guest-1")
        players = [*[busy] * 20, *(Identity(f"guest-{luck.randrange(PEOPLE)}") for _ in range(ASKED))]

        async def games(player: Identity) -> None:
            await results.games_of(player, GameFilter(), limit=100)
            await results.rules_of(player)

        async def filtered(player: Identity) -> None:
            await results.games_of(player, GameFilter(game="cards", opponent=Identity("bot:expert")), limit=100)

        async def lost(player: Identity) -> None:  # there are none, so the query scans all games
            await results.games_of(player, GameFilter(ended="lost", rules="cards es full 12"), limit=100)

        async def figures(player: Identity) -> None:
            days = await results.days_of(player, since="2025-11-15")
            statistics_of(days, TODAY, await results.win_streak(player, since="2025-11-15"))

        async def of_bots(player: Identity) -> None:
            statistics_of(await results.days_of(player, since="2025-11-15"), TODAY, Streak())

        async def board(player: Identity) -> None:
            await results.board(TODAY, "easy", limit=100)
            await results.standing(TODAY, "easy", player)

        async def among(player: Identity) -> None:
            await results.board(TODAY, "easy", limit=100, among=player)

        note = f"{GAMES:,} results"
        lines = [Line("a result added, in a batch", adding, 0, note=note)] if adding else []
        for name, ask in (
            ("my games", games),
            ("my games with one opponent", filtered),
            ("my games by result and rules", lost),
            ("statistics", figures),
            ("board and rank", board),
            ("board among those one has played with", among),
        ):
            lines.append(await slowest(name, ask, players))
        level = [Identity("bot:expert")] * ASKED
        lines.append(await slowest("statistics of a bot", of_bots, level))
        await results.close()
        return lines


async def rebuilt() -> Line:
    """CPU time of all threads for a complete `tercet rebuild`."""
    with tempfile.TemporaryDirectory() as folder:
        store = await stored(Path(folder), ["ana", "bea"], whole_deck=False)
        begun = time.process_time()
        done = await rebuild_file(store, Path(folder) / "results.db")
        seconds = (time.process_time() - begun) / done.games
        await store.close()
    return Line("a card game of 27 cards rebuilt", seconds, 0, "≤ 50 µs", f"{1 / seconds:,.0f} a second and core")


class OnlyNewGames(ResultWriter):
    """Skips results missed earlier, which here would be the same games again."""

    async def _catch_up(self) -> None:
        pass


async def written(at_once: int) -> tuple[float, float, int]:
    """CPU seconds to store the results of a finished game of four, in the server and in its result process, and the
    number of commands in such a game."""
    with tempfile.TemporaryDirectory() as folder:
        store = await stored(Path(folder), ["ana", "bea", "cai", "dan"], whole_deck=True)
        path = Path(folder) / "results.db"
        results = open_results(path)
        process = ResultProcess(asyncio.get_running_loop(), report_error, path)
        writer = OnlyNewGames(store, results, process)
        ended = [table for _, table in await store.finished_tables(after=(Moment(0), TableId("")), limit=LOGS)]
        history: History = await answered(partial(store.read, ended[0]))
        running = asyncio.create_task(writer.run())
        await asyncio.sleep(0)

        async def end(tables: list[TableId]) -> None:
            for table in tables:
                writer.finished(table)
            await writer.settled()

        await end(ended[:TABLES_PER_WRITE])  # starts the result process

        def used() -> tuple[float, float]:
            return time.process_time(), 0.0 if process.pid is None else cpu_seconds(process.pid)

        begun = used()
        for start in range(TABLES_PER_WRITE, LOGS, at_once):
            await end(ended[start : start + at_once])
        own, beside = ((now - then) / (LOGS - TABLES_PER_WRITE) for then, now in zip(begun, used(), strict=True))
        running.cancel()
        process.close()
        await results.close()
        await store.close()
        return own, beside, len(history.entries)


async def stored(folder: Path, people: list[str], *, whole_deck: bool) -> SqliteStore:
    """A store with finished games, reopened so that their logs are stored like those of older games."""
    soon = asyncio.get_running_loop().call_soon_threadsafe
    store = SqliteStore(folder / "tercet.db", soon, lambda: NOON)
    games = [
        card_game(
            [f"{who}{seed}" for who in people],
            code="game",
            seed=seed,
            rules=edition("es", seats=len(people)) if whole_deck else None,
        )
        for seed in range(SEEDS)
    ]
    for number in range(LOGS):
        history, code = games[number % SEEDS], TableId(f"t{number:07}")
        await durable(partial(store.save, replace(history.record, table=code, finished=None)))
        *before, last = history.entries
        for entry in before:
            store.append(code, entry, lambda _: None, seated=(entry.by,) if entry.by else ())
        await durable(partial(store.append, code, last, finished=Moment(NOON + number * 60_000)))
    await store.close()
    return SqliteStore(folder / "tercet.db", soon, lambda: NOON)


def commands() -> Iterator[Line]:
    """CPU time that results add to a durable command in the server's process, given the commands that lead to each
    game: at full load, where commands and results are written in batches, and where one game ends every second."""
    program = build()
    if program is None:
        return
    for at_once, when in ((1, "one game a second"), (TABLES_PER_WRITE, "a busy server")):
        seconds, beside, count = asyncio.run(written(at_once))
        with real(TABLES) as (port, pid, rooms):
            rate = count if at_once == 1 else 0
            run = load(program, "play", port, pid, rooms, seconds=SECONDS, rate=rate)
        durable_command = run.micros / 1e6
        more = seconds / count
        apart = f", and {beside * 1e6:,.0f} µs beside it" if beside > 1e-6 else ""
        note = f"{more / durable_command:.1%} more ({seconds * 1e6:,.0f} µs{apart} for a game of {count} commands)"
        name = f"a durable command with results, {when}"
        yield Line(name, durable_command + more, durable_command, "≥ 0.98 ×", note)


def lines() -> Iterator[Line]:
    duel = card_game(["ana", "bea"], code="duel", seed=3)
    four = card_game(["ana", "bea", "cai", "dan"], code="four", seed=3, rules=edition("es", seats=4))
    puzzle = solved_puzzle("ana")
    for name, history in (
        ("a card game of 27 cards read", duel),
        ("a card game of 81 cards read", four),
        ("a puzzle read and proven", puzzle),
    ):
        (seconds,) = seconds_each(partial(read_table, history))
        note = f"{1 / seconds:,.0f} a second and core; {len(history.entries)} events"
        yield Line(name, seconds, 0, "≤ 50 µs", note)
    tame_collector()  # as a server and `tercet rebuild` do
    yield asyncio.run(rebuilt())
    yield from commands()
    yield from asyncio.run(asked())
