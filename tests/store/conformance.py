"""What every store must do; a new store runs the same tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tercet.core.engine.game import Version
from tercet.core.identity import Identity
from tercet.store.memory import MemoryStore
from tercet.store.port import Entry, History, Moment, Record, Store, TableId, answered, durable
from tercet.store.postgres.store import open_postgres
from tercet.store.sqlite.store import SqliteStore
from tests.postgres import shared_postgres

ANNA, BERT = Identity("g-anna"), Identity("g-bert")
START = 1_700_000_000_000


class Calendar:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.moment = START

    def __call__(self) -> Moment:
        return Moment(self.moment)


async def memory(_: Path, now: Calendar) -> Store:
    return MemoryStore(asyncio.get_running_loop().call_soon, now)


async def sqlite(folder: Path, now: Calendar) -> Store:
    return SqliteStore(folder / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, now)


async def postgres(folder: Path, now: Calendar) -> Store:
    return await open_postgres(postgres_url(folder), now)


def postgres_url(folder: Path) -> str:
    """The same database for the same folder, like a file in it."""
    name = folder / "postgres"
    if not name.exists():
        name.write_text(shared_postgres().url())
    return name.read_text()


MakeStore = Callable[[Path, Calendar], Awaitable[Store]]
STORES: dict[str, MakeStore] = {"memory": memory, "sqlite": sqlite, "postgres": postgres}


def a_record(table: str = "t1", *, host: Identity = ANNA, created: int = START, listed: bool = False) -> Record:
    return Record(
        table=TableId(table),
        game="cards",
        rules=b'{"edition":"es"}',
        host=host,
        created=Moment(created),
        listed=listed,
    )


def an_entry(version: int, *events: bytes, by: Identity = ANNA, command: str = "") -> Entry:
    return Entry(Version(version), by, command or f"c{version}", events or (b'{"type":"Happened"}',))


async def save(store: Store, record: Record) -> None:
    await durable(lambda done: store.save(record, done))


async def change(store: Store, record: Record) -> None:
    await durable(lambda done: store.change(record, done))


async def append(store: Store, table: str, entry: Entry, *seated: Identity, finished: int | None = None) -> None:
    end = None if finished is None else Moment(finished)
    await durable(lambda done: store.append(TableId(table), entry, done, seated=seated, finished=end))


async def read(store: Store, table: str) -> History:
    return await answered(lambda found: store.read(TableId(table), found))


def run(body: Callable[[], Awaitable[None]]) -> None:
    """Runs a test's coroutine in a new event loop."""

    async def main() -> None:
        await body()

    asyncio.run(main())
