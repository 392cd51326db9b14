"""Bots that misbehave and processes that die, for the tests of thinking; spawned processes import them from here."""

from __future__ import annotations

import os
import time
from multiprocessing.connection import Connection
from typing import Any

from tercet.bots.bot import Answer, Bot
from tercet.core.engine.game import Millis
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import Ready
from tercet.tables.bot_process import think_on
from tercet.tables.bot_questions import BotInstances, BotQuestion, Thought


class AtOnce:
    """Thinks in the same process, as soon as the clock advances."""

    def __init__(self, soon: Any, minds: BotInstances | None = None) -> None:
        self._soon = soon
        self._minds = minds or BotInstances(secret="test")
        self.asked: list[str] = []
        self.may_fail = False
        """Whether a bot may make mistakes here."""

    def ask(self, question: BotQuestion, thought: Thought) -> None:
        self.asked.append(question.bot)

        def answer() -> None:
            found = self._minds.answer(question)
            assert found is None or isinstance(found, Answer) or self.may_fail, found
            thought(found)

        self._soon(answer)

    def forget(self, bot: str) -> None:
        self._minds.forget(bot)


class Troubled:
    """Misbehaves as its level says."""

    def __init__(self, level: str) -> None:
        self._level = level

    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        match self._level:
            case "raises":
                raise ZeroDivisionError("a bot that cannot count")
            case "dies":
                os._exit(3)
            case "dies-once":
                if not os.path.exists(view):
                    open(view, "w").close()
                    os._exit(3)
            case "sleeps":
                time.sleep(60)
            case "naps":
                time.sleep(1.0)
            case "spins":
                while True:
                    pass
        return Answer(Ready(seat=seat))


def make_troubled(game: str, level: str, seed: str) -> Bot:
    return Troubled(level)


def think_troubled(pipe: Connection[Any, Any]) -> None:
    """Like the real process, with misbehaving bots."""
    think_on(pipe, BotInstances(make_troubled))


def think_briefly(pipe: Connection[Any, Any]) -> None:
    """Like the real process, with misbehaving bots and short timeouts."""
    think_on(pipe, BotInstances(make_troubled), longest=0.5)
