"""C20 with a real process: killed or stopped in the middle of things, it goes on with the time that was left."""

from __future__ import annotations

import asyncio
import signal
from itertools import combinations
from pathlib import Path
from typing import Any

from tercet.client import Pass, RemoteTable, introduce, make_table
from tercet.core.cardgame.commands import CallSet, PointCards, SayNoSet
from tercet.core.cards import is_set
from tercet.core.seating import Ready
from tercet.wire.messages import Welcome
from tests.server.serving import run
from tests.server.test_kill import Server

SECONDS = 12.0
"""How long everything lasts that is under way."""
RUNS, DOWN = 4.0, 4.0
"""Seconds before the end of the server, and without any."""
NOTED = 1.0
"""So many seconds the clock of a killed server may be behind."""
SLACK = 1.5
"""What a loaded machine may take between a look at the clock and a kill."""


class Watched(RemoteTable):
    """A client that remembers what the table's clock showed at each welcome."""

    def __init__(self, server: str, code: str, who: Pass) -> None:
        super().__init__(server, code, who)
        self.welcomes: list[float] = []

    def _welcome(self, message: Welcome) -> None:
        self.welcomes.append(message.now / 1000)
        super()._welcome(message)


def a_wrong_triple(cards: tuple[int, ...]) -> tuple[int, int, int]:
    return next(triple for triple in combinations(cards, 3) if not is_set(*triple))


async def pair(url: str, **terms: Any) -> list[Watched]:
    passes = [await introduce(url, name) for name in ("Anna", "Bert")]
    code = await make_table(url, passes[0], **terms)
    tables = [Watched(url, code, who) for who in passes]
    for table in tables:
        await table.open()
        await table.sit()
    for table in tables:
        await table.do(Ready(nonce="0a"))
    for table in tables:
        await table.until(lambda view: view.phase != "lobby")
    return tables


def test_C20_what_was_under_way_continues_with_the_time_it_had_left(tmp_path: Path) -> None:
    async def body(server: Server, end: signal.Signals) -> None:
        url = await server.start()
        seconds = dict.fromkeys(("point_seconds", "vote_seconds", "lock_seconds"), SECONDS)
        calling, voting, locked = [await pair(url, edition="es", overrides=seconds) for _ in range(3)]
        dice = await pair(url, game="dice", overrides={"opening_seconds": SECONDS})
        pairs = {"call": calling, "vote": voting, "lock": locked, "dice": dice}
        await calling[0].do(CallSet(seen=calling[0].version))
        await voting[0].do(SayNoSet(seen=voting[0].version))
        await locked[0].do(CallSet(seen=locked[0].version))
        await locked[0].do(PointCards(cards=a_wrong_triple(locked[0].view.cards)))
        await asyncio.sleep(RUNS)
        views = {name: tables[0].view for name, tables in pairs.items()}
        stopped = {name: tables[0].now() / 1000 for name, tables in pairs.items()}
        asked = asyncio.get_running_loop().time()
        await asyncio.to_thread(server.kill, end)
        took = asyncio.get_running_loop().time() - asked
        await asyncio.sleep(DOWN)
        await server.start()
        for name, tables in pairs.items():
            for table in tables:
                await table.until(lambda _, table=table: len(table.welcomes) > 1)  # type: ignore[misc]
            went_on = min(table.welcomes[1] for table in tables)
            earliest = stopped[name] - SLACK - (NOTED if end == signal.SIGKILL else 0)
            assert earliest < went_on < stopped[name] + took + SLACK, name
        # nothing was lost by it, and what was under way is what it was
        assert calling[1].view.call == views["call"].call
        assert voting[1].view.vote_until == views["vote"].vote_until
        assert locked[1].view.players[0].locked_until == views["lock"].players[0].locked_until
        assert dice[1].view.until == views["dice"].until
        # and it ends when its time is over, not before
        await calling[1].until(lambda view: view.call is None)
        assert calling[1].now() / 1000 > views["call"].call.until / 1000 - SLACK
        for tables in pairs.values():
            for table in tables:
                await table.close()
        assert server.kill(signal.SIGTERM) == 0

    async def both(killed: Server, stopped: Server) -> None:
        await asyncio.gather(body(killed, signal.SIGKILL), body(stopped, signal.SIGTERM))

    with Server(tmp_path / "killed") as killed, Server(tmp_path / "stopped") as stopped:
        run(lambda: both(killed, stopped), seconds=180)
