"""Renders an environment's table."""

from __future__ import annotations

import sys
from typing import Any, Final, Literal, get_args

from tercet.envs.pixels import Pixels, table_pixels
from tercet.render.drawings import register_drawings

RenderMode = Literal["ansi", "human", "rgb_array"]
RENDER_MODES: Final[list[str]] = list(get_args(RenderMode))


def render_view(view: Any, mode: str | None) -> str | Pixels | None:
    """Draws the table: returned in characters for `ansi` and in pixels for `rgb_array`, printed for `human`; does
    nothing without a mode."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return table_pixels(view)
    register_drawings()
    if mode == "ansi":
        return str(view)
    sys.stdout.write(f"{view}\n")
    return None
