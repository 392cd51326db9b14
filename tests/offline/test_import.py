"""Importing a single `.tercet` file on a device: whose game it is, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tercet.offline.indexed_db_port import MemoryKeeper
from tests.offline.device import device, run
from tests.offline.scripted_game import ScriptedClock
from tests.offline.scripted_log import solo

GOLDEN: Final = Path(__file__).parents[1] / "golden"


def test_a_single_log_becomes_one_of_this_devices_games() -> None:
    async def body() -> None:
        clock = ScriptedClock()
        async with device(MemoryKeeper(), clock) as page:
            code = await solo(page, clock)
            log = await page.ask("GET", f"/api/tables/{code}/log")
            assert await page.ask("POST", "/api/guests/me/import", log) == {"tables": 0, "known": 1}
            shown = await page.ask("GET", "/api/guests/me/statistics")
        async with device(MemoryKeeper(), clock) as page:
            assert await page.ask("POST", "/api/guests/me/import", log) == {"tables": 1, "known": 0}
            assert await page.ask("POST", "/api/guests/me/import", log) == {"tables": 0, "known": 1}
            (game,) = (await page.ask("GET", "/api/guests/me/games"))["games"]
            assert (game["players"], game["seat"]) == (["Ana"], 0)
            assert await page.ask("GET", f"/api/tables/{game['code']}/log") == log
            here = await page.ask("GET", "/api/guests/me/statistics")
            assert str(here).replace(game["code"], code) == str(shown)

    run(body)


def test_a_log_of_several_people_belongs_to_the_one_with_the_same_name() -> None:
    async def body() -> None:
        log = (GOLDEN / "cards-es.tercet").read_bytes()
        async with device(MemoryKeeper(), ScriptedClock()) as page:
            told = await page.ask("POST", "/api/guests/me/import", log, status=422)
            assert told["code"] == "bad-whose"
            name = told["detail"].split(", ")[0]
            await page.ask("POST", "/api/guests", {"name": name}, status=201)
            assert (await page.ask("POST", "/api/guests/me/import", log))["tables"] == 1
            (game,) = (await page.ask("GET", "/api/guests/me/games"))["games"]
            assert game["players"][game["seat"]] == name

    run(body)


def test_an_archive_is_imported_though_a_browser_writes_whole_seconds() -> None:
    async def body() -> None:
        clock = ScriptedClock()
        async with device(MemoryKeeper(), clock) as page:
            await solo(page, clock, overrides={"point_seconds": 15})
            archive = await page.ask("GET", "/api/guests/me/export")
        async with device(MemoryKeeper(), clock) as page:
            assert await page.ask("POST", "/api/guests/me/import", archive) == {"tables": 1, "known": 0}

    run(body)


def test_an_unfinished_or_changed_log_is_refused() -> None:
    async def body() -> None:
        clock, keeper = ScriptedClock(), MemoryKeeper()
        async with device(keeper, clock) as page:
            log: bytes = await page.ask("GET", f"/api/tables/{await solo(page, clock)}/log")
        empty = MemoryKeeper()
        async with device(empty, clock) as page:
            for bad, code in (
                (b"".join(log.splitlines(keepends=True)[:3]), "bad-unfinished"),
                (log[:-1], "bad-log"),
                (log.replace(b"SetTaken", b"SetWrong", 1), "bad-log"),
                (log.replace(b'"tercet":1', b'"tercet":9'), "bad-log"),
            ):
                assert bad != log
                assert (await page.ask("POST", "/api/guests/me/import", bad, status=422))["code"] == code
            assert (empty.tables, empty.logs) == ({}, {})

    run(body)
