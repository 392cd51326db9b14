"""Opens the store, its key and its results, as configured."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tercet.results.database.sqlite import open_results
from tercet.results.port import Results
from tercet.server.clock import LoopClock
from tercet.server.guards.guest_tokens import KEY_BYTES, load_key
from tercet.server.logging import log_event
from tercet.server.settings import Settings
from tercet.store.port import Store, StoreError
from tercet.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from tercet.server.startup.cluster_membership import Cluster


@dataclass(frozen=True, slots=True)
class OpenStore:
    """An open store, and the key that signs its guests' tokens."""

    store: Store
    key: bytes
    database: str = ""
    """The name of a shared database; each copy of it gets a new name."""
    watch: Callable[[Callable[[bool], None]], None] = lambda on_change: None
    """Registers a function to call with False when the store becomes unreachable, and with True when it is back."""


def join_cluster(settings: Settings, opened: OpenStore) -> Cluster | None:
    """Creates the configured cluster; returns None for a single server."""
    if not settings.bus:
        return None
    from tercet.server.startup.cluster_membership import Cluster
    from tercet.store.postgres.store import PostgresStore

    if not isinstance(opened.store, PostgresStore):
        raise StoreError("--bus is for several servers that share a database, so it needs --store postgresql://…")
    return Cluster(settings.bus, opened.store, opened.key, opened.database)


def _key_beside(settings: Settings) -> bytes:
    """Loads the key; warns if there is a database without its key, because then the server recognizes nobody."""
    if settings.database.exists() and not settings.key.exists():
        said = "new identity key beside an existing database: every guest gets a new identity, owners of rooms too"
        log_event(said, level=logging.WARNING, key=str(settings.key))
    return load_key(settings.key)


async def open_store(settings: Settings, clock: LoopClock) -> OpenStore:
    """Opens the configured store, or raises an error that says why it cannot be used."""
    if not settings.store:
        loop = asyncio.get_running_loop()
        key = _key_beside(settings)
        return OpenStore(SqliteStore(settings.database, loop.call_soon_threadsafe, clock.moment), key)
    from tercet.store.postgres.store import open_postgres

    store = await open_postgres(settings.store, shared=bool(settings.bus))
    try:
        # all servers of a database share the key, so the database stores it
        key = await store.identity_key(secrets.token_bytes(KEY_BYTES))
        database = await store.database_id(secrets.token_hex(8))
    except BaseException:
        await store.close()
        raise
    return OpenStore(store, key, database, store.watch)


async def configured_results(settings: Settings) -> Results:
    """Opens the results beside the logs, so servers that share logs also share results."""
    if not settings.store:
        return open_results(settings.results)
    from tercet.results.database.postgres import open_postgres_results

    return await open_postgres_results(settings.store)
