"""`tercet migrate`: copies a folder's SQLite file to PostgreSQL, or back. Also backs up and restores databases."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tercet.cli.command import FINE, NO_SUCH_THING, BadInput, CliCommand, os_problem, store_problem
from tercet.cli.terminal_output import progress_bar
from tercet.locale import Words

if TYPE_CHECKING:
    from tercet.store.migration import Copied, CopySource, CopyTarget

_SCHEMES = ("postgresql://", "postgres://")


def _arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("source", metavar=words("server-migrate-from"), help=words("server-help-migrate-from"))
    parser.add_argument("target", metavar=words("server-migrate-to"), help=words("server-help-migrate-to"))


def _migrate(args: argparse.Namespace, words: Words) -> int:
    if args.source == args.target:
        raise BadInput(words("server-migrate-same"))

    async def work() -> Copied:
        async with AsyncExitStack() as stack:
            source = await stack.enter_async_context(_source(args.source))
            return await _copied(source, await stack.enter_async_context(_target(args.target)))

    return _run(work(), words, lambda copied: words("server-migrated", tables=copied.tables, entries=copied.entries))


def back_up_database(url: str, file: Path, words: Words) -> int:
    """Copies a PostgreSQL database, even one in use, to an ordinary backup file, and the server's key to a file beside
    it."""
    from tercet.store.postgres.copying import postgres_source
    from tercet.store.sqlite.copying import sqlite_target

    async def work() -> Copied:
        async with postgres_source(url, sole=False) as source:
            with sqlite_target(file, _key_of(file)) as target:
                return await _copied(source, target)

    return _run(work(), words, lambda _: words("server-backed-up-database", file=str(file), key=str(_key_of(file))))


def restore_database(url: str, file: Path, words: Words) -> int:
    """Replaces the contents of a PostgreSQL database with a backup. No server may be using the database."""
    from tercet.store.postgres.copying import postgres_target
    from tercet.store.sqlite.copying import sqlite_source

    if not _key_of(file).exists():
        # without the key, all guests would lose their identities
        raise BadInput(words("server-restore-no-key", file=str(file), key=str(_key_of(file))))

    async def work() -> Copied:
        with sqlite_source(file, _key_of(file)) as source:
            async with postgres_target(url, replace=True) as target:
                await _discard_results(url)
                return await _copied(source, target)

    return _run(work(), words, lambda _: words("server-restored-database", file=str(file)))


@asynccontextmanager
async def _source(place: str) -> AsyncIterator[CopySource]:
    if place.startswith(_SCHEMES):
        from tercet.store.postgres.copying import postgres_source

        async with postgres_source(place, sole=True) as database:
            yield database
    else:
        from tercet.store.sqlite.copying import sqlite_source

        with sqlite_source(*_files(place)) as file:
            yield file


@asynccontextmanager
async def _target(place: str) -> AsyncIterator[CopyTarget]:
    if place.startswith(_SCHEMES):
        from tercet.store.postgres.copying import postgres_target

        async with postgres_target(place, replace=False) as database:
            await _discard_results(place)
            yield database
    else:
        from tercet.results.database.sqlite import remove_results
        from tercet.server.settings import Settings
        from tercet.store.sqlite.copying import sqlite_target

        Path(place).mkdir(parents=True, exist_ok=True, mode=0o700)
        with sqlite_target(*_files(place)) as file:
            remove_results(Settings(data=Path(place)).results)
            yield file


async def _discard_results(url: str) -> None:
    """Deletes the results in a database; servers recompute them when they start."""
    from tercet.results.database.postgres import open_postgres_results

    results = await open_postgres_results(url)
    try:
        await results.clear()
    finally:
        await results.close()


async def _copied(source: CopySource, target: CopyTarget) -> Copied:
    from tercet.store.migration import copy_everything

    with progress_bar() as progress:
        return await copy_everything(source, target, progress)


def _files(folder: str) -> tuple[Path, Path]:
    """Returns the paths of the database and the key in a data folder."""
    from tercet.server.settings import Settings

    settings = Settings(data=Path(folder))
    return settings.database, settings.key


def _key_of(file: Path) -> Path:
    return file.with_name(file.name + ".key")


def _run(work: Coroutine[Any, Any, Copied], words: Words, success: Callable[[Copied], str]) -> int:
    """Runs `work`; prints the text of `success`, or the problem to standard error."""
    from tercet.store.port import StoreError

    try:
        copied = asyncio.run(work)
    except OSError as error:
        problem = os_problem(error)
    except StoreError as error:
        problem = store_problem(error, words)
    else:
        print(success(copied))
        return FINE
    print(f"tercet: {words('server-not-copied', problem=problem)}", file=sys.stderr)
    return NO_SUCH_THING


COMMANDS = (CliCommand("migrate", "server-migrate", _arguments, _migrate, "data postgresql://tercet@db/tercet"),)
