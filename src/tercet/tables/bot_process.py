"""Where bots think: in a process of its own, so that a long thought holds up no table."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from secrets import token_hex
from typing import Any, Final, Protocol

import msgspec

from tercet.bots.bot import Answer, Bot
from tercet.bots.roster import make_bot
from tercet.core.engine.game import Millis
from tercet.core.engine.seats import Seat

ReportError = Callable[[str, Exception], None]

NICENESS: Final = 19
"""Thinking takes what time the tables leave: they never wait for a core because a bot has one."""
LONGEST: Final = 20.0
"""Seconds of the processor's time; who thinks longer is ended. What it waits for others, being the last in line, does
not count."""
HUNG: Final = 300.0
"""Seconds without an answer after which the process hangs, whatever it does."""
FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 30.0
"""Seconds before a process that died is started again: twice as long each time in a row."""
TRIES: Final = 2
"""A question that the process died of so many times is not asked again."""


class BotQuestion(msgspec.Struct, frozen=True):
    """One bot is asked; the newest question of a bot replaces the one before."""

    bot: str
    """Which one, over all tables."""
    game: str
    level: str
    view: Any
    seat: Seat
    now: Millis


class BackgroundWork(msgspec.Struct, frozen=True):
    """Something else that takes long and is worked out here, when no bot waits."""

    bot: str
    """Its name among the bots'."""
    work: Callable[[Any], Any]
    """A function of a module."""
    given: Any


class Failed(msgspec.Struct, frozen=True):
    """A bot made a mistake; this is its traceback, or what became of the process."""

    trace: str


Thought = Callable[[Answer | Failed | None], None]
"""Is told what a bot will do; None is to wait for others, and a failure is no answer at all."""


class BotFailed(Exception):
    """A bot made a mistake, or thinking itself ended; the bot does nothing until it is asked again, a while later."""


class Thinker(Protocol):
    """Asks bots."""

    def ask(self, question: BotQuestion, thought: Thought) -> None:
        """Calls `thought` later with the answer, unless the same bot is asked anew first."""

    def forget(self, bot: str) -> None:
        """The bot has left."""


class BotMinds:
    """The bots themselves, each with what it remembers."""

    def __init__(self, make: Callable[[str, str, str], Bot] = make_bot, secret: str | None = None) -> None:
        self._make = make
        self._secret = token_hex(16) if secret is None else secret
        """Part of every bot's seed: its name alone is known to whoever seated it, who could foresee what it will do."""
        self._bots: dict[str, Bot] = {}

    def answer(self, question: BotQuestion | BackgroundWork) -> Any:
        """What the bot says; a mistake of one bot is told, costs it its memory, and harms no other."""
        try:
            if isinstance(question, BackgroundWork):
                return question.work(question.given)
            bot = self._bots.get(question.bot)
            if bot is None:
                seed = f"{self._secret}/{question.bot}"
                bot = self._bots[question.bot] = self._make(question.game, question.level, seed)
            return bot.answer(question.view, question.seat, question.now)
        except Exception:  # whatever a bot does wrong, the others' tables go on
            self.forget(question.bot)
            return Failed(traceback.format_exc())

    def forget(self, bot: str) -> None:
        self._bots.pop(bot, None)


class PendingQuestion(msgspec.Struct):
    """A question on its way, and how often it has been asked."""

    question: BotQuestion | BackgroundWork
    thought: Thought
    tries: int = 0


