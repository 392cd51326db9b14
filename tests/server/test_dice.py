"""The dice game through the same server: the layers above need no special cases."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import pytest

from tercet.api.requests import bad_rules
from tercet.bots.bot import Bot
from tercet.bots.roster import make_bot
from tercet.client import CommandRefused, HttpProblem, RemoteTable
from tercet.core.dicegame.board import BadLayout
from tercet.core.engine.game import Millis
from tercet.core.seating.commands import Ready
from tercet.tables.requested_rules import rules_for
from tests.server.serving import run, running


async def act(table: RemoteTable, bot: Bot) -> bool:
    """Does what a bot would do now; returns False if it would wait."""
    assert table.seat is not None
    answer = bot.answer(table.view, table.seat, Millis(0))
    if answer is None:
        return False
    with contextlib.suppress(CommandRefused):  # the other player was faster
        await table.do(answer.command)
    return True


def test_two_clients_play_a_complete_dice_game(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            async with server.pair(game="dice", overrides={"stalemate": 1, "extra_roll": False}) as (one, two):
                players = [(one, make_bot("dice", "greedy", "a")), (two, make_bot("dice", "greedy", "b"))]
                for table, _ in players:
                    await table.sit()
                for table, _ in players:
                    await table.do(Ready())
                for _ in range(400):
                    if one.view.phase == "over":
                        break
                    moved = [await act(table, bot) for table, bot in players]
                    if not any(moved):
                        await one.changed()
                    for table, _ in players:
                        await table.until(lambda view: view.version >= max(one.version, two.version))
                assert one.view.phase == "over"
                assert one.view == two.view
            games = await server.request("GET", "/api/guests/me/games", token=two.who.token)
            assert [game["game"] for game in games["games"]] == ["dice"]

    run(body)


def test_a_host_may_bring_a_custom_board_and_a_bad_one_is_refused(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            who = await server.guest()
            made = await server.request("POST", "/api/tables", {"game": "dice"}, token=who.token)
            layout = made["rules"]["layout"]
            again = await server.request(
                "POST", "/api/tables", {"game": "dice", "overrides": {"layout": layout, "seats": 2}}, token=who.token
            )
            assert again["rules"]["layout"] == layout
            wrong: list[dict[str, Any]] = [
                {"layout": {}},
                {"layout": 5},
                {"layout": []},
                {"turn_seconds": 3},
                {"no": 1},
            ]
            for bad in wrong:
                with pytest.raises(HttpProblem) as caught:
                    await server.request("POST", "/api/tables", {"game": "dice", "overrides": bad}, token=who.token)
                assert caught.value.status == 422

    run(body)


def test_D3_an_unplayable_board_is_refused_with_a_message_that_explains_why() -> None:
    bonus = {"size": 7, "emblem": ["c4", "d4", "e4"], "bonuses": {"d4": 2}}
    with pytest.raises(BadLayout) as caught:
        rules_for("dice", changes={"layout": bonus})
    body = bad_rules(caught.value).body
    assert (body.code, body.reason, body.details) == (
        "bad-rules",
        "dice-layout-on-emblem",
        {"square": "d4", "points": "2"},
    )
    many = {"layout": {"size": 25, "emblem": ["l13", "m13", "n13"], "bonuses": {f"a{n}": 1 for n in range(9999)}}}
    with pytest.raises(BadLayout, match="off the board"):
        rules_for("dice", changes=many)
    with pytest.raises(ValueError, match="layout: ") as misshapen:
        rules_for("dice", changes={"layout": {"size": "7"}})
    assert bad_rules(misshapen.value).body.reason == ""
