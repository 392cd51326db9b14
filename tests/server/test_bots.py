"""Bots on a running server: they play on for leavers, and a restart gives them back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercet.client import Refused
from tercet.core.cardgame.commands import CallSet, PointCards
from tercet.core.cards import find_sets
from tercet.core.chairs import Seat
from tercet.core.seating import Leave, Ready
from tests.server.serving import run, running


def test_a_bot_plays_on_for_a_leaver_and_after_a_restart(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            anna, bert = await server.guest("Anna"), await server.guest("Bert")
            code = await server.table(anna, overrides={"deck": "solid", "layout": 9, "no_set": "auto"})
            async with server.join(code, anna) as one, server.join(code, bert) as two:
                await one.sit()
                await two.sit()
                await one.do(Ready(nonce="aa"))
                await two.do(Ready(nonce="bb"))
                await two.until(lambda view: view.phase == "play")
                await two.do(CallSet())
                await two.do(PointCards(cards=find_sets(two.view.cards)[0]))
                with pytest.raises(Refused, match="not free"):
                    await one.seat_bot("master", Seat(1))
                await two.do(Leave())
                with pytest.raises(Refused, match="not seated"):
                    await two.seat_bot("master", Seat(1))
                await one.seat_bot("master", Seat(1))
                chair = one.view.seating.chairs[1]
                assert (chair.bot, chair.left) == (True, False)
                assert one.view.players[1].right == 1, "what Bert took stays with the chair"
                await two.until(lambda view: view.seating.chairs[1].bot)
                assert two.seat is None
                await one.until(lambda view: view.players[1].right == 2, 40)
        async with running(tmp_path) as server, server.join(code, anna) as one:
            await one.until(lambda view: view.players[1].right > 2 or view.phase == "over", 40)

    run(body, seconds=120)
