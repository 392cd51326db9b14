"""The screens' interface to a game, here or on a server, and the numbered quick phrases."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol

import msgspec

from tercet.core.chance_verification import ChanceVerdict
from tercet.core.engine.game import Command, Event, Game, Millis, Refusal
from tercet.core.engine.seats import Seat
from tercet.core.seating import events
from tercet.core.seating.commands import Ready, Start
from tercet.locale import Words
from tercet.render.names import refusal_text
from tercet.render.seat_event_sentences import player_names, verdict_text
from tercet.wire.messages import PHRASES, Phrase

OnEvent = Callable[[Event], None]
SILENT: Final = (
    events.PlayerReady,
    events.SeedCommitted,
    events.NonceCommitted,
    events.CommitmentsAwaited,
    events.CommitmentsFixed,
    events.NonceRevealed,
)
"""Steps towards a start that are not shown."""


class CommandFailed(Exception):
    """A command was refused; `late` says by how many milliseconds a race was lost, if known."""

    def __init__(self, code: str, details: dict[str, Any], late: int | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.details = details
        self.late = late


class ChatLine(msgspec.Struct, frozen=True):
    """A chat message at an online table."""

    name: str
    text: str


class ConnectionLost(msgspec.Struct, frozen=True):
    """The server ended the connection or cannot be reached."""

    code: str


class LocalBotFailed(msgspec.Struct, frozen=True):
    """A bot in this program raised an exception and leaves."""

    name: str
    problem: str


class ChanceChecked(msgspec.Struct, frozen=True):
    """Whether the shuffle of the deal that just ended matches what was seen of it (P2)."""

    verdict: ChanceVerdict


class ReceiptNotSaved(msgspec.Struct, frozen=True):
    """The receipt could not be written."""

    problem: str


class GameNotSaved(msgspec.Struct, frozen=True):
    """The file of the game could not be written."""

    problem: str


Notice = ChatLine | ConnectionLost | LocalBotFailed | ChanceChecked | ReceiptNotSaved | GameNotSaved
"""News other than the events of the game."""
OnNotice = Callable[[Notice], None]


class ConnectionStatus(msgspec.Struct, frozen=True):
    """The state of the connection."""

    connected: bool = True
    delay: float | None = None
    """Milliseconds one way."""
    chat: bool = False
    """Whether the table allows free text; quick phrases are always allowed."""
    address: str = ""
    """The table's address for others."""


class Session(Protocol):
    """A game being played somewhere."""

    @property
    def game(self) -> Game[Any, Any, Any]: ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that play at this keyboard: none for a watcher, two if it is shared."""

    @property
    def connection(self) -> ConnectionStatus | None:
        """None if the game is played in this program."""

    @property
    def former_seat(self) -> Seat | None:
        """The seat that this keyboard's player left and may return to."""

    def view(self, seat: Seat | None = None) -> Any:
        """A seat's view; by default, that of this keyboard's first seat or of a watcher."""

    def now(self) -> Millis:
        """The table's clock."""

    def listen(self, on_event: OnEvent, on_notice: OnNotice) -> None:
        """Calls back with every event once the view includes it, and with other news."""

    async def open(self) -> None:
        """Starts listening."""

    async def close(self) -> None: ...

    def tick(self) -> None:
        """Lets time pass; called a few times a second."""

    def pause(self, *, on: bool) -> None:
        """Stops the clock while a help page covers a local game."""

    async def do(self, command: Command) -> None:
        """Carries out a command of one of the seats; raises CommandFailed if refused."""

    async def send_chat(self, text: str) -> None:
        """Sends a chat message."""

    def report_presence(self) -> None:
        """Somebody is at the keyboard."""

    async def seat_bot(self, level: str, seat: Seat | None = None) -> None:
        """Adds a bot to the table, or in place of a player who left."""

    def save_receipt(self, path: str = "") -> str | None:
        """Saves the receipt of the shuffles and returns the file's name; None if there is none (P2)."""


