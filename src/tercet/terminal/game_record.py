"""A game in a file, written while it is played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tercet.core.playthrough import Playthrough
from tercet.store.log_files import write_log

SECONDS: Final = 1.0
"""A game is written at most this often, so that little is lost whatever happens to the terminal."""


class GameRecord:
    """The file of one game."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._written = 0
        """How many events the file has."""
        self._due = 0.0
        self.on_problem: Callable[[str], None] = _ignore
        """Told once if the file cannot be written."""

    def keep(self, play: Playthrough[Any, Any, Any], now: float) -> None:
        """Writes the game if it has changed and some time has passed."""
        if now >= self._due and len(play.events) > self._written:
            self._due = now + SECONDS
            self.write(play)

    def write(self, play: Playthrough[Any, Any, Any]) -> None:
        """Writes the game, whole or not at all."""
        if len(play.events) == self._written:
            return
        try:
            write_log(self._path, play)
        except OSError as error:
            self.on_problem(f"{self._path}: {error.strerror or error}")
            self.on_problem = _ignore
        else:
            self._written = len(play.events)


def next_free(path: str) -> Path:
    """The file itself, or with a number if there is a game in it: `game.tercet`, `game-2.tercet`."""
    wanted = Path(path)
    number, found = 1, wanted
    while found.exists():
        number += 1
        found = wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}")
    return found


def _ignore(problem: str) -> None:
    """It has been told."""
