"""The bodies of requests about daily puzzles."""

from __future__ import annotations

from typing import Literal

import msgspec

from tercet.results.daily_board import HostDecision, Listing

Size = Literal["easy", "full"]


class NewAttempt(msgspec.Struct, frozen=True, kw_only=True):
    """Asks for a table to solve a daily puzzle at."""

    again: bool = False
    """Requests another, unranked attempt after the first."""
    seen: bool = False
    """Whether the guest has already seen its cards offline; then it is not ranked."""


class DailyAttempt(msgspec.Struct, frozen=True, kw_only=True):
    """A guest's attempt at a puzzle: a table to join and get ready at."""

    table: str
    """Its code."""
    state: Literal["new", "running", "solved", "over"]
    ranked: bool
    """Whether its time counts: the first attempt, on its own day (Z8)."""


class DailyPuzzleCard(msgspec.Struct, frozen=True, kw_only=True):
    """One of a day's two puzzles; only its table shows the cards."""

    size: Size
    cards: int
    sets: int
    solvers: int
    """The number of guests with a time."""
    attempt: DailyAttempt | None = None
    """The guest's first attempt, if there is one."""


class DailyPage(msgspec.Struct, frozen=True, kw_only=True):
    """A day, as seen by the guest who asks."""

    date: str
    today: str
    """Today's date, in UTC; only today's puzzles are ranked."""
    easy: DailyPuzzleCard
    full: DailyPuzzleCard
    streak: int = 0
    """Consecutive days with a time, up to today or yesterday."""
    best_streak: int = 0
    solved: tuple[str, ...] = ()
    """The days of this day's month on which the guest has a time."""


class DailyFind(msgspec.Struct, frozen=True, kw_only=True):
    """A SET in the order found."""

    cards: tuple[int, int, int]
    kind: str
    """The initials of the features that differ: n, c, f, s for number, colour, fill, shape."""
    elapsed: int
    """Milliseconds since the cards were shown."""
    took: int
    """Milliseconds since the previous find."""


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a guest's first attempt."""

    date: str
    size: Size
    attempt: DailyAttempt
    sets: int
    finds: tuple[DailyFind, ...]
    wrong: int
    elapsed: int | None = None
    """The time in milliseconds, once it is solved."""
    rank: int | None = None
    """Among the listed times, counting this one as listed; None if it is not ranked, or not yet."""
    count: int = 0
    """The number of listed times, including this one."""
    listing: Listing | None = None
    """Whether the public board lists it, or why not (Z9); None if it is not ranked, or not yet."""
    board_name: str = ""
    """The name shown there."""
    percentile: int | None = None
    """The percentage of the others who were slower."""
    streak: int = 0
    best_streak: int = 0
    share: str = ""
    """A line to share that spoils nothing; empty until the puzzle is solved."""


class BoardPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Puts the guest's time on the day's public board, or takes it off."""

    name: str
    """The name to list it under; empty to take it off."""


class BoardDecision(msgspec.Struct, frozen=True, kw_only=True):
    """The operator's decision about a time."""

    decision: HostDecision
    """Empty to undo an earlier decision."""


class BoardLine(msgspec.Struct, frozen=True, kw_only=True):
    """One time of a day."""

    rank: int
    """Shared if both time and wrong picks are equal."""
    name: str
    elapsed: int
    wrong: int
    me: bool = False
    listing: Listing = "listed"
    """Other than `listed` only for the operator."""
    table: str = ""
    """Its table, to name in a decision; only for the operator."""


class DailyBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The best times of a day."""

    date: str
    size: Size
    count: int
    """The number of listed times, in the requested group if any."""
    lines: tuple[BoardLine, ...]
    me: BoardLine | None = None
    """The guest's own line, wherever it is."""
