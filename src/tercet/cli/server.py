"""`tercet serve`, `backup`, `restore` and `rebuild`: run a server, and maintain its data."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from tercet.cli.command import BAD_INPUT, FINE, NO_SUCH_THING, BadInput, CliCommand, os_problem, store_problem
from tercet.cli.configuration import BY_OPTION, Switch, variable
from tercet.cli.parser import number, whole_number
from tercet.cli.terminal_output import busy_sign, progress_bar
from tercet.locale import Words
from tercet.optional_dependencies import require

if TYPE_CHECKING:
    from tercet.server.settings import Settings
    from tercet.store.port import Store

OPEN_HOST = "0.0.0.0"


def _serve_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    from tercet.server.settings import PORT

    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=words("server-help-host"))
    parser.add_argument("--lan", action=Switch, help=words("server-help-lan"))
    parser.add_argument("--address", type=_address(words), default="", metavar="URL", help=words("server-help-address"))
    parser.add_argument(
        "--port", type=_port(words), default=PORT, metavar="N", help=words("server-help-port", port=str(PORT))
    )
    parser.add_argument("--data", type=Path, metavar=words("server-folder"), help=words("server-help-data"))
    parser.add_argument("--store", type=database_url(words), default="", metavar="URL", help=words("server-help-store"))
    parser.add_argument("--bus", type=_bus_url(words), default="", metavar="URL", help=words("server-help-bus"))
    parser.add_argument("--trust-proxy", action=Switch, help=words("server-help-trust-proxy"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=words("server-help-origin"))
    parser.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME", help=words("server-help-allow-host")
    )
    parser.add_argument("--metrics-token", default="", metavar="TOKEN", help=words("server-help-metrics-token"))
    for option, default, value, message in (
        ("--keep-days", 365.0, "N", "server-help-keep-days"),
        ("--keep-idle-days", 30.0, "N", "server-help-keep-idle"),
        ("--keep-free", 512.0, "MB", "server-help-keep-free"),
    ):
        parser.add_argument(option, type=number(words), default=default, metavar=value, help=words(message))
    parser.add_argument("--bots", action=Switch, default=True, help=words("server-help-bots"))
    parser.add_argument("--web", type=Path, metavar=words("server-folder"), help=words("server-help-web"))
    parser.add_argument("--offline", type=Path, metavar=words("server-folder"), help=words("server-help-offline"))
    parser.add_argument("--visitors", action=Switch, help=words("server-help-visitors"))
    parser.add_argument("--log", choices=("plain", "json"), help=words("server-help-log"))
    parser.add_argument("--quiet", action=Switch, help=words("server-help-quiet"))


def _serve(args: argparse.Namespace, words: Words) -> int:
    require("tercet serve", "server", "httptools", "picows", "segno", "starlette", "uvicorn")
    from tercet.server.http.static import has_page
    from tercet.server.logging import to_standard_error
    from tercet.server.main import quick_loop, serve
    from tercet.server.settings import Settings
    from tercet.store.log_files import data_folder
    from tercet.store.port import StoreError

    if args.bus and not args.store:
        print(f"tercet: {words('server-bus-without-store')}", file=sys.stderr)
        return BAD_INPUT
    require_folder(args, words)
    if args.lan and _is_loopback(args.host) and args.sources["lan"] == args.sources["host"]:
        raise BadInput(words("server-host-and-lan", host=args.host))
    if args.bus:
        require("tercet serve --bus", "cluster", "asyncpg", "nats")
    plain = args.log == "plain" or (args.log is None and sys.stderr.isatty())
    # on a terminal, log only warnings and errors; the messages below replace the rest
    level = logging.WARNING if args.quiet or plain else logging.INFO
    settings = Settings(
        data=args.data or data_folder(),
        store=args.store,
        bus=args.bus,
        host=OPEN_HOST if args.lan and args.sources["lan"] <= args.sources["host"] else args.host,
        address=args.address,
        port=args.port,
        trust_proxy=args.trust_proxy,
        origins=tuple(args.origin),
        hosts=tuple(args.allow_host),
        metrics_token=args.metrics_token,
        client=args.web,
        offline_parts=args.offline,
        keep_finished_days=args.keep_days,
        keep_idle_days=args.keep_idle_days,
        keep_free=round(args.keep_free * 2**20),
        bots=args.bots,
    )

    def ready(address: str, others: tuple[str, ...]) -> None:
        print("\n".join(_greeting(words, address, others, code=sys.stdout.isatty())), flush=True)
        if not has_page(args.web):
            print(words("server-no-page"), flush=True)

    def visited(name: str, came: bool) -> None:
        print(words("server-came" if came else "server-went", name=name), flush=True)

    try:
        with to_standard_error(level, plain=plain), asyncio.Runner(loop_factory=quick_loop()) as runner:
            runner.run(serve(settings, ready, visited if args.visitors else None))
    except (StoreError, OSError, ValueError) as error:
        print(
            f"tercet: {problem_text(error, settings.data, words, in_use='server-in-use', store=args.store)}",
            file=sys.stderr,
        )
        return BAD_INPUT
    return FINE


def _is_loopback(host: str) -> bool:
    return host in ("localhost", "::1") or host.startswith("127.")


def _port(words: Words) -> Callable[[str], int]:
    whole = whole_number(words)

    def read(text: str) -> int:
        port = whole(text)
        if not 0 <= port <= 65535:
            raise argparse.ArgumentTypeError(words("server-bad-port", port=str(port)))
        return port

    return read


def _address(words: Words) -> Callable[[str], str]:
    def read(text: str) -> str:
        if not text.startswith(("http://", "https://")):
            raise argparse.ArgumentTypeError(words("server-bad-address", address=text))
        return text

    return read


def database_url(words: Words) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text and not text.startswith(("postgresql://", "postgres://")):
            raise argparse.ArgumentTypeError(words("server-bad-store", store=text.rsplit("@", 1)[-1]))
        return text

    return read


def _bus_url(words: Words) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text and not text.startswith(("nats://", "tls://")):
            raise argparse.ArgumentTypeError(words("server-bad-bus", bus=text.rsplit("@", 1)[-1]))
        return text

    return read


def problem_text(error: Exception, folder: Path, words: Words, *, in_use: str, store: str = "") -> str:
    """Describes an error; for common problems, in the user's language."""
    from tercet.cluster.peers import BusUnreachable
    from tercet.server.main import CannotListen
    from tercet.store.port import InUse, NotABackup, StoreError, TooNew

    match error:
        case BusUnreachable(bus=bus, problem=problem):
            return words("server-no-bus", bus=bus, problem=problem)
        case CannotListen(reason=reason, host=host, port=port):
            return words(f"server-listen-{reason}", host=host, port=str(port))
        case NotABackup(path=path):
            return words("server-not-a-backup", file=str(path))
        case InUse() if not store:
            return words(in_use, folder=str(folder))
        case TooNew() if not store:
            return words("server-too-new", folder=str(folder))
        case StoreError():
            return store_problem(error, words)
        case OSError():
            return os_problem(error)
    return str(error)


