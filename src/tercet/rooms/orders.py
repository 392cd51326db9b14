"""Orders to a table: commands a room gives in somebody's name, carried out once however often repeated."""

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
from tercet.wire.messages import ByeCode

PATIENCE: Final = 3_000.0
"""Milliseconds before an unanswered order is repeated."""
PortFound = Callable[[TablePort | StoreError], None]
Find = Callable[[TableId, PortFound], None]


class Order(msgspec.Struct, frozen=True):
    """A command in somebody's name."""

    by: Identity
    id: str
    """Stable across repetitions, so that a table carries the order out once."""
    command: Command


class _Answer(msgspec.Struct, frozen=True):
    """The fields of a frame that show whether it answers an order."""

    type: str = ""
    id: str = ""
    code: str = ""


_read = msgspec.json.Decoder(_Answer).decode
_NOT_SAVED: Final = NotSaved().code


class OrderMember(EdgeMember):
    """The sender of one order. It joins the table as a watcher, so no player's own connection loses its seat.

    It does not follow a table to its next owner: the order is repeated anyway.
    """

    def __init__(self, order: Order, answered: Callable[[], None]) -> None:
        self.guest = order.by
        self.name = ""
        self.seat: Seat | None = None
        self.watching = True
        self.latency = UNMEASURED
        self.muted: frozenset[Seat] = frozenset()
        self.address = ""
        self.table: TablePort | None = None
        self._order = order
        self._answered = answered

    def send(self, frame: bytes) -> None:
        """Any answer ends the order, except that it could not be saved: no other refusal changes by asking again."""
        answer = _read(frame)
        if answer.id == self._order.id and answer.type in ("events", "done", "refused") and answer.code != _NOT_SAVED:
            self._answered()

    def bye(self, code: ByeCode) -> None:
        pass

    def seated(self, seat: Seat | None) -> None:
        pass

    def moved(self, table: TablePort) -> None:
        pass


class OrderBook:
    """The orders to one table: each is repeated until it is answered, then comes the next."""

    def __init__(self, table: TableId, find: Find, clock: Clock) -> None:
        self._table = table
        self._find = find
        self._clock = clock
        self._orders: deque[Order] = deque()
        self._given: set[tuple[Identity, str]] = set()
        self._attempt = 0
        self._is_closed = False

    def give(self, order: Order) -> None:
        """Gives an order, unless it was given before."""
        key = (order.by, order.id)
        if key in self._given or self._is_closed:
            return
        self._given.add(key)
        self._orders.append(order)
        if len(self._orders) == 1:
            self._try()

    def close(self) -> None:
        self._is_closed = True
        self._orders.clear()
        self._attempt += 1

    def _try(self) -> None:
        self._attempt += 1
        attempt, order = self._attempt, self._orders[0]
        port: TablePort | None = None

        def again() -> None:
            if attempt == self._attempt:
                leave()
                self._try()

        def leave() -> None:
            if port is not None:
                port.detach(member)

        def answered() -> None:
            if attempt != self._attempt:
                return
            self._attempt += 1
            # not while the table is still announcing
            self._clock.call_at(self._clock.now(), leave)
            self._orders.popleft()
            if self._orders:
                self._clock.call_at(self._clock.now(), self._next)

        def found(answer: TablePort | StoreError) -> None:
            nonlocal port
            if attempt == self._attempt and not isinstance(answer, StoreError):
                port = answer
                port.attach(member)
                port.submit(member, order.id, order.command)

        member = OrderMember(order, answered)
        self._clock.call_at(self._clock.now() + PATIENCE, again)
        self._find(self._table, found)

    def _next(self) -> None:
        if self._orders and not self._is_closed:
            self._try()
