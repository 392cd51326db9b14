"""The connections at one table: who watches, who acts for which seat, and who is away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from tercet.core.engine.seats import Seat
from tercet.store.port import GuestId
from tercet.tables.races import Latency
from tercet.wire.messages import ByeCode

BOT_PREFIX: Final = "bot:"
"""What the identity of a bot in our own process starts with; no guest's does."""


class Member(Protocol):
    """One connection at a table: a player's, or a watcher's."""

    guest: GuestId
    name: str
    seat: Seat | None
    """Set by the table."""
    watching: bool
    """Watches, even with a seat of their own."""
    latency: Latency
    muted: frozenset[Seat]

    def send(self, frame: bytes) -> None:
        """Puts one frame on its way; never waits."""

    def bye(self, code: ByeCode) -> None:
        """Says why and closes the connection."""


class Members:
    """Who is connected. A member is told things only after their welcome; until then they are joining."""

    __slots__ = ("_holders", "_joining", "welcomed")

    def __init__(self) -> None:
        self.welcomed: list[Member] = []
        self._joining: list[Member] = []
        self._holders: dict[Seat, Member] = {}

    def __bool__(self) -> bool:
        return bool(self.welcomed or self._joining)

    def join(self, member: Member) -> None:
        self._joining.append(member)

    def welcome(self, member: Member) -> bool:
        """Whether they are still there to be welcomed."""
        if member not in self._joining:
            return False
        self._joining.remove(member)
        self.welcomed.append(member)
        return True

    def leave(self, member: Member) -> bool:
        """Takes a connection out; says whether it acted for a seat, which is then nobody's."""
        if member in self.welcomed:
            self.welcomed.remove(member)
        elif member in self._joining:
            self._joining.remove(member)
        else:
            return False
        seat = member.seat
        if seat is None or self._holders.get(seat) is not member:
            return False
        del self._holders[seat]
        return True

    def take(self, member: Member, seat: Seat) -> Member | None:
        """A connection acts for a seat from now on; gives back the one that did, which is out."""
        before = self._holders.get(seat)
        if before is member:
            return None
        if before is not None:
            self.leave(before)
        member.seat = seat
        self._holders[seat] = member
        return before

    def holds(self, member: Member) -> bool:
        seat = member.seat
        return seat is not None and self._holders.get(seat) is member

    @property
    def holders(self) -> int:
        """How many seats somebody acts for."""
        return len(self._holders)

    def holder(self, seat: Seat) -> Member | None:
        return self._holders.get(seat)

    def of(self, guest: GuestId) -> Iterator[Member]:
        """All connections of a guest that have been welcomed."""
        return (member for member in self.welcomed if member.guest == guest)

    def latencies(self, but: Seat | None = None) -> list[Latency]:
        """The latencies of everybody who could press, except one seat's."""
        return [member.latency for seat, member in self._holders.items() if seat != but]

    def free(self, seat: Seat) -> Member | None:
        """Nobody acts for a seat any more; gives back who did, and now watches."""
        holder = self._holders.pop(seat, None)
        if holder is not None:
            holder.seat = None
        return holder

    def clear(self) -> list[Member]:
        """Everybody is out; gives them back."""
        everybody = [*self.welcomed, *self._joining]
        self.welcomed, self._joining = [], []
        self._holders.clear()
        return everybody

    def unseat_beyond(self, chairs: int) -> None:
        """Seats that turned out never to have been taken are nobody's again."""
        for seat in [seat for seat in self._holders if seat >= chairs]:
            self._holders.pop(seat).seat = None
