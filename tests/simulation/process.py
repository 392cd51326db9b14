"""One life of the server in a simulation: its tables, its connections, and its sudden end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from tercet.bots.roster import make_bot
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command, Version
from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity
from tercet.rooms.conductor import RoomConductors
from tercet.store.port import Moment, NoSuchTable, StoreError, TableId
from tercet.tables.bot_questions import BotInstances
from tercet.tables.bots import BotSeats
from tercet.tables.dependencies import Dependencies
from tercet.tables.races import Latency
from tercet.tables.registry import TableRegistry
from tercet.tables.table import Table
from tercet.wire.codec import encode, read_client
from tercet.wire.messages import Bye, ByeCode, ChangeSettings, Do, Hello, Ping, Pong, SeatBot, Visibility
from tests.simulation.disk import DiskFaults, DiskStore, Platter
from tests.tables.minds import AtOnce
from tests.tables.stage import VirtualClock, VirtualTimer


class MortalClock:
    """The world's clock as one process sees it: once the process is dead, nothing it had scheduled happens."""

    def __init__(self, clock: VirtualClock) -> None:
        self._clock = clock
        self.alive = True

    def now(self) -> float:
        return self._clock.now()

    def moment(self) -> Moment:
        return self._clock.moment()

    def call_at(self, moment: float, function: Callable[[], None]) -> VirtualTimer:
        return self._clock.call_at(moment, lambda: function() if self.alive else None)


class Wire(Protocol):
    """The connection to a client."""

    def deliver(self, frame: bytes) -> None: ...

    def hang_up(self) -> None: ...


class Observer(Protocol):
    """Watches what a process does, to check its promises."""

    def arrived(self, table: Table, guest: Identity, do: Do[Command], line: Latency, moment: float) -> None: ...

    def sent(self) -> None: ...

    def internal_error(self, what: str, error: Exception) -> None: ...


class SimConnection:
    """The server's end of a connection."""

    def __init__(self, process: Process, guest: Identity, wire: Wire) -> None:
        self.guest = guest
        self.name = str(guest)
        self.seat: Seat | None = None
        self.watching = False
        self.latency = Latency()
        self.muted: frozenset[Seat] = frozenset()
        self.table: Table | None = None
        self._process = process
        self._wire = wire
        self._pings: dict[int, float] = {}
        self._asked = 0
        self.open = True

    def send(self, frame: bytes) -> None:
        if self.open:
            self._wire.deliver(frame)
            self._process.observer.sent()

    def bye(self, code: ByeCode) -> None:
        self.send(encode(Bye(code=code, retry=None)))
        self.close()

    def close(self) -> None:
        """Closes it from either side."""
        if self.open:
            self.open = False
            if self.table is not None:
                self.table.detach(self)
            self._wire.hang_up()

    def receive(self, frame: bytes) -> None:
        message = read_client(frame)
        match message:
            case Hello(table=table, seen=seen, resume_token=resume_token):
                self._process.registry.find(TableId(table), lambda found: self._found(found, seen, resume_token))
            case Do(id=id_, command=command, pressed=pressed):
                if self.table is not None:
                    self._process.observer.arrived(self.table, self.guest, message, self.latency, self.table.now())
                    self.table.submit(self, id_, command, pressed)
            case Pong(n=n, clock=clock):
                sent = self._pings.pop(n, None)
                if sent is not None and self.table is not None:
                    self.latency = self.latency.after_pong(sent, clock, self.table.now())
            case Visibility():
                if self.table is not None:
                    self.table.note_activity(self)
            case SeatBot():
                if self.table is not None:
                    self.table.seat_bot(self, message)
            case ChangeSettings():
                if self.table is not None:
                    self.table.change_settings(self, message)

    def _found(self, found: Table | StoreError, seen: int | None, resume_token: str) -> None:
        if isinstance(found, NoSuchTable):
            self.bye("no-table")
            return
        if isinstance(found, StoreError) or not self.open:
            self.close()
            return
        self.table = found
        found.attach(self, None if seen is None else Version(seen), resume_token)
        self._ping()

    def _ping(self) -> None:
        if self.open and self.table is not None:
            self._asked += 1
            self._pings[self._asked] = self.table.now()
            self.send(encode(Ping(n=self._asked)))
            wait = 250 if self._asked < 5 else 2000
            clock = self._process.clock
            clock.call_at(clock.now() + wait, self._ping)


class Process:
    """Everything that dies when the process is killed."""

    def __init__(
        self,
        clock: VirtualClock,
        platter: Platter,
        rng: random.Random,
        faults: DiskFaults,
        seed: str,
        observer: Observer,
    ) -> None:
        self.clock = MortalClock(clock)
        self.store = DiskStore(platter, self.clock, rng, faults)
        self.observer = observer
        self.connections: list[SimConnection] = []
        self.registry = TableRegistry(
            Dependencies(
                log=self.store,
                clock=self.clock,
                chance=FairChance(seeds_from(seed)),
                draw=rng.random,
                report_error=observer.internal_error,
            )
        )
        self.minds = BotInstances(lambda game, level, _: make_bot(game, level, f"{seed}/bot"))
        soon = lambda function: self.clock.call_at(self.clock.now(), function)  # noqa: E731
        self.bots = BotSeats(self.clock, AtOnce(soon, self.minds))
        self.conductors = RoomConductors(self.registry, self.registry.find)
        self.registry.on_wake = self._woke

    def _woke(self, table: Table) -> None:
        self.conductors.woke(table)
        self.bots.woke(table)

    def connect(self, guest: Identity, wire: Wire) -> SimConnection:
        connection = SimConnection(self, guest, wire)
        self.connections.append(connection)
        return connection

    def stop(self) -> None:
        """Stops cleanly: decisions become durable, and everybody is informed."""
        self.registry.close()
        self.kill()

    def kill(self) -> None:
        """Dies immediately, whatever it was doing."""
        self.clock.alive = False
        self.store.crash()
        for connection in self.connections:
            connection.open = False
            connection._wire.hang_up()
