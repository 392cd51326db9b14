"""What a store is: an append-only log per table (`Log`), and queries across tables (`Archive`).

The log uses callbacks instead of coroutines. A table appends on every command, and a task per command would cost more
than deciding it; and a simulation can run callbacks in virtual time without an event loop.
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
"""65 random bits: nobody can guess a table's code."""
Moment = NewType("Moment", int)
"""Milliseconds since 1970, in UTC."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed when a table is created, and the few things its host may change later."""

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
    """The number of events before this entry."""
    by: Identity
    """Whose command it was; empty for the table's own."""
    command: str
    """The client's id for the command, so that it is applied once however often it is sent."""
    events: tuple[bytes, ...]

    @property
    def next(self) -> Version:
        return Version(self.version + len(self.events))


CALENDAR_TRUST: Final = 7 * 24 * 3600 * 1000
"""How far the date may jump ahead, in milliseconds, before somebody has to confirm it."""


class StoreDate(msgspec.Struct, frozen=True):
    """The date that decides what is old, by the store's clock or its database's."""

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
    """Why the store failed, in English for the log; people are shown the message `store-REASON`."""

    def __init__(self, message: str = "", reason: str = "", **details: object) -> None:
        super().__init__(message)
        self.reason = reason
        """Part of a message's name; empty if none of our commands can cause it."""
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
    """A table with this code already exists."""

    def __init__(self, table: TableId) -> None:
        super().__init__(f"there is a table {table} already")


class Unavailable(StoreError):
    """The store could not write or read just now; the next read shows whether the entry was stored."""


class Damaged(StoreError):
    """The stored data is damaged; we do not guess what it was."""


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
    """The file does not contain our data, or is incomplete."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is not a backup of Tercet's data, or it is damaged; nothing has been changed")
        self.path = path


class InUse(StoreError):
    """Another server is using this data."""


Soon = Callable[..., Any]
"""Calls a function with arguments a little later, as `loop.call_soon` does."""
OnDurable = Callable[[StoreError | None], None]
"""Called once: with None when it is durable, else with the error. Never called before the call has returned."""
OnHistory = Callable[["History | StoreError"], None]


class History(msgspec.Struct, frozen=True):
    """A table's record and its whole log."""

    record: Record
    entries: tuple[Entry, ...]
    ran: float = 0.0
    """How many milliseconds the server kept running after the last entry: until it stopped, as far as it was recorded,
    or until now."""

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
        """Adds an entry if the log is at `entry.version`, else `VersionConflict`. There is no other lock.

        `games_of` will find the guests in `seated`; `finished` ends the game.
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
        """Data about a table that is not in its log, or None."""

    async def save_note(self, table: TableId, kind: str, data: bytes) -> None:
        """Stores a note about a table, until the table or one of its guests is deleted."""

    async def revoke(self, mark: bytes) -> None:
        """Stores that an identity is no longer valid. The mark identifies it without revealing whose it was."""

    async def revoked(self, since: Moment) -> frozenset[bytes]:
        """All marks since this moment; deletes the earlier ones."""

    async def games_of(
        self, guest: Identity, *, before: Moment | None = None, limit: int = 50
    ) -> tuple[FinishedGame, ...]:
        """A guest's finished games, latest first: `limit` of them, and any others that ended at the same moment as the
        last."""

    async def finished_tables(self, *, after: tuple[Moment, TableId], limit: int) -> tuple[tuple[Moment, TableId], ...]:
        """Everybody's finished games, ordered by when they ended and then by code, after a given one."""

    async def finished_logs(self, tables: Sequence[TableId]) -> tuple[History, ...]:
        """The records and logs of several finished games, read together and without `ran`. Skips unfinished, deleted
        and damaged ones."""

    async def tables_of(self, guest: Identity) -> tuple[TableId, ...]:
        """Every table where a guest ever had a seat, finished or not."""

    async def unfinished_tables_of(self, guest: Identity, *, limit: int = 50) -> tuple[TableId, ...]:
        """The tables where a guest sat whose games have not ended, the newest first."""

    async def hosted_by(self, guest: Identity) -> tuple[TableId, ...]:
        """Every unfinished table that a guest created and where somebody has or had a seat."""

    async def erase_guest(self, guest: Identity, change: EraseGuest) -> int:
        """Rewrites every entry of the tables where a guest had a seat, and removes the guest from their lists; returns
        how many tables.

        Deletes notes about those games. In a damaged log, rewrites what can still be read.
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
        """Makes a consistent copy of everything while the store is in use."""

    async def restore(self, copy: Path) -> None:
        """Replaces the data with a checked backup from the same folder."""

    async def close(self) -> None:
        """Finishes pending work."""


class Store(Log, Archive, Protocol):
    """Both together, as a server needs them."""


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
        """Calls `observe` with the duration of each commit in seconds."""


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
    """Waits until something is durable: `await durable(lambda done: log.append(table, entry, done))`."""
    await answered(ask)


def running() -> float:
    """Monotonic milliseconds from an arbitrary start; on most systems they stop while the machine is suspended."""
    return time.monotonic() * 1000
