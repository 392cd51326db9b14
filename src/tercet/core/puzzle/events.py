"""The events of a puzzle, with all their consequences, so clients can apply them without knowing the rules."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from tercet.core.engine.game import Event, InterimEvent, Millis
from tercet.core.engine.seats import Seat
from tercet.core.puzzle.commands import Three
from tercet.core.seating.events import SEAT_EVENTS
from tercet.core.sets.lines import Verdict

Check = tuple[Verdict, ...]
"""The verdicts on number, colour, fill and shape, in this order (C5)."""


class PuzzleStarted(Event, frozen=True, kw_only=True):
    """The cards are sent ahead; clients show them, and the clock starts, at `shown_at` (Z4)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[int, ...]
    """Column by column, three to a column."""
    sets: int
    """The number of SETs to find."""
    shown_at: Millis

    @property
    def not_before(self) -> Millis:
        return self.shown_at


class PuzzleShown(InterimEvent, frozen=True, kw_only=True):
    """The cards are shown again after a pause that hid them (R6)."""

    cards: tuple[int, ...]


class SetFound(Event, frozen=True, kw_only=True):
    """A player found a SET that had not been found yet (Z5)."""

    seat: Seat
    cards: Three
    """In layout order."""
    check: Check
    found: int
    """Number of SETs the team has found, including this one."""
    elapsed: Millis
    """Time since the clock started."""

    @property
    def sets_found(self) -> int:
        return 1


class PickFailed(Event, frozen=True, kw_only=True):
    """The player picked three cards that are not a SET; this is counted, but costs only time (Z6)."""

    seat: Seat
    reason: Literal["wrong"] = "wrong"
    cards: Three
    check: Check
    """The verdict on each feature; at least one is mixed."""
    wrong: int
    """Number of this player's wrong picks, including this one."""
    elapsed: Millis


class PuzzleSolved(Event, frozen=True, kw_only=True):
    """All SETs have been found (Z7)."""

    seat: Seat
    """The player who found the last SET."""
    elapsed: Millis
    """The result: the time from showing the cards to the last SET."""
    wrong: int
    """Number of wrong picks by the whole team."""


EVENTS: Final = (*SEAT_EVENTS, PuzzleStarted, PuzzleShown, SetFound, PickFailed, PuzzleSolved)
