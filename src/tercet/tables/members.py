"""The connections at one table: which of them watch, and which acts for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity
from tercet.core.seating.authority import Permission
from tercet.tables.races import Latency
from tercet.wire.messages import ByeCode


class Member(Protocol):
    """One connection at a table: a player's, or a watcher's."""

    guest: Identity
    name: str
    seat: Seat | None
    """Set by the table."""
    watching: bool
    """Whether the connection only watches, even if its guest has a seat."""
    latency: Latency
    muted: frozenset[Seat]

    def send(self, frame: bytes) -> None:
        """Sends one frame without waiting."""

    def bye(self, code: ByeCode) -> None:
        """Sends the reason, and closes the connection."""


class Members:
    """The connected members. Until the welcome is sent, a member is still joining and receives nothing."""

    __slots__ = ("_arrived", "_holders", "_joining", "permissions", "welcomed")

    def __init__(self) -> None:
        self.welcomed: tuple[Member, ...] = ()
        """Replaced, never mutated, because sending to one member may remove another."""
        self._joining: list[Member] = []
        self._holders: dict[Seat, Member] = {}
        self._arrived: dict[Member, float] = {}
        """When each connection arrived."""
        self.permissions: dict[Member, frozenset[Permission]] = {}
        """The permissions last sent to each member, if any."""

    def __bool__(self) -> bool:
        return bool(self.welcomed or self._joining)

    def join(self, member: Member, since: float = 0.0) -> None:
        self._joining.append(member)
        self._arrived[member] = since

    def welcome(self, member: Member) -> bool:
        """Marks a member as welcomed; returns whether they are still connected."""
        if member not in self._joining:
            return False
        self._joining.remove(member)
        self.welcomed = (*self.welcomed, member)
        return True

    def leave(self, member: Member) -> bool:
        """Removes a connection; returns whether it acted for a seat, which then has no connection."""
        if member in self.welcomed:
            self.welcomed = tuple([other for other in self.welcomed if other is not member])
        elif member in self._joining:
            self._joining.remove(member)
        else:
            return False
        self._arrived.pop(member, None)
        self.permissions.pop(member, None)
        seat = member.seat
        if seat is None or self._holders.get(seat) is not member:
            return False
        del self._holders[seat]
        return True

    def take(self, member: Member, seat: Seat) -> Member | None:
        """Makes this connection act for a seat; removes and returns the connection that did so before."""
        before = self._holders.get(seat)
        if before is member:
            return None
        if before is not None:
            self.leave(before)
        member.seat = seat
        self._holders[seat] = member
        return before

    def held_since(self, seat: Seat | None) -> float:
        """Returns when the connection that acts for a seat joined; minus infinity if there is none."""
        holder = None if seat is None else self._holders.get(seat)
        return float("-inf") if holder is None else self._arrived.get(holder, 0.0)

    def holds(self, member: Member) -> bool:
        seat = member.seat
        return seat is not None and self._holders.get(seat) is member

    @property
    def holders(self) -> int:
        """Number of seats with an acting connection."""
        return len(self._holders)

    @property
    def held_seats(self) -> tuple[Seat, ...]:
        """The seats with an acting connection."""
        return tuple(self._holders)

    def holder(self, seat: Seat) -> Member | None:
        return self._holders.get(seat)

    def of(self, guest: Identity) -> Iterator[Member]:
        """Yields all connections of a guest that have been welcomed."""
        return (member for member in self.welcomed if member.guest == guest)

    def by_arrival(self, guest: Identity) -> list[Member]:
        """Returns all connections of a guest, welcomed or joining, newest last."""
        mine = [member for member in (*self.welcomed, *self._joining) if member.guest == guest]
        return sorted(mine, key=lambda member: self._arrived.get(member, 0.0))

    def latencies(self, but: Seat | None = None) -> list[Latency]:
        """Returns the latencies of the connections that act for seats, except the one for the seat `but`."""
        found = []
        for seat, member in self._holders.items():  # a comprehension would cost one more call per race
            if seat != but:
                found.append(member.latency)
        return found

    def free(self, seat: Seat) -> Member | None:
        """Frees a seat; returns the connection that acted for it, which now watches."""
        holder = self._holders.pop(seat, None)
        if holder is not None:
            holder.seat = None
        return holder

    def clear(self) -> list[Member]:
        """Removes and returns all connections."""
        everybody = [*self.welcomed, *self._joining]
        self.welcomed, self._joining = (), []
        self._holders.clear()
        self._arrived.clear()
        self.permissions.clear()
        return everybody

    def unseat_beyond(self, chairs: int) -> None:
        """Frees seats beyond this number, which were taken in commits that are now lost."""
        for seat in [seat for seat in self._holders if seat >= chairs]:
            self._holders.pop(seat).seat = None
