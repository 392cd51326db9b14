"""Reads commands and options from the parsers, for the manual page and shell completion."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tercet.bots.roster import LEVELS
from tercet.cli.parser import Parser
from tercet.locale import LANGUAGES, Words


@dataclass(frozen=True)
class OptionPage:
    """One option or argument."""

    flags: tuple[str, ...]
    """Empty for a positional argument."""
    value: str
    """Placeholder for the value; empty for an option without a value."""
    choices: tuple[str, ...]
    help: str
    is_file: bool
    is_repeated: bool


@dataclass(frozen=True)
class CommandPage:
    """One command."""

    name: str
    about: str
    usage: str
    example: str
    options: tuple[OptionPage, ...]

    @property
    def named(self) -> tuple[OptionPage, ...]:
        return tuple(option for option in self.options if option.flags)

    @property
    def arguments(self) -> tuple[OptionPage, ...]:
        return tuple(option for option in self.options if not option.flags)


def command_pages(parsers: Mapping[str, Parser], words: Words) -> list[CommandPage]:
    """Returns a page for each parser."""
    suggested = {
        "lang": LANGUAGES,
        "bots": tuple(dict.fromkeys(level for levels in LEVELS.values() for level in levels)),
        "command": tuple(dict.fromkeys(word for name in parsers for word in name.split())),
    }
    return [
        CommandPage(
            name=name,
            about=parser.description or "",
            example=(parser.epilog or "").partition("\n")[2].strip(),
            usage=" ".join(parser.format_usage().partition(":")[2].split()),
            options=tuple(_option(action, words, suggested) for action in parser.options),
        )
        for name, parser in parsers.items()
    ]


def _option(action: argparse.Action, words: Words, suggested: Mapping[str, tuple[str, ...]]) -> OptionPage:
    choices = suggested.get(action.dest) or tuple(map(str, action.choices or ()))
    return OptionPage(
        flags=tuple(action.option_strings),
        value=_value(action, choices),
        choices=choices,
        help=(action.help or "").replace("%%", "%"),
        is_file=action.type is Path or action.metavar in (words("cli-file"), words("server-folder")),
        is_repeated=action.nargs in ("*", "+") or isinstance(action, argparse._AppendAction),
    )


def _value(action: argparse.Action, choices: tuple[str, ...]) -> str:
    if action.option_strings and action.nargs == 0:
        return ""
    if isinstance(action.metavar, str):
        return action.metavar
    return "|".join(choices) or action.dest.upper()
