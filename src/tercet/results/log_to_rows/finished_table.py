"""Turns the log of a finished game, up to the event that ended it, into a `FinishedTable`: its result and facts."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.engine.game import Event, Game, played
from tercet.core.engine.log import GameLog, event_decoder
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.outcome import Outcome, leaders, outcome_of
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES, when_registered
from tercet.core.identity import Identity, as_player, kind_of
from tercet.core.puzzle.game import PUZZLE
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.seating.events import PlayerReplaced, PlayerSeated
from tercet.results.log_to_rows.game_facts import (
    card_facts,
    card_rules_label,
    dice_facts,
    puzzle_facts,
    puzzle_rules_label,
)
from tercet.results.log_to_rows.player_facts import SeatFacts
from tercet.results.port import DailyTime, FinishedTable, GameResult, SeatResult, date_of
from tercet.store.port import CODE_ALPHABET, CODE_LENGTH, History, Moment, Record, TableId

MOST_OPENED: Final = 8
"""Maximum number of tables that a guest may open for one daily puzzle; each must be closed, unstarted, before the
next."""


ReadFacts = Callable[[str, Any, Sequence[Event], Mapping[Seat, SeatFacts]], None]
"""Reads a table's events into its players' facts, given the table's code and rules."""


@dataclass(frozen=True)
class GameReading:
    """How to read the events of one game."""

    facts: ReadFacts | None = None
    label: Callable[[Any], str] | None = None
    """Returns the short name of the rules; times are compared under equal names. Defaults to the game's name."""
    skips_interim: bool = False
    """True if the events with `changes_outcome` alone determine the outcome."""


READINGS: Final[dict[str, GameReading]] = {
    CARD_GAME.name: GameReading(card_facts, card_rules_label, skips_interim=True),
    DICE_GAME.name: GameReading(dice_facts, skips_interim=True),
    PUZZLE.name: GameReading(puzzle_facts, puzzle_rules_label, skips_interim=True),
}
"""By name of the game. Only the players and the outcome are stored for games not listed here."""
_PLAIN: Final = GameReading()


def _forget() -> None:
    _rules.cache_clear()
    _decoder.cache_clear()


when_registered(_forget)


def register_reading(game: str, reading: GameReading) -> None:
    READINGS[game] = reading


def read_table(history: History) -> FinishedTable | None:
    """Reads a finished game; returns None if it is unfinished or unreadable."""
    record = history.record
    game = GAMES.get(record.game)
    if game is None or record.finished is None:
        return None
    try:
        return _read(game, history)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError):
        return None


def final_outcome(game: Game[Any, Any, Any], record: Record, rules: Any, state: Any) -> Outcome:
    """The outcome of a table; at a room's table that closed early, the points as they stand decide (R7).

    Nobody wins with nothing found, or alone in a team (R4, R8).
    """
    outcome = game.outcome(state)
    early = state.phase == "over" and not outcome.winners
    if not early or kind_of(record.host) != "room" or getattr(rules, "together", False):
        return outcome
    points = {player.seat: player.points for player in outcome.players}
    return outcome_of(state.seating, points, leaders(points)) if max(points.values(), default=0) > 0 else outcome


def _read(game: Game[Any, Any, Any], history: History) -> FinishedTable | None:
    record = history.record
    reading = READINGS.get(game.name, _PLAIN)
    rules = _rules(game.name, record.rules)
    events, guests = _events(game, history)
    state: Any
    *_, (state, last) = played(game, game.initial(rules), settling(events) if reading.skips_interim else events)
    if state.phase != "over":
        return None
    while events[-1] is not last:  # drop events after the end, such as people coming and going
        events.pop()
    deals, length = counted(events)
    if length is None:
        return None  # nobody played
    owners = {
        event.seat: as_player(guest)
        for event, guest in zip(events, guests, strict=False)
        if isinstance(event, PlayerSeated | PlayerReplaced)
    }
    assert record.finished is not None
    chairs = state.seating.chairs
    seats = tuple(
        [
            SeatResult(own.seat, owners[own.seat], chairs[own.seat].name, own.points, own.place, own.stayed)
            for own in final_outcome(game, record, rules, state).players
        ]
    )
    if not seats:
        return None
    gathered = {Seat(seat): SeatFacts() for seat in range(len(chairs))}
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


