"""A simulated database shared by several nodes: leases, owners and epochs by its own clock, and commits that arrive
late, even after their sender has died."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tercet.core.identity import Identity
from tercet.store.port import (
    Entry,
    History,
    Moment,
    NoSuchTable,
    NotOwner,
    OnDurable,
    OnHistory,
    Record,
    StoreError,
    TableExists,
    TableId,
    Unavailable,
    VersionConflict,
)
from tercet.tables.dependencies import OwnedElsewhere
from tests.simulation.disk import Platter
from tests.tables.stage import VirtualClock

LEASE = 5000.0


@dataclass
class SharedPlatter(Platter):
    """The durable data, and which node owns which table."""

    owners: dict[TableId, int] = field(default_factory=dict)
    """The life (of a node) that owns each table."""
    epochs: dict[TableId, int] = field(default_factory=dict)
    expires: dict[int, float] = field(default_factory=dict)
    """When the lease of each life expires."""
    names: dict[int, str] = field(default_factory=dict)
    ran: dict[int, float] = field(default_factory=dict)
    """How long each life is known to have run."""
    written: dict[TableId, tuple[int, float]] = field(default_factory=dict)
    """The life in which each table's last entry was written, and its uptime then."""
    takeovers: int = 0
    until_takeover: dict[TableId, list[Callable[[], None]]] = field(default_factory=dict)
    """Delayed commits that arrive at the worst moment: when another node has just taken the table."""
    checks_epochs: bool = True
    minds_leases: bool = True
    trespasses: list[str] = field(default_factory=list)
    """Entries accepted from a node that did not own the table."""

    def has_lease(self, life: int, now: float) -> bool:
        return self.expires.get(life, 0.0) > now

    def put_by(self, table: TableId, entry: Entry, life: int, epoch: int, uptime: float) -> StoreError | None:
        if table not in self.logs:
            return NoSuchTable(table)
        if self.checks_epochs and epoch != self.epochs.get(table, 0):
            return VersionConflict(table, entry.version, None)
        if entry.version != self.version(table):
            return VersionConflict(table, entry.version, self.version(table))
        if life != self.owners.get(table):
            self.trespasses.append(f"version {entry.version} was written by {self.names[life]}, who is not the owner")
        self.logs[table].append(entry)
        self.written[table] = (life, uptime)
        return None


@dataclass
class DatabaseFaults:
    """How bad the connection to the database is."""

    slow: tuple[float, float] = (0.2, 5.0)
    """Range of a round trip's duration in milliseconds."""
    failing: float = 0.0
    """Share of answers lost; the request may have been carried out."""
    late: float = 0.0
    """Share of commits delayed for seconds without an answer."""


Later = Callable[[float, Callable[[], None]], object]


