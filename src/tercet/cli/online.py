"""`tercet join`, `tercet watch` and `tercet create`: play at, watch and create tables on a server."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from tercet.cli.command import FINE, BadInput, CliCommand, http_problem, os_problem
from tercet.cli.parser import add_changes
from tercet.cli.rules import chosen_dice_rules, chosen_rules, read_changes
from tercet.cli.terminal import add_display_arguments, display_settings, require_screen, wants_lines
from tercet.core.cardgame.rules import EDITIONS, LANGUAGE_EDITIONS, CardRules
from tercet.core.dicegame.rules import DICE_RULES, DiceRules
from tercet.locale import Words

if TYPE_CHECKING:
    from tercet.client.guest import Pass
    from tercet.client.table import RemoteTable
    from tercet.terminal.display import DisplaySettings


def _join_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    _watch_arguments(parser, words)
    parser.add_argument("--as-new", action="store_true", help=words("terminal-arg-as-new"))


def _watch_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("url", metavar="URL", help=words("terminal-arg-url"))
    _person_arguments(parser, words)


def _person_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--name", help=words("terminal-arg-name"))
    parser.add_argument("--receipt", metavar=words("cli-file"), default="", help=words("terminal-arg-receipt"))
    add_display_arguments(parser, words)


def _create_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    from tercet.terminal.games import TERMINAL_GAMES

    shared = tuple(name for name, game in TERMINAL_GAMES.items() if not game.is_solitary)
    parser.add_argument("server", metavar="URL", help=words("terminal-arg-server"))
    parser.add_argument("game", nargs="?", choices=shared, default="cards", help=words("terminal-arg-game"))
    parser.add_argument("--edition", choices=tuple(EDITIONS), help=words("cli-help-edition"))
    parser.add_argument("--deck", choices=("full", "solid"), help=words("cli-help-deck"))
    add_changes(parser, words)
    parser.add_argument("--bots", default="", metavar="LEVEL,…", help=words("terminal-arg-bots"))
    parser.add_argument("--public", action="store_true", help=words("terminal-arg-public"))
    parser.add_argument("--chat", action="store_true", help=words("terminal-arg-chat"))
    parser.add_argument("--only-link", action="store_true", help=words("terminal-arg-only-link"))
    parser.add_argument("--as-new", action="store_true", help=words("terminal-arg-as-new"))
    _person_arguments(parser, words)


def _join(args: argparse.Namespace, words: Words) -> int:
    return _online(args, words, lambda settings: _join_table(args, settings, watch=False))


def _watch(args: argparse.Namespace, words: Words) -> int:
    return _online(args, words, lambda settings: _join_table(args, settings, watch=True))


def _create(args: argparse.Namespace, words: Words) -> int:
    terms = _terms(args, words)
    args.url = args.server
    return _online(args, words, lambda settings: _create_table(args, settings, terms), is_shown=not args.only_link)


def _terms(args: argparse.Namespace, words: Words) -> dict[str, Any]:
    """Returns the terms of a new table; raises BadInput for impossible terms, before any request to the server."""
    if args.public and args.chat:
        raise BadInput(words("terminal-public-chat"))
    bots = list(filter(None, args.bots.replace(" ", "").split(",")))
    if args.game == DICE_RULES.edition:
        chosen_dice_rules(args, words)
        edition: str = DICE_RULES.edition
        overrides = msgspec.to_builtins(read_changes(args.changes, DiceRules, words))
    else:
        deck = {} if args.deck is None else {"deck": args.deck}
        chosen_rules(args, words, **deck)
        edition = args.edition or LANGUAGE_EDITIONS[words.language]
        overrides = {**read_changes(args.changes, CardRules, words), **deck}
    return {
        "game": args.game,
        "edition": edition,
        "overrides": overrides,
        "bots": bots,
        "listed": args.public,
        "chat": args.chat,
    }


def _online(
    args: argparse.Namespace,
    words: Words,
    work: Callable[[DisplaySettings], Coroutine[Any, Any, None]],
    *,
    is_shown: bool = True,
) -> int:
    """Runs `work`, which talks to a server; prints a readable message if it fails."""
    from tercet.client.failures import Closed, CommandRefused
    from tercet.client.guest import HttpProblem, NotATable
    from tercet.terminal.games import NoTerminalGame
    from tercet.terminal.session import CommandFailed, ConnectionLost, connection_lost_text, failure_text

    lines = wants_lines(args)
    if is_shown and not lines:
        require_screen(words)
    try:
        asyncio.run(work(display_settings(args, words, lines=lines)))
    except NotATable as error:
        raise BadInput(words("server-not-a-table", url=args.url)) from error
    except NoTerminalGame as error:
        raise BadInput(words("terminal-no-game", game=str(error))) from error
    except HttpProblem as problem:
        raise BadInput(http_problem(problem, words)) from problem
    except OSError as error:
        raise BadInput(os_problem(error)) from error
    except CommandRefused as refused:
        raise BadInput(failure_text(CommandFailed(refused.code, refused.details), words)) from refused
    except Closed as closed:
        raise BadInput(connection_lost_text(ConnectionLost(closed.code), words)) from closed
    return FINE


async def _join_table(args: argparse.Namespace, settings: DisplaySettings, *, watch: bool) -> None:
    """Connects, takes a seat unless `watch` is set, and shows the table until the player leaves."""
    from tercet.client.guest import split_address

    server, code = split_address(args.url)
    async with AsyncExitStack() as stack:
        who = None if watch else await _who(args, settings, server, stack)
        await _show_table(args, settings, f"{server}/t/{code}", who, stack, watch=watch)


async def _create_table(args: argparse.Namespace, settings: DisplaySettings, terms: dict[str, Any]) -> None:
    """Creates a table, prints its link, and takes a seat unless only the link was requested."""
    from tercet.client.guest import link_for_others, make_table

    server = _server(args.server, settings.words)
    async with AsyncExitStack() as stack:
        who = await _who(args, settings, server, stack)
        code = await make_table(server, who, **terms)
        link = await link_for_others(server, code)
        if args.only_link:
            print(link)
            return
        print(settings.words("terminal-created", link=link), flush=True)
        await _show_table(args, settings, f"{server}/t/{code}", who, stack, watch=False)


def _server(url: str, words: Words) -> str:
    """Returns the server's address, given the address of any of its pages."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadInput(words("server-bad-address", address=url))
    return f"{parts.scheme}://{parts.netloc}"


