"""What a seat, or a watcher, may know about a card game and its events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tercet.core.cardgame.events import DealStarted
from tercet.core.cardgame.state import CardState, CardView
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.engine.view import without_secrets
from tercet.core.seating import SeedCommitted, hide_seed


def view(state: CardState, seat: Seat | None) -> CardView:
    """The game without the seed, the order of the pile, and the cards of a paused deal (C13)."""
    if state.paused_at is not None:
        return without_secrets(state, CardView, layout=(), hint=())
    return without_secrets(state, CardView)


def seen_by(event: Event, seat: Seat | None) -> Event:
    """The event without what this seat, or a watcher, may not know."""
    hide = _HIDE.get(type(event))
    return event if hide is None else hide(event, seat)


def _hide_pile(event: DealStarted, seat: Seat | None) -> Event:
    return replace(event, pile=())


_HIDE: Final[dict[type[Event], Callable[[Any, Seat | None], Event]]] = {
    SeedCommitted: hide_seed,
    DealStarted: _hide_pile,
}
