"""`tercet sweep`: shows whether servers delete old data, and lets the operator confirm a date that has jumped."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tercet.cli.command import FINE, NO_SUCH_THING, CliCommand
from tercet.cli.server import fail, place_arguments, problem_text, require_one_place
from tercet.locale import Words

if TYPE_CHECKING:
    from tercet.store.port import StoreDate


def _arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    place_arguments(parser, words)
    parser.add_argument("--yes", action="store_true", help=words("sweep-arg-yes"))


def _sweep(args: argparse.Namespace, words: Words) -> int:
    from tercet.results.port import date_of
    from tercet.server.settings import Settings
    from tercet.store.log_files import data_folder
    from tercet.store.port import StoreError

    require_one_place(args, words)
    settings = Settings(data=args.data or data_folder(), store=args.store)
    if not settings.store and not settings.database.exists():
        return fail(words("server-no-data", folder=str(settings.data)))
    try:
        if settings.store:
            date = asyncio.run(_database_date(settings.store, confirmed=args.yes))
        else:
            date = _file_date(settings.database, confirmed=args.yes)
    except (StoreError, OSError) as error:
        return fail(problem_text(error, settings.data, words, in_use="server-in-use", store=args.store))
    message = "sweep-waiting" if date.has_jumped else "sweep-confirmed" if args.yes else "sweep-fine"
    print(words(message, now=date_of(date.now), last=date_of(date.believed)))
    return NO_SUCH_THING if date.has_jumped else FINE


def _file_date(path: Path, *, confirmed: bool) -> StoreDate:
    """Checks the date of a SQLite file, even one in use."""
    import sqlite3

    from tercet.store.port import Moment
    from tercet.store.sqlite.queries import check_date
    from tercet.store.sqlite.schema import explained, open_database

    try:
        with contextlib.closing(open_database(path)) as db:
            return check_date(db, Moment(round(time.time() * 1000)), confirmed=confirmed)
    except sqlite3.Error as error:
        raise explained(error, path) from error


async def _database_date(url: str, *, confirmed: bool) -> StoreDate:
    """Checks the date of a PostgreSQL database, using the database's own clock."""
    from tercet.store.postgres.database import ERRORS, Database
    from tercet.store.postgres.queries import check_date
    from tercet.store.postgres.schema import require_current

    database = Database(url)
    db = await database.connect()
    try:
        await require_current(db, database)
        return await check_date(db, None, confirmed=confirmed)
    except ERRORS as error:
        raise database.explained(error) from error
    finally:
        db.terminate()


COMMANDS = (CliCommand("sweep", "sweep-help", _arguments, _sweep, "--data data", "partly"),)
