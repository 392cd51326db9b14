"""Renders an environment's table."""

from __future__ import annotations

import sys
from typing import Any, Final, Literal, get_args

from tercet.render.drawings import register_drawings

RenderMode = Literal["ansi", "human"]
RENDER_MODES: Final[list[str]] = list(get_args(RenderMode))


def render_view(view: Any, mode: str | None) -> str | None:
    """Draws the table in characters: returned for `ansi`, printed for `human`; does nothing without a mode."""
    if mode is None:
        return None
    register_drawings()
    if mode == "ansi":
        return str(view)
    sys.stdout.write(f"{view}\n")
    return None
