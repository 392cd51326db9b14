"""Who may ask for hints, in every game that has them (C13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tercet.core.engine.ruleset import RuleError
from tercet.core.engine.seats import Seat, Seating


class HintRules(Protocol):
    """The fields of a rule set that decide about hints."""

    @property
    def hints(self) -> bool: ...

    @property
    def rated(self) -> bool: ...


def require_unrated_hints(rules: HintRules) -> None:
    """Raises a RuleError if a rated table turns hints on for several people (C13)."""
    if rules.hints and rules.rated:
        raise RuleError("hints: a rated table of two or more players has none (C13)", "rated-hints")


def has_hints(rules: HintRules, seating: Seating, players: Sequence[Seat]) -> bool:
    """Whether the players of a deal may ask for hints: always when alone, against bots unless the table is rated, and
    with other people if the host turned hints on (C13)."""
    if rules.hints or len(players) < 2:
        return True
    people = [seat for seat in players if not seating.chairs[seat].bot]
    return len(people) < 2 and not rules.rated
