"""Joining a table by its address."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tercet.client.guest import Pass, introduce, split_address
from tercet.client.table import RemoteTable


@asynccontextmanager
async def connect(
    url: str, *, name: str = "Player", who: Pass | None = None, watch: bool = False
) -> AsyncIterator[RemoteTable]:
    """Joins the table at an address; without a pass, gets a new one for `name`."""
    server, code = split_address(url)
    table = RemoteTable(server, code, who or await introduce(server, name), watch=watch)
    try:
        await table.open()
        yield table
    finally:
        await table.close()
