"""The plain way: clear, unoptimised Python as people write it, the fixed baseline of our benchmarks.

Never change its methods, so ratios stay comparable over time.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

PlainCard = tuple[int, int, int, int]
Square = tuple[int, int]
Placed = tuple[Square, int, bool]

CARDS = [
    (fill, number, colour, shape)
    for fill in range(3)
    for number in range(3)
    for colour in range(3)
    for shape in range(3)
]


def is_set(cards: Sequence[PlainCard]) -> bool:
    return 2 not in map(len, map(set, zip(*cards)))


def find_sets(layout: Sequence[PlainCard]) -> list[tuple[PlainCard, ...]]:
    return [triple for triple in combinations(layout, 3) if is_set(triple)]


def has_set(layout: Sequence[PlainCard]) -> bool:
    return any(is_set(triple) for triple in combinations(layout, 3))


# Takings of the variants: cards are tuples of values, one for each feature.

PlainTaking = Sequence[Sequence[int]]


def is_ultra(cards: PlainTaking) -> bool:
    a, b, c, d = cards
    return _same_sum(a, b, c, d) or _same_sum(a, c, b, d) or _same_sum(a, d, b, c)


def _same_sum(a: Sequence[int], b: Sequence[int], c: Sequence[int], d: Sequence[int]) -> bool:
    return all((w + x - y - z) % 3 == 0 for w, x, y, z in zip(a, b, c, d))


def is_ghost(cards: PlainTaking) -> bool:
    return not any(sum(values) % 3 for values in zip(*cards))


def is_quad(cards: PlainTaking) -> bool:
    return not any(a ^ b ^ c ^ d for a, b, c, d in zip(*cards))


def is_even(cards: PlainTaking) -> bool:
    return not any(sum(values) % 2 for values in zip(*cards))


def play_game(rng: random.Random) -> int:
    """Plays a complete solitaire game, taking a random SET each time; returns the number of cards left."""
    pile = CARDS[:]
    rng.shuffle(pile)
    layout = [pile.pop() for _ in range(12)]
    while True:
        sets = find_sets(layout)
        if sets:
            for card in rng.choice(sets):
                layout.remove(card)
            if len(layout) >= 12:
                continue
        elif not pile:
            return len(layout)
        layout += [pile.pop() for _ in range(min(3, len(pile)))]


# The dice game: a board maps (row, column) to a face 0..26, a hand is a list of faces with 27 for WILD.

WILD = 27
SIZE = 11


def third(a: int, b: int) -> int:
    face = [(6 - a // k % 3 - b // k % 3) % 3 * k for k in (1, 3, 9)]
    return sum(face)


def windows() -> Iterator[tuple[Square, Square, Square]]:
    for r in range(SIZE):
        for c in range(SIZE):
            if c + 2 < SIZE:
                yield (r, c), (r, c + 1), (r, c + 2)
            if r + 2 < SIZE:
                yield (r, c), (r + 1, c), (r + 2, c)


WINDOWS = list(windows())


def legal_turns(board: dict[Square, int], hand: list[int]) -> set[frozenset[Placed]]:
    """Every legal turn as a frozenset of (square, face, is_wild), reached step by step."""
    found: set[frozenset[Placed]] = set()
    seen: set[frozenset[Placed]] = set()

    def step(board: dict[Square, int], placed: list[Placed], hand: list[int]) -> None:
        key = frozenset(placed)
        if key in seen:
            return
        seen.add(key)
        if placed:
            found.add(key)
        for window in WINDOWS:
            taken = [board[sq] for sq in window if sq in board]
            free = [sq for sq in window if sq not in board]
            if len(free) == 1 and len(placed) < 3:
                need = third(*taken)
                for face in set(hand) & {need, WILD}:
                    rest = hand[:]
                    rest.remove(face)
                    step({**board, free[0]: need}, placed + [(free[0], need, face == WILD)], rest)
            elif len(free) == 2 and len(placed) < 2:
                for i, first in enumerate(hand):
                    for j, second in enumerate(hand):
                        if i == j:
                            continue
                        rest = [face for k, face in enumerate(hand) if k not in (i, j)]
                        for a in range(27) if first == WILD else [first]:
                            b = third(a, taken[0])
                            if second in (b, WILD):
                                pair = [(free[0], a, first == WILD), (free[1], b, second == WILD)]
                                step({**board, free[0]: a, free[1]: b}, placed + pair, rest)

    step(dict(board), [], list(hand))
    return found
