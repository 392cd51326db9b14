"""`tercet backup` and `tercet restore` on a running server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tercet.server.upkeep import maintenance
from tercet.store.port import Damaged, Unavailable
from tercet.store.sqlite.backup import backup, restore
from tests.server.serving import play_on, run, running, start


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "LOOK_SECONDS", 0.05)


def test_a_running_server_continues_from_a_backup_together_with_its_players(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"

    async def body() -> None:
        async with running(data, bots=False) as server:
            async with server.pair() as (one, two):
                await start([one, two])
                await play_on([one, two])
                await asyncio.to_thread(backup, data / "tercet.db", copy)
                then = one.version
                kept = one.view.cards
                await play_on([one, two])
                later = await server.table(one.who)
                assert one.version > then
                await asyncio.to_thread(restore, copy, data / "tercet.db")
                for table in (one, two):
                    await table.until(lambda view, table=table: table.connected and view.cards == kept)
                assert one.version < then + 5, "only arrivals and departures since"
                for _ in range(3):
                    await play_on([one, two])
                assert two.view.cards == one.view.cards
                assert one.view.version == two.view.version
            assert (await server.raw("GET", f"/api/tables/{later}"))[0] == 404, "it was created after the backup"
            assert (data / "tercet.db.before-restore").exists()
            assert not list(data.glob("*.incoming*")), "nothing is left of the handover"
            assert not list(data.glob("*.answer*"))

    run(body)


def test_a_bad_backup_does_no_harm_to_a_running_server(tmp_path: Path) -> None:
    bad = tmp_path / "bad.db"
    bad.write_bytes(b"rubbish" * 1000)
    data = tmp_path / "data"

    async def body() -> None:
        async with running(data, bots=False) as server:
            anna = await server.guest("Anna")
            code = await server.table(anna)
            async with server.join(code, anna) as one:
                await one.sit()
                with pytest.raises(Damaged):
                    await asyncio.to_thread(restore, bad, data / "tercet.db")
                # one placed there by hand, unchecked
                (data / "tercet.db.incoming").write_bytes(bad.read_bytes())
                while not (data / "tercet.db.answer").exists():
                    await asyncio.sleep(0.05)
                assert "damaged" in (data / "tercet.db.answer").read_text()
                await one.until(lambda view: one.connected)
                await one.send_chat("hello")
                assert one.view.seating.chairs[0].name == "Anna"

    run(body)


def test_a_copy_that_existed_before_the_start_is_not_restored(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            code = await server.table(await server.guest("Anna"))
        (tmp_path / "tercet.db.incoming").write_bytes(b"rubbish")
        async with running(tmp_path, bots=False) as server:
            while (tmp_path / "tercet.db.incoming").exists():
                await asyncio.sleep(0.01)
            assert (await server.raw("GET", f"/api/tables/{code}"))[0] == 200

    run(body)


def test_the_store_reports_why_a_copy_is_missing(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="no backup"):
        restore(tmp_path / "nowhere.db", tmp_path / "tercet.db")
