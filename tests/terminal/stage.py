"""A terminal that tests drive with key presses, on a clock that they advance."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from textual.pilot import Pilot

from tercet.core.engine.seats import Seat
from tercet.locale import words
from tercet.terminal.app import TercetApp
from tercet.terminal.display import DisplaySettings
from tercet.terminal.keys import default_keyboard
from tercet.terminal.local_session import LocalSession
from tercet.terminal.session import ChatLine, ConnectionLost, ConnectionStatus, OnEvent, OnNotice, Session
from tercet.terminal.setup import Setup, new_session

SNAPSHOTS = Path(__file__).parent / "snapshots"
WRITE = os.environ.get("TERCET_SNAPSHOTS") == "write"
"""Set to rewrite the snapshots; review the difference before committing it."""


class Clock:
    """Seconds, advanced by tests."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


class Stage:
    """The running program, controlled by a test."""

    def __init__(self, app: TercetApp, pilot: Pilot[Any], clock: Clock, session: LocalSession | None) -> None:
        self.app = app
        self.pilot = pilot
        self.clock = clock
        self._session = session

    @property
    def session(self) -> LocalSession:
        assert self._session is not None, "a game has been started"
        return self._session

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def resize(self, width: int, height: int) -> None:
        """Resizes the terminal, and waits until the screen has fitted itself to it."""
        await self.pilot.resize_terminal(width, height)
        while self.app.screen.size != (width, height):
            await self.pilot.pause()
        await self.pilot.pause()

    async def wait(self, seconds: float) -> None:
        """Advances the game's clock."""
        self.clock.seconds += seconds
        screen: Any = self.app.screen
        screen._tick()
        await self.pilot.pause()

    def text(self) -> str:
        """The screen as plain text, without trailing spaces."""
        lines = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines).rstrip() + "\n"


class Wired:
    """A local game that behaves like one on a server."""

    def __init__(self, session: LocalSession, *, chat: bool = False, only: Seat | None = None) -> None:
        """With `only`, the other players use their own devices."""
        self._own = session.seats if only is None else (only,)
        self._session = session
        self.connection = ConnectionStatus(connected=True, delay=12.4, chat=chat)
        self.said: list[str] = []
        self.bots: list[str] = []
        self.saved: list[str] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)

    @property
    def seats(self) -> tuple[Seat, ...]:
        chairs = self._session.view().seating.chairs
        return tuple(seat for seat in self._own if not chairs[seat].left)

    @property
    def former_seat(self) -> Seat | None:
        chairs = self._session.view().seating.chairs
        return next((seat for seat in self._own if chairs[seat].left), None)

    def save_receipt(self, path: str = "") -> str | None:
        self.saved.append(path)
        if path == "full":
            raise OSError("no space")
        return path or "tercet-abc.receipt.json"

    def listen(self, on_event: OnEvent, on_notice: OnNotice) -> None:
        self._on_notice = on_notice
        self._session.listen(on_event, on_notice)

    async def send_chat(self, text: str) -> None:
        self.said.append(text)
        self._on_notice(ChatLine("Ann", text))

    async def seat_bot(self, level: str, seat: Seat | None = None) -> None:
        self.bots.append(level if seat is None else f"{level}@{seat}")

    def disconnect(self) -> None:
        self.connection = ConnectionStatus(connected=False, delay=12.4)

    def reconnect(self) -> None:
        self.connection = ConnectionStatus(connected=True, delay=12.4)

    def lose(self, code: str) -> None:
        self._on_notice(ConnectionLost(code))


def display_for(language: str = "en", **changes: Any) -> DisplaySettings:
    said = words(language)
    usual: dict[str, Any] = {
        "words": said,
        "colour": False,
        "keyboard": default_keyboard(language),
        "reorder": said.direction == "rtl",
    }
    return DisplaySettings(**{**usual, **changes})


@asynccontextmanager
async def staged(
    setup: Setup | None,
    settings: DisplaySettings,
    size: tuple[int, int] = (80, 24),
    wire: Callable[[LocalSession], Wired] | None = None,
) -> AsyncIterator[Stage]:
    """The program with a game, simulating a server if `wire` is set; without a game, the menu."""
    clock = Clock()
    made: list[LocalSession] = []

    def make() -> Session:
        assert setup is not None, "only a game is created"
        made.append(new_session(setup, settings.words, clock))
        return made[-1] if wire is None else cast("Session", wire(made[-1]))

    app = TercetApp(settings, None if setup is None else make, clock)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Stage(app, pilot, clock, made[-1] if made else None)


def check_snapshot(name: str, text: str) -> None:
    """Checks that the text is unchanged; with TERCET_SNAPSHOTS=write, stores it instead."""
    file = SNAPSHOTS / f"{name}.txt"
    if WRITE:
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.exists(), f"no snapshot {file.name}: write it with TERCET_SNAPSHOTS=write"
    assert text == file.read_text(encoding="utf-8")
