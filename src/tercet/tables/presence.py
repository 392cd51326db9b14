"""Who is away: disconnected for longer than a page takes to reload, or with the page hidden or the device asleep (C8).

Anyone who is connected, has the page visible and answers pings is present, even if they touch nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from tercet.core.engine.seats import Seat, Seating


class Presence:
    """For each seat: since when it has been disconnected or hidden, and when its device was last heard from, in
    milliseconds."""

    __slots__ = ("_gone", "_grace", "_heard", "_hidden", "_patience", "_tended")

    def __init__(self, grace: float, patience: float) -> None:
        self._grace = grace
        self._patience = patience
        self._heard: dict[Seat, float] = {}
        self._gone: dict[Seat, float] = {}
        self._hidden: dict[Seat, float] = {}
        self._tended: set[Seat] = set()

    def woke(self, seating: Seating, tended: Iterable[Seat], now: float) -> None:
        """After a restart nobody is connected yet, except seats that the table itself looks after."""
        self._tended = set(tended)
        for seat in set(seating.present()) - self._tended:
            self._gone[seat] = now

    def tend(self, seat: Seat) -> None:
        """The table itself looks after this seat, which is a bot's: it is never away, however long it is silent."""
        self._tended.add(seat)
        self._heard.pop(seat, None)
        self._gone.pop(seat, None)
        self._hidden.pop(seat, None)

    def heard(self, seat: Seat, now: float) -> bool:
        """The device was heard from, if only by an answer to a ping; returns whether the player can see the table."""
        if seat not in self._tended:
            self._heard[seat] = now
        return seat not in self._hidden

    def acted(self, seat: Seat, now: float) -> None:
        """The player did something, and so is looking at the table."""
        self._hidden.pop(seat, None)
        if seat not in self._tended:
            self._heard[seat] = now

    def hide(self, seat: Seat, now: float) -> None:
        """The player is looking at something else, or has put the device away."""
        if seat not in self._tended:
            self._hidden.setdefault(seat, now)

    def show(self, seat: Seat) -> None:
        self._hidden.pop(seat, None)

    def connected(self, seat: Seat, now: float) -> None:
        self._gone.pop(seat, None)
        self._hidden.pop(seat, None)
        self._heard[seat] = now

    def disconnected(self, seat: Seat, now: float) -> None:
        self._heard.pop(seat, None)
        self._hidden.pop(seat, None)
        self._gone[seat] = now

    def due(self, seating: Seating) -> float | None:
        """When the next player will count as away if nothing is heard from them."""
        moments = [moment for seat in seating.present() if (moment := self._leaves(seat)) is not None]
        return min(moments, default=None)

    def away(self, seating: Seating, now: float) -> tuple[Seat, ...]:
        """The players who count as present but no longer are."""
        return tuple(seat for seat in seating.present() if (moment := self._leaves(seat)) is not None and moment <= now)

    def _leaves(self, seat: Seat) -> float | None:
        if seat in self._gone:
            return self._gone[seat] + self._grace
        signs = [since[seat] for since in (self._heard, self._hidden) if seat in since]
        return min(signs) + self._patience if signs else None
