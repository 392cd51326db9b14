"""The menu that `tercet play` shows without arguments."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from tercet.bots.roster import LEVELS
from tercet.render.text import layout_text
from tercet.terminal.canvas import pieces_of
from tercet.terminal.display import DisplaySettings
from tercet.terminal.setup import Setup, against, alone, new_session, two

_SHOWN = (0, 40, 80)
"""The cards of the picture: a SET."""


class MenuScreen(Screen[None]):
    """A list of games; arrows and Enter, or a number, choose one."""

    DEFAULT_CSS = """
    MenuScreen { align: center middle; }
    MenuScreen #menu { width: auto; height: auto; }
    """
    AUTO_FOCUS = ""
    BINDINGS: ClassVar = [("f10", "app.exit", ""), ("f3", "theme", "")]

    def __init__(self, settings: DisplaySettings) -> None:
        super().__init__()
        self._settings = settings
        self._menu = Static(id="menu")
        self._chosen = 0
        self._entries = entries(settings)

    def compose(self) -> ComposeResult:
        yield self._menu

    def on_mount(self) -> None:
        self._draw_menu()

    def on_key(self, event: events.Key) -> None:
        keys = "123456789abcdefghij"
        if event.key in ("down", "up"):
            step = 1 if event.key == "down" else -1
            self._chosen = (self._chosen + step) % len(self._entries)
            self._draw_menu()
        elif event.key == "enter":
            self._choose(self._chosen)
        elif event.character and 0 <= keys.find(event.character.lower()) < len(self._entries):
            self._choose(keys.index(event.character.lower()))
        elif event.key == "escape":
            self.app.exit()

    def _choose(self, number: int) -> None:
        setup = self._entries[number][1]
        if setup is None:
            self.app.exit()
            return
        app: Any = self.app
        saved = msgspec.structs.replace(setup, save=app.save)
        app.start(lambda: new_session(saved, self._settings.words, app.time))

    def _draw_menu(self) -> None:
        settings = self._settings
        picture = layout_text(
            _SHOWN,
            rows=1,
            columns=60,
            colour=settings.colour,
            palette=settings.palette,
            size="large",
            ascii_only=settings.ascii_only,
        )
        page = Text(no_wrap=True)
        for line in pieces_of(picture):
            for text, style in line:
                page.append(text, style)
            page.append("\n")
        page.append("\n" + settings.text("terminal-menu-title") + "\n\n", "bold")
        for i, (text, _) in enumerate(self._entries):
            chosen = i == self._chosen
            mark = ">" if chosen else " "
            page.append(f" {mark} {'123456789abcdefghij'[i]}  ", "bold")
            page.append(settings.shown(text) + "\n", "reverse" if chosen else "")
        page.append("\n" + settings.text("terminal-menu-hint"), "dim")
        self._menu.update(page)

    def action_theme(self) -> None:
        app: Any = self.app
        app.switch_theme()


def entries(settings: DisplaySettings) -> list[tuple[str, Setup | None]]:
    """Returns the entries in order; an entry with None leaves the program."""
    words = settings.words

    def level(name: str) -> str:
        return words(f"bots-level-{name}")

    cards = [(words("terminal-menu-bot", level=level(name)), against(words, name)) for name in LEVELS["cards"]]
    dice = [
        (words("terminal-menu-dice", level=level(name)), against(words, name, game="dice")) for name in LEVELS["dice"]
    ]
    return [
        (words("terminal-menu-alone"), alone(words)),
        *cards,
        (words("terminal-menu-bots"), against(words, "casual", "regular", "expert")),
        (words("terminal-menu-two"), two(words)),
        *dice,
        (words("terminal-menu-dice-two"), two(words, "dice")),
        (words("terminal-menu-quit"), None),
    ]
