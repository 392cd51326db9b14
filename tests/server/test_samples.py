"""Data of earlier versions: everything a release wrote stays readable forever; unreleased formats are refused."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest

from tercet.cli import main
from tercet.client import Pass
from tercet.core.engine.log import parse_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.games import GAMES
from tercet.locale import LANGUAGES, words
from tercet.store.postgres.schema import make_namespace
from tercet.store.sqlite.schema import MIGRATIONS
from tests.postgres import shared_postgres
from tests.samples.writing import FOLDER as SAMPLES
from tests.samples.writing import SCHEMA, log_outcome, play_dice, read_everything
from tests.server.serving import Running, play_on, run, running
from tests.server.test_daily import find

UNRELEASED = sorted((SAMPLES / "unreleased").glob("*.db.gz"))
RELEASES = sorted(SAMPLES.glob("v*"))
LOGS = [path for release in RELEASES for path in sorted(release.glob("*.tercet"))]
KEPT: dict[str, Any] = {"keep_finished_days": 365_000.0, "keep_idle_days": 365_000.0}
"""Prevents the deletion of samples because of their age."""


@pytest.mark.parametrize("sample", UNRELEASED, ids=lambda sample: sample.name)
def test_a_database_from_before_the_first_release_is_refused_and_left_alone(
    sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, results = tmp_path / "tercet.db", tmp_path / "results.db"
    path.write_bytes(gzip.decompress(sample.read_bytes()))
    results.write_bytes(b"whatever was there")
    before = path.read_bytes()
    for language in LANGUAGES:
        assert main(["serve", "--data", str(tmp_path), "--port", "0", "--lang", language]) == 2
        said = capsys.readouterr().err
        assert words(language)("store-unreleased", place=str(path)) in said
        assert "Traceback" not in said
    assert (path.read_bytes(), results.read_bytes()) == (before, b"whatever was there")
    assert not [*tmp_path.glob("tercet.db-*")]


@pytest.mark.parametrize("sample", UNRELEASED, ids=lambda sample: sample.name)
def test_a_backup_from_before_the_first_release_is_refused_as_such(
    sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup, folder = tmp_path / "backup.db", tmp_path / "data"
    backup.write_bytes(gzip.decompress(sample.read_bytes()))
    folder.mkdir()
    (folder / "tercet.db").write_bytes(b"whatever was there")
    for language in LANGUAGES:
        assert main(["restore", str(backup), "--data", str(folder), "--lang", language]) == 1
        assert words(language)("store-unreleased", place=str(backup)) in capsys.readouterr().err
    assert backup.read_bytes() == gzip.decompress(sample.read_bytes())
    assert [(file.name, file.read_bytes()) for file in folder.iterdir()] == [("tercet.db", b"whatever was there")]


async def load_sqlite(release: Path, folder: Path) -> str:
    for name in ("tercet.db", "results.db", "identity.key"):
        (folder / name).write_bytes(unpacked(release / name))
    return ""


async def load_postgres(release: Path, folder: Path) -> str:
    url = shared_postgres().url()
    schema = parse_qs(urlsplit(url).query)["search_path"][0]
    db = await asyncpg.connect(url)
    await make_namespace(db)
    await db.execute(unpacked(release / "postgres.sql").decode().replace(f"{SCHEMA}.", f"{schema}."))
    await db.close()
    return url


def unpacked(path: Path) -> bytes:
    return gzip.decompress(path.with_name(f"{path.name}.gz").read_bytes())


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.name)
@pytest.mark.parametrize(("name", "load"), [("sqlite", load_sqlite), ("postgres", load_postgres)])
def test_data_stored_by_a_release_is_read_unchanged_and_playable(
    name: str, load: Callable[[Path, Path], Awaitable[str]], release: Path, tmp_path: Path
) -> None:
    sample = json.loads((release / f"{name}.json").read_text())

    async def body() -> None:
        store = await load(release, tmp_path)
        async with running(tmp_path, bots=False, store=store, calendar=lambda: sample["now"], **KEPT) as server:
            found = await read_everything(server, sample)
            assert_contains(found, {part: sample[part] for part in found})
            status, _, _ = await server.raw("GET", "/api/guests/me", authorization=f"Bearer {sample['deleted']}")
            assert status == 401, "a deleted guest stays deleted"
            for game, code in sample["finished"].items():
                status, _, data = await server.raw("GET", f"/api/tables/{code}/log")
                log = parse_log(data.decode(), GAMES.values())
                assert (status, log.game.name, log.problems(RecomputedChance)) == (200, game, [])
            await play_unfinished(server, sample)

    run(body)


def assert_contains(found: Any, recorded: Any, path: str = "") -> None:
    """Asserts that everything recorded still exists; a later version may add to it."""
    if isinstance(recorded, dict):
        for name, value in recorded.items():
            assert name in found, f"{path}.{name}"
            assert_contains(found[name], value, f"{path}.{name}")
    elif isinstance(recorded, list):
        assert len(found) == len(recorded), path
        for i, (one, other) in enumerate(zip(found, recorded, strict=True)):
            assert_contains(one, other, f"{path}[{i}]")
    else:
        assert found == recorded, path


async def play_unfinished(server: Running, sample: dict[str, Any]) -> None:
    """Checks that each running game accepts its players and their next command."""
    anna, bert = [Pass(name, token) for name, token in sample["guests"].items()]
    cards, dice, puzzle = [sample["unfinished"][game] for game in ("cards", "dice", "puzzle")]
    async with server.join(cards, anna) as one, server.join(cards, bert) as two:
        layout = one.view.layout
        while one.view.layout == layout:
            await play_on([one, two])
    async with server.join(dice, anna) as one, server.join(dice, bert) as two:
        before = one.view.lying
        while one.view.lying == before:
            await play_dice([one, two], one.version + 1)
    async with server.join(puzzle, anna) as table:
        await find(table, table.view.rules.sets[1])


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_log_from_a_release_verifies_with_the_same_outcome(path: Path) -> None:
    text = path.read_text()
    assert parse_log(text, GAMES.values()).problems(RecomputedChance) == []
    recorded = json.loads((path.parent / "sqlite.json").read_text())["outcomes"][path.stem]
    assert_contains(log_outcome(text), recorded)


def test_the_first_schema_step_is_unchanged_since_its_release(tmp_path: Path) -> None:
    tables = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
    path = tmp_path / "tercet.db"
    path.write_bytes(unpacked(SAMPLES / "v0.1.0" / "tercet.db"))
    with closing(sqlite3.connect(path)) as released, closing(sqlite3.connect(":memory:")) as today:
        today.executescript(MIGRATIONS[0])
        assert today.execute(tables).fetchall() == released.execute(tables).fetchall()
