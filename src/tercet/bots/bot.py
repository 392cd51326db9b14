"""What a bot is, wherever it plays: an online table, a game in the terminal, or a tournament in virtual time."""

from __future__ import annotations

from typing import Any, Final, Protocol

import msgspec

from tercet.core.engine.game import Command, Millis
from tercet.core.engine.seats import Seat

RETRY: Final = Millis(1000)
"""After a refusal a bot is not asked again before this delay, so a stubborn one cannot flood its table."""


class Answer(msgspec.Struct, frozen=True):
    """What a bot will do unless something happens first."""

    command: Command
    delay: int = 0
    """How many milliseconds after being asked."""


class Bot(Protocol):
    """Asked again after every event at its table; each new answer, including None, replaces the one before."""

    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        """What to do next, seen from a seat at a moment of the table's clock; None means wait."""
