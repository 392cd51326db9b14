"""Backups, and restoring them."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tercet.store.port import Damaged, InUse, Moment, Unavailable
from tercet.store.sqlite.backup import backup, restore
from tests.store.conformance import a_record, an_entry, append, read, run, save
from tests.store.test_sqlite import opened, write


def test_a_backup_of_a_store_in_use_is_complete_and_restorable(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def body() -> None:
        store = await opened(tmp_path)
        for i in range(20):
            await save(store, a_record(f"t{i}"))
        stop = asyncio.Event()

        async def play(i: int) -> int:
            version = 0
            while not stop.is_set():
                await append(store, f"t{i}", an_entry(version))
                version += 1
            return version

        playing = [asyncio.create_task(play(i)) for i in range(20)]
        before = [0]
        while not all(before):
            before = [(await read(store, f"t{i}")).version for i in range(20)]
        await store.backup(copy)
        stop.set()
        after = await asyncio.gather(*playing)
        with pytest.raises(InUse):
            restore(copy, tmp_path / "tercet.db", patience=0.2)
        await store.close()

        restore(copy, tmp_path / "tercet.db")
        store = await opened(tmp_path)
        for i in range(20):
            assert before[i] <= (await read(store, f"t{i}")).version <= after[i]
        await store.close()
        assert (tmp_path / "tercet.db.before-restore").exists()

    run(body)


def test_no_restore_overwrites_what_an_earlier_one_kept(tmp_path: Path) -> None:
    async def body() -> None:
        await (await opened(tmp_path)).close()

    run(body)
    target, copy = tmp_path / "tercet.db", tmp_path / "copy.db"
    backup(target, copy)
    for _ in range(3):
        restore(copy, target)
    kept = sorted(path.name for path in tmp_path.glob("*.before-restore*"))
    assert kept == [f"tercet.db.before-restore{ending}" for ending in ("", ".1", ".2")]


def test_a_guest_deleted_after_a_backup_stays_deleted(tmp_path: Path) -> None:
    async def body() -> None:
        store = await opened(tmp_path)
        await store.revoke(b"before")
        await store.backup(tmp_path / "copy.db")
        await store.revoke(b"after")
        await store.close()
        restore(tmp_path / "copy.db", tmp_path / "tercet.db")
        store = await opened(tmp_path)
        assert await store.revoked(Moment(0)) == {b"before", b"after"}
        await store.close()

    run(body)


def test_a_backup_never_overwrites_and_a_bad_one_is_not_restored(tmp_path: Path) -> None:
    run(lambda: write(tmp_path))
    target, bad = tmp_path / "tercet.db", tmp_path / "bad.db"
    bad.write_bytes(b"not a backup" * 500)
    before = target.read_bytes()
    with pytest.raises(Unavailable, match="already exists"):
        backup(target, bad)
    with pytest.raises(Damaged):
        restore(bad, target)
    with pytest.raises(Unavailable, match="no backup"):
        restore(tmp_path / "nowhere.db", target)
    assert target.read_bytes() == before
    assert not list(tmp_path.glob("*.part*"))


@pytest.mark.parametrize("size", [0, 2**40])
def test_every_copy_is_checked_whatever_its_size(tmp_path: Path, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Overwrites a page of the first index, which only a check of the complete file finds."""
    monkeypatch.setattr("tercet.store.sqlite.schema.CHECKED_SIZE", size)
    run(lambda: write(tmp_path, tables=300, entries=1))
    source = tmp_path / "tercet.db"
    data = bytearray(source.read_bytes())
    at = data.rindex(b"t299")
    page = at // 4096 * 4096
    data[page : page + 4096] = os.urandom(4096)
    source.write_bytes(data)
    with pytest.raises(Damaged):
        backup(source, tmp_path / "copy.db")
    with pytest.raises(Damaged):
        restore(source, tmp_path / "other.db")
    assert not (tmp_path / "copy.db").exists()
    assert not (tmp_path / "other.db").exists()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can change the owner of files")
def test_files_restored_by_the_superuser_belong_to_the_folders_owner(tmp_path: Path) -> None:
    run(lambda: write(tmp_path))
    folder = tmp_path / "house"
    folder.mkdir()
    os.chown(folder, 12345, 12346)
    restore(tmp_path / "tercet.db", folder / "tercet.db")
    assert {path.name for path in folder.iterdir()} >= {"tercet.db", "tercet.db.lock"}
    for path in folder.iterdir():
        assert (path.stat().st_uid, path.stat().st_gid) == (12345, 12346), path.name
