"""Results with charts, which notebooks show automatically."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tercet import locale
from tercet.locale import Words

if TYPE_CHECKING:
    from matplotlib.figure import Figure


FORMATS: Final = (".svg", ".png", ".pdf")
"""File extensions for saving a chart."""


class Chartable:
    """A result that prints as a report and has a chart; if Matplotlib is missing, a notebook shows it as text."""

    describe: ClassVar[Callable[[Any, Words], str | None]]
    """Writes the report about a result, or returns None; set like `draw`."""

    draw: ClassVar[Callable[[Any, Words], Figure]]
    """Draws any result. `tercet.lab` sets it to the function in `charts`, since `charts` imports the results and they
    must not import it."""

    write: ClassVar[Callable[[Figure, str], None]]
    """Writes a chart to a file; set like `draw`."""

    def figure(self, words: Words | None = None) -> Figure:
        """Returns the chart, labelled in the reader's language, English by default."""
        return type(self).draw(self, words or locale.words("en"))

    def save(self, path: str | Path, words: Words | None = None) -> None:
        """Writes the chart to a file that ends in .svg, .png or .pdf."""
        type(self).write(self.figure(words), str(path))

    def __str__(self) -> str:
        return type(self).describe(self, locale.words("en")) or repr(self)

    def _repr_svg_(self) -> str | None:
        try:
            chart = self.figure()
        except ImportError:
            return None
        picture = io.StringIO()
        chart.savefig(picture, format="svg", metadata={"Date": None})
        return picture.getvalue()
