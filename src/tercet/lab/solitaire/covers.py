"""Covers (ways to divide cards into SETs with none left over), and the probability that a card gets stranded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from tercet.core.sets.cards import THIRD

Three = tuple[int, int, int]

STRANDED: Final = 27
"""Number of remaining cards up to which checking that each is still in a SET pays off."""
COUNTED: Final = 30
"""Number of remaining cards up to which covers are counted; counting earlier is slower and clears no more deals."""
EXACT: Final = 6
"""Number of cards in the pile up to which every possible order is considered."""
HORIZON: Final = 25
"""Number of remaining cards at which a card without a SET counts as lost; found by trial."""
UNIT: Final = 1 << 24


@cache
def stranding(cards: int) -> tuple[int, ...]:
    """By the number of SETs a card is in, the probability that it loses them all, when this many cards remain."""
    stays = min((HORIZON / cards) ** 2, 0.95) if cards else 0.95
    return tuple(round(UNIT * (1 - stays) ** sets) for sets in range(41))


class _Sharing:
    """The SETs among some cards, each under its card with the fewest SETs."""

    def __init__(self, cards: Iterable[int]) -> None:
        given = tuple(cards)
        here = frozenset(given)
        degrees = {a: sum(THIRD[a][b] in here for b in given) - 1 for a in given}
        self.cards = sorted(given, key=lambda card: (degrees[card], card))
        self.fewest = degrees[self.cards[0]] if given else 0
        place = {card: i for i, card in enumerate(self.cards)}
        self.starting: list[list[int]] = []
        """For each card, the SETs in which it comes first, as numbers with three bits set."""
        for i, a in enumerate(self.cards):
            thirds = [(j, place.get(THIRD[a][b], 0)) for j, b in enumerate(self.cards[i + 1 :], i + 1)]
            self.starting.append([1 << i | 1 << j | 1 << k for j, k in thirds if k > j])
        self.full = (1 << len(given)) - 1

    def count(self, used: int = 0) -> int:
        """Returns the number of covers of the cards not yet used."""
        if used == self.full:
            return 1
        first = (~used & (used + 1)).bit_length() - 1
        return sum(self.count(used | one) for one in self.starting[first] if not one & used)

    def find(self, used: int = 0) -> list[int] | None:
        """Returns one cover of the cards not yet used."""
        if used == self.full:
            return []
        first = (~used & (used + 1)).bit_length() - 1
        for one in self.starting[first]:
            if not one & used and (rest := self.find(used | one)) is not None:
                return [one, *rest]
        return None


def count_covers(cards: Sequence[int]) -> int:
    """Returns the number of ways to divide the cards into SETs."""
    sharing = _Sharing(cards)
    return sharing.count() if sharing.fewest or not cards else 0


def has_cover(cards: Sequence[int]) -> bool:
    """Whether the cards can be divided into SETs."""
    return find_cover(cards) is not None


def find_cover(cards: Sequence[int]) -> list[tuple[int, int, int]] | None:
    """Returns SETs that use every card exactly once, or None."""
    sharing = _Sharing(cards)
    if cards and not sharing.fewest:
        return None
    found = sharing.find()
    if found is None:
        return None
    threes = ([card for i, card in enumerate(sharing.cards) if one >> i & 1] for one in found)
    return [(a, b, c) for a, b, c in threes]
