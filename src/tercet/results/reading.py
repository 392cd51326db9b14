"""From the log of a finished game to what is kept of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.engine.game import Event, Game
from tercet.core.engine.log import GameLog, event_decoder
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES, when_registered
from tercet.core.puzzle.editions import PuzzleRules
from tercet.core.puzzle.game import PUZZLE
from tercet.core.seating import PlayerReplaced, PlayerSeated
from tercet.results.card_facts import card_facts, card_rules_label
from tercet.results.gathering import FactsOfSeat
from tercet.results.port import BOT, DailyTime, FinishedTable, GameResult, PlayerId, SeatResult, date_of
from tercet.results.puzzle_facts import puzzle_facts, puzzle_rules_label
from tercet.store.port import CODE_ALPHABET, CODE_LENGTH, GuestId, History, Moment, Record, TableId

QUICKEST_FIND: Final = 400
"""Milliseconds for each SET; whoever is quicker over a whole puzzle is not looking (Z8)."""


@dataclass(frozen=True)
class GameReading:
    """What a game's own events tell about its players."""

    facts: Callable[[Any, Sequence[Event], dict[Seat, FactsOfSeat]], None]
    label: Callable[[Any], str]
    """A short name of some rules, under which times are compared."""


READINGS: Final[dict[str, GameReading]] = {
    CARD_GAME.name: GameReading(card_facts, card_rules_label),
    PUZZLE.name: GameReading(puzzle_facts, puzzle_rules_label),
}
"""By the name of the game; of any other game it is kept who played and how it ended."""


def _forget_rules() -> None:
    _rules.cache_clear()


when_registered(_forget_rules)


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
    decode = event_decoder(game).decode
    rules = _rules(game.name, record.rules)
    state: Any = game.initial(rules)
    evolve = game.evolve
    events: list[Event] = []
    owners: dict[Seat, GuestId] = {}
    begun: int | None = None
    for entry in history.entries:
        for raw in entry.events:
            event = decode(raw)
            events.append(event)
            state = evolve(state, event)
            if begun is None and event.reveals:
                begun = event.at
            if isinstance(event, PlayerSeated | PlayerReplaced):
                owners[event.seat] = entry.by
    assert record.finished is not None
    outcome = game.outcome(state)
    chairs = state.seating.chairs
    seats = tuple(
        SeatResult(own.seat, _player(owners, own.seat), chairs[own.seat].name, own.points, own.place, own.stayed)
        for own in outcome.players
    )
    if not seats or begun is None:
        return None  # nobody has played
    reading = READINGS.get(game.name)
    gathered = {Seat(seat): FactsOfSeat(record.table) for seat in range(len(chairs))}
    if reading is not None:
        reading.facts(rules, events, gathered)
    result = GameResult(
        table=record.table,
        game=game.name,
        rules=game.name if reading is None else reading.label(rules),
        finished=record.finished,
        length=events[-1].at - begun,
        seats=seats,
    )
    facts = tuple(
        gathered[seat.seat].facts(solo=result.solo, won=seat.place == 1, millis=result.length) for seat in seats
    )
    return FinishedTable(result, facts, _daily(record, rules, state, seats, events))


@lru_cache(maxsize=256)
def _rules(game: str, written: bytes) -> Any:
    """Most tables play by the same few sets, and checking one takes as long as reading a dozen events."""
    return msgspec.json.decode(written, type=GAMES[game].rules_type)


def _player(owners: dict[Seat, GuestId], seat: Seat) -> PlayerId:
    guest = owners.get(seat, "")
    return PlayerId(":".join(guest.split(":")[:2]) if guest.startswith(BOT) else guest)


def _daily(
    record: Record, rules: Any, state: Any, seats: Sequence[SeatResult], events: Sequence[Event]
) -> DailyTime | None:
    """The time that counts: of the first attempt, started on its day, proven by the log (Z8)."""
    if not isinstance(rules, PuzzleRules) or not rules.date or state.elapsed is None or not seats[0].is_person:
        return None
    first = attempt_code(seats[0].player, rules.date, rules.size)
    # by the table's clock, which stands while the server is down: never earlier than it was
    started = date_of(Moment((record.finished or record.created) - state.elapsed))
    on_its_day = date_of(record.created) == started == rules.date
    if record.table != first or not on_its_day or state.elapsed < QUICKEST_FIND * rules.set_count:
        return None
    if GameLog(PUZZLE, rules, events).problems(RecomputedChance):
        return None
    return DailyTime(rules.date, rules.size, state.elapsed, state.players[seats[0].seat].wrong)


def attempt_code(guest: str, date: str, size: str) -> TableId:
    """The code of the one table where a guest's attempt at a day's puzzle counts.

    It follows from the guest's identity, which nobody else knows, so there is no list of attempts to be kept or lost.
    """
    digest = int.from_bytes(hashlib.sha256(f"tercet attempt {guest} {date} {size}".encode()).digest(), "big")
    letters = []
    for _ in range(CODE_LENGTH):
        digest, letter = divmod(digest, len(CODE_ALPHABET))
        letters.append(CODE_ALPHABET[letter])
    return TableId("".join(letters))
