"""Reads attempts at daily puzzles; computes streaks, percentiles, and the line to share (Z8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date as Date  # noqa: N812 (a day, where `date` is its text)
from datetime import timedelta
from typing import Any, Literal

import msgspec

from tercet.core.engine.log import event_decoder
from tercet.core.puzzle.game import PUZZLE
from tercet.core.puzzle.rules import PuzzleRules, is_date
from tercet.core.puzzle.share_line import share_line
from tercet.core.sets.kinds import kind_of
from tercet.store.port import History

AttemptState = Literal["new", "running", "solved", "over"]
"""Not started, in progress, solved, given up."""


class AttemptFind(msgspec.Struct, frozen=True):
    """One find of an attempt."""

    cards: tuple[int, int, int]
    kind: str
    """The initials of the features that differ."""
    elapsed: int
    """Milliseconds since the cards were shown."""
    took: int
    """Milliseconds since the previous find."""


class Attempt(msgspec.Struct, frozen=True):
    """One attempt at a daily puzzle, read from its log."""

    state: AttemptState
    rules: PuzzleRules
    elapsed: int | None
    """The time in milliseconds; None until the puzzle is solved."""
    wrong: int
    sets: int
    finds: tuple[AttemptFind, ...]
    started: bool = True
    """Whether the cards have been shown."""

    def share(self, streak: int = 0) -> str:
        """Returns the line to share; empty until the puzzle is solved."""
        if self.elapsed is None:
            return ""
        return share_line(self.rules, [find.cards for find in self.finds], self.elapsed, self.wrong, streak)


def daily_rules(date: str, size: str) -> tuple[str, bytes]:
    """Returns the game's name and the encoded rules of a daily puzzle; raises ValueError for a bad date or size."""
    if not date:
        raise ValueError("date: a day is needed")
    rules = msgspec.convert({"date": date, "size": size}, PuzzleRules)
    return PUZZLE.name, msgspec.json.encode(rules)


def puzzle_size(size: str) -> tuple[int, int]:
    """Returns the number of cards and SETs in a puzzle (Z1)."""
    rules = PuzzleRules(size="full" if size == "full" else "easy")
    return rules.card_count, rules.set_count


class _Dated(msgspec.Struct):
    date: str = ""


def puzzle_date(rules: bytes) -> str:
    """Returns the date in a puzzle's encoded rules; empty for practice."""
    return msgspec.json.decode(rules, type=_Dated).date


def days_of_month(date: str) -> tuple[str, ...]:
    """Returns all dates of the month that `date` is in."""
    month = date[:7]
    return tuple(f"{month}-{day:02}" for day in range(1, 32) if is_date(f"{month}-{day:02}"))


def is_day(date: str) -> bool:
    return is_date(date)


def next_day(date: str, days: int = 1) -> str:
    """Returns the date this many days later."""
    return (Date.fromisoformat(date) + timedelta(days=days)).isoformat()


def read_attempt(history: History) -> Attempt:
    """Reads an attempt from its log."""
    rules = msgspec.json.decode(history.record.rules, type=PuzzleRules)
    decode = event_decoder(PUZZLE).decode
    state: Any = PUZZLE.initial(rules)
    for entry in history.entries:
        for raw in entry.events:
            state = PUZZLE.evolve(state, decode(raw))
    phases: dict[str, AttemptState] = {"lobby": "new", "play": "running", "over": "over"}
    player = state.players[0] if state.players else None
    finds, before = [], 0
    for found in () if player is None else player.found:
        finds.append(AttemptFind(found.cards, kind_of(found.cards), found.elapsed, found.elapsed - before))
        before = found.elapsed
    return Attempt(
        state=phases[state.phase] if state.elapsed is None else "solved",
        rules=rules,
        elapsed=state.elapsed,
        wrong=0 if player is None else player.wrong,
        sets=rules.set_count,
        finds=tuple(finds),
        started=bool(state.cards),
    )


class Streak(msgspec.Struct, frozen=True):
    """The current and the longest run of days or wins."""

    now: int = 0
    best: int = 0


def streak_of(dates: Sequence[str], today: str) -> Streak:
    """Counts consecutive days. `dates` lists the latest first, and may contain a day twice.

    The current streak lasts until a whole day is missed.
    """
    best = run = now = 0
    after = ""
    current = True
    for date in dict.fromkeys(dates):
        if not after:
            current = date in (today, next_day(today, -1))
            run = 1
        elif next_day(date) == after:
            run += 1
        else:
            current, run = False, 1
        now = run if current else now
        best = max(best, run)
        after = date
    return Streak(now, best)


def run_of(won: Iterable[bool]) -> Streak:
    """Counts consecutive wins, given in the order the games ended."""
    run = best = 0
    for one in won:
        run = run + 1 if one else 0
        best = max(best, run)
    return Streak(run, best)


def percentile(rank: int, count: int) -> int | None:
    """Returns the percentage of other players who were slower; None if there are no others."""
    return None if count < 2 else (count - rank) * 100 // (count - 1)