class PlayerNames:
    """The players' names; for a renaming event, the names before it."""

    def __init__(self, session: Session, words: Words) -> None:
        self._session = session
        self._words = words
        self._names = self._now()

    def at(self, event: Event) -> list[str]:
        """The names to use for an event that the view already includes."""
        before, self._names = self._names, self._now()
        return before if isinstance(event, events.PlayerRenamed) else self._names

    @property
    def reader(self) -> Seat | None:
        """The seat of the person reading along; None for a watcher, and for two at one keyboard."""
        seats = self._session.seats
        return seats[0] if len(seats) == 1 else None

    def _now(self) -> list[str]:
        return player_names(self._session.view().seating, self._words)


def get_ready_commands(session: Session) -> Iterator[Command]:
    """The commands that start a game: all players here get ready, and a local game starts at once (C17)."""
    phase = session.view().phase
    for seat in session.seats:
        view = session.view()
        if view.phase == phase and not view.seating.chairs[seat].ready:
            yield Ready(seat=seat)
    if session.connection is None and session.view().phase == phase and session.view().seating.start is None:
        yield Start(seat=session.view().seating.acting_host())


def failure_text(problem: CommandFailed, words: Words) -> str:
    """The refusal as a sentence, with the margin of a lost race."""

    class Told(Refusal):
        @property
        def code(self) -> str:
            return problem.code

    text = refusal_text(Told(**problem.details), words)
    return text if problem.late is None else f"{text} {words('terminal-late', millis=problem.late)}"


def receipt_text(session: Session, words: Words, path: str = "") -> str:
    """Saves the receipt; returns where it is, or why it could not be saved (P2)."""
    try:
        file = session.save_receipt(path)
    except OSError as error:
        return notice_text(ReceiptNotSaved(str(error)), words)
    return words("terminal-receipt-nothing") if file is None else words("terminal-receipt-saved", file=file)


def is_end(notice: Notice) -> bool:
    """Whether it is the last notice."""
    return isinstance(notice, ConnectionLost)


def notice_text(notice: Notice, words: Words) -> str:
    """A notice as a sentence."""
    match notice:
        case ChatLine(name=name, text=text):
            return words("terminal-says", name=name, text=text)
        case LocalBotFailed(name=name, problem=problem):
            return words("terminal-bot-failed", name=name, problem=problem)
        case ChanceChecked(verdict=verdict):
            return verdict_text(verdict, words)
        case ReceiptNotSaved(problem=problem):
            return words("terminal-receipt-failed", problem=problem)
        case GameNotSaved(problem=problem):
            return words("terminal-save-failed", problem=problem)
        case ConnectionLost():
            return connection_lost_text(notice, words)


def connection_text(line: ConnectionStatus, words: Words) -> str:
    """The state of the connection in a word or two."""
    if not line.connected:
        return words("terminal-reconnecting")
    return words("terminal-online") if line.delay is None else words("terminal-delay", millis=round(line.delay))


def connection_lost_text(lost: ConnectionLost, words: Words) -> str:
    """Why the server is gone, as a sentence."""
    code = f"server-bye-{lost.code}"
    return words("server-closed", code=words(code)) if words.has(code) else words("terminal-lost")


NO_BREAK: Final = "\u00a0"


def numbered(words: Words) -> list[tuple[int, str]]:
    """Every phrase in the reader's language with its number, from 1."""
    return [(number, words(f"phrase-{phrase}")) for number, phrase in enumerate(PHRASES, 1)]


def listed(words: Words, width: int) -> list[str]:
    """All phrases with their keys, in as few lines as possible; no phrase is broken."""
    keys = [f"{number % 10} {text}".replace(" ", NO_BREAK) for number, text in numbered(words)]
    return textwrap.wrap(f"{NO_BREAK}· ".join(keys), width)


def phrase_of(typed: str) -> Phrase | None:
    """The phrase with a number, or None."""
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(PHRASES):
        return PHRASES[int(typed) - 1]
    return None


def phrase_of_key(key: str) -> Phrase | None:
    """`phrase_of` by key: 0 is the tenth."""
    return phrase_of("10" if key == "0" else key)
