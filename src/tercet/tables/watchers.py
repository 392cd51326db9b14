"""The watchers of a table, announced to the players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tercet.core.engine.seats import Seating
from tercet.core.identity import Identity, is_bot
from tercet.tables.alarms import Alarm
from tercet.tables.dependencies import Clock
from tercet.tables.members import Member, Members
from tercet.wire.codec import encode
from tercet.wire.messages import Watcher, WatcherList

MOST_NAMED: Final = 20
"""Maximum number of watchers to list by name."""
GATHER: Final = 400.0
"""Milliseconds for which arrivals and departures are collected into one announcement."""
CROWD: Final = 100
"""Number of connections from which changes are collected for longer, so a crowd does not drown out the players."""
GATHER_CROWD: Final = 5_000.0


class Watchers:
    """Announces the list of watchers to everybody at a table whenever it changes."""

    __slots__ = ("_alarm", "_announced", "_clock", "_members", "_numbers", "_seating")

    def __init__(self, members: Members, seating: Callable[[], Seating], clock: Clock) -> None:
        self._members = members
        self._seating = seating
        self._clock = clock
        self._numbers: dict[Identity, int] = {}
        self._announced: tuple[Watcher, ...] | None = ()
        """The last announcement; None if a newcomer has received a newer list."""
        self._alarm = Alarm(clock, self._announce)

    def present(self) -> tuple[Watcher, ...]:
        """Returns everybody who is watching, each once, in order of arrival."""
        found = {member.guest: member for member in self._members.welcomed if self.watches(member)}
        return tuple(map(self.named, found.values()))

    def watches(self, member: Member) -> bool:
        """Whether a connection only watches. That includes a player who left the game but is still connected."""
        chairs = self._seating().chairs
        seat = member.seat
        return not is_bot(member.guest) and (seat is None or seat >= len(chairs) or chairs[seat].left)

    def named(self, member: Member) -> Watcher:
        """Returns a watcher as shown to everybody: a name, and a number that stays the same while the table is
        awake."""
        return Watcher(self._numbers.setdefault(member.guest, len(self._numbers) + 1), member.name)

    def changed(self) -> None:
        """Schedules an announcement after a member joined, left, took a seat or gave one up."""
        pause = GATHER if len(self._members.welcomed) < CROWD else GATHER_CROWD
        self._alarm.set_no_later(self._clock.now() + pause)

    def welcomed(self) -> tuple[Watcher, ...]:
        """Returns the watchers, for a client that connects; schedules an announcement to everybody else."""
        self._announced = None
        self.changed()
        return self.present()

    def close(self) -> None:
        self._alarm.clear()

    def _announce(self) -> None:
        present = self.present()
        if present == self._announced:
            return
        self._announced = present
        frame = encode(WatcherList(watchers=present[:MOST_NAMED], watcher_count=len(present)))
        for member in self._members.welcomed:
            member.send(frame)
