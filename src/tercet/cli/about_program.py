"""`tercet help`, `tercet completion` and `tercet man`: the program describes itself."""

from __future__ import annotations

import argparse

from tercet import __version__
from tercet.cli.command import FINE, CliCommand
from tercet.cli.command_pages import command_pages
from tercet.cli.completion import SHELLS, completion
from tercet.cli.manual import manual
from tercet.locale import Words


def _help_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("command", nargs="*", metavar=words("cli-command"), help=words("cli-help-command"))


def _help(args: argparse.Namespace, words: Words) -> int:
    code: int = args.show_help(" ".join(args.command))
    return code


def _completion_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("shell", choices=tuple(SHELLS), help=words("cli-help-shell"))


def _completion(args: argparse.Namespace, words: Words) -> int:
    print(completion(args.shell, command_pages(args.parsers(), words)), end="")
    return FINE


def _man_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """It takes none."""


def _man(args: argparse.Namespace, words: Words) -> int:
    print(manual(command_pages(args.parsers(), words), words, __version__), end="")
    return FINE


COMMANDS = (
    CliCommand("help", "cli-help", _help_arguments, _help),
    CliCommand("completion", "cli-completion", _completion_arguments, _completion),
    CliCommand("man", "cli-man", _man_arguments, _man),
)
