"""The append-only log of every table: one small port, kept in memory or in SQLite."""

from tercet.store.memory import MemoryStore
from tercet.store.port import (
    Archive,
    Damaged,
    Entry,
    FinishedGame,
    GuestId,
    InUse,
    Log,
    Moment,
    Moved,
    NoSuchTable,
    Record,
    Store,
    StoreError,
    TableId,
    TooNew,
    Unavailable,
    answered,
    durable,
)
from tercet.store.sqlite import SqliteStore

__all__ = [
    "Archive",
    "Damaged",
    "Entry",
    "FinishedGame",
    "GuestId",
    "InUse",
    "Log",
    "MemoryStore",
    "Moment",
    "Moved",
    "NoSuchTable",
    "Record",
    "SqliteStore",
    "Store",
    "StoreError",
    "TableId",
    "TooNew",
    "Unavailable",
    "answered",
    "durable",
]
