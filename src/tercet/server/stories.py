"""A finished game in one line: who played, and what came of it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from tercet.core.games import GAMES
from tercet.core.log import event_decoder
from tercet.core.seating import PlayerReplaced, PlayerSeated
from tercet.server.bodies import GameLine
from tercet.store.port import GuestId, History


def told(line: GameLine, history: History, guest: GuestId) -> GameLine:
    """The line with players, scores and winners; as it was, where the log cannot be read."""
    game = GAMES.get(history.record.game)
    if game is None:
        return line
    decode = event_decoder(game).decode
    own: int | None = None
    try:
        state: Any = game.initial(msgspec.json.decode(history.record.rules, type=game.rules_type))
        for entry in history.entries:
            for event in map(decode, entry.events):
                state = game.evolve(state, event)
                if isinstance(event, PlayerSeated | PlayerReplaced) and entry.by == guest:
                    own = event.seat
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError):
        return line
    winners = state.winners
    # who sat down and left before anything was dealt has played no part
    seats = [seat for seat in range(len(state.players)) if _played(state, seat)]
    return replace(
        line,
        players=tuple(state.seating.chairs[seat].name for seat in seats),
        scores=tuple(state.players[seat].score for seat in seats),
        winners=tuple(place for place, seat in enumerate(seats) if seat in winners),
        seat=seats.index(own) if own in seats else None,
    )


def _played(state: Any, seat: int) -> bool:
    chair = state.seating.chairs[seat]
    return not chair.left or bool(state.players[seat].score) or seat in state.winners
