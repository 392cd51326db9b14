"""Line mode, for screen readers and simple terminals: prints events as sentences, and reads typed commands."""

from __future__ import annotations

import asyncio
import codecs
import os
import shutil
import sys
import threading
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from tercet.bots.roster import LEVELS
from tercet.core.engine.game import Event, Refusal
from tercet.core.seating.commands import Start
from tercet.core.seating.events import PlayerLeft, ProposalMade
from tercet.core.sets.features import NotationError
from tercet.render.ascii import ascii_text
from tercet.render.names import refusal_text
from tercet.render.text import fitted
from tercet.terminal.display import DisplaySettings
from tercet.terminal.games import terminal_game
from tercet.terminal.seat_choices import SeatChoice, seat_command, unanswered
from tercet.terminal.session import (
    SILENT,
    CommandFailed,
    Notice,
    Session,
    UnclearPlayer,
    failure_text,
    get_ready_commands,
    is_end,
    notice_text,
    receipt_text,
)
from tercet.terminal.setup import Setup, new_session

TICK: Final = 0.05
HURRY: Final = 10
"""Announce the remaining time again when this many seconds are left."""
Show = Callable[[str], None]
_SHORT: Final = {
    "help": "?",
    "look": "l",
    "ready": "r",
    "quit": "q",
    "none": "n",
    "hint": "h",
    "yes": "y",
    "pause": "p",
    "back": "b",
    "pass": "p",
    "keep": "k",
}
"""The shortest form of the commands that have one; the others are typed in full."""
_COMMON: Final = ("help", "look", "ready", "quit")
"""The commands of every game that can be typed as a word of the reader's language."""