class ProcessThinker:
    """Thinks in another process, one question at a time; the others wait here."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        report_error: ReportError,
        think: Callable[[Connection[Any, Any]], None] | None = None,
    ) -> None:
        self._loop = loop
        self._report_error = report_error
        self._think = think or think_on
        self._waiting: dict[str, PendingQuestion] = {}
        self._asked: PendingQuestion | None = None
        self._leavers: list[str] = []
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._rest: asyncio.TimerHandle | None = None
        self._pause = FIRST_PAUSE
        self._closed = False
        self._is_up = False
        """Whether the process has said that it is there."""

    @property
    def pid(self) -> int | None:
        """The process that thinks, if one has been needed yet."""
        return None if self._process is None else self._process.pid

    def ask(self, question: BotQuestion | BackgroundWork, thought: Thought) -> None:
        self._waiting.pop(question.bot, None)
        self._waiting[question.bot] = PendingQuestion(question, thought)
        self._next()

    def forget(self, bot: str) -> None:
        self._waiting.pop(bot, None)
        if self._pipe is None:
            return  # nobody remembers it
        self._leavers.append(bot)
        self._tell_leavers()

    def close(self) -> None:
        """Ends the process for good, and waits for its end."""
        self._closed = True
        if self._rest is not None:
            self._rest.cancel()
        process = self._process
        self._drop()
        if process is not None:
            process.join(2)

    def _next(self) -> None:
        if self._asked is not None or self._rest is not None or not self._waiting or self._closed:
            return
        # bots first: people wait for them
        bots = (name for name, asked in self._waiting.items() if isinstance(asked.question, BotQuestion))
        asked = self._waiting.pop(next(bots, None) or next(iter(self._waiting)))
        asked.tries += 1
        self._asked = asked
        leavers, self._leavers = self._leavers, []
        try:
            self._started().send((leavers, asked.question))
            self._set_watch()
        except OSError as error:
            self._died(str(error))

    def _set_watch(self) -> None:
        """Watches over an answer, but not over the start of the process, which a busy machine draws out."""
        if self._is_up and self._asked is not None:
            self._watch = self._loop.call_later(HUNG, self._died, f"no answer within {HUNG:g} s")

    def _started(self) -> Connection[Any, Any]:
        if self._pipe is None:
            context = multiprocessing.get_context("spawn")
            here, there = context.Pipe()
            self._process = context.Process(target=self._think, args=(there,), name="tercet-bots", daemon=True)
            self._process.start()
            there.close()
            self._pipe = here
            self._is_up = False
            self._loop.add_reader(here.fileno(), self._answered)
        return self._pipe

    def _answered(self) -> None:
        assert self._pipe is not None
        try:
            answer: Answer | Failed | None = self._pipe.recv()
        except (EOFError, OSError) as error:
            self._died(f"it ended: {error!r}")
            return
        if not self._is_up:
            self._is_up = True
            self._set_watch()
            return
        self._pause = FIRST_PAUSE
        asked, self._asked = self._asked, None
        if self._watch is not None:
            self._watch.cancel()
        if asked is not None:
            self._tell(asked, answer)
        self._next()
        self._tell_leavers()

    def _tell_leavers(self) -> None:
        """Who has left is forgotten at once, not when somebody is asked next, which may be never."""
        if self._leavers and self._asked is None and self._is_up and self._pipe is not None:
            leavers, self._leavers = self._leavers, []
            try:
                self._pipe.send((leavers, None))
            except OSError as error:
                self._died(str(error))

    def _tell(self, asked: PendingQuestion, answer: Answer | Failed | None) -> None:
        bot = asked.question.bot
        if isinstance(answer, Failed):
            self._report_error(f"bot {bot}", BotFailed(answer.trace))
        if bot not in self._waiting:
            asked.thought(answer)

    def _died(self, why: str) -> None:
        """The process is gone, or as good as gone: after a pause another is asked the same, but not for ever."""
        asked, self._asked = self._asked, None
        self._drop()
        self._report_error("thinking", BotFailed(why))
        self._rest = self._loop.call_later(self._pause, self._rested)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
        if asked is None or asked.question.bot in self._waiting:
            return
        if asked.tries < TRIES:
            self._waiting[asked.question.bot] = asked
        else:
            asked.thought(Failed(why))

    def _rested(self) -> None:
        self._rest = None
        self._next()

    def _drop(self) -> None:
        """Lets the process go without waiting for it: its end is noticed when the next one starts."""
        if self._watch is not None:
            self._watch.cancel()
        if self._pipe is not None:
            self._loop.remove_reader(self._pipe.fileno())
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process = None


def think_on(pipe: Connection[Any, Any], minds: BotMinds | None = None, longest: float = LONGEST) -> None:
    """The process: answers questions until its parent goes, or until one takes too long, which ends it."""
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    minds = minds or BotMinds()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        pipe.send(None)  # it is there
        while True:
            leavers, question = pipe.recv()
            for bot in leavers:
                minds.forget(bot)
            if question is not None:
                _limit(longest)
                answer = minds.answer(question)
                _limit(0.0)
                pipe.send(answer)


def _limit(seconds: float) -> None:
    """Lets the system end this process once it has computed for so long; 0 is without a limit."""
    if hasattr(signal, "setitimer"):  # not on Windows
        signal.setitimer(signal.ITIMER_PROF, seconds)
