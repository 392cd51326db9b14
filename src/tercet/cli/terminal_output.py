"""Prints to this terminal, according to its capabilities: text, layouts of cards, and the progress of long
computations."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Final

from tercet.core.sets.decks import Deck
from tercet.render.text import FULL, Surface, fitted, layout_text

WIDEST: Final = 88
"""Maximum width of text; longer lines are hard to read."""
_colour = ["auto"]


def has_colour() -> bool:
    """Whether to print colours: as `--colour` requests; otherwise if the output is a terminal, unless NO_COLOR or
    FORCE_COLOR decides it."""
    if _colour[0] != "auto":
        return _colour[0] == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR", "0") not in ("", "0"):
        return True
    return sys.stdout.isatty() and not is_dumb()


def is_drawing() -> bool:
    """Whether to draw cards: on a terminal, or if `--colour` asks for colours."""
    return sys.stdout.isatty() or _colour[0] == "always"


def is_illustrating() -> bool:
    """Whether to draw beside an answer in words: also if FORCE_COLOR asks for colours."""
    return is_drawing() or has_colour()


def choose_colour(choice: str) -> None:
    """Makes the program print colours `always`, `never`, or with `auto` only if the output supports them."""
    _colour[0] = choice


def is_ascii() -> bool:
    """Whether the terminal can only show ASCII."""
    return "utf" not in (sys.stdout.encoding or "").lower()


def is_dumb() -> bool:
    """Whether the terminal can only print lines."""
    return os.environ.get("TERM") == "dumb"


def page(text: str) -> str:
    """Formats text with headings and paragraphs for this terminal: highlights headings and wraps lines."""
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


def hanging(start: str, text: str) -> str:
    """Wraps text with a hanging indent as wide as `start`."""
    width = min(shutil.get_terminal_size().columns, WIDEST)
    return textwrap.fill(text, max(width, len(start) + 20), initial_indent=start, subsequent_indent=" " * len(start))


def print_text(text: str) -> None:
    """Prints text, word-wrapped on a terminal."""
    print(fitted(text, shutil.get_terminal_size().columns) if sys.stdout.isatty() else text)


def print_hanging(start: str, text: str) -> None:
    """Prints text with a hanging indent as wide as `start`, word-wrapped on a terminal."""
    print(hanging(start, text) if sys.stdout.isatty() else start + text)


def surface() -> Surface:
    """Returns the `Surface` for drawing on this terminal."""
    return Surface(has_colour(), is_ascii(), shutil.get_terminal_size().columns)


def draw(
    slots: Sequence[int | None],
    *,
    deck: Deck = FULL,
    rows: int | None = None,
    labels: Sequence[str] = (),
    selected: Collection[int] = (),
    hinted: Collection[int] = (),
    dealt: Collection[int] = (),
) -> str:
    """Draws a layout of cards for this terminal."""
    return layout_text(
        slots,
        deck=deck,
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
PATIENCE: Final = 0.8
"""Seconds to wait before showing progress."""
STEP: Final = 0.2
BUSY_WIDTH: Final = 20
ShowProgress = Callable[[int, int], None]
"""Called with the work done and the total."""


@contextmanager
def progress_bar() -> Iterator[ShowProgress]:
    """Shows a progress bar, which disappears at the end."""
    if not sys.stderr.isatty() or is_dumb():
        yield lambda done, wanted: None
        return
    shown = ""

    def show(done: int, wanted: int) -> None:
        nonlocal shown
        wanted = max(wanted, 1)
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


@contextmanager
def busy_sign() -> Iterator[None]:
    """Shows a block that moves back and forth during slow work, and disappears at the end."""
    if not sys.stderr.isatty() or is_dumb():
        yield
        return
    done = threading.Event()
    mover = threading.Thread(target=_move, args=(done,), daemon=True)
    mover.start()
    try:
        yield
    finally:
        done.set()
        mover.join()


def _move(done: threading.Event) -> None:
    if done.wait(PATIENCE):
        return
    for step in count():
        place = abs(step % (2 * BUSY_WIDTH - 6) - (BUSY_WIDTH - 3))
        print(
            f"\r[{' ' * place + '###':{BUSY_WIDTH}}] {PATIENCE + STEP * step:.0f} s",
            end="",
            file=sys.stderr,
            flush=True,
        )
        if done.wait(STEP):
            break
    print(f"\r{'':{BUSY_WIDTH + 12}}\r", end="", file=sys.stderr, flush=True)
