"""The daily puzzles on a server: tables, times that count, boards, streaks, and the next day."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import tercet
from tercet.client import Pass, RemoteTable
from tercet.client.failures import CommandRefused
from tercet.client.guest import HttpProblem
from tercet.core.engine.log import parse_log
from tercet.core.games import GAMES
from tercet.core.identity import NO_IDENTITY
from tercet.core.puzzle.commands import FindSet
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.seating.commands import Close, Ready
from tercet.results.daily_board import BoardNote
from tercet.results.daily_results import Streak, percentile, streak_of
from tercet.results.log_to_rows.finished_table import read_table
from tercet.server.guards.address_limits import Allowances
from tercet.server.main import open_context, open_port
from tercet.server.settings import Limits, Settings
from tercet.store.port import History, TableId
from tests.results.finished import NOON, solved_puzzle
from tests.server.serving import Running, run
from tests.server.test_http import finished_game

DAY = 24 * 3600.0
TODAY, YESTERDAY = "2026-11-15", "2026-11-14"


@pytest.fixture(autouse=True)
def _allow_fast_solutions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Accepts solutions however fast a program finds them."""
    monkeypatch.setattr("tercet.results.daily_board.CREDIBLE_FIND", 0)


class Calendar:
    """A date that a test sets."""

    def __init__(self) -> None:
        self.seconds = NOON / 1000

    def __call__(self) -> float:
        return self.seconds


@asynccontextmanager
async def running_on(folder: Path, calendar: Calendar, **limits: Any) -> AsyncIterator[Running]:
    settings = Settings(data=folder, port=0, bots=False, trust_proxy=True, limits=Limits(**limits))
    async with open_context(settings, calendar=calendar) as context, open_port(context) as address:
        yield Running(context, address.rstrip("/"))


async def solve(server: Running, who: Pass, date: str = "today", size: str = "easy", *, again: bool = False) -> str:
    """Starts a puzzle and solves it as fast as its clock allows; returns the code of its table."""
    made = await server.request("POST", f"/api/daily/{date}/{size}", {"again": again}, token=who.token)
    async with server.join(made["table"], who) as table:
        await table.sit()
        await table.do(Ready())
        await table.until(lambda view: view.phase == "play")
        rules = table.view.rules
        for three in rules.sets:
            await find(table, three)
        await table.until(lambda view: view.phase == "over")
    return str(made["table"])


async def list_time(
    server: Running, who: Pass, name: str, *, at: str = "192.0.2.1", size: str = "easy", date: str = "today"
) -> tuple[int, Any]:
    """Requests a place on the public board from an address; returns status and answer."""
    status, _, data = await server.raw(
        "PUT",
        f"/api/daily/{date}/{size}/board",
        json.dumps({"name": name}).encode(),
        content_type="application/json",
        authorization=f"Bearer {who.token}",
        x_forwarded_for=at,
    )
    return status, json.loads(data)


async def find(table: RemoteTable, three: tuple[int, int, int]) -> None:
    """Claims a SET once the server considers the cards shown: clocks differ on a busy machine."""
    while True:
        try:
            await table.do(FindSet(cards=three))
            return
        except CommandRefused as refused:
            if refused.code != "not-shown-yet":
                raise
            await asyncio.sleep(0.02)


