"""Rolls of the dice game: the chance that some dice contain a SET, and which of them to re-roll (D1, D2, D5, D15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb, prod, sqrt
from typing import Final, NamedTuple

from tercet.core.dicegame.board import Board
from tercet.core.dicegame.dice import DICE, FACES, HAND, SIDES, THIRD_FACE, WILD, Die, Face, faces_of
from tercet.core.dicegame.turn_search import best_turns
from tercet.core.whole_numbers import whole_number
from tercet.lab.chartable import Chartable
from tercet.lab.random_stream import Stream

_KINDS: Final = tuple(faces_of(Die(die)) for die in range(0, DICE, 3))
_COPIES: Final = 3
_STUCK: Final = -1
"""The score of a hand with no legal turn."""
_KINDS_WITH: Final = tuple([kind for kind, faces in enumerate(_KINDS) if face in faces] for face in range(FACES + 1))
"""For each face, the kinds of dice that have it."""


@dataclass(frozen=True)
class RollOdds(Chartable):
    """The chance that a roll of some dice, drawn from the full bag, contains a SET."""

    dice: int
    helped: Fraction
    """The chance with WILDs standing for any face, as in the game."""
    unhelped: Fraction
    """The chance with WILDs counting for nothing."""


@cache
def roll_odds(dice: int) -> RollOdds:
    """Computes the odds by counting all draws and rolls.

    >>> print(tercet.lab.roll_odds(5))
    A roll from the full bag holds a SET:
    dice  with WILD  without WILD
    -----------------------------
       5    43.028%       28.539%
    """
    dice = whole_number(dice, "dice: how many, as a whole number")
    if not 1 <= dice <= HAND:
        raise ValueError(f"a hand has 1 to {HAND} dice, not {dice}")
    rolls = comb(DICE, dice) * SIDES**dice
    if dice < 3:
        return RollOdds(dice, Fraction(0), Fraction(0))
    plain, any_wild = _without_set(_Shown((), 0, 1, {0: 1}), dice)
    return RollOdds(dice, 1 - Fraction(plain, rolls), 1 - Fraction(any_wild, rolls))


class _Shown(NamedTuple):
    """Faces in ascending order, without a SET, and the dice that may be showing them."""

    faces: tuple[int, ...]
    barred: int
    """Bit mask of the faces that would complete a SET with two of the faces shown."""
    alike: int
    """Number of times the same dice are counted because faces are equal."""
    drawn: dict[int, int]
    """Number of ways to assign a die to each face, keyed by the number of dice used of each kind, two bits each."""

    def barred_with(self, face: int) -> int:
        barred = self.barred
        if face != WILD:
            for other in self.faces:
                barred |= 1 << THIRD_FACE[face][other]
        return barred

    def alike_with(self, face: int) -> int:
        return self.alike * (self.faces.count(face) + 1)

    def plus(self, face: int) -> _Shown:
        drawn: dict[int, int] = {}
        for used, ways in self.drawn.items():
            for kind in _KINDS_WITH[face]:
                free = _COPIES - (used >> 2 * kind & 3)
                if free:
                    now = used + (1 << 2 * kind)
                    drawn[now] = drawn.get(now, 0) + ways * free
        return _Shown((*self.faces, face), self.barred_with(face), self.alike_with(face), drawn)

    def free_pairs(self) -> list[list[int]]:
        """For each pair of kinds, the ways to draw one more die of each, summed over all ways so far."""
        total = sum(self.drawn.values())
        taken = [0] * len(_KINDS)
        both = [[0] * len(_KINDS) for _ in _KINDS]
        for used, ways in self.drawn.items():
            counts = _unpacked(used)
            for kind, count in counts:
                taken[kind] += ways * count
                row = both[kind]
                for other, more in counts:
                    row[other] += ways * count * more
        free = [_COPIES * total - used for used in taken]
        for kind, row in enumerate(both):
            for other, used in enumerate(taken):
                row[other] += _COPIES * (free[kind] - used)
            row[kind] -= free[kind]
        return both


@cache
def _unpacked(used: int) -> list[tuple[int, int]]:
    return [(kind, used >> 2 * kind & 3) for kind in range(len(_KINDS)) if used >> 2 * kind & 3]


def _fitting(least: int, barred: int) -> list[int]:
    """Returns the faces from `least` upwards that make no SET."""
    return [face for face in range(least, FACES + 1) if not barred >> face & 1]


def _without_set(shown: _Shown, left: int) -> tuple[int, int]:
    """Returns the number of ways to draw and roll this many more dice, at least two, without a SET: without WILDs, and
    with any number of them."""
    if left == 2:
        return _last_two(shown)
    plain = any_wild = 0
    for face in _fitting(max(shown.faces, default=0), shown.barred):
        without, ways = _without_set(shown.plus(face), left - 1)
        plain += without if face != WILD else 0
        any_wild += ways
    return plain, any_wild


def _last_two(shown: _Shown) -> tuple[int, int]:
    """Computes `_without_set` for two dice. It does not list their ways one by one, because most of the time is spent
    here."""
    plain = any_wild = 0
    pairs = shown.free_pairs()
    for face in _fitting(max(shown.faces, default=0), shown.barred):
        free = [sum(column) for column in zip(*(pairs[kind] for kind in _KINDS_WITH[face]), strict=True)]
        alike = shown.alike_with(face)
        for last in _fitting(face, shown.barred_with(face)):
            same = shown.faces.count(last) + (last == face) + 1
            ways = sum([free[kind] for kind in _KINDS_WITH[last]]) // (alike * same)
            plain += ways if last != WILD else 0
            any_wild += ways
    return plain, any_wild


@dataclass(frozen=True)
class Reroll:
    """A choice of dice to re-roll, and what to expect from the turn after it."""

    places: tuple[int, ...]
    """Positions of the dice in the hand."""
    points: float
    """Mean points of the best turn."""
    error: float
    """Standard error of that mean; 0 if every roll was counted."""
    playable: float
    """Share of rolls with a legal turn."""


def sides_of(face: Face) -> tuple[Face, ...]:
    """Returns the faces a die may show when re-rolled if only one of its faces is known: the sides of all dice with
    that face."""
    return tuple(side for kind in _KINDS_WITH[face] for side in _KINDS[kind])


def rerolls(
    board: Board, faces: Sequence[Face], sides: Sequence[Sequence[Face]], *, most: int = 400, seed: int = 0
) -> list[Reroll]:
    """Returns every choice of dice to re-roll, best first, on the board as it is now (D15).

    A choice with more than `most` outcomes is estimated from `most` random rolls, the same for every choice.
    """
    if len(sides) != len(faces) or not all(face in own for face, own in zip(faces, sides, strict=False)):
        raise ValueError("every die of the hand shows one of its own sides")
    stream = Stream(seed, 0)
    drawn = [[own[stream.below(len(own))] for own in sides] for _ in range(most)]
    score = cache(lambda hand: next((points for _, points in best_turns(board, hand)), _STUCK))
    found = []
    for count in range(len(faces) + 1):
        for places in combinations(range(len(faces)), count):
            free = [own if i in places else faces[i : i + 1] for i, own in enumerate(sides)]
            is_whole = prod(map(len, free)) <= most
            rolls = product(*free) if is_whole else [_rerolled(faces, roll, places) for roll in drawn]
            found.append(_expected(places, [score(tuple(sorted(roll))) for roll in rolls], is_whole))
    return sorted(found, key=lambda one: (-one.points, len(one.places)))


def _rerolled(faces: Sequence[Face], roll: Sequence[Face], places: tuple[int, ...]) -> list[Face]:
    return [roll[i] if i in places else face for i, face in enumerate(faces)]


def _expected(places: tuple[int, ...], results: list[int], is_whole: bool) -> Reroll:
    points = [max(result, 0) for result in results]
    mean = sum(points) / len(points)
    spread = sum((one - mean) ** 2 for one in points) / max(len(points) - 1, 1)
    return Reroll(
        places,
        mean,
        0.0 if is_whole else sqrt(spread / len(points)),
        sum(result != _STUCK for result in results) / len(results),
    )
