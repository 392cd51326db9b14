"""Reads and writes games as `.tercet` files, and finds the user's data folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

from tercet.core.engine.game import Game, StateT
from tercet.core.engine.log import GameLog, LogError, NotALog, format_log, parse_log
from tercet.core.engine.ruleset import RulesT
from tercet.core.games import GAMES
from tercet.core.playthrough import Playthrough
from tercet.replaced_files import write_file

LONGEST: Final = 64 * 2**20
"""Maximum bytes to read of a file; the longest possible log is far shorter."""


def read_log(path: str | Path, game: Game[RulesT, StateT, Any] | None = None) -> GameLog[RulesT, StateT]:
    """Reads a game from a file. Raises a LogError that names the file and the line if the log is damaged or belongs to
    a game other than `game`.

    Raises NotALog for any other kind of file.
    """
    with Path(path).open("rb") as file:
        content = file.read(LONGEST + 1)
    try:
        log: GameLog[RulesT, StateT] = parse_log_bytes(content)
        if game is not None and log.game is not game:
            raise LogError(1, f"this is a game of '{log.game.name}', not of '{game.name}'")
    except LogError as error:
        raise type(error)(error.line, error.problem, str(path)) from None
    return log


def logs_in(path: str | Path) -> list[Path]:
    """Returns the logs in a folder, sorted by name; any other path unchanged."""
    return sorted(Path(path).glob("*.tercet")) if Path(path).is_dir() else [Path(path)]


def parse_log_bytes(content: bytes) -> GameLog[Any, Any]:
    """Parses the contents of a file as a game."""
    if len(content) > LONGEST:
        raise NotALog(1, f"the file is larger than any game: more than {LONGEST // 2**20} MB")
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        kind = LogError if content.startswith(b'{"tercet":') else NotALog
        raise kind(line, "the text is not UTF-8") from None
    return parse_log(text, GAMES.values())


def write_log(path: str | Path, game: GameLog[Any, Any] | Playthrough[Any, Any, Any]) -> None:
    """Writes a game to a file, completely or not at all. Follows links, and writes directly to devices and pipes.

    >>> game = tercet.new_game(["Ada", "Blaise"], seed=1)
    >>> tercet.write_log("game.tercet", game)
    """
    if not isinstance(game, GameLog | Playthrough):
        raise TypeError(f"write_log(path, game) takes a game, or a log that was read, not {game!r:.80}")
    log = game if isinstance(game, GameLog) else GameLog(game.game, game.rules, game.events)
    write_file(path, format_log(log))


def data_folder() -> Path:
    """Returns the user's data folder, by the conventions of the operating system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "tercet"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tercet"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tercet"