def test_a_puzzle_is_solved_ranked_shared_and_new_the_next_day(tmp_path: Path) -> None:
    calendar = Calendar()

    async def body() -> None:
        async with running_on(tmp_path, calendar) as server:
            anna, bert = await server.guest("Anna"), await server.guest("Bert")
            page = await server.request("GET", "/api/daily/today")
            assert (page["date"], page["today"], page["easy"]["solvers"], page["full"]["sets"]) == (TODAY, TODAY, 0, 6)
            code = await solve(server, anna)
            page = await server.request("GET", f"/api/daily/{TODAY}", token=anna.token)
            assert page["easy"]["attempt"] == {"table": code, "state": "solved", "ranked": True}
            assert page["easy"]["found"] == 4
            assert (page["easy"]["solvers"], page["streak"], page["best_streak"]) == (0, 1, 1)
            assert page["solved"] == [page["date"]]
            assert page["full"]["attempt"] is None

            found = await server.request("GET", "/api/daily/today/easy", token=anna.token)
            assert (found["rank"], found["count"], found["percentile"], found["wrong"]) == (1, 1, None, 0)
            assert (found["listing"], found["board_name"]) == ("unlisted", ""), "nobody is listed without asking"
            status, found = await list_time(server, anna, "Anna")
            assert (status, found["listing"], found["board_name"]) == (200, "listed", "Anna")
            assert len(found["finds"]) == found["sets"] == 4
            assert sum(find["took"] for find in found["finds"]) == found["elapsed"]
            assert [tuple(find["cards"]) for find in found["finds"]] == list(PuzzleRules(date=TODAY).sets)
            assert found["share"].startswith("Tercet 2026-11-15 9 ◑◕◑◔ 0:0")
            assert found["share"].endswith(" 🔥1")

            status, _, data = await server.raw("GET", f"/api/tables/{code}/log")
            assert status == 200
            assert tercet.verify(parse_log(data.decode(), GAMES.values())) == []

            again = await server.request("POST", "/api/daily/today/easy", {}, token=anna.token)
            assert again == {"table": code, "state": "solved", "ranked": True}, "the first attempt counts"
            other = await solve(server, anna, again=True)
            assert other != code
            await solve(server, bert)
            await list_time(server, bert, "Bert", at="192.0.2.2")
            board = await server.request("GET", "/api/daily/today/easy/board", token=bert.token)
            assert board["count"] == 2
            assert sorted(line["name"] for line in board["lines"]) == ["Anna", "Bert"]
            assert [line["me"] for line in board["lines"] if line["name"] == "Bert"] == [True]
            assert board["me"]["name"] == "Bert"
            among = await server.request("GET", "/api/daily/today/easy/board?among=1", token=bert.token)
            assert [line["name"] for line in among["lines"]] == ["Bert"], "they have never met"

            await solve(server, anna, YESTERDAY)
            past = await server.request("GET", f"/api/daily/{YESTERDAY}/easy", token=anna.token)
            assert (past["rank"], past["streak"], past["attempt"]["ranked"]) == (None, 0, False)
            assert "🔥" not in past["share"], "a streak consists of days that count"
            page = await server.request("GET", "/api/daily/today", token=anna.token)
            assert (page["solved"], page["partly"], page["unranked"]) == ([TODAY], [TODAY], [YESTERDAY])
            page = await server.request("GET", "/api/daily/today", token=bert.token)
            assert (page["solved"], page["unranked"]) == ([TODAY], [])
            for query in ("", "?game=puzzle"):
                games = await server.request("GET", f"/api/guests/me/games{query}", token=anna.token)
                assert sorted(game["date"] for game in games["games"]) == [YESTERDAY, TODAY, TODAY]

            calendar.seconds += DAY
            page = await server.request("GET", "/api/daily/today", token=anna.token)
            assert (page["date"], page["easy"]["attempt"], page["streak"]) == ("2026-11-16", None, 1)
            await solve(server, anna)
            found = await server.request("GET", "/api/daily/today/easy", token=anna.token)
            assert (found["rank"], found["streak"], found["best_streak"]) == (1, 2, 2)
            calendar.seconds += 2 * DAY
            page = await server.request("GET", "/api/daily/today", token=anna.token)
            assert (page["streak"], page["best_streak"]) == (0, 2), "a day was missed"

    run(body)


def test_Z4_the_clock_starts_when_the_cards_are_shown_and_keeps_running(tmp_path: Path) -> None:
    async def body() -> None:
        async with running_on(tmp_path, Calendar()) as server:
            anna = await server.guest("Anna")
            made = await server.request("POST", "/api/daily/today/full", {}, token=anna.token)
            assert made["state"] == "new"
            async with server.socket() as raw:
                welcome = await raw.hello(made["table"], anna.token)
                assert welcome["view"]["cards"] == [], "nobody knows the cards before that"
            async with server.join(made["table"], anna) as table:
                await table.sit()
                await table.do(Ready())
                assert len(table.view.cards) == 12
                assert table.now() >= table.view.shown_at, "this client shows them at that moment"
            page = await server.request("GET", "/api/daily/today", token=anna.token)
            assert page["full"]["attempt"]["state"] == "running"
            assert (page["full"]["found"], page["easy"]["found"]) == (0, 0)
            again = await server.request("POST", "/api/daily/today/full", {"again": True}, token=anna.token)
            assert again["table"] == made["table"], "a player who has seen the cards continues with them"
            async with server.join(made["table"], anna) as table:
                with pytest.raises(CommandRefused) as caught:
                    await table.do(Ready())
                assert caught.value.code == "already-started"
                await find(table, table.view.rules.sets[0])
                assert len(table.view.players[0].found) == 1

    run(body)