def _greeting(words: Words, address: str, others: tuple[str, ...], *, code: bool) -> Iterator[str]:
    """Yields the start-up message: the addresses to open on this computer and on phones."""
    from tercet.server.startup.network_addresses import terminal_qr_code

    yield words("server-open", address=address)
    if not others:
        yield words("server-only-here")
        return
    yield words("server-others", addresses=", ".join(others))
    if code:
        yield terminal_qr_code(others[0])


def _backup_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar=words("cli-file"), help=words("server-help-backup-file"))
    place_arguments(parser, words)


def place_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--data", type=Path, metavar=words("server-folder"), help=words("server-help-data"))
    parser.add_argument("--store", type=database_url(words), default="", metavar="URL", help=words("server-help-store"))


def _backup(args: argparse.Namespace, words: Words) -> int:
    from tercet.cli.migration import back_up_database
    from tercet.store.sqlite.backup import backup

    require_one_place(args, words)
    if args.store:
        return back_up_database(args.store, args.file, words)
    database = _database(args)
    if not database.exists():
        return fail(words("server-no-data", folder=str(database.parent)))
    if args.file.exists():
        return fail(words("server-backup-exists", file=str(args.file)))
    return _run_and_report(
        lambda: backup(database, args.file),
        words("server-backed-up", file=str(args.file), folder=str(database.parent)),
        args,
        words,
    )


