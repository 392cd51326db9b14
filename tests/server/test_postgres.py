"""A server on PostgreSQL does everything it does with a file; and what losing the database means for its players."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from tercet.client import CommandRefused
from tercet.core.cardgame.commands import ClaimSet, SayNoSet
from tercet.core.seating.commands import Ready
from tercet.core.sets.cards import find_sets
from tercet.server.upkeep.maintenance import delete_old_tables_once
from tests.postgres import RealPostgres, shared_postgres
from tests.server.serving import play_on, run, running, start


def test_a_game_is_played_listed_exported_and_deleted(tmp_path: Path) -> None:
    url = shared_postgres().url()

    async def body() -> None:
        async with running(tmp_path, store=url) as server:
            anna = await server.guest("Anna")
            code = await server.table(anna, listed=True, overrides={"seats": 1})
            async with server.join(code, anna) as table:
                await table.sit()
                listed = await server.request("GET", "/api/tables")
                assert [card["code"] for card in listed["tables"]] == [code]
                await table.do(Ready())
                await table.until(lambda view: view.phase == "play")
                while table.view.phase == "play":
                    found = find_sets(table.view.cards)
                    await table.do(ClaimSet(cards=found[0], seen=table.version) if found else SayNoSet())
            games = await server.request("GET", "/api/guests/me/games", token=anna.token)
            assert [game["code"] for game in games["games"]] == [code]
            assert games["games"][0]["players"] == ["Anna"]
            status, _, log = await server.raw("GET", f"/api/tables/{code}/log")
            assert status == 200
            assert b"Anna" in log
            chance = await server.request("GET", f"/api/tables/{code}/last-chance")
            assert chance["sets"] is not None
        # another process with another folder: identities and games are in the database
        async with running(tmp_path / "elsewhere", store=url) as server:
            games = await server.request("GET", "/api/guests/me/games", token=anna.token)
            assert [game["code"] for game in games["games"]] == [code]
            assert (await server.request("DELETE", "/api/guests/me", token=anna.token)) == {"tables": 1}
            _, _, log = await server.raw("GET", f"/api/tables/{code}/log")
            assert b"Anna" not in log
            await delete_old_tables_once(server.context)
        async with running(tmp_path, store=url) as server:
            status, _, _ = await server.raw("GET", "/api/guests/me", authorization=f"Bearer {anna.token}")
            assert status == 401, "revoked identities stay revoked"

    run(body)


def test_without_its_database_a_server_decides_nothing_and_resumes_when_it_is_back(tmp_path: Path) -> None:
    with closing(RealPostgres()) as database:
        url = database.url()

        async def body() -> None:
            async with running(tmp_path, store=url) as server, server.pair() as (anna, bert):
                await start([anna, bert])
                await play_on([anna, bert])
                version, cards = anna.version, anna.view.cards
                await asyncio.to_thread(database.stop)
                while server.context.has_store:
                    await asyncio.sleep(0.01)
                health = await server.raw("GET", "/api/health")
                assert (health[0], b"no-store" in health[2]) == (503, True)
                assert len(server.context.registry) == 0, "nothing is decided"
                status, _, _ = await server.raw("GET", f"/api/tables/{anna.code}")
                assert status == 503
                moving = asyncio.create_task(play_on([anna, bert]))
                await asyncio.to_thread(database.start)
                try:
                    await moving
                except CommandRefused:
                    pytest.fail("commands sent meanwhile must run once when the database is back")
                assert bert.version > version
                assert bert.view.cards != cards
                assert (await server.raw("GET", "/api/health"))[0] == 200

        run(body)
