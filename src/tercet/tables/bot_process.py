"""Runs bots in a separate process, so a slow bot never blocks a table."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from tercet.bots.bot import Answer
from tercet.tables.bot_questions import BackgroundWork, BotFailed, BotInstances, BotQuestion, Failed, Thought

ReportError = Callable[[str, Exception], None]

NICENESS: Final = 19
"""The lowest priority, so tables never wait for a core that a bot is using."""
LONGEST: Final = 20.0
"""CPU time in seconds after which the process is killed. Time spent waiting for a core does not count."""
HUNG: Final = 300.0
"""Seconds without an answer after which the process counts as hung."""
STARTING: Final = 300.0
"""Seconds allowed for the process to start; that can take a while on a busy machine."""
FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 30.0
"""Longest pause, in seconds, before restarting a process that died; each failure in a row doubles the pause."""
TRIES: Final = 2
"""Give up on a question once the process has died this many times while answering it."""


class PendingQuestion(msgspec.Struct):
    """A sent question and its number of attempts."""

    question: BotQuestion | BackgroundWork
    thought: Thought
    tries: int = 0


class ProcessThinker:
    """Lets bots think in another process, one question at a time; other questions wait here."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        report_error: ReportError,
        think: Callable[[Connection[Any, Any]], None] | None = None,
        *,
        name: str = "tercet-bots",
        hung: float | None = None,
    ) -> None:
        self._loop = loop
        self._report_error = report_error
        self._think = think or think_on
        self._name = name
        self._hung = hung
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
        """Whether the process has reported that it is ready."""

    @property
    def pid(self) -> int | None:
        """The id of the thinking process, if one has been started."""
        return None if self._process is None else self._process.pid

    def ask(self, question: BotQuestion | BackgroundWork, thought: Thought) -> None:
        self._waiting.pop(question.bot, None)
        self._waiting[question.bot] = PendingQuestion(question, thought)
        self._next()

    def forget(self, bot: str) -> None:
        self._waiting.pop(bot, None)
        if self._pipe is None:
            return  # no question was ever asked
        self._leavers.append(bot)
        self._report_leavers()

    def close(self) -> None:
        """Ends the process permanently, and waits for it to exit."""
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
        # bots first: people are waiting for them
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
        """Sets a time limit for an answer, or for starting the process."""
        if self._watch is not None:
            self._watch.cancel()
        if self._asked is not None:
            limit = (self._hung or HUNG) if self._is_up else STARTING
            self._watch = self._loop.call_later(limit, self._died, f"no answer within {limit:g} s")

    def _started(self) -> Connection[Any, Any]:
        if self._pipe is None:
            context = multiprocessing.get_context("spawn")
            here, there = context.Pipe()
            self._process = context.Process(target=self._think, args=(there,), name=self._name, daemon=True)
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
            self._pass_on(asked, answer)
        self._next()
        self._report_leavers()

    def _report_leavers(self) -> None:
        """Reports departed bots immediately instead of with the next question, which may never come."""
        if self._leavers and self._asked is None and self._is_up and self._pipe is not None:
            leavers, self._leavers = self._leavers, []
            try:
                self._pipe.send((leavers, None))
            except OSError as error:
                self._died(str(error))

    def _pass_on(self, asked: PendingQuestion, answer: Answer | Failed | None) -> None:
        bot = asked.question.bot
        if isinstance(answer, Failed):
            self._report_error(f"{self._name}: {bot}", BotFailed(answer.trace))
        if bot not in self._waiting:
            asked.thought(answer)

    def _died(self, why: str) -> None:
        """Handles a process that died or hangs: starts a new one after a pause, and asks it the same question, at most
        `TRIES` times in all."""
        asked, self._asked = self._asked, None
        self._drop()
        self._report_error(self._name, BotFailed(why))
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
        """Abandons the process without waiting for it; starting the next one reaps it."""
        if self._watch is not None:
            self._watch.cancel()
        if self._pipe is not None:
            self._loop.remove_reader(self._pipe.fileno())
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process = None


def think_on(pipe: Connection[Any, Any], minds: BotInstances | None = None, longest: float = LONGEST) -> None:
    """Runs the process's main loop: answers questions until its parent exits, or until an answer takes too long and the
    process is killed."""
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    minds = minds or BotInstances()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        pipe.send(None)  # ready
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
    """Makes the operating system end this process after this much CPU time; 0 means no limit."""
    if hasattr(signal, "setitimer"):  # not on Windows
        signal.setitimer(signal.ITIMER_PROF, seconds)
