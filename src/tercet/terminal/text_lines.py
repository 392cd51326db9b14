"""Lines of text, redrawn only when they have changed."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static


class TextLines(Static):
    """A text that fills its width. The screen is arranged anew only when it has more or fewer lines than before."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 (the library's name)
        super().__init__(id=id)
        self._shown = Text()

    def show(self, text: Text) -> None:
        before, self._shown = self._shown, text
        if text != before:
            self.update(text, layout=text.plain.count("\n") != before.plain.count("\n"))
