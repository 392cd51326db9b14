"""`tercet help`, `tercet completion` and `tercet man`: describe the program itself."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Final

from tercet import __version__
from tercet.cli.command import FINE, CliCommand
from tercet.cli.command_pages import CommandPage, OptionPage, command_pages
from tercet.cli.completion import SHELLS, completion
from tercet.locale import Words


def _help_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("command", nargs="*", metavar=words("cli-command"), help=words("cli-help-command"))


def _help(args: argparse.Namespace, words: Words) -> int:
    code: int = args.show_help(" ".join(args.command))
    return code


def _completion_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("shell", choices=tuple(SHELLS), metavar="|".join(SHELLS), help=words("cli-help-shell"))


def _completion(args: argparse.Namespace, words: Words) -> int:
    print(completion(args.shell, command_pages(args.parsers(), words)), end="")
    return FINE


def _man_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Adds nothing, because the command has no arguments."""


def _man(args: argparse.Namespace, words: Words) -> int:
    print(manual(command_pages(args.parsers(), words), words, __version__), end="")
    return FINE


COMMANDS = (
    CliCommand("help", "cli-help", _help_arguments, _help, "dice turns"),
    CliCommand("completion", "cli-completion", _completion_arguments, _completion, "bash"),
    CliCommand("man", "cli-man", _man_arguments, _man, ""),
)


_VARIABLES: Final = {
    "NO_COLOR": "no-color",
    "FORCE_COLOR": "force-color",
    "TERCET_LANG": "lang",
    "TERCET_GAMES": "games",
    "TERCET_…": "settings",
}
"""Environment variables and the message ids of their descriptions."""


def manual(pages: Sequence[CommandPage], words: Words, version: str) -> str:
    """Returns the manual page in roff: all commands with their options."""
    return "\n".join(_lines(pages, words, version)) + "\n"


def _lines(pages: Sequence[CommandPage], words: Words, version: str) -> Iterator[str]:
    yield f'.TH TERCET 1 "" "Tercet {version}"'
    yield f".SH {_heading('name', words)}"
    yield f"tercet \\- {_text(words('cli-man-about'))}"
    yield f".SH {_heading('synopsis', words)}"
    yield f".B tercet\n.I {_text(words('cli-command'))}\n[{_text(words('cli-parser-options'))}]"
    yield f".SH {_heading('description', words)}"
    yield _text(words("cli-about"))
    yield f".SH {_heading('commands', words)}"
    for page in pages:
        yield from _command(page)
    yield f".SH {_heading('options', words)}"
    for option in pages[0].options:
        if _is_general(option):
            yield f".TP\n{_tag(option)}\n{_text(option.help)}"
    yield f".TP\n\\fB{_text('--version')}\\fR\n{_text(words('cli-help-version'))}"
    yield f".SH {_heading('environment', words)}"
    for name, message in _VARIABLES.items():
        yield f".TP\n.B {_text(name)}\n{_text(words(f'cli-man-{message}'))}"
    yield f".SH {_heading('exit-status', words)}"
    for code, message in (("0", "fine"), ("1", "nothing"), ("2", "bad"), ("130", "interrupted")):
        yield f".TP\n.B {code}\n{_text(words(f'cli-man-exit-{message}'))}"


def _heading(name: str, words: Words) -> str:
    return _text(words(f"cli-man-{name}-title")).upper()


def _command(page: CommandPage) -> Iterator[str]:
    yield f".SS {_text(f'tercet {page.name}')}"
    yield _text(page.about)
    yield f".PP\n.EX\n{_text(page.example)}\n.EE"
    for option in page.options:
        if not _is_general(option):
            yield f".TP\n{_tag(option)}\n{_text(option.help)}"


def _is_general(option: OptionPage) -> bool:
    """Whether every command has this option."""
    return "--help" in option.flags or "--lang" in option.flags


def _tag(option: OptionPage) -> str:
    value = f"\\fI{_text(option.value)}\\fR" if option.value else ""
    if not option.flags:
        return value + (" …" if option.is_repeated else "")
    flags = ", ".join(f"\\fB{_text(flag)}\\fR" for flag in option.flags)
    return f"{flags} {value}".rstrip()


def _text(text: str) -> str:
    """Escapes text for roff."""
    plain = text.replace("\\", "\\e").replace("-", "\\-").replace("\n", " ")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain
