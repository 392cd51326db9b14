"""Finds all legal turns in a slow, obviously correct way: every placement, judged by the words of D8."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product

from tercet.core.dicegame.board import Board, Laid, Turn
from tercet.core.dicegame.dice import FACE_FEATURES, FACES, WILD, Face
from tercet.core.sets.cards import value_of

Place = tuple[int, int]
Line = tuple[Place, Place, Place]


def place_of(square: str) -> Place:
    return ord(square[0]) - ord("a"), int(square[1:]) - 1


@cache
def lines(size: int) -> list[Line]:
    """Three consecutive squares in one row or one column (D7)."""
    return list(_lines(size))


def _lines(size: int) -> Iterator[Line]:
    for x, y in product(range(size), repeat=2):
        if x + 2 < size:
            yield (x, y), (x + 1, y), (x + 2, y)
        if y + 2 < size:
            yield (x, y), (x, y + 1), (x, y + 2)


def is_set(faces: Sequence[int]) -> bool:
    return all(len({value_of(face, feature) for face in faces}) != 2 for feature in FACE_FEATURES)


def new_sets(board: dict[Place, int], played: dict[Place, int], size: int) -> list[Line]:
    """The SETs that contain at least one die played this turn (D9)."""
    after = board | played
    return [
        line
        for line in lines(size)
        if any(place in played for place in line)
        and all(place in after for place in line)
        and is_set([after[place] for place in line])
    ]


def is_legal(played: dict[Place, int], sets: list[Line]) -> bool:
    """Whether every die played is in a new SET, and some order leaves nothing floating (D8)."""
    if not all(any(place in line for line in sets) for place in played):
        return False
    return any(
        all(
            any(place in line and any(other not in played or other in order[:i] for other in line) for line in sets)
            for i, place in enumerate(order)
        )
        for order in permutations(played)
    )


def all_turns(board: Board, hand: Sequence[Face]) -> dict[frozenset[Laid], int]:
    """All legal placements of all subsets of the hand, with their points (D9, D10)."""
    size = board.layout.size
    lying = {place_of(die.square): int(die.face) for die in board}
    free = [square for square in board.layout.squares() if place_of(square) not in lying]
    found: dict[frozenset[Laid], int] = {}
    for count in (1, 2, 3):
        for dice in {tuple(sorted(dice)) for dice in combinations(hand, count)}:
            # Equal dice are interchangeable: if all are equal, the order of the squares doesn't matter.
            ordered = combinations if len(set(dice)) == 1 else permutations
            for squares in ordered(free, count):
                for named in product(*(range(FACES) if face == WILD else (face,) for face in dice)):
                    played = {place_of(square): name for square, name in zip(squares, named, strict=True)}
                    sets = new_sets(lying, played, size)
                    if is_legal(played, sets):
                        turn = frozenset(
                            Laid(square, Face(name), face == WILD)
                            for square, name, face in zip(squares, named, dice, strict=True)
                        )
                        found[turn] = points(board, turn, sets)
    return found


def points(board: Board, turn: frozenset[Laid], sets: list[Line]) -> int:
    """One point for each die of each SET, none for a WILD laid this turn, and each bonus once (D9, D10)."""
    new_wilds = {place_of(die.square) for die in turn if die.wild}
    return sum(place not in new_wilds for line in sets for place in line) + sum(
        board.layout.bonus(die.square) for die in turn
    )


def as_found(turns: dict[Turn, int]) -> dict[frozenset[Laid], int]:
    """Converts the generator's turns to the enumerator's form."""
    return {frozenset(turn): score for turn, score in turns.items()}
