"""What requests about the days' puzzles take and give."""

from __future__ import annotations

from typing import Literal

import msgspec

from tercet.results.board import HostDecision, Listing

Size = Literal["easy", "full"]


class NewAttempt(msgspec.Struct, frozen=True, kw_only=True):
    """Wants to solve a day's puzzle."""

    again: bool = False
    """Another try, once the first is over; it does not count."""
    seen: bool = False
    """Whether its cards are known already, from a device that was offline: then it does not count."""


class DailyAttempt(msgspec.Struct, frozen=True, kw_only=True):
    """A guest's try at a puzzle: a table to connect to, sit down at and be ready at."""

    table: str
    """Its code."""
    state: Literal["new", "running", "solved", "over"]
    ranked: bool
    """Whether its time counts: the first attempt, on its own day (Z8)."""


class DailyPuzzleCard(msgspec.Struct, frozen=True, kw_only=True):
    """One of a day's two puzzles; its cards are shown by its table alone."""

    size: Size
    cards: int
    sets: int
    solvers: int
    """How many have a time."""
    attempt: DailyAttempt | None = None
    """The guest's first, if there is one."""


class DailyPage(msgspec.Struct, frozen=True, kw_only=True):
    """A day, as the guest who asks sees it."""

    date: str
    today: str
    """The present day, in UTC; only its puzzles count."""
    easy: DailyPuzzleCard
    full: DailyPuzzleCard
    streak: int = 0
    """For how many days in a row the guest has a time, up to today or yesterday."""
    best_streak: int = 0
    solved: tuple[str, ...] = ()
    """The days of this day's month on which the guest has a time."""


class DailyFind(msgspec.Struct, frozen=True, kw_only=True):
    """A SET in the order found."""

    cards: tuple[int, int, int]
    kind: str
    """The initials of the features that differ: n, c, f, s for number, colour, fill, shape."""
    elapsed: int
    """When, in milliseconds since the cards were shown."""
    took: int
    """Since the find before."""


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a guest's first attempt."""

    date: str
    size: Size
    attempt: DailyAttempt
    sets: int
    finds: tuple[DailyFind, ...]
    wrong: int
    elapsed: int | None = None
    """The time in milliseconds, once it is solved."""
    rank: int | None = None
    """Among the times listed in public, as if this one were; None where it does not count, or not yet."""
    count: int = 0
    """How many times are listed, this one included."""
    listing: Listing | None = None
    """Whether the public board lists it, or why not (Z9); None where it does not count, or not yet."""
    board_name: str = ""
    """The name it has there."""
    percentile: int | None = None
    """How many per cent of the others were slower."""
    streak: int = 0
    best_streak: int = 0
    share: str = ""
    """A line that tells others of it and spoils nothing; empty before it is solved."""


class BoardPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Wants one's time of a day on its public board, or off it."""

    name: str
    """The name to list it under; empty to take it off."""


class BoardDecision(msgspec.Struct, frozen=True, kw_only=True):
    """What the person who runs the server says about a time."""

    decision: HostDecision
    """Empty to take an earlier decision back."""


class BoardLine(msgspec.Struct, frozen=True, kw_only=True):
    """One time of a day."""

    rank: int
    """The same for equal times with equally many wrong picks."""
    name: str
    elapsed: int
    wrong: int
    me: bool = False
    listing: Listing = "listed"
    """Other than `listed` only for the person who runs the server."""
    table: str = ""
    """Its table, to be named in a decision; only for the person who runs the server."""


class DailyBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The best times of a day."""

    date: str
    size: Size
    count: int
    """How many times are listed, or how many those among whom it was asked have."""
    lines: tuple[BoardLine, ...]
    me: BoardLine | None = None
    """The guest's own line, wherever it is."""
