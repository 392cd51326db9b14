"""What the server does now and then for as long as it runs: deleting what is old, and going on with a backup."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tercet.server.house import House
from tercet.server.journal import said
from tercet.server.settings import DAY
from tercet.store import copies
from tercet.store.port import Moment

SWEEP_SECONDS: Final = 6 * 3600.0
LOOK_SECONDS: Final = 1.0
"""How often it is looked whether a backup is to be restored."""


async def sweep(house: House) -> None:
    """Deletes what is kept long enough."""
    while True:
        now = house.clock.moment()
        try:
            deleted = await house.store.sweep(
                finished_before=Moment(round(now - house.settings.keep_finished_days * DAY)),
                idle_before=Moment(round(now - house.settings.keep_idle_days * DAY)),
            )
            if deleted:
                said("swept", tables=deleted)
        except Exception as error:
            said("sweep failed", level=logging.ERROR, error=str(error))
        await asyncio.sleep(SWEEP_SECONDS)


async def take_backups(house: House) -> None:
    """Goes on with a backup that `tercet restore` has laid beside the data, and tells it what came of that."""
    database = house.settings.database
    copies.forget_incoming(database)
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        copy = copies.incoming(database)
        if copy is None:
            continue
        problem = ""
        try:
            await house.restore(copy)
            said("restored")
        except Exception as error:
            problem = str(error) or repr(error)
            said("restore failed", level=logging.ERROR, error=problem)
        try:
            copies.forget_incoming(database)
            copies.answer(database, problem)
        except OSError as error:
            said("restore not answered", level=logging.ERROR, error=str(error))
