"""Opening a PostgreSQL store in tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tercet.store.postgres.store import PostgresStore, open_postgres
from tests.store.conformance import Calendar, postgres_url


async def opened(folder: Path, calendar: Calendar | None = None, **more: Any) -> PostgresStore:
    return await open_postgres(postgres_url(folder), calendar or Calendar(), **more)
