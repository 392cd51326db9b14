"""Who is away: disconnected for a moment longer than a page takes to reload, or without input for a while (C8)."""

from __future__ import annotations

from collections.abc import Iterable

from tercet.core.chairs import Seat, Seating


class Presence:
    """For each seat whether it is connected and when it was last heard, in milliseconds of the table's clock."""

    __slots__ = ("_gone", "_grace", "_heard", "_patience", "_tended")

    def __init__(self, grace: float, patience: float) -> None:
        self._grace = grace
        self._patience = patience
        self._heard: dict[Seat, float] = {}
        self._gone: dict[Seat, float] = {}
        self._tended: set[Seat] = set()

    def woke(self, seating: Seating, tended: Iterable[Seat], now: float) -> None:
        """After a restart nobody is connected yet, except those whom the table itself looks after."""
        self._tended = set(tended)
        for seat in set(seating.present()) - self._tended:
            self._gone[seat] = now

    def tend(self, seat: Seat) -> None:
        """The table itself looks after a seat, a bot's: however long it is silent, it is not away."""
        self._tended.add(seat)
        self._heard.pop(seat, None)
        self._gone.pop(seat, None)

    def heard(self, seat: Seat, now: float) -> None:
        """Any input."""
        if seat not in self._tended:
            self._heard[seat] = now

    def connected(self, seat: Seat, now: float) -> None:
        self._gone.pop(seat, None)
        self._heard[seat] = now

    def disconnected(self, seat: Seat, now: float) -> None:
        self._heard.pop(seat, None)
        self._gone[seat] = now

    def due(self, seating: Seating) -> float | None:
        """When somebody will be away next, if nothing is heard of him."""
        moments = [moment for seat in seating.present() if (moment := self._leaves(seat)) is not None]
        return min(moments, default=None)

    def away(self, seating: Seating, now: float) -> tuple[Seat, ...]:
        """Who counts as present and no longer is."""
        return tuple(seat for seat in seating.present() if (moment := self._leaves(seat)) is not None and moment <= now)

    def _leaves(self, seat: Seat) -> float | None:
        if seat in self._gone:
            return self._gone[seat] + self._grace
        if seat in self._heard:
            return self._heard[seat] + self._patience
        return None
