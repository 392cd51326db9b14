"""The bot interface for online tables, the terminal and tournaments, and its errors."""

from __future__ import annotations

from abc import abstractmethod
from inspect import signature
from math import isfinite
from typing import Any, Final, Protocol

import msgspec

from tercet.core.engine.game import Command, Millis
from tercet.core.engine.seats import Seat
from tercet.locale import words

RETRY: Final = Millis(1000)
"""Milliseconds to wait before asking a bot again after a refusal, so a stubborn bot cannot flood its table."""


class Answer(msgspec.Struct, frozen=True):
    """A bot's planned action, which the next event cancels."""

    command: Command
    delay: int = 0
    """Milliseconds between the question and the action; a negative number acts at once."""


def checked_answer(answer: object) -> Answer | None:
    """Returns a bot's answer; raises TypeError if it is neither an `Answer` nor None."""
    if answer is None:
        return None
    if isinstance(answer, Answer) and isinstance(answer.command, Command):
        delay: object = answer.delay  # an untyped bot may give anything
        if not isinstance(delay, int | float) or not isfinite(delay):
            raise TypeError(f"an answer's delay is a number of milliseconds, such as 1500, not {delay!r:.80}")
        return answer
    if isinstance(answer, Command):
        raise TypeError(f"an answer is a command with a delay: Answer({answer!r:.80}, 1500), not the command alone")
    raise TypeError(f"{answer!r:.80} is not an Answer with a command, such as Answer(CallSet(), 1500), or None")


class Bot(Protocol):
    """Any object with this method is a bot: it gets a view and answers with a command and a delay.

    The table asks it again after every event; each new answer, including None, replaces the previous one. In the
    "lobby" phase it must send `Ready()`. The table fills in the seat of its commands; `view.legal(seat, now)` lists
    what it may send. docs/bots.md has a bot in twenty lines.
    """

    @abstractmethod
    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        """Returns the next action for `seat`, or None to wait. `now` is the time on the table's clock.

        `Answer(CallSet(), 1500)` calls "SET!" in a second and a half.
        """


def takes_question(bot: Bot) -> bool:
    """Whether `bot.answer` accepts a view, a seat and a time."""
    try:
        signature(bot.answer).bind(None, 0, 0)
    except TypeError:
        return False
    except ValueError:
        pass  # a compiled method may have no signature
    return True


class BotError(ValueError):
    """An error with a code and details; the localized message `bots-CODE` describes it, with the details as
    arguments."""

    def __init__(self, code: str, trace: str = "", /, **details: Any) -> None:
        super().__init__(code, trace, details)
        self.code = code
        self.trace = trace
        """The traceback, if the user's own code is to blame."""
        self.details = details

    def __str__(self) -> str:
        return words("en")(f"bots-{self.code}", **self.details)

    def __reduce__(self) -> tuple[Any, ...]:
        # keep all fields when pickled, since errors are sent between processes
        return _rebuild, (type(self), self.code, self.trace, self.details)


class UnknownBot(BotError):
    """No bot has that name, or the named object is not a bot."""


class BadPlan(BotError):
    """A tournament cannot be played with these parameters."""


class FailedInGame(BotError):
    """A bot raised an exception in a game."""


def _rebuild(kind: type[BotError], code: str, trace: str, details: dict[str, Any]) -> BotError:
    return kind(code, trace, **details)
