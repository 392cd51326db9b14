"""Backs up and restores the SQLite file, even while a server uses it.

A running server restores the copy itself: it finds the copy beside its file and switches to it between two commits.
Anyone with write access to the folder can trigger this.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tercet.store.port import Damaged, InUse, NotABackup, Unavailable, Unreleased
from tercet.store.sqlite.schema import APPLICATION, UNRELEASED, explained, lock, make_private, open_database
from tercet.store.sqlite.uptime import Mark

PATIENCE: Final = 30.0
"""Seconds to wait for a running server to switch to a copy."""
_POLL: Final = 0.1


def backup(source: Path, target: Path) -> None:
    """Copies a database that a server may be using. Checks the copy, which appears complete or not at all."""
    if not source.exists():
        raise Unavailable(f"there is no database at {source}", "missing", place=source)
    if target.exists():
        raise Unavailable(f"{target} already exists; choose another name", "exists", place=target)
    part = beside(target, ".part")
    try:
        _copy(source, part)
        os.replace(part, target)
    finally:
        _remove(part)


def restore(source: Path, target: Path, patience: float = PATIENCE, *, derived: Sequence[Path] = ()) -> None:
    """Replaces a database with a checked backup, and keeps the old one beside it.

    Deletes the databases in `derived`, which were computed from the old one; a running server deletes its own.
    """
    if not source.exists():
        raise Unavailable(f"there is no backup at {source}", "no-backup", place=source)
    part = beside(target, ".part")
    try:
        _check_origin(source)
        try:
            _copy(source, part)
        except Damaged as error:
            raise NotABackup(source) from error
        _own(part, target.parent)
        try:
            held = lock(target)
        except InUse:
            _hand_over(part, target, patience)
            return
        with contextlib.closing(held):
            _own(beside(target, ".lock"), target.parent)
            _keep_revocations(target, part)
            for path in derived:
                _remove(path)
            swap(part, target)
    finally:
        _remove(part)


def _keep_revocations(target: Path, part: Path) -> None:
    """Copies revocations into the backup, so guests deleted since then stay deleted. Skips a damaged database."""
    if not target.exists():
        return
    try:
        with _opened(part) as db:
            db.execute("ATTACH ? AS replaced", (str(target),))
            db.execute("INSERT OR IGNORE INTO revoked (mark, at) SELECT mark, at FROM replaced.revoked")
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error):
            raise explained(error, target) from error
    except sqlite3.DatabaseError:
        pass


def swap(part: Path, target: Path) -> None:
    """Replaces a database that no process has open with a copy."""
    if target.exists():
        # the old database's last transactions may still be in its write-ahead log
        with contextlib.suppress(sqlite3.Error), _opened(target) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        _keep_former(beside(target, ".before-restore"))
        os.replace(target, beside(target, ".before-restore"))
    for ending in ("-wal", "-shm"):
        beside(target, ending).unlink(missing_ok=True)
    Mark(target).remove()
    os.replace(part, target)


def _keep_former(path: Path) -> None:
    """Makes way for the newest replaced database without losing the ones before it."""
    if path.exists():
        number = 1
        while beside(path, f".{number}").exists():
            number += 1
        os.replace(path, beside(path, f".{number}"))


def swap_back(target: Path) -> None:
    """Undoes `swap`."""
    for ending in ("-wal", "-shm"):
        beside(target, ending).unlink(missing_ok=True)
    if beside(target, ".before-restore").exists():
        os.replace(beside(target, ".before-restore"), target)


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


# The running server's side


def incoming(target: Path) -> Path | None:
    """Returns a copy that is waiting to be restored."""
    path = beside(target, ".incoming")
    return path if path.exists() else None


def answer(target: Path, problem: str) -> None:
    """Reports the outcome to the waiting `restore`; an empty string means success."""
    reply = beside(target, ".answer.part")
    reply.write_text(problem)
    os.replace(reply, beside(target, ".answer"))


def forget_incoming(target: Path) -> None:
    """Deletes a waiting copy, for instance one from before the server started."""
    _remove(beside(target, ".incoming"))


def _hand_over(part: Path, target: Path, patience: float) -> None:
    copy, reply = beside(target, ".incoming"), beside(target, ".answer")
    reply.unlink(missing_ok=True)
    os.replace(part, copy)
    until = time.monotonic() + patience
    while not reply.exists():
        if time.monotonic() > until and copy.exists():
            copy.unlink()
            raise InUse(
                f"the server that is using {target} did not accept the backup; stop it, restore, and start it again"
            )
        time.sleep(_POLL)
    problem = reply.read_text()
    reply.unlink()
    if problem:
        raise Unavailable(problem)


def _check_origin(source: Path) -> None:
    """Rejects a file that is not our database; SQLite alone would accept an empty file as an empty database."""
    try:
        with _opened(source) as db:
            (application,) = db.execute("PRAGMA application_id").fetchone()
    except sqlite3.DatabaseError as error:
        raise NotABackup(source) from error
    if application == UNRELEASED:
        raise Unreleased(source)
    if application != APPLICATION:
        raise NotABackup(source)


def _copy(source: Path, part: Path) -> None:
    """Makes a complete copy in one file, and checks all of it."""
    _remove(part)
    make_private(part)
    try:
        with _opened(source) as original, _opened(part) as copy:
            original.backup(copy)
            # makes it a single file that can be moved, without a write-ahead log
            copy.execute("PRAGMA journal_mode = DELETE")
        open_database(part, thorough=True).close()
    except sqlite3.Error as error:
        raise explained(error, source) from error


def _own(path: Path, folder: Path) -> None:
    """Gives a file created by root to the folder's owner, whose server otherwise could not open it."""
    if os.name == "posix" and os.geteuid() == 0 and path.exists():
        owner = folder.stat()
        os.chown(path, owner.st_uid, owner.st_gid)


def _remove(path: Path) -> None:
    for ending in ("", "-wal", "-shm", "-journal"):
        beside(path, ending).unlink(missing_ok=True)


def _opened(path: Path) -> contextlib.closing[sqlite3.Connection]:
    return contextlib.closing(sqlite3.connect(path, isolation_level=None, timeout=10))