class LineGame:
    """Runs one game as text: prints sentences, and carries out typed commands."""

    def __init__(self, session: Session, settings: DisplaySettings, show: Show) -> None:
        self._session = session
        self._settings = settings
        self._show = show
        self._lines = terminal_game(session.game.name).lines(session, settings)
        self._commands = {
            name: [word.strip() for word in settings.words(f"terminal-line-words-{name}").split(",")]
            for name in (*_COMMON, *terminal_game(session.game.name).words)
        }
        """The words of the reader's language for each command; the first is shown in the help."""
        self._is_lost = False
        self._was_connected = True
        self._left: int | None = None
        self._held_back: list[Event] = []
        """Events that may not be shown yet, and all later ones."""

    @property
    def is_holding_back(self) -> bool:
        """Whether the next typed line must wait until held-back events are shown."""
        return bool(self._held_back)

    @property
    def is_over(self) -> bool:
        return self._is_lost or bool(self._session.view().phase == "over")

    async def open(self) -> None:
        """Starts the game, and prints the help and, at an online table, the current state."""
        self._session.listen(self._hear, self._show_notice)
        self.say(*self.help())
        await self._session.open()
        if self._session.connection is None and terminal_game(self._session.game.name).starts_at_once:
            await self._get_ready()
        elif self._session.connection is None:
            self.say(*self.scene())
        else:
            if self._session.view().phase == "lobby" and self._session.connection.address:
                self.say(self._settings.words("terminal-line-link", link=self._session.connection.address))
            self.say(*self.scene())

    def help(self) -> list[str]:
        """Describes what can be typed."""
        words, levels = self._settings.words, ", ".join(LEVELS.get(self._session.game.name, ()))
        shown = ", ".join(f"{told[0]} ({_SHORT.get(name, name)})" for name, told in self._commands.items())
        game = [self._lines.help(), words("terminal-line-words", words=shown)]
        if self._session.connection is None:
            return game
        return [*game, words("terminal-line-online-help", levels=levels), words("terminal-line-table-help")]

    def _in_english(self, typed: str) -> str:
        """Replaces a command in the reader's language; a player's number may come before it."""
        first, _, rest = typed.partition(" ")
        player = f"{first} " if first.isdigit() else ""
        word, _, rest = (rest.strip() if player else typed).partition(" ")
        plain = _without_accents(word)
        for name, told in self._commands.items():
            if plain in map(_without_accents, told):
                return f"{player}{_SHORT.get(name, name)} {rest}".strip()
        return typed

    def scene(self) -> list[str]:
        """Describes the table, what to do and for how long, and the state of the connection."""
        words, line = self._settings.words, self._session.connection
        lines = [*self._lines.scene(), *self._lines.to_do()]
        if self._session.former_seat is not None:
            lines.append(words("terminal-line-return"))
        elif not self._session.seats:
            lines.append(words("terminal-watching"))
        lines += self._proposed()
        if line is not None and not line.connected:
            lines.append(words("terminal-line-gone"))
        elif line is not None and line.delay is not None:
            lines.append(words("terminal-line-delay", millis=round(line.delay)))
        return lines

    async def type(self, typed: str) -> bool:
        """Carries out a typed line; returns False if it quits."""
        self._session.report_presence()
        self._show_held_back()
        words = self._settings.words
        try:
            return await self._carry_out(self._in_english(typed.strip()))
        except CommandFailed as problem:
            self.say(failure_text(problem, words))
        except Refusal as refusal:
            self.say(refusal_text(refusal, words))
        except NotationError as problem:
            is_notation = any(sign.isdigit() for sign in typed) or problem.code == "no-key"
            self.say(*([] if is_notation else [words("terminal-line-what")]), self._lines.problem(problem))
        except UnclearPlayer:
            self.say(words("terminal-line-who", choices=self._numbered(typed.strip())))
        except ValueError:
            self.say(words("terminal-line-what"))
        return True

    def _numbered(self, typed: str) -> str:
        """What each player at this keyboard would type, with the player's name."""
        chairs = self._session.view().seating.chairs
        return ", ".join(f"{i} {typed} ({chairs[seat].name})" for i, seat in enumerate(self._session.seats, 1))

    async def _carry_out(self, word: str) -> bool:
        session, words = self._session, self._settings.words
        low = word.lower()
        if low in {"q", "quit", "exit"}:
            return False
        if low in {"?", "help"}:
            self.say(*self.help())
        elif low in {"", "l", "look"}:
            self.say(*self.scene())
        elif low in {"r", "ready"}:
            await self._get_ready()
        elif low == "start" and session.seats:
            await session.do(Start(seat=session.seats[0]))
        elif low.startswith("bot ") and session.connection is not None:
            await session.seat_bot(low[4:].strip())
        elif (choice := seat_words(word)) is not None:
            await self._choose(*choice)
        elif word.startswith("/") and session.connection is not None:
            await self._talk(word[1:].strip())
        elif (answer := self._lines.answer(low)) is not None:
            self.say(*answer)
        elif (command := self._lines.command(low)) is not None:
            await session.do(command)
        else:
            self.say(words("terminal-line-what"))
        return True

    async def _choose(self, choice: SeatChoice, given: str) -> None:
        if self._session.connection is None and choice in ("leave", "return"):
            raise ValueError(choice)
        if choice == "receipt":
            self.say(receipt_text(self._session, self._settings.words, given))
        else:
            await self._session.do(seat_command(self._session, choice, given))

    def _proposed(self) -> list[str]:
        """Describes how to answer a proposal, for players who may (C17)."""
        view = self._session.view()
        if view.seating.proposal is None or not self._session.seats or view.phase == "over":
            return []
        own = unanswered(self._session) is None
        return [self._settings.words("terminal-line-answer-own" if own else "terminal-line-answer")]

    async def _talk(self, text: str) -> None:
        """Sends a phrase or free text; lists the phrases if the text is empty."""
        from tercet.terminal.session import numbered, phrase_of

        if text:
            await self._session.send_chat(phrase_of(text) or text)
        else:
            self.say(*(f"/{number} {phrase}" for number, phrase in numbered(self._settings.words)))

    def tick(self) -> None:
        """Advances the clock; reports what no event covers: a lost or restored connection, and little time left."""
        self._session.tick()
        self._show_held_back()
        line, words = self._session.connection, self._settings.words
        if line is not None and line.connected != self._was_connected:
            self._was_connected = line.connected
            self.say(words("terminal-line-back" if line.connected else "terminal-line-gone"))
        before, self._left = self._left, self._lines.seconds_left()
        if before is not None and self._left is not None and self._left <= HURRY < before:
            self.say(words("terminal-line-left", seconds=self._left))

    def leave(self) -> None:
        """Prints the score if a local game is left early."""
        if self._session.connection is None and self._session.view().phase not in ("lobby", "over"):
            self.say(*self._lines.unfinished())

    def say(self, *lines: str) -> None:
        width = shutil.get_terminal_size().columns
        for line in lines:
            for part in self._settings.wrapped(line, width):
                self._show(ascii_text(part) if self._settings.ascii_only else part)

    async def _get_ready(self) -> None:
        for command in get_ready_commands(self._session):
            await self._session.do(command)

    def _hear(self, event: Event) -> None:
        """Holds back events that may not be shown yet, such as a puzzle's cards before its clock runs (Z4)."""
        self._held_back.append(event)
        self._show_held_back()

    def _show_held_back(self) -> None:
        while self._held_back and self._may_show(self._held_back[0]):
            self._show_event(self._held_back.pop(0))

    def _may_show(self, event: Event) -> bool:
        # an online table's server has already waited
        return self._session.connection is not None or event.not_before <= self._session.now()

    def _show_event(self, event: Event) -> None:
        if not isinstance(event, SILENT):
            self.say(*self._lines.event_lines(event))
        if isinstance(event, ProposalMade):
            self.say(*self._proposed())
        if isinstance(event, PlayerLeft) and event.seat == self._session.former_seat:
            self.say(self._settings.words("terminal-line-return"))

    def _show_notice(self, notice: Notice) -> None:
        self._is_lost = self._is_lost or is_end(notice)
        self.say(notice_text(notice, self._settings.words))


