"""A server that finds a database without its key says so."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from tercet.server.clock import LoopClock
from tercet.server.settings import Settings
from tercet.server.startup.configured_store import open_store


async def start_and_stop(data: Path) -> None:
    opened = await open_store(Settings(data=data), LoopClock(asyncio.get_running_loop()))
    await opened.store.close()


def test_a_new_key_beside_an_existing_database_is_a_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="tercet"):
        asyncio.run(start_and_stop(tmp_path))
        asyncio.run(start_and_stop(tmp_path))
        assert not caplog.records, "first the database is new, then the key is there"
        (tmp_path / "identity.key").unlink()
        asyncio.run(start_and_stop(tmp_path))
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert "identity key" in caplog.text
