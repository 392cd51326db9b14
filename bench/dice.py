"""All legal turns of a hand in the middle of a dice game, against the plain step search."""

from __future__ import annotations

import gc
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence

from bench import plain
from bench.measure import Line
from tercet.core.dicegame.board import CELL_OF, STANDARD, STRIDE, Board, Laid, Square
from tercet.core.dicegame.dice import DICE, HAND, WILD, Die, Face, faces_of
from tercet.core.dicegame.turn_search import best_turns, legal_turns

Position = tuple[Board, tuple[Face, ...]]

_POSITIONS = {0: 60, 1: 20, 2: 5, 3: 3}
"""Number of positions measured for each number of WILDs in hand; the plain way is slow with many."""
_AIM = {0: "≥ 15 ×", 1: "≥ 15 ×"}


def lines() -> Iterator[Line]:
    for wilds, count in _POSITIONS.items():
        positions = list(_positions(count, wilds))
        counts = [sum(1 for _ in legal_turns(*position)) for position in positions]
        ours, best, theirs = _medians(positions, wilds)
        note = f"{statistics.median(counts):,.0f} turns"
        hand = f"{wilds} WILD{'s' if wilds != 1 else ''} in hand"
        yield Line(f"dice: legal_turns, {hand}", ours, theirs, _AIM.get(wilds, ""), note)
        yield Line(f"dice: best_turns(10), {hand}", best, theirs)


def _medians(positions: Sequence[Position], wilds: int) -> tuple[float, float, float]:
    """Median CPU seconds per position for all turns, for the ten best, and for the plain way, interleaved."""
    samples: list[tuple[float, float, float]] = []
    gc.collect()
    gc.disable()
    try:
        for board, hand in positions:
            by_place = {
                (CELL_OF[die.square] // STRIDE - 2, CELL_OF[die.square] % STRIDE): int(die.face) for die in board
            }
            faces = [int(face) for face in hand]
            ours = _seconds(lambda: list(legal_turns(board, hand)), 5)  # noqa: B023 (called at once)
            best = _seconds(lambda: best_turns(board, hand, 10), 5)  # noqa: B023
            theirs = _seconds(lambda: plain.legal_turns(by_place, faces), 1 if wilds else 3)  # noqa: B023
            samples.append((ours, best, theirs))
    finally:
        gc.enable()
    first, second, third = (statistics.median(column) for column in zip(*samples, strict=True))
    return first, second, third


def _seconds(work: Callable[[], object], times: int) -> float:
    taken = []
    for _ in range(times):
        start = time.thread_time()
        work()
        taken.append(time.thread_time() - start)
    return statistics.median(taken)


def _positions(count: int, wilds: int) -> Iterator[Position]:
    """Positions after greedy play from a random opening to 12 to 28 dice, with a hand that has this many WILDs."""
    rng = random.Random(f"dice {wilds}")
    for _ in range(count):
        a, b = rng.randrange(WILD), rng.randrange(WILD)
        opening = zip(STANDARD.emblem, (a, b, plain.third(a, b)), strict=True)
        board = Board.of(STANDARD, [Laid(Square(square), Face(face)) for square, face in opening])
        wanted = rng.randint(12, 28)
        while len(board) < wanted:
            for turn, _points in best_turns(board, _roll(rng)):
                board = board.lay(turn)
        hand = _roll(rng)
        while hand.count(WILD) != wilds:
            hand = _roll(rng)
        yield board, hand


def _roll(rng: random.Random) -> tuple[Face, ...]:
    return tuple(rng.choice(faces_of(Die(die))) for die in rng.sample(range(DICE), HAND))