async def converse(session: Session, settings: DisplaySettings, show: Show, typed: InputLines) -> None:
    """Runs until the game is over or the input ends."""
    game = LineGame(session, settings, show)
    await game.open()
    try:
        while not game.is_over:
            if game.is_holding_back:
                await asyncio.sleep(TICK)
                game.tick()
                continue
            try:
                async with asyncio.timeout(TICK):
                    line = await typed.get()
            except TimeoutError:
                game.tick()
                continue
            game.tick()
            if line is None or not await game.type(line):
                game.leave()
                return
        await session.catch_up()
    finally:
        await session.close()


def _without_accents(word: str) -> str:
    letters = unicodedata.normalize("NFKD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


_SEAT_WORDS: Final[dict[str, SeatChoice]] = {
    "u": "unready",
    "unready": "unready",
    "agree": "agree",
    "decline": "decline",
    "propose restart": "restart",
    "propose end": "end",
    "leave": "leave",
    "return": "return",
}


def seat_words(typed: str) -> tuple[SeatChoice, str] | None:
    """Parses a choice about seats, names or proposals, with the name or file it needs."""
    first, _, rest = typed.partition(" ")
    if first.lower() == "name" and rest.strip():
        return "rename", rest.strip()
    if first.lower() == "receipt":
        return "receipt", rest.strip()
    choice = _SEAT_WORDS.get(" ".join(typed.lower().split()))
    return None if choice is None else (choice, "")


def show_line(line: str) -> None:
    if sys.stdout.isatty():
        line = fitted(line, shutil.get_terminal_size().columns)
    print(line, flush=True)  # noqa: T201 (this is what the mode is for)


def play_lines(setup: Setup, settings: DisplaySettings) -> str | None:
    """Plays a local game in line mode; returns why the game could not be saved, if it could not."""
    session = new_session(setup, settings.words)

    async def play() -> None:
        await converse(session, settings, show_line, read_input_lines())

    asyncio.run(play())
    return session.save_problem


InputLines = asyncio.Queue[str | None]
"""Typed lines, as they arrive; None marks the end."""


def read_input_lines(file: int | None = None) -> InputLines:
    """Reads the lines of an open file, or of standard input, in a way that lets the program exit at any time.

    With asyncio's own thread, the program could not exit until the player presses Enter. A thread that reads through
    `sys.stdin` holds a lock that makes the interpreter fail at exit.
    """
    lines: InputLines = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def put(line: str | None) -> None:
        with suppress(RuntimeError):  # the game is over, and its loop is closed
            loop.call_soon_threadsafe(lines.put_nowait, line)

    source = sys.stdin.fileno() if file is None else file
    threading.Thread(target=_read, args=(source, put), name="typed", daemon=True).start()
    return lines


def _read(file: int, put: Callable[[str | None], None]) -> None:
    decoder = codecs.getincrementaldecoder(getattr(sys.stdin, "encoding", None) or "utf-8")("replace")
    rest = ""
    while True:
        try:
            read = os.read(file, 4096)
        except OSError:  # the terminal is gone
            read = b""
        *whole, rest = (rest + decoder.decode(read, final=not read)).split("\n")
        for line in whole:
            put(line.rstrip("\r"))
        if not read:
            if rest:
                put(rest)
            put(None)
            return
