"""The only module that decides who may run a table (C17)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from tercet.core.engine.seats import NOBODY, Seat, Seating
from tercet.core.seating.refusals import NotHost, NotSeated

Permission = Literal["start", "seat-bots", "close-seats", "remove", "hand-over", "change-settings", "close", "run-room"]


class SeatHolder(msgspec.Struct, frozen=True, tag="seat"):
    """A player with a seat or, with `NOBODY`, a watcher."""

    seat: Seat = NOBODY


class TableOwner(msgspec.Struct, frozen=True, tag="owner"):
    """The player who created the table, and their seat, if they have taken one."""

    seat: Seat = NOBODY


class RoomOwner(msgspec.Struct, frozen=True, tag="room"):
    """The owner of a room, in the room and at each of its tables, and their seat, if they have taken one (R4)."""

    seat: Seat = NOBODY


class RoomMember(msgspec.Struct, frozen=True, tag="member"):
    """A player at a table of a room, or a watcher; the room decides about its seats and bots (R4, R11)."""

    seat: Seat = NOBODY


Authority: TypeAlias = SeatHolder | TableOwner | RoomOwner | RoomMember
"""The role of a command's sender at its table."""

_ROOM_OWNER: Final[frozenset[Permission]] = frozenset(get_args(Permission))
_HOST: Final = _ROOM_OWNER - {"run-room"}
_START: Final[frozenset[Permission]] = frozenset({"start"})
_STAND_IN: Final[frozenset[Permission]] = frozenset({"start", "seat-bots", "close-seats"})


def permissions(seating: Seating, authority: Authority) -> frozenset[Permission]:
    """The sender's permissions beyond playing.

    The host has all permissions: the table's owner until they take a seat or hand over, then the player in the host's
    seat. While the host is away or has no seat, the longest-seated person present stands in, so the table is never
    stuck (C17). At a table of a room, players may at most start (R11).
    """
    if isinstance(authority, RoomOwner):
        return _ROOM_OWNER
    if isinstance(authority, TableOwner) and (seating.host_unseated or not seating.chairs):
        return _HOST
    if not seating.is_taken(authority.seat):
        return frozenset()
    if isinstance(authority, RoomMember):
        return _START if authority.seat == seating.acting_host() else frozenset()
    if authority.seat == seating.host:
        return _HOST
    return _STAND_IN if authority.seat == seating.acting_host() else frozenset()


def require_no_room(authority: Authority) -> None:
    """Refuses a player at a table of a room, where only the room's owner ends games early (R7)."""
    if isinstance(authority, RoomMember):
        raise NotHost()


def require_permission(seating: Seating, authority: Authority, permission: Permission) -> None:
    """Raises a refusal unless the sender has `permission` (C17)."""
    if permission not in permissions(seating, authority):
        raise NotHost() if seating.is_taken(authority.seat) else NotSeated()
