"""The interface of a store: an append-only log per table (`Log`), and queries across tables (`Archive`).

The log uses callbacks instead of coroutines, because a table appends on every command, and a task per command would
cost more than deciding it. A simulation can also run callbacks in virtual time without an event loop.
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
"""Letters and digits that nobody confuses when a code is read aloud."""
CODE_LENGTH: Final = 13
"""13 characters of 5 bits make 65 random bits, which nobody can guess."""
Moment = NewType("Moment", int)
"""Milliseconds since 1970, in UTC."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A table's settings: most are fixed when it is created, and its host may change a few later."""

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
    """When the game ended; set by the store."""
    successor: TableId | None = None
    """The table where the same people continue: a rematch."""


class Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The outcome of one command: its events, as bytes that the store does not interpret."""

    version: Version
    """The number of events before this entry."""
    by: Identity
    """The sender of the command; empty for the table's own commands."""
    command: str
    """The client's id for the command, so a repeated command is applied only once."""
    events: tuple[bytes, ...]

    @property
    def next(self) -> Version:
        return Version(self.version + len(self.events))


CALENDAR_TRUST: Final = 7 * 24 * 3600 * 1000
"""Milliseconds that the date may jump ahead before an operator must confirm it."""


class StoreDate(msgspec.Struct, frozen=True):
    """The date that decides which data is old, by the clock of the store or of its database."""

    now: Moment
    believed: Moment
    """The latest date that was at most a week after the previous one, or that an operator has confirmed."""

    @property
    def has_jumped(self) -> bool:
        """Whether the date may be wrong; if so, nothing may be deleted."""
        return self.now > self.believed + CALENDAR_TRUST


class FinishedGame(msgspec.Struct, frozen=True):
    """One line in a guest's list of games."""

    table: TableId
    game: str
    finished: Moment


class StoreError(Exception):
    """An error in the store, with an English message for the log; people see the localized message `store-REASON`."""

    def __init__(self, message: str = "", reason: str = "", **details: object) -> None:
        super().__init__(message)
        self.reason = reason
        """Part of the message's name; empty if none of the `tercet` commands can cause the error."""
        self.details = {name: str(value) for name, value in details.items()}


class VersionConflict(StoreError):
    """The table's log is not at the expected version, because another process has written to it."""

    def __init__(self, table: TableId, expected: int, actual: int | None) -> None:
        found = "belongs to another process" if actual is None else f"is at version {actual}, not {expected}"
        super().__init__(f"table {table} {found}")


class NotOwner(StoreError):
    """The table now belongs to another process, which alone may write to it."""

    def __init__(self, table: TableId) -> None:
        super().__init__(f"table {table} belongs to another process")


class NoSuchTable(StoreError):
    """No table has this code, or the table has been deleted."""


class TableExists(StoreError):
    """A table with this code already exists."""

    def __init__(self, table: TableId) -> None:
        super().__init__(f"table {table} already exists")


class Unavailable(StoreError):
    """The store cannot read or write now; the next read shows whether an entry was stored."""


class Damaged(StoreError):
    """The stored data is damaged, and we do not guess what it was."""


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
"""Schedules a call of a function with arguments, like `loop.call_soon`."""
OnDurable = Callable[[StoreError | None], None]
"""Called once: with None when the change is durable, otherwise with the error. Never called before the method that
takes it has returned."""
OnHistory = Callable[["History | StoreError"], None]


class History(msgspec.Struct, frozen=True):
    """A table's record and its whole log."""

    record: Record
    entries: tuple[Entry, ...]
    ran: float = 0.0
    """Milliseconds that the server kept running after the last entry: until it stopped, as far as recorded, or until
    now."""

    @property
    def version(self) -> Version:
        return self.entries[-1].next if self.entries else Version(0)


