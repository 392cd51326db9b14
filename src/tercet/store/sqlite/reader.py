"""Reads the SQLite file on a separate thread and connection, so no query waits for a commit."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from tercet.store.port import Soon, StoreError, Unavailable
from tercet.store.sqlite.schema import explained

Query = Callable[[sqlite3.Connection], Any]


class Reader:
    """Runs queries one after another; each sees the current state of the file."""

    def __init__(self, path: Path, soon: Soon) -> None:
        self._path = path
        self._soon = soon
        self._questions: SimpleQueue[tuple[Query, Callable[[Any], None]] | None] = SimpleQueue()
        self._file = threading.Lock()
        """Held while the file is read or replaced."""
        self._db: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._read_all, name="tercet-reader", daemon=True)
        self._thread.start()

    def ask(self, query: Query, done: Callable[[Any], None]) -> None:
        """Calls `done` with the result, or with a StoreError."""
        self._questions.put((query, done))

    @contextlib.contextmanager
    def released(self) -> Iterator[None]:
        """Closes the file within the context; queries requested in the meantime are answered afterwards."""
        with self._file:
            self._close()
            yield

    def close(self) -> None:
        """Answers pending queries, then stops."""
        self._questions.put(None)
        self._thread.join()

    def _read_all(self) -> None:
        while (question := self._questions.get()) is not None:
            query, done = question
            with self._file:
                answer = self._answer(query)
            self._soon(done, answer)
        while not self._questions.empty():
            left = self._questions.get()
            if left is not None:
                self._soon(left[1], Unavailable("the store is closed"))
        self._close()

    def _answer(self, query: Query) -> Any:
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
                return query(self._db)
            finally:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
        except StoreError as error:
            return error
        except sqlite3.Error as error:
            self._close()  # the next query opens a new connection
            return explained(error, self._path)
        except Exception as error:
            return Unavailable(repr(error))

    def _close(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            with contextlib.suppress(sqlite3.Error):
                db.close()
