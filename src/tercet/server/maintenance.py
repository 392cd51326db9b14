"""What the server does now and then for as long as it runs: deleting what is old, and going on with a backup."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tercet.core.engine.game import Millis
from tercet.server.context import ServerContext
from tercet.server.log_growth import SECONDS, free_bytes
from tercet.server.logging import log_event
from tercet.server.settings import DAY
from tercet.store.port import Moment
from tercet.store.sqlite import backup

DELETION_SECONDS: Final = 6 * 3600.0
FIRST_DELETION_SECONDS: Final = 600.0
"""A machine may start with a wrong date, and be told the right one a little later."""
CALENDAR_JUMP: Final = 3600 * 1000.0
"""Milliseconds by which the date may have been set between two deletions."""
REST: Final = Millis(60_000)
"""After how long whoever has written too much may come again."""
LOOK_SECONDS: Final = 1.0
"""How often it is looked whether a backup is to be restored."""


async def delete_old_tables(context: ServerContext) -> None:
    """Deletes what is kept long enough, unless the date has been set meanwhile: then it is looked once more."""
    calendar = _calendar(context)
    wait = FIRST_DELETION_SECONDS
    while True:
        await asyncio.sleep(wait)
        wait = DELETION_SECONDS
        before, calendar = calendar, _calendar(context)
        if abs(calendar - before) > CALENDAR_JUMP:
            log_event(
                "old tables not deleted: the date was set",
                level=logging.WARNING,
                by_seconds=round((calendar - before) / 1000),
            )
            continue
        try:
            await delete_old_tables_once(context)
        except Exception as error:
            log_event("deleting old tables failed", level=logging.ERROR, error=str(error))


async def delete_old_tables_once(context: ServerContext) -> None:
    """Deletes what is old now; whoever is at such a table is told."""
    now = context.clock.moment()
    deleted = await context.store.delete_old_tables(
        finished_before=Moment(round(now - context.settings.keep_finished_days * DAY)),
        idle_before=Moment(round(now - context.settings.keep_idle_days * DAY)),
    )
    for table in deleted:
        context.registry.drop(table)
    if deleted:
        log_event("old tables deleted", tables=len(deleted))


def _calendar(context: ServerContext) -> float:
    """By how much the date is ahead of the clock that runs evenly."""
    return context.clock.moment() - context.clock.now()


async def watch_growth(context: ServerContext) -> None:
    """Sends those away for a while who have written more than their share, and says when the disk gets full."""
    had_space = True
    while True:
        await asyncio.sleep(SECONDS)
        try:
            for connection in context.connections.growth.look():
                connection.bye("too-fast", REST)
            has_space = context.has_space
            if has_space != had_space:
                had_space = has_space
                level = logging.INFO if has_space else logging.WARNING
                log_event(
                    "space again" if has_space else "low space", level=level, free=free_bytes(context.settings.data)
                )
        except Exception as error:
            log_event("growth not watched", level=logging.ERROR, error=str(error) or repr(error))


async def take_backups(context: ServerContext) -> None:
    """Goes on with a backup that `tercet restore` has laid beside the data, and tells it what came of that."""
    database = context.settings.database
    backup.forget_incoming(database)
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        problem = ""
        try:
            copy = backup.incoming(database)
            if copy is None:
                continue
            await context.restore(copy)
            log_event("restored")
        except Exception as error:
            problem = str(error) or repr(error)
            log_event("restore failed", level=logging.ERROR, error=problem)
        try:
            backup.forget_incoming(database)
            backup.answer(database, problem)
        except OSError as error:
            log_event("restore not answered", level=logging.ERROR, error=str(error))
