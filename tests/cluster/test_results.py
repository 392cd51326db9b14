"""The results of a cluster's finished games are the same when rebuilt from their logs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tercet.cli import main
from tercet.core.cardgame.commands import ClaimSet, SayNoSet
from tercet.core.seating.commands import Ready
from tercet.core.sets.cards import find_sets
from tests.cluster.patience import patience
from tests.nats import shared_nats
from tests.postgres import shared_postgres
from tests.server.serving import run, running


def test_results_are_the_same_after_a_rebuild_and_after_a_migration(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, bus = shared_postgres().url(), shared_nats().url
    folder = str(tmp_path / "folder")

    async def body() -> None:
        async with (
            running(tmp_path / "one", store=url, bus=bus) as one,
            running(tmp_path / "two", store=url, bus=bus) as two,
        ):
            anna, bert = await one.guest("Anna"), await two.guest("Bert")
            code = await one.table(anna, overrides={"seats": 1})
            async with two.join(code, anna) as table, one.join(code, bert, watch=True) as watcher:
                await table.sit()
                await table.do(Ready())
                await table.until(lambda view: view.phase == "play")
                while table.view.phase == "play":
                    found = find_sets(table.view.cards)
                    await table.do(ClaimSet(cards=found[0], seen=table.version) if found else SayNoSet())
                await watcher.until(lambda view: view.phase == "over")
                while not (await one.request("GET", "/api/guests/me/games", token=anna.token))["games"]:
                    await asyncio.sleep(0.05)

    with patience():
        run(body)

    def rebuilt(*place: str) -> str:
        assert main(["rebuild", *place, "--lang", "en"]) == 0
        return capsys.readouterr().out

    assert "One game read" in (said := rebuilt("--store", url))
    assert "The results are the same as before." in said
    assert main(["migrate", url, folder]) == 0
    capsys.readouterr()
    rebuilt("--data", folder)
    assert "The results are the same as before." in rebuilt("--data", folder)
