"""Carries out rooms' decisions: opens a round's tables, seats people, and records the scores of finished games.

Any step may happen twice or stop halfway: a room repeatedly compares its log with each of its tables and orders what is
missing, and a table carries out an order once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from tercet.core.engine.game import Game, Millis
from tercet.core.engine.log import event_decoder
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.identity import Identity, id_of, kind_of, room_identity
from tercet.core.room.commands import RecordTable
from tercet.core.room.events import RoomTable
from tercet.core.room.state import RoomView, Round
from tercet.core.room.terms import largest_table, table_rules
from tercet.core.seating.commit_reveal import COMMIT_MILLIS
from tercet.results.log_to_rows.finished_table import counted
from tercet.rooms.due_orders import due_orders
from tercet.rooms.orders import Find, OrderBook
from tercet.store.port import Damaged, History, NoSuchTable, Record, StoreError, TableExists, TableId
from tercet.tables.alarms import Alarm
from tercet.tables.event_log import Fold
from tercet.tables.registry import TableRegistry
from tercet.tables.table import Table

LOOK: Final = 2_000.0
"""Milliseconds between a room's checks of its tables, here and on other nodes."""
AGAIN: Final = 200.0
"""Milliseconds before a room checks a table again after sending it orders."""
ARRIVAL: Final = 5_000.0
"""Milliseconds a new table waits for its players' pages to connect, so each contributes a nonce to the shuffle."""


class RoomConductors:
    """Creates a conductor for every room that wakes."""

    def __init__(self, registry: TableRegistry, find: Find) -> None:
        self._registry = registry
        self._find = find

    def woke(self, table: Table) -> None:
        """Called with each table that wakes. If it belongs to a room, wakes the room, which conducts the table (R6)."""
        if table.game.gathers_tables:
            conductor = RoomConductor(table, self._registry, self._find)
            table.on_change, table.on_close = conductor, conductor.close
            conductor()
        elif kind_of(table.event_log.record.host) == "room" and not table.is_over:
            self._wake_room(table)

    def _wake_room(self, table: Table) -> None:
        """Wakes the room that a table belongs to, and retries while that fails."""

        def found(room: object) -> None:
            is_lost = isinstance(room, StoreError) and not isinstance(room, NoSuchTable | Damaged)
            if is_lost and self._registry.awake(table.id) is table:
                clock = self._registry.dependencies.clock
                clock.call_at(clock.now() + LOOK, lambda: self._wake_room(table))

        if self._registry.awake(table.id) in (None, table):
            self._find(TableId(id_of(table.event_log.record.host)), found)


