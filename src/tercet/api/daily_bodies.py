"""The bodies of requests and responses about daily puzzles."""

from __future__ import annotations

from typing import Literal

import msgspec

from tercet.results.daily_board import HostDecision, Listing

Size = Literal["easy", "full"]


class NewAttempt(msgspec.Struct, frozen=True, kw_only=True):
    """Requests a table for solving a daily puzzle."""

    again: bool = False
    """Requests another, unranked attempt after the first."""
    seen: bool = False
    """Whether the guest has already seen the cards offline; if so, the attempt is not ranked."""


class DailyAttempt(msgspec.Struct, frozen=True, kw_only=True):
    """A guest's attempt at a puzzle. To play, the guest joins its table and gets ready there."""

    table: str
    """The table's code."""
    state: Literal["new", "running", "solved", "over"]
    ranked: bool
    """Whether the time counts: only for the first attempt, on the puzzle's day (Z8)."""


class DailyPuzzleCard(msgspec.Struct, frozen=True, kw_only=True):
    """One of a day's two puzzles. Only its table shows the actual cards."""

    size: Size
    cards: int
    sets: int
    solvers: int
    """Number of listed times."""
    attempt: DailyAttempt | None = None
    """The guest's first attempt, if there is one."""
    found: int = 0
    """Number of SETs found in it."""


class DailyPage(msgspec.Struct, frozen=True, kw_only=True):
    """A day's puzzles, as seen by the requesting guest."""

    date: str
    today: str
    """Today's date, in UTC; only today's puzzles are ranked."""
    easy: DailyPuzzleCard
    full: DailyPuzzleCard
    streak: int = 0
    """Number of consecutive days with a ranked time, up to today or yesterday."""
    best_streak: int = 0
    solved: tuple[str, ...] = ()
    """The dates in the month of `date` on which the guest has a ranked time."""
    partly: tuple[str, ...] = ()
    """The dates in `solved` on which the guest has a ranked time for only one of the two puzzles."""
    unranked: tuple[str, ...] = ()
    """The date of each puzzle of that month that the guest has solved without a ranked time, mostly later."""


class DailyFind(msgspec.Struct, frozen=True, kw_only=True):
    """One SET that was found in an attempt."""

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
    """The time in milliseconds; None until the puzzle is solved."""
    rank: int | None = None
    """Rank among the listed times, as if the guest's were listed; None until there is a ranked time."""
    count: int = 0
    """Number of listed times, including the guest's."""
    listing: Listing | None = None
    """Whether the public board lists the time, or why not (Z9); None until there is a ranked time."""
    board_name: str = ""
    """The name shown on the public board."""
    percentile: int | None = None
    """Percentage of other players who were slower."""
    streak: int = 0
    """Number of consecutive days with a ranked time; 0 if this one is not ranked."""
    best_streak: int = 0
    share: str = ""
    """A line to share, without spoilers; empty until the puzzle is solved."""


class BoardPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Requests that the guest's time be listed on the day's public board, or removed from it."""

    name: str
    """The name to list the time under; empty to remove it."""


class BoardDecision(msgspec.Struct, frozen=True, kw_only=True):
    """The operator's decision about a time."""

    decision: HostDecision
    """Empty to undo an earlier decision."""


class BoardLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a day's board."""

    rank: int
    """Guests with equal times and equally many wrong picks share a rank."""
    name: str
    elapsed: int
    wrong: int
    me: bool = False
    listing: Listing = "listed"
    """Always `listed`, except in the operator's view."""
    table: str = ""
    """The code of the table, which the operator needs for a decision; empty for everybody else."""


class DailyBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The best times of a day."""

    date: str
    size: Size
    count: int
    """Number of listed times. If the query has `among=1`, the number of `lines`, which are then the times of the guest
    and of people they have played with."""
    lines: tuple[BoardLine, ...]
    me: BoardLine | None = None
    """The guest's own line, even if it is not among the best."""
