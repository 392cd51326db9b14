"""The rule set of a puzzle, which identifies it (Z1 to Z3)."""

from __future__ import annotations

import re
from typing import Annotated, Final

from msgspec import Meta

from tercet.core.engine.ruleset import GameRules, RuleError
from tercet.core.puzzle.puzzle_cards import CARDS_OF, SETS_OF, Size, daily_cards, practice_cards, sets_of
from tercet.core.sets.kinds import INITIALS, KINDS

_DATE: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})", re.ASCII)
_FIRST_DAY: Final = "2000-01-01"
_DAYS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
MOST_NUMBER: Final = 2**31 - 1
LARGEST_TEAM: Final = 12


class PuzzleRules(GameRules, frozen=True, kw_only=True):
    """Identifies a puzzle: one of a day's two, or one for practice."""

    size: Size = "easy"
    """`easy`: nine cards from one third of the deck, with four SETs; `full`: twelve from the whole deck, with six
    (Z1)."""
    date: Annotated[str, Meta(max_length=10)] = ""
    """The day in UTC, such as 2026-11-15; empty for practice (Z2)."""
    focus: Annotated[str, Meta(max_length=74)] = ""
    """For practice: kinds of SET by the initials of the features that differ, such as "cf ncfs"; empty for any kind
    (Z3)."""
    number: Annotated[int, Meta(ge=0, le=MOST_NUMBER)] = 0
    """For practice: the number of the puzzle (Z3)."""
    seats: Annotated[int, Meta(ge=1, le=LARGEST_TEAM)] = 1
    """One player or, for practice, a team that finds the SETs together (Z10)."""
    away_seconds: Annotated[float, Meta(ge=15, le=600)] = 60.0
    """Seconds the page must be hidden or the device asleep before the player counts as away; the clock keeps running
    (Z4)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.date:
            if not is_date(self.date):
                if _is_calendar_day(self.date):
                    message = f"date: '{self.date}' is not a day of the puzzle; the first is {_FIRST_DAY} (Z2)"
                    raise RuleError(message, "date-early", value=self.date, first=_FIRST_DAY)
                message = f"date: '{self.date}' is not a day; write it as 2026-11-15 (Z2)"
                raise RuleError(message, "date", value=self.date)
            if self.focus or self.number:
                raise RuleError("date: a daily puzzle has no focus or number (Z2, Z3)", "daily-focus")
            if self.seats > 1:
                raise RuleError("date: a daily puzzle has one player (Z2, Z10)", "daily-team")
        unknown = [kind for kind in self.focus.split(" ") if kind not in KINDS] if self.focus else []
        if unknown:
            message = (
                f"focus: '{unknown[0]}' is not a kind of SET; write the initials of what differs, such as 'cf' (Z3)"
            )
            raise RuleError(message, "focus", value=unknown[0])
        if self.size == "easy" and all(initial in self.focus for initial in INITIALS.values()):
            message = "focus: the cards of one third of the deck share a feature, so not all four can differ (Z3)"
            raise RuleError(message, "focus-easy")

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards in layout order (Z2, Z3)."""
        return daily_cards(self.size, self.date) if self.date else practice_cards(self.size, self.focus, self.number)

    @property
    def sets(self) -> tuple[tuple[int, int, int], ...]:
        """The SETs to find (Z1)."""
        return sets_of(self.cards)

    @property
    def card_count(self) -> int:
        return CARDS_OF[self.size]

    @property
    def set_count(self) -> int:
        return SETS_OF[self.size]


def is_date(text: str) -> bool:
    """Whether a string is the date of a daily puzzle, such as 2026-11-15 (Z2)."""
    return _is_calendar_day(text) and text >= _FIRST_DAY


def _is_calendar_day(text: str) -> bool:
    found = _DATE.fullmatch(text)
    if found is None:
        return False
    year, month, day = map(int, found.groups())
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if not 1 <= month <= len(_DAYS):
        return False
    return 1 <= day <= _DAYS[month - 1] + (leap and month == 2)


EDITIONS: Final[dict[str, PuzzleRules]] = {"easy": PuzzleRules(), "full": PuzzleRules(size="full")}
"""Editions by size; the host sets the date."""
