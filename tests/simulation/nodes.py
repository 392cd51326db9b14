"""One node in a simulation: its own clocks, a lease, tables, links to other nodes, and sockets."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from tercet.cluster.node import ClusterNode
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Version
from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity
from tercet.rooms.conductor import RoomConductors
from tercet.store.port import Moment, NoSuchTable, StoreError, TableId, Unavailable
from tercet.tables.dependencies import Dependencies
from tercet.tables.races import UNMEASURED, Latency
from tercet.tables.registry import TableRegistry
from tercet.tables.table_port import TablePort
from tercet.wire.codec import encode, read_client
from tercet.wire.messages import Bye, ByeCode, ChangeSettings, Do, Hello, Ping, Pong, Visibility
from tests.simulation.process import Wire
from tests.simulation.shared_store import LEASE, DatabaseFaults, NodeStore, SharedPlatter
from tests.tables.stage import VirtualClock, VirtualTimer

BEAT = 1000.0
COUNTED_ON = 0.9 * LEASE


class NodeClock:
    """The world's clock as one machine sees it; while the machine is paused, nothing happens there."""

    def __init__(self, world: VirtualClock, skew: float) -> None:
        self._world = world
        self._skew = skew
        self.alive = True
        self._paused: list[Callable[[], None]] | None = None

    def now(self) -> float:
        return self._world.now() + self._skew

    def moment(self) -> Moment:
        return self._world.moment()

    def call_at(self, moment: float, function: Callable[[], None]) -> VirtualTimer:
        timer = self._world.call_at(moment - self._skew, lambda: self.call(function, timer))
        return timer

    def later(self, millis: float, function: Callable[[], None]) -> None:
        self.call_at(self.now() + millis, function)

    def call(self, function: Callable[[], None], timer: VirtualTimer | None = None) -> None:
        """Calls a function now, or when the machine resumes."""
        if self._paused is not None:
            self._paused.append(lambda: self.call(function, timer))
        elif self.alive and (timer is None or not timer.cancelled):
            function()

    def pause(self, millis: float) -> None:
        """Stops everything for some time."""
        if self._paused is None:
            self._paused = []
        self._world.call_at(self._world.now() + millis, self.go_on)

    def go_on(self) -> None:
        waiting, self._paused = self._paused or [], None
        for function in waiting:
            function()


class Network(Protocol):
    """What nodes need from the world around them."""

    def deliver(self, sender: SimNode, name: str, data: bytes) -> None: ...

    def internal_error(self, what: str, error: Exception) -> None: ...


class SimNode:
    """Everything that dies with a node."""

    def __init__(
        self,
        name: str,
        world: VirtualClock,
        platter: SharedPlatter,
        rng: random.Random,
        faults: DatabaseFaults,
        network: Network,
    ) -> None:
        self.name = name
        self.clock = NodeClock(world, rng.uniform(-1e7, 1e7))
        self.store = NodeStore(platter, world, self.clock.later, rng, faults, self._stall)
        self.connections: list[SimSocket] = []
        self._good_until = 0.0
        self._has_lease = False
        self.registry = TableRegistry(
            Dependencies(
                log=self.store,
                clock=self.clock,
                chance=FairChance(seeds_from(f"{name} {rng.random()}")),
                draw=rng.random,
                ownership=self,
                report_error=network.internal_error,
            )
        )
        self.node = ClusterNode(
            name,
            self.registry,
            lambda peer, data: network.deliver(self, peer, data),
            lambda function: self.clock.later(0.0, function),
        )
        self.registry.on_wake = RoomConductors(self.registry, self.node.find).woke
        self._begin()
        self._beat()

    def _stall(self) -> None:
        self.clock.pause(30_000.0)

    # Ownership

    def claim(self, table: TableId, told: Callable[[StoreError | None], None]) -> None:
        if self._has_lease:
            self.store.claim(table, told)
        else:
            self.clock.later(0.0, lambda: told(Unavailable("no lease")))

    def release(self, table: TableId) -> None:
        self.store.release(table)

    def disputed(self, table: TableId, event_log: object) -> None:
        self.clock.later(0.0, lambda: self.registry.give_up(table, event_log))

    def _begin(self) -> None:
        self.store.begin_life(self.name)
        self._good_until = self.clock.now() + COUNTED_ON
        self._has_lease = True

    def _beat(self) -> None:
        self.clock.later(BEAT, self._beat)
        if self._has_lease and self.clock.now() >= self._good_until:
            self._has_lease = False
            self.registry.suspend("lease")
            self.registry.forget_clocks()
        elif not self._has_lease:
            self._begin()
            self.registry.resume("lease")
        else:
            sent = self.clock.now()
            self.store.renew(lambda good: self._renewed(sent if good else 0.0))

    def _renewed(self, sent: float) -> None:
        self._good_until = max(self._good_until, sent + COUNTED_ON) if sent else 0.0

    # Shutting down

    def connect(self, guest: Identity, wire: Wire) -> SimSocket:
        socket = SimSocket(self, guest, wire)
        self.connections.append(socket)
        return socket

    def stop(self) -> None:
        """Stops cleanly: decisions become durable, and other nodes may take the tables."""
        if self.registry.hand_over():
            self.clock.later(5.0, self.stop)
            return
        self.clock.later(50.0, self._end)

    def _end(self) -> None:
        self.store.end_life()
        self.kill()

    def kill(self) -> None:
        """Dies immediately, whatever it was doing."""
        self.clock.alive = False
        for socket in self.connections:
            if socket.open:
                socket.open = False
                socket.wire.hang_up()


