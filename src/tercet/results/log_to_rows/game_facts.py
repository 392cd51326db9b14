"""Works out from the logs what players found, missed and got wrong, and the hints they asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

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
from tercet.core.cardgame.rules import CardRules
from tercet.core.dicegame.events import DiceHintGiven
from tercet.core.dicegame.rules import DiceRules
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.puzzle.events import PickFailed, PuzzleSolved, SetFound
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.seating.events import PlayVoided, TablePaused, TableResumed
from tercet.core.sets.cards import THIRD
from tercet.results.log_to_rows.player_facts import LEAST_UNSEEN, PAIR_KIND_INDEX, SeatFacts, UnseenSet

_THIRD: Final = tuple(tuple(map(int, row)) for row in THIRD)
"""Plain ints, for faster lookups."""


def card_rules_label(rules: CardRules) -> str:
    """Returns a label for the rules; best times are compared only between games with the same label."""
    label = f"cards {rules.edition} {rules.deck} {rules.layout}"
    if rules.is_printed and rules.way == "refill" and rules.ending == "pile":
        return label
    return f"{label} {rules.law} {rules.way} {rules.ending} {rules.goal}"


def card_facts(table: str, rules: CardRules, events: Iterable[Event], facts: Mapping[Seat, SeatFacts]) -> None:
    """Adds what each player found, missed and got wrong."""
    reading = _CardReading(rules, facts)
    for event in events:
        step = _STEPS.get(type(event))
        if step is not None:
            step(reading, event)
    reading.add_unseen(table)


_SetOnTable = tuple[int, tuple[int, int, int], int]
"""A SET on the table: the index of its kind, its cards, and when the last of them was dealt."""


class _CardReading:
    """Tracks the cards and SETs on the table while reading its log. Time spent paused does not count (C13)."""

    def __init__(self, rules: CardRules, facts: Mapping[Seat, SeatFacts]) -> None:
        self._label = card_rules_label(rules)
        self._has_kinds = rules.is_printed and rules.way in ("refill", "hidden")
        """Whether to count kinds: only if SETs of the printed deck are taken off the table. Otherwise only calls and
        times are counted."""
        self._facts = facts
        self._players: list[Seat] = []
        self._cards: dict[int, None] = {}
        """The cards on the table, in the order they were dealt."""
        self._sets: list[_SetOnTable] = []
        self._unseen: list[tuple[int, tuple[int, int, int], tuple[Seat, ...]]] = []
        """Per overlooked SET: how long it lay on the table, its cards, and the players who overlooked it."""
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
        self._started = event.at
        self._cards, self._sets = {}, []
        self._lay(event.layout, range(len(event.layout)), event.at)

    def join(self, event: PlayerDealtIn) -> None:
        self._players.append(event.seat)

    def call(self, event: SetCalled) -> None:
        self._called = self._clock(event)

    def take(self, event: SetTaken) -> None:
        now = self._clock(event)
        when = now if self._called is None else self._called
        self._called = None
        if not self._has_kinds:
            self._changed = now
            return
        a, b, c = event.cards
        lying = self._sets
        self._facts[event.seat].add_find(PAIR_KIND_INDEX[a][b], when - self._changed, [kind for kind, _, _ in lying])
        left = []
        for one in lying:
            _, cards, since = one
            if a not in cards and b not in cards and c not in cards:
                left.append(one)
            elif when - since >= LEAST_UNSEEN:
                self._unseen.append((when - since, cards, tuple(self._players)))
        self._sets = left
        for card in event.cards:
            del self._cards[card]
        self._lay(event.layout, event.dealt, now)

    def add(self, event: CardsAdded) -> None:
        self._lay(event.layout, event.dealt, self._clock(event))

    def _lay(self, layout: Sequence[int | None], dealt: Iterable[int], now: int) -> None:
        """Lays new cards, and finds the SETs that each completes."""
        self._changed = now
        if not self._has_kinds:
            return
        cards = self._cards
        for slot in dealt:
            card = layout[slot]
            if card is None:
                continue
            third = _THIRD[card]
            others = [other for other in cards if third[other] in cards]
            while others:
                other = others[0]
                last = third[other]
                self._sets.append((PAIR_KIND_INDEX[other][last], (other, last, card), now))
                others.remove(last)
                del others[0]
            cards[card] = None

    def add_unseen(self, table: str) -> None:
        """Adds the overlooked SETs to each player's facts."""
        shared = [(UnseenSet(lay, cards, table), players) for lay, cards, players in self._unseen]
        for seat, facts in self._facts.items():
            facts.unseen = [unseen for unseen, players in shared if seat in players]

    def fail(self, event: CallFailed) -> None:
        self._called = None
        self._facts[event.seat].add_wrong_call(event.reason, event.check if self._has_kinds else ())

    def void(self, event: PlayVoided) -> None:
        self._called = None

    def deny(self, event: VoteDenied) -> None:
        self._facts[event.seat].add_wrong_call("no-set")

    def hint(self, event: HintGiven) -> None:
        self._facts[event.seat].hints += 1

    def pause(self, event: DealPaused) -> None:
        self._paused = event.at

    def pause_table(self, event: TablePaused) -> None:
        self._called = None
        self._paused = event.at if self._paused is None else self._paused

    def resume(self, event: DealResumed | TableResumed) -> None:
        if self._paused is not None:
            self._pauses += event.at - self._paused
            self._paused = None

    def end(self, event: DealEnded) -> None:
        if len(self._players) == 1 and not self._facts[self._players[0]].hints:
            self._facts[self._players[0]].add_solo_time(self._label, self._clock(event) - self._started)


