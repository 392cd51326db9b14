"""The interface between screens and a game, local or on a server, and the numbered quick phrases."""

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
"""Events before a start that are not shown."""


class CommandFailed(Exception):
    """A command was refused; `late` is the margin of a lost race in milliseconds, if known."""

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
    """A bot in this program raised an exception and left."""

    name: str
    problem: str


class ChanceChecked(msgspec.Struct, frozen=True):
    """Whether the shuffle of the deal that just ended matches the cards seen (P2)."""

    verdict: ChanceVerdict


class ReceiptNotSaved(msgspec.Struct, frozen=True):
    """The receipt could not be written."""

    problem: str


class GameNotSaved(msgspec.Struct, frozen=True):
    """The file of the game could not be written."""

    problem: str


Notice = ChatLine | ConnectionLost | LocalBotFailed | ChanceChecked | ReceiptNotSaved | GameNotSaved
"""Something to show the player that is not a game event."""
OnNotice = Callable[[Notice], None]


class ConnectionStatus(msgspec.Struct, frozen=True):
    """The state of the connection."""

    connected: bool = True
    delay: float | None = None
    """One-way delay in milliseconds."""
    chat: bool = False
    """Whether the table allows free text; quick phrases are always allowed."""
    address: str = ""
    """The table's address, for inviting other people."""


class Session(Protocol):
    """A game in progress, local or on a server."""

    @property
    def game(self) -> Game[Any, Any, Any]: ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the players at this keyboard: none for a watcher, two if they share it."""

    @property
    def connection(self) -> ConnectionStatus | None:
        """The state of the connection; None for a local game."""

    @property
    def former_seat(self) -> Seat | None:
        """The seat that the player at this keyboard left and may return to."""

    def view(self, seat: Seat | None = None) -> Any:
        """Returns a seat's view; by default, that of the first seat at this keyboard, or of a watcher."""

    def now(self) -> Millis:
        """Returns the time of the table's clock."""

    def listen(self, on_event: OnEvent, on_notice: OnNotice) -> None:
        """Registers two listeners: `on_event` is called with each event while the view ends with it, `on_notice` with
        each notice."""

    async def open(self) -> None:
        """Starts listening."""

    async def catch_up(self) -> None:
        """Waits until the listeners have been called with every event that the view includes."""

    async def close(self) -> None: ...

    def tick(self) -> None:
        """Advances the clock; called a few times a second."""

    def pause(self, *, on: bool) -> None:
        """Stops the clock while a help page covers a local game."""

    async def do(self, command: Command) -> None:
        """Carries out a command for one of the seats; raises CommandFailed if it is refused."""

    async def send_chat(self, text: str) -> None:
        """Sends a chat message."""

    def report_presence(self) -> None:
        """Reports that a player is at the keyboard."""

    async def seat_bot(self, level: str, seat: Seat | None = None) -> None:
        """Adds a bot to the table, or replaces a player who left."""

    def save_receipt(self, path: str = "") -> str | None:
        """Saves the receipt of the shuffles and returns the file's name; returns None if there is no receipt (P2)."""


class PlayerNames:
    """Tracks the players' names, because the sentence about a renaming uses the old names."""

    def __init__(self, session: Session, words: Words) -> None:
        self._session = session
        self._words = words
        self._names = self._now()

    def at(self, event: Event) -> list[str]:
        """Returns the names to use for an event that the view already includes."""
        before, self._names = self._names, self._now()
        return before if isinstance(event, events.PlayerRenamed) else self._names

    @property
    def reader(self) -> Seat | None:
        """The seat of the reader; None for a watcher, and for two players who share a keyboard."""
        seats = self._session.seats
        return seats[0] if len(seats) == 1 else None

    def _now(self) -> list[str]:
        return player_names(self._session.view().seating, self._words)


def get_ready_commands(session: Session) -> Iterator[Command]:
    """Yields the commands that start a game: all players here get ready, and a local game starts (C17)."""
    phase = session.view().phase
    for seat in session.seats:
        view = session.view()
        if view.phase == phase and not view.seating.chairs[seat].ready:
            yield Ready(seat=seat)
    if session.connection is None and session.view().phase == phase and session.view().seating.start is None:
        yield Start(seat=session.view().seating.acting_host())


def failure_text(problem: CommandFailed, words: Words) -> str:
    """Describes a refusal, with the margin of a lost race."""

    class Told(Refusal):
        @property
        def code(self) -> str:
            return problem.code

    text = refusal_text(Told(**problem.details), words)
    return text if problem.late is None else f"{text} {words('terminal-late', millis=problem.late)}"


def receipt_text(session: Session, words: Words, path: str = "") -> str:
    """Saves the receipt; returns a message with the file's name, or with the reason for a failure (P2)."""
    try:
        file = session.save_receipt(path)
    except OSError as error:
        return notice_text(ReceiptNotSaved(str(error)), words)
    return words("terminal-receipt-nothing") if file is None else words("terminal-receipt-saved", file=file)


class UnclearPlayer(ValueError):
    """A command that more than one player at this keyboard may have typed; it must start with the player's number."""


def is_end(notice: Notice) -> bool:
    """Whether a notice ends the session."""
    return isinstance(notice, ConnectionLost)


def notice_text(notice: Notice, words: Words) -> str:
    """Describes a notice in a sentence."""
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
    """Describes the state of the connection in a word or two."""
    if not line.connected:
        return words("terminal-reconnecting")
    return words("terminal-online") if line.delay is None else words("terminal-delay", millis=round(line.delay))


def connection_lost_text(lost: ConnectionLost, words: Words) -> str:
    """Describes in a sentence why the connection ended."""
    code = f"server-bye-{lost.code}"
    return words("server-closed", code=words(code)) if words.has(code) else words("terminal-lost")


NO_BREAK: Final = "\u00a0"


def numbered(words: Words) -> list[tuple[int, str]]:
    """Returns every phrase in the reader's language, numbered from 1."""
    return [(number, words(f"phrase-{phrase}")) for number, phrase in enumerate(PHRASES, 1)]


def listed(words: Words, width: int) -> list[str]:
    """Lists all phrases with their keys, in as few lines as possible, without breaking a phrase."""
    keys = [f"{number % 10} {text}".replace(" ", NO_BREAK) for number, text in numbered(words)]
    return textwrap.wrap(f"{NO_BREAK}· ".join(keys), width)


def phrase_of(typed: str) -> Phrase | None:
    """Returns the phrase whose number was typed, or None."""
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(PHRASES):
        return PHRASES[int(typed) - 1]
    return None


def phrase_of_key(key: str) -> Phrase | None:
    """Returns the phrase of a key, or None; 0 is the tenth phrase."""
    return phrase_of("10" if key == "0" else key)
