"""Facts in the making: what the readings of the games add to while they go through a log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from tercet.core.sets.cards import DECK_SIZE, value_of
from tercet.core.sets.feature_checks import INITIALS, KINDS
from tercet.core.sets.features import FEATURES
from tercet.results.facts import KIND_PLACES, LONGEST_FIND, BestTime, PlayerFacts, UnseenSet, longest

LEAST_UNSEEN: Final = 5_000
"""A SET that lay for fewer milliseconds was not overlooked."""


def _kind(a: int, b: int) -> str:
    differing = (feature for feature in FEATURES if value_of(a, feature) != value_of(b, feature))
    return "".join(INITIALS[feature] for feature in differing)


_ROWS: Final = [_kind(a, b) for a, b in product(range(DECK_SIZE), repeat=2)]
KIND: Final = [_ROWS[a * DECK_SIZE : (a + 1) * DECK_SIZE] for a in range(DECK_SIZE)]
"""KIND[a][b] is the kind of the SET that two cards belong to: what differs between two differs among all three."""
PLACE: Final = [[KIND_PLACES.get(kind, -1) for kind in row] for row in KIND]
"""The same as numbers: where the kind stands among `KINDS`."""
_NONE: Final = [0] * (3 * len(KINDS))
_MILLIS: Final = len(KINDS)
_OFFERED: Final = 2 * len(KINDS)


class FactsOfSeat:
    """One player's facts of one game."""

    __slots__ = ("best", "hints", "kinds", "mixed", "unseen", "wrong")

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.wrong: dict[str, int] = {}
        self.mixed: dict[str, int] = {}
        self.unseen: Sequence[UnseenSet] = ()
        self.best: dict[str, int] = {}
        self.hints = 0

    def find(self, place: int, took: int, offered: Iterable[int]) -> None:
        """A SET that was found, after so many milliseconds, among others; kinds by their places (`PLACE`)."""
        kinds = self.kinds = self.kinds or _NONE.copy()
        kinds[place] += 1
        kinds[_MILLIS + place] += max(0, min(took, LONGEST_FIND))
        for other in offered:
            kinds[_OFFERED + other] += 1

    def fail(self, reason: str, check: Sequence[str] = ()) -> None:
        """A wrong call, and why."""
        self.wrong[reason] = self.wrong.get(reason, 0) + 1
        for feature, verdict in zip(FEATURES, check, strict=False):
            if verdict == "mixed":
                self.mixed[feature] = self.mixed.get(feature, 0) + 1

    def time(self, rules: str, millis: int) -> None:
        """A game alone that was played to its end."""
        self.best[rules] = min(millis, self.best.get(rules, millis))

    def facts(self, table: str, *, solo: bool, won: bool, millis: int) -> PlayerFacts:
        """All of it, as one game."""
        return PlayerFacts(
            games=1,
            solo=int(solo),
            wins=int(won and not solo),
            millis=millis,
            hints=self.hints,
            kinds=tuple(self.kinds),
            wrong=self.wrong,
            mixed=self.mixed,
            unseen=longest(self.unseen),
            best={rules: BestTime(millis, table) for rules, millis in self.best.items()},
        )
