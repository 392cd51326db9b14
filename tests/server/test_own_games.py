"""Guests' own games, statistics and opponents, over HTTP and in the client."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tercet.client import OwnData, Pass
from tercet.client.guest import HttpProblem
from tercet.core.puzzle.commands import FindSet
from tercet.core.seating.commands import Ready
from tercet.core.sets.kinds import kind_of
from tercet.results.log_to_rows.finished_table import read_table
from tercet.store.port import TableId
from tests.results.finished import NOON, card_game
from tests.server.serving import Running, run, running, start
from tests.server.test_http import finished_game

YEAR = 365 * 24 * 3600 * 1000


async def lines(own: OwnData, **wanted: Any) -> list[dict[str, Any]]:
    return [line async for line in own.games(**wanted)]


async def own_data(server: Running, token: str) -> OwnData:
    return OwnData(server.url, Pass("", token))


def test_games_are_listed_with_opponents_and_rules_and_can_be_filtered(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            together, (anna, bert) = await finished_game(server, "Anna", "Bert")
            guest = Pass("Anna", anna)
            alone = await server.table(guest, game="puzzle", edition="easy", overrides={"number": 3})
            async with server.join(alone, guest) as table:
                await table.sit()
                await table.do(Ready())
                await table.until(lambda view: view.phase == "play")
                own = table.own
                (going,) = await own.tables()
                assert (going["code"], going["game"], going["finished"]) == (alone, "puzzle", None)
                await wait_until_shown(table)
                for three in table.view.rules.sets:
                    await table.do(FindSet(cards=three))
            assert await own.tables() == []
            both = await lines(own)
            assert [line["code"] for line in both] == [alone, together]
            (puzzle, cards) = both
            assert (puzzle["solo"], puzzle["place"], puzzle["opponents"], puzzle["rules"]) == (
                True,
                1,
                [],
                "puzzle practice easy",
            )
            assert (cards["solo"], cards["players"], cards["rules"]) == (False, ["Anna", "Bert"], "cards es solid 9")
            assert cards["length"] > 0
            assert "date" not in puzzle or puzzle["date"] == "", "practice has no date"
            (opponent,) = cards["opponents"]
            assert (opponent["name"], opponent["bot"]) == ("Bert", False)

            async def codes(**wanted: Any) -> list[str]:
                return [line["code"] for line in await lines(own, **wanted)]

            assert await codes(game="cards") == await codes(solo=False) == [together]
            assert await codes(opponent=opponent["id"]) == [together]
            assert await codes(solo=True) == [alone]
            ways = ("won", "shared", "lost")
            assert [len(await codes(result=way)) for way in ways].count(1) == 1, "one of the two games had an opponent"
            way = "lost" if cards["place"] != 1 else "won" if len(cards["winners"]) == 1 else "shared"
            assert await codes(result=way, rules="cards es solid 9") == [together]
            assert await codes(rules="puzzle practice easy") == [alone]
            assert await codes(rules="puzzle practice full") == []
            with pytest.raises(HttpProblem) as caught:
                await lines(own, result="drawn")
            assert (caught.value.status, caught.value.code) == (400, "bad-query")
            first = await own._get("/api/guests/me/games", limit=1)
            assert first["rules"] == ["cards es solid 9", "puzzle practice easy"]
            assert (await own._get("/api/guests/me/games", before=first["before"]))["rules"] == []
            ended = cards["finished"]
            assert puzzle["finished"] > ended, "the cards were shown for a while before it could end"
            assert await codes(since=ended) == [alone, together]
            assert await codes(since=ended, until=ended + 1) == [together]
            assert await codes(since=ended + 1) == [alone]
            assert await codes(until=ended) == []
            assert await codes(since=ended + YEAR) == []
            with pytest.raises(HttpProblem) as caught:
                await lines(own, opponent="nobody")
            assert (caught.value.status, caught.value.code) == (404, "no-opponent")

            (met,) = await own.opponents()
            assert (met["id"], met["name"], met["games"], met["game"]) == (opponent["id"], "Bert", 1, "cards")
            (back,) = await (await own_data(server, bert)).opponents()
            assert back["id"] != met["id"], "guests can't find out their ids in other people's lists"
            assert (back["wins"], back["losses"]) == (met["losses"], met["wins"])

            with zipfile.ZipFile(io.BytesIO(await own.export())) as archive:
                assert sorted(archive.namelist()) == sorted([f"{alone}.tercet", f"{together}.tercet"])
                assert archive.read(f"{alone}.tercet") == await own.log(alone)

    run(body)


async def wait_until_shown(table: Any) -> None:
    """Waits until the cards are shown by the server's clock, which decides."""
    import asyncio

    while table.now() < table.view.shown_at + 100:
        await asyncio.sleep(0.02)