def test_an_unknown_puzzle_is_not_found(tmp_path: Path) -> None:
    async def body() -> None:
        async with running_on(tmp_path, Calendar()) as server:
            anna = await server.guest("Anna")
            for path, code in (
                ("/api/daily/2026-11-16", "day-to-come"),
                ("/api/daily/yesterday", "no-day"),
                ("/api/daily/today/huge", "no-size"),
                ("/api/daily/today/huge/board", "no-size"),
                ("/api/daily/today/easy", "no-attempt"),
            ):
                with pytest.raises(HttpProblem) as caught:
                    await server.request("GET", path, token=anna.token)
                assert (caught.value.status, caught.value.code) == (404, code), path
            with pytest.raises(HttpProblem) as caught:
                await server.request("POST", "/api/daily/2026-11-16/easy", {}, token=anna.token)
            assert caught.value.status == 404, "tomorrow's puzzle isn't available today"
            for path in ("/api/daily/today/easy", "/api/daily/today/easy/board?among=1"):
                with pytest.raises(HttpProblem) as caught:
                    await server.request("GET", path)
                assert caught.value.status == 401

    run(body)


def test_one_address_with_many_names_does_not_fill_the_board(tmp_path: Path) -> None:
    async def body() -> None:
        async with running_on(tmp_path, Calendar(), daily_attempts=(0.0001, 2.0)) as server:
            made = []
            for number in range(4):
                guest = await server.guest(f"Guest {number}")
                made.append(await server.request("POST", "/api/daily/today/easy", {}, token=guest.token))
            assert [attempt["ranked"] for attempt in made] == [True, True, False, False]
            assert len({attempt["table"] for attempt in made}) == 4, "everybody may play"

    run(body)


def test_no_attempt_counts_after_a_first_one_over_the_limit(tmp_path: Path) -> None:
    """A player who has seen the cards can't return to be ranked."""

    async def body() -> None:
        async with running_on(tmp_path, Calendar(), daily_attempts=(0.0001, 1.0)) as server:
            other, anna = await server.guest("Other"), await server.guest("Anna")
            await server.request("POST", "/api/daily/today/easy", {}, token=other.token)
            code = await solve(server, anna)
            server.context.daily_attempts = Allowances((1.0, 100.0), lambda: 0.0)
            again = await server.request("POST", "/api/daily/today/easy", {}, token=anna.token)
            assert again == {"table": code, "state": "solved", "ranked": False}
            later = await server.request("POST", "/api/daily/today/easy", {"again": True}, token=anna.token)
            assert (later["state"], later["ranked"], later["table"] != code) == ("new", False, True)
            found = await server.request("GET", "/api/daily/today/easy", token=anna.token)
            assert (found["attempt"]["table"], found["rank"]) == (code, None)
            assert (await server.request("GET", "/api/daily/today/easy/board"))["count"] == 0

    run(body)


def test_Z8_a_puzzle_closed_before_its_start_is_not_an_attempt(tmp_path: Path) -> None:
    async def body() -> None:
        async with running_on(tmp_path, Calendar()) as server:
            anna = await server.guest("Anna")
            closed = set()
            for _ in range(2):
                made = await server.request("POST", "/api/daily/today/easy", {}, token=anna.token)
                assert (made["state"], made["ranked"]) == ("new", True)
                async with server.join(made["table"], anna) as table:
                    await table.sit()
                    await table.do(Close())
                closed.add(made["table"])
                page = await server.request("GET", "/api/daily/today", token=anna.token)
                assert page["easy"]["attempt"] is None
            code = await solve(server, anna)
            assert code not in closed
            await list_time(server, anna, "Anna")
            board = await server.request("GET", "/api/daily/today/easy/board", token=anna.token)
            assert (board["count"], board["me"]["rank"]) == (1, 1)
            again = await server.request("POST", "/api/daily/today/easy", {}, token=anna.token)
            assert again == {"table": code, "state": "solved", "ranked": True}

            made = await server.request("POST", "/api/daily/today/full", {}, token=anna.token)
            async with server.join(made["table"], anna) as table:
                await table.sit()
                await table.do(Ready())
                await table.do(Close())
            again = await server.request("POST", "/api/daily/today/full", {}, token=anna.token)
            assert again == {"table": made["table"], "state": "over", "ranked": True}, "the cards were seen"

    run(body)


def test_Z8_a_puzzle_opened_on_its_day_and_started_later_does_not_count(tmp_path: Path) -> None:
    """Its cards are known by then: everybody can open the puzzles of earlier days."""

    async def body() -> None:
        calendar = Calendar()
        async with running_on(tmp_path, calendar) as server:
            ana = await server.guest("Ana")
            made = await server.request("POST", "/api/daily/today/easy", {}, token=ana.token)
            assert made["ranked"]
            calendar.seconds += DAY
            assert await solve(server, ana, TODAY) == made["table"]
            result = await server.request("GET", f"/api/daily/{TODAY}/easy", token=ana.token)
            assert (result["attempt"]["state"], result.get("rank")) == ("solved", None)
            board = await server.request("GET", f"/api/daily/{TODAY}/easy/board")
            assert board["count"] == 0

    run(body)


