"""What a seat, or a watcher, may know about a dice game: all but the seed and others' choices for the extra roll."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tercet.core.dicegame.events import ExtraChosen
from tercet.core.dicegame.state import DicePlayer, DiceState, DiceView
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.engine.view import without_secrets
from tercet.core.seating import SeedCommitted, hide_seed


def view(state: DiceState, seat: Seat | None) -> DiceView:
    """The game without the seed, and without what others chose to re-roll (D15)."""
    players = tuple(_player(player, own=i == seat) for i, player in enumerate(state.players))
    return without_secrets(state, DiceView, players=players)


def seen_by(event: Event, seat: Seat | None) -> Event:
    """The event without what this seat, or a watcher, may not know."""
    hide = _HIDE.get(type(event))
    return event if hide is None else hide(event, seat)


def _hide_choice(event: ExtraChosen, seat: Seat | None) -> Event:
    return event if event.seat == seat else replace(event, dice=())


def _player(player: DicePlayer, *, own: bool) -> DicePlayer:
    return player if own or not player.choice else replace(player, choice=())


_HIDE: Final[dict[type[Event], Callable[[Any, Seat | None], Event]]] = {
    SeedCommitted: hide_seed,
    ExtraChosen: _hide_choice,
}
