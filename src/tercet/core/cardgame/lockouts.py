"""Who may not call for a while (C7)."""

from __future__ import annotations

from msgspec.structs import replace

from tercet.core.cardgame.state import CardPlayer, CardView
from tercet.core.engine.game import Event, Millis


def locked_anew(state: CardView, event: Event) -> list[CardPlayer]:
    """The players on a new layout: nobody is locked out, except those with a handicap, for a while (C7)."""
    return [
        player if player.locked_until == until else replace(player, locked_until=until)
        for seat, player in enumerate(state.players)
        for until in (handicap_until(state, seat, event),)
    ]


def handicap_until(state: CardView, seat: int, event: Event) -> Millis | None:
    """Until when a seat with a handicap waits on new cards (C7)."""
    handicap = state.seating.chairs[seat].handicap
    return Millis(event.at + 1000 * handicap) if handicap else None


def unlocked(players: tuple[CardPlayer, ...]) -> list[CardPlayer]:
    """The players with lock-outs cleared, as by a new layout (C7)."""
    return [player if player.locked_until is None else replace(player, locked_until=None) for player in players]