class GameSummary(msgspec.Struct, frozen=True):
    """The players and scores of a table; empty if the log is unreadable."""

    players: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    guests: dict[Identity, int] = {}
    """Each guest's index in `players`."""


def summarize(history: History) -> GameSummary:
    """Summarizes a table that has no result, for instance because its game is not over."""
    game = GAMES[history.record.game]
    try:
        events, guests = _events(game, history)
        steps = list(played(game, game.initial(_rules(game.name, history.record.rules)), events))
        state: Any = steps[-1][0]
        chairs = state.seating.chairs
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError):
        return GameSummary()
    owners = {
        guest: event.seat
        for (_, event), guest in zip(steps, guests, strict=False)
        if isinstance(event, PlayerSeated | PlayerReplaced)
    }
    outcome = game.outcome(state)
    winners = outcome.winners
    seats = [
        seat
        for seat in map(Seat, range(len(chairs)))
        if not chairs[seat].left or outcome.points(seat) or seat in winners
    ]
    return GameSummary(
        players=tuple(chairs[seat].name for seat in seats),
        scores=tuple(map(outcome.points, seats)),
        winners=tuple(place for place, seat in enumerate(seats) if seat in winners),
        guests={guest: seats.index(seat) for guest, seat in owners.items() if guest and seat in seats},
    )


def settling(events: Iterable[Event]) -> Iterator[Event]:
    """Yields the events that determine players and outcome; folding only these gives the same result as the whole
    log."""
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
    """Decodes all events in one pass, and returns them with the identity behind each."""
    raw: list[bytes] = []
    by: list[Identity] = []
    for entry in history.entries:
        raw += entry.events
        by += [entry.by] * len(entry.events)
    return _decoder(game.name).decode(b"[%b]" % b",".join(raw)), by


@lru_cache
def _decoder(game: str) -> msgspec.json.Decoder[list[Any]]:
    return msgspec.json.Decoder(list[event_decoder(GAMES[game]).type])  # type: ignore[misc]


@lru_cache(maxsize=256)
def _rules(game: str, encoded: bytes) -> Any:
    """Decodes rules, cached: few distinct ones are in use, and decoding them costs as much as a dozen events."""
    return msgspec.json.decode(encoded, type=GAMES[game].rules_type)


def _daily(
    record: Record, rules: Any, state: Any, seats: Sequence[SeatResult], events: Sequence[Event]
) -> DailyTime | None:
    """Returns the time of a ranked attempt: the guest's first, started on its day and proven by its log (Z8)."""
    if not isinstance(rules, PuzzleRules) or not rules.date or state.elapsed is None or not seats[0].is_person:
        return None
    # the table's clock stops while the server is down, so this is never too early
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
    """Returns the code of the table for a guest's attempt at a daily puzzle; only ranked attempts count.

    The code is a hash of the guest's identity, which nobody else knows, so attempts need no index. `number` counts the
    tables that the guest closed before starting the puzzle.
    """
    text = f"tercet attempt {guest} {date} {size}{f' {number}' if number else ''}{'' if ranked else ' unranked'}"
    digest = int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
    letters = []
    for _ in range(CODE_LENGTH):
        digest, letter = divmod(digest, len(CODE_ALPHABET))
        letters.append(CODE_ALPHABET[letter])
    return TableId("".join(letters))


class Counted(NamedTuple):
    """The events of the deals that count, and the time played in them."""

    events: Sequence[Event]
    length: int | None
    """Milliseconds from the first cards or dice to the last event, without pauses and voided deals; None if nothing was
    dealt."""


def counted(events: Sequence[Event]) -> Counted:
    """Leaves out each voided deal, from its start to the event that voids it (C17)."""
    kept: list[Event] = []
    deal = stopped = stopped_before = 0
    begun: int | None = None
    paused: int | None = None
    for event in events:
        if event.begins_deal:
            deal, stopped_before, paused = len(kept), stopped, None
        if event.stops_clock and paused is None:
            paused = event.at
        elif event.restarts_clock and paused is not None:
            stopped += event.at - paused
            paused = None
        if event.voids_deal:
            start = kept[deal].at
            if begun is not None and begun >= start:
                begun = None
            stopped, paused = stopped_before + event.at - start, None
            del kept[deal:]
            continue
        kept.append(event)
        if begun is None and event.reveals:
            begun, stopped, paused = max(event.at, event.not_before), 0, None
    return Counted(kept, None if begun is None else events[-1].at - begun - stopped)
