"""Every variant and way through a real server: games with two clients and a watcher, and boards of logs (V1 to V5)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tercet.client.guest import HttpProblem
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.layout import cards_of
from tercet.core.cardgame.takings import takings
from tercet.offline.indexed_db_port import MemoryKeeper
from tercet.results.board_takings import MOST_BOARDS
from tercet.server.settings import Limits
from tercet.store.log_files import read_log
from tests.offline.device import device
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


GOLDEN = Path(__file__).parents[1] / "golden"


def boards_of(name: str) -> tuple[dict[str, Any], list[Any]]:
    """A request with some boards of a golden game, as a page sends it, and the takings to expect."""
    log = read_log(GOLDEN / f"{name}.tercet", CARD_GAME)
    played = [state for state in log.states() if state.phase == "play" and state.paused_at is None][:MOST_BOARDS]
    boards = [{"cards": cards_of(state.layout), "chain": state.chain, "found": state.found} for state in played]
    expected = [[sorted(taking) for taking in takings(state)] for state in played]
    return {"deck": log.rules.deck, "law": log.rules.law, "boards": boards}, expected


@pytest.mark.parametrize("name", ["cards-es", "cards-ghost", "cards-dots", "cards-chain", "cards-all", "cards-hidden"])
def test_a_server_and_a_page_without_one_find_what_could_be_taken_on_the_boards_of_a_game(
    name: str, tmp_path: Path
) -> None:
    """Nobody needs an identity, or a table: the boards may come from a file."""

    async def body() -> None:
        asked, expected = boards_of(name)
        async with running(tmp_path, bots=False) as server, device(MemoryKeeper()) as page:
            assert (await server.request("POST", "/api/takings", asked))["boards"] == expected
            assert (await page.ask("POST", "/api/takings", asked))["boards"] == expected
        assert any(expected)

    run(body)


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"deck": "full", "law": "set", "boards": [{"cards": [5, 6, 81]}]}, 422, "bad-boards"),
        ({"deck": "five", "law": "ghost", "boards": []}, 422, "bad-boards"),
        ({"deck": "full", "law": "ghost", "boards": [{"cards": list(range(30))}] * 2}, 422, "bad-boards"),
        ({"deck": "full", "law": "set", "boards": [{"cards": []}] * (MOST_BOARDS + 1)}, 422, "bad-body"),
        ({"deck": "full", "law": "set", "boards": [{"cards": [True]}]}, 422, "bad-body"),
        ({"deck": "full", "law": "set", "boards": [{"cards": [" " * 16_384]}]}, 413, "too-long"),
    ],
    ids=["no such card", "no such variant", "too many cards", "too many boards", "no number", "too long"],
)
def test_impossible_boards_are_refused(asked: dict[str, Any], status: int, code: str, tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            with pytest.raises(HttpProblem) as caught:
                await server.request("POST", "/api/takings", asked)
            assert (caught.value.status, caught.value.code) == (status, code)

    run(body)


def test_boards_are_charged_by_what_it_costs_to_search_them(tmp_path: Path) -> None:
    """A printed game costs little more than any request; what takes as long as a hundred requests costs as much."""

    async def body() -> None:
        async with running(tmp_path, bots=False, limits=Limits(requests=(1e-6, 200.0))) as server:
            small, _ = boards_of("cards-es")
            for _ in range(10):
                await server.request("POST", "/api/takings", small)
            large = {"deck": "full", "law": "ghost", "boards": [{"cards": list(range(19))}] * MOST_BOARDS}
            for _ in range(2):
                await server.request("POST", "/api/takings", large)
            with pytest.raises(HttpProblem) as caught:
                await server.request("POST", "/api/takings", large)
            assert caught.value.status == 429

    run(body)
