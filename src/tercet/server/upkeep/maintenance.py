"""Periodic tasks of a running server: delete old data, limit growth, read revocations, switch to a backup."""

from __future__ import annotations

import asyncio
import itertools
import logging
from time import monotonic
from typing import Final

from tercet.core.engine.game import Millis
from tercet.results.port import date_of, start_of_day
from tercet.server.context import ServerContext
from tercet.server.guards.log_growth import SECONDS, free_bytes
from tercet.server.guest_revocation import learn_revocations, stored_revocations
from tercet.server.logging import log_event
from tercet.server.settings import DAY
from tercet.store.port import Moment, StoreDate
from tercet.store.sqlite import backup

DELETION_SECONDS: Final = 6 * 3600.0
FIRST_DELETION_SECONDS: Final = 600.0
"""Wait before the first deletion, because a machine may start with a wrong date that is corrected shortly after."""
CALENDAR_JUMP: Final = 3600 * 1000.0
"""Between two deletions, the date may advance by this many milliseconds more or less than the time that passed."""
REST: Final = Millis(60_000)
"""Milliseconds until a guest who wrote too much may reconnect."""
REVOCATION_SECONDS: Final = 1.0
REVOCATION_LOOKS: Final = 30
"""One in this many reads covers all revocations instead of only the latest."""
DATE_SECONDS: Final = 60.0
"""How often to check whether the date is plausible."""
LOOK_SECONDS: Final = 1.0
"""How often to check for a backup to restore."""


async def delete_old_tables(context: ServerContext) -> None:
    """Deletes old data periodically, if the date is plausible.

    After the date has jumped by more than an hour, skips one deletion. If the date is more than a week ahead of the
    last one, an operator must confirm it.
    """
    due = monotonic() + FIRST_DELETION_SECONDS
    before: float | None = None
    while True:
        try:
            date = await look_at_date(context)
            calendar = date.now - context.clock.now()
            before = calendar if before is None else before
            if monotonic() >= due and not date.has_jumped:
                due = monotonic() + DELETION_SECONDS
                jump, before = calendar - before, calendar
                if abs(jump) > CALENDAR_JUMP:
                    log_event(
                        "old tables not deleted: the system date has jumped",
                        level=logging.WARNING,
                        by_seconds=round(jump / 1000),
                    )
                else:
                    await delete_old_tables_once(context)
        except Exception as error:
            log_event("deleting old tables failed", level=logging.ERROR, error=str(error))
        left = due - monotonic()
        await asyncio.sleep(min(left, DATE_SECONDS) if left > 0 else DATE_SECONDS)


async def look_at_date(context: ServerContext) -> StoreDate:
    """Returns the date and whether it is plausible. Logs when its plausibility changes; `/api/health` reports it."""
    date = await context.store.check_date()
    if date.has_jumped != context.date_has_jumped:
        context.date_has_jumped = date.has_jumped
        if date.has_jumped:
            log_event(
                "old tables are not deleted: the date is more than a week beyond the last one."
                " If it is right, run `tercet sweep --yes`",
                level=logging.WARNING,
                date=date_of(date.now),
                last=date_of(date.believed),
            )
        else:
            log_event("old tables are deleted again", date=date_of(date.now))
    return date


async def delete_old_tables_once(context: ServerContext) -> None:
    """Deletes unused tables that are too old, by the last plausible date."""
    now = (await context.store.check_date()).believed
    # whole days, because facts are stored per day, and the remaining results must match the remaining logs
    finished_before = start_of_day(Moment(round(now - context.settings.keep_finished_days * DAY)))
    deleted = await context.store.delete_old_tables(
        finished_before=finished_before,
        idle_before=Moment(round(now - context.settings.keep_idle_days * DAY)),
        in_use=context.registry.in_use,
    )
    for table in deleted:
        context.registry.drop(table)
    if deleted and context.cluster is not None:
        await context.cluster.removed(deleted)
    await context.result_writer.delete_old(finished_before)
    if deleted:
        log_event("old tables deleted", tables=len(deleted))


async def watch_growth(context: ServerContext) -> None:
    """Disconnects people whose tables write too much, and logs when the disk is filling up."""
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
    """Reads from the database which guests other nodes deleted, since a message on the bus may get lost."""
    for count in itertools.count(1):
        await asyncio.sleep(REVOCATION_SECONDS)
        try:
            marks = await stored_revocations(context, all_of_them=count % REVOCATION_LOOKS == 0)
            await learn_revocations(context, marks)
        except Exception as error:
            log_event("revocations not read", level=logging.WARNING, error=str(error))


async def take_backups(context: ServerContext) -> None:
    """Switches to a backup when `tercet restore` has put one beside the database, and reports the outcome."""
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
