"""Where a player chats: the numbered phrases, and a line to write in where the table allows free text."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Input, Static

from tercet.terminal.display import DisplaySettings
from tercet.terminal.phrases import listed
from tercet.terminal.session import Session


class ChatEntry:
    """Two widgets of the game screen that are shown and hidden together."""

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
        """Whether the line to write in is shown too."""
        return bool(self.line.display)

    def open(self, width: int) -> None:
        """Shows the phrases, and the line where the table allows free text."""
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
