"""What plain Python and the kernels share: when to count covers, and how likely a card is to be stranded."""

from __future__ import annotations

from functools import cache
from typing import Final

Three = tuple[int, int, int]

STRANDED: Final = 27
"""Once so few cards remain, it pays to check whether each of them is still in a SET."""
COUNTED: Final = 30
"""Covers are counted once so few cards remain. Counting earlier costs more time and clears no more deals."""
EXACT: Final = 6
"""With so few cards in the pile, every order in which they can come is weighed."""
HORIZON: Final = 25
"""When so few cards remain, a card without a SET is taken to be lost. Found by trial."""
UNIT: Final = 1 << 24


@cache
def stranding(cards: int) -> tuple[int, ...]:
    """By the number of SETs that a card is in, how likely it is to lose them all, when so many cards remain."""
    stays = min((HORIZON / cards) ** 2, 0.95) if cards else 0.95
    return tuple(round(UNIT * (1 - stays) ** sets) for sets in range(41))
