"""Lock-outs, during which a player may not call: after a wrong call, and with a handicap on each new layout (C7)."""

from __future__ import annotations

from msgspec.structs import replace

from tercet.core.cardgame.state import CardPlayer, CardState, CardView
from tercet.core.engine.game import Event, Millis, millis
from tercet.core.engine.seats import Seat


def lock_time(state: CardState, seat: Seat) -> Millis:
    """How long a wrong caller is locked out: twice as long after each further mistake in a row, plus any handicap; not
    at all in solo play (C7)."""
    rules = state.rules
    staying = [other for other in state.dealt_in if not state.seating.chairs[other].left]
    if len(staying) < 2:
        return Millis(0)
    longest = max(rules.lock_seconds, rules.longest_lock_seconds)
    lock = min(rules.lock_seconds * 2.0 ** min(state.players[seat].mistakes, 10), longest)
    return millis(lock + state.seating.chairs[seat].handicap)


def with_handicap_locks(state: CardView, event: Event) -> list[CardPlayer]:
    """The players after a new layout, which ends every lock-out except that of a handicap (C7)."""
    return [
        player if player.locked_until == until else replace(player, locked_until=until)
        for seat, player in enumerate(state.players)
        for until in (handicap_until(state, seat, event),)
    ]


def handicap_until(state: CardView, seat: int, event: Event) -> Millis | None:
    """When a player with a handicap may first call on new cards; None without one (C7)."""
    handicap = state.seating.chairs[seat].handicap
    return Millis(event.at + 1000 * handicap) if handicap else None


def unlocked(players: tuple[CardPlayer, ...]) -> list[CardPlayer]:
    """The players with all lock-outs cleared (C7)."""
    return [player if player.locked_until is None else replace(player, locked_until=None) for player in players]
