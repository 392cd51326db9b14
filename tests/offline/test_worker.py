"""The table in a page's worker: the same program as a server's, with a browser's storage."""

from __future__ import annotations

import asyncio
import io
import pickle
import subprocess
import sys
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tercet.cli import main
from tercet.core.cardgame.events import SetTaken
from tercet.core.engine.game import Millis
from tercet.core.engine.log import parse_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.seating.commands import Sit
from tercet.offline.bot_worker import NOBODY, WorkerThinker
from tercet.offline.clock import LONGEST_GAP, WorkerClock
from tercet.offline.indexed_db_port import MemoryKeeper
from tercet.results.daily_results import next_day
from tercet.results.database.sqlite import open_results
from tercet.results.log_to_rows.finished_table import read_table
from tercet.results.statistics import statistics_of
from tercet.store.port import TableId
from tercet.tables.bot_questions import BackgroundWork, BotQuestion
from tests.offline.device import PATIENCE, device, run
from tests.offline.scripted_game import ScriptedClock, play, scripted_chance
from tests.offline.scripted_log import scripted_log, solo
from tests.server.serving import running

FORBIDDEN = (
    "multiprocessing",
    "sqlite3",
    "starlette",
    "uvicorn",
    "picows",
    "fluent",
    "babel",
    "numpy",
    "tercet.server",
)


@pytest.mark.parametrize("entry", ["tercet.offline.browser", "tercet.offline.browser_bots"])
def test_the_worker_loads_neither_processes_nor_servers_nor_texts(entry: str) -> None:
    # Pyodide's own modules don't exist here
    pyodide = "import sys; from unittest.mock import Mock; sys.modules |= {'pyodide': Mock(), 'pyodide.ffi': Mock()}"
    program = f"{pyodide}; import {entry}; print([m for m in {FORBIDDEN!r} if m in sys.modules])"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


