"""What this terminal can show, and layouts drawn for it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Collection, Sequence

from tercet.render.text import Surface, layout_text


def has_colour() -> bool:
    """Whether to print colours: on a terminal, unless NO_COLOR is set."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def is_ascii() -> bool:
    """Whether the terminal cannot show more than ASCII."""
    return "utf" not in (sys.stdout.encoding or "").lower()


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