async def _who(args: argparse.Namespace, settings: DisplaySettings, server: str, stack: AsyncExitStack) -> Pass:
    from tercet.client.saved_passes import kept_pass

    usual = settings.words("terminal-you")
    return await stack.enter_async_context(kept_pass(server, args.name, usual, as_new=args.as_new))


async def _show_table(
    args: argparse.Namespace,
    settings: DisplaySettings,
    url: str,
    who: Pass | None,
    stack: AsyncExitStack,
    *,
    watch: bool,
) -> None:
    from tercet.client.bot import connect
    from tercet.client.guest import link_for_others
    from tercet.terminal.games import terminal_game
    from tercet.terminal.remote_session import RemoteSession

    words = settings.words
    name = args.name or words("terminal-you")
    table: RemoteTable = await stack.enter_async_context(connect(url, name=name, who=who, watch=watch))
    terminal_game(table.game.name)
    if not watch and table.seat is None:
        await table.sit()
    link = await link_for_others(table.server, table.code)
    session = RemoteSession(table, lambda phrase: words(f"phrase-{phrase}"), args.receipt, link)
    if wants_lines(args):
        from tercet.terminal.line_mode import converse, read_input_lines, show_line

        await converse(session, settings, show_line, read_input_lines())
    else:
        from tercet.terminal.app import TercetApp

        await TercetApp(settings, lambda: session).run_async()


COMMANDS: tuple[CliCommand, ...] = (
    CliCommand("join", "terminal-join-help", _join_arguments, _join, "http://localhost:8181/t/ABCDE --name Ada"),
    CliCommand("watch", "terminal-watch-help", _watch_arguments, _watch, "http://localhost:8181/t/ABCDE"),
    CliCommand(
        "create", "terminal-create-help", _create_arguments, _create, "http://localhost:8181 cards --bots casual"
    ),
)
