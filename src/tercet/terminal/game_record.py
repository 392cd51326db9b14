"""Writes files during play: the game, and the receipt of its shuffles (P2)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final

from tercet.core.chance_verification import Receipt
from tercet.core.playthrough import Playthrough
from tercet.core.receipts import format_receipt
from tercet.replaced_files import write_file
from tercet.store.log_files import write_log

SECONDS: Final = 1.0
"""Minimum seconds between two writes of a game; short, so little is lost if the terminal disappears."""


class GameRecord:
    """The file of one game."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._written = 0
        """Number of events in the file."""
        self._due = 0.0
        self.problem: str | None = None
        """Why the last write failed; None if the file is complete."""
        self.on_problem: Callable[[str], None] = _ignore
        """Called once if the file cannot be written."""

    def keep(self, play: Playthrough[Any, Any, Any], now: float) -> None:
        """Writes the game if it has changed and `SECONDS` have passed."""
        if now >= self._due and len(play.events) > self._written:
            self._due = now + SECONDS
            self.write(play)

    def write(self, play: Playthrough[Any, Any, Any]) -> None:
        """Writes the game atomically."""
        if len(play.events) == self._written:
            return
        try:
            write_log(self._path, play)
        except OSError as error:
            self.problem = f"{self._path}: {error.strerror or error}"
            self.on_problem(self.problem)
            self.on_problem = _ignore
        else:
            self._written, self.problem = len(play.events), None


def next_free(path: str) -> Path:
    """Returns the path, with a number added if the file exists: `game-2.tercet`. Leaves devices unchanged."""
    wanted = Path(path)
    number, found = 1, wanted
    while found.is_file():
        number += 1
        found = wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}")
    return found


def _ignore(problem: str) -> None:
    """Does nothing: the problem has been reported."""


class ReceiptFile:
    """The file of a session's receipt: the named one, or a new one in the current folder."""

    def __init__(self, path: str = "") -> None:
        self._path = Path(path) if path else None

    def save(self, receipt: Receipt, path: str = "") -> str:
        """Writes the receipt so far and returns the file's name; raises OSError on failure."""
        if path:
            self._path = Path(path)
        elif self._path is None:
            self._path = _new_file(receipt.table)
        write_file(self._path, format_receipt(receipt))
        return str(self._path)


def _new_file(table: str) -> Path:
    """Returns a file name that no other session has used here."""
    for number in count(1):
        path = Path(f"tercet-{table}{'' if number == 1 else f'-{number}'}.receipt.json")
        if not path.exists():
            return path
    raise AssertionError("numbers do not end")
