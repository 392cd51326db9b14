"""The question whether to leave a game that is not over."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from tercet.terminal.display import DisplaySettings

LEAVE_KEYS: Final = ("enter", "f10", "ctrl+q", "ctrl+c")
"""Pressing the same key again confirms."""


class LeaveScreen(ModalScreen[bool]):
    """Enter leaves; any other key plays on."""

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
