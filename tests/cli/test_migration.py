"""`tercet migrate`, and backups of a database, as an operator types them."""

from __future__ import annotations

import ast
import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tercet.cli import main
from tercet.cluster.peers import BusUnreachable
from tercet.locale import LANGUAGES, Words, words
from tercet.results.database.postgres import open_postgres_results
from tercet.server.settings import Settings
from tercet.store.port import Moment
from tercet.store.postgres import schema
from tercet.store.postgres.store import open_postgres
from tercet.store.sqlite.schema import lock
from tercet.store.sqlite.store import SqliteStore
from tests.cli.conftest import Run
from tests.postgres import shared_postgres
from tests.results.test_results import some_games
from tests.store.conformance import ANNA, START, Calendar, a_record, an_entry, append, read, save

KEY = b"k" * 32
PROBLEMS = ("Damaged", "InUse", "TooNew", "Unavailable")
STORE = Path(schema.__file__).parents[1]
Typed = Callable[..., tuple[int, str, str]]


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str]) -> Typed:
    def typed(*arguments: object) -> tuple[int, str, str]:
        code = main([*map(str, arguments), "--lang", "en"])
        out, err = capsys.readouterr()
        return code, out, err

    return typed


def fill(folder: Path) -> None:
    folder.mkdir()
    (folder / "identity.key").write_bytes(KEY)

    async def body() -> None:
        store = SqliteStore(folder / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, Calendar())
        await save(store, a_record("t1"))
        await append(store, "t1", an_entry(0), ANNA, finished=START)
        await store.revoke(b"mark")
        await store.close()

    asyncio.run(body())


def test_a_folder_is_migrated_to_a_database_and_back(tmp_path: Path, typed: Typed) -> None:
    url = shared_postgres().url()
    fill(tmp_path / "one")
    assert typed("migrate", tmp_path / "one", url) == (
        0,
        "Copied and verified: 1 table with 1 log entry, all identities and their key.\n",
        "",
    )
    code, _, err = typed("migrate", tmp_path / "one", url)
    assert (code, "already" in err) == (1, True)
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "results.db").write_bytes(b"of other logs")
    assert typed("migrate", url, tmp_path / "two")[0] == 0
    assert not (tmp_path / "two" / "results.db").exists()
    assert (tmp_path / "two" / "identity.key").read_bytes() == KEY
    assert (tmp_path / "two" / "identity.key").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "two" / "tercet.db").stat().st_mode & 0o777 == 0o600
    assert typed("migrate", url, url)[0] == 2
    assert typed("migrate", tmp_path / "nowhere", url)[0] == 1


def test_a_database_is_backed_up_while_in_use_and_restored_while_not(
    tmp_path: Path, typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = shared_postgres().url()
    fill(tmp_path / "one")
    assert typed("migrate", tmp_path / "one", url)[0] == 0
    copy = tmp_path / "copy.db"

    async def body() -> None:
        store = await open_postgres(url, Calendar())
        code, out, err = await asyncio.to_thread(typed, "backup", copy, "--store", url)
        assert (code, err) == (0, "")
        assert "copy.db.key" in out
        assert (tmp_path / "copy.db.key").read_bytes() == KEY
        await save(store, a_record("later"))
        await store.revoke(b"later mark")
        results = await open_postgres_results(url)
        await results.add_all(some_games())
        with monkeypatch.context() as impatient:
            impatient.setattr(schema, "LOCK_SECONDS", 0.1)
            code, _, err = await asyncio.to_thread(typed, "restore", copy, "--store", url)
        assert (code, "Stop it first" in err) == (1, True)
        assert await results.latest() > 0
        await store.close()
        key = (tmp_path / "copy.db.key").rename(tmp_path / "elsewhere.key")
        code, _, err = await asyncio.to_thread(typed, "restore", copy, "--store", url)
        assert (code, "copy.db.key" in err) == (2, True), "without the key nobody would be recognized"
        key.rename(tmp_path / "copy.db.key")
        code, out, err = await asyncio.to_thread(typed, "restore", copy, "--store", url)
        assert (code, err) == (0, "")
        assert await results.latest() == 0, "they belonged to other logs"
        await results.close()
        store = await open_postgres(url, Calendar())
        assert (await read(store, "t1")).record.finished == START
        assert await store.tables_of(ANNA) == ("t1",)
        assert await store.revoked(Moment(0)) == {b"mark", b"later mark"}, "deleted guests stay deleted"
        assert await store.identity_key(b"new") == KEY
        with pytest.raises(Exception, match="later"):
            await read(store, "later")
        await append(store, "t1", an_entry(1))
        await store.close()

    asyncio.run(body())


@pytest.mark.parametrize("language", LANGUAGES)
def test_unusable_data_is_explained_in_the_readers_language(language: str, run: Run, tmp_path: Path) -> None:
    said = words(language)
    database = Settings(data=tmp_path).database
    copy = tmp_path / "copy.db"
    database.write_bytes(b"no database at all" * 100)
    code, _, problem = run("backup", str(copy), "--data", str(tmp_path), "--lang", language)
    assert code == 1
    head, _, _ = said("store-damaged", place=str(database), problem="|").partition("|")
    assert problem.startswith(f"tercet: {head}")
    assert not copy.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_data_in_use_or_too_new_to_migrate_is_explained_in_the_readers_language(
    language: str, run: Run, tmp_path: Path
) -> None:
    said = words(language)
    fill(tmp_path / "one")
    database = Settings(data=tmp_path / "one").database
    command = ("migrate", str(tmp_path / "one"), "postgresql://127.0.0.1:1/none", "--lang", language)
    with closing(lock(database)):
        assert run(*command) == (1, "", f"tercet: {_not_copied(said, said('store-in-use', place=str(database)))}\n")
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA user_version = 1000")
    assert run(*command) == (1, "", f"tercet: {_not_copied(said, said('store-too-new'))}\n")


def _not_copied(said: Words, problem: str) -> str:
    return said("server-not-copied", problem=problem)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_without_its_bus_reports_it_in_the_readers_language(
    language: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(settings: Settings, *_: object) -> None:
        raise BusUnreachable("127.0.0.1:4222", "refused")

    monkeypatch.setattr("tercet.server.main.serve", refused)
    addresses = ("--store", "postgresql://127.0.0.1/none", "--bus", "nats://127.0.0.1:4222")
    code, out, problem = run("serve", *addresses, "--data", str(tmp_path), "--lang", language)
    assert (code, out) == (2, "")
    assert problem == f"tercet: {words(language)('server-no-bus', bus='127.0.0.1:4222', problem='refused')}\n"


def problems_in(path: Path) -> Iterator[ast.Call]:
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call) and ast.unparse(call.func) in (*PROBLEMS, "super().__init__"):
            yield call


def test_every_reason_for_unopenable_data_is_reported() -> None:
    schemas = sorted(STORE.rglob("schema.py"))
    assert {path.parent.name for path in schemas} == {"sqlite", "postgres"}
    assert [ast.unparse(call) for path in schemas for call in problems_in(path) if len(call.args) < 2] == []


def test_every_reason_for_unusable_data_has_a_message() -> None:
    given = {
        call.args[1].value
        for path in STORE.rglob("*.py")
        for call in problems_in(path)
        if len(call.args) > 1 and isinstance(call.args[1], ast.Constant)
    }
    messages = {name.removeprefix("store-") for name in words("en").ids() if name.startswith("store-")}
    assert given == messages
