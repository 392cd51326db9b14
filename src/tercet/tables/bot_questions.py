"""Questions to bots and their answers, independent of the process or worker that answers them."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from secrets import token_hex
from typing import Any, Protocol

import msgspec

from tercet.bots.bot import Answer, Bot
from tercet.bots.roster import make_bot
from tercet.core.engine.game import Millis
from tercet.core.engine.seats import Seat


class BotQuestion(msgspec.Struct, frozen=True):
    """A question to one bot; a newer question to the same bot replaces it."""

    bot: str
    """The bot's key, unique across all tables."""
    game: str
    level: str
    view: Any
    seat: Seat
    now: Millis


class BackgroundWork(msgspec.Struct, frozen=True):
    """Any other slow computation, run when no bot is waiting."""

    bot: str
    """The key of this work, in the same namespace as the bots' keys."""
    work: Callable[[Any], Any]
    """A module-level function."""
    given: Any


class Failed(msgspec.Struct, frozen=True):
    """A bot raised an exception, or the process died; `trace` is the traceback or the reason."""

    trace: str


Thought = Callable[[Answer | Failed | None], None]
"""Receives a bot's answer; None means the bot waits, `Failed` that it has no answer."""


class BotFailed(Exception):
    """A bot raised an exception, or its process died; the bot does nothing until it is asked again after a pause."""


class Thinker(Protocol):
    """Asks bots what to do."""

    def ask(self, question: BotQuestion, thought: Thought) -> None:
        """Calls `thought` later with the answer, unless the same bot is asked again first."""

    def forget(self, bot: str) -> None:
        """Forgets a bot that has left."""


class BackgroundThinker(Thinker, Protocol):
    """A thinker that also does other work when no bot is waiting."""

    def ask(self, question: BotQuestion | BackgroundWork, thought: Thought) -> None: ...


class BotInstances:
    """The bot objects, each with its memory."""

    def __init__(self, make: Callable[[str, str, str], Bot] = make_bot, secret: str | None = None) -> None:
        self._make = make
        self._secret = token_hex(16) if secret is None else secret
        """Part of every bot's seed. Without it, people could predict a bot's moves from its name."""
        self._bots: dict[str, Bot] = {}

    def answer(self, question: BotQuestion | BackgroundWork) -> Any:
        """Returns the bot's answer or failure. A bot that fails loses its memory; other bots are not affected."""
        try:
            if isinstance(question, BackgroundWork):
                return question.work(question.given)
            bot = self._bots.get(question.bot)
            if bot is None:
                seed = f"{self._secret}/{question.bot}"
                bot = self._bots[question.bot] = self._make(question.game, question.level, seed)
            return bot.answer(question.view, question.seat, question.now)
        except Exception:  # a bot may raise anything; the other tables continue
            self.forget(question.bot)
            return Failed(traceback.format_exc())

    def forget(self, bot: str) -> None:
        self._bots.pop(bot, None)