class SimSocket:
    """The node's end of a connection to a client."""

    address = "192.0.2.1"

    def __init__(self, node: SimNode, guest: Identity, wire: Wire) -> None:
        self.guest = guest
        self.name = str(guest)
        self.seat: Seat | None = None
        self.watching = False
        self.latency: Latency = UNMEASURED
        self.muted: frozenset[Seat] = frozenset()
        self.table: TablePort | None = None
        self.wire = wire
        self.open = True
        self._node = node
        self._pings: dict[int, float] = {}
        self._asked = 0
        self._joined = 0.0

    def send(self, frame: bytes) -> None:
        if self.open:
            self.wire.deliver(frame)

    def bye(self, code: ByeCode) -> None:
        self.send(encode(Bye(code=code, retry=None)))
        self.close()

    def close(self) -> None:
        self._node.clock.call(self._close)

    def _close(self) -> None:
        if self.open:
            self.open = False
            table, self.table = self.table, None
            if table is not None:
                table.detach(self)
            self.wire.hang_up()

    def seated(self, seat: Seat | None) -> None:
        self.seat = seat

    def moved(self, table: TablePort) -> None:
        self.table = table
        self.latency, self.seat = UNMEASURED, None
        self._pings.clear()
        table.attach(self, age=self._node.clock.now() - self._joined)

    def receive(self, frame: bytes) -> None:
        self._node.clock.call(lambda: self._receive(frame))

    def _receive(self, frame: bytes) -> None:
        message = read_client(frame)
        table = self.table
        if isinstance(message, Hello):
            seen = None if message.seen is None else Version(message.seen)
            self._node.node.find(TableId(message.table), lambda found: self._found(found, seen, message.resume_token))
        elif table is not None and self.open:
            match message:
                case Do(id=id_, command=command, pressed=pressed):
                    table.submit(self, id_, command, pressed)
                case Pong(n=n, clock=clock):
                    sent = self._pings.pop(n, None)
                    if sent is not None:
                        self.latency = self.latency.after_pong(sent, clock, table.status.now())
                        table.note_activity(self)
                case Visibility():
                    table.note_activity(self)
                case ChangeSettings():
                    table.change_settings(self, message)

    def _found(self, found: TablePort | StoreError, seen: Version | None, resume_token: str) -> None:
        if isinstance(found, NoSuchTable):
            self.bye("no-table")
        elif isinstance(found, StoreError):
            self.bye("restart")
        elif self.open:
            if self.table is not None:
                self.table.detach(self)
            self.table = found
            self._joined = self._node.clock.now()
            found.attach(self, seen, resume_token)
            self._ping()

    def _ping(self) -> None:
        if self.open and self.table is not None:
            self._asked += 1
            if not self.table.status.clock_is_stopped:
                self._pings[self._asked] = self.table.status.now()
            self.send(encode(Ping(n=self._asked)))
            self._node.clock.later(250 if self._asked < 5 else 2000, self._ping)
