"""Results that draw themselves in a notebook."""

from __future__ import annotations

import io
from importlib import import_module
from typing import TYPE_CHECKING, Final

from tercet.locale import Words, words

if TYPE_CHECKING:
    from matplotlib.figure import Figure


FORMATS: Final = (".svg", ".png", ".pdf")
"""What a chart can be saved as, by the ending of the file's name."""


class Drawn:
    """A result with a chart; without the package that draws, a notebook shows it as text."""

    def figure(self, said: Words | None = None) -> Figure:
        """The chart, with words in the reader's language, English by default."""
        # by name: the charts know the results, not the other way round
        chart: Figure = import_module("tercet.lab.charts").figure(self, said or words("en"))
        return chart

    def _repr_svg_(self) -> str | None:
        try:
            chart = self.figure()
        except ImportError:
            return None
        picture = io.StringIO()
        chart.savefig(picture, format="svg", metadata={"Date": None})
        return picture.getvalue()
