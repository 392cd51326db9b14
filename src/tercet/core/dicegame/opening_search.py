"""Finds all legal openings of a hand (D5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tercet.core.dicegame.board import STANDARD, Laid, Layout, Square, Turn
from tercet.core.dicegame.dice import WILD, Face, find_openings
from tercet.core.dicegame.notation import to_faces
from tercet.core.dicegame.placements import SET_POINTS, require_hand

HandLike = str | Iterable[Face | str]
"""A hand as text, as a list of texts or as faces."""


def legal_openings(hand: HandLike, layout: Layout = STANDARD) -> list[tuple[Turn, int]]:
    """Every way to place a SET from the hand on the emblem, with its points: each order, and each face for WILDs
    (D5).

    >>> [(dice.format_turn(turn), points) for turn, points in dice.legal_openings("1RO 2RO *")][:2]
    [('1RO@e6 2RO@f6 *3RO@g6', 2), ('1RO@e6 *3RO@f6 2RO@g6', 2)]
    """
    faces = to_faces(hand)
    require_hand(faces)
    return list(dict.fromkeys(_openings(faces, layout)))


def _openings(faces: Sequence[Face], layout: Layout) -> Iterator[tuple[Turn, int]]:
    for opening in find_openings(faces):
        wilds = [faces[place] == WILD for place, _ in opening]
        named = zip(layout.emblem, opening, wilds, strict=True)
        yield tuple([Laid(Square(square), face, wild) for square, (_, face), wild in named]), SET_POINTS - sum(wilds)
