"""What this terminal can show, layouts drawn for it, and a progress bar for long calculations."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
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


BAR_WIDEST: Final = 60
ShowProgress = Callable[[int, int], None]
"""Called with how much is done, and how much there is."""


@contextmanager
def progress_bar() -> Iterator[ShowProgress]:
    """The bar, which disappears at the end."""
    if not sys.stderr.isatty() or is_dumb():
        yield lambda done, wanted: None
        return
    shown = ""

    def show(done: int, wanted: int) -> None:
        nonlocal shown
        counted = f" {done}/{wanted}" if wanted < 1000 else f" {100 * done // wanted:3} %"
        width = max(1, min(BAR_WIDEST, shutil.get_terminal_size().columns - len(counted) - 4))
        bar = f"[{'#' * (width * done // wanted):{width}}]{counted}"
        if bar != shown:
            print(f"\r{bar:{len(shown)}}", end="", file=sys.stderr, flush=True)
            shown = bar

    try:
        yield show
    finally:
        print(f"\r{'':{len(shown)}}\r", end="", file=sys.stderr, flush=True)
