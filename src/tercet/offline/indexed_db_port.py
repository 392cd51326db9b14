"""The port to the browser's IndexedDB, which stores each table's row, chapters and notes; and an in-memory twin."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

ABSENT: Final = -1
"""Version that stands for a missing table."""


@dataclass(frozen=True, slots=True)
class Kept:
    """All stored data except the logs, as loaded at the start."""

    tables: Sequence[tuple[str, int, bytes]] = ()
    """Each table's code, version and row."""
    notes: Sequence[tuple[str, bytes]] = ()


class Keeper(Protocol):
    """The operations we need from IndexedDB. Each call is one transaction, and calls run in order."""

    def load(self) -> Awaitable[Kept]: ...

    def put(self, table: str, expected: int, version: int, row: bytes, chapter: bytes) -> Awaitable[int]:
        """If the table is at the expected version, replaces its row and adds the chapter, unless that is empty.

        Returns the version it found; if that is not `expected`, it has written nothing.
        """

    def chapters(self, table: str) -> Awaitable[Sequence[bytes]]:
        """Returns all chapters of a table, in order."""

    def note(self, name: str, data: bytes) -> Awaitable[None]:
        """Stores a note under a name; an empty note is deleted."""

    def remove(self, tables: Sequence[str], notes: Sequence[str]) -> Awaitable[None]: ...


@dataclass(slots=True)
class MemoryKeeper:
    """Stores everything in memory, for tests and as the reference for IndexedDB."""

    tables: dict[str, tuple[int, bytes]] = field(default_factory=dict)
    logs: dict[str, list[bytes]] = field(default_factory=dict)
    notes: dict[str, bytes] = field(default_factory=dict)

    async def load(self) -> Kept:
        return Kept([(table, *kept) for table, kept in self.tables.items()], list(self.notes.items()))

    async def put(self, table: str, expected: int, version: int, row: bytes, chapter: bytes) -> int:
        found = self.tables.get(table, (ABSENT, b""))[0]
        if found == expected:
            self.tables[table] = (version, row)
            if chapter:
                self.logs.setdefault(table, []).append(chapter)
        return found

    async def chapters(self, table: str) -> Sequence[bytes]:
        return list(self.logs.get(table, ()))

    async def note(self, name: str, data: bytes) -> None:
        if data:
            self.notes[name] = data
        else:
            self.notes.pop(name, None)

    async def remove(self, tables: Sequence[str], notes: Sequence[str]) -> None:
        for table in tables:
            self.tables.pop(table, None)
            self.logs.pop(table, None)
        for name in notes:
            self.notes.pop(name, None)
