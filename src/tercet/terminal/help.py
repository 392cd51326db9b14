"""The help page, with all keys and the table's rules, and the dialog before leaving a running game."""

from __future__ import annotations

import textwrap
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from tercet.render.text import NEW
from tercet.terminal.display import DisplaySettings


class HelpScreen(ModalScreen[None]):
    """The usual keys close it; arrow and page keys scroll."""

    DEFAULT_CSS = """
    HelpScreen { align: center middle; }
    HelpScreen VerticalScroll { width: 90%; max-width: 100; height: 90%; border: round $primary; padding: 0 1; }
    HelpScreen Static { height: auto; }
    HelpScreen.rtl Static { text-align: right; }
    """
    BINDINGS: ClassVar = [
        ("escape", "dismiss(None)", ""),
        ("f1", "dismiss(None)", ""),
        ("question_mark", "dismiss(None)", ""),
        ("q", "dismiss(None)", ""),
        ("enter", "dismiss(None)", ""),
    ]

    def __init__(self, settings: DisplaySettings, keys: list[tuple[str, str]], rules: str) -> None:
        super().__init__()
        self._settings = settings
        self._keys_shown = keys
        self._rules = rules

    def compose(self) -> ComposeResult:
        settings = self._settings
        self.set_class(settings.words.direction == "rtl", "rtl")
        page = Text()
        page.append(settings.text("terminal-help-title") + "\n", "bold")
        width = max(len(key) for key, _ in self._keys_shown)
        room = min(100, int(self.app.size.width * 0.9)) - 6
        hangs = room - width - 4 >= 24
        indent = " " * (width + 4 if hangs else 6)
        for key, does in self._keys_shown:
            if settings.words.direction == "rtl":
                page.append(settings.shown(does))
                page.append(f"  {settings.shown(key):>{width}}  \n", "bold")
            else:
                lines = textwrap.wrap(does, max(10, room - len(indent)))
                page.append(f"  {key:{width}}  " if hangs else f"  {key}\n{indent}", "bold")
                page.append(f"\n{indent}".join(lines) + "\n")
        page.append("\n")
        signs = settings.words("terminal-help-signs", **settings.marks, new=NEW)
        page.append("\n".join(settings.wrapped(signs, 60)) + "\n\n")
        for line in self._rules.split("\n"):
            style = "bold" if line.startswith("#") else ""
            for part in settings.wrapped(line.lstrip("# "), room):
                page.append(part + "\n", style)
        with VerticalScroll():
            yield Static(page)


LEAVE_KEYS: Final = ("enter", "f10", "ctrl+q", "ctrl+c")
"""Keys that confirm, including those that open the dialog."""


class LeaveScreen(ModalScreen[bool]):
    """Enter leaves; any other key continues the game."""

    DEFAULT_CSS = """
    LeaveScreen { align: center middle; }
    LeaveScreen Vertical { width: auto; max-width: 76; height: auto; border: round $primary; padding: 0 1; }
    LeaveScreen Static { width: auto; height: auto; }
    LeaveScreen.rtl Static { text-align: right; }
    """
    AUTO_FOCUS = ""
    BINDINGS: ClassVar = []

    def __init__(self, settings: DisplaySettings, question: str) -> None:
        super().__init__()
        self._settings = settings
        self._question = question

    def compose(self) -> ComposeResult:
        self.set_class(self._settings.words.direction == "rtl", "rtl")
        page = Text(self._settings.shown(self._question) + "\n", style="bold")
        page.append(self._settings.text("terminal-leave-keys"), "not bold")
        with Vertical():
            yield Static(page)

    def on_key(self, event: events.Key) -> None:
        event.prevent_default().stop()
        self.answer(leave=event.key in LEAVE_KEYS)

    def answer(self, *, leave: bool) -> None:
        if self.is_current:
            self.dismiss(leave)