class Log(Protocol):
    """Stores the logs of tables."""

    def save(self, record: Record, done: OnDurable) -> None:
        """Creates a table; reports TableExists if the code is taken."""

    def change(self, record: Record, done: OnDurable) -> None:
        """Saves the settings that a table's host may change; never removes `successor`.

        Does nothing for a deleted table, or for one that another process owns.
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
        """Adds an entry if the log is at `entry.version`; otherwise reports VersionConflict. There is no other lock.

        Records the guests in `seated`, so `finished_tables_of` finds them; `finished` marks the game as ended.
        """

    def read(self, table: TableId, found: OnHistory) -> None:
        """Reads the record and all entries, possibly including some whose append has not been reported yet."""

    def record_uptime(self) -> None:
        """Records that the server is still running, so `History.ran` is correct after the server has stopped (C20)."""


TablesInUse = Callable[[], Collection[TableId]]
"""Returns the tables that are in use."""
EraseGuest = Callable[[Record, Entry], Entry]
"""Rewrites an entry without a guest."""


class Archive(Protocol):
    """Queries across tables, not used during play."""

    async def record(self, table: TableId) -> Record:
        """Returns a table's record, or raises NoSuchTable."""

    async def note(self, table: TableId, kind: str) -> bytes | None:
        """Returns a note: data about a table that is not in its log; None if there is none."""

    async def save_note(self, table: TableId, kind: str, data: bytes) -> None:
        """Stores a note about a table, until the table or one of its guests is deleted."""

    async def revoke(self, mark: bytes) -> None:
        """Records that an identity is no longer valid. The mark is a hash that does not reveal the identity."""

    async def revoked(self, since: Moment) -> frozenset[bytes]:
        """Returns all marks since this time, and deletes earlier ones."""

    async def finished_tables_of(
        self, guest: Identity, *, before: Moment | None = None, limit: int = 50
    ) -> tuple[FinishedGame, ...]:
        """Returns a guest's finished games, even those without a result, latest first: `limit` of them, plus any that
        ended in the same millisecond as the last."""

    async def finished_tables(self, *, after: tuple[Moment, TableId], limit: int) -> tuple[tuple[Moment, TableId], ...]:
        """Returns the finished games of all guests, ordered by end and then by code, starting after `after`."""

    async def finished_logs(self, tables: Sequence[TableId]) -> tuple[History, ...]:
        """Reads several finished games in one query, without `ran`. Skips unfinished, deleted and damaged ones."""

    async def tables_of(self, guest: Identity) -> tuple[TableId, ...]:
        """Returns every table where a guest ever had a seat, finished or not."""

    async def unfinished_tables_of(self, guest: Identity, *, limit: int = 50) -> tuple[TableId, ...]:
        """Returns the unfinished tables where a guest has or had a seat, newest first."""

    async def hosted_by(self, guest: Identity) -> tuple[TableId, ...]:
        """Returns every unfinished table that a guest created and where anybody has or had a seat."""

    async def erase_guest(self, guest: Identity, change: EraseGuest) -> int:
        """Rewrites every entry of the tables where a guest had a seat, and removes the guest from the tables' lists of
        guests; returns the number of tables.

        Deletes the notes about those tables. In a damaged log, rewrites the readable part.
        """

    async def check_date(self, *, confirmed: bool = False) -> StoreDate:
        """Returns the current date. Records it as believed if it is at most a week after the last one, or
        `confirmed`."""

    async def delete_old_tables(
        self, *, finished_before: Moment, idle_before: Moment, in_use: TablesInUse = tuple
    ) -> tuple[TableId, ...]:
        """Deletes games that ended before `finished_before`, and unfinished tables last written to before
        `idle_before`; returns their codes.

        Keeps tables that are in use here or owned by a node with a lease. May call `in_use` from another thread. Works
        in small slices, like `erase_guest`, so writes do not wait.
        """

    async def backup(self, path: Path) -> None:
        """Writes a consistent copy of everything while the store is in use."""

    async def restore(self, copy: Path) -> None:
        """Replaces the data with a checked backup from the same folder."""

    async def close(self) -> None:
        """Finishes pending work."""


class Store(Log, Archive, Protocol):
    """The whole interface, as a server uses it."""


@runtime_checkable
class CountsCommits(Protocol):
    """A store that counts its writes for the metrics."""

    @property
    def commits(self) -> int:
        """Number of groups committed."""

    @property
    def appended(self) -> int:
        """Number of entries in those groups."""


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
    """Returns monotonic milliseconds; on most systems they do not advance while the machine is suspended."""
    return time.monotonic() * 1000
