"""C20 on real nodes: a table that moves because its node died costs nobody a call or a turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tercet.client import introduce, make_table
from tercet.core.cardgame.commands import CallSet
from tercet.core.engine.log import event_decoder
from tercet.core.games import GAMES
from tercet.core.seating.commands import Ready
from tests.cluster.load import history
from tests.cluster.processes import cluster
from tests.nats import shared_nats
from tests.postgres import shared_postgres
from tests.server.serving import run
from tests.server.test_time import Watched, open_dice

pytestmark = pytest.mark.usefixtures("books")


async def seated(urls: list[str], **terms: Any) -> list[Watched]:
    """Two players on two nodes; the first node owns the table."""
    passes = [await introduce(url, name) for url, name in zip(urls, ("Anna", "Bert"), strict=True)]
    code = await make_table(urls[0], passes[0], **terms)
    tables = [Watched(url, code, who) for url, who in zip(urls, passes, strict=True)]
    for table in tables:
        await table.open()
        await table.sit()
    for table in tables:
        await table.do(Ready())
    for table in tables:
        await table.until(lambda view: view.phase != "lobby")
    return tables


async def written(url: str, table: Watched, game: str) -> list[str]:
    """The types of events in a table's log."""
    found = await history(url, table.code)
    decode = event_decoder(GAMES[game]).decode
    return [type(decode(raw)).__name__ for entry in found.entries for raw in entry.events]


def test_C20_a_table_that_moves_to_another_node_restarts_the_time(tmp_path: Path) -> None:
    url = shared_postgres().url()

    async def body() -> None:
        async with cluster(tmp_path, url, shared_nats().url, count=2) as nodes:
            cards = await seated(nodes.urls, overrides={"point_seconds": 30})
            dice = await seated(nodes.urls, game="dice", overrides={"turn_seconds": 60})
            await open_dice(dice)
            await cards[0].do(CallSet(seen=cards[0].version))
            await nodes.nodes[0].kill()
            for table in (*cards, *dice):
                await table.until(lambda _, table=table: len(table.welcomes) > 1)  # type: ignore[misc]
            for table in cards:
                await table.until(lambda view: view.call is not None and not view.call.interrupted)
            for table in dice:
                await table.until(lambda view: view.turn is not None and not view.interrupted)
            told = {game: await written(url, tables[0], game) for game, tables in (("cards", cards), ("dice", dice))}
            for game, wrong in (("cards", "CallFailed"), ("dice", "TurnPassed")):
                assert told[game].count("PlayInterrupted") == told[game].count("PlayContinued") == 1
                assert wrong not in told[game]
            for table in (*cards, *dice):
                await table.close()

    run(body)
