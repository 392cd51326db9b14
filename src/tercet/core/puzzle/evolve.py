"""How events carry a puzzle forward."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from tercet.core.engine.game import Event
from tercet.core.puzzle.events import PickFailed, PuzzleSolved, PuzzleStarted, SetFound
from tercet.core.puzzle.state import FoundSet, PuzzlePlayer, PuzzleView
from tercet.core.seating import PlayerSeated, TableClosed, evolve_seating, reset_seating

AnyView = TypeVar("AnyView", bound=PuzzleView)


def evolve(state: AnyView, event: Event) -> AnyView:
    """The puzzle after an event."""
    return replace(state, version=state.version + 1, **_changes(state, event))


def _changes(state: PuzzleView, event: Event) -> dict[str, Any]:
    match event:
        case PuzzleStarted(cards=cards, sets=sets, shown_at=shown_at):
            seating = reset_seating(state.seating)
            return {"phase": "play", "cards": cards, "sets": sets, "shown_at": shown_at, "seating": seating}
        case SetFound(seat=seat, cards=cards, elapsed=elapsed):
            found = (*state.players[seat].found, FoundSet(cards, elapsed))
            return {"players": _with(state, seat, found=found)}
        case PickFailed(seat=seat, wrong=wrong):
            return {"players": _with(state, seat, wrong=wrong)}
        case PuzzleSolved(seat=seat, elapsed=elapsed):
            return {"phase": "over", "elapsed": elapsed, "winners": (seat,)}
        case TableClosed():
            return {"phase": "over"}
        case PlayerSeated():
            players = (*state.players, PuzzlePlayer())
            return {"seating": evolve_seating(state.seating, event), "players": players}
        case _:
            return {"seating": evolve_seating(state.seating, event)}


def _with(state: PuzzleView, seat: int, **changes: Any) -> tuple[PuzzlePlayer, ...]:
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return tuple(players)
