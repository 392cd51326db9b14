"""The host of an online table lets a bot replace a player who left, with one key."""

from __future__ import annotations

import asyncio
from typing import Literal

import pytest

from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import Leave, Ready
from tercet.terminal.setup import Setup
from tests.terminal.stage import Wired, display_for, staged


@pytest.mark.parametrize(("game", "wished"), [("cards", "regular@1"), ("dice", "greedy@1")])
def test_f9_lets_a_bot_replace_a_leaver(game: Literal["cards", "dice"], wished: str) -> None:
    wires: list[Wired] = []

    def wire(session: object) -> Wired:
        wires.append(Wired(session))  # type: ignore[arg-type]
        return wires[-1]

    async def main() -> None:
        setup = Setup(game=game, people=("Ann", "Ben"), bots=(), seed="1")
        async with staged(setup, display_for(), (100, 30), wire) as stage:
            session = stage.session
            for seat in (0, 1):
                await session.do(Ready(seat=Seat(seat)))
            assert session.view().phase != "lobby"
            await stage.press("f9")
            assert wires[0].bots == [], "nobody has left"
            await session.do(Leave(seat=Seat(1)))
            await stage.wait(0.1)
            assert "F9: a bot takes over for Ben." in stage.text()
            await stage.press("f9")
            assert wires[0].bots == [wished]

    asyncio.run(main())
