"""A widget of lines of coloured text that redraws only changed lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget

Piece = tuple[str, str]
"""A text and its style, such as `bold`, `color(196)`, `dim reverse`."""
Pieces = Sequence[Piece]

_CODE: Final = re.compile("\x1b\\[([\\d;]*)m")
_BRIGHT: Final = {"91": "bright_red", "92": "bright_green", "95": "bright_magenta"}


class Canvas(Widget):
    """Shows the lines given to `draw`, at full size."""

    DEFAULT_CSS = "Canvas { width: auto; height: auto; }"

    def __init__(self, *, id: str) -> None:  # noqa: A002 (the library's name)
        super().__init__(id=id)
        self._pieces: list[Pieces] = []
        self._columns = 0

    def draw(self, lines: Sequence[Pieces]) -> None:
        """Shows new lines; redraws all of them if their number or width has changed."""
        columns = max((sum(len(text) for text, _ in line) for line in lines), default=0)
        before, self._pieces = self._pieces, list(lines)
        if len(before) != len(lines) or columns != self._columns:
            self._columns = columns
            # explicit sizes instead of `auto`, because Textual may cache an old one when styles change simultaneously
            self.styles.width, self.styles.height = columns, len(lines)
            self.refresh(layout=True)
            return
        changed = [Region(0, y, columns, 1) for y, line in enumerate(lines) if line != before[y]]
        if changed:
            self.refresh(*changed)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self._columns

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._pieces)

    def render_line(self, y: int) -> Strip:
        base = self.rich_style
        if y >= len(self._pieces):
            return Strip.blank(self.size.width, base)
        strip = Strip([Segment(text, base + _style(style) if style else base) for text, style in self._pieces[y]])
        return strip.adjust_cell_length(self.size.width, base)


def pieces_of(ansi: str) -> list[Pieces]:
    """Splits a drawing with colour codes into lines of pieces."""
    return [tuple(_line(line)) for line in ansi.split("\n")]


def _line(line: str) -> Iterator[Piece]:
    style = ""
    for i, part in enumerate(_CODE.split(line)):
        if i % 2:
            style = _named(part)
        elif part:
            yield part, style


@cache
def _style(words: str) -> Style:
    return Style.parse(words)


@cache
def _named(code: str) -> str:
    """Converts a colour code used in our drawings to Rich's name for it."""
    match code.split(";"):
        case ["0"] | [""]:
            return ""
        case ["1"]:
            return "bold"
        case ["2"]:
            return "dim"
        case ["7"]:
            return "reverse"
        case [*marks, "38", "5", number]:
            return " ".join([*map(_named, marks), f"color({number})"])
        case ["1", bright] if bright in _BRIGHT:
            return f"bold {_BRIGHT[bright]}"
        case _:
            return ""
