"""`tercet cluster status`: what a database knows about its servers."""

from __future__ import annotations

import asyncio
import json

import pytest

from tercet.cli import main
from tercet.locale import LANGUAGES, words
from tercet.store.port import TableId
from tercet.store.postgres.store import open_postgres
from tests.cli.conftest import Run
from tests.postgres import shared_postgres
from tests.store.conformance import Calendar, a_record, save


def test_nodes_are_shown_with_their_leases_and_tables(capsys: pytest.CaptureFixture[str]) -> None:
    url = shared_postgres().url()

    def asked(*more: str) -> tuple[int, str]:
        code = main(["cluster", "status", "--store", url, *more])
        return code, capsys.readouterr().out

    async def body() -> None:
        one, two = [await open_postgres(url, Calendar(), shared=True) for _ in range(2)]
        first, second = await one.begin_life("first", 3600), await two.begin_life("second", 4)
        for table in ("t1", "t2", "t3"):
            await save(one, a_record(table))
            store, node = (one, first) if table < "t3" else (two, second)
            assert await store.claim([TableId(table)], node) == {table: True}
        code, said = await asyncio.to_thread(asked, "--json")
        found = json.loads(said)
        assert (code, found["alone"], found["left_tables"]) == (0, False, 0)
        assert [(node["name"], node["tables"]) for node in found["nodes"]] == [("first", 2), ("second", 1)]
        assert 0 < found["nodes"][1]["lease_seconds"] <= 4
        assert found["nodes"][0]["heartbeat_seconds"] == 0
        assert 1 <= found["nodes"][1]["heartbeat_seconds"] <= 5
        assert found["database_seconds"] > 0
        for language in LANGUAGES:
            code, said = await asyncio.to_thread(asked, "--lang", language)
            assert code == 0
            assert words(language)("cluster-head-heartbeat") in said
            assert "first" in said
            assert "second" in said
        await two.end_life(second)
        for language in LANGUAGES:
            code, said = await asyncio.to_thread(asked, "--lang", language)
            assert words(language)("cluster-left", tables=1) in said
            assert "second" not in said
        await one.close()
        await two.close()

    asyncio.run(body())


def test_a_standalone_server_and_no_server_are_distinguished(capsys: pytest.CaptureFixture[str]) -> None:
    url = shared_postgres().url()
    typed = ["cluster", "status", "--store", url, "--lang", "en"]
    assert main(typed) == 1
    assert "There is no Tercet data" in capsys.readouterr().err, "and none is created"

    async def body() -> None:
        store = await open_postgres(url, Calendar())
        assert await asyncio.to_thread(main, typed) == 0
        assert "One server is using this database on its own" in capsys.readouterr().out
        await store.close()

    asyncio.run(body())
    assert main(typed) == 1
    assert "No server is using this database." in capsys.readouterr().out


def test_a_database_must_be_named_and_reachable(run: Run) -> None:
    assert run("cluster", "status", "--lang", "en")[0] == 2
    code, _, err = run("cluster", "status", "--store", "mysql://x", "--lang", "en")
    assert (code, "postgresql://" in err) == (2, True)
    code, _, err = run("cluster", "status", "--store", "postgresql://nobody@/none?host=/nowhere", "--lang", "en")
    assert (code, "Traceback" in err) == (1, False)
