"""`tercet play`, `tercet join` and `tercet watch`: the full screen, or line by line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tercet.cli.command import FINE, NO_SUCH_THING, BadInput, CliCommand
from tercet.core.cardgame.editions import EDITIONS
from tercet.locale import Words

if TYPE_CHECKING:
    from tercet.core.cardgame.editions import CardRules
    from tercet.core.dicegame.editions import DiceRules
    from tercet.core.engine.ruleset import GameRules
    from tercet.terminal.display import DisplaySettings
    from tercet.terminal.setup import Setup

PALETTES = ("classic", "safe", "contrast", "mono")


def _arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    from tercet.terminal.games import TERMINAL_GAMES

    parser.add_argument("game", nargs="?", choices=tuple(TERMINAL_GAMES), help=words("terminal-arg-game"))
    parser.add_argument("--bots", metavar="LEVEL,…", help=words("terminal-arg-bots"))
    parser.add_argument("--two", action="store_true", help=words("terminal-arg-two"))
    parser.add_argument("--name", help=words("terminal-arg-name"))
    parser.add_argument("--seed", metavar="N", help=words("cli-help-seed"))
    parser.add_argument("--deck", choices=("full", "solid"), help=words("cli-help-deck"))
    parser.add_argument("--edition", choices=tuple(EDITIONS), help=words("cli-help-edition"))
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        dest="changes",
        metavar=words("cli-rule-value"),
        help=words("cli-help-set"),
    )
    add_display_arguments(parser, words)


def add_display_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments for how to show a game."""
    parser.add_argument("--lines", action="store_true", help=words("terminal-arg-lines"))
    parser.add_argument(
        "--colour", choices=("auto", "always", "never"), default="auto", help=words("terminal-arg-colour")
    )
    parser.add_argument("--palette", choices=PALETTES, default="classic", help=words("terminal-arg-palette"))
    parser.add_argument("--theme", choices=("dark", "light"), default="dark", help=words("terminal-arg-theme"))
    parser.add_argument("--keys", choices=("qwerty", "azerty", "qwertz"), help=words("terminal-arg-keys"))
    parser.add_argument("--ascii", action="store_true", help=words("terminal-arg-ascii"))
    parser.add_argument("--bidi", choices=("auto", "terminal", "here"), default="auto", help=words("terminal-arg-bidi"))


def display_settings(args: argparse.Namespace, words: Words, *, lines: bool = False) -> DisplaySettings:
    """How this terminal shows things; in line mode, text stays in reading order."""
    from tercet.cli.terminal_output import has_colour, is_ascii
    from tercet.terminal.bidi import does_itself
    from tercet.terminal.display import DisplaySettings
    from tercet.terminal.keys import default_keyboard

    colour = args.colour == "always" or (args.colour == "auto" and has_colour())
    # Textual drops its own colours if this is set
    if colour:
        os.environ.pop("NO_COLOR", None)
    else:
        os.environ["NO_COLOR"] = "1"
    itself = args.bidi == "terminal" or (args.bidi == "auto" and (lines or does_itself(os.environ)))
    return DisplaySettings(
        words=words,
        colour=colour,
        palette=args.palette,
        ascii_only=args.ascii or is_ascii(),
        light=args.theme == "light",
        keyboard=args.keys or default_keyboard(words.language),
        reorder=words.direction == "rtl" and not itself,
    )


def _play(args: argparse.Namespace, words: Words) -> int:
    setup = _setup(args, words)
    if wants_lines(args):
        from tercet.terminal.line_mode import play_lines

        return play_lines(setup or _asked_setup(args, words), display_settings(args, words, lines=True))
    require_screen(words)
    from tercet.terminal.app import TercetApp

    settings = display_settings(args, words)
    if setup is None:
        TercetApp(settings).run()
    else:
        from tercet.terminal.setup import new_session

        TercetApp(settings, lambda: new_session(setup, words)).run()
    return FINE


def wants_lines(args: argparse.Namespace) -> bool:
    """Whether to use line mode: on request, or without a terminal."""
    return args.lines or not (sys.stdin.isatty() and sys.stdout.isatty())


def require_screen(words: Words) -> None:
    """BadInput if Textual is missing."""
    from importlib.util import find_spec

    if find_spec("textual") is None:
        raise BadInput(words("terminal-needs-extra"))


def _setup(args: argparse.Namespace, words: Words) -> Setup | None:
    """The requested game; None if the menu should ask."""
    asked = (args.game, args.bots, args.two, args.name, args.seed, args.deck, args.edition, args.changes)
    return _asked_setup(args, words) if any(asked) else None


