"""Finds the legal commands of a seat in a card game by trying each one on a state, without changing that state.

No result depends on what the seat cannot see, so any state that fits the seat's view will do.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice

from msgspec.structs import replace

from tercet.core.cardgame.commands import (
    CallSet,
    ClaimSet,
    KeepLooking,
    NameCard,
    Pause,
    PointCards,
    Resume,
    SayNoSet,
    TakeBack,
    shown,
)
from tercet.core.cardgame.decide import transition
from tercet.core.cardgame.state import CardState, CardView
from tercet.core.cardgame.takings import is_found
from tercet.core.engine.evolution import with_secrets
from tercet.core.engine.game import Command, Millis
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import accepted
from tercet.core.seating.commands import AskHint, Ready


def legal(view: CardView, seat: Seat, at: Millis) -> Iterator[Command]:
    """Every call, vote and hint that would be accepted, and pointing at any cards, right or wrong."""
    deck = view.rules.variant.deck
    commands = _legal(_possible_state(view), seat, at)
    return commands if deck.is_printed else (shown(command, deck) for command in commands)


def _possible_state(view: CardView) -> CardState:
    """A state that fits the view: the unseen cards, in any order, are the pile, and one of them is hidden (V4)."""
    won = (card for player in view.players for card in (*player.won, *player.aside))
    known = {*view.layout, *won, *view.chain, *view.discarded, *view.left}
    unseen = tuple([card for card in view.rules.deck_cards if card not in known])
    return with_secrets(view, CardState, pile=unseen[: view.pile_count], hidden=unseen[-1] if unseen else None)


def _legal(state: CardState, seat: Seat, at: Millis) -> Iterator[Command]:
    for command in accepted(transition, state, _commands(state, seat), at):
        yield command
        if isinstance(command, PointCards | ClaimSet):
            # if one choice of cards is allowed, every choice is
            yield from (replace(command, cards=cards) for cards in islice(_choices(state), 1, None))


def _commands(state: CardState, seat: Seat) -> Iterator[Command]:
    if state.phase in ("lobby", "pause"):
        yield Ready(seat=seat)
    if state.phase != "play":
        return
    yield CallSet(seat=seat)
    yield SayNoSet(seat=seat)
    if state.call is not None and state.call.seat == seat:
        yield from (PointCards(seat=seat, cards=cards) for cards in islice(_choices(state), 1))
    elif state.call is None and state.style == "point":
        yield from (ClaimSet(seat=seat, cards=cards) for cards in islice(_choices(state), 1))
    if state.naming_until is not None:
        yield from (NameCard(seat=seat, card=card) for card in state.rules.deck_cards)
    yield TakeBack(seat=seat)
    yield AskHint(seat=seat)
    yield KeepLooking(seat=seat)
    yield Pause(seat=seat)
    yield Resume(seat=seat)


def _choices(state: CardState) -> Iterator[tuple[int, ...]]:
    """Every choice of cards as large as a taking: from the table, with the required cards of the chain (V4)."""
    variant = state.rules.variant
    linked = variant.linked if state.chain else 0
    for size in range(variant.least, variant.most + 1):
        for chained in combinations(state.chain, linked):
            for lying in combinations(state.cards, size - linked):
                if not state.found or not is_found(state, lying):
                    yield (*chained, *lying)
