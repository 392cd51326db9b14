"""A hand's possible placements on a board: single dice that make a SET with two dice on the board, and pairs of dice
that make a SET with one (D8).

An *item* is the content of a cell: a face, plus WILD_FLAG for a WILD. A *placement* is an int: cell · 64 + item.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from tercet.core.dicegame.board import EMPTY, OFF, SQUARE_AT, STRIDE, WILD_FLAG, Board, Laid
from tercet.core.dicegame.dice import FACES, HAND, THIRD_FACE, WILD, Face

SET_POINTS: Final = 3
"""The points of a SET without a WILD placed this turn (D9)."""

_FREE, _TAKEN, _OUTSIDE = range(3)
_STATUS: Final = bytes(_TAKEN if cell < EMPTY else _OUTSIDE if cell == OFF else _FREE for cell in range(256))
_FACE: Final = bytes(cell & ~WILD_FLAG if cell < EMPTY else cell for cell in range(256))

Fit = tuple[int, int]
"""Points (with bonus) and placement of a die that makes a SET with two dice on the board."""
Link = tuple[int, int, int, int]
"""Points (with bonuses) and placements of two dice that make a SET with one die on the board, then their kinds."""
Pair = tuple[int, int, int, int]
"""Two items that make a SET with a given face, the points of that SET, and their kinds (8 · first + second)."""


@cache
def laid_table(size: int) -> dict[int, Laid]:
    """Maps every placement on a board of this size to its `Laid`."""
    return {
        cell << 6 | face | flag: Laid(square, Face(face), flag > 0)
        for cell, square in SQUARE_AT.items()
        if int(square[1:]) <= size and ord(square[0]) - ord("a") < size
        for flag in (0, WILD_FLAG)
        for face in range(FACES)
    }


@cache
def _room_tables(counts: tuple[int, ...]) -> tuple[bytes, bytes]:
    """Two tables for a hand with `counts` dice of each kind: whether it has dice of kinds a and b (at 8·a + b), and of
    kinds a, b and c (at 64·a + 8·b + c)."""
    kinds = range(8)
    held = (*counts, *[0] * (8 - len(counts)))
    two = bytes(held[a] > (a == b) and held[b] > 0 for a in kinds for b in kinds)
    three = bytes(
        held[a] > (a == b) + (a == c) and held[b] > (b == c) and held[c] > 0
        for a in kinds
        for b in kinds
        for c in kinds
    )
    return two, three


_NO_PAIRS: Final[list[Pair]] = []


def require_hand(faces: Sequence[Face]) -> None:
    """Raises ValueError for too many faces, or numbers that are none."""
    if len(faces) > HAND:
        raise ValueError(f"a hand is up to {HAND} faces, not {len(faces)}")
    for face in faces:
        if not 0 <= face <= WILD:
            raise ValueError(f"a face is a number from 0 to {WILD}, not {face}")


class Hand:
    """The dice of a hand by kind (dice with equal faces are one kind, WILDs another), and the SETs they can make
    together."""

    def __init__(self, faces: Sequence[Face]) -> None:
        require_hand(faces)
        self.wilds = faces.count(WILD)
        self.counts = {face: faces.count(face) for face in sorted(faces) if face != WILD}
        kind = bytearray(64)
        for i, face in enumerate(self.counts):
            kind[face] = i
        kind[WILD_FLAG:] = bytes([len(self.counts)]) * 32
        self.kind: Final = bytes(kind)
        """The kind of each item."""
        self.room_for_two, self.room = _room_tables((*self.counts.values(), self.wilds))
        self._pairs: dict[int, list[Pair]] = {} if self.wilds else self._plain_pairs()
        self._paired: dict[int, list[int]] = {}
        self._partners: dict[int, dict[int, list[tuple[int, int]]]] = {}

    def items(self, face: int) -> list[int]:
        """The items of the hand that can show `face`."""
        plain = [face] if face in self.counts else []
        return [*plain, face | WILD_FLAG] if self.wilds else plain

    def pairs(self, face: int) -> list[Pair]:
        """Every two items that make a SET with `face`, in either order."""
        if face in self._pairs:
            return self._pairs[face]
        if not self.wilds:
            return _NO_PAIRS
        thirds = THIRD_FACE[face]
        kind, wild_kind = self.kind, len(self.counts)
        found = self._pairs[face] = []
        for first, count in self.counts.items():
            second = thirds[first]
            kinds = kind[first] << 3
            if second in self.counts and (second != first or count > 1):
                found.append((first, second, SET_POINTS, kinds | kind[second]))
            other = second | WILD_FLAG
            found.append((first, other, SET_POINTS - 1, kinds | wild_kind))
            found.append((other, first, SET_POINTS - 1, wild_kind << 3 | kind[first]))
        if self.wilds > 1:
            both = wild_kind << 3 | wild_kind
            found += [(a | WILD_FLAG, thirds[a] | WILD_FLAG, SET_POINTS - 2, both) for a in range(FACES)]
        return found

    def _plain_pairs(self) -> dict[int, list[Pair]]:
        """The pairs of a hand without WILDs, by the face that they make a SET with."""
        found: dict[int, list[Pair]] = {}
        for first, count in self.counts.items():
            thirds, kinds = THIRD_FACE[first], self.kind[first] << 3
            for second in self.counts:
                if second != first or count > 1:
                    pair = (first, second, SET_POINTS, kinds | self.kind[second])
                    found.setdefault(thirds[second], []).append(pair)
        return found

    def paired(self, face: int) -> list[int]:
        """The items that make a SET with `face` and another die of the hand."""
        if face not in self._paired:
            self._paired[face] = list({first for first, _, _, _ in self.pairs(face)})
        return self._paired[face]

    def partners(self, face: int) -> dict[int, list[tuple[int, int]]]:
        """For each item, the items that make a SET with it and `face`, with the points."""
        if face not in self._partners:
            table: dict[int, list[tuple[int, int]]] = {}
            for first, second, points, _ in self.pairs(face):
                table.setdefault(first, []).append((second, points))
            self._partners[face] = table
        return self._partners[face]


class Gap:
    """Two free cells in line with a die on the board, and what the hand can place there."""

    __slots__ = ("best", "count", "face", "first", "links", "second")

    def __init__(self, first: int, second: int, face: int) -> None:
        self.first = first
        self.second = second
        self.face = face
        """The face on the board, with which the two new dice must make a SET."""
        self.count = 1
        """2 if both ends show the same face, so that two dice make two SETs."""
        self.links: list[Link] = []
        self.best = 0
        """The most points of any link in this gap; 0 until computed."""

    def with_die(self, placement: int) -> Gap:
        """The gap with only those links that use `placement`."""
        gap = Gap(self.first, self.second, self.face)
        gap.count, gap.best = self.count, self.best
        gap.links = [link for link in self.links if link[1] == placement or link[2] == placement]
        return gap


Offsets = tuple[tuple[int, int], ...]


def _patterns(step: int) -> dict[bytes, tuple[Offsets, Offsets]]:
    """For a die and the two cells on either side of it, the lines of three through the die that lack two dice or one.

    The first part lists the two free cells; the second lists the free cell and the other occupied cell. All are
    relative to the die. A line that lacks one die is listed only for the first of its two dice.
    """
    table = {}
    for status in product((_FREE, _TAKEN, _OUTSIDE), repeat=4):
        line = (*status[:2], _TAKEN, *status[2:])
        two_free, one_free = [], []
        for start in (0, 1, 2):
            window = range(start, start + 3)
            free = [(i - 2) * step for i in window if line[i] == _FREE]
            other = [(i - 2) * step for i in window if line[i] == _TAKEN and i != 2]
            if len(free) == 2:
                two_free.append((free[0], free[1]))
            elif len(free) == 1 and other and other[0] > 0:
                one_free.append((free[0], other[0]))
        table[bytes(line)] = tuple(two_free), tuple(one_free)
    return table


_ROW: Final = _patterns(1)
_COLUMN: Final = _patterns(STRIDE)


class Placements:
    """The building blocks of every turn: dice that fit, gaps with their links, and SETs of three new dice.

    A turn scores the points of its single dice, of its links, and of a SET of three new dice.
    """

    def __init__(self, board: Board, faces: Sequence[Face]) -> None:
        self.hand = Hand(faces)
        self.cells = board.cells
        self.bonus = board.layout.bonus_cells
        self.needs: dict[int, int] = {}
        """For each placement, the number of SETs that its face would complete with two dice on the board, whether or
        not the hand has that face."""
        self.gaps: dict[int, Gap] = {}
        """Gaps where the hand can place two dice, by first cell · 2¹⁵ + second cell · 2⁵ + face."""
        self._scan()
        self.needed_cells = {need >> 6 for need in self.needs}
        """The cells in line with two dice on the board."""
        self.worth: dict[int, int] = {}
        """Points of a placement for the SETs it completes with two dice on the board, without the bonus (D9)."""
        self.fits: list[Fit] = []
        """The dice of the hand that fit somewhere, best first."""
        self._weigh()
        self._join()

    def _scan(self) -> None:
        status = self.cells.translate(_STATUS)
        faces = self.cells.translate(_FACE)
        needs, gaps = self.needs, self.gaps
        paired: dict[int, bool] = {}
        cell = status.find(_TAKEN)
        while cell >= 0:
            face = faces[cell]
            is_paired = paired.get(face)
            if is_paired is None:
                is_paired = paired[face] = bool(self.hand.pairs(face))
            for two_free, one_free in (_ROW[status[cell - 2 : cell + 3]], _COLUMN[status[cell - 64 : cell + 65 : 32]]):
                for one, two in two_free if is_paired else ():
                    first, second = cell + one, cell + two
                    key = first << 15 | second << 5 | face
                    if key in gaps:
                        gaps[key].count = 2
                    else:
                        gaps[key] = Gap(first, second, face)
                for free, other in one_free:
                    need = (cell + free) << 6 | THIRD_FACE[face][faces[cell + other]]
                    needs[need] = needs.get(need, 0) + 1
            cell = status.find(_TAKEN, cell + 1)

    def _weigh(self) -> None:
        counts, wilds, fits = self.hand.counts, self.hand.wilds, self.fits
        for need, count in self.needs.items():
            self.worth[need] = count * SET_POINTS
            self.worth[need | WILD_FLAG] = count * (SET_POINTS - 1)
            if need & 31 in counts:
                fits.append((count * SET_POINTS + self.bonus[need >> 6], need))
            if wilds:
                fits.append((count * (SET_POINTS - 1) + self.bonus[need >> 6], need | WILD_FLAG))
        fits.sort(reverse=True)

    def _join(self) -> None:
        needed_cells, worth = self.needed_cells, self.worth.get
        for gap in self.gaps.values():
            pairs = self.hand.pairs(gap.face)
            count = gap.count
            first, second = gap.first << 6, gap.second << 6
            extra = self.bonus[gap.first] + self.bonus[gap.second]
            if gap.first in needed_cells or gap.second in needed_cells:
                gap.links = [
                    (points * count + extra + worth(first | x, 0) + worth(second | y, 0), first | x, second | y, kinds)
                    for x, y, points, kinds in pairs
                ]
            else:
                gap.links = [(points * count + extra, first | x, second | y, kinds) for x, y, points, kinds in pairs]

    def beside(self, kinds: int) -> list[Fit]:
        """The dice that fit and are still in hand after placing two dice of the kinds a and b (`kinds` is 8·a + b),
        best first."""
        room, kind = self.hand.room, self.hand.kind
        return [fit for fit in self.fits if room[kinds << 3 | kind[fit[1] & 63]]]

    def are_linked(self, a: int, b: int) -> bool:
        """Whether two placements make a SET with a die on the board."""
        if a > b:
            a, b = b, a
        return (a >> 6) << 15 | (b >> 6) << 5 | THIRD_FACE[a & 31][b & 31] in self.gaps
