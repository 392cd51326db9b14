"""What the server does regularly while it runs: deleting old data, and switching to a backup."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tercet.core.engine.game import Millis
from tercet.results.port import start_of_day
from tercet.server.context import ServerContext
from tercet.server.log_growth import SECONDS, free_bytes
from tercet.server.logging import log_event
from tercet.server.settings import DAY
from tercet.store.port import Moment
from tercet.store.sqlite import backup

DELETION_SECONDS: Final = 6 * 3600.0
FIRST_DELETION_SECONDS: Final = 600.0
"""A machine may start with a wrong date that is corrected a little later."""
CALENDAR_JUMP: Final = 3600 * 1000.0
"""Milliseconds by which the date may have been set between two deletions."""
REST: Final = Millis(60_000)
"""How long a guest who has written too much has to stay away."""
REVOCATION_SECONDS: Final = 30.0
LOOK_SECONDS: Final = 1.0
"""How often to check for a backup to restore."""


async def delete_old_tables(context: ServerContext) -> None:
    """Deletes data that is old enough, unless the date has just been changed: then it waits for another sweep."""
    calendar = _calendar(context)
    wait = FIRST_DELETION_SECONDS
    while True:
        await asyncio.sleep(wait)
        wait = DELETION_SECONDS
        before, calendar = calendar, _calendar(context)
        if abs(calendar - before) > CALENDAR_JUMP:
            log_event(
                "old tables not deleted: the system date has jumped",
                level=logging.WARNING,
                by_seconds=round((calendar - before) / 1000),
            )
            continue
        try:
            await delete_old_tables_once(context)
        except Exception as error:
            log_event("deleting old tables failed", level=logging.ERROR, error=str(error))


async def delete_old_tables_once(context: ServerContext) -> None:
    """Deletes what is old now; people at such a table are told."""
    now = context.clock.moment()
    # whole days, by which facts are counted: so what is left of them is what the logs that are left tell
    finished_before = start_of_day(Moment(round(now - context.settings.keep_finished_days * DAY)))
    deleted = await context.store.delete_old_tables(
        finished_before=finished_before,
        idle_before=Moment(round(now - context.settings.keep_idle_days * DAY)),
    )
    for table in deleted:
        context.registry.drop(table)
    if deleted and context.cluster is not None:
        await context.cluster.removed(deleted)
    await context.result_writer.delete_old(finished_before)
    if deleted:
        log_event("old tables deleted", tables=len(deleted))


def _calendar(context: ServerContext) -> float:
    """How far the date is ahead of the clock that runs evenly."""
    return context.clock.moment() - context.clock.now()


async def watch_growth(context: ServerContext) -> None:
    """Disconnects for a while those who have written more than their share, and logs when the disk is getting full."""
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
                    "disk space recovered" if has_space else "low disk space",
                    level=level,
                    free=free_bytes(context.settings.data),
                )
        except Exception as error:
            log_event("checking log growth failed", level=logging.ERROR, error=str(error) or repr(error))


async def read_revocations(context: ServerContext) -> None:
    """Learns of guests who were deleted on another node that could not tell us."""
    while True:
        await asyncio.sleep(REVOCATION_SECONDS)
        try:
            oldest = Moment(round(context.clock.moment() - context.settings.token_days * DAY))
            await context.learn_revocations(await context.store.revoked(oldest))
        except Exception as error:
            log_event("revocations not read", level=logging.WARNING, error=str(error))


async def take_backups(context: ServerContext) -> None:
    """Switches to a backup that `tercet restore` has put beside the data, and reports the result to it."""
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
            log_event("result of the restore not reported", level=logging.ERROR, error=str(error))
