"""Where bots think: in a process of its own, so that a long thought holds up no table."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Protocol

import msgspec

from tercet.bots.bot import Answer, Bot
from tercet.bots.roster import make_bot
from tercet.core.chairs import Seat
from tercet.core.play import Millis

Thought = Callable[[Answer | None], None]


class Question(msgspec.Struct, frozen=True):
    """One bot is asked; the newest question of a bot replaces the one before."""

    bot: str
    """Which one, over all tables; its seed too."""
    game: str
    level: str
    view: Any
    seat: Seat
    now: Millis


class Thinker(Protocol):
    """Asks bots."""

    def ask(self, question: Question, thought: Thought) -> None:
        """Calls `thought` later with the answer, unless the same bot is asked anew first."""

    def forget(self, bot: str) -> None:
        """The bot has left."""


class Minds:
    """The bots themselves, each with what it remembers."""

    def __init__(self) -> None:
        self._bots: dict[str, Bot] = {}

    def answer(self, question: Question) -> Answer | None:
        bot = self._bots.get(question.bot)
        if bot is None:
            bot = self._bots[question.bot] = make_bot(question.game, question.level, question.bot)
        return bot.answer(question.view, question.seat, question.now)

    def forget(self, bot: str) -> None:
        self._bots.pop(bot, None)


class LocalThinker:
    """Thinks at once, for bots that are quick, games at one keyboard and tests."""

    def __init__(self, soon: Callable[..., Any]) -> None:
        self._soon = soon
        self._minds = Minds()

    def ask(self, question: Question, thought: Thought) -> None:
        self._soon(lambda: thought(self._minds.answer(question)))

    def forget(self, bot: str) -> None:
        self._minds.forget(bot)


class ProcessThinker:
    """Thinks in another process, one question at a time; the others wait here."""

    def __init__(
        self, add_reader: Callable[[int, Callable[[], None]], Any], remove_reader: Callable[[int], Any]
    ) -> None:
        self._add_reader = add_reader
        self._remove_reader = remove_reader
        self._waiting: dict[str, tuple[Question, Thought]] = {}
        self._asked: tuple[str, Thought] | None = None
        self._leavers: list[str] = []
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None

    def ask(self, question: Question, thought: Thought) -> None:
        self._waiting.pop(question.bot, None)
        self._waiting[question.bot] = (question, thought)
        self._next()

    def forget(self, bot: str) -> None:
        self._waiting.pop(bot, None)
        self._leavers.append(bot)

    def close(self) -> None:
        """Ends the process."""
        if self._pipe is not None:
            self._remove_reader(self._pipe.fileno())
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(2)
            self._process = None

    def _next(self) -> None:
        if self._asked is not None or not self._waiting:
            return
        bot = next(iter(self._waiting))
        question, thought = self._waiting.pop(bot)
        self._asked = (bot, thought)
        leavers, self._leavers = self._leavers, []
        try:
            self._started().send((leavers, question))
        except OSError:
            self._died()

    def _started(self) -> Connection[Any, Any]:
        if self._pipe is None:
            context = multiprocessing.get_context("spawn")
            here, there = context.Pipe()
            self._process = context.Process(target=think, args=(there,), name="tercet-bots", daemon=True)
            self._process.start()
            there.close()
            self._pipe = here
            self._add_reader(here.fileno(), self._answered)
        return self._pipe

    def _answered(self) -> None:
        assert self._pipe is not None
        try:
            answer: Answer | None = self._pipe.recv()
        except (EOFError, OSError):
            self._died()
            return
        if self._asked is not None:
            bot, thought = self._asked
            self._asked = None
            if bot not in self._waiting:
                thought(answer)
        self._next()

    def _died(self) -> None:
        """The process is gone: what it was asked is lost, and the next question starts another."""
        self._asked = None
        self.close()


def think(pipe: Connection[Any, Any]) -> None:
    """The process: answers questions until its parent goes."""
    with contextlib.suppress(OSError):
        os.nice(10)
    minds = Minds()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            leavers, question = pipe.recv()
            for bot in leavers:
                minds.forget(bot)
            pipe.send(minds.answer(question))