class RoomConductor:
    """Conducts one awake room."""

    def __init__(self, room: Table, registry: TableRegistry, find: Find) -> None:
        self._room = room
        self._registry = registry
        self._dependencies = registry.dependencies
        self._clock = registry.dependencies.clock
        self._find = find
        self._books: dict[str, OrderBook] = {}
        self._opened: set[str] = set()
        self._reading: set[str] = set()
        self._waits_until: dict[str, float] = {}
        self._is_closed = False
        self._alarm = Alarm(self._clock, self._check_tables)

    def __call__(self) -> None:
        """Called after every change in the room."""
        self._check_within(0.0)

    def close(self) -> None:
        """Called when the room goes to sleep; a new conductor continues when it wakes."""
        self._is_closed = True
        self._alarm.clear()
        for book in self._books.values():
            book.close()

    def _check_within(self, millis: float) -> None:
        if not self._is_closed:
            self._alarm.set_no_later(self._clock.now() + millis)

    def _check_tables(self) -> None:
        unfinished = list(_unrecorded(self._room.event_log.shown))
        for number, table in unfinished:
            if table.code in self._opened:
                self._tend(number, table.code)
            elif table.code not in self._books:
                self._books[table.code] = OrderBook(TableId(table.code), self._find, self._clock)
                self._open(self._room.event_log.shown.rounds[number - 1], table)
        if unfinished:
            self._check_within(LOOK)

    def _open(self, one: Round, table: RoomTable) -> None:
        def opened(found: Table | StoreError) -> None:
            if isinstance(found, TableExists) or not isinstance(found, StoreError):
                self._opened.add(table.code)
                self()
            else:
                del self._books[table.code]  # the next regular check retries; an immediate retry would loop tightly

        # leave seats for latecomers and people moved here
        rules = table_rules(GAMES, one.terms, largest_table(GAMES, one.terms))
        record = Record(
            table=TableId(table.code),
            game=one.terms.game,
            rules=msgspec.json.encode(rules),
            host=room_identity(self._room.id),
            created=self._clock.moment(),
            chat=one.terms.chat,
        )
        self._registry.make(record, opened)

    def _tend(self, number: int, code: str) -> None:
        """Sends a table its orders, or records its scores once its game is over; waits while orders are pending."""
        if not self._books[code].is_empty:
            self._check_within(AGAIN)
            return
        awake = self._registry.awake(TableId(code))
        if awake is not None and awake.event_log.shown.phase != "over":
            self._compare(number, code, awake.event_log.shown, awake.event_log.guests)
        else:
            self._read(code, lambda history: self._compare_log(number, code, history))

    def _compare_log(self, number: int, code: str, history: History) -> None:
        fold = Fold(GAMES[history.record.game], history)
        fold.advance(len(history.entries))
        if fold.state.phase != "over":
            self._compare(number, code, fold.state, fold.guests)
            return
        room, one = self._room.event_log, self._room.event_log.shown.rounds[number - 1]
        placed = one.placed_at(code)
        people = {guest: seat for guest, seat in {**room.former, **room.guests}.items() if seat in placed}
        scores = finished_scores(fold, history, people)
        taken = fold.game.time_taken(fold.game.view(fold.state, None), Millis(0))
        self._room.carry_out_own(RecordTable(table=code, scores=scores, time_taken=taken))

    def _compare(self, number: int, code: str, state: Any, guests: Mapping[Identity, Seat]) -> None:
        room = self._room.event_log
        one = room.shown.rounds[number - 1]
        table = next(table for table in one.tables if table.code == code)
        until = self._waits_until.setdefault(code, self._clock.now() + ARRIVAL)
        # a start waits for missing commitments as well, once somebody has made one
        waits = self._clock.now() < until - (COMMIT_MILLIS if state.seating.provable else 0.0)
        for order in due_orders(room, one, table, state, guests, waits=waits):
            self._books[code].give(order)
            self._check_within(AGAIN)
        if waits and state.phase == "lobby":
            self._check_within(AGAIN)

    def _read(self, code: str, then: Callable[[History], None]) -> None:
        if code in self._reading:
            return
        self._reading.add(code)

        def read(history: History | StoreError) -> None:
            self._reading.discard(code)
            if not isinstance(history, StoreError) and not self._is_closed:
                then(history)

        self._dependencies.log.read(TableId(code), read)


def finished_scores(fold: Fold, history: History, people: Mapping[Identity, Seat]) -> tuple[tuple[Seat, int, int], ...]:
    """Returns each room member's score and SETs at a table whose game is over, summed over a person's devices (R8)."""
    game: Game[Any, Any, Any] = fold.game
    sets = Counter[Seat]()
    decode = event_decoder(game).decode
    events = [decode(data) for entry in history.entries for data in entry.events]
    for event in counted(events).events:
        found: Any = event
        if found.sets_found:
            sets[found.seat] += found.sets_found
    outcome = game.outcome(game.view(fold.state, None))
    scores: dict[Seat, tuple[int, int]] = {}
    for guest, seat in sorted(fold.guests.items(), key=lambda item: item[1]):
        if guest in people:
            points, taken = scores.get(people[guest], (0, 0))
            scores[people[guest]] = (points + outcome.points(seat), taken + sets[seat])
    return tuple((seat, points, taken) for seat, (points, taken) in scores.items())


def _unrecorded(room: RoomView) -> Iterator[tuple[int, RoomTable]]:
    for number, one in enumerate(room.rounds, 1):
        for table, scores in zip(one.tables, one.scores, strict=True):
            if scores is None and (table.seats or any(one.tables[former] is table for _, former in one.left)):
                yield number, table
