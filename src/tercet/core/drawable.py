"""Values that can be drawn, and errors that can be put into words. The layers above register the drawings and the
sentences, because `core` has neither pictures nor messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple


class Drawing(NamedTuple):
    """How values of one type are drawn, with keyword arguments for the look, such as `palette`."""

    text: Callable[..., str]
    """Draws a value in characters; plain by default, for `print`."""
    svg: Callable[..., str | None] | None = None
    """Draws a value as SVG, for notebooks; None if it has only text."""


_DRAWINGS: Final[dict[type, Drawing]] = {}
_LATER: Final[list[Callable[[], object]]] = []


def register_drawing(kind: type, drawing: Drawing) -> None:
    """Registers the drawing of a type and its subclasses."""
    _DRAWINGS[kind] = drawing


def register_later(register: Callable[[], object]) -> None:
    """Registers drawings on first use, since loading them takes a while."""
    _LATER.append(register)


def drawing_of(value: object) -> Drawing | None:
    """The drawing registered for a value, if any."""
    for register in tuple(_LATER):
        register()  # another thread that is already here waits for the same import
    _LATER.clear()
    return next((_DRAWINGS[kind] for kind in type(value).__mro__ if kind in _DRAWINGS), None)


def text_of(value: object, **look: Any) -> str:
    """Draws a value in characters, or prints it if its type has no drawing."""
    drawing = drawing_of(value)
    return repr(value) if drawing is None else drawing.text(value, **look)


def svg_of(value: object, **look: Any) -> str | None:
    """Draws a value as SVG, if its type can be drawn."""
    drawing = drawing_of(value)
    return None if drawing is None or drawing.svg is None else drawing.svg(value, **look)


class Drawable:
    """Prints as a character picture and shows as an image in a notebook, once its type has a registered drawing."""

    __slots__ = ()

    def __str__(self) -> str:
        return text_of(self)

    def _repr_svg_(self) -> str | None:
        """For Jupyter."""
        return svg_of(self)

    def _repr_html_(self) -> str | None:
        """For notebooks without SVG support, such as marimo."""
        return self._repr_svg_()

    def __rich__(self) -> str:
        """For Rich's `print`, as plain text."""
        return str(self).replace("[", r"\[")
