"""`tercet play` and `solo`: play at this keyboard, on the full screen or line by line."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tercet.cli.command import FINE, BadInput, CliCommand
from tercet.cli.parser import add_changes, add_colour
from tercet.cli.terminal_output import is_dumb
from tercet.cli.variants import add_variant
from tercet.core.cardgame.rules import EDITIONS
from tercet.locale import Words, level_titled
from tercet.optional_dependencies import install_command

if TYPE_CHECKING:
    from tercet.core.cardgame.rules import CardRules
    from tercet.core.dicegame.rules import DiceRules
    from tercet.core.engine.ruleset import GameRules
    from tercet.terminal.app import TercetApp
    from tercet.terminal.display import DisplaySettings
    from tercet.terminal.setup import Setup

PALETTES = ("classic", "safe", "contrast", "mono")


def _arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    from tercet.terminal.games import TERMINAL_GAMES

    parser.add_argument("game", nargs="?", choices=tuple(TERMINAL_GAMES), help=words("terminal-arg-game"))
    parser.add_argument("--bots", metavar="LEVEL,…", help=words("terminal-arg-bots"))
    parser.add_argument("--two", action="store_true", help=words("terminal-arg-two"))
    parser.add_argument("--name", help=words("terminal-arg-name"))
    parser.add_argument("--seed", metavar="N", help=words("terminal-arg-seed"))
    add_variant(parser, words)
    parser.add_argument("--deck", choices=("full", "solid"), help=words("cli-help-deck"))
    parser.add_argument("--edition", choices=tuple(EDITIONS), help=words("cli-help-edition"))
    add_changes(parser, words)
    parser.add_argument("--save", metavar=words("cli-file"), help=words("terminal-arg-save"))
    add_display_arguments(parser, words)


def add_display_arguments(parser: argparse.ArgumentParser, words: Words, *, has_screen: bool = True) -> None:
    """Adds the display options."""
    parser.set_defaults(theme="dark", keys=None)
    group = parser.add_argument_group(words("cli-title-display"))
    group.add_argument("--lines", action="store_true", help=words("terminal-arg-lines"))
    add_colour(group, words)
    group.add_argument("--palette", choices=PALETTES, default="classic", help=words("terminal-arg-palette"))
    if has_screen:
        group.add_argument("--theme", choices=("dark", "light"), help=words("terminal-arg-theme"))
        group.add_argument("--keys", choices=("qwerty", "azerty", "qwertz"), help=words("terminal-arg-keys"))
    group.add_argument("--ascii", action="store_true", help=words("terminal-arg-ascii"))
    group.add_argument("--bidi", choices=("auto", "terminal", "here"), default="auto", help=words("terminal-arg-bidi"))


def display_settings(args: argparse.Namespace, words: Words, *, lines: bool = False) -> DisplaySettings:
    """Returns the display settings for this terminal; in line mode, right-to-left text is left in reading order."""
    from tercet.cli.terminal_output import has_colour, is_ascii
    from tercet.terminal.bidi import does_itself
    from tercet.terminal.display import DisplaySettings
    from tercet.terminal.keys import default_keyboard

    colour = has_colour()
    # if this is set, Textual removes its colours
    if colour:
        os.environ.pop("NO_COLOR", None)
    else:
        os.environ["NO_COLOR"] = "1"
    ordered = args.bidi == "terminal" or (args.bidi == "auto" and (lines or does_itself(os.environ)))
    reorder = words.direction == "rtl" and not ordered
    return DisplaySettings(
        words=words,
        colour=colour,
        palette=args.palette,
        ascii_only=args.ascii or is_ascii(),
        light=args.theme == "light",
        keyboard=args.keys or default_keyboard(words.language),
        pictures=lines and not wants_lines(args) and not reorder,
        reorder=reorder,
    )


def _play(args: argparse.Namespace, words: Words) -> int:
    setup = _setup(args, words)
    if setup is not None or wants_lines(args):
        return play(setup or _asked_setup(args, words), args, words)
    if args.save:
        _check_save(args.save, words)
    require_screen(words)
    from tercet.terminal.app import TercetApp

    return _run(TercetApp(display_settings(args, words), save=args.save), words)


def _run(app: TercetApp, words: Words) -> int:
    app.run()
    _require_saved(app.save_problem, words)
    return app.return_code or FINE


def _require_saved(problem: str | None, words: Words) -> None:
    """Raises BadInput if the game could not be saved: what was said during play is easily missed."""
    if problem is not None:
        raise BadInput(words("terminal-save-failed", problem=problem))


def play(setup: Setup, args: argparse.Namespace, words: Words, *, has_screen: bool = True) -> int:
    """Plays a game: on the full screen if the command has one and the terminal supports it, otherwise line by line."""
    if args.save:
        _check_save(args.save, words)
    if wants_lines(args) or not has_screen:
        from tercet.terminal.line_mode import play_lines

        _require_saved(play_lines(setup, display_settings(args, words, lines=True)), words)
        return FINE
    require_screen(words)
    from tercet.terminal.app import TercetApp
    from tercet.terminal.games import terminal_game
    from tercet.terminal.setup import new_session

    if len(setup.people) > 1 and setup.rules is not None and not terminal_game(setup.game).is_shared(setup.rules):
        raise BadInput(words("terminal-two-variant"))
    return _run(TercetApp(display_settings(args, words), lambda: new_session(setup, words)), words)


def _check_save(path: str, words: Words) -> None:
    """Says under which name the game will be saved if the file exists; raises BadInput if it cannot be written."""
    file = Path(path)
    # a file is replaced by another in its folder, a device or a pipe is written directly
    written = file if file.exists() and not file.is_file() else file.parent
    if not file.parent.is_dir():
        problem = errno.ENOENT
    elif file.is_dir():
        problem = errno.EISDIR
    elif not os.access(written, os.W_OK):
        problem = errno.EACCES
    else:
        from tercet.terminal.game_record import next_free

        if (free := next_free(path)) != Path(path):
            print(words("terminal-save-renamed", file=path, other=str(free)), file=sys.stderr)
        return
    raise BadInput(words("cli-cannot-write", path=path, problem=os.strerror(problem)))


def wants_lines(args: argparse.Namespace) -> bool:
    """Whether to use line mode: if requested, without a terminal, or on a terminal that can only print lines."""
    return args.lines or is_dumb() or not (sys.stdin.isatty() and sys.stdout.isatty())


def require_screen(words: Words) -> None:
    """Raises BadInput if Textual is missing. Also unsets COLUMNS and LINES, so Textual uses the real terminal size."""
    from importlib.util import find_spec

    if find_spec("textual") is None:
        raise BadInput(words("terminal-needs-extra", install=install_command("terminal")))
    for name in ("COLUMNS", "LINES"):
        os.environ.pop(name, None)


def _setup(args: argparse.Namespace, words: Words) -> Setup | None:
    """Returns the requested game; None if the user should choose in the menu."""
    asked = (args.game, args.bots, args.two, args.name, args.seed, args.deck, args.edition, args.variant, args.changes)
    return _asked_setup(args, words) if any(asked) else None


def _asked_setup(args: argparse.Namespace, words: Words) -> Setup:
    from tercet.bots.bot import UnknownBot
    from tercet.bots.roster import make_bot
    from tercet.cli.bots import problem_text
    from tercet.terminal.games import TERMINAL_GAMES, terminal_game
    from tercet.terminal.setup import Setup, seats_of

    game: str = args.game or next(iter(TERMINAL_GAMES))
    bots = tuple(map(level_titled, filter(None, (args.bots or "").replace(" ", "").split(","))))
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
        save=args.save,
    )
    seats = seats_of(setup, words)
    if len(people) + len(bots) > seats:
        raise BadInput(words("terminal-too-many", game=words(f"bots-game-{game}"), seats=seats))
    if len(people) + len(bots) < terminal_game(game).fewest:
        raise BadInput(words("terminal-too-few"))
    return setup


# Checking rules takes longer to load than dealing, and most games do not need it.


def _card_rules(args: argparse.Namespace, words: Words) -> CardRules | None:
    """Returns the requested rules; None for the default rules of the user's language."""
    if not (args.edition or args.changes or args.deck or args.variant):
        return None
    from tercet.cli.rules import chosen_rules

    deck = {} if args.deck is None else {"deck": args.deck}
    return chosen_rules(args, words, **deck)


