"""The card game's actions as numbers: wait, call, say that there is no SET, or name the cards in three slots."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tercet.core.cardgame.commands import CallSet, ClaimSet, PointCards, SayNoSet
from tercet.core.cardgame.events import Slots
from tercet.core.cardgame.state import CardView
from tercet.core.engine.game import Command, Millis
from tercet.core.engine.seats import Seat

SLOTS: Final = 21
"""No layout is larger: 21 cards always contain a SET, so a further vote is refused (C8)."""
WAIT, CALL, NO_SET, FIRST_TRIPLE = range(4)
TRIPLES: Final = tuple(combinations(range(SLOTS), 3))
ACTIONS: Final = FIRST_TRIPLE + len(TRIPLES)
_NUMBERS: Final = {triple: FIRST_TRIPLE + i for i, triple in enumerate(TRIPLES)}
_SLOTS_OF: Final = np.array(TRIPLES)

Mask = NDArray[np.int8]


def command_of(action: int, view: CardView, seat: Seat) -> Command | None:
    """The command that an action stands for at this table; None means wait."""
    if action == CALL:
        return CallSet(seat=seat, seen=view.version)
    if action == NO_SET:
        return SayNoSet(seat=seat, seen=view.version)
    if action < FIRST_TRIPLE:
        return None
    a, b, c = (view.layout[slot] if slot < len(view.layout) else None for slot in TRIPLES[action - FIRST_TRIPLE])
    if a is None or b is None or c is None:
        return None
    if view.call is not None and view.call.seat == seat:
        return PointCards(seat=seat, cards=(a, b, c))
    return ClaimSet(seat=seat, seen=view.version, cards=(a, b, c))


def action_of(command: Command, view: CardView) -> int:
    """The number of a command; any other command counts as waiting."""
    match command:
        case CallSet():
            return CALL
        case SayNoSet():
            return NO_SET
        case PointCards(cards=cards) | ClaimSet(cards=cards):
            first, second, third = sorted(view.layout.index(card) for card in cards)
            return _NUMBERS[first, second, third]
        case _:
            return WAIT


def mask_of(view: CardView, seat: Seat, now: Millis, named: Mask | None = None) -> Mask:
    """1 for every action that would not be refused at this moment; waiting is always allowed.

    `named` says which three slots hold cards, where that is already known.
    """
    mask = np.zeros(ACTIONS, np.int8)
    mask[WAIT] = 1
    if view.phase != "play" or seat not in view.dealt_in:
        return mask
    if view.call is not None:
        if view.call.seat == seat:
            mask[FIRST_TRIPLE:] = named_slots(view.layout) if named is None else named
        return mask
    locked = view.players[seat].locked_until
    if locked is None or now >= locked:
        if view.style == "announce":
            mask[CALL] = 1
        else:
            mask[FIRST_TRIPLE:] = named_slots(view.layout) if named is None else named
    certain = view.no_set == "vote" and len(view.layout) - view.layout.count(None) >= view.rules.certain
    may_vote = view.is_stop_vote or (view.no_set != "auto" and not certain)
    if may_vote and seat not in view.votes:
        mask[NO_SET] = 1
    return mask


def named_slots(layout: Slots) -> Mask:
    """1 for every three slots that hold cards."""
    present = np.zeros(SLOTS, bool)
    present[: len(layout)] = [card is not None for card in layout]
    named: Mask = present[_SLOTS_OF].all(axis=1).astype(np.int8)
    return named
