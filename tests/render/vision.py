"""Perceived colour differences: CIE Lab distances for common and colour-blind vision."""

from __future__ import annotations

from math import dist
from typing import Final

Colour = tuple[float, float, float]
Matrix = tuple[Colour, Colour, Colour]

SIGHTS: Final[dict[str, Matrix]] = {
    "common": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    # Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB
    "protanope, Machado": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranope, Machado": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    # Viénot, Brettel and Mollon 1999, on linear RGB
    "protanope, Viénot": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "deuteranope, Viénot": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
}
_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final = (0.95047, 1.0, 1.08883)


def linear(paint: str) -> Colour:
    """A colour `#rrggbb` in linear light."""
    red, green, blue = (int(paint[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return _light(red), _light(green), _light(blue)


def seen(paint: str, sight: str) -> Colour:
    """A colour in CIE Lab as perceived with this kind of vision."""
    red, green, blue = _times(SIGHTS[sight], linear(paint))
    return lab((min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1)))


def lab(light: Colour) -> Colour:
    x, y, z = (_root(part / white) for part, white in zip(_times(_XYZ, light), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a: str, b: str, sight: str) -> float:
    return dist(seen(a, sight), seen(b, sight))


def contrast(a: str, b: str) -> float:
    """The WCAG contrast ratio, from 1 to 21."""
    dark, bright = sorted(_times(_XYZ, linear(paint))[1] for paint in (a, b))
    return (bright + 0.05) / (dark + 0.05)


def _light(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def _times(matrix: Matrix, colour: Colour) -> Colour:
    x, y, z = (sum(factor * part for factor, part in zip(row, colour, strict=True)) for row in matrix)
    return x, y, z
