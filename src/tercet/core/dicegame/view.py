"""What a seat, or a watcher, may know of a dice game: all but the seed and others' choices for the extra roll."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import fields, replace

from tercet.core.dicegame.events import ExtraChosen
from tercet.core.dicegame.hands import DicePlayer
from tercet.core.dicegame.state import DiceState, DiceView
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.seating import SeedCommitted

_PUBLIC: Final = tuple(field.name for field in fields(DiceView))


def view(state: DiceState, seat: Seat | None) -> DiceView:
    """The game without the seed, and without what others will roll again (D15)."""
    public: dict[str, Any] = {name: getattr(state, name) for name in _PUBLIC}
    public["players"] = tuple(_player(player, own=i == seat) for i, player in enumerate(state.players))
    return DiceView(**public)


def seen_by(event: Event, seat: Seat | None) -> Event:
    """The event without what this seat, or a watcher, may not know."""
    if isinstance(event, SeedCommitted):
        return replace(event, seed="")
    if isinstance(event, ExtraChosen) and event.seat != seat:
        return replace(event, dice=())
    return event


def _player(player: DicePlayer, *, own: bool) -> DicePlayer:
    return player if own or not player.choice else replace(player, choice=())
