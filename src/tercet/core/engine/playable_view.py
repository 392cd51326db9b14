"""Views that can list what a seat may do, for bots and programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tercet.core.engine.game import Command, Game, Millis
from tercet.core.engine.seats import Seating, checked_seat
from tercet.core.guessed_names import Hinting

_GUESSED: Final = {
    "is_game_over": "view.is_over, without parentheses",
    "legal_actions": "view.legal(seat, now)",
    "legal_moves": "view.legal(seat, now)",
    "me": "view.players[seat]",
    "now": "the time passed to `answer`, and game.now",
    "over": "view.is_over",
    "points": "view.scores",
    "score": "view.scores",
    **dict.fromkeys(("svg", "to_svg"), "tercet.picture(view)"),
    "totals": "view.scores",
    "winner": "view.winners",
}


class PlayableView(Hinting):
    """A view that can list what a seat may do."""

    __slots__ = ()
    _guessed: ClassVar[Mapping[str, str]] = _GUESSED
    game: ClassVar[Game[Any, Any, Any]]
    """Set where the game is defined, because a game is defined after its views."""
    seating: Seating
    phase: str

    @property
    def is_over(self) -> bool:
        """Whether the game, or the last deal of a match, has been played to its end."""
        return self.phase == "over"

    def legal(self, seat: int, now: int) -> list[Command]:
        """Every command of the game that a seat could send now without being refused, as in `game.legal(seat)`; `now`
        is the time on the table's clock, as passed to a bot."""
        return list(self.game.legal(self, checked_seat(self.seating, seat), Millis(now)))
