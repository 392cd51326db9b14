"""What the server does now and then for as long as it runs: deleting what is old, and going on with a backup."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tercet.core.play import Millis
from tercet.server.growth import SECONDS, free_bytes
from tercet.server.house import House
from tercet.server.journal import said
from tercet.server.settings import DAY
from tercet.store import copies
from tercet.store.port import Moment

SWEEP_SECONDS: Final = 6 * 3600.0
FIRST_SWEEP_SECONDS: Final = 600.0
"""A machine may start with a wrong date, and be told the right one a little later."""
CALENDAR_JUMP: Final = 3600 * 1000.0
"""Milliseconds by which the date may have been set between two sweeps."""
REST: Final = Millis(60_000)
"""After how long whoever has written too much may come again."""
LOOK_SECONDS: Final = 1.0
"""How often it is looked whether a backup is to be restored."""


async def sweep(house: House) -> None:
    """Deletes what is kept long enough, unless the date has been set meanwhile: then it is looked once more."""
    calendar = _calendar(house)
    wait = FIRST_SWEEP_SECONDS
    while True:
        await asyncio.sleep(wait)
        wait = SWEEP_SECONDS
        before, calendar = calendar, _calendar(house)
        if abs(calendar - before) > CALENDAR_JUMP:
            said("not swept: the date was set", level=logging.WARNING, by_seconds=round((calendar - before) / 1000))
            continue
        try:
            await sweep_once(house)
        except Exception as error:
            said("sweep failed", level=logging.ERROR, error=str(error))


async def sweep_once(house: House) -> None:
    """Deletes what is old now; whoever is at such a table is told."""
    now = house.clock.moment()
    swept = await house.store.sweep(
        finished_before=Moment(round(now - house.settings.keep_finished_days * DAY)),
        idle_before=Moment(round(now - house.settings.keep_idle_days * DAY)),
    )
    for table in swept:
        house.hall.drop(table)
    if swept:
        said("swept", tables=len(swept))


def _calendar(house: House) -> float:
    """By how much the date is ahead of the clock that runs evenly."""
    return house.clock.moment() - house.clock.now()


async def watch_growth(house: House) -> None:
    """Sends those away for a while who have written more than their share, and says when the disk gets full."""
    had_space = True
    while True:
        await asyncio.sleep(SECONDS)
        try:
            for connection in house.door.growth.look(list(house.hall)):
                connection.bye("too-fast", REST)
            has_space = house.has_space
            if has_space != had_space:
                had_space = has_space
                level = logging.INFO if has_space else logging.WARNING
                said("space again" if has_space else "low space", level=level, free=free_bytes(house.settings.data))
        except Exception as error:
            said("growth not watched", level=logging.ERROR, error=str(error) or repr(error))


async def take_backups(house: House) -> None:
    """Goes on with a backup that `tercet restore` has laid beside the data, and tells it what came of that."""
    database = house.settings.database
    copies.forget_incoming(database)
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        problem = ""
        try:
            copy = copies.incoming(database)
            if copy is None:
                continue
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
