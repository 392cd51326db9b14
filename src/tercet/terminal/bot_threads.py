"""Runs bots in threads, so the screen keeps responding to keys."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

from tercet.bots.bot import Answer, Bot
from tercet.core.engine.game import Command, Millis, Version
from tercet.core.engine.seats import Seat

LocalQuestion = tuple[Any, Seat, Millis]
"""A question to a bot: a view, its seat, and the time."""


class BotThread:
    """Runs a bot in a thread; returns None as its answer until it has decided.

    The thread is a daemon, so a bot that never finishes does not prevent the program from exiting.
    """

    def __init__(self, bot: Bot, wake: Callable[[Seat], None], fail: Callable[[Seat, Exception], None]) -> None:
        self._bot = bot
        self._wake = wake
        self._fail = fail
        self._about = Version(-1)
        self._due: Millis | None = None
        self._command: Command | None = None
        self._questions: SimpleQueue[LocalQuestion | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._has_failed = False

    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        if self._has_failed:
            return None
        if view.version != self._about:
            self._about = view.version
            self._command = None
            self._questions.put((view, seat, now))
            if self._thread is None:
                loop = asyncio.get_running_loop()
                self._thread = threading.Thread(target=self._think, args=(loop,), name="bot", daemon=True)
                self._thread.start()
            return None
        if self._command is None or self._due is None:
            return None
        return Answer(self._command, Millis(max(0, self._due - now)))

    def close(self) -> None:
        """Stops asking the bot."""
        self._questions.put(None)

    def _think(self, loop: asyncio.AbstractEventLoop) -> None:
        while (question := self._questions.get()) is not None:
            if not self._questions.empty():
                continue  # a newer question is waiting
            view, seat, now = question
            try:
                answer = self._bot.answer(view, seat, now)
                _check(answer)
            except Exception as problem:
                _call(loop, self._give_up, seat, problem)
                return
            _call(loop, self._take_answer, answer, seat, view.version, now)

    def _take_answer(self, answer: Answer | None, seat: Seat, about: Version, asked: Millis) -> None:
        if about == self._about and answer is not None:
            self._command = answer.command
            self._due = Millis(asked + answer.delay)
            self._wake(seat)

    def _give_up(self, seat: Seat, problem: Exception) -> None:
        self._has_failed = True
        self._fail(seat, problem)


def _check(answer: Any) -> None:
    """Raises TypeError if a custom bot returns something of another type."""
    if answer is None:
        return
    if not isinstance(answer, Answer) or not isinstance(answer.command, Command):
        raise TypeError(f"{answer!r:.80} is not an Answer with a Command")
    if not isinstance(answer.delay, int | float):
        raise TypeError(f"the delay {answer.delay!r:.80} is not a number")


def _call(loop: asyncio.AbstractEventLoop, callback: Callable[..., None], *about: Any) -> None:
    with suppress(RuntimeError):  # the player has left, and the loop is closed
        loop.call_soon_threadsafe(callback, *about)
