"""A race between players on two nodes goes to the one who pressed first, as within one process."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tercet.cluster.link import SILENCE
from tercet.cluster.node import ClusterNode
from tercet.core.cardgame.commands import CallSet
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import Ready, Sit
from tercet.store.memory import MemoryStore
from tercet.store.port import StoreError, TableId
from tercet.tables.dependencies import Dependencies, OwnedElsewhere
from tercet.tables.races import UNMEASURED, Latency
from tercet.tables.registry import TableRegistry
from tercet.tables.table_port import TablePort
from tests.simulation.nodes import NodeClock
from tests.tables.stage import Actor, Stage

RELAY = 3.0
"""Milliseconds between the two nodes."""
NEAR, FAR = 10.0, 60.0
"""Milliseconds from the clients to their nodes."""
BEHIND = 123_456.0
"""How far the distant client's clock is ahead of real time, in milliseconds."""


class Elsewhere:
    """Assigns every table to another node."""

    def claim(self, table: TableId, told: Callable[[StoreError | None], None]) -> None:
        told(OwnedElsewhere(table, "owner"))

    def release(self, table: TableId) -> None:
        pass

    def disputed(self, table: TableId, event_log: object) -> None:
        pass


class RelayedActor(Actor):
    """A client connected to the edge."""

    address = "192.0.2.1"
    table: TablePort | None = None

    def seated(self, seat: Seat | None) -> None:
        self.seat = seat

    def moved(self, table: TablePort) -> None:
        raise AssertionError("no table moves here")


class TwoNodes:
    """An owner with one table, and an edge with a different clock."""

    def __init__(self) -> None:
        self.stage = Stage(style="announce")
        clock = NodeClock(self.stage.clock, 5e6)
        store = MemoryStore(self.stage.clock.soon, self.stage.clock.moment, self.stage.clock.now)
        chance = FairChance(seeds_from("edge"))
        self.errors: list[str] = []
        away = TableRegistry(
            Dependencies(
                store,
                clock,
                chance,
                lambda: 0.5,
                report_error=lambda what, error: self.errors.append(f"{what}: {error}"),
                ownership=Elsewhere(),
            )
        )
        self.nodes = nodes = dict[str, ClusterNode]()

        self.is_cut = False

        def publish(name: str, packet: bytes) -> None:
            world = self.stage.clock
            if self.is_cut:
                return
            world.call_at(world.now() + RELAY, lambda: nodes[name].receive(packet))

        nodes["owner"] = ClusterNode("owner", self.stage.registry, publish, self.stage.clock.soon)
        nodes["edge"] = ClusterNode("edge", away, publish, self.stage.clock.soon)
        found: list[TablePort | StoreError] = []
        nodes["edge"].find(TableId("t1"), found.append)
        self.stage.clock.advance(100)
        assert not isinstance(found[0], StoreError)
        self.relayed: TablePort = found[0]


def test_a_failing_lookup_does_not_affect_another() -> None:
    nodes = TwoNodes()
    nodes.is_cut = True
    nodes.stage.clock.advance(2 * SILENCE)
    nodes.is_cut = False
    found: list[TablePort | StoreError] = []

    def fails(_: TablePort | StoreError) -> None:
        raise KeyError("nothing")

    nodes.nodes["edge"].find(TableId("t1"), fails)
    nodes.nodes["edge"].find(TableId("t1"), found.append)
    nodes.stage.clock.advance(100)
    assert [isinstance(answer, StoreError) for answer in found] == [False]
    assert nodes.errors == ["reaching owner: 'nothing'"]


def measured(nodes: TwoNodes, table: TablePort, distance: float, ahead: float) -> Latency:
    """What a node knows about a client after some pings."""
    latency, clock = UNMEASURED, nodes.stage.clock
    for _ in range(6):
        sent = table.status.now()
        clock.advance(distance)
        shown = clock.now() + ahead
        clock.advance(distance)
        latency = latency.after_pong(sent, shown, table.status.now())
    return latency


