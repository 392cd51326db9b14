"""Bots on a running server: they replace players who left, and survive a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercet.client import CommandRefused, Pass
from tercet.core.cardgame.commands import CallSet, PointCards
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import Leave
from tercet.core.sets.cards import find_sets
from tests.server.serving import PATIENCE, Running, run, running, start


def test_a_bot_takes_over_from_a_leaver_and_continues_after_a_restart(tmp_path: Path) -> None:
    async def body() -> None:
        quick = {"deck": "solid", "layout": 9, "no_set": "auto"}
        async with running(tmp_path) as server, server.pair(overrides=quick) as (one, two):
            await start([one, two])
            await two.do(CallSet())
            await two.do(PointCards(cards=find_sets(two.view.cards)[0]))
            with pytest.raises(CommandRefused, match="not free"):
                await one.seat_bot("master", Seat(1))
            await two.do(Leave())
            with pytest.raises(CommandRefused, match="not seated"):
                await two.seat_bot("master", Seat(1))
            await one.seat_bot("master", Seat(1))
            chair = one.view.seating.chairs[1]
            assert (chair.bot, chair.left) == (True, False)
            assert one.view.players[1].right == 1, "Bert's cards stay with the seat"
            await two.until(lambda view: view.seating.chairs[1].bot)
            assert two.seat is None
            await one.until(lambda view: view.players[1].right == 2, PATIENCE)
        async with running(tmp_path) as server, server.join(one.code, one.who) as one:
            await one.until(lambda view: view.players[1].right > 2 or view.phase == "over", PATIENCE)

    run(body)


def test_a_repeated_request_for_a_bot_seats_one_bot(tmp_path: Path) -> None:
    """A client whose connection broke before the answer sends the same message again, possibly to another process."""
    wish = {"type": "seat-bot", "id": "w-1", "level": "expert"}

    async def ask(server: Running, code: str, anna: Pass, times: int) -> list[str]:
        async with server.socket() as line:
            await line.hello(code, anna.token)
            for _ in range(times):
                await line.send(wish)
            return [(await line.message("events", "presence"))["type"] for _ in range(times)]

    async def body() -> None:
        async with running(tmp_path) as server:
            anna = await server.guest("Anna")
            code = await server.table(anna)
            async with server.join(code, anna) as one:
                await one.sit()
            assert await ask(server, code, anna, 2) == ["done", "done"]
        async with running(tmp_path) as server:
            assert await ask(server, code, anna, 1) == ["done"]
            async with server.join(code, anna) as one:
                assert [chair.bot for chair in one.view.seating.chairs] == [False, True]

    run(body)
