"""Results that can be drawn as charts, in notebooks automatically."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tercet import locale
from tercet.locale import Words

if TYPE_CHECKING:
    from matplotlib.figure import Figure


FORMATS: Final = (".svg", ".png", ".pdf")
"""The file extensions that a chart can be saved under."""


class Chartable:
    """A result with a chart; if Matplotlib is missing, a notebook shows it as text."""

    draw: ClassVar[Callable[[Any, Words], Figure]]
    """Draws any result. `tercet.lab` sets it to the function of `charts`: charts know results, not the reverse."""

    def figure(self, words: Words | None = None) -> Figure:
        """The chart, labelled in the reader's language, English by default."""
        return type(self).draw(self, words or locale.words("en"))

    def _repr_svg_(self) -> str | None:
        try:
            chart = self.figure()
        except ImportError:
            return None
        picture = io.StringIO()
        chart.savefig(picture, format="svg", metadata={"Date": None})
        return picture.getvalue()
