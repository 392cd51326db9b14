"""All tables of a server: those that are awake, and sleeping ones, which wake from their logs when a client
connects."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from tercet.core.engine.game import Game
from tercet.core.games import TABLE_KINDS
from tercet.store.port import Damaged, History, NoSuchTable, Record, StoreError, TableId, Unavailable
from tercet.tables.dependencies import Clock, Dependencies
from tercet.tables.event_log import Fold
from tercet.tables.table import Table

SLEEP_AFTER: Final = 60_000.0
"""Milliseconds an unused table stays awake."""
TICK: Final = 1_000.0
"""Milliseconds between records of uptime; after a crash, a table's clock is at most this far behind (C20)."""
SLEEP_CHECK_TICKS: Final = 10
"""Number of ticks between checks for tables to put to sleep."""
SLICE: Final = 32
"""Number of entries folded at a time, about as much work as a few commands."""

NOT_WOKEN: Final = Unavailable("the table could not be woken")
NOT_NOW: Final = Unavailable("a backup is being restored")

Found = Callable[[Table | StoreError], None]
Folded = Callable[[Fold | Damaged], None]


class TableRegistry:
    """Finds tables by their code. A sleeping table exists only as rows in the store."""

    def __init__(self, dependencies: Dependencies) -> None:
        self.dependencies = dependencies
        self.on_wake: Callable[[Table], None] | None = None
        """Called with each table that wakes or is created, to restore its bots."""
        self.on_finish: Callable[[TableId], None] | None = None
        """Called with each table whose game ends."""
        self._awake: dict[TableId, Table] = {}
        self._waking: dict[TableId, list[Found]] = {}
        self._fold_queue = FoldQueue(dependencies.clock)
        self._stopped: dict[TableId, float] = {}
        """The clocks of tables that were put to sleep during play."""
        self._suspended: set[str] = set()
        """The reasons why no table may wake now."""
        self._suspensions = 0
        """Number of suspensions; a table requested before the last one does not wake, since its data may be stale."""
        self._ticks = 0
        self._set_tick()

    def __len__(self) -> int:
        return len(self._awake)

    def __iter__(self) -> Iterator[Table]:
        return iter(self._awake.values())

    def make(self, record: Record, found: Found) -> None:
        """Creates a table, which can be found once its record is durable.

        A client that already knows its code may look for it at the same time; whichever comes first wakes the table,
        only once.
        """
        table, asked = record.table, self._suspensions

        def wake() -> Table | StoreError:
            if not self._may_wake(asked):
                return NOT_NOW
            return self._awake.get(table) or self._wake(History(record, ()))

        def claimed(error: StoreError | None) -> None:
            if error is None and table in self._waking:
                # a search that began before the record was saved finds nothing
                self._waking[table].append(lambda other: found(wake() if isinstance(other, NoSuchTable) else other))
            else:
                found(error or wake())

        def saved(error: StoreError | None) -> None:
            if error is None:
                self.dependencies.ownership.claim(table, claimed)
            else:
                found(error)

        self.dependencies.log.save(record, saved)

    def find(self, table: TableId, found: Found) -> None:
        """Finds a table by its code and wakes it if necessary; calls `found` immediately if it is awake."""
        if self._suspended:
            found(NOT_NOW)
            return
        awake = self._awake.get(table)
        if awake is not None:
            found(awake)
            return
        waiting = self._waking.get(table)
        if waiting is not None:
            waiting.append(found)
            return
        self._waking[table] = [found]
        asked = self._suspensions
        self.dependencies.ownership.claim(table, lambda error: self._claimed(table, asked, error))

    def in_use(self) -> tuple[TableId, ...]:
        """Returns the tables that are awake or being woken; may be called from any thread."""
        return (*self._awake.copy(), *self._waking.copy())

    def awake(self, table: TableId) -> Table | None:
        """Returns a table if it is awake."""
        return self._awake.get(table)

    def put_to_sleep(self, table: TableId, *, hand_over: bool = False) -> None:
        """Puts a table to sleep even if people are connected; tells them to reconnect.

        With `hand_over`, another process may continue it, even in mid-play.
        """
        awake = self._awake.pop(table, None)
        if awake is not None:
            stopped = awake.stopped_at
            if stopped is not None:
                self._stopped[table] = stopped
            awake.close("restart")
            if stopped is None or hand_over:
                # a table stopped during play can continue elsewhere, because its clock is recorded
                self.dependencies.ownership.release(table)

    def give_up(self, table: TableId, event_log: object) -> None:
        """Gives up a table that now belongs to another node; tells people here to reconnect, so they find it there."""
        awake = self._awake.get(table)
        if awake is None:
            self._stopped.pop(table, None)
        elif awake.event_log is event_log:
            del self._awake[table]
            awake.close("restart")

    def drop(self, table: TableId) -> None:
        """Drops a deleted table: notifies everybody there, and stops finding it."""
        self._stopped.pop(table, None)
        awake = self._awake.pop(table, None)
        if awake is not None:
            awake.close("closed")

    def hand_over(self) -> int:
        """Prepares a server stop: wakes no more tables, releases those without pending writes, and returns the number
        of tables that remain."""
        self._suspended.add("stopping")
        idle = [table for table, awake in self._awake.items() if not awake.event_log.is_busy]
        if idle:
            self._isolated("record_uptime", self.dependencies.log.record_uptime)
        for table in idle:
            self._isolated("put_to_sleep", lambda table: self.put_to_sleep(table, hand_over=True), table)
        return len(self._awake)

    def close(self) -> None:
        """Stops all tables and their clocks at a server stop; tells everybody to reconnect soon (C20)."""
        for table in list(self._awake):
            self._isolated("put_to_sleep", self.put_to_sleep, table)
        self._isolated("record_uptime", self.dependencies.log.record_uptime)

    def suspend(self, why: str = "restore") -> None:
        """Puts all tables to sleep, and wakes none until `resume`, because their data is unreachable."""
        self._suspended.add(why)
        self._suspensions += 1
        self.close()

    def resume(self, why: str = "restore") -> None:
        """Lets tables wake again, with their clocks where they stopped, unless another reason to wait remains."""
        self._suspended.discard(why)

    def forget_clocks(self) -> None:
        """Forgets the clocks of stopped tables, which other processes may have continued."""
        self._stopped.clear()

    @contextmanager
    def suspended(self) -> Iterator[None]:
        """Suspends all tables while their data is being replaced."""
        self.suspend()
        try:
            yield
        finally:
            self.forget_clocks()
            self.resume()

    def put_idle_to_sleep(self) -> int:
        """Puts tables that nobody has used for a while to sleep; returns their number."""
        limit = self.dependencies.clock.now() - SLEEP_AFTER
        idle = [table for table, awake in self._awake.items() if awake.last_used < limit and awake.may_sleep]
        for table in idle:
            self._isolated("put_to_sleep", self.put_to_sleep, table)
        return len(idle)

    def _set_tick(self) -> None:
        clock = self.dependencies.clock
        clock.call_at(clock.now() + TICK, self._tick)

    def _tick(self) -> None:
        # schedule the next tick first, so a failure in this tick does not stop the ticks
        self._set_tick()
        self._ticks += 1
        if self._awake:
            self._isolated("record_uptime", self.dependencies.log.record_uptime)
        if self._ticks % SLEEP_CHECK_TICKS == 0:
            self._isolated("put_idle_to_sleep", self.put_idle_to_sleep)

    def _isolated(self, what: str, function: Callable[..., object], *args: object) -> None:
        """Calls a function and reports any exception."""
        try:
            function(*args)
        except Exception as error:
            self.dependencies.report_error(what, error)

    def _may_wake(self, asked: int) -> bool:
        """Whether a table may wake: not while tables are suspended, or if there was a suspension since it was
        requested."""
        return not self._suspended and asked == self._suspensions

    def _claimed(self, table: TableId, asked: int, error: StoreError | None) -> None:
        if error is None:
            self.dependencies.log.read(table, lambda history: self._read(table, asked, history))
        else:
            self._folded(table, asked, error)

    def _read(self, table: TableId, asked: int, history: History | StoreError) -> None:
        game = TABLE_KINDS.get(history.record.game) if isinstance(history, History) else None
        if game is None or isinstance(history, StoreError) or len(history.entries) <= SLICE:
            self._folded(table, asked, history)
        else:
            self._fold_queue.fold(game, history, lambda fold: self._folded(table, asked, history, fold))

    def _folded(
        self, table: TableId, asked: int, history: History | StoreError, fold: Fold | Damaged | None = None
    ) -> None:
        found: Table | StoreError = NOT_WOKEN
        try:
            if not self._may_wake(asked):
                found = NOT_NOW
            elif isinstance(fold, StoreError):
                found = fold
            else:
                found = history if isinstance(history, StoreError) else self._wake(history, fold)
        finally:
            # even after an unexpected error, no client may wait forever
            for waiting in self._waking.pop(table, ()):
                self._isolated("found", waiting, found)

    def _wake(self, history: History, fold: Fold | None = None) -> Table | StoreError:
        game = TABLE_KINDS.get(history.record.game)
        if game is None:
            return NoSuchTable(f"{history.record.table} plays {history.record.game}, which is not known here")
        try:
            stopped = self._stopped.get(history.record.table)
            table = Table(game, history, self.dependencies, stopped_at=stopped, fold=fold)
        except Damaged as error:
            return error
        self._stopped.pop(table.id, None)
        table.on_gone = lambda: self._gone(table)
        table.on_finish = lambda: self._finished(table)
        if not self._awake:
            # an empty registry records no uptime, and the next tick may be a second away
            self._isolated("record_uptime", self.dependencies.log.record_uptime)
        self._awake[table.id] = table
        if self.on_wake is not None:
            self.on_wake(table)
        return table

    def _finished(self, table: Table) -> None:
        if self.on_finish is not None:
            self.on_finish(table.id)

    def _gone(self, table: Table) -> None:
        """Called by a table that found its rows deleted."""
        if self._awake.get(table.id) is table:
            self.drop(table.id)
        else:
            table.close("closed")


class FoldQueue:
    """Folds long logs a slice at a time, in turns, so that waking one table never blocks another."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: deque[tuple[Fold, Folded]] = deque()

    def fold(self, game: Game[Any, Any, Any], history: History, folded: Folded) -> None:
        """Calls `folded` with the complete fold, immediately for a short log."""
        fold = Fold(game, history)
        if len(history.entries) <= SLICE:
            self._fold_slice(fold, folded)
            return
        self._waiting.append((fold, folded))
        if len(self._waiting) == 1:
            self._set_turn()

    def _set_turn(self) -> None:
        self._clock.call_at(self._clock.now(), self._turn)

    def _turn(self) -> None:
        fold, folded = self._waiting.popleft()
        try:
            if not self._fold_slice(fold, folded):
                self._waiting.append((fold, folded))
        finally:
            if self._waiting:
                self._set_turn()

    @staticmethod
    def _fold_slice(fold: Fold, folded: Folded) -> bool:
        try:
            done = fold.advance(SLICE)
        except Damaged as error:
            folded(error)
            return True
        if done:
            folded(fold)
        return done
