"""One game of every variant and every way through a real server, with two clients and a watcher (V1 to V5)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import play_on, run, running, start

TABLES: dict[str, dict[str, Any]] = {
    "ultra": {"law": "ultra", "deck": "solid"},
    "ghost": {"law": "ghost", "deck": "solid"},
    "five": {"deck": "five", "ending": "takings", "goal": 10},
    "quads": {"deck": "four", "law": "quads", "ending": "takings", "goal": 10},
    "quads-large": {"deck": "four-large", "law": "quads", "ending": "takings", "goal": 10},
    "dots": {"deck": "dots", "law": "dots"},
    "chain": {"way": "chain", "deck": "solid"},
    "all": {"way": "all", "deck": "solid", "penalty": "none"},
    "hidden": {"way": "hidden", "deck": "solid"},
}


@pytest.mark.parametrize("name", TABLES)
def test_everybody_sees_the_same_complete_game(name: str, tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            anna, bert, carla = [await server.guest(who) for who in ("Anna", "Bert", "Carla")]
            code = await server.table(anna, edition="es", overrides=TABLES[name])
            async with (
                server.join(code, anna) as one,
                server.join(code, bert) as two,
                server.join(code, carla, watch=True) as watcher,
            ):
                await start([one, two])
                while one.view.phase != "over":
                    await play_on([one, two])
                await watcher.until(lambda view: view.phase == "over")
                assert one.view == two.view == watcher.view
                assert one.view.players[0].right > 0

    run(body)


@pytest.mark.parametrize(
    "overrides", [{"law": "quads"}, {"way": "all"}, {"law": "ultra", "way": "hidden"}, {"deck": "seven"}], ids=str
)
def test_an_impossible_table_is_refused_with_a_reason(overrides: dict[str, Any], tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            anna = await server.guest("Anna")
            with pytest.raises(Exception, match=r"law|penalty|hidden|deck"):
                await server.table(anna, edition="es", overrides=overrides)

    run(body)
