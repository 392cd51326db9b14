"""What a store is: an append-only log per table (`Log`), and queries across tables (`Archive`).

The log speaks in callbacks, not in coroutines: a table appends on every command, and a task per command costs more than
deciding it does; and a simulation can drive callbacks in virtual time without an event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, Final, NewType, Protocol, TypeVar, runtime_checkable

import msgspec

from tercet.core.engine.game import Version
from tercet.core.identity import Identity

TableId = NewType("TableId", str)
"""The unguessable code of a table."""
CODE_ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters and digits that are not mistaken for each other when a code is read aloud."""
CODE_LENGTH: Final = 13
"""65 bits of chance: nobody finds a table by guessing."""
Moment = NewType("Moment", int)
"""Milliseconds since 1970, in UTC."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed when a table is made, and the few things its host may change later."""

    table: TableId
    game: str
    rules: bytes
    """The rule set as JSON."""
    host: Identity
    created: Moment
    listed: bool = False
    chat: bool = False
    """Whether free text is allowed, in addition to quick phrases."""
    finished: Moment | None = None
    """When the game ended; the store sets it."""
    successor: TableId | None = None
    """The table where the same people continue: a rematch."""


class Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What one command led to: its events, as bytes that the store does not interpret."""

    version: Version
    """How many events came before."""
    by: Identity
    """Whose command it was; empty for the table's own."""
    command: str
    """The id that the client gave it, so it is applied once however often it is sent."""
    events: tuple[bytes, ...]

    @property
    def next(self) -> Version:
        return Version(self.version + len(self.events))


CALENDAR_TRUST: Final = 7 * 24 * 3600 * 1000
"""Milliseconds by which the date may be ahead of the last one before somebody has to confirm it."""


class StoreDate(msgspec.Struct, frozen=True):
    """The date that decides what is old: the store's own, or its database's."""

    now: Moment
    believed: Moment
    """The last date that followed the one before within a week, or that somebody has confirmed."""

    @property
    def has_jumped(self) -> bool:
        """Whether the date may be wrong, so that nothing may be deleted by it."""
        return self.now > self.believed + CALENDAR_TRUST


class FinishedGame(msgspec.Struct, frozen=True):
    """One line of a guest's own list of games."""

    table: TableId
    game: str
    finished: Moment


class StoreError(Exception):
    """Why the store failed: in English for the log, and by the message `store-REASON` for people."""

    def __init__(self, message: str = "", reason: str = "", **details: object) -> None:
        super().__init__(message)
        self.reason = reason
        """Part of a message's name; empty if no command of ours leads to it."""
        self.details = {name: str(value) for name, value in details.items()}


class VersionConflict(StoreError):
    """The table's log is not at the expected version: somebody else has written to it."""

    def __init__(self, table: TableId, expected: int, actual: int | None) -> None:
        found = "is another's to write to" if actual is None else f"is at version {actual}"
        super().__init__(f"table {table} {found}, not at {expected}")


class NotOwner(StoreError):
    """The table now belongs to another process, which alone may write to it."""

    def __init__(self, table: TableId) -> None:
        super().__init__(f"table {table} is another's to write to")


class NoSuchTable(StoreError):
    """There is no table with this code, or it has been deleted."""


class TableExists(StoreError):
    """There is a table with this code already."""

    def __init__(self, table: TableId) -> None:
        super().__init__(f"there is a table {table} already")


class Unavailable(StoreError):
    """The store could not write or read just now; the next read shows whether the entry was stored."""


class Damaged(StoreError):
    """The stored data is damaged; nothing is guessed."""


class TooNew(StoreError):
    """The data was written by a newer version of this program."""


class Unreleased(StoreError):
    """The data was written before the first release."""

    def __init__(self, place: object) -> None:
        super().__init__(
            f"{place} was written before Tercet 0.1.0 and cannot be read by it; nothing has been changed",
            "unreleased",
            place=place,
        )


class NotABackup(Damaged):
    """A file that holds no data of ours, or not whole."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is not a backup of Tercet's data, or it is damaged; nothing has been changed")
        self.path = path


class InUse(StoreError):
    """Another server is using this data."""


Soon = Callable[..., Any]
"""Calls a function with arguments a little later, such as `loop.call_soon`."""
OnDurable = Callable[[StoreError | None], None]
"""Called once: with None when it is durable, else with the error. Never called before the call has returned."""
OnHistory = Callable[["History | StoreError"], None]


class History(msgspec.Struct, frozen=True):
    """A table's record and its whole log."""

    record: Record
    entries: tuple[Entry, ...]
    ran: float = 0.0
    """How many milliseconds the server ran on after the last entry: until it stopped, as far as that was recorded, or
    until now."""

    @property
    def version(self) -> Version:
        return self.entries[-1].next if self.entries else Version(0)


