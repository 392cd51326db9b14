"""One simulated game, in plain Python: the seed determines the cards, a policy the SETs taken.

It follows only the rules that determine the cards on the table: the deck, the size L of the layout, and how the table
is filled, grown and closed up (C3, C6, C8, C9). No SET is ever missed. The kernels play the same games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final, Literal, NamedTuple, get_args

from tercet.core.cardgame.rules import CardRules
from tercet.core.sets.cards import DECK_SIZE, THIRD
from tercet.lab.game_tally import COLUMN, PILES, SETS
from tercet.lab.random_stream import Stream
from tercet.lab.solitaire import planner

Policy = Literal["random", "first", "fewest", "most", "greedy", "careful"]
POLICIES: Final[tuple[Policy, ...]] = get_args(Policy)
"""Which SET to take: any; the first by position on the table; one with the fewest or the most differing features; one
that leaves the most SETs on the table; or the solitaire planner's choice."""

Three = tuple[int, int, int]

_GAP: Final = DECK_SIZE
_MARK: Final = 128
"""The high bit marks positions, so `isascii` tells whether any card was found."""
_THIRDS: Final = tuple(
    bytes(127 if a == b else THIRD[a][b] for b in range(DECK_SIZE)).ljust(256, b"\x7f") for a in range(DECK_SIZE)
)
_BITS: Final = tuple(1 << i % _MARK for i in range(_MARK + 24))
"""A bit for each position, marked or not."""


class _Places(dict[int, Three]):
    """Maps a number with three bits set to the positions of a SET on the table, in order."""

    def __missing__(self, mask: int) -> Three:
        a, b, c = (place for place in range(24) if mask >> place & 1)
        self[mask] = a, b, c
        return a, b, c


PLACES: Final = _Places()


class PlayedGame(NamedTuple):
    """The result of one game."""

    order: bytes
    """The deck in the order it was dealt."""
    left: int
    """Number of cards left at the end."""
    grew: bool
    """Whether more than L cards were ever needed."""


Choice = Callable[[list[int], bytearray, bytes, int, Stream], int]
"""Chooses a SET among those on the table (a bit for each position), given the cards by position, those of the pile, and
L; a policy may know which cards are still to come, but not their order."""


def _first(sets: list[int], table: bytearray, pile: bytes, size: int, stream: Stream) -> int:
    return min(sets, key=PLACES.__getitem__)


def _best(sets: list[int], values: list[int], stream: Stream) -> int:
    """Returns the SET with the highest value; breaks ties at random."""
    best = max(values)
    return [mask for mask, value in zip(sets, values, strict=True) if value == best][stream.below(values.count(best))]


def _fewest(sets: list[int], table: bytearray, pile: bytes, size: int, stream: Stream) -> int:
    return _best(sets, [-differing(*_two(table, mask)) for mask in sets], stream)


def _most(sets: list[int], table: bytearray, pile: bytes, size: int, stream: Stream) -> int:
    return _best(sets, [differing(*_two(table, mask)) for mask in sets], stream)


def _two(table: bytearray, mask: int) -> tuple[int, int]:
    a, b, _ = PLACES[mask]
    return table[a], table[b]


def differing(a: int, b: int) -> int:
    """Returns the number of features in which two cards, and so their SET, differ."""
    return sum(a // weight % 3 != b // weight % 3 for weight in (1, 3, 9, 27))


def _greedy(sets: list[int], table: bytearray, pile: bytes, size: int, stream: Stream) -> int:
    return _best(sets, [sum(not other & mask for other in sets) for mask in sets], stream)


def _careful(sets: list[int], table: bytearray, pile: bytes, size: int, stream: Stream) -> int:
    best = set(planner.choose([card for card in table if card != _GAP], pile, size))
    return next(mask for mask in sets if {table[place] for place in PLACES[mask]} == best)


CHOICES: Final[dict[Policy, Choice]] = {
    "first": _first,
    "fewest": _fewest,
    "most": _most,
    "greedy": _greedy,
    "careful": _careful,
}
"""All policies except `random`, which needs no computation."""


def play(
    seed: int, game: int, policy: Policy, rules: CardRules, counters: list[int], line: list[Three] | None = None
) -> PlayedGame:
    """Plays one game; counts its layouts by cards on the table, cards in the pile, and SETs, and records the SETs
    taken.

    To avoid slow function calls, it deals all cards in one place, at the head of the loop.
    """
    stream = Stream(seed, game)
    order = bytes(stream.order(rules.cards))
    deck: Iterator[int] = iter(order)
    choose = CHOICES.get(policy)
    below = stream.below
    size = count = rules.layout
    pile = len(order) - size
    row = (count // COLUMN * PILES + pile // COLUMN) * SETS
    grew = False
    thirds, bits = _THIRDS, _BITS
    table = bytearray([_GAP] * size)
    where = bytearray(256)
    sets: list[int] = []
    places: Sequence[int] = range(size)
    while True:
        for place in places:
            card = next(deck)
            marks = table.translate(thirds[card]).translate(where)
            if not marks.isascii():
                other = _MARK
                for mark in marks:
                    if mark > other:
                        sets.append(bits[place] | bits[other] | bits[mark])
                    other += 1
            table[place] = card
            where[card] = _MARK + place
        counters[row + len(sets)] += 1
        if sets:
            rest = order[len(order) - pile :] if choose else b""
            taken = choose(sets, table, rest, size, stream) if choose else sets[below(len(sets))]
            a, b, c = places = PLACES[taken]
            if line is not None:
                line.append((table[a], table[b], table[c]))
            where[table[a]] = where[table[b]] = where[table[c]] = 0
            table[a] = table[b] = table[c] = _GAP
            sets = [other for other in sets if not other & taken]
            count -= COLUMN
            row -= PILES * SETS
            if pile and count >= size:
                end = len(table) - COLUMN
                movers = table[end:].replace(bytes([_GAP]), b"")
                for card in movers:
                    where[card] = 0
                del table[end:]
                sets = [other for other in sets if not other >> end]
                deck = chain(movers, deck)
                places = places[: len(movers)]
                continue
        elif pile:
            grew = True
            places = range(len(table), len(table) + COLUMN)
            table += bytes([_GAP] * COLUMN)
        else:
            break
        if pile:
            pile -= COLUMN
            count += COLUMN
            row += PILES * SETS - SETS
        else:
            places = ()
    # The deck and every SET sum to zero in each feature, so three cards left over would be a SET.
    assert count != COLUMN, f"three cards left in game {game} of seed {seed}"
    return PlayedGame(order, count, grew)
