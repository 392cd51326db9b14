"""Line by line, for screen readers and simple terminals: what happens is said, what is typed is done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tercet.core.play import Event
from tercet.core.seating import PlayerReady, Ready, SeedCommitted, Start
from tercet.terminal.line_cards import CardLines
from tercet.terminal.line_dice import DiceLines
from tercet.terminal.look import Look
from tercet.terminal.session import Lost, NotDone, Session, Talk, lost_text, why_not_text
from tercet.terminal.setup import Setup, new_session

TICK = 0.05
Show = Callable[[str], None]
Read = Callable[[], str | None]
_SILENT = (PlayerReady, SeedCommitted)


class LineGame:
    """One game in sentences."""

    def __init__(self, session: Session, look: Look, show: Show) -> None:
        self._session = session
        self._look = look
        self._show = show
        self._lines: CardLines | DiceLines = (
            DiceLines(session, look) if session.game.name == "dice" else CardLines(session, look)
        )

    @property
    def is_over(self) -> bool:
        return bool(self._session.view().phase == "over")

    async def open(self) -> None:
        """Begins, and says what there is."""
        self._session.listen(self._hear, self._overhear)
        self.say(self._lines.help())
        await self._session.open()
        if self._session.line is None:
            await self._get_ready()

    async def type(self, typed: str) -> bool:
        """Carries out a line; False when it was to stop."""
        word = typed.strip()
        words = self._look.words
        low = word.lower()
        try:
            if low in {"q", "quit"}:
                return False
            if low in {"?", "help"}:
                self.say(self._lines.help())
            elif low in {"", "l", "look"}:
                self.say(*self._lines.scene())
            elif low in {"r", "ready"}:
                await self._get_ready()
            elif low == "start" and self._session.seats:
                await self._session.do(Start(seat=self._session.seats[0]))
            elif word.startswith("/"):
                await self._session.say(word[1:].strip())
            elif (command := self._lines.command(low)) is not None:
                await self._session.do(command)
            else:
                self.say(words("terminal-line-what"))
        except NotDone as problem:
            self.say(why_not_text(problem, words))
        except ValueError as problem:
            self.say(f"{words('terminal-line-what')} {problem}".strip())
        return True

    def say(self, *lines: str) -> None:
        for line in lines:
            self._show(self._look.shown(line))

    async def _get_ready(self) -> None:
        for seat in self._session.seats:
            if not self._session.view().seating.chairs[seat].ready:
                await self._session.do(Ready(seat=seat, nonce=self._session.nonce()))

    def _hear(self, event: Event) -> None:
        if not isinstance(event, _SILENT):
            self.say(*self._lines.told(event))

    def _overhear(self, news: Talk | Lost) -> None:
        words = self._look.words
        self.say(
            words("terminal-says", name=news.name, text=news.text) if isinstance(news, Talk) else lost_text(news, words)
        )


async def converse(session: Session, look: Look, show: Show, read: Read) -> None:
    """Runs until the game is over or the reader has nothing more."""
    game = LineGame(session, look, show)
    await game.open()
    reading: asyncio.Future[Any] | None = None
    try:
        while not game.is_over:
            if reading is None:
                reading = asyncio.ensure_future(asyncio.to_thread(read))
            await asyncio.wait([reading], timeout=TICK)
            session.tick()
            if reading.done():
                typed = reading.result()
                reading = None
                if typed is None or not await game.type(typed):
                    return
    finally:
        await session.close()


def read_line() -> str | None:
    """A line from the keyboard; None at its end."""
    try:
        return input()
    except EOFError:
        return None


def show_line(line: str) -> None:
    print(line, flush=True)  # noqa: T201 (this is what the mode is for)


def play_lines(setup: Setup, look: Look) -> int:
    """A game at this keyboard."""
    asyncio.run(converse(new_session(setup, look.words), look, show_line, read_line))
    return 0
