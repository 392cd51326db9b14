"""Orders to a table: commands a room sends on a person's behalf, carried out once even if repeated."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from tercet.cluster.edge import EdgeMember
from tercet.core.engine.game import Command
from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity
from tercet.store.port import StoreError, TableId
from tercet.tables.dependencies import Clock
from tercet.tables.races import UNMEASURED
from tercet.tables.refusals import NotSaved
from tercet.tables.table_port import TablePort
from tercet.wire.messages import ByeCode, SeatBot

PATIENCE: Final = 3_000.0
"""Milliseconds before an unanswered order is repeated."""
PortFound = Callable[[TablePort | StoreError], None]
Find = Callable[[TableId, PortFound], None]


class Order(msgspec.Struct, frozen=True):
    """A command on a person's behalf, or a request for a bot."""

    by: Identity
    id: str
    """Stable across repetitions, so the table carries out the order once."""
    command: Command | SeatBot


class _Answer(msgspec.Struct, frozen=True):
    """The fields of a frame that show whether it answers an order."""

    type: str = ""
    id: str = ""
    code: str = ""


_read = msgspec.json.Decoder(_Answer).decode
_NOT_SAVED: Final = NotSaved().code


class OrderMember(EdgeMember):
    """The sender of one order. It joins the table as a watcher, so no player's own connection loses its seat.

    Like any connection's, its table may be on another node.
    """

    def __init__(self, order: Order, answered: Callable[[], None]) -> None:
        self.guest = order.by
        self.name = ""
        self.address = ""
        self.seat: Seat | None = None
        self.watching = True
        self.latency = UNMEASURED
        self.muted: frozenset[Seat] = frozenset()
        self.table: TablePort | None = None
        self._order = order
        self._answered = answered

    def send(self, frame: bytes) -> None:
        """Ends the order when any answer to it but `NotSaved` arrives: repeating an order would not change any other
        refusal."""
        answer = _read(frame)
        if answer.id == self._order.id and answer.type in ("events", "done", "refused") and answer.code != _NOT_SAVED:
            self._answered()

    def bye(self, code: ByeCode) -> None:
        """Called when the table sleeps or has closed; the order is repeated after a while."""

    def seated(self, seat: Seat | None) -> None:
        """Does nothing: an order has no seat."""

    def moved(self, table: TablePort) -> None:
        """Sends the order to this table, or again to the table's new owner."""
        self.table = table
        table.attach(self)
        command = self._order.command
        if isinstance(command, SeatBot):
            table.seat_bot(self, command)
        else:
            table.submit(self, self._order.id, command)

    def leave(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            table.detach(self)


class OrderBook:
    """The orders to one table, sent one after another; each is repeated until it is answered."""

    def __init__(self, table: TableId, find: Find, clock: Clock) -> None:
        self._table = table
        self._find = find
        self._clock = clock
        self._orders: deque[Order] = deque()
        self._given: set[tuple[Identity, str]] = set()
        self._member: OrderMember | None = None
        """The sender of the first order, until it is answered."""

    @property
    def is_empty(self) -> bool:
        return not self._orders

    def give(self, order: Order) -> None:
        """Queues an order, unless it is already queued or done."""
        key = (order.by, order.id)
        if key in self._given:
            return
        self._given.add(key)
        self._orders.append(order)
        if len(self._orders) == 1:
            self._try()

    def close(self) -> None:
        """Drops the orders that have not been carried out yet."""
        self._orders.clear()
        member, self._member = self._member, None
        if member is not None:
            member.leave()

    def _try(self) -> None:
        member = self._member = OrderMember(self._orders[0], lambda: self._answered(member))

        def again() -> None:
            if member is self._member:
                member.leave()
                self._try()

        def found(answer: TablePort | StoreError) -> None:
            if member is self._member and not isinstance(answer, StoreError):
                member.moved(answer)

        self._clock.call_at(self._clock.now() + PATIENCE, again)
        self._find(self._table, found)

    def _answered(self, member: OrderMember) -> None:
        if member is not self._member:
            return
        self._member = None
        self._orders.popleft()
        # not now, because the table is still sending this answer
        self._clock.call_at(self._clock.now(), lambda: self._next(member))

    def _next(self, member: OrderMember) -> None:
        member.leave()
        if self._orders and self._member is None:
            self._try()