def _restore(args: argparse.Namespace, words: Words) -> int:
    from tercet.cli.migration import restore_database
    from tercet.store.sqlite.backup import restore

    require_one_place(args, words)
    if args.store:
        return restore_database(args.store, args.file, words)
    target = _database(args)
    if not args.file.exists():
        return fail(words("cli-no-file", path=str(args.file)))
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    return _run_and_report(
        lambda: restore(args.file, target, derived=(_settings(args).results,)),
        words("server-restored", file=str(args.file)),
        args,
        words,
    )


def _rebuild(args: argparse.Namespace, words: Words) -> int:
    from tercet.results.database.rebuild import Rebuilt, rebuild_database, rebuild_file
    from tercet.server.main import tame_collector
    from tercet.server.settings import Settings
    from tercet.store.log_files import data_folder

    require_one_place(args, words)
    settings = Settings(data=args.data or data_folder(), store=args.store)
    if not settings.store and not settings.database.exists():
        return fail(words("server-no-data", folder=str(settings.data)))

    async def work() -> Rebuilt:
        tame_collector()
        store = await _opened_store(settings)
        try:
            with progress_bar() as progress:
                if settings.store:
                    return await rebuild_database(store, settings.store, progress)
                return await rebuild_file(store, settings.results, progress)
        finally:
            await store.close()

    done: list[Rebuilt] = []
    code = _run_and_report(lambda: done.append(asyncio.run(work())), "", args, words, "server-in-use", nullcontext)
    if done:
        print(words("server-rebuilt", games=done[0].games, without=done[0].without))
        print(words("server-rebuilt-same" if done[0].same else "server-rebuilt-other"))
    return code


async def _opened_store(settings: Settings) -> Store:
    """Opens the store of a server that is not running."""
    from tercet.store.port import Moment

    def now() -> Moment:
        return Moment(round(time.time() * 1000))

    if settings.store:
        from tercet.store.postgres.store import open_postgres

        return await open_postgres(settings.store)
    from tercet.store.sqlite.store import SqliteStore

    return SqliteStore(settings.database, asyncio.get_running_loop().call_soon_threadsafe, now)


def require_one_place(args: argparse.Namespace, words: Words) -> None:
    """Rejects `--data` if a database is configured elsewhere, because the wrong data might otherwise be replaced."""
    require_folder(args, words)
    if args.store and args.sources["data"] == BY_OPTION and args.sources["store"] != BY_OPTION:
        raise BadInput(words("server-which-place", folder=str(args.data), variable=variable("store")))


def require_folder(args: argparse.Namespace, words: Words) -> None:
    """Rejects a `--data` that names a file."""
    if args.data is not None and args.data.is_file():
        raise BadInput(words("server-data-is-file", path=str(args.data)))


def _settings(args: argparse.Namespace) -> Settings:
    from tercet.server.settings import Settings
    from tercet.store.log_files import data_folder

    return Settings(data=args.data or data_folder())


def _database(args: argparse.Namespace) -> Path:
    return _settings(args).database


def _run_and_report(
    work: Callable[[], None],
    success: str,
    args: argparse.Namespace,
    words: Words,
    in_use: str = "server-restore-refused",
    busy: Callable[[], AbstractContextManager[None]] = busy_sign,
) -> int:
    """Runs `work`; prints `success`, or the problem to standard error."""
    from tercet.store.port import StoreError

    try:
        with busy():
            work()
    except (StoreError, OSError) as error:
        return fail(problem_text(error, _database(args).parent, words, in_use=in_use, store=args.store))
    if success:
        print(success)
    return FINE


def fail(problem: str) -> int:
    print(f"tercet: {problem}", file=sys.stderr)
    return NO_SUCH_THING


COMMANDS = (
    CliCommand("serve", "server-serve", _serve_arguments, _serve, "--lan", "wholly"),
    CliCommand("backup", "server-backup", _backup_arguments, _backup, "backup.db", "partly"),
    CliCommand("restore", "server-restore", _backup_arguments, _restore, "backup.db", "partly"),
    CliCommand("rebuild", "server-rebuild", place_arguments, _rebuild, "--data data", "partly"),
)
