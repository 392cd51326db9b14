"""Examples for the rules pages: SETs and near misses of a deck or of dice, and turns on a board."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from tercet.core.dicegame.board import Board, Laid, Layout, Square
from tercet.core.dicegame.dice import FACES, Face, check_faces
from tercet.core.dicegame.notation import parse_face
from tercet.core.sets.cards import DECK_VALUES, deck_of, is_set, verdicts
from tercet.core.sets.features import FEATURES, Feature
from tercet.core.sets.laws import why_not

Three = tuple[int, int, int]

DICE_CHANCE: Final = "the course of the dice"
"""Seed of the dice examples, shared by the rules page and the lessons."""


def card_sets(deck: str) -> list[Three]:
    """Returns SETs of a deck, with one to all of its features different (C2, C12)."""
    return [_spread(deck_of(deck), differing=n) for n in range(1, len(_free_features(deck)) + 1)]


def card_near_misses(deck: str) -> list[Three]:
    """Returns non-SETs: one for each feature that fails alone, and one where all fail (C2, C12)."""
    free = _free_features(deck)
    return [failing(feature, deck=deck_of(deck)) for feature in free] + [failing(*free, deck=deck_of(deck))]


def dice_sets(chance: random.Random) -> list[tuple[Face, Face, Face]]:
    """Returns SETs of dice: three equal faces, and one to three features different (D1)."""
    return [three_faces(chance, kind) for kind in ("equal", "one", "two", "three")]


def dice_near_misses(chance: random.Random) -> list[tuple[Face, Face, Face]]:
    """Returns three faces that are not a SET because of one feature (D1)."""
    return [three_faces(chance, "near") for _ in range(2)]


def dice_turns(layout: Layout) -> tuple[Board, list[tuple[Laid, ...]]]:
    """Returns an opening on this board, and turns after it: some legal, one that makes no SET, one that only touches
    dice (D8)."""
    left, _, right = layout.emblem
    column, row = chr(ord(right[0]) + 1), int(right[1:])
    beside = (f"{column}{row}", f"{column}{row + 1}", f"{column}{row + 2}")
    above = tuple(f"{chr(ord(left[0]) + dx)}{row + 1}" for dx in range(3))
    board = Board.of(layout, _laid(layout.emblem, "1RO 2RO 3RO"))
    return board, [
        _laid(beside[:1], "1RO"),
        _laid(beside, "1RO 1GO 1PO"),
        _laid(beside[:1], "2RO"),
        _laid(above, "1GD 2GD 3GD"),
    ]


def _laid(squares: Sequence[str], faces: str) -> tuple[Laid, ...]:
    return tuple(Laid(Square(square), parse_face(face)) for square, face in zip(squares, faces.split(), strict=True))


def _free_features(deck: str) -> list[Feature]:
    return [feature for feature in FEATURES if deck == "full" or feature != DECK_VALUES[deck][0]]


def _spread(deck: Sequence[int], *, differing: int) -> Three:
    """Returns a SET of this deck that differs in this many features."""
    chance = random.Random(f"{differing} of {len(deck)}")
    a, b, c = drawn(chance, deck, 3, lambda three: verdicts(*three).count("different") == differing and is_set(*three))
    return a, b, c


def failing(*features: Feature, deck: Sequence[int]) -> Three:
    """Returns three cards that fail to be a SET in exactly these features."""
    chance = random.Random(" ".join(features))

    def fits(three: Three) -> bool:
        checks = why_not(*three)
        mixed = {check.feature for check in checks if check.verdict == "mixed"}
        return mixed == set(features) and (len(features) > 1 or any(check.verdict == "different" for check in checks))

    a, b, c = drawn(chance, deck, 3, fits)
    return a, b, c


def drawn(chance: random.Random, deck: Sequence[int], size: int, fits: Callable[[Any], bool]) -> tuple[int, ...]:
    """Draws cards repeatedly until some fit."""
    while not fits(cards := tuple(chance.sample(deck, size))):
        pass
    return cards


def three_faces(chance: random.Random, kind: str) -> tuple[Face, Face, Face]:
    """Returns three faces of a kind: equal, a SET with one, two or three features different, a near miss, or far from a
    SET."""
    wanted: dict[str, Callable[[list[str]], bool]] = {
        "equal": lambda found: found.count("same") == 3,
        "one": lambda found: found.count("different") == 1 and "mixed" not in found,
        "two": lambda found: found.count("different") == 2 and "mixed" not in found,
        "three": lambda found: found.count("different") == 3,
        "near": lambda found: found.count("mixed") == 1,
        "far": lambda found: found.count("mixed") >= 2,
    }
    while True:
        first = any_face(chance)
        faces = (first, first, first) if kind == "equal" else (first, any_face(chance), any_face(chance))
        if wanted[kind]([str(found.verdict) for found in check_faces(*faces)]):
            return faces


def any_face(chance: random.Random) -> Face:
    return Face(chance.randrange(FACES))
