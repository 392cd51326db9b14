"""For how long servers have run with these data: a clock that stands while none runs, and has no calendar (C20)."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable


def running() -> float:
    """Milliseconds that run evenly, from no particular moment on; most systems stop them while they are suspended."""
    return time.monotonic() * 1000


class Uptime:
    """The milliseconds of all lives of the server, one after the other; a row for each life says when it was seen last.

    Each commit bears a stamp of this clock. A life that is killed lasted as long as was noted, at the least: what was
    not noted is given back to the players.
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

    def note(self, now: int) -> None:
        """Writes down that this life has lasted until now; if the disk does not take it, the next note will do."""
        with contextlib.suppress(sqlite3.Error):
            self._db.execute(
                "INSERT INTO lives (id, started, ended) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET ended = ?",
                (self._life, self.started, now, now),
            )

    def after(self, stamp: int) -> int:
        """How long the life that a stamp belongs to went on: until its end, or until now."""
        if stamp >= self.started:
            return self.now() - stamp
        found = self._db.execute(
            "SELECT ended FROM lives WHERE started <= ? ORDER BY started DESC LIMIT 1", (stamp,)
        ).fetchone()
        return 0 if found is None else max(found[0] - stamp, 0)
