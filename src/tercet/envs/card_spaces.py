"""Actions and observations of the card game as numbers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
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
from tercet.core.sets.variant_catalogue import VARIANTS, Variant

WAIT: Final = 0
"""The card game's action that waits."""
CALL: Final = 1
"""The card game's action that calls without naming cards."""
NO_SET: Final = 2
"""The card game's action that says that there is no SET."""
FIRST_TAKING: Final = 3
"""The card game's first action that names cards; the number of a taking in `TRIPLES` is added to it."""
Mask = NDArray[np.int8]


class CardActions:
    """Numbers a variant's actions: wait, call, say that there is no SET, or name the cards in some slots."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.slots = _most_cards(variant)
        """Number of slots in the largest layout. Its cards always contain a taking, so another vote is refused (C8)."""
        sizes = range(variant.least, variant.most + 1)
        self.takings = tuple([slots for size in sizes for slots in combinations(range(self.slots), size)])
        """The slots of every taking, ordered by action number."""
        self.count = FIRST_TAKING + len(self.takings)
        self._numbers = {slots: FIRST_TAKING + i for i, slots in enumerate(self.takings)}
        self._by_size = [np.array(list(combinations(range(self.slots), size))) for size in sizes]
        features = variant.deck.features
        self.card_size = sum(len(feature.values) for feature in features)
        """Number of values that describe a card."""
        self.table_size = self.slots * self.card_size
        self._named: dict[int, Mask] = {}
        """The mask of all takings, by the number of cards in a layout without gaps."""
        self.gap = variant.deck.numbers
        rows = [np.concatenate([np.eye(len(f.values))[f.of(card)] for f in features]) for card in range(self.gap)]
        self.one_hot = np.array([*rows, np.zeros(self.card_size)], np.float32)
        """The one-hot features of each card and, in the last row, of a gap."""

    def command_of(self, action: int, view: CardView, seat: Seat) -> Command | None:
        """Returns the command for an action at this table; None means wait."""
        if action == CALL:
            return CallSet(seat=seat, seen=view.version)
        if action == NO_SET:
            return SayNoSet(seat=seat, seen=view.version)
        if action < FIRST_TAKING:
            return None
        slots = self.takings[action - FIRST_TAKING]
        cards = tuple([card for slot in slots if slot < len(view.layout) and (card := view.layout[slot]) is not None])
        if len(cards) < len(slots):
            return None
        if view.call is not None and view.call.seat == seat:
            return PointCards(seat=seat, cards=cards)
        return ClaimSet(seat=seat, seen=view.version, cards=cards)

    def action_of(self, command: Command, view: CardView) -> int:
        """Returns the number of a command's action; a command without one counts as waiting."""
        match command:
            case CallSet():
                return CALL
            case SayNoSet():
                return NO_SET
            case PointCards(cards=cards) | ClaimSet(cards=cards):
                return self.number(view.layout.index(card) for card in cards)
            case _:
                return WAIT

    def number(self, slots: Iterable[int]) -> int:
        """Returns the action that names the cards in some slots; raises KeyError if no taking has that many cards."""
        return self._numbers[tuple(sorted(slots))]

    def mask_of(self, view: CardView, seat: Seat, now: Millis, named: Mask | None = None) -> Mask:
        """Returns 1 for every action that would be accepted now; waiting is always allowed.

        `named` is the result of `named(layout)`, if already computed.
        """
        mask = np.zeros(self.count, np.int8)
        mask[WAIT] = 1
        if view.phase != "play" or seat not in view.dealt_in:
            return mask
        if view.call is not None:
            if view.call.seat == seat:
                mask[FIRST_TAKING:] = self.named(view.layout) if named is None else named
            return mask
        locked = view.players[seat].locked_until
        if locked is None or now >= locked:
            if view.style == "announce":
                mask[CALL] = 1
            else:
                mask[FIRST_TAKING:] = self.named(view.layout) if named is None else named
        certain = view.no_set == "vote" and len(view.layout) - view.layout.count(None) >= view.rules.certain
        may_vote = view.is_stop_vote or (view.no_set != "auto" and not certain)
        if may_vote and seat not in view.votes:
            mask[NO_SET] = 1
        return mask

    def named(self, layout: Slots) -> Mask:
        """Returns 1 for every taking whose slots all have cards."""
        if None not in layout and len(layout) in self._named:
            return self._named[len(layout)]
        present = np.zeros(self.slots, bool)
        present[: len(layout)] = [card is not None for card in layout]
        mask = np.concatenate([present[slots].all(axis=1) for slots in self._by_size]).astype(np.int8)
        if None not in layout:
            self._named[len(layout)] = mask
        return mask


def _most_cards(variant: Variant) -> int:
    """Returns the size of the largest layout, at which a taking is certain: 21 with the printed deck and its thirds."""
    if variant.is_printed:
        return 21
    size = variant.board
    while size < variant.certain:
        size += variant.least
    return size


