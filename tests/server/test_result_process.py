"""Results of many games are the same whether this process or a separate one computes them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from tercet.results.database.memory import MemoryResults
from tercet.results.database.sqlite import open_results
from tercet.results.log_to_rows.finished_table import read_table
from tercet.server.upkeep import result_process, result_writer
from tercet.server.upkeep.result_process import LARGEST, ResultProcess
from tercet.server.upkeep.result_writer import MANY, ResultWriter
from tercet.store.memory import MemoryStore
from tercet.store.port import History
from tests.results.finished import NOON, card_game, solved_puzzle, store_histories


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives the process time to start on a busy machine."""
    monkeypatch.setattr(result_process, "HUNG", 600.0)
    monkeypatch.setattr(result_writer, "PATIENCE", 600.0)


def ended_games(count: int) -> list[History]:
    games = [card_game(["ana", f"bea{n % 3}"], code=f"game-{n}", seed=n) for n in range(count - 1)]
    return [*games, solved_puzzle("ana")]


@asynccontextmanager
async def processing(path: Path, errors: list[str]) -> AsyncIterator[ResultProcess]:
    process = ResultProcess(asyncio.get_running_loop(), lambda what, error: errors.append(str(error)), path)
    try:
        yield process
    finally:
        process.close()


async def wanted(histories: list[History]) -> bytes:
    results = MemoryResults()
    await results.add_all([found for found in map(read_table, histories) if found is not None])
    return await results.everything()


def test_the_separate_process_stores_the_same_results(tmp_path: Path) -> None:
    async def body() -> None:
        histories = ended_games(9)
        alien = replace(histories[0], record=replace(histories[0].record, game="another"))
        entry = histories[1].entries[0]
        long = replace(histories[1], entries=(replace(entry, events=(b"x" * LARGEST,)),))
        errors: list[str] = []
        results = open_results(tmp_path / "results.db")
        async with processing(tmp_path / "results.db", errors) as process:
            assert await process.write([*histories[:5], alien, long, *histories[5:]]) == (9, [alien, long])
            assert await process.write(histories) == (0, []), "each game is stored once"
        assert await results.everything() == await wanted(histories)
        assert errors == []
        await results.close()

    asyncio.run(body())


def test_games_the_process_cannot_write_are_returned_to_the_caller(tmp_path: Path) -> None:
    async def body() -> None:
        histories, errors = ended_games(3), list[str]()
        async with processing(tmp_path, errors) as process:  # a folder
            assert await process.write(histories) == (0, histories)
        assert errors

    asyncio.run(body())


def test_many_simultaneous_endings_use_the_separate_process_and_few_do_not(tmp_path: Path) -> None:
    async def body() -> None:
        few, many = ended_games(MANY - 1), [card_game(["cai"], code=f"solo-{n}", seed=n) for n in range(MANY)]
        store = MemoryStore(asyncio.get_running_loop().call_soon, lambda: NOON)
        results = open_results(tmp_path / "results.db")
        async with processing(tmp_path / "results.db", []) as process:
            writer = ResultWriter(store, results, process)
            running = asyncio.create_task(writer.run())
            started = []
            for histories in (few, many):
                await store_histories(store, histories)
                for history in histories:
                    writer.finished(history.record.table)
                await writer.settled()
                started.append(process.pid is not None)
            assert started == [False, True]
            running.cancel()
        assert await results.everything() == await wanted([*few, *many])
        await results.close()

    asyncio.run(body())
