"""A room whose tables belong to another node: its orders reach them over the link (R)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tercet.cluster.node import ClusterNode
from tercet.core.room import commands
from tercet.rooms.conductor import RoomConductors
from tercet.store.port import StoreError, TableId
from tercet.tables.dependencies import OwnedElsewhere
from tercet.tables.registry import TableRegistry
from tercet.tables.table import Table
from tests.rooms.test_conductor import School


class Owner:
    """The tables owned by one of several nodes."""

    def __init__(self, name: str, owners: dict[TableId, str], soon: Callable[..., None]) -> None:
        self._name = name
        self._owners = owners
        self._soon = soon

    def claim(self, table: TableId, report: Callable[[StoreError | None], None]) -> None:
        owner = self._owners.setdefault(table, self._name)
        self._soon(report, None if owner == self._name else OwnedElsewhere(table, owner))

    def release(self, table: TableId) -> None:
        self._owners.pop(table, None)

    def disputed(self, table: TableId, event_log: object) -> None:
        raise AssertionError("two nodes wrote to one table")


class TwoNodes(School):
    """The school's server, and another node."""

    def __init__(self) -> None:
        self.owners: dict[TableId, str] = {}
        self.nodes: dict[str, ClusterNode] = {}
        self.is_cut = False
        """Whether messages between the nodes are lost."""
        self.errors: list[Exception] = []
        super().__init__()

    def conduct(self) -> None:
        self.other = self._start("other")
        self.registry = self._start("school")

    def _start(self, name: str) -> TableRegistry:
        def publish(peer: str, packet: bytes) -> None:
            if not self.is_cut:
                self.clock.call_at(self.clock.now() + 1, lambda: self.nodes[peer].receive(packet))

        def report(what: str, error: Exception) -> None:
            self.errors.append(error)

        owner = Owner(name, self.owners, self.clock.soon)
        registry = TableRegistry(replace(self.dependencies, ownership=owner, report_error=report))
        self.nodes[name] = ClusterNode(
            name, registry, publish, lambda flush: self.clock.call_at(self.clock.now(), flush)
        )
        registry.on_wake = RoomConductors(registry, self.nodes[name].find).woke
        return registry

    def start_at_the_other_node(self) -> Table:
        """Starts a round and moves one of its tables to the other node; returns that table."""
        self.own(commands.StartRoomRound())
        self.clock.advance(30_000)
        table, *_ = self.tables()
        self.registry.put_to_sleep(table.id, hand_over=True)
        found: list[Table | StoreError] = []
        self.other.find(table.id, found.append)
        self.clock.advance(0)
        assert isinstance(found[0], Table)
        self.clock.advance(11_000)
        return found[0]


@pytest.mark.parametrize("cut", [0, 20_000])
def test_R6_a_table_on_another_node_pauses_and_continues(cut: float) -> None:
    school = TwoNodes()
    table = school.start_at_the_other_node()
    school.is_cut = cut > 0
    school.own(commands.PauseTables())
    school.clock.advance(cut)
    school.is_cut = False
    school.clock.advance(10_000)
    assert not school.errors
    assert table.event_log.shown.seating.paused_at is not None
    school.own(commands.ResumeTables())
    school.clock.advance(1_000)
    assert table.event_log.shown.seating.paused_at is None
    assert not table.members, "the room gives its orders and leaves"
