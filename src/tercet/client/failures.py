"""The failures of a remote table, a check of its welcome, and the pauses between attempts to reach a lost server."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import msgspec

from tercet.core.engine.game import Command, Game, Millis
from tercet.core.games import TABLE_KINDS
from tercet.wire.messages import Refused, Welcome


class CommandRefused(Exception):
    """The table refused a command: `code` names the reason, and `late` is the margin of a lost race in milliseconds."""

    def __init__(self, message: Refused) -> None:
        super().__init__(message.code.replace("-", " "))
        self.code = message.code
        self.details = message.details
        self.late = message.late


def refusal(code: str, name: str = "", **details: Any) -> CommandRefused:
    """A refusal that does not come from the table, because the server could not read the message or it was never
    sent."""
    return CommandRefused(Refused(id=name, code=code, details=details))


class Closed(Exception):
    """The server ended the connection, or cannot be reached or understood; `code` says why."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(detail or code.replace("-", " "))
        self.code = code


def read_welcome(message: Welcome[Command]) -> tuple[Game[Any, Any, Any], Any]:
    """Returns the game, and its view (None if the server sends only missed events); raises Closed if this program
    cannot take part."""
    name = message.table.game
    game = TABLE_KINDS.get(name)
    if game is None:
        raise Closed("unknown-game", f"this program does not know the game {name!r}: update it, or register the game")
    try:
        return game, None if message.view is None else msgspec.convert(message.view, game.view_type)
    except msgspec.ValidationError as error:
        raise Closed("reload", f"this program and the server have different versions of {name!r}: {error}") from None


FIRST_WAIT: Final = 0.25
LONGEST_WAIT: Final = 5.0
PATIENCE: Final = 120.0
"""Seconds without a welcome before a client gives up, not counting pauses that the server asked for."""


class Backoff:
    """Decides when to retry: soon at first, then after longer and longer pauses, but never earlier than the server
    asks."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._wait = FIRST_WAIT
        self._since = clock()
        self._asked: float | None = None

    def welcomed(self) -> None:
        """Resets the pauses after a welcome."""
        self._wait = FIRST_WAIT
        self._since = self._clock()

    def ask(self, retry: Millis) -> None:
        """Records the pause that the server's `bye` asks for."""
        self._asked = max(retry / 1000, FIRST_WAIT)

    @property
    def exhausted(self) -> bool:
        return self._clock() - self._since > PATIENCE

    def pause(self) -> float:
        """Seconds to wait before the next attempt."""
        if self._asked is not None:
            wait, self._asked = self._asked, None
            self._since = self._clock() + wait
            return wait
        wait = self._wait
        self._wait = min(wait * 2, LONGEST_WAIT)
        return wait