def test_statistics_training_and_timelines_come_from_the_logs(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            code, (anna, bert) = await finished_game(server, "Anna", "Bert")
            own = await own_data(server, anna)
            found = await own.statistics()
            line = await own.timeline(code)
            mine = [mark for mark in line["marks"] if mark["what"] == "found" and mark.get("seat", 0) == 0]
            assert (found["games"], found["sets"]) == (1, len(mine))
            assert sum(times["count"] for times in found["by_kind"]) == len(mine)
            assert all(mark["kind"] == kind_of(mark["cards"]) for mark in mine)
            assert line["players"] == ["Anna", "Bert"]
            assert (await own.statistics(game="dice"))["games"] == 0
            assert (await (await own_data(server, bert)).statistics())["games"] == 1
            stranger = await server.guest("Mallory")
            assert (await OwnData(server.url, stranger).statistics())["games"] == 0
            training = await own.training(number=5)
            made = await server.table(
                Pass("Anna", anna),
                game="puzzle",
                edition=training["size"],
                overrides={"focus": training["focus"], "number": training["number"]},
            )
            assert (await server.request("GET", f"/api/tables/{made}"))["rules"]["focus"] == training["focus"]
            with pytest.raises(HttpProblem) as caught:
                await own.timeline(made)
            assert caught.value.status == 409
            bots = await server.request("GET", "/api/bots/expert/statistics?game=cards")
            assert bots["games"] == 0
            against = read_table(card_game(["ana", "bot:expert:x1"], code="secret", seed=3, finished=NOON))
            assert against is not None
            await server.context.results.add(against)
            bots = await server.request("GET", "/api/bots/expert/statistics?game=cards&days=3660")
            assert (bots["games"], bool(bots["unseen"])) == (1, True)
            assert "secret" not in str(bots), "playing against bots doesn't publish a table"
            with pytest.raises(HttpProblem) as caught:
                await server.request("GET", "/api/guests/me/statistics")
            assert caught.value.status == 401

    run(body)


def test_a_sleeping_table_in_play_tells_who_plays_there(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            anna, bert = await server.guest("Anna"), await server.guest("Bert")
            code = await server.table(anna)
            async with server.join(code, anna) as first, server.join(code, bert) as second:
                await start([first, second])
            server.context.registry.put_to_sleep(TableId(code))
            (going,) = await OwnData(server.url, anna).tables()
            assert (going["code"], going["phase"], going["players"]) == (code, None, ["Anna", "Bert"])
            assert going["seats"] == (await server.request("GET", f"/api/tables/{code}"))["rules"]["seats"]

    run(body)


def test_a_deleted_guest_leaves_no_statistics_and_no_opponent_behind(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            _, (anna, bert) = await finished_game(server, "Anna", "Bert")
            own = await own_data(server, bert)
            assert len(await own.opponents()) == 1
            await server.request("DELETE", "/api/guests/me", token=anna)
            assert await own.opponents() == []
            (line,) = await lines(own)
            assert (line["opponents"], line["players"]) == ([{"id": "", "name": "—", "bot": False}], ["—", "Bert"])
            assert (await own.statistics())["games"] == 1

    run(body)
