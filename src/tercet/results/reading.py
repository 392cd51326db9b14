"""From the log of a finished game, up to the event that ended it, to what is kept of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.engine.game import Event, Game, played
from tercet.core.engine.log import GameLog, event_decoder
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES, when_registered
from tercet.core.identity import Identity, as_player
from tercet.core.puzzle.game import PUZZLE
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.seating import events as seating_events
from tercet.results.card_facts import card_facts, card_rules_label
from tercet.results.counted import counted
from tercet.results.gathering import FactsOfSeat
from tercet.results.port import DailyTime, FinishedTable, GameResult, SeatResult, date_of
from tercet.results.puzzle_facts import puzzle_facts, puzzle_rules_label
from tercet.store.port import CODE_ALPHABET, CODE_LENGTH, History, Moment, Record, TableId

MOST_OPENED: Final = 8
"""So many tables may be opened for a puzzle, each after the one before it was closed unstarted."""


TellFacts = Callable[[str, Any, Sequence[Event], Mapping[Seat, FactsOfSeat]], None]
"""Adds what a table's events tell about its players, by its code and rules."""


@dataclass(frozen=True)
class GameReading:
    """What a game's own events tell about its players."""

    facts: TellFacts | None = None
    label: Callable[[Any], str] | None = None
    """A short name of some rules, under which times are compared; else the name of the game."""
    skips_interim: bool = False
    """Whether its outcome follows from the events that change it (`Event.changes_outcome`), without the others."""


READINGS: Final[dict[str, GameReading]] = {
    CARD_GAME.name: GameReading(card_facts, card_rules_label, skips_interim=True),
    DICE_GAME.name: GameReading(skips_interim=True),
    PUZZLE.name: GameReading(puzzle_facts, puzzle_rules_label, skips_interim=True),
}
"""By the name of the game; of any other game it is kept who played and how it ended."""
_PLAIN: Final = GameReading()


def _forget() -> None:
    _rules.cache_clear()
    _decoder.cache_clear()


when_registered(_forget)


def register_reading(game: str, reading: GameReading) -> None:
    READINGS[game] = reading


def read_table(history: History) -> FinishedTable | None:
    """What is kept of a finished game; None where it is not finished or cannot be read."""
    record = history.record
    game = GAMES.get(record.game)
    if game is None or record.finished is None:
        return None
    try:
        return _read(game, history)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError):
        return None


def _read(game: Game[Any, Any, Any], history: History) -> FinishedTable | None:
    record = history.record
    reading = READINGS.get(game.name, _PLAIN)
    rules = _rules(game.name, record.rules)
    events, guests = _events(game, history)
    state: Any
    *_, (state, last) = played(game, game.initial(rules), settling(events) if reading.skips_interim else events)
    if state.phase != "over":
        return None
    while events[-1] is not last:  # presence goes on at a finished table
        events.pop()
    deals, length = counted(events)
    if length is None:
        return None  # nobody has played
    owners = {
        event.seat: as_player(guest) for event, guest in zip(events, guests, strict=False) if type(event) in _OWNED
    }
    assert record.finished is not None
    chairs = state.seating.chairs
    seats = tuple(
        [
            SeatResult(own.seat, owners[own.seat], chairs[own.seat].name, own.points, own.place, own.stayed)
            for own in game.outcome(state).players
        ]
    )
    if not seats:
        return None
    gathered = {Seat(seat): FactsOfSeat() for seat in range(len(chairs))}
    if reading.facts is not None:
        reading.facts(record.table, rules, deals, gathered)
    result = GameResult(
        table=record.table,
        game=game.name,
        rules=game.name if reading.label is None else reading.label(rules),
        finished=record.finished,
        length=length,
        seats=seats,
    )
    solo = result.solo
    facts = tuple([gathered[seat.seat].facts(record.table, solo=solo, won=seat.won, millis=length) for seat in seats])
    return FinishedTable(result, facts, _daily(record, rules, state, seats, events))


def settling(events: Iterable[Event]) -> Iterator[Event]:
    """Those events whose fold has the outcome, and the players, of the whole log."""
    latest: dict[Seat, Any] = {}
    event: Any
    for event in events:
        if event.replaces_score:
            latest[event.seat] = event
        elif event.changes_outcome:
            yield from latest.values()
            latest.clear()
            yield event
    yield from latest.values()


def _events(game: Game[Any, Any, Any], history: History) -> tuple[list[Any], list[Identity]]:
    """All events, decoded at once, and who caused each."""
    raw: list[bytes] = []
    by: list[Identity] = []
    for entry in history.entries:
        raw += entry.events
        by += [entry.by] * len(entry.events)
    return _decoder(game.name).decode(b"[%b]" % b",".join(raw)), by


_OWNED: Final = frozenset({seating_events.PlayerSeated, seating_events.PlayerReplaced})


@lru_cache
def _decoder(game: str) -> msgspec.json.Decoder[list[Any]]:
    return msgspec.json.Decoder(list[event_decoder(GAMES[game]).type])  # type: ignore[misc]


@lru_cache(maxsize=256)
def _rules(game: str, written: bytes) -> Any:
    """Most tables play by the same few sets, and checking one takes as long as reading a dozen events."""
    return msgspec.json.decode(written, type=GAMES[game].rules_type)


def _daily(
    record: Record, rules: Any, state: Any, seats: Sequence[SeatResult], events: Sequence[Event]
) -> DailyTime | None:
    """The time that counts: of the first attempt, started on its day, proven by the log (Z8)."""
    if not isinstance(rules, PuzzleRules) or not rules.date or state.elapsed is None or not seats[0].is_person:
        return None
    # by the table's clock, which stands while the server is down: never earlier than it was
    started = date_of(Moment((record.finished or record.created) - state.elapsed))
    on_its_day = date_of(record.created) == started == rules.date
    if not on_its_day:
        return None
    if not any(record.table == attempt_code(seats[0].player, rules.date, rules.size, n) for n in range(MOST_OPENED)):
        return None
    if GameLog(PUZZLE, rules, events).problems(RecomputedChance):
        return None
    return DailyTime(rules.date, rules.size, state.elapsed, state.players[seats[0].seat].wrong)


def attempt_code(guest: str, date: str, size: str, number: int = 0, *, ranked: bool = True) -> TableId:
    """The code of the table of a guest's first attempt at a day's puzzle; only where it is ranked does its time count.

    It follows from the guest's identity, which nobody else knows, so there is no list of attempts to be kept or lost.
    `number` is how many tables before it were closed before the puzzle was started.
    """
    text = f"tercet attempt {guest} {date} {size}{f' {number}' if number else ''}{'' if ranked else ' unranked'}"
    digest = int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
    letters = []
    for _ in range(CODE_LENGTH):
        digest, letter = divmod(digest, len(CODE_ALPHABET))
        letters.append(CODE_ALPHABET[letter])
    return TableId("".join(letters))
