"""The application that shows the screens."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import ClassVar, Final

from rich.segment import Segment
from textual.app import App
from textual.binding import BindingType
from textual.color import Color
from textual.filter import LineFilter
from textual.screen import Screen

from tercet.render.ascii import ascii_text
from tercet.terminal.display import DisplaySettings
from tercet.terminal.game_screen import GameScreen
from tercet.terminal.games import terminal_game
from tercet.terminal.help import LeaveScreen
from tercet.terminal.local_session import LocalSession
from tercet.terminal.session import Session

TERMINATED: Final = 128 + signal.SIGTERM
NewSession = Callable[[], Session]
"""Creates a new game of the same kind, for playing again."""


class TercetApp(App[None]):
    """Shows one game after another, or the menu of games."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []
    TITLE = "Tercet"

    def __init__(
        self,
        settings: DisplaySettings,
        new_session: NewSession | None = None,
        clock: Callable[[], float] = time.monotonic,
        save: str | None = None,
    ) -> None:
        """Games chosen from the menu are saved to the file `save`."""
        super().__init__(ansi_color=False)
        self.settings = settings
        self.time = clock
        self.save = save
        self._new_session = new_session
        self._local_sessions: list[LocalSession] = []
        self._last_filters: list[LineFilter] = []
        if not settings.colour:
            self._last_filters.append(ColourlessFilter())
        if settings.ascii_only:
            self._last_filters.append(AsciiFilter())
        self.theme = "textual-light" if settings.light else "textual-dark"

    def on_mount(self) -> None:
        with suppress(NotImplementedError, RuntimeError, ValueError):  # fails on Windows and in other threads
            # exit cleanly, which restores the terminal
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, partial(self.exit, return_code=TERMINATED))
        if self._new_session is None:
            from tercet.terminal.menu import MenuScreen

            self.push_screen(MenuScreen(self.settings))
        else:
            self.start(self._new_session)

    def start(self, new_session: NewSession) -> None:
        """Starts a game."""
        self._new_session = new_session
        self.push_screen(self._screen())

    def play_again(self) -> None:
        """Starts another game of the same kind, or leaves an online table."""
        screen = self.screen
        if isinstance(screen, GameScreen) and screen.session.connection is not None:
            self.exit()
        else:
            self.switch_screen(self._screen())

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [*super().get_line_filters(), *self._last_filters]

    async def action_quit(self) -> None:
        """Handles Ctrl-Q and Ctrl-C on any screen: leaves a game, or the program."""
        if isinstance(self.screen, LeaveScreen):
            self.screen.answer(leave=True)
            return
        game = next((screen for screen in reversed(self.screen_stack) if isinstance(screen, GameScreen)), None)
        if game is None:
            self.exit()
            return
        while self.screen is not game:
            self.pop_screen()
        game.cover(on=False)
        game.action_leave()

    def action_help_quit(self) -> None:
        """Handles Ctrl-C; Textual would only show, in English, which key quits."""
        self.call_later(self.action_quit)

    def leave_game(self) -> None:
        """Returns to the menu, or leaves the program if it was started without a menu."""
        if len(self.screen_stack) > 2:
            self.pop_screen()
        else:
            self.exit()

    def switch_theme(self) -> None:
        self.theme = "textual-dark" if self.theme == "textual-light" else "textual-light"

    @property
    def save_problem(self) -> str | None:
        """Why a game that was played could not be saved, if one could not."""
        return next(filter(None, (session.save_problem for session in self._local_sessions)), None)

    def _screen(self) -> Screen[None]:
        assert self._new_session is not None, "a game was chosen"
        session = self._new_session()
        if isinstance(session, LocalSession):
            self._local_sessions.append(session)
        game = terminal_game(session.game.name)
        screen = game.screen(session, self.settings)
        if isinstance(screen, GameScreen):
            screen.starts_at_once = game.starts_at_once
        return screen


class ColourlessFilter(LineFilter):
    """Removes colours, but keeps bold and reversed text; Textual's filter only turns colours into greys."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(text, style and style.without_color, control) for text, style, control in segments]


class AsciiFilter(LineFilter):
    """Replaces frames, bars, quotation marks and accents with ASCII, one character each."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(ascii_text(text, in_columns=True), style, control) for text, style, control in segments]
