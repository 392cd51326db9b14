"""Looking things up in the SQLite file: a thread and a connection of their own, so that no look waits for a commit."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from tercet.store.memory import Soon
from tercet.store.port import StoreError, Unavailable
from tercet.store.sqlite.schema import explained

Look = Callable[[sqlite3.Connection], Any]


class Reader:
    """Answers questions one after the other; each sees the file as it was when its turn came."""

    def __init__(self, path: Path, soon: Soon) -> None:
        self._path = path
        self._soon = soon
        self._questions: SimpleQueue[tuple[Look, Callable[[Any], None]] | None] = SimpleQueue()
        self._file = threading.Lock()
        """Held while the file is read, or changed for another."""
        self._db: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._read_all, name="tercet-reader", daemon=True)
        self._thread.start()

    def ask(self, look: Look, done: Callable[[Any], None]) -> None:
        """Calls `done` with what was found, or with the StoreError that came of it."""
        self._questions.put((look, done))

    @contextlib.contextmanager
    def away(self) -> Iterator[None]:
        """Lets go of the file; whatever is asked meanwhile is answered afterwards."""
        with self._file:
            self._close()
            yield

    def close(self) -> None:
        """Answers what was asked, then ends."""
        self._questions.put(None)
        self._thread.join()

    def _read_all(self) -> None:
        while (question := self._questions.get()) is not None:
            look, done = question
            with self._file:
                answer = self._answer(look)
            self._soon(done, answer)
        while not self._questions.empty():
            left = self._questions.get()
            if left is not None:
                self._soon(left[1], Unavailable("the store is closed"))
        self._close()

    def _answer(self, look: Look) -> Any:
        try:
            if self._db is None:
                self._db = sqlite3.connect(
                    f"{self._path.absolute().as_uri()}?mode=ro",
                    uri=True,
                    isolation_level=None,
                    check_same_thread=False,
                    timeout=10,
                )
            self._db.execute("BEGIN")
            try:
                return look(self._db)
            finally:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
        except StoreError as error:
            return error
        except sqlite3.Error as error:
            self._close()  # the next one begins with a new connection
            return explained(error, self._path)
        except Exception as error:
            return Unavailable(repr(error))

    def _close(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            with contextlib.suppress(sqlite3.Error):
                db.close()
