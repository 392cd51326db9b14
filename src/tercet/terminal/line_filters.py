"""The last touch to every line of the full screen: no colour, or nothing but ASCII."""

from __future__ import annotations

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from tercet.render.ascii import ascii_text


class ColourlessFilter(LineFilter):
    """Leaves bold and reversed text, and no colour at all; the library's own only turns colours into greys."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(text, style and style.without_color, control) for text, style, control in segments]


class AsciiFilter(LineFilter):
    """Frames, bars, quotation marks and accents too; every character keeps its place."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(ascii_text(text, in_columns=True), style, control) for text, style, control in segments]
