"""The menu that `tercet play` shows without arguments."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.screen import Screen
from textual.widgets import Static

from tercet.bots.roster import LEVELS
from tercet.render.text import layout_text
from tercet.terminal.canvas import pieces_of
from tercet.terminal.display import DisplaySettings
from tercet.terminal.games import terminal_game
from tercet.terminal.help import HelpScreen
from tercet.terminal.keys import latin
from tercet.terminal.rules_pages import rules_page
from tercet.terminal.setup import Setup, against, alone, new_session, two

_SHOWN = (0, 40, 80)
"""The cards of the picture: a SET."""
_PICTURE_LINES, _TITLE_LINES = 7, 2
_KEYS = "123456789abcdefghij"
"""The key of each entry, without the keys of the screen itself, such as q."""


class MenuScreen(Screen[None]):
    """A list of games; arrows and Enter, or the key shown before an entry, choose one."""

    DEFAULT_CSS = """
    MenuScreen { align: center middle; }
    MenuScreen #scroll { width: auto; height: auto; max-height: 100%; scrollbar-size: 1 1; overflow-x: hidden; }
    MenuScreen #menu { width: auto; height: auto; }
    MenuScreen #hint { dock: bottom; height: auto; text-align: center; }
    """
    AUTO_FOCUS = ""
    BINDINGS: ClassVar = [("f10", "app.exit", ""), ("escape", "app.exit", ""), ("f1", "help", ""), ("f3", "theme", "")]

    def __init__(self, settings: DisplaySettings) -> None:
        super().__init__()
        self._settings = settings
        self._menu = Static(id="menu")
        self._scroll = VerticalScroll(self._menu, id="scroll", can_focus=False)
        self._hint = Static(id="hint")
        self._chosen = 0
        self._entries = entries(settings)

    def compose(self) -> ComposeResult:
        yield self._scroll
        yield self._hint

    def on_resize(self) -> None:
        self._draw_menu()

    def on_key(self, event: events.Key) -> None:
        typed = latin(event.character or "", hebrew=self._settings.words.language == "he").lower()
        if event.key in ("down", "up"):
            step = 1 if event.key == "down" else -1
            self._chosen = (self._chosen + step) % len(self._entries)
            self._draw_menu()
        elif event.key == "enter":
            self._choose(self._chosen)
        elif typed and 0 <= _KEYS.find(typed) < len(self._entries):
            self._choose(_KEYS.index(typed))
        elif typed == "q":
            self.app.exit()
        elif typed == "?":
            event.prevent_default().stop()  # the same key would close the page again
            self.action_help()

    def _choose(self, number: int) -> None:
        setup = self._entries[number][1]
        if setup is None:
            self.app.exit()
            return
        app: Any = self.app
        saved = msgspec.structs.replace(setup, save=app.save)
        app.start(lambda: new_session(saved, self._settings.words, app.time))

    def _show_hint(self) -> None:
        """Names the keys and, in a window that cannot show all entries, which of how many is chosen."""
        hint = self._settings.words("terminal-menu-hint")
        if self.size.height < _TITLE_LINES + len(self._entries) + 1:
            hint = f"{self._chosen + 1}/{len(self._entries)}: {hint}"
        self._hint.update(Text("\n".join(self._settings.wrapped(hint, self.size.width)), "dim"))

    def _draw_menu(self) -> None:
        settings = self._settings
        self._show_hint()
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
        if self.size.height > _PICTURE_LINES + _TITLE_LINES + len(self._entries):
            for line in pieces_of(picture):
                for text, style in line:
                    page.append(text, style)
                page.append("\n")
            page.append("\n")
        page.append(settings.text("terminal-menu-title") + "\n\n", "bold")
        for i, (text, _) in enumerate(self._entries):
            chosen = i == self._chosen
            mark = ">" if chosen else " "
            page.append(f" {mark} {_KEYS[i]}  ", "bold")
            page.append(settings.shown(text) + "\n", "reverse" if chosen else "")
        page.right_crop(1)
        self._menu.update(page)
        last = page.plain.count("\n") - len(self._entries) + 1 + self._chosen
        first = 0 if self._chosen == 0 else last
        self._scroll.call_after_refresh(
            self._scroll.scroll_to_region, Region(0, first, 1, last - first + 1), animate=False, immediate=True
        )

    def action_help(self) -> None:
        """Shows the keys, and the rules of the chosen game."""
        words, setup = self._settings.words, self._entries[self._chosen][1] or self._entries[0][1]
        assert setup is not None, "the first entry is a game"
        rules = terminal_game(setup.game).rules(words)
        keys = [
            (words("terminal-key-arrows"), words("terminal-help-menu")),
            (f"{_KEYS[0]}–{_KEYS[len(self._entries) - 1]}", words("terminal-help-menu")),
            ("?, F1", words("terminal-help-help")),
            ("F3", words("terminal-help-theme")),
            ("q, Esc, F10", words("terminal-help-leave")),
        ]
        self.app.push_screen(HelpScreen(self._settings, keys, rules_page(setup.game, rules, words)))

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