class NodeStore:
    """One node's access to the database: its log, its lease and its tables."""

    def __init__(
        self,
        platter: SharedPlatter,
        world: VirtualClock,
        here: Later,
        rng: random.Random,
        faults: DatabaseFaults,
        stall: Callable[[], None],
    ) -> None:
        self._platter = platter
        self._world = world
        self._here = here
        """Calls a function on this node, unless it has died by then."""
        self._rng = rng
        self._faults = faults
        self._stall = stall
        """Pauses this node, so another takes its tables."""
        self.life = 0
        self._begun = 0.0
        self._epochs: dict[TableId, int] = {}
        self._in_doubt: set[TableId] = set()
        """Tables with a commit whose outcome is unknown; they are claimed again before they are read."""

    # Leases

    def begin_life(self, name: str) -> None:
        life = self.life = len(self._platter.names) + 1
        self._platter.names[life] = name
        self._platter.expires[life] = self._world.now() + LEASE
        self._begun = self._world.now()
        self._lose_epochs()

    def _lose_epochs(self) -> None:
        self._in_doubt |= self._epochs.keys()
        self._epochs.clear()

    def renew(self, told: Callable[[bool], None]) -> None:
        life = self.life

        def ask() -> None:
            good = self._platter.has_lease(life, self._world.now())
            if good:
                self._platter.expires[life] = self._world.now() + LEASE
                self._platter.ran[life] = self._uptime()
            self._answer(lambda: told(good))

        self._ask(ask)

    def claim(self, table: TableId, told: Callable[[StoreError | None], None]) -> None:
        life = self.life

        def ask() -> None:
            platter, now = self._platter, self._world.now()
            former = platter.owners.get(table, 0)
            if not platter.has_lease(life, now):
                self._answer(lambda: told(Unavailable("no lease")))
            elif platter.minds_leases and former != life and platter.has_lease(former, now):
                owner = platter.names[former]
                self._answer(lambda: told(OwnedElsewhere(table, owner)))
            else:
                if former != life:
                    platter.takeovers += 1
                    for late in platter.until_takeover.pop(table, ()):
                        self._world.call_at(now, late)
                platter.owners[table] = life
                epoch = platter.epochs.get(table, 0) + platter.minds_leases
                platter.epochs[table] = epoch

                def done() -> None:
                    if self.life == life:
                        self._epochs[table] = epoch
                        self._in_doubt.discard(table)
                        told(None)
                    else:
                        told(Unavailable("another life"))

                self._answer(done)

        self._ask(ask)

    def release(self, table: TableId) -> None:
        life = self.life

        def ask() -> None:
            if self._platter.owners.get(table) == life:
                self._platter.owners[table] = 0

        self._ask(ask)

    def end_life(self) -> None:
        self._platter.expires[self.life] = 0.0

    # The log

    def save(self, record: Record, done: OnDurable) -> None:
        def ask() -> None:
            platter, table = self._platter, record.table
            error = TableExists(table) if table in platter.records else None
            if error is None:
                platter.records[table] = record
                platter.saved.append(record)
                platter.logs[table] = []
            self._answer(lambda: done(error))

        self._ask(ask)

    def change(self, record: Record, done: OnDurable) -> None:
        life = self.life

        def ask() -> None:
            error = None if self._platter.owners.get(record.table) == life else NotOwner(record.table)
            if error is None:
                self._platter.records[record.table] = record
                self._platter.saved.append(record)
            self._answer(lambda: done(error))

        self._ask(ask)

    def append(
        self,
        table: TableId,
        entry: Entry,
        done: OnDurable,
        *,
        seated: Sequence[Identity] = (),
        finished: Moment | None = None,
    ) -> None:
        life, epoch = self.life, self._epochs.get(table, -1)
        chance = self._rng.random()

        def ask() -> None:
            error = self._platter.put_by(table, entry, life, epoch, self._uptime())
            if chance < self._faults.failing:
                error = Unavailable("no answer")
            self._answer(lambda: done(error))

        def come_late() -> None:
            self._platter.put_by(table, entry, life, epoch, self._uptime())

        if chance > 1 - self._faults.late:
            # the connection is lost with the commit in transit; start a new epoch before continuing
            if self._rng.random() < 0.5:
                self._world.call_at(self._world.now() + self._rng.uniform(0, 8000), come_late)
            else:
                self._platter.until_takeover.setdefault(table, []).append(come_late)
                self._stall()
            self._lose_epochs()
            self._answer(lambda: done(Unavailable("no answer")))
        else:
            self._ask(ask)

    def read(self, table: TableId, found: OnHistory) -> None:
        def read() -> None:
            if table not in self._platter.records:
                self._answer(lambda: found(NoSuchTable(table)))
                return
            history = History(self._platter.records[table], tuple(self._platter.logs[table]), self._ran(table))
            self._answer(lambda: found(history))

        if table in self._in_doubt:
            # after a commit in doubt: nothing sent earlier can be accepted any more, whichever node owns the table now
            def claimed(error: StoreError | None) -> None:
                if error is None or isinstance(error, OwnedElsewhere):
                    self._in_doubt.discard(table)
                    self._ask(read)
                else:
                    found(error)

            self.claim(table, claimed)
        else:
            self._ask(read)

    def record_uptime(self) -> None:
        self._platter.ran[self.life] = self._uptime()

    def _uptime(self) -> float:
        return self._world.now() - self._begun

    def _ran(self, table: TableId) -> float:
        stamp = self._platter.written.get(table)
        if stamp is None:
            return 0.0
        life, written = stamp
        ended = self._uptime() if life == self.life else self._platter.ran.get(life, 0.0)
        return max(ended - written, 0.0)

    def _ask(self, ask: Callable[[], None]) -> None:
        """Delivers requests to the database in order, even if this node dies."""
        self._sent = max(self._world.now() + self._rng.uniform(*self._faults.slow) / 2, getattr(self, "_sent", 0.0))
        self._world.call_at(self._sent, ask)

    def _answer(self, answer: Callable[[], None]) -> None:
        self._here(self._rng.uniform(*self._faults.slow) / 2, answer)
