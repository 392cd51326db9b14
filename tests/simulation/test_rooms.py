"""Lessons in rooms on a bad network, a bad disk and dying nodes; and proof that this finds bugs (R)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tercet.rooms import orders
from tercet.rooms.conductor import RoomConductors
from tercet.rooms.orders import OrderMember
from tercet.store.port import History, StoreError
from tercet.tables.members import Members
from tercet.tables.registry import TableRegistry
from tests.rooms.test_planted_bugs import count_twice, seat_twice, start_twice
from tests.series import sample
from tests.simulation.room_world import RoomClusterSimulation, RoomPeople, RoomSimulation, simulate_rooms
from tests.simulation.world import Broken

LESSONS = sample(5, 6_000)
PARTS = sample(1, 20)
SEARCHED = 300
"""Every planted bug is found within this many lessons."""


@pytest.mark.parametrize("kind", [RoomSimulation, RoomClusterSimulation])
@pytest.mark.parametrize("part", range(PARTS))
def test_nobody_loses_a_seat_or_a_score_whatever_goes_wrong(part: int, kind: type[RoomPeople]) -> None:
    size = LESSONS // PARTS
    counts = simulate_rooms(range(part * size, (part + 1) * size), kind)
    assert counts["RoomRoundStarted"] > size
    assert min(counts["kills"], counts["SeatClaimed"], counts["TablesPaused"], counts["PersonPlaced"]) > size / 4


def wake_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new table wakes again, although a client looking for it has woken it or is doing so."""

    def make(self: TableRegistry, record: Any, found: Any) -> None:
        def claimed(error: StoreError | None) -> None:
            found(error or self._wake(History(record, ())))

        def saved(error: StoreError | None) -> None:
            if error is None:
                self.dependencies.ownership.claim(record.table, claimed)
            else:
                found(error)

        self.dependencies.log.save(record, saved)

    monkeypatch.setattr(TableRegistry, "make", make)


def forget_who_is_joining(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection not yet welcomed gets no seat, as at a table that is waking."""
    monkeypatch.setattr(Members, "by_arrival", lambda self, guest: list(self.of(guest)))


def let_the_room_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody arranges a table's seats: rooms are not conducted after a restart."""
    woke = RoomConductors.woke
    monkeypatch.setattr(
        RoomConductors, "woke", lambda self, table: None if table.event_log.shown.version else woke(self, table)
    )


def stay_on_this_node(monkeypatch: pytest.MonkeyPatch) -> None:
    """Orders are neither given again to a table's next owner nor repeated."""
    monkeypatch.setattr(orders, "PATIENCE", 1e12)
    monkeypatch.setattr(OrderMember, "bye", lambda self, code: None)


@pytest.mark.parametrize(
    ("plant", "kind", "first"),
    [
        (wake_twice, RoomSimulation, 412),
        (forget_who_is_joining, RoomClusterSimulation, 68),
        (let_the_room_sleep, RoomSimulation, 0),
        (stay_on_this_node, RoomClusterSimulation, 23),
        (seat_twice, RoomSimulation, 0),
        (start_twice, RoomSimulation, 0),
        (count_twice, RoomSimulation, 0),
    ],
)
def test_a_bug_planted_in_a_room_is_found(
    plant: Callable[[pytest.MonkeyPatch], None],
    kind: type[RoomPeople],
    first: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The search starts with a lesson that has found it before."""
    plant(monkeypatch)
    with pytest.raises(Broken, match=r"seed \d+"):
        simulate_rooms([first, *range(SEARCHED)], kind)
