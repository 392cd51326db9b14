"""Numbers and tables as the readers of each language expect them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tercet.lab.intervals import Share

_SEPARATORS: Final = {
    "en": (",", "."),
    "es": (".", ","),
    "fr": ("\u202f", ","),
    "he": (",", "."),
    "pt": (".", ","),
}
"""The separators of thousands and of decimals."""
_UNITS_BEFORE_PERCENT: Final = {"en": "", "es": "\u00a0", "fr": "\u202f", "he": "", "pt": ""}


class Numbers:
    """Writes numbers for the readers of one language."""

    def __init__(self, language: str) -> None:
        self._thousands, self._decimal = _SEPARATORS[language]
        self._gap = _UNITS_BEFORE_PERCENT[language]

    def whole(self, number: float) -> str:
        """12,345"""
        return f"{round(number):,}".replace(",", self._thousands)

    def decimal(self, number: float, places: int = 2) -> str:
        """1,234.50"""
        whole, _, rest = f"{number:,.{places}f}".partition(".")
        return whole.replace(",", self._thousands) + (self._decimal + rest if rest else "")

    def percent(self, share: float, places: int = 2) -> str:
        """3.23%"""
        return f"{self.decimal(100 * share, places)}{self._gap}%"

    def one_in(self, share: Fraction | float) -> str:
        """Once in how many deals something with this probability happens: 30.96; a dash if never."""
        if not share:
            return "–"
        return self.decimal(float(1 / share), 2 if share * 1000 > 1 else 0)

    def interval(self, share: Share, places: int = 2) -> str:
        """3.23% (3.20–3.26)"""
        low, high = (self.decimal(100 * end, places) for end in (share.low, share.high))
        return f"{self.percent(share.value, places)} ({low}–{high})"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], *, left: int = 0) -> str:
    """Columns under their heads; the first `left` are left-aligned, the others right-aligned."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    lines = [
        "  ".join(
            cell.ljust(width) if i < left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (heads, *rows)
    ]
    return "\n".join([lines[0], "-" * max(map(len, lines)), *lines[1:]])