def _asked_setup(args: argparse.Namespace, words: Words) -> Setup:
    from tercet.bots.problems import UnknownBot
    from tercet.bots.roster import make_bot
    from tercet.cli.bots import problem_text
    from tercet.terminal.games import TERMINAL_GAMES, terminal_game
    from tercet.terminal.setup import Setup, seats_of

    game: str = args.game or next(iter(TERMINAL_GAMES))
    bots = tuple(filter(None, (args.bots or "").replace(" ", "").split(",")))
    try:
        for level in bots:
            make_bot(game, level, "")
    except UnknownBot as error:
        raise BadInput(problem_text(error, words)) from error
    people = tuple(filter(None, (name.strip() for name in (args.name or "").split(","))))
    usual = (words("terminal-first"), words("terminal-second")) if args.two else (words("terminal-you"),)
    people = people[: len(usual)] + usual[len(people) :]
    setup = Setup(
        game=game,
        people=people,
        bots=bots,
        rules=_CHOSEN_RULES[game](args, words) if game in _CHOSEN_RULES else None,
        seed=args.seed,
    )
    seats = seats_of(setup, words)
    if len(people) + len(bots) > seats:
        raise BadInput(words("terminal-too-many", game=words(f"bots-game-{game}"), seats=seats))
    if len(people) + len(bots) < terminal_game(game).fewest:
        raise BadInput(words("terminal-too-few"))
    return setup


# Loading the code that checks rules takes longer than dealing, and most games do not need it.


def _card_rules(args: argparse.Namespace, words: Words) -> CardRules | None:
    """The requested rules; None for those of the reader's language."""
    if not (args.edition or args.changes or args.deck):
        return None
    from tercet.cli.rules import chosen_rules

    deck = {} if args.deck is None else {"deck": args.deck}
    return chosen_rules(args, words, **deck)


def _dice_rules(args: argparse.Namespace, words: Words) -> DiceRules | None:
    """The requested rules, by default without a turn limit, since all share a keyboard (D6)."""
    if not args.changes:
        return None
    from tercet.cli.rules import chosen_dice_rules

    return chosen_dice_rules(args, words, turn_seconds=0)


_CHOSEN_RULES: Final[dict[str, Callable[[argparse.Namespace, Words], GameRules | None]]] = {
    "cards": _card_rules,
    "dice": _dice_rules,
}
"""What the rule options mean for each game that has them."""


def _join_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    _watch_arguments(parser, words)
    parser.add_argument("--as-new", action="store_true", help=words("terminal-arg-as-new"))


def _watch_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("url", metavar="URL", help=words("terminal-arg-url"))
    parser.add_argument("--name", help=words("terminal-arg-name"))
    parser.add_argument("--receipt", metavar=words("cli-file"), default="", help=words("terminal-arg-receipt"))
    add_display_arguments(parser, words)


def _join(args: argparse.Namespace, words: Words) -> int:
    return _online(args, words, watch=False)


def _watch(args: argparse.Namespace, words: Words) -> int:
    return _online(args, words, watch=True)


def _online(args: argparse.Namespace, words: Words, *, watch: bool) -> int:
    import asyncio

    from tercet.client.failures import Closed, CommandRefused
    from tercet.client.guest import HttpProblem, NotATable
    from tercet.terminal.games import NoTerminalGame
    from tercet.terminal.session import CommandFailed, ConnectionLost, connection_lost_text, failure_text

    lines = wants_lines(args)
    if not lines:
        require_screen(words)
    try:
        settings = display_settings(args, words, lines=lines)
        asyncio.run(_join_table(args, settings, watch=watch, lines=lines))
    except NotATable as error:
        raise BadInput(words("server-not-a-table", url=args.url)) from error
    except NoTerminalGame as error:
        raise BadInput(words("terminal-no-game", game=str(error))) from error
    except (HttpProblem, OSError) as problem:
        print(f"tercet: {problem}", file=sys.stderr)
        return NO_SUCH_THING
    except CommandRefused as refused:
        print(f"tercet: {failure_text(CommandFailed(refused.code, refused.details), words)}", file=sys.stderr)
        return NO_SUCH_THING
    except Closed as closed:
        print(f"tercet: {connection_lost_text(ConnectionLost(closed.code), words)}", file=sys.stderr)
        return NO_SUCH_THING
    return FINE


async def _join_table(args: argparse.Namespace, settings: DisplaySettings, *, watch: bool, lines: bool) -> None:
    """Connects, takes a seat unless watching, and shows the table until the player leaves it."""
    from contextlib import AsyncExitStack

    from tercet.client.guest import split_address
    from tercet.client.saved_passes import kept_pass
    from tercet.client.table import connect
    from tercet.terminal.games import terminal_game
    from tercet.terminal.remote_session import RemoteSession

    words = settings.words
    usual = words("terminal-you")
    async with AsyncExitStack() as stack:
        who = None
        if not watch:
            server, _ = split_address(args.url)
            who = await stack.enter_async_context(kept_pass(server, args.name, usual, as_new=args.as_new))
        table = await stack.enter_async_context(connect(args.url, name=args.name or usual, who=who, watch=watch))
        terminal_game(table.game.name)
        if not watch and table.seat is None:
            await table.sit()
        session = RemoteSession(table, lambda phrase: words(f"phrase-{phrase}"), args.receipt)
        if lines:
            from tercet.terminal.input_lines import read_input_lines
            from tercet.terminal.line_mode import converse, show_line

            await converse(session, settings, show_line, read_input_lines())
        else:
            from tercet.terminal.app import TercetApp

            await TercetApp(settings, lambda: session).run_async()


COMMANDS: tuple[CliCommand, ...] = (
    CliCommand("play", "terminal-play-help", _arguments, _play),
    CliCommand("join", "terminal-join-help", _join_arguments, _join),
    CliCommand("watch", "terminal-watch-help", _watch_arguments, _watch),
)
