"""When a table wakes mid-game, keeps its clock stopped until the players on the clock are back (C20)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from tercet.core.engine.game import Game
from tercet.core.engine.seats import Seat
from tercet.tables.dependencies import Clock, Timer
from tercet.tables.members import Member


def awaited_seats(game: Game[Any, Any, Any], state: Any, tended: Collection[Seat]) -> set[Seat]:
    """Returns the seats that would lose time if the clock ran without them: those on the clock, or else everybody."""
    deadline = game.deadline(state)
    if deadline is None:
        return set()
    people = set(state.seating.present()) - set(tended)
    return people & {deadline[1].seat} or people


class ReturnWait:
    """The players a table waits for before its clock continues, and the welcomes it has postponed."""

    def __init__(self, awaited: set[Seat], clock: Clock, patience: float, start: Callable[[], None]) -> None:
        self._awaited = awaited
        """Players who were present when the table went to sleep and get time to come back."""
        self._clock = clock
        self._patience = patience
        self._start = start
        self._timer: Timer | None = None
        self._welcomes: dict[Member, Callable[[], None]] = {}

    def arrived(self, member: Member, seat: Seat | None, welcome: Callable[[], None]) -> None:
        """Records a connection; the clock continues once nobody is missing, or once the first to return has waited long
        enough."""
        self._welcomes[member] = welcome
        self._awaited -= {seat}
        if not self._awaited:
            self._start()
        elif self._timer is None:
            self._timer = self._clock.call_at(self._clock.now() + self._patience, self._waited)

    def left(self, member: Member) -> None:
        self._welcomes.pop(member, None)

    def end(self) -> list[Callable[[], None]]:
        """Ends the wait, because the clock continues or the table closes; returns the postponed welcomes."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        welcomes, self._welcomes = list(self._welcomes.values()), {}
        return welcomes

    def _waited(self) -> None:
        self._timer = None
        if self._welcomes:
            self._start()