class Log(Protocol):
    """What a table needs from a store."""

    def save(self, record: Record, done: OnDurable) -> None:
        """Creates a table; TableExists if there is one with this code."""

    def change(self, record: Record, done: OnDurable) -> None:
        """Changes what a table's host may change; `successor` is never removed.

        Nothing is written for a deleted table, or for one that another process owns.
        """

    def append(
        self,
        table: TableId,
        entry: Entry,
        done: OnDurable,
        *,
        seated: Sequence[Identity] = (),
        finished: Moment | None = None,
    ) -> None:
        """Adds an entry if the log is at `entry.version`, else `VersionConflict`. That is the only lock there is.

        `seated` are guests to be found by `games_of` later; `finished` ends the game.
        """

    def read(self, table: TableId, found: OnHistory) -> None:
        """The record and all entries, possibly including some whose append has not been answered yet."""

    def record_uptime(self) -> None:
        """Records that the server is still running, so that `History.ran` is right after it has stopped (C20)."""


TablesInUse = Callable[[], Collection[TableId]]
"""Returns the tables that are in use."""
EraseGuest = Callable[[Record, Entry], Entry]
"""Rewrites an entry without a guest."""


class Archive(Protocol):
    """Queries across tables, outside play."""

    async def record(self, table: TableId) -> Record:
        """The record of a table; NoSuchTable if there is none."""

    async def note(self, table: TableId, kind: str) -> bytes | None:
        """A note about a table that its log does not contain, or None."""

    async def save_note(self, table: TableId, kind: str, data: bytes) -> None:
        """Stores a note about a table, until the table or one of its guests is deleted."""

    async def revoke(self, mark: bytes) -> None:
        """Stores that an identity is no longer valid; the mark says which, not whose."""

    async def revoked(self, since: Moment) -> frozenset[bytes]:
        """All such marks; those from before this moment are deleted."""

    async def games_of(
        self, guest: Identity, *, before: Moment | None = None, limit: int = 50
    ) -> tuple[FinishedGame, ...]:
        """A guest's finished games, latest first: `limit` of them, and any others that ended at the same moment as the
        last."""

    async def finished_tables(self, *, after: tuple[Moment, TableId], limit: int) -> tuple[tuple[Moment, TableId], ...]:
        """Everybody's finished games, ordered by when they ended and then by code, after a given one."""

    async def finished_logs(self, tables: Sequence[TableId]) -> tuple[History, ...]:
        """The records and logs of several finished games, read together; without `ran`, and without those that are
        unfinished, deleted or damaged."""

    async def tables_of(self, guest: Identity) -> tuple[TableId, ...]:
        """Every table where a guest ever had a seat, finished or not."""

    async def unfinished_tables_of(self, guest: Identity, *, limit: int = 50) -> tuple[TableId, ...]:
        """The tables where a guest sat whose games have not ended, the newest first."""

    async def hosted_by(self, guest: Identity) -> tuple[TableId, ...]:
        """Every unfinished table that a guest created and where somebody has or had a seat."""

    async def erase_guest(self, guest: Identity, change: EraseGuest) -> int:
        """Rewrites every entry of the tables where a guest had a seat and removes them from the lists; returns how many
        tables.

        Notes about those games are deleted. Of a damaged log, what can still be read is rewritten.
        """

    async def check_date(self, *, confirmed: bool = False) -> StoreDate:
        """The current date, recorded as believed if it follows the last one within a week or is confirmed."""

    async def delete_old_tables(
        self, *, finished_before: Moment, idle_before: Moment, in_use: TablesInUse = tuple
    ) -> tuple[TableId, ...]:
        """Deletes games that ended, and unfinished tables last written to, before these moments; returns their codes.

        Tables in use here, or owned by a node with a lease, are kept. `in_use` may be called from another thread. Works
        in small slices, like `erase_guest`, so that writes do not wait.
        """

    async def backup(self, path: Path) -> None:
        """A consistent copy of everything, made while the store is in use."""

    async def restore(self, copy: Path) -> None:
        """Replaces the data with a checked backup that is beside it."""

    async def close(self) -> None:
        """Finishes pending work."""


class Store(Log, Archive, Protocol):
    """Both together: what a server is given."""


@runtime_checkable
class CountsCommits(Protocol):
    """A store that counts its writes for the metrics."""

    @property
    def commits(self) -> int:
        """How many groups were committed."""

    @property
    def appended(self) -> int:
        """How many entries they held."""


@runtime_checkable
class TimesCommits(Protocol):
    """A store that times its writes."""

    def time_commits(self, observe: Callable[[float], None]) -> None:
        """`observe` is called with the seconds that each commit took."""


ResultT = TypeVar("ResultT")


async def answered(ask: Callable[[Callable[[ResultT | StoreError], None]], None]) -> ResultT:
    """Awaits a result delivered by callback: `await answered(lambda found: log.read(table, found))`."""
    future: asyncio.Future[ResultT] = asyncio.get_running_loop().create_future()

    def done(answer: ResultT | StoreError) -> None:
        if future.cancelled():
            return
        if isinstance(answer, StoreError):
            future.set_exception(answer)
        else:
            future.set_result(answer)

    ask(done)
    return await future


async def durable(ask: Callable[[OnDurable], None]) -> None:
    """Waits until something is on the disk: `await durable(lambda done: log.append(table, entry, done))`."""
    await answered(ask)


def running() -> float:
    """Monotonic milliseconds from an arbitrary start; on most systems they stop while the machine is suspended."""
    return time.monotonic() * 1000
