"""Reads options from the command line, from environment variables and from a TOML file, in this order of precedence."""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tercet.cli.command import BadInput, did_you_mean, os_problem
from tercet.cli.parser import Parser
from tercet.locale import Words

PREFIX: Final = "TERCET_"
BY_OPTION, BY_VARIABLE, BY_FILE, BY_DEFAULT = range(4)
"""Sources of a value; lower numbers take precedence."""
_YES: Final = frozenset({"yes", "true", "on", "1"})
_NO: Final = frozenset({"no", "false", "off", "0"})
_NOT_SETTINGS: Final = frozenset({"help", "lang", "config"})
"""Options that neither environment variables nor the file can set."""


class Switch(argparse.Action):
    """An option that is on or off: `--lan` and `--no-lan`."""

    def __init__(self, option_strings: Sequence[str], dest: str, default: bool = False, help: str = "") -> None:  # noqa: A002 (the library's name)
        (on,) = option_strings
        super().__init__([on, f"--no-{on[2:]}"], dest, nargs=0, default=default, help=help)

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, option: str | None = None
    ) -> None:
        setattr(namespace, self.dest, not (option or "").startswith("--no-"))


def add_config(parser: argparse.ArgumentParser, words: Words) -> None:
    """Adds `--config`, the path of the TOML file."""
    parser.add_argument("--config", type=Path, metavar=words("cli-file"), help=words("cli-help-config"))


def variable(option: str) -> str:
    """Returns the environment variable that sets an option: TERCET_KEEP_DAYS for --keep-days."""
    return PREFIX + option.removeprefix("--").replace("-", "_").upper()


def parse_configured(
    parser: Parser,
    typed: Sequence[str],
    namespace: argparse.Namespace,
    environ: Mapping[str, str],
    words: Words,
    *,
    refuses_unknown: bool,
) -> argparse.Namespace:
    """Parses the typed options, and takes missing ones from the environment and the file.

    `sources` in the result records where each value came from. With `refuses_unknown`, raises BadInput if the file has
    settings that are not options of this command.
    """
    settings = {
        action.option_strings[0].removeprefix("--"): action
        for action in parser.options
        if action.option_strings and action.dest not in _NOT_SETTINGS
    }
    defaults = {action.dest: action.default for action in settings.values()}
    for action in settings.values():
        action.default = argparse.SUPPRESS
    args: argparse.Namespace = parser.parse_args(typed, namespace)
    path = args.config or Path(environ[variable("config")]) if args.config or environ.get(variable("config")) else None
    listed = {} if path is None else _read_file(path, words)
    if refuses_unknown:
        _refuse_unknown(path, listed, settings, words)
    args.sources = {}
    for name, action in settings.items():
        if hasattr(args, action.dest):
            source = BY_OPTION
        elif text := environ.get(variable(name)):
            source = BY_VARIABLE
            parts = [part.strip() for part in text.split(",")] if _is_list(action) else text
            setattr(args, action.dest, _value(action, parts, variable(name), words))
        elif name in listed:
            source = BY_FILE
            value = _value(action, listed[name], f"{path}, {name}", words)
            setattr(args, action.dest, path.parent / value if path and isinstance(value, Path) else value)
        else:
            source = BY_DEFAULT
            setattr(args, action.dest, defaults[action.dest])
        args.sources[action.dest] = source
    return args


def _read_file(path: Path, words: Words) -> dict[str, Any]:
    """Reads the file's values, by option name; accepts underscores for hyphens."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(words("cli-cannot-read", path=str(path), problem=os_problem(error))) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(words("cli-cannot-read", path=str(path), problem=str(error))) from None
    return {name.replace("_", "-"): value for name, value in found.items()}


def _refuse_unknown(path: Path | None, listed: Mapping[str, Any], known: Mapping[str, Any], words: Words) -> None:
    for name in listed:
        if name not in known:
            problem = words("cli-no-setting", path=str(path), name=name)
            raise BadInput(f"{problem} {did_you_mean(name, known, words)}".rstrip())


def _is_list(action: argparse.Action) -> bool:
    return isinstance(action, argparse._AppendAction)


def _value(action: argparse.Action, given: Any, place: str, words: Words) -> Any:
    """Converts a value as the option would; if it is invalid, raises BadInput with the `place` it came from."""
    try:
        if isinstance(action, Switch):
            return _truth(given, words)
        if _is_list(action):
            return [_single(action, one, words) for one in (given if isinstance(given, list) else [given])]
        return _single(action, given, words)
    except (argparse.ArgumentTypeError, ValueError) as error:
        raise BadInput(words("cli-bad-setting", place=place, problem=str(error).removesuffix("."))) from None


def _single(action: argparse.Action, given: Any, words: Words) -> Any:
    if isinstance(given, bool | list | dict):
        raise ValueError(words("cli-parser-value") % {"value": given})
    value = action.type(str(given)) if callable(action.type) else str(given)
    if action.choices is not None and value not in action.choices:
        choices = ", ".join(map(str, action.choices))
        raise ValueError(words("cli-parser-choice") % {"value": value, "choices": choices})
    return value


def _truth(given: Any, words: Words) -> bool:
    text = str(given).strip().lower()
    if text not in _YES | _NO:
        raise ValueError(words("cli-not-yes-no", given=str(given)))
    return text in _YES