def test_two_simultaneous_requests_create_one_table(tmp_path: Path) -> None:
    async def body() -> None:
        async with running_on(tmp_path, Calendar()) as server:
            anna = await server.guest("Anna")
            asked = (server.request("POST", "/api/daily/today/easy", {}, token=anna.token) for _ in range(5))
            codes = {attempt["table"] for attempt in await asyncio.gather(*asked)}
            assert len(codes) == 1

    run(body)


def test_people_who_have_played_together_have_their_own_board(tmp_path: Path) -> None:
    async def body() -> None:
        async with running_on(tmp_path, Calendar()) as server:
            _, (anna, bert) = await finished_game(server, "Anna", "Bert")
            await server.context.result_writer.settled()
            for token, name in ((anna, "Anna"), (bert, "Bert")):
                guest = server.context.guest_tokens.read(token, server.context.clock.moment())
                history = solved_puzzle(guest.identity, name=name)
                await add_listed(server, history, name)
            await add_listed(server, solved_puzzle("mallory", name="Mallory", seconds=1), "Mallory")
            among = await server.request("GET", "/api/daily/today/easy/board?among=1", token=anna)
            assert sorted((line["rank"], line["name"]) for line in among["lines"]) == [(1, "Anna"), (1, "Bert")]
            board = await server.request("GET", "/api/daily/today/easy/board?limit=1", token=anna)
            assert [line["name"] for line in board["lines"]] == ["Mallory"]
            assert (board["me"]["rank"], board["count"]) == (2, 3)

    run(body)


async def add_listed(server: Running, history: History, name: str) -> None:
    found = read_table(history)
    assert found is not None
    await server.context.results.add(found)
    await server.context.results.note_time(found.result.table, BoardNote(name, f"home of {name}"))


def test_a_deleted_guest_is_on_no_board(tmp_path: Path) -> None:
    async def body() -> None:
        async with running_on(tmp_path, Calendar()) as server:
            anna = await server.guest("Zaphodine")
            await solve(server, anna)
            await list_time(server, anna, "Zaphodine")
            board = await server.request("GET", "/api/daily/today/easy/board")
            assert [line["name"] for line in board["lines"]] == ["Zaphodine"]
            await server.request("DELETE", "/api/guests/me", token=anna.token)
            board = await server.request("GET", "/api/daily/today/easy/board")
            assert (board["lines"], board["count"]) == ([], 0)
            assert not any(b"Zaphodine" in path.read_bytes() for path in tmp_path.iterdir())

    run(body)


def test_results_lost_in_a_crash_are_written_at_the_next_start(tmp_path: Path) -> None:
    async def body() -> None:
        calendar = Calendar()
        async with running_on(tmp_path, calendar) as server:
            anna = await server.guest("Anna")
            code = await solve(server, anna)
            await server.context.result_writer.settled()
            kept = await server.context.results.everything()
        for path in tmp_path.glob("results.db*"):
            path.unlink()
        async with running_on(tmp_path, calendar) as server:
            while not await server.context.results.knows([TableId(code)]):
                await asyncio.sleep(0.01)
            assert await server.context.results.everything() == kept
            assert await server.context.results.daily_dates(NO_IDENTITY) == ()

    run(body)


@pytest.mark.parametrize(
    ("dates", "today", "streak"),
    [
        ([], "2026-11-15", Streak(0, 0)),
        (["2026-11-15"], "2026-11-15", Streak(1, 1)),
        (["2026-11-14"], "2026-11-15", Streak(1, 1)),
        (["2026-11-13"], "2026-11-15", Streak(0, 1)),
        (["2026-11-15", "2026-11-14", "2026-11-12", "2026-11-11", "2026-11-10"], "2026-11-15", Streak(2, 3)),
        (["2027-01-01", "2026-12-31", "2026-12-30"], "2027-01-02", Streak(3, 3)),
    ],
)
def test_a_streak_lasts_until_a_full_day_is_missed(dates: list[str], today: str, streak: Streak) -> None:
    assert streak_of(dates, today) == streak


def test_the_percentile_is_the_share_of_slower_players() -> None:
    assert [percentile(rank, 5) for rank in (1, 2, 3, 4, 5)] == [100, 75, 50, 25, 0]
    assert percentile(1, 1) is None
