"""How cards are laid out on the table: slots column by column, None for a gap (C3, C6, C8, V3)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

import msgspec

from tercet.core.cardgame.events import Slots

ROWS = 3
"""Every layout in the rulebooks is three cards high: 4×3, growing by columns, and the 3×3 square."""


class LayoutChange(msgspec.Struct, frozen=True, gc=False):
    """The table after cards were taken or added."""

    layout: Slots
    dealt: tuple[int, ...] = ()
    """Slots filled from the pile, in the order their cards were drawn."""
    moved: tuple[tuple[int, int], ...] = ()


def cards_of(layout: Slots) -> tuple[int, ...]:
    """The cards on the table without the gaps."""
    return tuple([card for card in layout if card is not None])


def take(layout: Slots, slots: Sequence[int], pile: Sequence[int], size: int) -> LayoutChange:
    """The table after the cards in `slots` were taken: refilled, closed up, or left with gaps (C6).

    The last refill may be short. Once the pile is empty, no card moves, even if the table had grown.
    """
    after = list(layout)
    gaps = tuple(sorted(slots))
    new = pile[: len(gaps)] if len(layout) <= size else ()
    for slot, card in zip_longest(gaps, new):
        after[slot] = card
    if new or not pile:
        return LayoutChange(tuple(after), dealt=gaps[: len(new)])
    end = max(size, len(layout) - len(gaps))
    movers = [slot for slot in range(end, len(layout)) if after[slot] is not None]
    moved = tuple(zip(movers, gaps, strict=False))
    for source, target in moved:
        after[target] = after[source]
    # if the table now has too few cards, refill it from the pile
    refilled = tuple(zip([slot for slot in gaps[len(moved) :] if slot < end], pile, strict=False))
    for slot, card in refilled:
        after[slot] = card
    return LayoutChange(tuple(after[:end]), dealt=tuple([slot for slot, _ in refilled]), moved=moved)


def grow(layout: Slots, pile: Sequence[int], count: int = ROWS) -> LayoutChange:
    """Adds `count` cards from the pile, the size of a taking: one more column in the printed game (C8)."""
    new = pile[:count]
    return LayoutChange((*layout, *new), dealt=tuple(range(len(layout), len(layout) + len(new))))
