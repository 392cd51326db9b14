"""Finds the kinds of SET that a player is slow at, chooses puzzles to practise them, and measures progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tercet.core.puzzle.rules import MOST_NUMBER
from tercet.core.sets.kinds import KINDS
from tercet.results.daily_results import next_day
from tercet.results.log_to_rows.player_facts import FindTimes, PlayerFacts, merge_facts
from tercet.results.port import DayFacts

FEWEST: Final = 3
"""A kind with fewer finds than this is judged by how often it was overlooked."""
KINDS_TO_PRACTISE: Final = 3
RECENT_DAYS: Final = 14
HARD: Final = ("ncfs", "ncf", "nfs")
"""The kinds that most people find last, for players with too few games to judge."""


class SlowKind(msgspec.Struct, frozen=True):
    """A kind of SET that a player is slow at."""

    kind: str
    count: int
    median: int | None
    """Milliseconds; None if the player never found one."""
    offered: int
    recent: int | None
    """Median over the last two weeks."""
    before: int | None
    """Median before that; practice helped if `recent` is lower."""


class Training(msgspec.Struct, frozen=True):
    """What to practise, and the rules of a `puzzle` table for it."""

    kinds: tuple[SlowKind, ...]
    median: int | None
    """Milliseconds per SET, over all kinds."""
    size: str
    focus: str
    number: int
    own: bool
    """Whether the kinds are the player's slowest; with too few games they are most people's."""


def training_of(days: Sequence[DayFacts], today: str, number: int) -> Training:
    """Returns the player's slowest kinds and a puzzle that contains them; `number` selects the puzzle."""
    line = next_day(today, -RECENT_DAYS)
    recent = merge_facts(day.facts for day in days if day.day > line)
    before = merge_facts(day.facts for day in days if day.day <= line)
    facts = recent + before
    slow = slow_kinds(facts)
    # a player who is slow at nothing practises what most people find last
    kinds = tuple(_slow(kind, facts, recent, before) for kind in slow or HARD)
    focus = sorted([*slow, *(kind for kind in HARD if kind not in slow)][:KINDS_TO_PRACTISE], key=KINDS.index)
    return Training(kinds, facts.finds.median, "full", " ".join(focus), number % (MOST_NUMBER + 1), bool(slow))


def slow_kinds(facts: PlayerFacts) -> tuple[str, ...]:
    """Returns the kinds with the longest median times, if longer than the overall median. A kind that is often on the
    table but hardly ever found counts as the slowest."""
    every, lay = facts.found, facts.offered
    usual = facts.finds.median or 0

    def slowness(kind: str) -> tuple[float, int]:
        times, offered = every.get(kind, FindTimes()), lay.get(kind, 0)
        if times.count >= FEWEST:
            return times.median or 0, offered
        return (float("inf"), offered) if offered >= FEWEST * 5 else (-1.0, offered)

    ranked = sorted(KINDS, key=lambda kind: (slowness(kind), len(kind), kind), reverse=True)
    chosen = [kind for kind in ranked if slowness(kind)[0] > usual][:KINDS_TO_PRACTISE]
    return tuple(sorted(chosen, key=KINDS.index))


def _slow(kind: str, facts: PlayerFacts, recent: PlayerFacts, before: PlayerFacts) -> SlowKind:
    none = FindTimes()
    return SlowKind(
        kind,
        facts.found.get(kind, none).count,
        facts.found.get(kind, none).median,
        facts.offered.get(kind, 0),
        recent.found.get(kind, none).median,
        before.found.get(kind, none).median,
    )
