"""A store on a simulated disk: unsynced data is lost when the process dies, and any call may fail."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tercet.core.engine.game import Version
from tercet.core.identity import Identity
from tercet.store.port import (
    Entry,
    History,
    Moment,
    NoSuchTable,
    OnDurable,
    OnHistory,
    Record,
    StoreError,
    TableExists,
    TableId,
    Unavailable,
    VersionConflict,
)
from tercet.tables.dependencies import Clock


@dataclass
class Platter:
    """The durable data, which survives every process."""

    records: dict[TableId, Record] = field(default_factory=dict)
    logs: dict[TableId, list[Entry]] = field(default_factory=dict)
    saved: list[Record] = field(default_factory=list)
    """Every record ever saved, in order."""
    stamps: dict[TableId, float] = field(default_factory=dict)
    """When the last entry of each log was written, in milliseconds of server uptime."""
    puts: dict[TableId, list[tuple[float, int]]] = field(default_factory=dict)
    """When each entry was written by the world's clock, and by which server; servers cannot see this."""
    lives: list[tuple[float, float]] = field(default_factory=list)
    """When each server ran, in the same milliseconds, as far as it recorded that."""

    def delete(self, table: TableId) -> None:
        """Deletes everything stored about a table."""
        del self.records[table], self.logs[table]
        self.stamps.pop(table, None)

    def version(self, table: TableId) -> Version:
        log = self.logs[table]
        return log[-1].next if log else Version(0)

    def events(self, table: TableId) -> list[bytes]:
        return [raw for entry in self.logs.get(table, []) for raw in entry.events]


@dataclass
class DiskFaults:
    """How bad the disk is."""

    sync: tuple[float, float] = (0.1, 4.0)
    """Range of a sync's duration in milliseconds."""
    failing: float = 0.0
    """Share of groups refused."""
    lying: float = 0.0
    """Share of groups refused although they were written."""
    unreadable: float = 0.0
    forgetting: float = 0.0
    """Share of failures to record that the server runs."""


class DiskStore:
    """One process's access to the platter: a queue, a group commit, answers through the clock."""

    def __init__(self, platter: Platter, clock: Clock, rng: random.Random, faults: DiskFaults) -> None:
        self._platter = platter
        self._clock = clock
        self._rng = rng
        self._faults = faults
        noted = [ended for _, ended in platter.lives] + list(platter.stamps.values())
        self._started = max(noted, default=0.0) + 1
        self._opened = clock.now()
        platter.lives.append((self._started, self._started))
        self._queue: list[tuple[TableId, Entry, OnDurable, Moment | None]] = []
        self._syncing: list[tuple[TableId, Entry, OnDurable, Moment | None]] = []

    def save(self, record: Record, done: OnDurable) -> None:
        self._save(record, done, is_new=True)

    def change(self, record: Record, done: OnDurable) -> None:
        self._save(record, done, is_new=False)

    def _save(self, record: Record, done: OnDurable, *, is_new: bool) -> None:
        def save() -> None:
            chance = self._rng.random()
            if is_new and record.table in self._platter.records:
                done(TableExists(record.table))
                return
            if chance < self._faults.failing:
                done(Unavailable("the disk is full"))
                return
            self._platter.records[record.table] = record
            self._platter.saved.append(record)
            self._platter.logs.setdefault(record.table, [])
            lied = chance < self._faults.failing + self._faults.lying
            done(Unavailable("the disk did not answer") if lied else None)

        self._later(save)

    def append(
        self,
        table: TableId,
        entry: Entry,
        done: OnDurable,
        *,
        seated: Sequence[Identity] = (),
        finished: Moment | None = None,
    ) -> None:
        self._queue.append((table, entry, done, finished))
        if not self._syncing:
            self._later(self._begin, 0.0)

    def read(self, table: TableId, found: OnHistory) -> None:
        def read() -> None:
            if self._rng.random() < self._faults.unreadable:
                found(Unavailable("the disk cannot be read"))
            elif table not in self._platter.records:
                found(NoSuchTable(table))
            else:
                found(History(self._platter.records[table], tuple(self._platter.logs[table]), self._ran(table)))

        self._later(read)

    def record_uptime(self) -> None:
        if self._faults.forgetting and self._rng.random() < self._faults.forgetting:
            raise OSError("the disk is full")
        self._platter.lives[-1] = (self._started, self._uptime())

    @property
    def unnoted(self) -> float:
        """How long this server has run since it last recorded that."""
        return self._uptime() - self._platter.lives[-1][1]

    def _uptime(self) -> float:
        return self._started + self._clock.now() - self._opened

    def _ran(self, table: TableId) -> float:
        stamp = self._platter.stamps.get(table)
        if stamp is None:
            return 0.0
        if stamp >= self._started:
            return self._uptime() - stamp
        ends = [ended for started, ended in self._platter.lives if started <= stamp]
        return max(ends[-1] - stamp, 0.0)

    def crash(self) -> None:
        """Kills the process: part of what was being synced may have reached the platter, unknown to anybody."""
        for table, entry, _, finished in self._syncing[: self._rng.randrange(len(self._syncing) + 1)]:
            self._put(table, entry, finished)
        self._queue.clear()
        self._syncing.clear()

    def _later(self, function: Callable[[], None], millis: float | None = None) -> None:
        wait = self._rng.uniform(*self._faults.sync) if millis is None else millis
        self._clock.call_at(self._clock.now() + wait, function)

    def _begin(self) -> None:
        if not self._syncing and self._queue:
            self._syncing, self._queue = self._queue, []
            self._later(self._end)

    def _end(self) -> None:
        group, self._syncing = self._syncing, []
        chance = self._rng.random()
        refused = chance < self._faults.failing
        lied = not refused and chance < self._faults.failing + self._faults.lying
        for table, entry, done, finished in group:
            error: StoreError | None = Unavailable("the disk is full") if refused else None
            if not refused:
                error = self._put(table, entry, finished)
            done(Unavailable("the disk did not answer") if lied else error)
        self._begin()

    def _put(self, table: TableId, entry: Entry, finished: Moment | None) -> StoreError | None:
        if table not in self._platter.logs:
            return NoSuchTable(table)
        version = self._platter.version(table)
        if version != entry.version:
            return VersionConflict(table, entry.version, version)
        self._platter.logs[table].append(entry)
        self._platter.stamps[table] = self._uptime()
        self._platter.puts.setdefault(table, []).append((self._clock.now(), len(self._platter.lives)))
        return None