def test_a_press_before_the_tables_clock_is_known_counts_from_its_arrival_at_the_owner() -> None:
    nodes = TwoNodes()
    bert, taken = RelayedActor("bert"), []
    queue = nodes.stage.table._queue
    submit = queue.submit

    def watched(member: object, id_: str, command: object, pressed: float | None, received: float, now: float) -> None:
        taken.append(now - received)

    queue.submit = watched  # type: ignore[assignment, method-assign]
    nodes.relayed.attach(bert)
    nodes.relayed.submit(bert, "b1", Sit(name="Bert"))
    nodes.stage.clock.advance(50)
    assert taken == [0.0]
    queue.submit = submit  # type: ignore[method-assign]


@pytest.mark.parametrize("newer", [True, False])
def test_a_seat_stays_with_the_newest_connection_however_late_an_older_one_appears(newer: bool) -> None:
    """Before the fix, a connection dead for a second evicted the one with which its player had returned."""
    nodes = TwoNodes()
    stage, clock = nodes.stage, nodes.stage.clock
    (first,) = stage.join("anna")
    stage.do(first, Sit(name="Anna"))
    clock.advance(100)
    relayed, direct = RelayedActor("anna"), Actor("anna")
    if newer:
        stage.table.attach(direct)
        clock.advance(1000)
    nodes.is_cut = True
    nodes.relayed.attach(relayed)
    clock.advance(1000)
    if not newer:
        stage.table.attach(direct)
    nodes.is_cut = False
    clock.advance(2000)
    assert first.farewell == "taken-over"
    assert (direct.farewell, relayed.farewell) == (("taken-over", None) if newer else (None, "taken-over"))


@pytest.mark.parametrize("lead", [-40.0, -10.0, -4.0, 4.0, 10.0, 40.0])
def test_the_first_press_wins_through_either_node(lead: float) -> None:
    nodes = TwoNodes()
    stage, clock = nodes.stage, nodes.stage.clock
    (anna,) = stage.join("anna")
    bert = RelayedActor("bert")
    nodes.relayed.attach(bert)
    clock.advance(50)
    stage.do(anna, Sit(name="Anna"))
    nodes.relayed.submit(bert, "b1", Sit(name="Bert"))
    clock.advance(50)
    stage.do(anna, Ready())
    nodes.relayed.submit(bert, "b2", Ready())
    clock.advance(5000)
    assert (anna.seat, bert.seat) == (0, 1)
    assert nodes.relayed.status.now() == pytest.approx(stage.table.now(), abs=0.5)
    anna.latency = measured(nodes, stage.table, NEAR, 0.0)
    bert.latency = measured(nodes, nodes.relayed, FAR, BEHIND)
    nodes.relayed.note_activity(bert)
    clock.advance(50)
    press = clock.now() + 100
    seen = stage.table.state.version
    clock.call_at(
        press + FAR,
        lambda: nodes.relayed.submit(bert, "b3", CallSet(seen=seen), press + BEHIND),
    )
    clock.call_at(press + lead + NEAR, lambda: stage.table.submit(anna, "a3", CallSet(seen=seen), press + lead))
    clock.advance(1000)
    assert stage.table.state.call.seat == (bert.seat if lead > 0 else anna.seat)


def test_the_owner_does_not_wait_for_a_client_that_stopped_answering_the_edge() -> None:
    nodes = TwoNodes()
    bert = RelayedActor("bert")
    nodes.relayed.attach(bert)
    nodes.stage.clock.advance(50)
    nodes.relayed.submit(bert, "b1", Sit(name="Bert"))
    nodes.stage.clock.advance(50)
    bert.latency = measured(nodes, nodes.relayed, FAR, BEHIND)
    nodes.relayed.note_activity(bert)
    nodes.stage.clock.advance(50)
    before = nodes.stage.table.members.latencies()
    bert.latency = bert.latency.lapsed()
    nodes.relayed.remeasured(bert)
    nodes.stage.clock.advance(50)
    after = nodes.stage.table.members.latencies()
    assert [latency.reach > FAR for latency in (*before, *after)] == [True, False]
    assert after[0].wait < 2 * RELAY
