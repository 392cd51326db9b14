"""`tercet rebuild`: results recomputed from the logs equal the stored ones."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tercet.cli import main
from tercet.core.identity import Identity
from tercet.results.database.postgres import open_postgres_results
from tercet.results.database.rebuild import Rebuilt, rebuild_file
from tercet.results.database.sqlite import open_results
from tercet.results.port import GameFilter, start_of_day
from tercet.server.main import open_context
from tercet.server.settings import Settings
from tercet.store.port import History, Moment, StoreError, TableId
from tercet.store.postgres import schema
from tercet.store.postgres.store import open_postgres
from tercet.store.sqlite.store import SqliteStore
from tests.postgres import shared_postgres
from tests.results.finished import DAY, NOON, card_game, solved_puzzle, store_histories


async def stored(folder: Path, histories: list[History]) -> SqliteStore:
    store = SqliteStore(folder / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, lambda: NOON)
    await store_histories(store, histories)
    return store


def games() -> list[History]:
    return [
        card_game(["ana", "bea"], code="duel", seed=1),
        card_game(["cai"], code="alone", seed=2, finished=NOON + DAY),
        solved_puzzle("ana"),
        solved_puzzle("bea", name="Bea", seconds=2),
    ]


def test_rebuilt_results_equal_the_stored_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def prepare() -> None:
        store = await stored(tmp_path, games())
        path = Settings(data=tmp_path).results
        assert await rebuild_file(store, path) == Rebuilt(4, 0, same=False), "there was nothing before"
        told: list[tuple[int, int]] = []
        again = await rebuild_file(store, path, lambda done, of: told.append((done, of)))
        assert again == Rebuilt(4, 0, same=True)
        assert told == [(4, 4)], "its progress"
        await store.close()

    asyncio.run(prepare())
    assert main(["rebuild", "--data", str(tmp_path), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "4 games read; every finished table has a result." in said
    assert "The results are the same as before." in said

    async def change() -> None:
        results = open_results(Settings(data=tmp_path).results)
        await results.delete_old(Moment(NOON + DAY))
        await results.close()

    asyncio.run(change())
    assert main(["rebuild", "--data", str(tmp_path), "--lang", "en"]) == 0
    assert "differ from those that were kept" in capsys.readouterr().out

    async def look() -> None:
        results = open_results(Settings(data=tmp_path).results)
        assert await results.daily_dates(Identity("ana")) == ("2026-11-15",)
        await results.close()

    asyncio.run(look())
    assert sorted(path.name for path in tmp_path.glob("results*")) == ["results.db"]


def test_a_rebuild_after_old_games_were_deleted_gives_the_same_results(tmp_path: Path) -> None:
    async def body() -> None:
        duels = [card_game(["ana", "bea"], code=f"duel{n}", seed=n, finished=NOON + n * DAY // 3) for n in range(6)]
        store = await stored(tmp_path, duels + games()[1:])
        path = Settings(data=tmp_path).results
        await rebuild_file(store, path)
        before = start_of_day(Moment(NOON + DAY))
        assert await store.delete_old_tables(finished_before=before, idle_before=Moment(0))
        results = open_results(path)
        await results.delete_old(before)
        (met, *_) = await results.meetings_of(Identity("ana"))
        await results.close()
        assert (await rebuild_file(store, path)).same
        assert met.games == 4
        await store.close()

    asyncio.run(body())


def test_a_backup_restored_offline_has_the_results_of_its_own_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, other, copy = tmp_path / "data", tmp_path / "other", tmp_path / "copy.db"

    async def prepare() -> None:
        for folder, some in ((data, games()), (other, games()[:1])):
            folder.mkdir()
            store = await stored(folder, some)
            await rebuild_file(store, Settings(data=folder).results)
            await store.close()

    asyncio.run(prepare())
    assert main(["backup", str(copy), "--data", str(other), "--lang", "en"]) == 0
    assert main(["restore", str(copy), "--data", str(data), "--lang", "en"]) == 0
    capsys.readouterr()

    async def look() -> None:
        async with open_context(Settings(data=data)) as context:
            while not await context.results.knows([TableId("duel")]):
                await asyncio.sleep(0.01)
            assert await context.results.games_of(Identity("cai"), GameFilter()) == ()
            assert await context.results.board("2026-11-15", "easy", limit=9) == ()

    asyncio.run(look())


def test_a_rebuild_needs_data_that_no_server_uses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rebuild", "--data", str(tmp_path), "--lang", "en"]) == 1
    assert "no server data" in capsys.readouterr().err

    async def body() -> None:
        store = await stored(tmp_path, games()[:1])
        with pytest.raises(StoreError):
            SqliteStore(tmp_path / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, lambda: NOON)
        assert await asyncio.to_thread(main, ["rebuild", "--data", str(tmp_path), "--lang", "en"]) == 1
        await store.close()

    asyncio.run(body())
    assert "Another server is using the data" in capsys.readouterr().err


def test_a_databases_results_are_rebuilt_beside_its_logs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = shared_postgres().url()
    typed = ["rebuild", "--store", url, "--data", str(tmp_path / "new"), "--lang", "en"]

    async def body() -> None:
        store = await open_postgres(url, lambda: NOON)
        await store_histories(store, games())
        with monkeypatch.context() as impatient:
            impatient.setattr(schema, "LOCK_SECONDS", 0.1)
            assert await asyncio.to_thread(main, typed) == 1
        assert "Stop it first" in capsys.readouterr().err
        await store.close()

    asyncio.run(body())
    assert main(typed) == 0
    assert "4 games read; every finished table has a result." in capsys.readouterr().out
    assert main(typed) == 0
    assert "The results are the same as before." in capsys.readouterr().out
    assert not (tmp_path / "new").exists(), "nothing is stored anywhere else"

    async def look(*, lose: bool) -> None:
        results = await open_postgres_results(url)
        assert await results.daily_dates(Identity("ana")) == ("2026-11-15",)
        if lose:
            await results.erase_player(Identity("ana"), "—")
        await results.close()

    asyncio.run(look(lose=True))
    assert main(typed) == 0
    assert "differ from those that were kept" in capsys.readouterr().out
    asyncio.run(look(lose=False))
