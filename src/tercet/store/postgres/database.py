"""Connects to a PostgreSQL database, and interprets its errors."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import asyncpg

from tercet.store.port import Damaged, StoreError, Unavailable

SCHEMES: Final = ("postgresql://", "postgres://")
SCHEMA: Final = "tercet"
"""The schema of our tables, unless the URL specifies another `search_path`."""
NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
"""The current time by the database's clock, the only one that decides what is old, because nodes' clocks may
differ."""
CONNECT_SECONDS: Final = 10.0
READERS: Final = 4
"""Number of connections for reading."""
ANSWER_SECONDS: Final = 30.0
"""Timeout for anything but a commit; a dead connection is detected much sooner."""
BY_KEY: Final = {
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
    "jit": "off",
}
"""Settings for a connection whose statements all look up rows by key: the database plans each only once. Planning takes
as long as the rest of a small commit."""
_KEEPALIVE: Final = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
"""With these settings, the database detects within seconds that a machine is gone, and releases its locks."""


_logger = logging.getLogger("tercet.store")


class Database:
    """Connections to the database at one URL; `name` identifies this process to the database."""

    def __init__(self, url: str, *, readers: int = READERS, answer_seconds: float = ANSWER_SECONDS) -> None:
        self._url = url
        self._readers = readers
        self._answer_seconds = answer_seconds
        self.name = f"tercet-{token_hex(6)}"
        named = parse_qs(urlsplit(url).query)
        self._settings = {"application_name": self.name, **_KEEPALIVE}
        if "search_path" not in named:
            self._settings["search_path"] = SCHEMA
        self._pool: Any = None

    def __str__(self) -> str:
        """Formats the URL without the password."""
        parts = urlsplit(self._url)
        return f"{parts.hostname or 'the local socket'}{parts.path}"

    async def connect(self, answer_seconds: float | None = None, settings: Mapping[str, str] | None = None) -> Any:
        """Opens a connection; raises Unavailable if that fails. A later answer that takes too long is also an error."""
        try:
            db = await asyncpg.connect(
                self._url,
                server_settings={**self._settings, **(settings or {})},
                timeout=CONNECT_SECONDS,
                command_timeout=answer_seconds or ANSWER_SECONDS,
            )
            try:
                await _commit_synchronously(db)
            except BaseException:
                db.terminate()
                raise
        except (*ERRORS, ssl.SSLError, ValueError) as error:
            raise self.explained(error) from error
        return db

    @asynccontextmanager
    async def reader(self) -> AsyncIterator[Any]:
        """Yields one of a few connections for reading and for long jobs."""
        try:
            if self._pool is None:
                self._pool = asyncpg.create_pool(
                    self._url,
                    server_settings=self._settings,
                    min_size=0,
                    max_size=self._readers,
                    setup=_commit_synchronously,
                    timeout=min(CONNECT_SECONDS, self._answer_seconds),
                    command_timeout=self._answer_seconds,
                )
            await self._pool
            # the timeout also applies to returning the connection: a cancelled query may never be answered
            async with self._pool.acquire(timeout=self._answer_seconds) as db:
                yield db
        except StoreError:
            raise
        except Exception as error:
            # if a connection breaks during a query, the driver may raise anything, even AttributeError
            if not isinstance(error, ERRORS):
                _logger.warning("query failed: %r", error)
            raise self.explained(error) from error

    def drop_readers(self) -> None:
        """Called when the database is lost: pending queries fail, and later ones use new connections."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.terminate()

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                async with asyncio.timeout(min(CONNECT_SECONDS, self._answer_seconds)):
                    await pool.close()
            except (*ERRORS, TimeoutError):
                pool.terminate()

    def explained(self, error: Exception) -> StoreError:
        """Converts a driver's error to a StoreError."""
        if isinstance(error, StoreError):
            return error
        if isinstance(error, asyncpg.DataCorruptedError | asyncpg.IndexCorruptedError):
            message = f"{self} is damaged ({error}); restore a backup"
            return Damaged(message, "damaged", place=self, problem=error)
        if isinstance(error, TimeoutError):
            return Unavailable(f"{self}: no answer in time", "silent", place=self)
        problem = str(error) or type(error).__name__
        return Unavailable(f"{self}: {problem}", "unreadable", place=self, problem=problem)


ERRORS: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # raised by a connection that broke during a query
    OSError,
    TimeoutError,
)
"""The errors that database calls can raise."""


async def _commit_synchronously(db: Any) -> None:
    """Makes commits wait for the disk, even if the database's default differs."""
    if await db.fetchval("SHOW synchronous_commit") == "off":
        await db.execute("SET synchronous_commit = on")


def is_answer(error: Exception) -> bool:
    """Whether the database itself reported the error. Otherwise the connection, or the whole database, is gone."""
    lost = asyncpg.PostgresConnectionError | asyncpg.AdminShutdownError | asyncpg.CrashShutdownError
    return isinstance(error, asyncpg.PostgresError) and not isinstance(error, lost | asyncpg.CannotConnectNowError)
