"""What the server deletes automatically, and what it keeps because the date may be wrong."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from tercet.cli import main
from tercet.locale import LANGUAGES
from tercet.server.clock import LoopClock
from tercet.server.upkeep import maintenance
from tercet.store.port import Moment, TableId
from tests.server.serving import run, running

DAY = 24 * 3600 * 1000


def test_a_table_with_a_seated_player_is_never_deleted(tmp_path: Path) -> None:
    days = 0

    async def body() -> None:
        nonlocal days
        async with running(tmp_path, calendar=lambda: time.time() + days * DAY / 1000) as server:
            async with server.pair() as (anna, _):
                await anna.sit()
                # nothing happens for a month while the server runs
                for days in range(6, 43, 6):  # noqa: B007 (the calendar's)
                    await maintenance.delete_old_tables_once(server.context)
                assert (await server.raw("GET", f"/api/tables/{anna.code}"))[0] == 200
                await anna.until(lambda view: view.seating.chairs)
            # a table deleted elsewhere is closed
            server.context.registry.put_to_sleep(TableId(anna.code))
            await maintenance.delete_old_tables_once(server.context)
            assert (await server.raw("GET", f"/api/tables/{anna.code}"))[0] == 404

    run(body)


def test_a_server_that_wakes_weeks_later_deletes_nothing_until_told_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(maintenance, "FIRST_DELETION_SECONDS", 0.05)
    monkeypatch.setattr(maintenance, "DELETION_SECONDS", 0.05)
    monkeypatch.setattr(maintenance, "DATE_SECONDS", 0.05)
    told: list[str] = []
    monkeypatch.setattr(maintenance, "log_event", lambda what, **_: told.append(what))
    real = time.time

    async def body() -> None:
        async with running(tmp_path) as server:
            code = await server.table(await server.guest("Anna"))
        # the machine starts with a date 40 days ahead, possibly several times
        for _ in range(2):
            async with running(tmp_path, calendar=lambda: real() + 40 * DAY / 1000) as server:
                while not told:
                    await asyncio.sleep(0.01)
                await maintenance.delete_old_tables_once(server.context)
                status, _, health = await server.raw("GET", "/api/health")
                assert (status, b"date-jumped" in health) == (200, True)
                assert (await server.raw("GET", f"/api/tables/{code}"))[0] == 200
            assert "tercet sweep --yes" in told.pop()
            assert told == []
        # with the right date everything is as before
        async with running(tmp_path) as server:
            await maintenance.delete_old_tables_once(server.context)
            assert b'"ok"' in (await server.raw("GET", "/api/health"))[2]
        async with running(tmp_path, calendar=lambda: real() + 40 * DAY / 1000) as server:
            while not told:  # the server has seen the date
                await asyncio.sleep(0.01)
            monkeypatch.setattr(time, "time", lambda: real() + 40 * DAY / 1000)
            sweep = ["sweep", "--data", str(server.context.settings.data)]
            for language in LANGUAGES:
                assert await asyncio.to_thread(main, [*sweep, "--lang", language]) == 1
                assert "tercet sweep --yes" in capsys.readouterr().out
            # the operator confirms the date, and the running server deletes old tables without a restart
            assert await asyncio.to_thread(main, [*sweep, "--yes", "--lang", "en"]) == 0
            assert "is confirmed" in capsys.readouterr().out
            assert await asyncio.to_thread(main, [*sweep, "--lang", "en"]) == 0
            while (await server.raw("GET", f"/api/tables/{code}"))[0] != 404:
                await asyncio.sleep(0.02)
            assert "old tables are deleted again" in told

    run(body)


def test_an_old_backup_is_not_swept_right_after_it_is_restored(tmp_path: Path) -> None:
    """The only date a new store knows is when each table was last written to."""

    async def body() -> None:
        async with running(tmp_path, calendar=lambda: time.time() - 100 * DAY / 1000) as server:
            await server.table(await server.guest("Anna"))
        with closing(sqlite3.connect(tmp_path / "tercet.db")) as db, db:
            db.execute("DELETE FROM calendar")
        async with running(tmp_path) as server:
            assert (await server.context.store.check_date()).has_jumped

    run(body)


def test_C20_nothing_is_deleted_because_the_date_was_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine whose date changes loses no game until the new date has lasted for a while."""
    monkeypatch.setattr(maintenance, "FIRST_DELETION_SECONDS", 0.05)
    monkeypatch.setattr(maintenance, "DELETION_SECONDS", 0.05)
    deletions: list[int] = []
    told: list[str] = []
    ahead = 0

    async def body() -> None:
        nonlocal ahead
        async with running(tmp_path) as server:
            looked = asyncio.Event()

            async def count(*_: object) -> None:
                deletions.append(ahead)
                looked.set()

            monkeypatch.setattr(maintenance, "delete_old_tables_once", count)
            await looked.wait()
            for days in (5, 0):
                ahead = days * DAY
                before = len(told)
                while len(told) == before:
                    await asyncio.sleep(0.01)
                looked.clear()
                await looked.wait()  # the date stays, and is eventually trusted
            assert server.context.clock.now() < 10**12

    now = LoopClock.moment
    monkeypatch.setattr(LoopClock, "moment", lambda self: Moment(now(self) + ahead))
    monkeypatch.setattr(maintenance, "log_event", lambda what, **_: told.append(what))
    run(body)
    assert [what for what in told if what.startswith("old tables not deleted")] == told
    assert len(told) == 2
