"""Puts a game on a timeline: finds, wrong calls, hints, and the SETs that everybody missed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

import msgspec

from tercet.core.cardgame.events import (
    BoardLaid,
    CallFailed,
    CardsAdded,
    DealEnded,
    DealPaused,
    DealResumed,
    DealStarted,
    HintGiven,
    SetCalled,
    SetTaken,
    VoteDenied,
)
from tercet.core.cardgame.rules import CardRules
from tercet.core.engine.game import Event, played
from tercet.core.engine.log import event_decoder
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.puzzle.events import PickFailed, PuzzleSolved, PuzzleStarted, SetFound
from tercet.core.seating.events import PlayVoided, TablePaused, TableResumed
from tercet.core.sets.cards import find_sets
from tercet.core.sets.variant_catalogue import Variant, variant_named
from tercet.results.log_to_rows.finished_table import counted
from tercet.results.log_to_rows.player_facts import PAIR_KIND
from tercet.store.port import History

PRINTED: Final = variant_named("set")
What = Literal["deal", "found", "wrong", "denied", "added", "hint", "end"]


class MissedSet(msgspec.Struct, frozen=True):
    """A SET that lay on the table until another taking broke it up."""

    cards: tuple[int, ...]
    kind: str
    lay: int
    """Milliseconds that it lay on the table."""


class TimelineMark(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event on the timeline."""

    at: int
    """Milliseconds since the first cards were shown, without pauses."""
    version: int
    """Number of log events up to and including this one."""
    what: What
    seat: int | None = None
    cards: tuple[int, ...] = ()
    kind: str = ""
    took: int = 0
    """For a SET: milliseconds since the cards last changed or, in a puzzle, since the previous find."""
    reason: str = ""
    sets: int = 0
    """Number of SETs on the table after this event."""
    missed: tuple[MissedSet, ...] = ()


class Timeline(msgspec.Struct, frozen=True):
    """The timeline of a finished game."""

    game: str
    players: tuple[str, ...]
    """Names by seat."""
    bots: tuple[int, ...]
    """Seats of the bots."""
    points: tuple[int | None, ...]
    """Points by seat; None for a seat that did not play."""
    winners: tuple[int, ...]
    """Seats of the winners."""
    finished: int | None
    """End of the game, in milliseconds since 1970."""
    length: int
    marks: tuple[TimelineMark, ...]


def timeline_of(history: History) -> Timeline:
    """Reads a timeline from a log; only card games and puzzles have marks."""
    game = GAMES[history.record.game]
    decode = event_decoder(game).decode
    rules: Any = msgspec.json.decode(history.record.rules, type=game.rules_type)
    log = [decode(raw) for entry in history.entries for raw in entry.events]
    *_, (state, _) = steps = list(played(game, game.initial(rules), log))
    events = [event for _, event in steps]
    variant = rules.variant if isinstance(rules, CardRules) else PRINTED
    stays = isinstance(rules, CardRules) and rules.way == "all"
    marks = tuple(_Line(variant, stays=stays).marks(events))
    chairs = state.seating.chairs
    outcome = game.outcome(state)
    points = {own.seat: own.points for own in outcome.players}
    return Timeline(
        game=game.name,
        players=tuple(chair.name for chair in chairs),
        bots=tuple(seat for seat, chair in enumerate(chairs) if chair.bot),
        points=tuple(points.get(Seat(seat)) for seat in range(len(chairs))),
        winners=tuple(outcome.winners),
        finished=history.record.finished,
        length=marks[-1].at if marks else counted(events).length or 0,
        marks=marks,
    )


