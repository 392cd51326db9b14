"""What a bot is, at an online table, in the terminal or in a tournament; and what can be wrong with one."""

from __future__ import annotations

from typing import Any, Final, Protocol

import msgspec

from tercet.core.engine.game import Command, Millis
from tercet.core.engine.seats import Seat
from tercet.locale import words

RETRY: Final = Millis(1000)
"""After a refusal a bot is not asked again before this delay, so a stubborn one cannot flood its table."""


class Answer(msgspec.Struct, frozen=True):
    """What a bot will do unless something happens first."""

    command: Command
    delay: int = 0
    """How many milliseconds after being asked."""


def checked_answer(answer: object) -> Answer | None:
    """What a bot answered, or a TypeError that says what an answer is."""
    if answer is None or (isinstance(answer, Answer) and isinstance(answer.command, Command)):
        return answer
    raise TypeError(f"{answer!r:.80} is not an Answer with a command, such as Answer(CallSet(), 1500), or None")


class Bot(Protocol):
    """Asked again after every event at its table; each new answer, including None, replaces the one before."""

    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        """What to do next, seen from a seat at a moment of the table's clock; None means wait."""


class BotError(ValueError):
    """The message `bots-CODE` describes it, with the details as its values."""

    def __init__(self, code: str, trace: str = "", /, **details: Any) -> None:
        super().__init__(code, trace, details)
        self.code = code
        self.trace = trace
        """The traceback, if the user's own code is to blame."""
        self.details = details

    def __str__(self) -> str:
        return words("en")(f"bots-{self.code}", **self.details)

    def __reduce__(self) -> tuple[Any, ...]:
        # pickles completely, to be sent from another process
        return _rebuild, (type(self), self.code, self.trace, self.details)


class UnknownBot(BotError):
    """There is no bot of that name, or what has that name is not a bot."""


class BadPlan(BotError):
    """A tournament that cannot be played."""


class FailedInGame(BotError):
    """A bot raised an exception in a game."""


def _rebuild(kind: type[BotError], code: str, trace: str, details: dict[str, Any]) -> BotError:
    return kind(code, trace, **details)
