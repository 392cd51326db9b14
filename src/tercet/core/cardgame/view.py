"""What a seat, or a watcher, may know of a card game and of its events."""

from __future__ import annotations

from typing import Any

from msgspec.structs import fields, replace

from tercet.core.cardgame.events import DealStarted, HintGiven
from tercet.core.cardgame.state import Player, State, View
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.seating import SeedCommitted

_PUBLIC = tuple(field.name for field in fields(View))
_SECRETIVE = frozenset({SeedCommitted, DealStarted, HintGiven})
"""The events of which not everybody may know everything."""


def view(state: State, seat: Seat | None) -> View:
    """The game without the seed, the order of the pile, and what others' hints showed in the first revision (C13)."""
    public: dict[str, Any] = {name: getattr(state, name) for name in _PUBLIC}
    public["players"] = tuple(_player(player, own=i == seat) for i, player in enumerate(state.players))
    return View(**public)


def seen_by(event: Event, seat: Seat | None) -> Event:
    """The event without what this seat, or a watcher, may not know."""
    if type(event) not in _SECRETIVE:
        return event
    if isinstance(event, SeedCommitted):
        return replace(event, seed="")
    if isinstance(event, DealStarted):
        return replace(event, pile=())
    if isinstance(event, HintGiven) and event.seat != seat and not event.shared:
        return replace(event, step=0, cards=(), exists=None)
    return event


def _player(player: Player, *, own: bool) -> Player:
    return player if own or not player.hint_step else replace(player, hint_step=0, hint=())
