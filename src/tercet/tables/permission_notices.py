"""Sends people at a table their permissions beyond playing, whenever those change (C17)."""

from __future__ import annotations

from tercet.core.engine.seats import Seating
from tercet.core.seating.authority import Permission, permissions
from tercet.tables.event_log import EventLog
from tercet.tables.members import Member, Members
from tercet.wire.codec import encode
from tercet.wire.messages import YourPermissions


class PermissionNotices:
    """Sends permission changes; `Members` stores what each connection was last sent."""

    __slots__ = ("_event_log", "_members", "seating")

    def __init__(self, members: Members, event_log: EventLog) -> None:
        self._members = members
        self._event_log = event_log
        self.seating: Seating = event_log.shown.seating
        """The seating at the last announcement; while it is unchanged, so are the permissions."""

    def welcome(self, member: Member) -> tuple[Permission, ...]:
        """Returns the permissions of a member who was just welcomed."""
        seating = self._event_log.shown.seating
        return self._set(member, permissions(seating, self._event_log.authority(member.guest, member.seat)))

    def announce(self, seating: Seating) -> None:
        """Notifies everybody whose permissions changed, after a change of seats or owners."""
        self.seating = seating
        for member in self._members.welcomed:
            found = permissions(seating, self._event_log.authority(member.guest, member.seat))
            if found != self._members.permissions.get(member, frozenset()):
                member.send(encode(YourPermissions(permissions=self._set(member, found))))

    def _set(self, member: Member, found: frozenset[Permission]) -> tuple[Permission, ...]:
        if found:
            self._members.permissions[member] = found
        else:
            self._members.permissions.pop(member, None)
        return tuple(sorted(found))
