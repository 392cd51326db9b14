"""The state of a puzzle, and how events change it. It has no secrets, since everything follows from its rules."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from tercet.core.engine.evolution import with_player
from tercet.core.engine.game import Event, Millis, Version
from tercet.core.engine.playable_view import PlayableView
from tercet.core.engine.seats import Seat, Seating
from tercet.core.puzzle.commands import Three
from tercet.core.puzzle.events import PickFailed, PuzzleShown, PuzzleSolved, PuzzleStarted, SetFound
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.seating.events import PlayerSeated, TableClosed, TablePaused, TableResumed
from tercet.core.seating.state import after_pause, evolve_seating, reset_seating


class FoundSet(msgspec.Struct, frozen=True):
    """A SET that the player has found."""

    cards: Three
    elapsed: Millis
    """Time since the clock started."""


class PuzzlePlayer(msgspec.Struct, frozen=True):
    """One player's finds."""

    found: tuple[FoundSet, ...] = ()
    """In the order they were found."""
    wrong: int = 0
    """Number of picks that were not SETs (Z6)."""

    @property
    def score(self) -> int:
        """One for each SET."""
        return len(self.found)


class PuzzleView(PlayableView, msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle as players see it: with its cards once it has started (Z4)."""

    rules: PuzzleRules
    version: Version = Version(0)
    seating: Seating = Seating()
    phase: Literal["lobby", "play", "over"] = "lobby"
    commitment: str = ""
    """Always empty: nothing in a puzzle is random."""
    players: tuple[PuzzlePlayer, ...] = ()
    cards: tuple[int, ...] = ()
    """Column by column, three to a column; none before the start."""
    covered: bool = False
    """Whether the cards are hidden because the table is paused (R6)."""
    sets: int = 0
    """The number of SETs to find."""
    shown_at: Millis | None = None
    """When the cards are shown, and the clock starts."""
    elapsed: Millis | None = None
    """The time taken, once all SETs have been found."""
    winners: tuple[Seat, ...] = ()
    """The player or the team, once the puzzle is solved."""

    @property
    def found(self) -> tuple[FoundSet, ...]:
        """The SETs that the players have found together, in the order found (Z10)."""
        return tuple(sorted((one for player in self.players for one in player.found), key=lambda one: one.elapsed))

    @property
    def scores(self) -> tuple[int, ...]:
        """One point per SET that the team has found, the same for every member (Z10)."""
        return (len(self.found),) * len(self.players)


class PuzzleState(PuzzleView, frozen=True, kw_only=True):
    """The same fields as the view, which only hides the cards before the start and while the table is paused."""


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
            return {"players": with_player(state.players, seat, found=found)}
        case PickFailed(seat=seat, wrong=wrong):
            return {"players": with_player(state.players, seat, wrong=wrong)}
        case PuzzleSolved(elapsed=elapsed):
            team = tuple(Seat(i) for i, chair in enumerate(state.seating.chairs) if not chair.left)
            return {"phase": "over", "elapsed": elapsed, "winners": team}
        case TablePaused():
            cards = state.cards if isinstance(state, PuzzleState) else ()
            return {"seating": evolve_seating(state.seating, event), "cards": cards, "covered": True}
        case TableResumed():
            return {
                "seating": evolve_seating(state.seating, event),
                "shown_at": after_pause(state.seating, event, state.shown_at),
            }
        case PuzzleShown(cards=cards):
            return {"cards": cards, "covered": False}
        case TableClosed():
            return {"phase": "over"}
        case PlayerSeated():
            players = (*state.players, PuzzlePlayer())
            return {"seating": evolve_seating(state.seating, event), "players": players}
        case _:
            return {"seating": evolve_seating(state.seating, event)}
