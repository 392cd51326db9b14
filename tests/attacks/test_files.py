"""Another user on the same computer: files that the server writes are private, whatever the folder."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tercet.store.sqlite.backup import backup, restore
from tests.attacks.target import Target
from tests.server.serving import run


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Path]:
    """A world-readable folder, and a permissive umask."""
    folder = tmp_path / "data"
    folder.mkdir()
    before = os.umask(0o022)
    folder.chmod(0o755)
    yield folder
    os.umask(before)


def readable_by_others(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.stat().st_mode & 0o077)


def test_a_running_game_is_hidden_from_other_users(shared: Path) -> None:
    """Before the fix, `tercet.db-wal` was 0644 and showed the seed and the pile of the running deal."""

    async def body() -> None:
        async with Target(shared, "--no-bots") as target:
            who = await target.guest()
            code = await target.table(who)
            async with target.socket() as raw:
                await raw.hello(code, who.token)
                await raw.send({"type": "do", "id": "a", "command": {"type": "Sit", "name": "Anna"}})
                while (await raw.message())["type"] != "events":
                    pass
            assert {"tercet.db", "tercet.db-wal", "tercet.db-shm"} <= {path.name for path in shared.iterdir()}
            assert readable_by_others(shared) == []
            await asyncio.to_thread(backup, shared / "tercet.db", shared / "backup.db")
            assert readable_by_others(shared) == []

    run(body)


def test_files_that_others_could_read_become_private(shared: Path) -> None:
    async def body() -> None:
        async with Target(shared, "--no-bots") as target:
            await target.table(await target.guest())
        (shared / "tercet.db.mark").unlink(missing_ok=True)
        for path in shared.iterdir():
            path.chmod(0o644)
        async with Target(shared, "--no-bots"):
            assert readable_by_others(shared) == []

    run(body)


def test_a_copy_is_private_while_it_is_written(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        async with Target(shared, "--no-bots") as target:
            await target.table(await target.guest())

    run(body)
    seen = []
    replace = os.replace

    def watch(source: Path, target: Path) -> None:
        seen.append(readable_by_others(shared))
        replace(source, target)

    monkeypatch.setattr("tercet.store.sqlite.backup.os.replace", watch)
    backup(shared / "tercet.db", shared / "copy.db")
    restore(shared / "copy.db", shared / "tercet.db")
    assert len(seen) >= 3
    assert not any(seen)
