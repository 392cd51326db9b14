"""Views that can list what a seat may do, for bots and programs."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tercet.core.engine.game import Command, Game, Millis
from tercet.core.engine.seats import Seating, checked_seat
from tercet.core.guessed_names import Hinting

_GUESSED: Final = {
    "current_player": "view.turn in the dice game; in the card game everybody plays at the same time",
    "deck": "view.rules.variant.deck, and game.state.pile, which no player sees",
    "dice": "view.players[seat].dice, and view.players[seat].faces",
    "faces": "view.players[seat].faces",
    "find": "tercet.find_sets(view.cards), and view.rules.variant.find(view.cards)",
    "find_sets": "tercet.find_sets(view.cards)",
    "hand": "view.players[seat].faces",
    "hands": "view.players[seat].faces",
    "is_game_over": "view.is_over, without parentheses",
    "legal_actions": "view.legal(seat, now)",
    "legal_moves": "view.legal(seat, now)",
    "me": "view.players[seat]",
    "now": "the time that `answer` is given, and game.now",
    "over": "view.is_over",
    "pile": "view.pile_count; only game.state has the cards",
    "points": "view.scores",
    "score": "view.scores",
    "sets": "tercet.find_sets(view.cards)",
    "table": "view.cards",
    "totals": "view.scores",
}


class PlayableView(Hinting):
    """A view that can list what a seat may do."""

    __slots__ = ()
    guessed = _GUESSED
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
