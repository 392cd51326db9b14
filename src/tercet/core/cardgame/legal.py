"""The legal commands of a seat in a card game, found by trying each; deciding changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice

from msgspec.structs import replace

from tercet.core.cardgame.commands import (
    AskHint,
    CallSet,
    ClaimSet,
    KeepLooking,
    NameCard,
    Pause,
    PointCards,
    Resume,
    SayNoSet,
    TakeBack,
)
from tercet.core.cardgame.decide import transition
from tercet.core.cardgame.state import CardState
from tercet.core.cardgame.takings import is_found
from tercet.core.engine.game import Command, Millis
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import accepted


def legal(state: CardState, seat: Seat, at: Millis) -> Iterator[Command]:
    """Every call, vote and hint that would be accepted, and pointing at any cards, right or wrong."""
    for command in accepted(transition, state, _commands(state, seat), at):
        yield command
        if isinstance(command, PointCards | ClaimSet):
            # if one choice of cards is allowed, every choice is
            yield from (replace(command, cards=cards) for cards in islice(_choices(state), 1, None))


def _commands(state: CardState, seat: Seat) -> Iterator[Command]:
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
