"""Opens the store that the settings name, with its key and its results."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tercet.results.database.sqlite import open_results
from tercet.results.port import Results
from tercet.server.clock import LoopClock
from tercet.server.guards.guest_tokens import KEY_BYTES, load_key
from tercet.server.settings import Settings
from tercet.store.port import Store, StoreError
from tercet.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from tercet.server.startup.cluster_membership import Cluster


@dataclass(frozen=True, slots=True)
class OpenStore:
    """A store, and the key that signs its guests' identities."""

    store: Store
    key: bytes
    database: str = ""
    """The name of a shared database; its copies have other names."""
    watch: Callable[[Callable[[bool], None]], None] = lambda on_change: None
    """Takes a function to call with False when the store is unreachable, and with True when it is back."""


def join_cluster(settings: Settings, opened: OpenStore) -> Cluster | None:
    """The cluster that the settings name; None for a single server."""
    if not settings.bus:
        return None
    from tercet.server.startup.cluster_membership import Cluster
    from tercet.store.postgres.store import PostgresStore

    if not isinstance(opened.store, PostgresStore):
        raise StoreError("several servers share a database: --bus goes with --store postgresql://…")
    return Cluster(settings.bus, opened.store, opened.key, opened.database)


async def open_store(settings: Settings, clock: LoopClock) -> OpenStore:
    """Opens a server's store, or raises an error that says why it cannot be used."""
    if not settings.store:
        loop = asyncio.get_running_loop()
        key = load_key(settings.key)
        return OpenStore(SqliteStore(settings.database, loop.call_soon_threadsafe, clock.moment), key)
    from tercet.store.postgres.store import open_postgres

    store = await open_postgres(settings.store, shared=bool(settings.bus))
    try:
        # several machines share the key, so it is stored with their logs
        key = await store.identity_key(secrets.token_bytes(KEY_BYTES))
        database = await store.database_id(secrets.token_hex(8))
    except BaseException:
        await store.close()
        raise
    return OpenStore(store, key, database, store.watch)


async def configured_results(settings: Settings) -> Results:
    """Results are stored where the logs are, so that all servers sharing the logs share them too."""
    if not settings.store:
        return open_results(settings.results)
    from tercet.results.database.postgres import open_postgres_results

    return await open_postgres_results(settings.store)
