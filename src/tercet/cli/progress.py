"""A bar on standard error that shows the progress of a long calculation, on terminals only."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from tercet.cli.terminal_output import is_dumb

WIDEST: Final = 60
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
        width = max(1, min(WIDEST, shutil.get_terminal_size().columns - len(counted) - 4))
        bar = f"[{'#' * (width * done // wanted):{width}}]{counted}"
        if bar != shown:
            print(f"\r{bar:{len(shown)}}", end="", file=sys.stderr, flush=True)
            shown = bar

    try:
        yield show
    finally:
        print(f"\r{'':{len(shown)}}\r", end="", file=sys.stderr, flush=True)