class HeldKeeper(MemoryKeeper):
    """Completes a transaction when the test allows it."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Event()

    async def put(self, table: str, expected: int, version: int, row: bytes, chapter: bytes) -> int:
        await self.let.wait()
        return await super().put(table, expected, version, row, chapter)


def test_nothing_is_shown_before_its_transaction_completes() -> None:
    async def body() -> None:
        keeper = HeldKeeper()
        keeper.let.set()
        async with device(keeper, ScriptedClock()) as page:
            code = (await page.ask("POST", "/api/tables", {"seats": 1}, status=201))["code"]
            socket = page.socket()
            await socket.hello(code)
            keeper.let.clear()
            before = len(socket.got)
            socket.send({"type": "do", "id": "s", "command": Sit(name="Ana")})
            for _ in range(100):
                await asyncio.sleep(0)
            assert [message for message in socket.got[before:] if message["type"] != "ping"] == []
            keeper.let.set()
            await socket.until(lambda message: message.get("id") == "s")
            assert keeper.tables[code][0] > 0

    run(body)


def test_a_worker_writes_the_same_log_as_a_server(tmp_path: Path) -> None:
    """The same chance, clock and commands give the same bytes."""

    async def body() -> None:
        here = await scripted_log()
        clock = ScriptedClock()
        async with running(tmp_path) as server:
            registry = server.context.registry
            registry.dependencies = replace(registry.dependencies, clock=clock, chance=scripted_chance())
            who = await server.guest("Ana")
            code = await server.table(who, seats=1)
            table = registry.awake(TableId(code))
            assert table is not None
            async with server.socket() as raw:
                assert (await raw.hello(code, who.token))["type"] == "welcome"
                sent = 0

                async def do(command: Any) -> None:
                    nonlocal sent
                    sent += 1
                    told = msgspec.to_builtins(command)
                    await raw.send({"type": "do", "id": f"c{sent}", "command": told})
                    while (message := await raw.message()).get("id") != f"c{sent}":
                        assert message["type"] != "closed"
                    assert message["type"] in ("events", "done"), message

                await play(clock, lambda: table.state, do)
            _, _, there = await server.raw("GET", f"/api/tables/{code}/log")
        assert here == there
        log = parse_log(here.decode(), GAMES.values())
        assert len(log.events) > 30
        assert log.problems(RecomputedChance) == []

    run(body)


def test_games_survive_the_page_and_are_counted(tmp_path: Path) -> None:
    async def body() -> None:
        keeper, clock = MemoryKeeper(), ScriptedClock()
        async with device(keeper, clock) as page:
            assert (await page.ask("POST", "/api/guests", {"name": "Ana"}, status=201)) == {"name": "Ana", "token": ""}
            first = await solo(page, clock)
            shown = await page.ask("GET", "/api/guests/me/statistics")
            assert shown["games"] == 1
            games = await page.ask("GET", "/api/guests/me/games")
            assert [game["code"] for game in games["games"]] == [first]
            assert await page.ask("GET", f"/api/tables/{first}/timeline")
            assert await page.ask("GET", "/api/guests/me/training")
        async with device(keeper, clock) as page:
            assert (await page.ask("GET", "/api/guests/me"))["name"] == "Ana"
            assert await page.ask("GET", "/api/guests/me/statistics") == shown
            assert await page.ask("GET", "/api/guests/me/games") == games
            assert await page.ask("GET", f"/api/tables/{first}/last-chance")

    run(body)


def test_a_game_continues_where_the_page_was_closed() -> None:
    async def body() -> None:
        keeper, clock = MemoryKeeper(), ScriptedClock()
        async with device(keeper, clock, scripted_chance()) as page:
            code = (await page.ask("POST", "/api/tables", {"seats": 1}, status=201))["code"]
            socket = page.socket()
            await socket.hello(code)
            await socket.do(Sit(name="Ana"))
            clock.advance(5_000)
            before = socket.got[-1]
        assert socket.is_closed
        assert before["type"] != "bye"
        # a month without the page doesn't advance the table's clock
        clock = ScriptedClock(clock.now() + 30 * 24 * 3600 * 1000)
        async with device(keeper, clock, scripted_chance()) as page:
            assert [table["code"] for table in (await page.ask("GET", "/api/guests/me/tables"))["tables"]] == [code]
            socket = page.socket()
            welcome = await socket.hello(code)
            assert welcome["seat"] == 0
            assert welcome["now"] < 10_000

    run(body)


def test_the_bots_worker_may_end_after_its_last_bot_has_left() -> None:
    asked: list[bytes] = []
    thinker = WorkerThinker(asked.append, lambda what, error: None)
    for bot in ("a", "b"):
        thinker.ask(BotQuestion(bot, "dice", "greedy", None, Seat(0), Millis(0)), lambda answer: None)
    waits = pickle.dumps(None)
    for _ in range(2):
        thinker.answered(waits)
    thinker.forget("a")
    assert NOBODY not in asked
    thinker.forget("b")
    assert asked[-1] == NOBODY
    # a page's computations need no bot
    thinker.ask(BackgroundWork("odds", len, (1, 2)), lambda answer: None)
    assert asked[-1] != NOBODY
    thinker.answered(waits)
    assert asked[-1] == NOBODY


def test_a_dice_game_against_bots_is_played_to_the_end() -> None:
    async def body() -> None:
        clock = ScriptedClock()
        async with device(MemoryKeeper(), clock) as page:
            terms = {"game": "dice", "seats": 2, "bots": ["greedy"]}
            code = (await page.ask("POST", "/api/tables", terms, status=201))["code"]
            socket = page.socket()
            await socket.hello(code)
            await socket.do(Sit(name="Ana"))
            table = page.app.services.registry.awake(TableId(code))
            assert table is not None
            assert [chair.bot for chair in table.state.seating.chairs] == [True, False]

    run(body)


@pytest.mark.parametrize("terms", [{"deck": "four", "law": "quads", "ending": "takings", "goal": 10}, {"law": "ultra"}])
def test_variants_are_played_stored_and_verified(terms: dict[str, Any]) -> None:
    """Nothing assumes three cards of the printed deck."""

    async def body() -> None:
        keeper, clock = MemoryKeeper(), ScriptedClock()
        async with device(keeper, clock) as page:
            code = await solo(page, clock, overrides=terms)
            archive = await page.ask("GET", "/api/guests/me/export")
            log = parse_log((await page.ask("GET", f"/api/tables/{code}/log")).decode(), GAMES.values())
            assert log.problems(RecomputedChance) == []
            sizes = {len(event.cards) for event in log.events if isinstance(event, SetTaken)}
            assert sizes == {4}
            assert (await page.ask("GET", "/api/guests/me/statistics"))["games"] == 1
        async with device(MemoryKeeper(), clock) as page:
            assert (await page.ask("POST", "/api/guests/me/import", archive))["tables"] == 1

    run(body)


def test_one_device_imports_and_verifies_anothers_export(tmp_path: Path) -> None:
    async def body() -> None:
        clock = ScriptedClock()
        async with device(MemoryKeeper(), clock) as page:
            finished = await solo(page, clock)
            unfinished = (await page.ask("POST", "/api/tables", {"seats": 1}, status=201))["code"]
            socket = page.socket()
            await socket.hello(unfinished)
            await socket.do(Sit(name="Ana"))
            archive = await page.ask("GET", "/api/guests/me/export")
            shown = await page.ask("GET", "/api/guests/me/statistics")
            log = await page.ask("GET", f"/api/tables/{finished}/log")
        other = MemoryKeeper()
        async with device(other, clock) as page:
            assert await page.ask("POST", "/api/guests/me/import", archive) == {"tables": 2, "known": 0}
            assert await page.ask("POST", "/api/guests/me/import", archive) == {"tables": 0, "known": 2}
            assert await page.ask("GET", "/api/guests/me/statistics") == shown
            assert await page.ask("GET", f"/api/tables/{finished}/log") == log
            assert (await page.socket().hello(unfinished))["seat"] == 0
        # damaged, or not ours: nothing changes
        empty = MemoryKeeper()
        async with device(empty, clock) as page:
            notes = dict(empty.notes)
            for bad in (b"", b"PK", archive[:-30], archive.replace(b"tables.json", b"tables.jsno"), _tampered(archive)):
                told = await page.ask("POST", "/api/guests/me/import", bad, status=422)
                assert told["code"] in ("bad-archive", "bad-log"), told
            assert (empty.tables, empty.logs, empty.notes) == ({}, {}, notes)
        file = tmp_path / "game.tercet"
        file.write_bytes(log)
        assert main(["verify", str(file)]) == 0

    run(body)


def _tampered(archive: bytes) -> bytes:
    """An archive with one card of a log changed."""
    changed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(changed, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            new.writestr(name, data.replace(b'"type":"SetTaken"', b'"type":"SetWrong"', 1))
    return changed.getvalue()


def test_deletion_leaves_nothing_but_a_new_identity() -> None:
    async def body() -> None:
        keeper, clock = MemoryKeeper(), ScriptedClock()
        async with device(keeper, clock) as page:
            before = page.app.player
            code = await solo(page, clock)
            assert await page.ask("GET", "/api/guests/me/statistics")
            assert await page.ask("DELETE", "/api/guests/me") == {"tables": 1}
            assert page.app.player != before
            assert (keeper.tables, keeper.logs) == ({}, {})
            assert code not in str(keeper.notes)
            assert (await page.ask("GET", "/api/guests/me/games"))["games"] == []
            await page.ask("GET", f"/api/tables/{code}", status=404)

    run(body)


def test_results_are_settled_before_their_tasks_are_forgotten() -> None:
    """A page that asked between the end of a task and its callbacks waited forever, and kept a core busy."""

    async def body() -> None:
        async with device(MemoryKeeper()) as own:
            done = asyncio.ensure_future(asyncio.sleep(0))
            await done
            own.app.results._work.add(done)
            async with asyncio.timeout(PATIENCE):
                await own.app.results.settled()

    run(body)


def test_the_daily_puzzle_is_not_ranked_here() -> None:
    async def body() -> None:
        clock = ScriptedClock()
        async with device(MemoryKeeper(), clock) as page:
            day = await page.ask("GET", "/api/daily/today")
            path = f"/api/daily/{day['date']}/easy"
            made = await page.ask("POST", path, {"again": False}, status=201)
            assert made["ranked"] is False
            again = await page.ask("POST", path, {"again": False})
            assert (again["table"], again["ranked"]) == (made["table"], False)
            assert (await page.ask("GET", f"{path}/board"))["lines"] == []

    run(body)


def test_a_table_that_another_tab_wrote_to_is_not_overwritten() -> None:
    """The transaction compares versions, whatever this worker believes."""

    async def body() -> None:
        keeper, clock = MemoryKeeper(), ScriptedClock()
        async with device(keeper, clock) as page:
            code = (await page.ask("POST", "/api/tables", {"seats": 1}, status=201))["code"]
            socket = page.socket()
            await socket.hello(code)
            version, row = keeper.tables[code]
            keeper.tables[code] = (version + 7, row)
            before = [*keeper.logs.get(code, ())]
            socket.send({"type": "do", "id": "s", "command": Sit(name="Ana")})
            await socket.until(lambda message: message["type"] in ("refused", "bye"))
            assert keeper.logs.get(code, []) == before

    run(body)


def test_c20_a_frozen_page_counts_as_a_stopped_server() -> None:
    async def body() -> None:
        seconds = 100.0
        clock = WorkerClock(asyncio.get_running_loop(), monotonic=lambda: seconds)
        told: list[float] = []
        clock.on_gap = lambda: told.append(clock.now())
        begun = clock.now()
        seconds += LONGEST_GAP / 1000
        assert clock.now() - begun == LONGEST_GAP
        seconds += 3600.0
        assert clock.now() - begun == LONGEST_GAP
        await asyncio.sleep(0)
        assert len(told) == 1
        rung: list[bool] = []
        clock.call_at(clock.now() + 20, lambda: rung.append(True))
        while not rung:
            seconds += 0.005
            await asyncio.sleep(0.005)
        assert clock.now() - begun >= LONGEST_GAP + 19

    run(body)


def test_statistics_match_a_servers_from_the_same_logs(tmp_path: Path) -> None:
    async def body() -> None:
        clock = ScriptedClock()
        async with device(MemoryKeeper(), clock) as page:
            codes = [TableId(await solo(page, clock)) for _ in range(3)]
            shown = await page.ask("GET", "/api/guests/me/statistics")
            player, services = page.app.player, page.app.services
            results = open_results(tmp_path / "results.db")
            found = [read_table(history) for history in await page.app.store.finished_logs(codes)]
            assert await results.add_all([one for one in found if one is not None]) == len(codes)
            since = next_day(services.daily.today(), -365)
            days = await results.days_of(player, since=since)
            wins = await results.win_streak(player, since=since)
            there = statistics_of(days, services.daily.today(), wins)
            await results.close()
        assert msgspec.json.decode(msgspec.json.encode(there)) == shown
        assert shown["games"] == len(codes)

    run(body)


def test_page_runs_that_nothing_depends_on_are_forgotten() -> None:
    async def body() -> None:
        keeper, clock = MemoryKeeper(), ScriptedClock()
        for _ in range(8):
            async with device(keeper, clock) as page:
                page.app.store.record_uptime()
                await asyncio.sleep(0)
        assert len([name for name in keeper.notes if name.startswith("life:")]) <= 2

    run(body)
