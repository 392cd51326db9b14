"""The schema of a database: who may open one of another version or owner, and who upgrades it when."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from tercet.store.port import InUse, TooNew, Unavailable, Unreleased
from tercet.store.postgres import schema
from tercet.store.postgres.copying import postgres_source
from tercet.store.postgres.store import open_postgres
from tests.store.conformance import ANNA, Calendar, a_record, an_entry, append, postgres_url, read, run, save
from tests.store.opening import opened


def test_an_older_program_refuses_a_newer_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await opened(tmp_path)
        await store.close()
        db = await asyncpg.connect(postgres_url(tmp_path))
        await db.execute("INSERT INTO schema_version (version, least) VALUES ($1, $1)", len(schema.MIGRATIONS) + 1)
        await db.close()
        with pytest.raises(TooNew, match="newer Tercet"):
            await opened(tmp_path)
        with pytest.raises(TooNew, match="newer Tercet"):
            async with postgres_source(postgres_url(tmp_path), sole=False):
                pass

    run(body)


MORE = (*schema.MIGRATIONS, "CREATE TABLE more (id integer)")
"""A possible next version."""


@contextmanager
def newer_program(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as changed:
        changed.setattr(schema, "MIGRATIONS", MORE)
        yield


def test_no_table_changes_under_a_server_that_does_not_expect_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        url = postgres_url(tmp_path)
        monkeypatch.setattr(schema, "LOCK_SECONDS", 0.1)
        db = await asyncpg.connect(url)
        for shared in (True, False):
            store = await opened(tmp_path, shared=shared)
            with newer_program(monkeypatch), pytest.raises(InUse, match="stop"):
                await schema.join_servers(db, "it", shared=shared)
            assert await schema.data_version(db) == (len(MORE) - 1, len(MORE) - 1)
            await store.close()
        newer = await asyncpg.connect(url)
        with newer_program(monkeypatch):
            await schema.join_servers(db, "it", shared=True)
            assert await schema.data_version(db) == (len(MORE), len(MORE))
            await schema.join_servers(newer, "it", shared=True)
        with pytest.raises(TooNew):
            await opened(tmp_path, shared=True)
        await newer.close()
        await db.close()

    run(body)


def test_a_compatible_change_is_made_while_older_nodes_keep_running(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        store = await opened(tmp_path, shared=True)
        monkeypatch.setattr(schema, "COMPATIBLE", frozenset({len(MORE)}))
        db = await asyncpg.connect(postgres_url(tmp_path))
        with newer_program(monkeypatch):
            await schema.join_servers(db, "it", shared=True)
        assert await schema.data_version(db) == (len(MORE), len(MORE) - 1)
        await save(store, a_record())
        older = await opened(tmp_path, shared=True)
        assert (await read(older, "t1")).version == 0
        with pytest.raises(TooNew):
            # it might not know everything there is to copy
            async with postgres_source(postgres_url(tmp_path), sole=False):
                pass
        await older.close()
        await store.close()
        await db.close()

    run(body)


def test_an_older_database_is_not_upgraded_by_a_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        url = postgres_url(tmp_path)
        db = await asyncpg.connect(url)
        for sole in (True, False):
            with pytest.raises(Unavailable, match="no Tercet data"):
                async with postgres_source(url, sole=sole):
                    pass
        assert await db.fetchval("SELECT to_regnamespace(current_setting('search_path')) IS NULL"), "nothing is created"
        await schema.prepare(db)
        with newer_program(monkeypatch):
            with pytest.raises(Unavailable, match="older Tercet"):
                async with postgres_source(url, sole=False):
                    pass
            assert await schema.data_version(db) == (len(MORE) - 1,) * 2
            async with postgres_source(url, sole=True) as source:
                assert await source.count() == 0, "a standalone server upgrades it"
        await db.close()

    run(body)


def test_opening_an_older_database_upgrades_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await opened(tmp_path)
        await save(store, a_record())
        await store.close()
        with newer_program(monkeypatch):
            for version in range(2):
                store = await opened(tmp_path)
                assert (await read(store, "t1")).version == version
                await append(store, "t1", an_entry(version))
                await store.close()
        db = await asyncpg.connect(postgres_url(tmp_path))
        assert await schema.data_version(db) == (len(MORE), len(MORE))
        await db.close()

    run(body)


def test_a_database_from_before_the_first_release_is_refused_and_left_alone(tmp_path: Path) -> None:
    async def body() -> None:
        url = postgres_url(tmp_path)
        db = await asyncpg.connect(url)
        await schema.make_namespace(db)
        await db.execute("CREATE TABLE data_version AS SELECT 3 AS version, 3 AS least")
        for shared in (False, True):
            with pytest.raises(Unreleased, match=r"before Tercet 0\.1\.0"):
                await opened(tmp_path, shared=shared)
        with pytest.raises(Unreleased):
            async with postgres_source(url, sole=False):
                pass
        tables = "SELECT relname FROM pg_class WHERE relkind = 'r' AND pg_table_is_visible(oid) AND relname !~ '^pg_'"
        assert await db.fetch(tables) == [("data_version",)]
        await db.close()

    run(body)


def test_a_role_that_may_only_read_and_write_can_use_another_roles_database(tmp_path: Path) -> None:
    async def body() -> None:
        store = await opened(tmp_path)
        await save(store, a_record())
        await store.close()
        url = postgres_url(tmp_path)
        name = url.rsplit("=", 1)[1]
        db = await asyncpg.connect(url)
        await db.execute(f"CREATE ROLE plain_{name} LOGIN; GRANT USAGE ON SCHEMA {name} TO plain_{name}")
        await db.execute(f"GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA {name} TO plain_{name}")
        await db.close()
        store = await open_postgres(url.replace("tercet@", f"plain_{name}@"), Calendar())
        await append(store, "t1", an_entry(0), ANNA)
        assert (await read(store, "t1")).version == 1
        await store.close()

    run(body)
