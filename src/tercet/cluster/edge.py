"""The edge's side of a link: for connections to this node, stands in for tables on another node."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, cast

import msgspec

from tercet.cluster.link import Link
from tercet.cluster.packets import (
    Activity,
    AnyItem,
    Attach,
    Detach,
    Frame,
    Latencies,
    MemberNo,
    Muted,
    RelayedMessage,
    Seated,
    SendAway,
    Status,
)
from tercet.core.engine.game import Command, Question, Version
from tercet.core.engine.seats import Seat
from tercet.store.port import TableId
from tercet.tables.dependencies import Clock
from tercet.tables.members import Member
from tercet.tables.races import UNMEASURED, Latency
from tercet.tables.table_port import TablePort, TableStatus
from tercet.wire.codec import encode
from tercet.wire.messages import Ask, ChangeSettings, Do, Message, SeatBot, SendChat

UNUSED: Final = 10_000.0
"""A table that nobody joins is forgotten after this many milliseconds."""


class EdgeMember(Member, Protocol):
    """A connection whose table may be on another node."""

    address: str
    table: TablePort | None

    def seated(self, seat: Seat | None) -> None:
        """Sets the seat that the connection plays."""

    def moved(self, table: TablePort) -> None:
        """Continues at the table's new owner, whose clock differs from the former owner's."""


class Attached(msgspec.Struct):
    """A connection at a table on another node, and what that node already knows about the connection."""

    no: MemberNo
    member: EdgeMember
    table: RelayedTable
    latency: Latency
    muted: frozenset[Seat]
    welcomed: bool = False


Lost = Callable[["RelayedTable", EdgeMember], None]


class OwnerLink:
    """The link to a node that owns tables, and our connections at those tables."""

    def __init__(
        self,
        name: str,
        clock: Clock,
        numbers: Callable[[], MemberNo],
        lost: Lost,
        settled: Callable[[EdgeMember], None],
    ) -> None:
        self.name = name
        self.clock = clock
        self.link: Link
        """Set by the code that creates the link together with this object."""
        self.tables: dict[TableId, RelayedTable] = {}
        self._numbers = numbers
        self.lost = lost
        """Called with a connection whose table must be found again."""
        self._settled = settled
        """Called with a connection that has received its first frame or has left its table."""
        self._members: dict[MemberNo, Attached] = {}

    def __len__(self) -> int:
        return len(self._members)

    def table(self, code: TableId) -> RelayedTable:
        """Returns a table on that node, always the same object while connections of this node are at the table."""
        known = self.tables.get(code)
        if known is None:
            known = self.tables[code] = made = RelayedTable(code, self)
            # forget the table if nobody joins it after all
            self.clock.call_at(self.clock.now() + UNUSED, made.forget_unused)
        return known

    def join(
        self, table: RelayedTable, member: EdgeMember, seen: Version | None, resume_token: str, age: float
    ) -> Attached:
        attached = Attached(self._numbers(), member, table, UNMEASURED, member.muted)
        self._members[attached.no] = attached
        self.link.put(
            Attach(
                attached.no,
                table.id,
                member.guest,
                member.name,
                member.address,
                member.watching,
                seen,
                resume_token,
                tuple(member.muted),
                self.clock.now() + self.link.latency.offset - age,
            ),
            256,
        )
        return attached

    def leave(self, attached: Attached) -> None:
        if self._members.pop(attached.no, None) is not None:
            self.link.put(Detach(attached.no))
            self._settled(attached.member)

    def receive(self, item: AnyItem) -> None:
        """Handles an item from the owner."""
        match item:
            case Frame(members=members, frame=frame):
                known = self._members
                for no in members:
                    attached = known.get(no)
                    if attached is not None:
                        if not attached.welcomed:
                            attached.welcomed = True
                            self._settled(attached.member)
                        attached.member.send(frame)
            case Status():
                table = self.tables.get(item.table)
                if table is not None:
                    table.publish(item)
            case Seated(member=no, seat=seat):
                if no in self._members:
                    self._members[no].member.seated(seat)
            case SendAway(member=no, code=code):
                attached = self._members.pop(no, None)
                if attached is not None:
                    attached.table.forget(attached.member)
                    if code == "restart":
                        self.tables.pop(attached.table.id, None)
                        self.lost(attached.table, attached.member)
                    else:
                        self._settled(attached.member)
                        attached.member.bye(code)

    def broken(self) -> None:
        """Called when the link breaks. Every connection then looks for its table again."""
        everybody = list(self._members.values())
        self._members.clear()
        self.tables.clear()
        for attached in everybody:
            attached.table.forget(attached.member)
            self.lost(attached.table, attached.member)


class RelayedTable:
    """Stands in for a table on another node.

    Drops requests that arrive while the owner is being replaced; after the next welcome, clients resend everything
    unanswered.
    """

    __slots__ = ("_attached", "_clock_at", "_clock_known", "_code", "_owner", "status")

    def __init__(self, code: TableId, owner: OwnerLink) -> None:
        self._code = code
        self._owner = owner
        self._clock_at = 0.0
        self._clock_known = False
        """Whether the owner has sent its clock."""
        self.status = TableStatus(self._now)
        self._attached: dict[Member, Attached] = {}

    @property
    def id(self) -> TableId:
        return self._code

    def _now(self) -> float:
        if self.status.clock_is_stopped:
            return self._clock_at
        owner = self._owner
        return owner.clock.now() + owner.link.latency.offset - self._clock_at

    def publish(self, status: Status) -> None:
        """Handles a status from the owner."""
        mine = self.status
        self._clock_known = True
        mine.clock_is_stopped, self._clock_at = status.is_stopped, status.clock
        mine.pace, mine.members, mine.events = status.pace, status.members, status.events

    def forget(self, member: Member) -> None:
        """Removes a connection that the owner no longer knows."""
        self._attached.pop(member, None)
        self.forget_unused()

    def forget_unused(self) -> None:
        """Forgets the table if no connection of this node is at it."""
        if not self._attached:
            self._clock_at, self.status.clock_is_stopped = self._now(), True
            if self._owner.tables.get(self._code) is self:
                del self._owner.tables[self._code]

    def attach(self, member: Member, seen: Version | None = None, resume_token: str = "", *, age: float = 0.0) -> None:
        joining = cast("EdgeMember", member)
        if not self._owner.link.open or self._owner.tables.setdefault(self._code, self) is not self:
            self._owner.lost(self, joining)  # the link broke in the meantime
        elif member not in self._attached:
            self._attached[member] = self._owner.join(self, joining, seen, resume_token, age)

    def detach(self, member: Member) -> None:
        attached = self._attached.get(member)
        if attached is not None:
            self._owner.leave(attached)
            self.forget(member)

    def submit(self, member: Member, id: str, command: Command, pressed: float | None = None) -> None:  # noqa: A002
        self._relay_message(member, Do(id=id, command=command, pressed=pressed))

    def ask(self, member: Member, id: str, question: Question) -> None:  # noqa: A002
        self._relay_message(member, Ask(id=id, question=question))

    def send_chat(self, member: Member, message: SendChat) -> None:
        self._relay_message(member, message)

    def change_settings(self, member: Member, message: ChangeSettings) -> None:
        self._relay_message(member, message)

    def seat_bot(self, member: Member, message: SeatBot) -> None:
        self._relay_message(member, message)

    def note_activity(self, member: Member, *, hidden: bool | None = None) -> None:
        attached = self._attached.get(member)
        if attached is not None and (member.seat is not None or hidden is not None or attached.muted != member.muted):
            self._describe(attached)
            self._owner.link.put(Activity(attached.no, hidden))

    def remeasured(self, member: Member) -> None:
        attached = self._attached.get(member)
        if attached is not None:
            self._describe(attached)

    def _relay_message(self, member: Member, message: Message) -> None:
        attached = self._attached.get(member)
        if attached is not None:
            self._describe(attached)
            frame = encode(message)
            arrived = self.status.now() if self._clock_known else None
            self._owner.link.put(RelayedMessage(attached.no, arrived, frame), len(frame))

    def _describe(self, attached: Attached) -> None:
        """Tells the owner what has changed about a connection."""
        member, link = attached.member, self._owner.link
        latency = member.latency
        if latency is not attached.latency:
            attached.latency = latency
            delay = latency.delay + link.latency.delay
            link.put(Latencies(attached.no, latency.offset, delay, latency.reach, latency.wait + link.relay))
        if member.muted != attached.muted:
            attached.muted = member.muted
            link.put(Muted(attached.no, tuple(member.muted)))