_STEPS: Final[dict[type[Event], Callable[[_CardReading, Any], None]]] = {
    DealStarted: _CardReading.deal,
    PlayerDealtIn: _CardReading.join,
    SetCalled: _CardReading.call,
    SetTaken: _CardReading.take,
    CardsAdded: _CardReading.add,
    CallFailed: _CardReading.fail,
    PlayVoided: _CardReading.void,
    VoteDenied: _CardReading.deny,
    HintGiven: _CardReading.hint,
    DealPaused: _CardReading.pause,
    DealResumed: _CardReading.resume,
    TablePaused: _CardReading.pause_table,
    TableResumed: _CardReading.resume,
    DealEnded: _CardReading.end,
}


def dice_facts(table: str, rules: DiceRules, events: Iterable[Event], facts: Mapping[Seat, SeatFacts]) -> None:
    """Counts the hints that each player asked for (D19)."""
    for event in events:
        if isinstance(event, DiceHintGiven):
            facts[event.seat].hints += 1


def puzzle_rules_label(rules: PuzzleRules) -> str:
    """Names the rules so daily puzzles are compared with daily ones, practice with practice, and teams with teams."""
    kind = "daily" if rules.date else "practice" if rules.seats == 1 else "team"
    return f"puzzle {kind} {rules.size}"


def puzzle_facts(table: str, rules: PuzzleRules, events: Iterable[Event], facts: Mapping[Seat, SeatFacts]) -> None:
    """Adds the SETs found, how long each took, and the wrong picks."""
    left = {three: PAIR_KIND_INDEX[three[0]][three[1]] for three in rules.sets}
    before = 0
    unseen: dict[Seat, list[UnseenSet]] = {}
    for event in events:
        match event:
            case SetFound(seat=seat, cards=cards, elapsed=elapsed):
                facts[seat].add_find(PAIR_KIND_INDEX[cards[0]][cards[1]], elapsed - before, left.values())
                if elapsed >= LEAST_UNSEEN:
                    unseen.setdefault(seat, []).append(UnseenSet(elapsed, cards, table))
                left.pop(cards, None)
                before = elapsed
            case PickFailed(seat=seat, check=check, reason=reason):
                facts[seat].add_wrong_call(reason, check)
            case PuzzleSolved(seat=seat, elapsed=elapsed):
                facts[seat].add_solo_time(puzzle_rules_label(rules), elapsed)
    for seat, sets in unseen.items():
        facts[seat].unseen = sets
