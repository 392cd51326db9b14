"""The process in which bots think: one bot's errors are reported, and the others keep playing."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from tercet.bots.bot import Answer
from tercet.core.engine.game import Millis
from tercet.core.engine.seats import Seat
from tercet.tables import bot_process
from tercet.tables.bot_process import TRIES, ProcessThinker
from tercet.tables.bot_questions import BotQuestion, Failed
from tests.tables.minds import think_briefly, think_troubled

FINE = "is fine"


class Asker:
    """Asks misbehaving bots, and records their answers and errors."""

    def __init__(self, thinker: ProcessThinker, complaints: list[str]) -> None:
        self.thinker = thinker
        self.complaints = complaints
        self.answers: dict[str, list[Answer | Failed | None]] = {}

    def ask(self, bot: str, level: str, view: str = "") -> asyncio.Future[Answer | Failed | None]:
        future: asyncio.Future[Answer | Failed | None] = asyncio.get_running_loop().create_future()

        def thought(answer: Answer | Failed | None) -> None:
            self.answers.setdefault(bot, []).append(answer)
            if not future.done():
                future.set_result(answer)

        self.thinker.ask(BotQuestion(bot, "cards", level, view, Seat(0), Millis(0)), thought)
        return future


@contextmanager
def thinking_desk(think: Callable[[Connection[Any, Any]], None] = think_troubled) -> Iterator[Asker]:
    complaints: list[str] = []
    thinker = ProcessThinker(
        asyncio.get_running_loop(), lambda what, error: complaints.append(f"{what}: {error}"), think
    )
    try:
        yield Asker(thinker, complaints)
    finally:
        thinker.close()


def test_a_bot_that_raises_is_reported_and_the_next_is_asked() -> None:
    async def main() -> None:
        with thinking_desk() as desk:
            bad, good = desk.ask("a", "raises"), desk.ask("b", FINE)
            assert isinstance(await bad, Failed)
            assert await good is not None, "another table's bot answers, in the same process"
            assert len(desk.complaints) == 1
            assert "tercet-bots: a" in desk.complaints[0]
            assert "a bot that cannot count" in desk.complaints[0]

    asyncio.run(main())


def test_a_process_that_dies_is_restarted_and_asked_once_more(tmp_path: Path) -> None:
    async def main() -> None:
        with thinking_desk() as desk:
            first, other = desk.ask("a", "dies-once", str(tmp_path / "died")), desk.ask("b", FINE)
            assert await first is not None
            assert await other is not None
            assert len(desk.complaints) == 1

    asyncio.run(main())


def test_a_question_that_kills_twice_is_dropped_and_the_others_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "FIRST_PAUSE", 0.01)

    async def main() -> None:
        with thinking_desk() as desk:
            bad, good = desk.ask("a", "dies"), desk.ask("b", FINE)
            assert isinstance(await bad, Failed)
            assert await good is not None
            assert desk.answers == {"a": [await bad], "b": [await good]}
            assert len(desk.complaints) == 2

    asyncio.run(main())


def test_a_hanging_bot_is_terminated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "HUNG", 4.0)

    async def main() -> None:
        with thinking_desk() as desk:
            assert isinstance(await desk.ask("a", "sleeps"), Failed)
            monkeypatch.undo()
            assert isinstance(await desk.ask("b", FINE), Answer)

    asyncio.run(main())


def test_only_cpu_time_counts_towards_a_bots_limit() -> None:
    """Before the fix, on a busy machine the low-priority process was killed repeatedly, then never asked."""

    async def main() -> None:
        with thinking_desk(think_briefly) as desk:
            assert isinstance(await desk.ask("a", "naps"), Answer), "a nap of twice its CPU limit"
            assert desk.complaints == []
            assert isinstance(await desk.ask("b", "spins"), Failed)
            assert len(desk.complaints) == TRIES
            assert isinstance(await desk.ask("a", FINE), Answer)

    asyncio.run(main())


def test_a_process_killed_between_questions_is_replaced_at_the_next() -> None:
    async def main() -> None:
        with thinking_desk() as desk:
            assert await desk.ask("a", FINE) is not None
            assert desk.thinker.pid is not None
            os.kill(desk.thinker.pid, signal.SIGKILL)
            assert await desk.ask("a", FINE) is not None

    asyncio.run(main())
