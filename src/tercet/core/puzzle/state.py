"""The state of a puzzle: it has no secrets, since everybody can derive it from its date."""

from __future__ import annotations

from typing import Literal

import msgspec

from tercet.core.engine.game import Millis, Version
from tercet.core.engine.seats import Seat, Seating
from tercet.core.puzzle.commands import Three
from tercet.core.puzzle.editions import PuzzleRules


class FoundSet(msgspec.Struct, frozen=True):
    """A SET that the player has found."""

    cards: Three
    elapsed: Millis
    """When, since the clock started."""


class PuzzlePlayer(msgspec.Struct, frozen=True):
    """What belongs to a seat."""

    found: tuple[FoundSet, ...] = ()
    """In the order in which they were found."""
    wrong: int = 0
    """How many picks were no SET (Z6)."""

    @property
    def score(self) -> int:
        """One for each SET."""
        return len(self.found)


class PuzzleView(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle as far as somebody may know it: its cards once it has started (Z4)."""

    rules: PuzzleRules
    version: Version = Version(0)
    seating: Seating = Seating()
    phase: Literal["lobby", "play", "over"] = "lobby"
    commitment: str = ""
    """Empty: nothing here is left to chance."""
    players: tuple[PuzzlePlayer, ...] = ()
    cards: tuple[int, ...] = ()
    """Column by column, three to a column; none before the start."""
    sets: int = 0
    """How many SETs there are to be found."""
    shown_at: Millis | None = None
    """When the cards are shown, and the clock starts."""
    elapsed: Millis | None = None
    """The time that counts, once all SETs have been found."""
    winners: tuple[Seat, ...] = ()
    """Whoever has solved it."""


class PuzzleState(PuzzleView, frozen=True, kw_only=True):
    """The same: a puzzle keeps nothing from anybody but before its start, and that follows from its rules."""
