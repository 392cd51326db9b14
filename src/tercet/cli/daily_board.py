"""`tercet daily board`, `confirm` and `remove`: manage the public board of a day, for the server's operator (Z9)."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import Any
from urllib.parse import quote

from tercet.cli.cards import print_json
from tercet.cli.command import FINE, NO_SUCH_THING, BadInput, CliCommand, http_problem, store_problem
from tercet.cli.server import database_url
from tercet.locale import Words


def _board_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--date", metavar="YYYY-MM-DD", default="today", help=words("daily-help-date"))
    parser.add_argument("--size", choices=("easy", "full"), default="easy", help=words("daily-help-size"))
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))
    _server_arguments(parser, words)


def _decision_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("code", metavar="CODE", help=words("daily-board-help-code"))
    _server_arguments(parser, words)


def _server_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    from tercet.server.settings import PORT

    default = f"http://127.0.0.1:{PORT}"
    parser.add_argument("--server", metavar="URL", default=default, help=words("daily-board-help-server", url=default))
    parser.add_argument("--data", type=Path, metavar=words("server-folder"), help=words("server-help-data"))
    parser.add_argument("--store", type=database_url(words), default="", metavar="URL", help=words("server-help-store"))


def _board(args: argparse.Namespace, words: Words) -> int:
    from tercet.render.results import clock

    token = _operator_token(args, words)
    board = _ask(args, words, token, "GET", f"/api/daily/{quote(args.date)}/{args.size}/board?limit=100")
    if board is None:
        return NO_SUCH_THING
    if args.json:
        print_json(board)
        return FINE
    for line in board["lines"]:
        listing = words("daily-board-listing", listing=line["listing"])
        print(f"{line['table']}  {clock(line['elapsed'])}  {line['name']}  ({listing})")
    if not board["lines"]:
        print(words("daily-board-none"))
    print(words("daily-board-link", link=f"{args.server.rstrip('/')}/daily/{board['date']}#operator={token}"))
    return FINE


def _decide(args: argparse.Namespace, words: Words, decision: str) -> int:
    token = _operator_token(args, words)
    path = f"/api/tables/{quote(args.code, safe='')}/daily-time"
    if _ask(args, words, token, "PUT", path, {"decision": decision}) is None:
        return NO_SUCH_THING
    print(words("daily-board-decided", decision=decision))
    return FINE


def _ask(args: argparse.Namespace, words: Words, token: str, method: str, path: str, body: Any = None) -> Any:
    """Returns the server's answer; on failure, prints the reason to standard error and returns None."""
    from tercet.client.guest import HttpProblem, request

    try:
        return asyncio.run(request(method, args.server.rstrip("/") + path, body, token=token, scheme="Operator"))
    except HttpProblem as problem:
        print(f"tercet: {http_problem(problem, words)}", file=sys.stderr)
        return None


def _operator_token(args: argparse.Namespace, words: Words) -> str:
    """Derives the operator's token from the server's secret key, which only the server's owner can read."""
    from tercet.server.guards.guest_tokens import GuestTokens
    from tercet.server.settings import Settings
    from tercet.store.log_files import data_folder
    from tercet.store.port import StoreError

    settings = Settings(data=args.data or data_folder(), store=args.store)
    try:
        key = asyncio.run(_stored_key(settings.store)) if settings.store else settings.key.read_bytes()
    except StoreError as error:
        raise BadInput(store_problem(error, words)) from None
    except OSError:
        raise BadInput(words("server-no-data", folder=str(settings.data))) from None
    return GuestTokens(key, settings.token_days).operator_token()


async def _stored_key(url: str) -> bytes:
    from tercet.store.postgres.database import ERRORS, Database

    database = Database(url)
    db = await database.connect()
    try:
        key: bytes = await db.fetchval("SELECT data FROM keys WHERE id = 1")
    except ERRORS as error:
        raise database.explained(error) from error
    finally:
        db.terminate()
    return key


COMMANDS = (
    CliCommand("daily board", "cli-daily-board", _board_arguments, _board, "--date 2026-11-15 --size easy", "partly"),
    CliCommand(
        "daily confirm",
        "cli-daily-confirm",
        _decision_arguments,
        lambda args, words: _decide(args, words, "confirmed"),
        "ABCDE",
        "partly",
    ),
    CliCommand(
        "daily remove",
        "cli-daily-remove",
        _decision_arguments,
        lambda args, words: _decide(args, words, "removed"),
        "ABCDE",
        "partly",
    ),
)
