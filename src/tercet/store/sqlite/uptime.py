"""Measures how long servers have run with this data: a clock that stops while no server runs, independent of the
calendar (C20)."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path


class Mark:
    """A small file beside the data that records how far the data reached, because SQLite does not detect the loss of a
    write-ahead log.

    Written whenever an uptime record has become durable. Data that ends before the mark has lost acknowledged writes.
    """

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".mark")

    def read(self) -> int:
        try:
            return int(self._path.read_text())
        except (OSError, ValueError):
            return 0

    def write(self, now: int) -> None:
        part = self._path.with_name(self._path.name + ".part")
        with contextlib.suppress(OSError):
            part.touch(0o600)
            part.write_text(str(now))
            os.replace(part, self._path)

    def remove(self) -> None:
        """Removes the mark; call this before deliberately replacing the data with older data."""
        self._path.unlink(missing_ok=True)


class Uptime:
    """Total milliseconds of all runs of the server; each run has a row with its last recorded time.

    Each commit is stamped with this clock. After a kill, the time since the last record is not counted, to the players'
    advantage.
    """

    def __init__(self, db: sqlite3.Connection, running: Callable[[], float]) -> None:
        self._db = db
        self._running = running
        (self.started,) = db.execute(
            "SELECT 1 + max(coalesce((SELECT max(ended) FROM lives), 0), coalesce((SELECT max(clock) FROM journal), 0))"
        ).fetchone()
        self._opened = running()
        (self._life,) = db.execute("SELECT 1 + coalesce(max(id), 0) FROM lives").fetchone()

    def now(self) -> int:
        return int(self.started + self._running() - self._opened)

    def record(self, now: int) -> bool:
        """Records that this run has lasted until now; if that fails, the next record makes up for it."""
        with contextlib.suppress(sqlite3.Error):
            self._db.execute(
                "INSERT INTO lives (id, started, ended) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET ended = ?",
                (self._life, self.started, now, now),
            )
            return True
        return False

    def after(self, db: sqlite3.Connection, stamp: int) -> int:
        """Returns how long the run that wrote a stamp continued after it: until its end, or until now."""
        if stamp >= self.started:
            return self.now() - stamp
        found = db.execute(
            "SELECT ended FROM lives WHERE started <= ? ORDER BY started DESC LIMIT 1", (stamp,)
        ).fetchone()
        return 0 if found is None else max(found[0] - stamp, 0)
