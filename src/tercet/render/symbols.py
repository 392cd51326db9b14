"""Outlines of the symbols on cards and dice: our own artwork, 40 wide and 80 high, centred on the origin."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

Point = tuple[float, float]
Curve = tuple[Point, Point, Point, Point]
"""A cubic Bézier curve: its start, its two handles, its end."""

WIDTH: Final = 40.0
HEIGHT: Final = 80.0
_ROUND: Final = 0.5523
"""Handle length of a quarter circle, in radii."""
_STEPS: Final = 48
"""Number of straight segments per curve when computing where a stripe crosses it."""


def _turned(half: list[Curve]) -> tuple[Curve, ...]:
    """Completes a half outline with its rotation; all three symbols look the same after half a turn."""
    return (*half, *(((-a[0], -a[1]), (-b[0], -b[1]), (-c[0], -c[1]), (-d[0], -d[1])) for a, b, c, d in half))


def _line(a: Point, d: Point) -> Curve:
    (ax, ay), (dx, dy) = a, d
    return a, ((2 * ax + dx) / 3, (2 * ay + dy) / 3), ((ax + 2 * dx) / 3, (ay + 2 * dy) / 3), d


_K: Final = 20 * _ROUND
OUTLINES: Final[dict[str, tuple[Curve, ...]]] = {
    "oval": _turned(
        [
            ((0, -40), (_K, -40), (20, -20 - _K), (20, -20)),
            _line((20, -20), (20, 20)),
            ((20, 20), (20, 20 + _K), (_K, 40), (0, 40)),
        ]
    ),
    "squiggle": _turned(
        [
            ((-6, -40), (11, -41), (21, -29), (20, -14)),
            ((20, -14), (19, -1), (9, 6), (10, 19)),
            ((10, 19), (10.6, 26), (15.5, 28), (14, 34)),
            ((14, 34), (13, 38), (10, 39.8), (6, 40)),
        ]
    ),
    "diamond": _turned([_line((0, -41.5), (21, 0)), _line((21, 0), (0, 41.5))]),
    "hourglass": _turned([_line((-20, -40), (20, -40)), _line((20, -40), (5, 0)), _line((5, 0), (20, 40))]),
}


@cache
def outline(shape: str) -> str:
    """Returns the closed outline as the data of an SVG path."""
    curves = OUTLINES[shape]
    parts = ("C" + " ".join(map(_pair, curve[1:])) for curve in curves)
    return f"M{_pair(curves[0][0])}{''.join(parts)}Z"


@cache
def stripes(shape: str, distance: float) -> str:
    """Returns horizontal lines across the symbol, `distance` apart, as the data of an SVG path.

    They end at the outline, so they need no clip path or pattern, whose ids would clash when several pictures share a
    page, and which some programs blur.
    """
    count = int(HEIGHT / 2 / distance)
    return "".join(
        f"M{_pair((left, y))}H{_short(right)}"
        for y in (i * distance for i in range(-count, count + 1))
        for left, right in chords(shape, y)
    )


@cache
def dots(shape: str, distance: float) -> str:
    """Returns points inside the symbol, `distance` apart, as the data of an SVG path to be drawn with round ends."""
    count = int(HEIGHT / 2 / distance)
    across = int(WIDTH / 2 / distance)
    return "".join(
        f"M{_pair((x, y))}h0"
        for y in (i * distance for i in range(-count, count + 1))
        for x in (i * distance for i in range(-across, across + 1))
        if any(left + 3 < x < right - 3 for left, right in chords(shape, y))
    )


def chords(shape: str, y: float) -> Iterator[tuple[float, float]]:
    """Yields where a horizontal line at `y` enters and leaves the symbol."""
    crossings = sorted(_crossings(shape, y))
    return zip(crossings[::2], crossings[1::2], strict=True)


def _crossings(shape: str, y: float) -> Iterator[float]:
    for (ax, ay), (bx, by) in _pieces(shape):
        if (ay <= y) != (by <= y):
            yield ax + (y - ay) / (by - ay) * (bx - ax)


@cache
def _pieces(shape: str) -> tuple[tuple[Point, Point], ...]:
    points = [_at(curve, i / _STEPS) for curve in OUTLINES[shape] for i in range(_STEPS)]
    return tuple(zip(points, points[1:] + points[:1], strict=True))


def _at(curve: Curve, t: float) -> Point:
    s = 1 - t
    weights = (s**3, 3 * s * s * t, 3 * s * t * t, t**3)
    x, y = (sum(weight * point[axis] for weight, point in zip(weights, curve, strict=True)) for axis in (0, 1))
    return x, y


def _pair(point: Point) -> str:
    return " ".join(map(_short, point))


def _short(value: float) -> str:
    """Formats a number with at most two decimals and no negative zero."""
    return f"{round(value, 2) + 0.0:g}"
