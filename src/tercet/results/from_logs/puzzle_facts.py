"""Reads what a player found and picked wrongly in a puzzle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.puzzle.events import PickFailed, PuzzleSolved, SetFound
from tercet.core.puzzle.rules import PuzzleRules
from tercet.results.from_logs.facts import LEAST_UNSEEN, PLACE, SeatFacts, UnseenSet


def puzzle_rules_label(rules: PuzzleRules) -> str:
    """Daily puzzles are compared with daily ones, practice with practice."""
    return f"puzzle {'daily' if rules.date else 'practice'} {rules.size}"


def puzzle_facts(table: str, rules: PuzzleRules, events: Iterable[Event], facts: Mapping[Seat, SeatFacts]) -> None:
    """Adds what was found, how long it took, and the picks that were not SETs."""
    left = {three: PLACE[three[0]][three[1]] for three in rules.sets}
    before = 0
    unseen: dict[Seat, list[UnseenSet]] = {}
    for event in events:
        match event:
            case SetFound(seat=seat, cards=cards, elapsed=elapsed):
                facts[seat].find(PLACE[cards[0]][cards[1]], elapsed - before, left.values())
                if elapsed >= LEAST_UNSEEN:
                    unseen.setdefault(seat, []).append(UnseenSet(elapsed, cards, table))
                left.pop(cards, None)
                before = elapsed
            case PickFailed(seat=seat, check=check, reason=reason):
                facts[seat].fail(reason, check)
            case PuzzleSolved(seat=seat, elapsed=elapsed):
                facts[seat].time(puzzle_rules_label(rules), elapsed)
    for seat, sets in unseen.items():
        facts[seat].unseen = sets
