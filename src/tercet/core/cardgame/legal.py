"""What a seat may play in a card game: tried one by one, since a decision changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from tercet.core.cardgame.commands import (
    AskHint,
    CallSet,
    ClaimSet,
    KeepLooking,
    Pause,
    PointCards,
    Resume,
    SayNoSet,
    TakeBack,
)
from tercet.core.cardgame.decide import decide
from tercet.core.cardgame.state import CardState
from tercet.core.engine.game import Command, Millis
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import accepted
from tercet.core.sets.cards import Card


def legal(state: CardState, seat: Seat, at: Millis) -> Iterator[Command]:
    """Every call, vote and hint, and pointing at any three cards, right or wrong, that would not be refused."""
    for command in accepted(decide, state, _commands(state, seat), at):
        yield command
        if isinstance(command, PointCards | ClaimSet):
            # where one three may be named, any may
            yield from (replace(command, cards=three) for three in _threes(state)[1:])


def _threes(state: CardState) -> list[tuple[Card, ...]]:
    return list(combinations(state.cards, 3))


def _commands(state: CardState, seat: Seat) -> Iterator[Command]:
    if state.phase != "play":
        return
    yield CallSet(seat=seat)
    yield SayNoSet(seat=seat)
    if state.call is not None and state.call.seat == seat:
        yield from (PointCards(seat=seat, cards=cards) for cards in _threes(state)[:1])
    elif state.call is None and state.style == "point":
        yield from (ClaimSet(seat=seat, cards=cards) for cards in _threes(state)[:1])
    yield TakeBack(seat=seat)
    yield AskHint(seat=seat)
    yield KeepLooking(seat=seat)
    yield Pause(seat=seat)
    yield Resume(seat=seat)
