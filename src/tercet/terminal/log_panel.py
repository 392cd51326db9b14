"""The log beside the table, rewrapped whenever its width changes, and the chat line below it."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from rich.text import Text
from textual import events
from textual.widgets import Input, RichLog, Static

from tercet.terminal.display import DisplaySettings
from tercet.terminal.session import Session, listed

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
        """Scrolls by pages; upwards if negative."""
        self.scroll_relative(y=pages * max(1, self.size.height), animate=False, immediate=True)

    def on_resize(self, event: events.Resize) -> None:
        width = self.scrollable_content_region.width
        if width and width != self._broken_at:
            self._broken_at = width
            self.clear()
            self._write(tuple(self._lines_shown), is_at_end=True)
        elif self.scroll_offset.y + self._height >= self.virtual_size.height:
            # keep the last lines visible when the height shrinks
            self.scroll_end(animate=False, immediate=True)
        self._height = self.size.height

    def _write(self, lines: tuple[str, ...], *, is_at_end: bool) -> None:
        justify: Any = "right" if self._settings.words.direction == "rtl" else "left"
        for line in lines:
            for part in self._settings.wrapped(line, self._broken_at):
                self.write(Text(part, justify=justify), expand=True, scroll_end=is_at_end)


class TextLines(Static):
    """A text that fills its width; the screen is laid out again only if its number of lines changes."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 (the library's name)
        super().__init__(id=id)
        self._shown = Text()

    def show(self, text: Text) -> None:
        before, self._shown = self._shown, text
        if text != before:
            self.update(text, layout=text.plain.count("\n") != before.plain.count("\n"))


class ChatEntry:
    """The phrases and the input line of the game screen, shown and hidden together."""

    def __init__(self, session: Session, settings: DisplaySettings) -> None:
        self._session = session
        self._settings = settings
        self.line = Input(id="chat", placeholder=settings.text("terminal-chat"))
        self.phrases = Static(id="phrases")

    @property
    def is_open(self) -> bool:
        return bool(self.phrases.display)

    @property
    def is_written(self) -> bool:
        """Whether the input line is shown."""
        return bool(self.line.display)

    def open(self, width: int) -> None:
        """Shows the phrases, and the input line if the table allows free text."""
        lines = map(self._settings.shown, listed(self._settings.words, width))
        self.phrases.update(Text("\n".join(lines), no_wrap=True))
        self.phrases.display = True
        connection = self._session.connection
        can_write = connection is not None and connection.chat
        self.phrases.styles.margin = (0, 0, 3 if can_write else 2, 0)
        if can_write:
            self.line.display = True

    def close(self) -> None:
        self.line.value = ""
        self.line.display = False
        self.phrases.display = False
