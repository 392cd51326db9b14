"""A game in this program: people at this keyboard, and bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from typing import Any

from tercet.bots.arena import Arena
from tercet.bots.bot import Answer, Bot
from tercet.core.chairs import Seat
from tercet.core.play import Command, Event, Game, Millis, Refusal, Version
from tercet.core.playthrough import Playthrough
from tercet.core.seating import Sit
from tercet.terminal.session import Hear, Line, Lost, NotDone, Talk

Clock = Callable[[], float]


class Pondering:
    """A bot that thinks beside the screen, so that keys are answered meanwhile; until it has thought, it waits."""

    def __init__(self, bot: Bot, executor: Executor, wake: Callable[[Seat], None]) -> None:
        self._bot = bot
        self._executor = executor
        self._wake = wake
        self._about = Version(-1)
        self._due: Millis | None = None
        self._command: Command | None = None

    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        if view.version != self._about:
            self._about = view.version
            self._command = None
            loop = asyncio.get_running_loop()
            thought = self._executor.submit(self._bot.answer, view, seat, now)
            thought.add_done_callback(lambda done: _call(loop, self._hear, done, seat, view.version, now))
            return None
        if self._command is None or self._due is None:
            return None
        return Answer(self._command, Millis(max(0, self._due - now)))

    def _hear(self, done: Future[Answer | None], seat: Seat, about: Version, asked: Millis) -> None:
        answer = done.result()
        if about == self._about and answer is not None:
            self._command = answer.command
            self._due = Millis(asked + answer.delay)
            self._wake(seat)


class LocalSession:
    """One game with its bots, on a clock handed in."""

    def __init__(
        self,
        play: Playthrough[Any, Any, Any],
        people: Sequence[str],
        bots: Sequence[tuple[str, Bot]],
        clock: Clock,
        executor: Executor | None = None,
    ) -> None:
        self.play = play
        self.seats = tuple(map(Seat, range(len(people))))
        self._clock = clock
        self._zero = clock()
        self._paused_at: float | None = None
        self._hear: list[Hear] = []
        play.seat(*people)
        sitting: dict[Seat, Bot] = {}
        for seat, (name, bot) in enumerate(bots, len(people)):
            play.do(Sit(name=name, bot=True))
            sitting[Seat(seat)] = bot if executor is None else Pondering(bot, executor, self._wake)
        self._arena: Arena | None = None
        self._bots = sitting

    @property
    def game(self) -> Game[Any, Any, Any]:
        return self.play.game

    @property
    def line(self) -> Line | None:
        return None

    def view(self, seat: Seat | None = None) -> Any:
        return self.play.view(self.seats[0] if seat is None and self.seats else seat)

    def now(self) -> Millis:
        moment = self._clock() if self._paused_at is None else self._paused_at
        return Millis(round((moment - self._zero) * 1000))

    def nonce(self) -> str:
        """Nothing: here the players trust their own program, and a seed gives the same game again."""
        return ""

    def listen(self, hear: Hear, overhear: Callable[[Talk | Lost], None]) -> None:
        self._hear.append(hear)

    async def open(self) -> None:
        """The bots get ready; the people do as soon as they like."""
        self._arena = Arena(self.play, self._bots, "terminal")

    async def close(self) -> None:
        """Nothing is held open."""

    def tick(self) -> None:
        arena = self._opened()
        now = self.now()
        while self.play.now < now:
            self._tell(arena.advance(now))

    def pause(self, *, on: bool) -> None:
        if on and self._paused_at is None:
            self._paused_at = self._clock()
        elif not on and self._paused_at is not None:
            self._zero += self._clock() - self._paused_at
            self._paused_at = None

    async def do(self, command: Command) -> None:
        self.tick()
        try:
            events = self._opened().do(command)
        except Refusal as refusal:
            raise NotDone(refusal.code, refusal.details) from refusal
        self._tell(events)

    async def say(self, text: str) -> None:
        """There is nobody to hear it."""

    def here(self) -> None:
        """Nobody waits."""

    async def seat_bot(self, level: str) -> None:
        """Bots were seated at the start."""

    def _opened(self) -> Arena:
        assert self._arena is not None, "a session is opened before it is used"
        return self._arena

    def _wake(self, seat: Seat) -> None:
        self._opened().ask(seat)

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            for hear in self._hear:
                hear(event)


def _call(loop: asyncio.AbstractEventLoop, hear: Callable[..., None], *about: Any) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(hear, *about)
