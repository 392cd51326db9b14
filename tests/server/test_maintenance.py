"""What the server deletes automatically, and what it keeps because the date may be wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tercet.client import Closed
from tercet.server import maintenance
from tercet.server.clock import LoopClock
from tercet.store.port import Moment
from tests.server.serving import run, running

DAY = 24 * 3600 * 1000


def test_whoever_sits_at_a_table_that_is_swept_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        async with running(tmp_path) as server, server.pair() as (anna, _):
            await anna.sit()
            now = LoopClock.moment
            monkeypatch.setattr(LoopClock, "moment", lambda self: Moment(now(self) + 31 * DAY))
            await maintenance.delete_old_tables_once(server.context)
            with pytest.raises(Closed):
                await anna.until(lambda _: False)
            assert len(server.context.registry) == 0
            assert (await server.raw("GET", f"/api/tables/{anna.code}"))[0] == 404

    run(body)


def test_C20_nothing_is_deleted_because_the_date_was_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that starts with a date years ahead loses no game before it is told the right one."""
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
            for years in (10, 0):
                ahead = years * 365 * DAY
                before = len(told)
                while len(told) == before:
                    await asyncio.sleep(0.01)
                looked.clear()
                await looked.wait()  # the date stays as it is: then it is believed
            assert server.context.clock.now() < 10**12

    now = LoopClock.moment
    monkeypatch.setattr(LoopClock, "moment", lambda self: Moment(now(self) + ahead))
    monkeypatch.setattr(maintenance, "log_event", lambda what, **_: told.append(what))
    run(body)
    assert [what for what in told if what.startswith("old tables not deleted")] == told
    assert len(told) == 2
