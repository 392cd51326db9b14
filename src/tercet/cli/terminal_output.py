"""What this terminal can show, and layouts drawn for it."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Collection, Sequence
from typing import Final

from tercet.render.text import Surface, layout_text

WIDEST: Final = 88
"""Longer lines are hard to read."""


def has_colour() -> bool:
    """Whether to print colours: on a terminal, unless NO_COLOR is set."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and not is_dumb()


def is_ascii() -> bool:
    """Whether the terminal cannot show more than ASCII."""
    return "utf" not in (sys.stdout.encoding or "").lower()


def is_dumb() -> bool:
    """Whether the terminal can do no more than print lines."""
    return os.environ.get("TERM") == "dumb"


def page(text: str) -> str:
    """A text with headings and long paragraphs, formatted for this terminal: headings stand out, lines are wrapped."""
    width = min(shutil.get_terminal_size().columns, WIDEST)
    return "\n\n".join(_part(part, width) for part in text.strip("\n").split("\n\n"))


def _part(text: str, width: int) -> str:
    hashes, _, title = text.partition(" ")
    if not hashes or hashes.strip("#"):
        indent = "  " if hashes == "-" else ""
        return textwrap.fill(text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    if has_colour():
        return f"\x1b[1m{title}\x1b[0m"
    return f"{title}\n{('=' if hashes == '#' else '-') * len(title)}"


def surface() -> Surface:
    """What pictures are printed on here."""
    return Surface(has_colour(), is_ascii(), shutil.get_terminal_size().columns)


def draw(
    slots: Sequence[int | None],
    *,
    rows: int = 3,
    labels: Sequence[str] = (),
    selected: Collection[int] = (),
    hinted: Collection[int] = (),
    dealt: Collection[int] = (),
) -> str:
    """A layout as this terminal can show it."""
    return layout_text(
        slots,
        rows=rows,
        columns=shutil.get_terminal_size().columns,
        colour=has_colour(),
        ascii_only=is_ascii(),
        labels=labels,
        selected=selected,
        hinted=hinted,
        dealt=dealt,
    )
