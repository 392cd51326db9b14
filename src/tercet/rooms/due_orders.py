"""Compares a table with its room's plan for it and lists the orders to send: a pure function of both (R5, R6, R11)."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any

from tercet.bots.roster import LEVELS
from tercet.core.engine.game import Command
from tercet.core.engine.seats import Chair, Seat
from tercet.core.identity import Identity, is_bot, room_identity
from tercet.core.room.events import RoomTable
from tercet.core.room.state import RoomState, Round
from tercet.core.room.terms import MOST_PEOPLE
from tercet.core.seating.commands import (
    Close,
    Leave,
    OfferSeat,
    PauseTable,
    Remove,
    RenamePerson,
    ResumeTable,
    SetHandicap,
    Sit,
    Start,
    TakeOfferedSeat,
)
from tercet.rooms.orders import Order
from tercet.tables.event_log import EventLog
from tercet.wire.messages import SeatBot


def due_orders(
    room: EventLog, one: Round, table: RoomTable, state: Any, guests: Mapping[Identity, Seat], *, waits: bool = False
) -> list[Order]:
    """Returns the orders that bring a table in line with its room's plan; none if it already is.

    With `waits`, starts the game only once everybody's page is ready to contribute its nonce (P1). Order ids include
    the table's version at the time of the comparison, so a table carries out each order once.
    """
    return list(_Comparison(room, one, table, state, guests, waits=waits).orders())


class _Comparison:
    def __init__(
        self,
        room: EventLog,
        one: Round,
        table: RoomTable,
        state: Any,
        guests: Mapping[Identity, Seat],
        *,
        waits: bool,
    ) -> None:
        self._room: RoomState = room.shown
        self._owner = room_identity(room.record.table)
        self._one = one
        self._code = table.code
        self._state = state
        self._guests = guests
        self._waits = waits
        chairs = state.seating.chairs
        self._seated: dict[Identity, Chair] = {
            guest: chairs[seat]
            for guest, seat in guests.items()
            if seat < len(chairs) and not (chairs[seat].left or chairs[seat].leaving) and not is_bot(guest)
        }
        devices = {seat: guest for guest, seat in room.guests.items()}
        here = [seat for seat in table.seats if seat in devices and not self._room.seating.chairs[seat].left]
        self._wanted: dict[Identity, Seat] = {devices[seat]: seat for seat in here}
        self._former = {guest: seat for guest, seat in room.former.items() if guest not in room.guests}
        """Devices whose seat in the room another device has taken (R4)."""

    def _order(self, by: Identity, what: str, command: Command) -> Order:
        return Order(by, f"room-{what}-{self._state.version}", command)

    def orders(self) -> Iterator[Order]:
        if self._state.phase == "over":
            return
        if self._one.is_over:
            yield self._order(self._owner, "close", Close())
            return
        seats = list(self._seat_orders())
        yield from seats
        is_paused, wants_pause = self._state.seating.paused_at is not None, self._room.paused_at is not None
        if is_paused != wants_pause:
            yield self._order(self._owner, *(("pause", PauseTable()) if wants_pause else ("resume", ResumeTable())))
        elif not (seats or is_paused) and self._wanted:
            yield from self._start_orders()

    def _seat_orders(self) -> Iterator[Order]:
        """Seats everybody the room placed here, under their name, and removes everybody else."""
        for guest in [guest for guest in self._seated if guest not in self._wanted]:
            heir = self._heir(guest)
            if heir is None:
                yield self._order(guest, "leave", Leave())
            else:
                yield from self._move_device(guest, heir)
        for guest, seat in self._wanted.items():
            name = self._room.seating.chairs[seat].name
            if guest not in self._seated:
                if not any(self._heir(other) == guest for other in self._seated):
                    yield self._order(guest, "sit", Sit(name=name))
            elif self._seated[guest].name != name:
                who = self._guests[guest]
                yield self._order(self._owner, f"name-{who}", RenamePerson(who=who, name=name))
        yield from self._handicap_orders()

    def _handicap_orders(self) -> Iterator[Order]:
        """Gives everybody the handicap they have in the room, from the next deal on (C7)."""
        if self._state.phase not in ("lobby", "pause") or getattr(self._state.rules, "rated", False):
            return
        for guest, seat in self._wanted.items():
            handicap = self._room.seating.chairs[seat].handicap
            if guest in self._seated and self._seated[guest].handicap != handicap:
                who = self._guests[guest]
                yield self._order(self._owner, f"handicap-{who}", SetHandicap(who=who, seconds=handicap))

    def _heir(self, guest: Identity) -> Identity | None:
        """Returns the device that replaced this guest's, if it has no seat at the table yet (R4)."""
        seat = self._former.get(guest)
        heirs = (other for other, placed in self._wanted.items() if placed == seat and other not in self._seated)
        return next(heirs, None)

    def _move_device(self, former: Identity, heir: Identity) -> Iterator[Order]:
        """Moves a seat to the device that took over the seat in the room (R4)."""
        name = f"{self._code}/{heir}/{self._state.version}".encode()
        secret = hmac.digest(bytes.fromhex(self._room.seed), name, "sha256")
        yield self._order(former, "offer", OfferSeat(proof=sha256(secret).hexdigest()))
        yield self._order(heir, "take", TakeOfferedSeat(secret=secret.hex()))

    def _start_orders(self) -> Iterator[Order]:
        """Starts the game once everybody is seated with their page connected, and bots have filled the table."""
        if self._state.phase == "lobby" and self._state.seating.start is None:
            yield from self._bot_orders()
            if not self._waits or all(chair.committed for chair in self._seated.values()):
                yield self._order(self._owner, "start", Start())

    def _bot_orders(self) -> Iterator[Order]:
        """Adds bots to seats that people leave free, and removes them for people who come before the start (R11)."""
        terms, levels = self._one.terms, LEVELS.get(self._one.terms.game)
        if terms.bots is None or not levels:
            return
        level = terms.bots if terms.bots in levels else levels[0]
        bots = [seat for seat, chair in enumerate(self._state.seating.chairs) if chair.bot and not chair.left]
        # with many tables, keep people and bots together within a room's limit (R9)
        size = min(terms.table_size, MOST_PEOPLE // len(self._one.tables))
        wanted = max(size - len(self._wanted), 0)
        for number in range(len(bots), wanted):
            name = f"room-bot-{number}-{self._state.version}"
            yield Order(self._owner, name, SeatBot(id=name, level=level))
        for seat in bots[wanted:]:
            yield self._order(self._owner, f"remove-{seat}", Remove(who=seat))
