"""The actions and observations of the card game, as numbers."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tercet.core.cardgame.commands import CallSet, ClaimSet, PointCards, SayNoSet
from tercet.core.cardgame.events import Slots
from tercet.core.cardgame.state import CardView
from tercet.core.engine.game import Command, Millis
from tercet.core.engine.seats import Seat
from tercet.core.sets.cards import DECK_SIZE, value_of
from tercet.core.sets.features import FEATURES

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
            return triple_number(view.layout.index(card) for card in cards)
        case _:
            return WAIT


def triple_number(slots: Iterable[int]) -> int:
    """The action that names the cards in three slots."""
    first, second, third = sorted(slots)
    return _NUMBERS[first, second, third]


def mask_of(view: CardView, seat: Seat, now: Millis, named: Mask | None = None) -> Mask:
    """1 for every action that would not be refused at this moment; waiting is always allowed.

    `named` says which three slots hold cards, if that is already known.
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


CARD_FEATURES: Final = 3 * len(FEATURES)
TABLE_SIZE: Final = SLOTS * CARD_FEATURES
"""How many numbers describe the cards on the table."""
_GAP: Final = DECK_SIZE
_CARDS: Final = np.array(
    [
        *(
            [float(value_of(card, feature) == value) for feature in FEATURES for value in range(3)]
            for card in range(81)
        ),
        [0.0] * CARD_FEATURES,
    ],
    np.float32,
)
"""The features of each card one-hot, and last those of a gap."""


class CardObserver:
    """Turns views into vectors; what does not change from one tick to the next is computed once.

    A vector has for each of 21 slots its card's features one-hot (all 0 for a gap), the share of the deck still in the
    pile, the shares of the time left to point and to vote, then four numbers for each player, the agent first and then
    in the order of the seats: points as a share of the deck, voted, locked out, calling.
    """

    def __init__(self, players: int) -> None:
        self.size = TABLE_SIZE + 3 + 4 * players
        self._layout: Slots | None = None
        self._slots: NDArray[np.float32] = np.zeros(TABLE_SIZE, np.float32)
        self._view: CardView | None = None
        self.named: Mask = np.zeros(0, np.int8)
        """`named_slots` of the last table observed."""
        self._vectors: dict[tuple[Seat, tuple[bool, ...]], NDArray[np.float32]] = {}
        """What a seat sees in the last view, except for its clocks; the key includes who is locked out."""
        self._masks: dict[tuple[Seat, bool], Mask] = {}
        """What a seat may do in the last view, by whether it is locked out."""

    def space(self) -> spaces.Box:
        """The space of the vectors."""
        return spaces.Box(-1.0, 1.0, (self.size,), np.float32)

    def vectors(self, view: CardView, now: Millis, seats: list[Seat]) -> list[NDArray[np.float32]]:
        """What some seats see."""
        self._look(view)
        rules, call, until = view.rules, view.call, view.vote_until
        to_point = 0.0 if call is None else _share(call.until - now, rules.point_seconds)
        to_vote = 0.0 if until is None else _share(until - now, rules.vote_seconds)
        locked = tuple([player.locked_until is not None and now < player.locked_until for player in view.players])
        found = []
        for seat in seats:
            if (seat, locked) not in self._vectors:
                self._vectors[seat, locked] = self._vector(view, seat, locked)
            vector = self._vectors[seat, locked].copy()
            vector[_TO_POINT] = to_point
            vector[_TO_VOTE] = to_vote
            found.append(vector)
        return found

    def mask(self, view: CardView, seat: Seat, now: Millis) -> Mask:
        """What a seat may do."""
        self._look(view)
        until = view.players[seat].locked_until if seat < len(view.players) else None
        key = seat, until is not None and now < until
        if key not in self._masks:
            self._masks[key] = mask_of(view, seat, now, self.named)
        return self._masks[key].copy()

    def _vector(self, view: CardView, seat: Seat, locked: tuple[bool, ...]) -> NDArray[np.float32]:
        """What a seat sees, with both clocks at 0."""
        cards = view.rules.cards
        caller = None if view.call is None else view.call.seat
        players: list[float] = []
        for other, player in enumerate(view.players):
            points = max(-1.0, min(1.0, player.points / cards))
            players += (points, other in view.votes, locked[other], other == caller)
        vector = np.empty(self.size, np.float32)
        vector[:TABLE_SIZE] = self._slots
        vector[TABLE_SIZE:] = [view.pile_count / cards, 0.0, 0.0, *players[4 * seat :], *players[: 4 * seat]]
        return vector

    def _look(self, view: CardView) -> None:
        """Forgets what was computed for an earlier view."""
        if view is self._view:
            return
        self._view, self._vectors, self._masks = view, {}, {}
        layout = view.layout
        if layout is self._layout:
            return
        self._layout = layout
        cards = [_GAP if card is None else card for card in layout]
        self._slots = _CARDS[cards + [_GAP] * (SLOTS - len(cards))].ravel()
        self.named = named_slots(layout)


_TO_POINT, _TO_VOTE = TABLE_SIZE + 1, TABLE_SIZE + 2


def _share(left: int, seconds: float) -> float:
    """How much of a time limit is left."""
    return max(0.0, min(1.0, left / (seconds * 1000)))
