"""Complete games on real nodes: players of one table on three of them, and a watcher on each."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

import pytest

from tercet.bots.roster import make_bot
from tercet.client import introduce, make_table
from tercet.core.seating.commands import Ready
from tests.cluster.bookkeeping import BookedTable
from tests.cluster.load import history, play
from tests.cluster.processes import cluster
from tests.nats import shared_nats
from tests.postgres import shared_postgres
from tests.series import sample
from tests.server.serving import run
from tests.server.test_dice import act


async def play_dice(table: BookedTable, seed: str) -> None:
    bot = make_bot("dice", "greedy", seed)
    await table.do(Ready())
    while table.view.phase != "over":
        if not await act(table, bot):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await table.changed()


@pytest.mark.usefixtures("books")
def test_players_on_three_nodes_and_watchers_see_one_game(tmp_path: Path) -> None:
    url = shared_postgres().url()

    async def body() -> None:
        async with cluster(tmp_path, url, shared_nats().url, patient=True) as nodes:
            cards = {"deck": "solid", "deals": sample(1, 2), "pause_seconds": 0}
            dice = {"stalemate": 1, "extra_roll": False}
            for game, overrides in (("cards", cards), ("dice", dice)):
                passes = [await introduce(node.url, f"P{n}") for n, node in enumerate(nodes.nodes)]
                strangers = [await introduce(node.url, f"W{n}") for n, node in enumerate(nodes.nodes)]
                code = await make_table(nodes.nodes[0].url, passes[0], game=game, overrides=overrides)
                players = [BookedTable(node.url, code, who) for node, who in zip(nodes.nodes, passes, strict=True)]
                watchers = [
                    BookedTable(node.url, code, who, watch=True)
                    for node, who in zip(nodes.nodes, strangers, strict=True)
                ]
                for client in (*players, *watchers):
                    await client.open()
                for one in players:  # before anybody is ready: the game starts when everybody seated is
                    await one.sit()
                if game == "cards":
                    await asyncio.gather(
                        *(play(one, random.Random(n), asyncio.Event(), 0.02) for n, one in enumerate(players))
                    )
                else:
                    await asyncio.gather(*(play_dice(one, str(n)) for n, one in enumerate(players)))
                log = await history(url, code)
                for client in (*players, *watchers):
                    await client.until(lambda view: view.version == log.version)  # noqa: B023
                    client.book.check(log)
                    assert client.book.welcomes == 1, "nobody had to reconnect"
                assert all(one.view == watchers[0].view for one in watchers)
                assert all(one.book.acknowledged for one in players)
                assert sum(len(one.book.acknowledged) for one in players) > 15
                if game == "cards":
                    assert all(one.view == watchers[0].view for one in players)
                for client in (*players, *watchers):
                    await client.close()

    run(body)
