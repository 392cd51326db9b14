"""How all charts look: colours that people with any common kind of colour blindness can tell apart, and little ink."""

from __future__ import annotations

from typing import Final

INK: Final = "#1f2933"
MAIN: Final = "#0b6e8a"
OTHER: Final = "#d1622b"
SERIES: Final = (MAIN, OTHER, "#7a5195", "#5b8c3a", "#b8860b")
"""For more than two series, which also have markers of their own."""
MARKERS: Final = ("o", "s", "^", "D", "v")
DOTS: Final = 144
"""Pixels per inch of a picture."""

STYLE: Final = {
    "svg.hashsalt": "tercet",
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "legend.frameon": False,
    "font.size": 10,
}