@cache
def actions_of(deck: str, law: str) -> CardActions:
    """Returns the actions of a variant, computed once."""
    return CardActions(VARIANTS[deck, law])


PRINTED_ACTIONS: Final = actions_of("full", "set")
ACTIONS: Final = PRINTED_ACTIONS.count
SLOTS: Final = PRINTED_ACTIONS.slots
"""Number of slots for cards in an observation of the printed game."""
TRIPLES: Final = PRINTED_ACTIONS.takings
"""The three slots of every taking in the printed game, ordered by action number."""
CARD_FEATURES: Final = PRINTED_ACTIONS.card_size
"""Number of values that describe a card of the printed game in an observation."""
TABLE_SIZE: Final = PRINTED_ACTIONS.table_size
"""Number of values at the start of an observation that describe the slots of the printed game."""


class CardObserver:
    """Converts views to vectors, caching whatever does not change between ticks.

    A vector contains, for each slot (21 in the printed game), the one-hot features of its card (all 0 for a gap); the
    share of the deck still in the pile; the shares of the time left to point and to vote; then, for each player, the
    agent first and the rest in seat order, four numbers: points as a share of the deck, voted, locked out, calling.
    """

    def __init__(self, players: int, actions: CardActions = PRINTED_ACTIONS) -> None:
        self.actions = actions
        self.size = actions.table_size + 3 + 4 * players
        self._layout: Slots | None = None
        self._slots: NDArray[np.float32] = np.zeros(actions.table_size, np.float32)
        self._view: CardView | None = None
        self.named: Mask = np.zeros(0, np.int8)
        """1 for every taking whose slots all have cards in the last layout seen."""
        self._vectors: dict[tuple[Seat, tuple[bool, ...]], NDArray[np.float32]] = {}
        """Each seat's vector for the last view, without the clocks, by seat and locked-out players."""
        self._masks: dict[tuple[Seat, bool], Mask] = {}
        """Masks for the last view, by seat and whether it is locked out."""

    def space(self) -> spaces.Box:
        """Returns the space of the vectors."""
        return spaces.Box(-1.0, 1.0, (self.size,), np.float32)

    def vectors(self, view: CardView, now: Millis, seats: list[Seat]) -> list[NDArray[np.float32]]:
        """Returns the observation vectors of some seats."""
        self._refresh(view)
        rules, call, until = view.rules, view.call, view.vote_until
        to_point = 0.0 if call is None else _share(call.until - now, rules.point_seconds)
        to_vote = 0.0 if until is None else _share(until - now, rules.vote_seconds)
        locked = tuple([player.locked_until is not None and now < player.locked_until for player in view.players])
        found = []
        for seat in seats:
            if (seat, locked) not in self._vectors:
                self._vectors[seat, locked] = self._vector(view, seat, locked)
            vector = self._vectors[seat, locked].copy()
            vector[self.actions.table_size + 1] = to_point
            vector[self.actions.table_size + 2] = to_vote
            found.append(vector)
        return found

    def mask(self, view: CardView, seat: Seat, now: Millis) -> Mask:
        """Returns the action mask of a seat."""
        self._refresh(view)
        until = view.players[seat].locked_until if seat < len(view.players) else None
        key = seat, until is not None and now < until
        if key not in self._masks:
            self._masks[key] = self.actions.mask_of(view, seat, now, self.named)
        return self._masks[key].copy()

    def _vector(self, view: CardView, seat: Seat, locked: tuple[bool, ...]) -> NDArray[np.float32]:
        """Returns a seat's vector, with both clocks at 0."""
        cards = view.rules.cards
        caller = None if view.call is None else view.call.seat
        players: list[float] = []
        for other, player in enumerate(view.players):
            points = max(-1.0, min(1.0, player.points / cards))
            players += (points, other in view.votes, locked[other], other == caller)
        vector = np.empty(self.size, np.float32)
        vector[: self.actions.table_size] = self._slots
        vector[self.actions.table_size :] = [
            view.pile_count / cards,
            0.0,
            0.0,
            *players[4 * seat :],
            *players[: 4 * seat],
        ]
        return vector

    def _refresh(self, view: CardView) -> None:
        """Clears the caches if the view is new."""
        if view is self._view:
            return
        self._view, self._vectors, self._masks = view, {}, {}
        layout = view.layout
        if layout is self._layout:
            return
        self._layout = layout
        actions = self.actions
        cards = [actions.gap if card is None else card for card in layout]
        self._slots = actions.one_hot[cards + [actions.gap] * (actions.slots - len(cards))].ravel()
        self.named = actions.named(layout)


def _share(left: int, seconds: float) -> float:
    """Returns the share of a time limit that is left."""
    return max(0.0, min(1.0, left / (seconds * 1000)))
