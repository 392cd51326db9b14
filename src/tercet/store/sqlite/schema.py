"""The schema of the SQLite file, its migrations, and the lock that lets only one server open it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tercet.store.port import Damaged, InUse, StoreError, TooNew, Unavailable, Unreleased

APPLICATION: Final = 0x54455243
"""Marks a SQLite file as ours ("TERC")."""
UNRELEASED: Final = 0x54524354
"""Marks files from before the first release ("TRCT")."""

MIGRATIONS: Final = (
    # 1: one row of `journal` is one commit for any number of tables, so a commit is one statement and touches few
    # pages. When the journal has grown long, entries move to `chapters`, grouped by table. `clock` advances only while
    # a server runs, and `lives` has a row for each run of the server.
    """
    CREATE TABLE tables (
        no INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        rules BLOB NOT NULL,
        host TEXT NOT NULL,
        listed INTEGER NOT NULL,
        chat INTEGER NOT NULL DEFAULT 0,
        created INTEGER NOT NULL,
        touched INTEGER NOT NULL,
        finished INTEGER,
        successor TEXT
    );
    CREATE INDEX tables_host ON tables (host);
    CREATE INDEX tables_finished ON tables (finished) WHERE finished IS NOT NULL;
    CREATE INDEX tables_idle ON tables (touched) WHERE finished IS NULL;
    CREATE TABLE players (
        guest TEXT NOT NULL,
        no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
        PRIMARY KEY (guest, no)
    ) WITHOUT ROWID;
    CREATE INDEX players_no ON players (no);
    CREATE TABLE journal (
        id INTEGER PRIMARY KEY,
        crc INTEGER NOT NULL,
        data BLOB NOT NULL,
        clock INTEGER NOT NULL
    );
    CREATE TABLE chapters (
        id INTEGER PRIMARY KEY,
        no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
        version INTEGER NOT NULL,
        following INTEGER NOT NULL,
        crc INTEGER NOT NULL,
        data BLOB NOT NULL,
        clock INTEGER NOT NULL,
        UNIQUE (no, version)
    );
    CREATE TABLE lives (id INTEGER PRIMARY KEY, started INTEGER NOT NULL, ended INTEGER NOT NULL);
    CREATE INDEX lives_started ON lives (started);
    CREATE TABLE revoked (mark BLOB PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE notes (
        no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        data BLOB NOT NULL,
        PRIMARY KEY (no, kind)
    ) WITHOUT ROWID;
    CREATE TABLE calendar (id INTEGER PRIMARY KEY CHECK (id = 1), believed INTEGER NOT NULL);
    """,
)
"""Each step migrates a file to the next version. A released step never changes."""

CHECKED_SIZE: Final = 64 * 2**20
"""A file up to this size is checked as a whole when opened, a larger one only as it is read. Backups are always checked
as a whole."""


def make_private(path: Path) -> None:
    """Lets only the owner read a database. Must be called before SQLite opens it, because the write-ahead log, which
    contains seeds, inherits the mode."""
    if os.name != "posix":
        return
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        for ending in ("", "-wal", "-shm", "-journal"):
            with contextlib.suppress(FileNotFoundError):
                path.with_name(path.name + ending).chmod(0o600)
    except OSError as error:
        raise Unavailable(f"cannot open {path}: {error}", "unreadable", place=path, problem=error) from error


def connect(path: Path, *, timeout: float = 10.0) -> sqlite3.Connection:
    """Opens a file for all threads of this process; raises Unavailable with the reason if that fails."""
    try:
        return sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=timeout)
    except sqlite3.Error as error:
        raise Unavailable(f"cannot open {path}: {error}", "unreadable", place=path, problem=error) from error


@contextlib.contextmanager
def closing_on_failure(db: sqlite3.Connection, path: Path) -> Iterator[None]:
    """Closes the database if the block fails, and raises a StoreError with the reason."""
    try:
        yield
    except sqlite3.Error as error:
        db.close()
        raise explained(error, path) from error
    except StoreError:
        db.close()
        raise


def open_database(path: Path, *, thorough: bool = False) -> sqlite3.Connection:
    """Opens or creates the file and migrates it to the current version, or raises an error with the reason."""
    size = path.stat().st_size if path.exists() else 0
    make_private(path)
    db = connect(path)
    with closing_on_failure(db, path):
        if size:
            _check(db, path, thorough=thorough or size <= CHECKED_SIZE)
        _configure(db)
        migrate(db, MIGRATIONS)
    return db


def lock(path: Path) -> sqlite3.Connection:
    """Takes a lock beside the data, held until it is closed or the process dies; raises InUse if it is taken.

    A separate SQLite file works as a lock on every system, without blocking backups of the data.
    """
    beside = path.with_name(path.name + ".lock")
    make_private(beside)
    db = connect(beside, timeout=0)
    try:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        db.close()
        if "locked" in str(error):
            raise InUse(f"another server is using {path}; stop it first", "in-use", place=path) from error
        raise Unavailable(f"cannot open {beside}: {error}", "unreadable", place=beside, problem=error) from error
    return db


def migrate(db: sqlite3.Connection, steps: tuple[str, ...]) -> None:
    """Applies the missing migrations, each in its own transaction."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    for number, step in enumerate(steps[version:], start=version + 1):
        db.executescript(
            f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; PRAGMA application_id = {APPLICATION}; COMMIT;"
        )


def emptied_log(db: sqlite3.Connection) -> bool:
    """Moves the write-ahead log into the file and truncates it; returns False if a reader still uses it."""
    (patience,) = db.execute("PRAGMA busy_timeout").fetchone()
    db.execute("PRAGMA busy_timeout = 0")
    try:
        (busy, *_) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error:
        return False
    finally:
        db.execute(f"PRAGMA busy_timeout = {patience}")
    return not busy


@contextlib.contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Runs BEGIN IMMEDIATE … COMMIT around the block; an exception rolls back."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def explained(error: sqlite3.Error, path: Path) -> StoreError:
    """Converts a SQLite error to a StoreError that distinguishes damage from a full or missing disk."""
    if isinstance(error, sqlite3.OperationalError):
        return Unavailable(f"{path}: {error}", "unreadable", place=path, problem=error)
    message = f"{path} is damaged or not a Tercet database ({error}); restore a backup with `tercet restore`"
    return Damaged(message, "damaged", place=path, problem=error)


def _check(db: sqlite3.Connection, path: Path, *, thorough: bool) -> None:
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (tables,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if application == UNRELEASED:
        raise Unreleased(path)
    if application != APPLICATION and (tables or version):
        message = f"{path} is a SQLite file, but not one of Tercet's; choose another --data directory"
        raise Damaged(message, "foreign", place=path)
    if version > len(MIGRATIONS):
        raise TooNew(
            f"{path} was written by a newer Tercet (data version {version}, this one knows {len(MIGRATIONS)}); "
            "upgrade Tercet, or restore a backup made before the upgrade",
            "too-new",
        )
    if thorough:
        (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            message = f"{path} is damaged ({verdict}); restore a backup with `tercet restore`"
            raise Damaged(message, "damaged", place=path, problem=verdict)


def _configure(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA journal_mode = WAL")
    # FULL: a commit is on disk when it returns; on macOS that needs the next two pragmas, too
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA fullfsync = ON")
    db.execute("PRAGMA checkpoint_fullfsync = ON")
    db.execute("PRAGMA foreign_keys = ON")
    # overwrite deleted data instead of just freeing it
    db.execute("PRAGMA secure_delete = ON")
    db.execute("PRAGMA journal_size_limit = 67108864")
