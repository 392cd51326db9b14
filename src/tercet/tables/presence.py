"""Decides who is away: players who are disconnected for longer than a page reload takes, or whose page is hidden, or
whose device is asleep (C8).

Anyone who is connected, has the page visible and answers pings is present, even if they touch nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tercet.core.engine.game import Command
from tercet.core.engine.seats import Seat, Seating
from tercet.core.seating.commands import ComeBack, GoAway
from tercet.tables.alarms import NEVER, Alarm, TableClock

TRY_AGAIN: Final = 1000.0
"""Milliseconds before retrying to record an absence."""


class Presence:
    """Tracks since when each seat has been disconnected or hidden, and when its device was last heard from.

    The table itself issues the commands `GoAway` and `ComeBack` when due.
    """

    __slots__ = (
        "_alarm",
        "_carry_out",
        "_clock",
        "_closed",
        "_gone",
        "_grace",
        "_heard",
        "_hidden",
        "_patience",
        "_seating",
        "_tended",
    )

    def __init__(
        self,
        clock: TableClock,
        seating: Callable[[], Seating],
        carry_out: Callable[[Command], bool],
        *,
        grace: float,
        patience: float,
    ) -> None:
        self._clock = clock
        self._seating = seating
        self._carry_out = carry_out
        """Carries out one of the table's own commands; returns whether it had any effect."""
        self._grace = grace
        self._patience = patience
        self._heard: dict[Seat, float] = {}
        self._closed = False
        self._gone: dict[Seat, float] = {}
        self._hidden: dict[Seat, float] = {}
        self._tended: set[Seat] = set()
        self._alarm = Alarm(clock, self._check)

    def woke(self, tended: Iterable[Seat]) -> None:
        """Marks everybody as disconnected after a restart, except the table's own seats."""
        self._tended = set(tended)
        for seat in set(self._seating().present()) - self._tended:
            self._gone[seat] = self._clock.now()

    def tend(self, seat: Seat) -> None:
        """Marks a bot's seat as the table's own, which is never away."""
        self._tended.add(seat)
        self._heard.pop(seat, None)
        self._gone.pop(seat, None)
        self._hidden.pop(seat, None)

    def note_activity(self, seat: Seat, *, hidden: bool | None = None) -> None:
        """Records that the device responded, if only to a ping; `hidden` is the state of its page, if reported."""
        now = self._clock.now()
        if seat not in self._tended:
            if hidden:
                self._hidden.setdefault(seat, now)
                self.watch()
            self._heard[seat] = now
        if hidden is False:
            self._hidden.pop(seat, None)
        if seat not in self._hidden and self._seating().chairs[seat].away:
            self._come_back(seat)

    def acted(self, seat: Seat, now: float, *, away: bool) -> None:
        """Records that the player acted and so is present; `away` tells whether they counted as away."""
        self._hidden.pop(seat, None)
        if seat not in self._tended:
            self._heard[seat] = now
        if away:
            self._come_back(seat)

    def connected(self, seat: Seat) -> None:
        self._gone.pop(seat, None)
        self._hidden.pop(seat, None)
        self._heard[seat] = self._clock.now()
        self.watch()
        if self._seating().chairs[seat].away:
            self._come_back(seat)

    def disconnected(self, seat: Seat) -> None:
        self._heard.pop(seat, None)
        self._hidden.pop(seat, None)
        self._gone[seat] = self._clock.now()
        self.watch()

    def due(self) -> float | None:
        """Returns when the next player will count as away if nothing is heard from them."""
        moments = [moment for seat in self._seating().present() if (moment := self._leaves(seat)) is not None]
        return min(moments, default=None)

    def watch(self) -> None:
        """Sets the alarm for the next player who will count as away."""
        if self._closed or self._clock.is_stopped:
            return
        due = self.due()
        self._alarm.set_no_later(NEVER if due is None else due)

    def close(self) -> None:
        """Stops watching, even if the store comes back afterwards."""
        self._closed = True
        self._alarm.clear()

    def _come_back(self, seat: Seat) -> None:
        self._carry_out(ComeBack(seat=seat))

    def _check(self) -> None:
        now = self._clock.now()
        leaving = [(seat, self._leaves(seat)) for seat in self._seating().present()]
        away = [seat for seat, moment in leaving if moment is not None and moment <= now]
        done = [self._carry_out(GoAway(seat=seat)) for seat in away]
        if all(done):
            self.watch()
        else:  # the store is failing, and retrying immediately would block the server
            self._alarm.set_no_later(self._clock.now() + TRY_AGAIN)

    def _leaves(self, seat: Seat) -> float | None:
        if seat in self._gone:
            return self._gone[seat] + self._grace
        signs = [since[seat] for since in (self._heard, self._hidden) if seat in since]
        return min(signs) + self._patience if signs else None
