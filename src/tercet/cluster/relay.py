"""The owner's side of a link: stands in for another node's connections at tables here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from tercet.cluster.link import Link
from tercet.cluster.packets import (
    Activity,
    AnyItem,
    Attach,
    Detach,
    Latencies,
    MemberNo,
    Muted,
    RelayedMessage,
    Seated,
    SendAway,
    Status,
)
from tercet.core.engine.game import Version
from tercet.core.engine.seats import Seat
from tercet.store.port import StoreError, TableId, Unavailable
from tercet.tables.races import CAP, UNMEASURED, Latency, Sample
from tercet.tables.registry import Found, TableRegistry
from tercet.tables.table import Table
from tercet.wire.codec import BadMessage, read_client
from tercet.wire.messages import Ask, ByeCode, ChangeSettings, Do, SeatBot, SendChat

_MEASURED: Final = (Sample(0.0, 0.0, 0.0),)
"""Placeholder for a client's latency samples, which only the edge has."""
MOST_WAITING: Final = 32
"""Maximum number of messages from one connection that may wait for its table to wake."""


class RemoteMember:
    """Stands in for another node's connection at a table here."""

    __slots__ = (
        "_relay",
        "_seat",
        "address",
        "guest",
        "latency",
        "muted",
        "name",
        "no",
        "table",
        "waiting",
        "watching",
    )

    def __init__(self, relay: EdgeLink, attach: Attach) -> None:
        self._relay = relay
        self.no = attach.member
        self.guest = attach.guest
        self.name = attach.name
        self.address = attach.address
        self.watching = attach.watching
        self.latency: Latency = UNMEASURED
        self.muted = frozenset(attach.muted)
        self.table: Table | None = None
        self.waiting: list[AnyItem] = []
        """Items that arrived before the table was awake."""
        self._seat: Seat | None = None

    @property
    def seat(self) -> Seat | None:
        return self._seat

    @seat.setter
    def seat(self, seat: Seat | None) -> None:
        if seat != self._seat:
            self._seat = seat
            self._relay.link.put(Seated(self.no, seat))

    def send(self, frame: bytes) -> None:
        relay = self._relay
        relay.link.put_frame(self.no, frame)
        if self.table is not None:
            relay.touched.add(self.table)

    def bye(self, code: ByeCode) -> None:
        self._relay.send_away(self, code)


class EdgeLink:
    """The link to a node that has connections at tables here."""

    def __init__(
        self, registry: TableRegistry, report_error: Callable[[str, Exception], None], ended: Callable[[], None]
    ) -> None:
        self.link: Link
        """Set by the code that creates the link together with this object."""
        self.touched: set[Table] = set()
        """Tables that have sent frames in this turn of the event loop."""
        self._registry = registry
        self._report_error = report_error
        self._ended = ended
        self._members: dict[MemberNo, RemoteMember] = {}
        self._here: Counter[TableId] = Counter()
        """Number of that node's connections at each table here."""
        self._published: dict[TableId, Status] = {}

    def __len__(self) -> int:
        return len(self._members)

    def receive(self, item: AnyItem) -> None:
        """Handles an item from the edge."""
        if isinstance(item, Attach):
            self._attach(item)
            return
        if not isinstance(item, RelayedMessage | Activity | Latencies | Detach | Muted):
            return
        member = self._members.get(item.member)
        if member is None:
            return
        if isinstance(item, Detach):
            del self._members[item.member]
            self._left(member)
        elif member.table is not None:
            self._take(member, member.table, item)
        elif len(member.waiting) < MOST_WAITING:
            member.waiting.append(item)
        else:
            self.send_away(member, "too-fast")

    def _attach(self, attach: Attach) -> None:
        member = RemoteMember(self, attach)
        self._members[member.no] = member

        def found(table: Table | StoreError) -> None:
            if self._members.get(member.no) is not member:
                return  # the connection has left in the meantime
            if isinstance(table, StoreError):
                self.send_away(member, "restart" if isinstance(table, Unavailable) else "no-table")
                return
            member.table = table
            self._here[table.id] += 1
            self.touched.add(table)
            seen = None if attach.seen is None else Version(attach.seen)
            age = max(self._registry.dependencies.clock.now() - attach.joined_at, 0.0)
            table.attach(member, seen, attach.resume_token, age=age)
            waiting, member.waiting = member.waiting, []
            for item in waiting:
                if member.table is table:
                    self._take(member, table, item)

        self._find(attach.table, found)

    def _find(self, table: TableId, found: Found) -> None:
        self._registry.find(table, found)

    def _take(self, member: RemoteMember, table: Table, item: AnyItem) -> None:
        match item:
            case RelayedMessage(arrived=arrived, message=message):
                try:
                    self._dispatch(member, table, arrived, message)
                except BadMessage as error:
                    self._report_error("relay", error)  # the nodes probably run different versions
            case Activity(hidden=hidden):
                table.note_activity(member, hidden=hidden)
            case Latencies(offset=offset, delay=delay, reach=reach, wait=wait):
                member.latency = Latency(_MEASURED, offset, delay, reach, min(wait, CAP))
            case Muted(seats=seats):
                member.muted = frozenset(seats)

    def _dispatch(self, member: RemoteMember, table: Table, arrived: float | None, raw: bytes) -> None:
        match read_client(raw):
            case Do(id=id_, command=command, pressed=pressed):
                table.submit(member, id_, command, pressed, arrived)
            case Ask(id=id_, question=question):
                table.ask(member, id_, question)
            case SendChat() as message:
                table.send_chat(member, message)
            case ChangeSettings() as message:
                table.change_settings(member, message)
            case SeatBot() as message:
                table.seat_bot(member, message)

    def send_away(self, member: RemoteMember, code: ByeCode) -> None:
        """Removes a connection from its table."""
        if self._members.pop(member.no, None) is not None:
            self.link.put(SendAway(member.no, code))
            self._left(member)

    def _left(self, member: RemoteMember) -> None:
        table, member.table = member.table, None
        if table is not None:
            self._here[table.id] -= 1
            if not self._here[table.id]:
                del self._here[table.id]
                self._published.pop(table.id, None)
            table.detach(member)

    def publish(self) -> None:
        """Adds the status of changed tables to the next packet."""
        touched, self.touched = self.touched, set()
        for table in touched:
            if table.id not in self._here:
                continue  # all connections from that edge have left it
            status = table.status
            events = status.events or 0
            now = Status(table.id, status.clock_is_stopped, table.clock_origin, status.pace, status.members, events)
            if self._published.get(table.id) != now:
                self._published[table.id] = now
                self.link.put(now, 64)

    def broken(self) -> None:
        """Called when the link breaks. Removes all connections from that edge."""
        everybody = list(self._members.values())
        self._members.clear()
        for member in everybody:
            self._left(member)
        self._ended()
