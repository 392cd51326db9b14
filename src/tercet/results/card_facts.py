"""What a log of the card game tells about its players."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from tercet.core.cardgame.editions import CardRules
from tercet.core.cardgame.events import (
    CallFailed,
    CardsAdded,
    DealEnded,
    DealPaused,
    DealResumed,
    DealStarted,
    HintGiven,
    PlayerDealtIn,
    SetCalled,
    SetTaken,
    VoteDenied,
)
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.sets.cards import find_sets
from tercet.results.gathering import KIND, FactsOfSeat


def card_rules_label(rules: CardRules) -> str:
    """The rules that best times are compared under."""
    return f"cards {rules.edition} {rules.deck} {rules.layout}"


def card_facts(rules: CardRules, events: Iterable[Event], facts: dict[Seat, FactsOfSeat]) -> None:
    """Adds to each player's facts what they found, missed and got wrong."""
    reading = _CardReading(rules, facts)
    for event in events:
        step = _STEPS.get(type(event))
        if step is not None:
            step(reading, event)


class _CardReading:
    """The table while the log is read: which cards lie there since when. A pause does not count (C13)."""

    def __init__(self, rules: CardRules, facts: dict[Seat, FactsOfSeat]) -> None:
        self._label = card_rules_label(rules)
        self._facts = facts
        self._players: list[Seat] = []
        self._since: dict[int, int] = {}
        self._changed = 0
        self._started = 0
        self._called: int | None = None
        self._paused: int | None = None
        self._pauses = 0

    def _clock(self, event: Event) -> int:
        return event.at - self._pauses

    def deal(self, event: DealStarted) -> None:
        self._pauses, self._paused, self._called = 0, None, None
        self._players = list(event.players)
        self._started = self._changed = event.at
        self._since = {card: event.at for card in event.layout if card is not None}

    def join(self, event: PlayerDealtIn) -> None:
        self._players.append(event.seat)

    def call(self, event: SetCalled) -> None:
        self._called = self._clock(event)

    def take(self, event: SetTaken) -> None:
        now = self._clock(event)
        when = now if self._called is None else self._called
        self._called = None
        since = self._since
        a, b, _ = event.cards
        taken = frozenset(event.cards)
        sets = find_sets(tuple(since))
        self._facts[event.seat].find(KIND[a][b], when - self._changed, [KIND[x][y] for x, y, _ in sets])
        for three in sets:
            if not taken.isdisjoint(three):
                x, y, z = three
                lay = when - max(since[x], since[y], since[z])
                for seat in self._players:
                    self._facts[seat].overlook(three, lay)
        for card in taken:
            del since[card]
        self._lay(event.layout, event.dealt, now)

    def add(self, event: CardsAdded) -> None:
        self._lay(event.layout, event.dealt, self._clock(event))

    def _lay(self, layout: tuple[int | None, ...], dealt: tuple[int, ...], now: int) -> None:
        self._changed = now
        for slot in dealt:
            card = layout[slot]
            if card is not None:
                self._since[card] = now

    def fail(self, event: CallFailed) -> None:
        self._called = None
        self._facts[event.seat].fail(event.reason, event.check)

    def deny(self, event: VoteDenied) -> None:
        self._facts[event.seat].fail("no-set")

    def hint(self, event: HintGiven) -> None:
        self._facts[event.seat].hints += 1

    def pause(self, event: DealPaused) -> None:
        self._paused = event.at

    def resume(self, event: DealResumed) -> None:
        if self._paused is not None:
            self._pauses += event.at - self._paused
            self._paused = None

    def end(self, event: DealEnded) -> None:
        if len(self._players) == 1 and not self._facts[self._players[0]].hints:
            self._facts[self._players[0]].time(self._label, self._clock(event) - self._started)


_STEPS: Final[dict[type[Event], Callable[[_CardReading, Any], None]]] = {
    DealStarted: _CardReading.deal,
    PlayerDealtIn: _CardReading.join,
    SetCalled: _CardReading.call,
    SetTaken: _CardReading.take,
    CardsAdded: _CardReading.add,
    CallFailed: _CardReading.fail,
    VoteDenied: _CardReading.deny,
    HintGiven: _CardReading.hint,
    DealPaused: _CardReading.pause,
    DealResumed: _CardReading.resume,
    DealEnded: _CardReading.end,
}
