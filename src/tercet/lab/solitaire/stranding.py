"""What plain Python and the kernels share: when to count covers, and how likely a card is to be stranded."""

from __future__ import annotations

from functools import cache
from typing import Final

Three = tuple[int, int, int]

STRANDED: Final = 27
"""With this many cards left or fewer, it pays to check whether each of them is still in a SET."""
COUNTED: Final = 30
"""Covers are counted once this many cards or fewer remain. Counting earlier takes longer and clears no more deals."""
EXACT: Final = 6
"""With this many cards in the pile or fewer, every order in which they can come is considered."""
HORIZON: Final = 25
"""When this many cards remain, a card without a SET counts as lost. Found by trial."""
UNIT: Final = 1 << 24


@cache
def stranding(cards: int) -> tuple[int, ...]:
    """By the number of SETs that a card is in, how likely it is to lose them all, when this many cards remain."""
    stays = min((HORIZON / cards) ** 2, 0.95) if cards else 0.95
    return tuple(round(UNIT * (1 - stays) ** sets) for sets in range(41))
