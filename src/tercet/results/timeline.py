"""Puts a game on a timeline: finds, wrong calls, hints, and the SETs that everybody missed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

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
from tercet.core.cardgame.state import CardState
from tercet.core.cardgame.takings import takings
from tercet.core.engine.game import Event, played
from tercet.core.engine.log import event_decoder
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.puzzle.events import PickFailed, PuzzleSolved, PuzzleStarted, SetFound
from tercet.core.seating.events import PlayVoided, TablePaused, TableResumed
from tercet.core.sets.cards import find_sets
from tercet.core.sets.decks import DeckName
from tercet.core.sets.laws import Law
from tercet.results.log_to_rows.finished_table import counted, final_outcome
from tercet.results.log_to_rows.player_facts import PAIR_KIND
from tercet.store.port import History

What = Literal["deal", "found", "wrong", "denied", "added", "hint", "end"]


class MissedSet(msgspec.Struct, frozen=True):
    """A SET that could be taken until another taking broke it up."""

    cards: tuple[int, ...]
    kind: str
    """Its kind; empty for other cards than the printed ones."""
    lay: int
    """Milliseconds for which it could be taken."""


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
    """Number of SETs that can be taken after this event."""
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
    deck: DeckName
    """The deck and the law of a card game; those of the printed game for all others."""
    law: Law


def timeline_of(history: History) -> Timeline:
    """Reads a timeline from a log; only card games and puzzles have marks."""
    game = GAMES[history.record.game]
    decode = event_decoder(game).decode
    rules: Any = msgspec.json.decode(history.record.rules, type=game.rules_type)
    log = [decode(raw) for entry in history.entries for raw in entry.events]
    *_, (state, _) = steps = list(played(game, game.initial(rules), log))
    events = [event for _, event in steps]
    marks = tuple(_Line().marks(steps))
    cards = rules if isinstance(rules, CardRules) else CardRules()
    chairs = state.seating.chairs
    outcome = final_outcome(game, history.record, rules, state)
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
        deck=cards.deck,
        law=cards.law,
    )


class _Line:
    def __init__(self) -> None:
        self._zero: int | None = None
        self._pauses = 0
        self._paused: int | None = None
        self._lying: dict[tuple[int, ...], int] = {}
        """The takings on the table, and since when each could be taken."""
        self._changed = 0
        self._called: int | None = None
        self._left: dict[tuple[int, int, int], str] = {}

    def marks(self, steps: Iterable[tuple[Any, Event]]) -> list[TimelineMark]:
        """Returns the marks of all deals that count (C17)."""
        marks: list[TimelineMark] = []
        for version, (state, event) in enumerate(steps, 1):
            if event.begins_deal:
                deal, start, pauses = len(marks), event.at, self._pauses
                self._paused = self._called = None
            elif event.voids_deal:
                del marks[deal:]
                # a voided deal counts as a pause; if it was the first, the timeline starts over
                self._pauses = pauses + event.at - start if deal else 0
                self._zero = self._zero if deal else None
            mark = self._mark(state, event, version)
            if mark is not None:
                marks.append(mark)
        return marks

    def _at(self, event: Event) -> int:
        return event.at - (self._zero or 0) - self._pauses

    def _mark(self, state: Any, event: Event, version: int) -> TimelineMark | None:
        match event:
            case DealStarted():
                self._zero = event.at if self._zero is None else self._zero
                self._lying = {}
                self._lay(state, event)
                return TimelineMark(self._changed, version, "deal", sets=len(self._lying))
            case CardsAdded() | BoardLaid():
                self._lay(state, event)
                return TimelineMark(self._changed, version, "added", sets=len(self._lying))
            case PuzzleStarted(cards=cards, shown_at=shown_at):
                self._zero = shown_at
                self._left = {three: PAIR_KIND[three[0]][three[1]] for three in find_sets(cards)}
                return TimelineMark(0, version, "deal", sets=len(self._left))
            case SetCalled():
                self._called = self._at(event)
            case SetTaken():
                return self._taken(state, event, version)
            case SetFound(seat=seat, cards=cards):
                at, before = self._at(event), self._changed
                self._left.pop(cards, None)
                self._changed = at
                kind = PAIR_KIND[cards[0]][cards[1]]
                return TimelineMark(at, version, "found", seat, cards, kind, at - before, sets=len(self._left))
            case CallFailed(seat=seat, cards=cards, reason=reason):
                self._called = None
                return TimelineMark(
                    self._at(event), version, "wrong", seat, cards, reason=reason, sets=len(self._lying)
                )
            case PlayVoided():
                self._called = None
            case PickFailed(seat=seat, cards=cards, reason=reason):
                return TimelineMark(self._at(event), version, "wrong", seat, cards, reason=reason, sets=len(self._left))
            case VoteDenied(seat=seat):
                return TimelineMark(self._at(event), version, "denied", seat, sets=len(self._lying))
            case HintGiven(seat=seat):
                return TimelineMark(self._at(event), version, "hint", seat, sets=len(self._lying))
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

    def _taken(self, state: CardState, event: SetTaken, version: int) -> TimelineMark:
        when = self._at(event) if self._called is None else self._called
        self._called = None
        took = when - self._changed
        before = self._lay(state, event)
        before.pop(tuple(sorted(event.cards)), None)
        gone = [(cards, since) for cards, since in before.items() if cards not in self._lying]
        return TimelineMark(
            when,
            version,
            "found",
            event.seat,
            event.cards,
            _kind(state, event.cards),
            took,
            sets=len(self._lying),
            missed=tuple(MissedSet(cards, _kind(state, cards), when - since) for cards, since in gone),
        )

    def _lay(self, state: CardState, event: Event) -> dict[tuple[int, ...], int]:
        """Notes what may be taken from a new layout (V4), and returns what could be taken before."""
        before, self._changed = self._lying, self._at(event)
        now = [tuple(sorted(taking)) for taking in takings(state)]
        self._lying = {taking: before.get(taking, self._changed) for taking in now}
        return before


def _kind(state: CardState, cards: Sequence[int]) -> str:
    """Returns the kind of a SET of the printed deck; empty for other decks."""
    return PAIR_KIND[cards[0]][cards[1]] if state.rules.is_printed else ""
