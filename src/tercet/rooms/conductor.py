"""Carries out rooms' decisions: opens the tables of a round, seats people, and records the scores of finished games.

Everything here may happen twice, or stop half-way: the room's log says what to do, tables carry out an order once,
and a room that wakes starts over from its log.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, Final

import msgspec

from tercet.core.engine.game import Game
from tercet.core.engine.log import event_decoder
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.identity import Identity, id_of, kind_of, room_identity
from tercet.core.room.commands import RecordTable
from tercet.core.room.events import RoomTable
from tercet.core.room.state import RoomView, Round
from tercet.core.room.terms import largest_table, table_rules
from tercet.core.seating.commands import (
    Close,
    Leave,
    OfferSeat,
    PauseTable,
    Rename,
    ResumeTable,
    Sit,
    Start,
    TakeOfferedSeat,
)
from tercet.rooms.orders import Find, Order, OrderBook
from tercet.store.port import History, Record, StoreError, TableExists, TableId, Unavailable
from tercet.tables.alarms import Alarm
from tercet.tables.event_log import Fold
from tercet.tables.registry import TableRegistry
from tercet.tables.table import Table
from tercet.tables.table_port import TablePort

LOOK: Final = 2_000.0
"""How often a room checks whether its tables have ended, in milliseconds, on whichever node they are; and how soon a
table looks again for a room that cannot be reached."""


class RoomConductors:
    """Gives every room that wakes a conductor."""

    def __init__(self, registry: TableRegistry, find: Find) -> None:
        self._registry = registry
        self._find = find

    def woke(self, table: Table) -> None:
        """Called with each table that wakes: a room's table wakes its room, which knows what to do (R6)."""
        if table.game.gathers_tables:
            conductor = RoomConductor(table, self._registry, self._find)
            table.on_change, table.on_close = conductor, conductor.close
            conductor()
        elif kind_of(host := table.event_log.record.host) == "room" and not table.is_over:
            self._wake_room(TableId(id_of(host)), table)

    def _wake_room(self, room: TableId, table: Table) -> None:
        clock = self._registry.dependencies.clock

        def found(answer: TablePort | StoreError) -> None:
            if isinstance(answer, Unavailable):
                clock.call_at(clock.now() + LOOK, again)

        def again() -> None:
            if self._registry.awake(table.id) is table:
                self._find(room, found)

        self._find(room, found)


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
        self._names: dict[tuple[str, Seat], str] = {}
        """The names people were seated with, so that later renames reach the table (R4)."""
        self._is_closed = False
        self._alarm = Alarm(self._clock, self._look)

    def __call__(self) -> None:
        """Something happened in the room."""
        if not self._is_closed:
            self._alarm.set_no_later(self._clock.now())

    def close(self) -> None:
        """The room goes to sleep; when it wakes, another conductor goes on."""
        self._is_closed = True
        self._alarm.clear()
        for book in self._books.values():
            book.close()

    def _look(self) -> None:
        unfinished = list(_unrecorded(self._room.event_log.shown))
        for number, one, table in unfinished:
            self._tend(number, one, table)
        if unfinished:
            self._alarm.set_no_later(self._clock.now() + LOOK)

    def _tend(self, number: int, one: Round, table: RoomTable) -> None:
        if table.code in self._opened:
            self._order(number, one, table)
            self._read(table)
        elif table.code not in self._books:
            self._books[table.code] = OrderBook(TableId(table.code), self._find, self._clock)
            self._open(one, table)

    def _open(self, one: Round, table: RoomTable) -> None:
        def opened(found: Table | StoreError) -> None:
            if isinstance(found, TableExists) or not isinstance(found, StoreError):
                self._opened.add(table.code)
                self()
            else:
                del self._books[table.code]  # the next regular look tries again; at once would be in a tight loop

        # leaves seats for latecomers and people moved here
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

    def _order(self, number: int, one: Round, table: RoomTable) -> None:
        """Orders everybody to sit down, the game to start, pause and resume, and finally the table to close."""
        book = self._books[table.code]
        room, owner = self._room.event_log, room_identity(self._room.id)
        people = {seat: guest for guest, seat in room.guests.items()}
        self._move_devices(book, table)
        for moves, (seat, former) in enumerate(one.left, 1):
            if one.tables[former] is table and seat in people and seat not in table.seats:
                book.give(Order(people[seat], f"room-{number}-moved-{moves}", Leave()))
        for seat in table.seats:
            chair = room.shown.seating.chairs[seat]
            if seat not in people:
                continue
            if chair.left:
                book.give(Order(people[seat], f"room-{number}-left", Leave()))
                continue
            returns = sum(who == seat for who, _ in one.left)
            book.give(Order(people[seat], f"room-{number}-sit-{returns}", Sit(name=chair.name)))
            if self._names.setdefault((table.code, seat), chair.name) != chair.name:
                self._names[table.code, seat] = chair.name
                book.give(Order(people[seat], f"room-name-{room.shown.version}", Rename(name=chair.name)))
        paused, pauses = room.shown.paused_at is not None, room.shown.pauses
        if paused:
            book.give(Order(owner, f"room-pause-{pauses}", PauseTable()))
        elif pauses:
            book.give(Order(owner, f"room-resume-{pauses}", ResumeTable()))
        if not paused:
            book.give(Order(owner, f"room-{number}-start", Start()))
        if one.is_over:
            book.give(Order(owner, f"room-{number}-close", Close()))

    def _move_devices(self, book: OrderBook, table: RoomTable) -> None:
        """Moves table seats to the devices that took over the room seats (R4)."""
        room = self._room.event_log
        now = {seat: guest for guest, seat in room.guests.items()}
        for former, seat in room.former.items():
            if seat in table.seats and seat in now:
                secret = hmac.digest(bytes.fromhex(room.shown.seed), f"{table.code}/{now[seat]}".encode(), "sha256")
                proof = sha256(secret).hexdigest()
                book.give(Order(former, f"room-offer-{proof[:16]}", OfferSeat(proof=proof)))
                book.give(Order(now[seat], "room-take", TakeOfferedSeat(secret=secret.hex())))

    def _read(self, table: RoomTable) -> None:
        """Reads a table's log, and records the scores once its game is over (R8)."""
        if table.code in self._reading:
            return
        self._reading.add(table.code)

        def read(history: History | StoreError) -> None:
            self._reading.discard(table.code)
            if not isinstance(history, StoreError) and not self._is_closed:
                room = self._room.event_log
                scores = finished_scores(history, {**room.former, **room.guests})
                if scores is not None:
                    self._room.carry_out_own(RecordTable(table=table.code, scores=scores))

        self._dependencies.log.read(TableId(table.code), read)


def finished_scores(history: History, people: Mapping[Identity, Seat]) -> tuple[tuple[Seat, int, int], ...] | None:
    """Each room member's score and SETs at a table, once its game is over (R8)."""
    game: Game[Any, Any, Any] = GAMES[history.record.game]
    fold = Fold(game, history)
    fold.advance(len(history.entries))
    if fold.state.phase != "over":
        return None
    sets = Counter[Seat]()
    decode = event_decoder(game).decode
    for event in (decode(data) for entry in history.entries for data in entry.events):
        found: Any = event
        if found.sets_found:
            sets[found.seat] += found.sets_found
    outcome = game.outcome(game.view(fold.state, None))
    return tuple(
        (people[guest], outcome.points(seat), sets[seat])
        for guest, seat in sorted(fold.guests.items(), key=lambda item: item[1])
        if guest in people
    )


def _unrecorded(room: RoomView) -> Iterator[tuple[int, Round, RoomTable]]:
    for number, one in enumerate(room.rounds, 1):
        for table, scores in zip(one.tables, one.scores, strict=True):
            if scores is None and (table.seats or any(one.tables[former] is table for _, former in one.left)):
                yield number, one, table
