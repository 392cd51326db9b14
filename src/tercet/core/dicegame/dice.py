"""Dice and their faces (D1, D2). A face is an int: 9·number + 3·colour + shape, as for a solid card, or 27 for WILD."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Final, NewType

from tercet.core.sets.cards import THIRD, value_of
from tercet.core.sets.features import LETTERS, VALUES, Feature
from tercet.core.sets.laws import FeatureCheck
from tercet.core.sets.lines import Verdict

Face = NewType("Face", int)
"""A die's face: 0 to 26, or WILD."""
Die = NewType("Die", int)
"""The number of one of the 42 dice, which never changes during a game."""

FACES: Final = 27
WILD: Final = Face(27)
DICE: Final = 42
SIDES: Final = 6
HAND: Final = 5
"""Number of dice in a hand, if the bag has enough (D5, D14)."""
FACE_FEATURES: Final[tuple[Feature, ...]] = ("number", "colour", "shape")
"""The features of a face, in the order they are written and checked (D1)."""

THIRD_FACE: Final[tuple[tuple[Face, ...], ...]] = tuple(
    tuple(Face(int(third)) for third in row[:FACES]) for row in THIRD[:FACES]
)
"""THIRD_FACE[a][b] completes two faces; two equal faces are completed by a third equal one (D1)."""

FACE_NAMES: Final = (
    *("".join(LETTERS[feature][value_of(face, feature)] for feature in FACE_FEATURES) for face in range(FACES)),
    "*",
)
"""The notation of each face: `2RO`; WILD is `*`."""


class Faces(tuple[Face, ...]):
    """A tuple of faces that prints in notation."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"({', '.join([FACE_NAMES[face] for face in self])}{',' * (len(self) == 1)})"


_COPIES: Final = 3
_SHOWN: Final = tuple(
    tuple(Face(5 * (SIDES * kind + side) % (FACES + 1)) for side in range(SIDES)) for kind in range(DICE // _COPIES)
)


def faces_of(die: Die) -> tuple[Face, ...]:
    """The six faces of a die, in the order of its sides; dice 0, 1 and 2 are of one kind, and so on (D2)."""
    return _SHOWN[die // _COPIES]


def is_face_set(a: Face, b: Face, c: Face) -> bool:
    """Whether three faces, none of them an unnamed WILD, form a SET; three equal faces do (D1)."""
    return THIRD_FACE[a][b] == c


def find_hand_sets(hand: Sequence[Face]) -> Iterator[tuple[int, int, int]]:
    """Every SET among the dice of a hand, by their positions; a WILD stands for any face (D1, D5)."""
    for i, a in enumerate(hand):
        for j in range(i + 1, len(hand)):
            for k in range(j + 1, len(hand)):
                if WILD in (a, hand[j], hand[k]) or THIRD_FACE[a][hand[j]] == hand[k]:
                    yield i, j, k


def has_hand_set(hand: Sequence[Face]) -> bool:
    """Whether a hand contains a SET; a WILD stands for any face (D5)."""
    return next(find_hand_sets(hand), None) is not None


def name_faces(shown: Sequence[Face]) -> Iterator[tuple[Face, Face, Face]]:
    """Every way to name the WILDs among three dice so that the three form a SET (D11)."""
    a, b, c = shown
    for x in range(FACES) if a == WILD else (a,):
        for y in range(FACES) if b == WILD else (b,):
            z = THIRD_FACE[x][y]
            if c in (WILD, z):
                yield Face(x), Face(y), z


def fill_faces(shown: Sequence[Face], named: Sequence[Face | None]) -> tuple[Face, Face, Face] | None:
    """The faces of three dice as a SET, with a fitting face for each unnamed WILD; None if no faces fit.

    Two or three unnamed WILDs copy the remaining face, since three equal faces are a SET (D1, D5).
    """
    known = [face if die == WILD else die for die, face in zip(shown, named, strict=True)]
    fixed = [face for face in known if face is not None]
    missing = THIRD_FACE[fixed[0]][fixed[1]] if len(fixed) == 2 else fixed[0] if fixed else Face(0)
    a, b, c = (missing if face is None else face for face in known)
    return (a, b, c) if is_face_set(a, b, c) else None


def find_openings(hand: Sequence[Face]) -> Iterator[tuple[tuple[int, Face], tuple[int, Face], tuple[int, Face]]]:
    """Every opening SET: for each square of the emblem, a die's position in the hand and the face named for it (D5)."""
    for three in find_hand_sets(hand):
        for i, j, k in permutations(three):
            for x, y, z in name_faces((hand[i], hand[j], hand[k])):
                yield (i, x), (j, y), (k, z)


def check_faces(a: Face, b: Face, c: Face) -> tuple[FeatureCheck, ...]:
    """Checks three faces feature by feature; equal faces are a SET, unlike equal cards (D1)."""
    checks = []
    for feature in FACE_FEATURES:
        x, y, z = (value_of(face, feature) for face in (a, b, c))
        kinds = len({x, y, z})
        odd = None if kinds != 2 else 2 if x == y else 0 if y == z else 1
        verdict: Verdict = "same" if kinds == 1 else "different" if kinds == 3 else "mixed"
        names = VALUES[feature]
        checks.append(FeatureCheck(feature, verdict, (names[x], names[y], names[z]), odd))
    return tuple(checks)
