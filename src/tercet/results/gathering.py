"""Facts in the making: what the readings of the games add to while they go through a log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Final

from tercet.core.sets.cards import DECK_SIZE, value_of
from tercet.core.sets.features import FEATURES
from tercet.core.sets.kinds import INITIALS
from tercet.results.facts import LONGEST_FIND, BestTime, FindTimes, PlayerFacts, UnseenSet, longest

LEAST_UNSEEN: Final = 5_000
"""A SET that lay for fewer milliseconds was not overlooked."""


def _kind(a: int, b: int) -> str:
    differing = (feature for feature in FEATURES if value_of(a, feature) != value_of(b, feature))
    return "".join(INITIALS[feature] for feature in differing)


_ROWS: Final = [_kind(a, b) for a, b in product(range(DECK_SIZE), repeat=2)]
KIND: Final = [_ROWS[a * DECK_SIZE : (a + 1) * DECK_SIZE] for a in range(DECK_SIZE)]
"""KIND[a][b] is the kind of the SET that two cards belong to: what differs between two differs among all three."""


class FactsOfSeat:
    """One player's facts of one game."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._found: dict[str, tuple[int, int]] = {}
        self._offered: Counter[str] = Counter()
        self._wrong: Counter[str] = Counter()
        self._mixed: Counter[str] = Counter()
        self._unseen: list[UnseenSet] = []
        self._best: dict[str, int] = {}
        self.hints = 0

    def find(self, kind: str, took: int, offered: Sequence[str]) -> None:
        """A SET that was found, after so many milliseconds, among others."""
        count, millis = self._found.get(kind, (0, 0))
        self._found[kind] = (count + 1, millis + max(0, min(took, LONGEST_FIND)))
        self._offered.update(offered)

    def fail(self, reason: str, check: Sequence[str] = ()) -> None:
        """A wrong call, and why."""
        self._wrong[reason] += 1
        for feature, verdict in zip(FEATURES, check, strict=False):
            if verdict == "mixed":
                self._mixed[feature] += 1

    def overlook(self, cards: tuple[int, int, int], millis: int) -> None:
        """A SET that lay for so long."""
        if millis >= LEAST_UNSEEN:
            self._unseen.append(UnseenSet(millis, cards, self._table))

    def time(self, rules: str, millis: int) -> None:
        """A game alone that was played to its end."""
        self._best[rules] = min(millis, self._best.get(rules, millis))

    def facts(self, *, solo: bool, won: bool, millis: int) -> PlayerFacts:
        """All of it, as one game."""
        return PlayerFacts(
            games=1,
            solo=int(solo),
            wins=int(won and not solo),
            millis=millis,
            hints=self.hints,
            found={kind: FindTimes(*times) for kind, times in sorted(self._found.items())},
            offered=dict(sorted(self._offered.items())),
            wrong=dict(sorted(self._wrong.items())),
            mixed=dict(sorted(self._mixed.items())),
            unseen=longest(self._unseen),
            best={rules: BestTime(millis, self._table) for rules, millis in sorted(self._best.items())},
        )
