"""The log beside the table, rewrapped whenever its width changes."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from rich.text import Text
from textual import events
from textual.widgets import RichLog

from tercet.terminal.display import DisplaySettings

MOST_LINES: Final = 500


class LogPanel(RichLog):
    """Scrolls to new lines unless the player has scrolled back."""

    DEFAULT_CSS = """
    LogPanel { height: 1fr; width: 1fr; scrollbar-size: 1 1; overflow-x: hidden; background: $background; }
    """

    def __init__(self, settings: DisplaySettings) -> None:
        super().__init__(id="log", max_lines=MOST_LINES, wrap=True, min_width=10)
        self.can_focus = False
        self._settings = settings
        self._lines_shown: deque[str] = deque(maxlen=MOST_LINES)
        self._broken_at = 0
        self._height = 0

    def add_lines(self, *lines: str) -> None:
        """Adds lines of any length."""
        self._lines_shown += lines
        if self._broken_at:
            self._write(lines, is_at_end=self.is_vertical_scroll_end)

    def turn(self, pages: int) -> None:
        """Scrolls by pages; back if negative."""
        self.scroll_relative(y=pages * max(1, self.size.height), animate=False, immediate=True)

    def on_resize(self, event: events.Resize) -> None:
        width = self.scrollable_content_region.width
        if width and width != self._broken_at:
            self._broken_at = width
            self.clear()
            self._write(tuple(self._lines_shown), is_at_end=True)
        elif self.scroll_offset.y + self._height >= self.virtual_size.height:
            # keep showing the last lines when there is less room
            self.scroll_end(animate=False, immediate=True)
        self._height = self.size.height

    def _write(self, lines: tuple[str, ...], *, is_at_end: bool) -> None:
        justify: Any = "right" if self._settings.words.direction == "rtl" else "left"
        for line in lines:
            for part in self._settings.wrapped(line, self._broken_at):
                self.write(Text(part, justify=justify), expand=True, scroll_end=is_at_end)
