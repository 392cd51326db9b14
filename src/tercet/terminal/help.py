"""The help page: every key, then the rules of this table."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from tercet.terminal.look import Look


class HelpScreen(ModalScreen[None]):
    """Closed by any of the usual keys; scrolled by arrows and pages."""

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

    def __init__(self, look: Look, keys: list[tuple[str, str]], rules: str) -> None:
        super().__init__()
        self._look = look
        self._keys_shown = keys
        self._rules = rules

    def compose(self) -> ComposeResult:
        look = self._look
        self.set_class(look.words.direction == "rtl", "rtl")
        page = Text()
        page.append(look.said("terminal-help-title") + "\n", "bold")
        width = max(len(key) for key, _ in self._keys_shown)
        for key, does in self._keys_shown:
            if look.words.direction == "rtl":
                page.append(look.shown(does))
                page.append(f"  {look.shown(key):>{width}}  \n", "bold")
            else:
                page.append(f"  {key:{width}}  ", "bold")
                page.append(does + "\n")
        page.append("\n")
        page.append("\n".join(look.wrapped(look.words("terminal-help-signs", **look.marks), 60)) + "\n\n")
        width = min(100, round(self.app.size.width * 0.9)) - 6
        for line in self._rules.split("\n"):
            style = "bold" if line.startswith("#") else ""
            for part in look.wrapped(line.lstrip("# "), width):
                page.append(part + "\n", style)
        with VerticalScroll():
            yield Static(page)