class _Line:
    def __init__(self, variant: Variant, *, stays: bool) -> None:
        self._variant = variant
        self._stays = stays
        """Whether found cards stay on the board (V4)."""
        self._zero: int | None = None
        self._pauses = 0
        self._paused: int | None = None
        self._since: dict[int, int] = {}
        self._changed = 0
        self._called: int | None = None
        self._left: dict[tuple[int, int, int], str] = {}

    def marks(self, events: Iterable[Event]) -> list[TimelineMark]:
        """Returns the marks of all deals that count (C17)."""
        marks: list[TimelineMark] = []
        for version, event in enumerate(events, 1):
            if event.begins_deal:
                deal, start, pauses = len(marks), event.at, self._pauses
                self._paused = self._called = None
            elif event.voids_deal:
                del marks[deal:]
                # a voided deal counts as a pause; if it was the first, the timeline starts over
                self._pauses = pauses + event.at - start if deal else 0
                self._zero = self._zero if deal else None
            mark = self._mark(event, version)
            if mark is not None:
                marks.append(mark)
        return marks

    def _at(self, event: Event) -> int:
        return event.at - (self._zero or 0) - self._pauses

    def _mark(self, event: Event, version: int) -> TimelineMark | None:
        match event:
            case DealStarted(layout=layout):
                self._zero = event.at if self._zero is None else self._zero
                self._changed = self._at(event)
                self._since = {card: self._changed for card in layout if card is not None}
                return TimelineMark(self._changed, version, "deal", sets=self._sets())
            case BoardLaid(layout=layout):
                self._changed = self._at(event)
                self._since = {card: self._changed for card in layout if card is not None}
                return TimelineMark(self._changed, version, "added", sets=self._sets())
            case PuzzleStarted(cards=cards, shown_at=shown_at):
                self._zero = shown_at
                self._left = {three: PAIR_KIND[three[0]][three[1]] for three in find_sets(cards)}
                return TimelineMark(0, version, "deal", sets=len(self._left))
            case SetCalled():
                self._called = self._at(event)
            case SetTaken():
                return self._taken(event, version)
            case SetFound(seat=seat, cards=cards):
                at, before = self._at(event), self._changed
                self._left.pop(cards, None)
                self._changed = at
                kind = PAIR_KIND[cards[0]][cards[1]]
                return TimelineMark(at, version, "found", seat, cards, kind, at - before, sets=len(self._left))
            case CardsAdded(layout=layout, dealt=dealt):
                self._lay(layout, dealt, self._at(event))
                return TimelineMark(self._changed, version, "added", sets=self._sets())
            case CallFailed(seat=seat, cards=cards, reason=reason):
                self._called = None
                return TimelineMark(self._at(event), version, "wrong", seat, cards, reason=reason, sets=self._sets())
            case PlayVoided():
                self._called = None
            case PickFailed(seat=seat, cards=cards, reason=reason):
                return TimelineMark(self._at(event), version, "wrong", seat, cards, reason=reason, sets=len(self._left))
            case VoteDenied(seat=seat):
                return TimelineMark(self._at(event), version, "denied", seat, sets=self._sets())
            case HintGiven(seat=seat):
                return TimelineMark(self._at(event), version, "hint", seat, sets=self._sets())
            case DealPaused():
                self._paused = event.at
            case TablePaused():
                self._called = None
                self._paused = event.at if self._paused is None else self._paused
            case DealResumed() | TableResumed() if self._paused is not None:
                self._pauses += event.at - self._paused
                self._paused = None
            case DealEnded() | PuzzleSolved():
                return TimelineMark(self._at(event), version, "end")
        return None

    def _sets(self) -> int:
        return len(self._takings())

    def _takings(self) -> list[tuple[int, ...]]:
        """Finds the takings among the cards on the table, except those that a chain adds (V4)."""
        return self._variant.find(tuple(self._since)) if len(self._since) <= self._variant.listed else []

    def _kind(self, cards: Sequence[int]) -> str:
        """Returns the kind of a SET of the printed deck; empty for other decks."""
        return PAIR_KIND[cards[0]][cards[1]] if self._variant.is_printed else ""

    def _taken(self, event: SetTaken, version: int) -> TimelineMark:
        now = self._at(event)
        when = now if self._called is None else self._called
        self._called = None
        since, taken = self._since, frozenset(event.cards)
        missed = [
            MissedSet(cards, self._kind(cards), when - max(since[card] for card in cards))
            for cards in (() if self._stays else self._takings())
            if taken != frozenset(cards) and not taken.isdisjoint(cards)
        ]
        took = when - self._changed
        for card in () if self._stays else taken:
            since.pop(card, None)
        self._lay(event.layout, event.dealt, now)
        kind = self._kind(event.cards)
        return TimelineMark(
            when, version, "found", event.seat, event.cards, kind, took, sets=self._sets(), missed=tuple(missed)
        )

    def _lay(self, layout: tuple[int | None, ...], dealt: tuple[int, ...], now: int) -> None:
        self._changed = now
        for slot in dealt:
            card = layout[slot]
            if card is not None:
                self._since[card] = now
