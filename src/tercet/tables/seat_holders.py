"""Tracks which connection holds each seat of a table, and announces changes."""

from __future__ import annotations

from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity, is_bot
from tercet.core.seating.commands import ContinuePlay
from tercet.tables.command_queue import CommandQueue
from tercet.tables.event_log import EventLog
from tercet.tables.members import Member, Members
from tercet.tables.presence import Presence
from tercet.wire.codec import encode
from tercet.wire.messages import YourSeat


class SeatHolders:
    """Assigns seats to connections: a seat belongs to a guest, and one of the guest's connections holds it."""

    __slots__ = ("_event_log", "_members", "_presence", "_queue")

    def __init__(self, members: Members, event_log: EventLog, presence: Presence, queue: CommandQueue) -> None:
        self._members = members
        self._event_log = event_log
        self._presence = presence
        self._queue = queue

    def take(self, member: Member, seat: Seat) -> None:
        """Lets a connection take over its guest's seat from an older connection."""
        before = self._members.take(member, seat)
        if before is not None:
            before.bye("taken-over")
        self._presence.connected(seat)
        self._queue.carry_out_own(ContinuePlay(seat=seat))

    def give(self, guest: Identity, seat: Seat) -> None:
        """Sends new players their seat before announcing that it is taken; another device that held the seat now
        watches (R4)."""
        holder = self._members.holder(seat)
        if holder is not None and holder.guest != guest:
            self._members.free(seat)
            holder.send(encode(YourSeat(seat=None)))
        if is_bot(guest):
            self._presence.tend(seat)
        for member in self._members.by_arrival(guest):
            if guest and not member.watching:
                self.take(member, seat)
                if member in self._members.welcomed:  # otherwise the welcome will name the seat
                    member.send(encode(YourSeat(seat=seat)))
        if not is_bot(guest) and self._members.holder(seat) is None:
            # a room seated a person who is not connected yet
            self._presence.disconnected(seat)

    def free(self, seat: Seat) -> None:
        """Frees a seat for a bot; tells the player who left it, if still connected, that they are watching."""
        self._presence.tend(seat)
        former = self._members.free(seat)
        if former is not None:
            former.send(encode(YourSeat(seat=None)))

    def send_away(self, seat: Seat) -> None:
        """Disconnects a removed player, including their watching connections."""
        member = self._members.holder(seat)
        if member is not None:
            self._members.leave(member)
            member.seat = None
            member.bye("removed")
        for other in [other for other in self._members.welcomed if other.guest in self._event_log.removed]:
            self._members.leave(other)
            other.bye("removed")