def _dice_rules(args: argparse.Namespace, words: Words) -> DiceRules | None:
    """Returns the requested rules, by default without a turn limit, since all players share one keyboard (D6); None if
    nothing was requested."""
    if not args.changes:
        return None
    from tercet.cli.rules import chosen_dice_rules

    return chosen_dice_rules(args, words, turn_seconds=0)


_CHOSEN_RULES: Final[dict[str, Callable[[argparse.Namespace, Words], GameRules | None]]] = {
    "cards": _card_rules,
    "dice": _dice_rules,
}
"""Functions that read the rule options, by game."""


def _solo_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    from tercet.cli.rules import add_edition

    add_edition(parser, words)
    add_variant(parser, words)
    parser.add_argument("--deck", choices=("full", "solid"), help=words("cli-help-deck"))
    parser.add_argument("--seed", metavar="N", help=words("cli-help-seed"))
    parser.add_argument("--save", metavar=words("cli-file"), help=words("terminal-arg-save"))
    add_display_arguments(parser, words, has_screen=False)


def _solo(args: argparse.Namespace, words: Words) -> int:
    """Plays the card game for one player, line by line (C13)."""
    from tercet.cli.rules import chosen_rules
    from tercet.terminal.setup import Setup

    deck = {} if args.deck is None else {"deck": args.deck}
    rules = chosen_rules(args, words, style="point", **deck)
    setup = Setup(people=(words("terminal-you"),), rules=rules, seed=args.seed, save=args.save)
    return play(setup, args, words, has_screen=False)


COMMANDS: tuple[CliCommand, ...] = (
    CliCommand("play", "terminal-play-help", _arguments, _play, "cards --bots casual,expert"),
    CliCommand("solo", "cli-solo", _solo_arguments, _solo, "--deck solid --save game.tercet"),
)
