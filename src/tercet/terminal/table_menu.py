"""The menu of actions other than playing: name, proposals, leaving, the receipt, help (C17, P2)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from tercet.core.seating.rules import NAME_LENGTH
from tercet.terminal.display import DisplaySettings

Chosen = tuple[str, str]
"""The choice, and the typed name if the choice needs one."""


class TableMenu(ModalScreen[Chosen | None]):
    """A list of choices: arrows and Enter, or a number, choose one; Esc returns to the game."""

    DEFAULT_CSS = """
    TableMenu { align: center middle; }
    TableMenu Vertical { width: auto; max-width: 76; height: auto; border: round $primary; padding: 0 1; }
    TableMenu Static { width: auto; height: auto; }
    TableMenu.rtl Static { text-align: right; }
    TableMenu Input { width: 50; height: 1; border: none; display: none; }
    """
    AUTO_FOCUS = ""

    def __init__(self, settings: DisplaySettings, choices: Sequence[str]) -> None:
        super().__init__()
        self._settings = settings
        self._choices = list(choices)
        self._at = 0
        self._page = Static()
        self._typed = Input(max_length=NAME_LENGTH)

    def compose(self) -> ComposeResult:
        with Vertical():
            yield self._page
            yield self._typed

    def on_mount(self) -> None:
        self.set_class(self._settings.words.direction == "rtl", "rtl")
        self._draw_page()

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "f4", "tab"):
            event.prevent_default().stop()
            self.dismiss(None)
        else:
            event.prevent_default().stop()
            self._press(event.character or "", event.key)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self._submit(event.value)

    def _submit(self, typed: str) -> None:
        name = typed.strip()
        self.dismiss(("rename", name) if name else None)

    def _press(self, key: str, name: str) -> None:
        if self._typed.display:
            self._type_ahead(key, name)
        elif name in ("down", "up"):
            self._at = (self._at + (1 if name == "down" else -1)) % len(self._choices)
            self._draw_page()
        elif name == "enter":
            self._choose(self._choices[self._at])
        elif key.isdecimal() and 1 <= int(key) <= len(self._choices):
            self._choose(self._choices[int(key) - 1])

    def _choose(self, choice: str) -> None:
        if choice != "rename":
            self.dismiss((choice, ""))
            return
        self._page.update(self._settings.text("terminal-table-name"))
        self._typed.display = True
        self.set_focus(self._typed)

    def _type_ahead(self, key: str, name: str) -> None:
        """Handles keys typed before the input line appears."""
        if name == "enter":
            self._submit(self._typed.value)
        elif key.isprintable():
            self._typed.insert_text_at_cursor(key)

    def _draw_page(self) -> None:
        settings = self._settings
        page = Text(settings.text("terminal-table-title") + "\n", style="bold")
        for number, choice in enumerate(self._choices, 1):
            chosen = number == self._at + 1
            text = (settings.text(f"terminal-table-{choice}"), "reverse" if chosen else "not bold")
            if settings.words.direction == "rtl":
                page.append(*text)
                page.append(f"  {number} {'<' if chosen else ' '}\n", "bold")
            else:
                page.append(f"{'>' if chosen else ' '} {number}  ", "bold")
                page.append(*text)
                page.append("\n")
        page.append(settings.text("terminal-table-back"), "dim")
        self._page.update(page)
