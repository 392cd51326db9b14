"""Bots in a separate worker, which receives questions as bytes and sends answers back."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Final

from tercet.tables.bot_questions import BackgroundWork, BotFailed, BotInstances, BotQuestion, Thought

Post = Callable[[bytes], None]
NOBODY: Final = b""
"""Sent instead of a question when no bots and no background work are left, so the worker may end."""


class WorkerThinker:
    """Asks the bots' worker one question at a time; the rest wait here, questions to bots before background work."""

    def __init__(self, post: Post, report_error: Callable[[str, Exception], None]) -> None:
        self._post = post
        self._report_error = report_error
        self._waiting: dict[str, tuple[BotQuestion | BackgroundWork, Thought]] = {}
        self._asked: tuple[str, Thought] | None = None
        self._bots: set[str] = set()
        """Bots whose state is in the worker."""
        self._leavers: list[str] = []

    def ask(self, question: BotQuestion | BackgroundWork, thought: Thought) -> None:
        self._waiting.pop(question.bot, None)
        self._waiting[question.bot] = (question, thought)
        self._next()

    def forget(self, bot: str) -> None:
        self._waiting.pop(bot, None)
        if bot in self._bots:
            self._bots.remove(bot)
            self._leavers.append(bot)
            self._next()

    def answered(self, data: bytes) -> None:
        """Receives an answer from the bots' worker. The worker runs the same version as this page, so unpickling is
        safe."""
        answer = pickle.loads(data)
        asked, self._asked = self._asked, None
        if asked is not None and asked[0] not in self._waiting:
            if hasattr(answer, "trace"):
                self._report_error(asked[0], BotFailed(answer.trace))
            asked[1](answer)
        self._next()

    def _next(self) -> None:
        if self._asked is not None:
            return
        if not self._waiting:
            if not self._bots:
                self._post(NOBODY)
            return
        bots = (bot for bot, (question, _) in self._waiting.items() if isinstance(question, BotQuestion))
        bot = next(bots, None) or next(iter(self._waiting))
        question, thought = self._waiting.pop(bot)
        self._asked = (bot, thought)
        if isinstance(question, BotQuestion):
            self._bots.add(bot)
        leavers, self._leavers = self._leavers, []
        self._post(pickle.dumps((leavers, question)))


class BotWorker:
    """Answers questions inside the bots' worker."""

    def __init__(self, bots: BotInstances | None = None) -> None:
        self._bots = bots or BotInstances()

    def answer(self, data: bytes) -> bytes:
        leavers, question = pickle.loads(data)
        for bot in leavers:
            self._bots.forget(bot)
        return pickle.dumps(self._bots.answer(question))
