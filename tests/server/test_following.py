"""Finished tables: where their players continue, and how they are listed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from tercet.client import Pass
from tercet.core.seating.commands import Close, Leave, Ready
from tests.server.serving import Running, play_on, run, running, start


async def ask(server: Running, who: Pass, wanted: dict[str, str]) -> tuple[int, Any]:
    """Creates a table; returns status and answer."""
    body = json.dumps(wanted).encode()
    headers = {"authorization": f"Bearer {who.token}", "content_type": "application/json"}
    status, _, answer = await server.raw("POST", "/api/tables", body, **headers)
    return status, json.loads(answer)


def test_a_rematch_is_one_table_for_all_and_the_old_table_always_leads_to_it(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server, server.pair() as (one, two):
            await start([one, two])
            code = one.info.code
            wanted = {"game": "cards", "after": code}
            status, fault = await ask(server, one.who, wanted)
            assert (status, fault["code"]) == (409, "not-finished")
            await one.do(Close())
            stranger = await server.guest("Carl")
            status, fault = await ask(server, stranger, wanted)
            assert (status, fault["code"]) == (403, "not-seated")
            # both press at the same time
            answers = await asyncio.gather(*(ask(server, table.who, wanted) for table in (one, two)))
            assert sorted(status for status, _ in answers) == [200, 201]
            (successor,) = {card["code"] for _, card in answers}
            await two.until(lambda _: two.info.successor == successor)
            assert two.info.rematch_by in (one.seat, two.seat)
        # after a restart, a third player opens the old link
        async with running(tmp_path) as server:
            card = await server.request("GET", f"/api/tables/{code}")
            assert card["successor"] == successor

    run(body)


def test_C17_the_host_of_a_game_hosts_its_rematch_no_matter_who_requests_it(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server, server.pair() as (one, two):
            await start([one, two])
            await one.do(Close())
            _, card = await ask(server, two.who, {"game": "cards", "after": one.info.code})
            async with server.join(card["code"], two.who) as bert, server.join(card["code"], one.who) as anna:
                await bert.sit()
                assert "start" in bert.permissions, "nobody is stuck without the host"
                await anna.sit()
                assert "close" in anna.permissions
                await bert.until(lambda view: view.seating.host == anna.seat)
                assert not bert.permissions

    run(body)


def test_open_tables_report_phase_scores_free_seats_and_watchers(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server, server.pair(listed=True, seats=2) as (one, two):

            async def listed() -> dict[str, Any]:
                found = await server.request("GET", "/api/tables")
                (card,) = found["tables"]
                return dict(card)

            await one.sit()
            card = await listed()
            assert (card["phase"], card["players"], card["room"], card["watchers"]) == ("lobby", ["Anna"], True, 1)
            await two.sit()
            for table in (one, two):
                await table.do(Ready())
            for table in (one, two):
                await table.until(lambda view: view.phase == "play")
            while not one.view.players[0].points:
                await play_on([one, two])
            card = await listed()
            assert (card["phase"], card["scores"], card["room"], card["watchers"]) == ("play", [3, 0], False, 0)
            # a seat reserved for a player who left is not free
            await two.do(Leave())
            assert not (await listed())["room"]

    run(body)


def test_a_guests_own_games_list_players_and_results(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server, server.pair() as (one, two):
            await start([one, two])
            while not one.view.players[0].points:
                await play_on([one, two])
            await one.do(Close())
            found = await server.request("GET", "/api/guests/me/games", token=two.who.token)
            (line,) = found["games"]
            assert (line["players"], line["scores"], line["seat"]) == (["Anna", "Bert"], [3, 0], 1)

    run(body)


def test_lists_of_tables_and_games_mark_bots(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server, server.pair(listed=True, seats=3) as (one, two):
            await one.sit()
            await one.seat_bot("novice")
            await two.sit()
            (card,) = (await server.request("GET", "/api/tables"))["tables"]
            assert (card["players"], card["bots"]) == (["Anna", "Novice", "Bert"], [1])
            for table in (one, two):
                await table.do(Ready())
            await one.until(lambda view: view.phase == "play")
            await one.do(Close())
            (line,) = (await server.request("GET", "/api/guests/me/games", token=two.who.token))["games"]
            assert (line["players"], line["bots"], line["seat"]) == (["Anna", "Novice", "Bert"], [1], 2)

    run(body)


def test_a_rematch_may_request_all_rules_of_the_previous_game(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            who = await server.guest()
            for game in ("cards", "dice"):
                first = await server.request("POST", "/api/tables", {"game": game}, token=who.token)
                rules = dict(first["rules"])
                again = {"game": game, "edition": rules["edition"], "seats": rules["seats"], "overrides": rules}
                second = await server.request("POST", "/api/tables", again, token=who.token)
                assert second["rules"] == rules

    run(body)
