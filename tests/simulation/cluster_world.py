"""A simulated game on several nodes that lose messages, die, pause and are replaced, and what must still be true."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from tercet.core.engine.game import fold
from tercet.core.engine.log import GameLog
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.identity import Identity
from tercet.core.seating.commands import Sit
from tercet.store.port import TableId
from tercet.wire.messages import ChangeSettings
from tests.simulation.client import Link
from tests.simulation.nodes import SimNode, SimSocket
from tests.simulation.shared_store import DatabaseFaults, SharedPlatter
from tests.simulation.world import LONGEST, QUIET, TABLE, Broken, Simulation
from tests.tables.stage import START, VirtualClock

NODES = 3
SETTLED = 20_000.0
"""Milliseconds after which everybody sits and plays."""


class ClusterSimulation(Simulation):
    """The complete simulation, from one seed; clients, rules and most invariants are those of a single server."""

    def __init__(self, seed: int, *, calm: bool = False, **platter: Any) -> None:
        self.seed = seed
        self.calm = calm
        """Whether to inject no random faults."""
        self.clock = VirtualClock()
        self.rng = rng = random.Random(f"cluster {seed}")
        self.platter: SharedPlatter = SharedPlatter(**platter)
        self.kills = self.acknowledgements = self.pauses = 0
        self._acknowledged: set[tuple[TableId, Identity, str]] = set()
        self._arranged: Counter[bool | None] = Counter()
        self._errors: list[str] = []
        wild = 0.0 if calm else rng.random()
        self._database = DatabaseFaults(
            slow=(0.2, rng.choice((2.0, 20.0))),
            failing=rng.choice((0.0, 0.0, 0.02)) * wild,
            late=rng.choice((0.0, 0.0, 0.01, 0.03)) * wild,
        )
        self._loss = rng.choice((0.0, 0.0, 0.01, 0.1)) * wild
        self._twice = rng.choice((0.0, 0.02)) * wild
        self._cut: set[str] = set()
        """Nodes currently cut off from the others."""
        self._arrived: dict[tuple[str, str], float] = {}
        self._lives = 0
        self.nodes: list[SimNode] = []
        self._make_table()
        for _ in range(NODES):
            self._start_node()
        self.clients = []
        self._make_clients(wild)
        for every, what in (
            (rng.choice((0.0, 20_000.0, 8_000.0)), self._end_node),
            (rng.choice((0.0, 30_000.0)), self._pause_node),
            (rng.choice((0.0, 20_000.0)), self._cut_node),
            (rng.choice((0.0, 15_000.0, 3_000.0)), self._drop),
        ):
            if every:
                self._plan(every, what)

    # what clients and nodes see

    def connect(self, guest: Identity, link: Link) -> SimSocket | None:  # type: ignore[override]
        here = [node for node in self.nodes if node.clock.alive]
        return self.rng.choice(here).connect(guest, link) if here else None

    def arranged(self, arrange: ChangeSettings) -> None:
        self._arranged[arrange.chat] += 1

    def deliver(self, sender: SimNode, name: str, data: bytes) -> None:
        """NATS: in order between two nodes, usually once, sometimes twice or not at all."""
        if not self.calm and (self.rng.random() < self._loss or sender.name in self._cut or name in self._cut):
            return
        for _ in range(2 if not self.calm and self.rng.random() < self._twice else 1):
            way = (sender.name, name)
            arrives = max(self.clock.now() + self.rng.uniform(0.1, 2.0), self._arrived.get(way, 0.0))
            self._arrived[way] = arrives
            self.clock.call_at(arrives, lambda: self._arrive(name, data))

    def _arrive(self, name: str, data: bytes) -> None:
        for node in self.nodes:
            if node.name == name and node.clock.alive:
                node.clock.call(lambda: node.node.receive(data))  # noqa: B023
                return

    # what goes wrong

    def _start_node(self) -> None:
        self._lives += 1
        self.nodes.append(
            SimNode(f"n{self._lives}", self.clock, self.platter, self.rng, self._database, self)  # a name for each life
        )

    def _end_node(self) -> None:
        if not self.nodes:
            return
        node = self.rng.choice(self.nodes)
        self.kills += 1
        self.nodes.remove(node)
        if self.rng.random() < 0.3:
            self.nodes.append(node)
            node.stop()
            self.clock.call_at(self.clock.now() + 8000, lambda: self._gone(node))
        else:
            node.kill()
        self.check_so_far()
        self.clock.call_at(self.clock.now() + self.rng.uniform(10, 4000), self._start_node)

    def _gone(self, node: SimNode) -> None:
        node.kill()
        if node in self.nodes:
            self.nodes.remove(node)

    def _pause_node(self) -> None:
        if not self.nodes:
            return
        node = self.rng.choice(self.nodes)
        self.pauses += 1
        node.clock.pause(self.rng.choice((1000.0, 4800.0, 7000.0, 30_000.0)))

    def _cut_node(self) -> None:
        if not self.nodes:
            return
        name = self.rng.choice(self.nodes).name
        self._cut.add(name)
        self.clock.call_at(
            self.clock.now() + self.rng.choice((300.0, 4000.0, 15_000.0)), lambda: self._cut.discard(name)
        )

    # the run

    def run(self) -> None:
        """Plays the game to its end, lets everybody catch up, and checks all invariants."""
        while not self._is_over():
            if self.clock.now() - START > LONGEST:
                raise Broken("the game does not end")
            self._advance(2000)
        self.calm = True
        self._cut.clear()
        self._database.failing = self._database.late = 0.0
        for node in self.nodes:
            node.clock.go_on()
        for client in self.clients:
            client.wake()
        self.clock.advance(QUIET)
        self.check_so_far()
        self._check_end()

    def waits_when_its_owner_leaves(self, go: Callable[[SimNode], None]) -> list[float]:
        """Milliseconds that each player whose own node stays waits for an answer when the table's owner goes."""
        self._advance(SETTLED)
        owner = next(node for node in self.nodes if node.store.life == self.platter.owners[TABLE])
        here = {socket.guest for socket in owner.connections if socket.open}
        go(owner)
        asked = self.clock.now()
        waiting = {client: client.do(Sit(name=client.guest)) for client in self.clients if client.guest not in here}
        waits = []
        while waiting:
            if self.clock.now() - asked > LONGEST:
                raise Broken(f"nobody answers {sorted(waiting.values())}")
            self._advance(1)
            for client in [client for client, name in waiting.items() if name not in client.unanswered]:
                del waiting[client]
                waits.append(self.clock.now() - asked)
        return waits

    def _advance(self, millis: float) -> None:
        until = self.clock.now() + millis
        while self.clock.now() < until:
            if not self.clock.step():
                raise Broken("nothing happens any more")
        if self.platter.trespasses:
            raise Broken(self.platter.trespasses[0])

    def _check_end(self) -> None:
        if self._errors:
            raise Broken(f"a node reported: {self._errors[0]}")
        events = self._events()
        end = fold(self.game, self.game.initial(self.rules), events)
        for client in self.clients:
            if client.unanswered:
                raise Broken(f"{client.guest} was never answered: {sorted(client.unanswered)}")
            if client.view != self.game.view(end, client.seat):
                raise Broken(f"{client.guest} sees another game than the log tells")
        last = 0
        for event in events:
            if event.at < last:
                raise Broken(f"the table's clock went back from {last} to {event.at}")
            last = event.at
        problems = GameLog(self.game, self.rules, events).problems(RecomputedChance)
        if problems:
            raise Broken(f"the log does not verify: {problems[0]}")


def simulate_cluster(seeds: Iterable[int], **platter: Any) -> Counter[str]:
    """Runs games; returns counts of what happened."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        simulation = ClusterSimulation(seed, **platter)
        try:
            simulation.run()
        except AssertionError as error:
            raise Broken(f"seed {seed}: {error}") from error
        counts["acknowledged"] += simulation.acknowledgements
        counts["kills"] += simulation.kills
        counts["pauses"] += simulation.pauses
        counts["takeovers"] += simulation.platter.takeovers
        counts["moved"] += sum(node.node.counters.moved for node in simulation.nodes)
    return counts
