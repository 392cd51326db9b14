"""`tercet …`: finds the typed command, loads only what it needs, and runs it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from tercet import __version__
from tercet.cli.command import BAD_INPUT, FINE, INTERRUPTED, BadInput, CliCommand, did_you_mean, os_problem
from tercet.cli.configuration import add_config, parse_configured
from tercet.cli.parser import Parser
from tercet.cli.streams import discard_output, prepare_streams
from tercet.locale import UnknownLanguage, Words, choose
from tercet.locale import words as words_in
from tercet.optional_dependencies import EXTRAS, MissingExtra, install_command

MODULES: Final[dict[str, dict[str, str]]] = {
    "tercet.cli.cards": {"solve": "cli-solve", "why": "cli-why", "deal": "cli-deal"},
    "tercet.cli.rules": {"rules": "cli-rules"},
    "tercet.cli.daily": {"daily": "cli-daily"},
    "tercet.cli.daily_board": {
        "daily board": "cli-daily-board",
        "daily confirm": "cli-daily-confirm",
        "daily remove": "cli-daily-remove",
    },
    "tercet.cli.dice": {"dice turns": "dice-cli-turns", "dice play": "dice-cli-play"},
    "tercet.cli.logs": {"replay": "cli-replay", "verify": "cli-verify"},
    "tercet.cli.bots": {
        "tournament": "bots-tournament-help",
        "bots levels": "bots-levels-help",
        "bots calibration": "bots-calibration-help",
        "bots baseline": "bots-baseline-help",
    },
    "tercet.cli.lab": {
        "odds": "lab-odds-help",
        "simulate": "lab-simulate-help",
        "solve-deal": "lab-solve-deal-help",
        "dice odds": "lab-dice-odds-help",
    },
    "tercet.cli.terminal": {"play": "terminal-play-help", "solo": "cli-solo"},
    "tercet.cli.online": {
        "join": "terminal-join-help",
        "watch": "terminal-watch-help",
        "create": "terminal-create-help",
    },
    "tercet.cli.server": {
        "serve": "server-serve",
        "backup": "server-backup",
        "restore": "server-restore",
        "rebuild": "server-rebuild",
    },
    "tercet.cli.sweep": {"sweep": "sweep-help"},
    "tercet.cli.migration": {"migrate": "server-migrate"},
    "tercet.cli.cluster": {"cluster status": "cluster-status-help"},
    "tercet.cli.deployment": {"deploy": "deploy-help"},
    "tercet.cli.about_program": {
        "help": "cli-help",
        "completion": "cli-completion",
        "man": "cli-man",
    },
}
"""The commands of each module, with the ids of their help messages; listed here so we load only the module we need."""

TITLES: Final[dict[str, tuple[str, ...]]] = {
    "play": ("play", "solo", "daily", "dice play", "join", "watch", "create"),
    "look": ("solve", "why", "deal", "dice turns", "rules", "replay", "verify"),
    "lab": (
        "odds",
        "simulate",
        "solve-deal",
        "dice odds",
        "tournament",
        "bots levels",
        "bots calibration",
        "bots baseline",
    ),
    "host": (
        "serve",
        "backup",
        "restore",
        "rebuild",
        "migrate",
        "sweep",
        "deploy",
        "cluster status",
        "daily board",
        "daily confirm",
        "daily remove",
    ),
    "program": ("help", "completion", "man"),
}
"""The commands in the order the overview lists them, grouped by the message id of their heading."""

GAMES_VARIABLE: Final = "TERCET_GAMES"
"""Environment variable with a comma-separated list of modules that register additional games when imported."""

COMMAND_LIKENESS: Final = 0.75
"""How similar a suggested command must be: a transposed letter is, another word with some letters in common is not."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program; returns the exit code."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    prepare_streams()
    try:
        words = words_in(choose(_wanted_language(typed), os.environ))
    except UnknownLanguage as error:
        print(f"tercet: {error}", file=sys.stderr)
        return BAD_INPUT
    try:
        code = _version() if typed in (["--version"], ["-V"], ["version"]) else _run(typed, words)
        sys.stdout.flush()
        return code
    except BadInput as problem:
        print(f"tercet: {problem}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        discard_output()  # the reader closed the pipe
        return FINE
    except KeyboardInterrupt:
        print(f"\ntercet: {words('cli-interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        if error.filename is None:  # no file name: writing the output failed
            discard_output()
            sentence = words("cli-cannot-print", problem=os_problem(error))
        else:
            sentence = words("cli-cannot-use", path=str(error.filename), problem=error.strerror or str(error))
        print(f"tercet: {sentence}", file=sys.stderr)
        return BAD_INPUT


def _version() -> int:
    print(f"tercet {__version__}")
    return FINE


def command_named(name: str) -> CliCommand | None:
    """Loads a command by name."""
    for module, names in MODULES.items():
        if name in names:
            found: tuple[CliCommand, ...] = import_module(module).COMMANDS
            return next(command for command in found if command.name == name)
    return None


def names() -> list[str]:
    """Returns the names of all commands."""
    return [name for group in MODULES.values() for name in group]


def _help_ids() -> dict[str, str]:
    return {name: help_id for commands in MODULES.values() for name, help_id in commands.items()}


def groups() -> set[str]:
    """Returns the first words of two-word commands, such as `dice`, which are not commands themselves."""
    return {name.split()[0] for name in names() if " " in name} - set(names())


def _run(typed: list[str], words: Words) -> int:
    _load_games(os.environ.get(GAMES_VARIABLE, ""), words)
    name, rest = _split(typed)
    if name is None or name in groups():
        return _overview(rest, words, name)
    try:
        command = command_named(name)
    except ModuleNotFoundError as missing:
        raise _needs_extra(name, missing, words) from None
    if command is None:
        raise _unknown(name, words)
    # for commands that describe all commands, such as `help`
    program = argparse.Namespace(parsers=lambda: parsers(words), show_help=lambda name: _show_help(name, words))
    parser = _parser(command, words)
    if command.configured == "no":
        args = parser.parse_args(rest, program)
    else:
        refuses_unknown = command.configured == "wholly"
        args = parse_configured(parser, rest, program, os.environ, words, refuses_unknown=refuses_unknown)
    if "colour" in args:
        from tercet.cli.terminal_output import choose_colour  # imported here because it also loads card drawing

        choose_colour(args.colour)
    try:
        return command.run(args, words)
    except ModuleNotFoundError as missing:
        raise _needs_extra(name, missing, words) from None


def parsers(words: Words) -> dict[str, Parser]:
    """Returns the parser of every command; if a command's extra is not installed, its parser has no options."""
    found = {}
    for name, help_id in _help_ids().items():
        try:
            command = command_named(name)
        except ModuleNotFoundError:
            command = None
        found[name] = Parser(f"tercet {name}", words(help_id), words) if command is None else _parser(command, words)
    return found


def _parser(command: CliCommand, words: Words) -> Parser:
    parser = Parser(f"tercet {command.name}", words(command.help_id), words, command.example)
    command.arguments(parser, words)
    if command.configured != "no":
        add_config(parser, words)
    parser.add_argument("--lang", metavar=words("cli-language"), help=words("cli-help-lang"))
    return parser


def _show_help(name: str, words: Words) -> int:
    """Shows the help for a command, as `tercet solve --help` does; without a name, shows the overview."""
    if not name or name in groups():
        return _overview([], words, name or None)
    try:
        command = command_named(name)
    except ModuleNotFoundError as missing:
        raise _needs_extra(name, missing, words) from None
    if command is None:
        raise _unknown(name, words)
    _parser(command, words).print_help()
    return FINE


def _unknown(name: str, words: Words) -> BadInput:
    """Returns the error for an unknown command, which suggests the command that does it or a similar one, or points to
    the list of all commands."""
    from tercet.cli.guessed_commands import GUESSED_COMMANDS, IN_PYTHON

    if name in GUESSED_COMMANDS:
        advice = words("cli-did-you-mean", name=GUESSED_COMMANDS[name])
    elif name in IN_PYTHON:
        advice = words("cli-in-python", call=IN_PYTHON[name])
    else:
        advice = did_you_mean(name, [*names(), *groups()], words, likeness=COMMAND_LIKENESS)
    if advice:
        return BadInput(f"{words('cli-no-command', name=name)} {advice}")
    return BadInput(words("cli-unknown-command", name=name))


def _load_games(modules: str, words: Words) -> None:
    """Imports the modules that register additional games."""
    for module in filter(None, (name.strip() for name in modules.split(","))):
        try:
            import_module(module)
        except (ImportError, ValueError) as error:
            raise BadInput(words("cli-bad-game", module=module, problem=str(error))) from None


def _needs_extra(name: str, missing: ModuleNotFoundError, words: Words) -> Exception:
    """Returns an error that names the extra to install."""
    package = (missing.name or "").split(".")[0]
    extra = missing.extra if isinstance(missing, MissingExtra) else EXTRAS.get(package)
    if extra is None:
        return missing
    return BadInput(words("cli-needs-extra", command=name, package=package, install=install_command(extra)))


def _split(typed: list[str]) -> tuple[str | None, list[str]]:
    """Splits the arguments into the command's name (one or two words) and the rest; --lang may precede the name."""
    front: list[str] = []
    rest = list(typed)
    while rest and rest[0].startswith("-"):
        front.append(rest.pop(0))
        if front[-1] == "--lang" and rest:
            front.append(rest.pop(0))
    front = [option for option in front if option != "--"]
    if not rest or "--help" in front or "-h" in front:
        return None, front
    two = " ".join(rest[:2])
    if two in names() or (rest[0] in groups() and rest[1:] and not rest[1].startswith("-")):
        return two, front + rest[2:]
    return rest[0], front + rest[1:]


def _overview(typed: list[str], words: Words, group: str | None = None) -> int:
    """Prints all commands, or those of a group, with their descriptions."""
    if typed and typed[-1] == "--lang":
        raise BadInput(words("cli-no-language"))
    unknown = [word for word in typed if word.startswith("-") and word.split("=")[0] not in {"--lang", "--help", "-h"}]
    if unknown:
        advice = did_you_mean(unknown[0], ("--help", "--lang", "--version"), words)
        raise BadInput(f"{words('cli-unknown-option', option=unknown[0])} {advice}".rstrip())
    from tercet.cli.terminal_output import hanging  # imported here because it also loads card drawing

    program = "tercet" if group is None else f"tercet {group}"
    print(f"{words('cli-about')}\n\n{words('cli-usage', program=program)}" + ("" if group is None else "\n"))
    helps = _help_ids()
    width = max(map(len, helps))
    for title, commands in TITLES.items():
        shown = [name for name in commands if group is None or name.startswith(f"{group} ")]
        if shown and group is None:
            print(f"\n{words(f'cli-title-{title}')}")
        for name in shown:
            print(hanging(f"  {name:{width}}  ", words(helps[name])))
    print(f"\n{hanging('', words('cli-more'))}")
    return FINE


def _wanted_language(typed: list[str]) -> str | None:
    for i, word in enumerate(typed):
        if word == "--lang" and i + 1 < len(typed):
            return typed[i + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None
