"""The standard library's argument parser, with messages in the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from decimal import Decimal
from typing import Any, Final, NoReturn

from tercet.cli.command import BadInput, did_you_mean, nearest
from tercet.cli.guessed_commands import GUESSED_OPTIONS, GUESSED_USES
from tercet.locale import Words

LONGEST_NUMBER: Final = 20
"""Maximum number of digits that a number may have."""
PRINTED_ONLY: Final = frozenset({"bots baseline", "bots calibration", "simulate", "solve-deal", "tournament"})
"""Commands that work only with the printed deck, not with variants."""
RULE_OPTIONS: Final = frozenset({"--deck", "--law", "--set", "--variant"})
"""Options for variants, which people may try with the commands in `PRINTED_ONLY`."""
COUNT_OPTIONS: Final = frozenset({"--cards", "--deals", "--episodes", "--games"})
"""Options whose number people may type without the option's name; each command has at most one of them."""
COUNT_GUESSES: Final = frozenset({"-n", "--amount", "--count", "--num", "--number"})
"""Options that people may try instead of those in `COUNT_OPTIONS`."""
CHOICE_OPTIONS: Final = frozenset({"--edition"})
"""If the user types an unknown word, the error lists the choices for these options."""
_SENTENCES: Final = {
    "usage: ": "cli-parser-usage",
    "positional arguments": "cli-parser-arguments",
    "options": "cli-parser-options",
    "show this help message and exit": "cli-parser-help",
    "the following arguments are required: %s": "cli-parser-required",
    "unrecognized arguments: %s": "cli-parser-unrecognised",
    "expected one argument": "cli-parser-one-value",
    "expected at least one argument": "cli-parser-some-values",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-parser-choice",
    "invalid %(type)s value: %(value)r": "cli-parser-value",
    "argument %(argument_name)s: %(message)s": "cli-parser-argument",
    "ignored explicit argument %r": "cli-parser-no-value",
    "ambiguous option: %(option)s could match %(matches)s": "cli-parser-ambiguous",
    "not allowed with argument %s": "cli-parser-not-with",
}
"""Our message ids for argparse's messages; our translations contain argparse's % placeholders."""


class Parser(argparse.ArgumentParser):
    """Raises BadInput for wrong arguments, with messages in the reader's language."""

    def __init__(self, prog: str, description: str, words: Words, example: str | None = None) -> None:
        # argparse looks up its messages through this name; there is no public interface for that
        argparse._ = lambda sentence: words(_SENTENCES[sentence]) if sentence in _SENTENCES else sentence  # type: ignore[attr-defined]
        super().__init__(
            prog=prog,
            description=description,
            epilog=None if example is None else f"{words('cli-parser-example')}:\n  {f'{prog} {example}'.rstrip()}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            # an abbreviated --lang would be parsed too late to choose the language
            allow_abbrev=False,
        )
        self._words = words
        self._advice = ""
        """Appended to the next error."""

    @property
    def options(self) -> tuple[argparse.Action, ...]:
        """Returns all options and arguments, in the order the help lists them."""
        return tuple(self._actions)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        try:
            given, unknown = self.parse_known_args(args, namespace)
        except BadInput:  # an unknown option is more likely to be the actual mistake
            unknown = [arg for arg in args or () if _is_option(arg) and not self._knows(arg.partition("=")[0])]
            if not unknown:
                raise
        unknown = [arg for arg in unknown if arg != "--"]  # which argparse leaves before words that no argument takes
        options = [arg for arg in unknown if _is_option(arg)]
        count = self._count_option()
        is_count_given = any(arg.partition("=")[0] == count for arg in args or ())
        if count and not is_count_given and not options and len(unknown) == 1 and _is_number(unknown[0]):
            return self.parse_args([count, unknown[0]], given)
        if count and not is_count_given and unknown and not options:
            word = next((arg for arg in unknown if not _is_number(arg)), None)
            if word is None:
                self.error(self._words("cli-one-number", given=" ".join(unknown)))
            if not self._suggestion(word):
                self.error(self._words("cli-not-whole", given=word))
        if unknown := options or unknown:  # the words after a misspelled option may be right, or belong to it
            problem = self._words("cli-parser-unrecognised") % " ".join(unknown)
            option = unknown[0].partition("=")[0]
            if option in RULE_OPTIONS and self.prog.removeprefix("tercet ") in PRINTED_ONLY:
                self.error(problem, self._words("cli-printed-only"))
            self.error(problem, self._suggestion(option))
        return given

    def _knows(self, option: str) -> bool:
        return option == "--" or option in self._option_string_actions

    def _count_option(self) -> str | None:
        """Returns the option whose number may be typed alone, as in `tercet deal 15`."""
        return next((name for name in self._option_string_actions if name in COUNT_OPTIONS), None)

    def _print_message(self, message: str, file: Any = None) -> None:
        print(message, end="", file=file, flush=True)  # argparse itself would hide that a disk is full

    def format_usage(self) -> str:
        return self._with_optional_name(super().format_usage())

    def format_help(self) -> str:
        return self._with_optional_name(super().format_help())

    def _with_optional_name(self, text: str) -> str:
        """Shows in the usage that a count may be typed without its option: `[[--cards] N]`."""
        takes_words = any(not action.option_strings for action in self._actions)
        count = None if takes_words else self._count_option()
        return text if count is None else text.replace(f"[{count} ", f"[[{count}] ", 1)

    def _suggestion(self, typed: str) -> str:
        """Returns a question that suggests the nearest option, or the option that accepts the typed word as its value;
        empty if there is no such option."""
        if use := GUESSED_USES.get(self.prog.removeprefix("tercet "), {}).get(typed):
            return self._words("cli-did-you-mean", name=use)
        if option := next(filter(self._knows, GUESSED_OPTIONS.get(typed, ())), None):
            return self._words("cli-did-you-mean", name=option)
        count = self._count_option()
        if typed in COUNT_GUESSES and count is not None:
            return self._words("cli-did-you-mean", name=count)
        if typed.startswith("-"):
            known = [name.lstrip("-") for name in self._option_string_actions if name.startswith("--")]
            near = nearest(typed.lstrip("-"), known)
            return "" if near is None else self._words("cli-did-you-mean", name=f"--{near}")
        if _is_date(typed) and self._knows("--date"):
            return self._words("cli-did-you-mean", name=f"--date {typed}")
        for action in self._actions:
            names = action.option_strings
            if names and typed in (action.choices or ()):
                return self._words("cli-did-you-mean", name=f"{names[0]} {typed}")
        for name in CHOICE_OPTIONS.intersection(self._option_string_actions):
            choices = ", ".join(map(str, self._option_string_actions[name].choices or ()))
            return f"{name}: {self._words('cli-parser-choice') % {'value': typed, 'choices': choices}}."
        return ""

    def error(self, message: str, advice: str = "") -> NoReturn:
        problem = message.removesuffix(".")  # the message may be a whole sentence
        if problem == self._words("cli-parser-required") % self._words("cli-cards"):
            advice = self._words("cli-cards-from-input")
        if advice := advice or self._advice:
            raise BadInput(f"{problem}. {advice}")
        raise BadInput(self._words("cli-bad-arguments", problem=problem, program=self.prog))

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            choices = list(map(str, action.choices))
            self._advice = did_you_mean(str(value), choices, self._words)
            problem = self._words("cli-parser-choice") % {"value": value, "choices": ", ".join(choices)}
            raise argparse.ArgumentError(action, problem)


def _is_option(text: str) -> bool:
    return text.startswith("-") and text != "-" and not _is_number(text)


def _is_date(text: str) -> bool:
    return re.fullmatch(r"\d{4}-\d\d-\d\d", text) is not None


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def add_changes(parser: argparse.ArgumentParser, words: Words, help_text: str = "cli-help-set") -> None:
    """Adds `--set`, which changes individual rules."""
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar=words("cli-rule-value"),
        help=words(help_text),
        dest="changes",
    )


def add_colour(parser: argparse._ActionsContainer, words: Words) -> None:
    """Adds the colour option, in British and American spelling."""
    parser.add_argument(
        "--colour", "--color", choices=("auto", "always", "never"), default="auto", help=words("terminal-arg-colour")
    )


def whole_number(words: Words) -> Callable[[str], int]:
    """Returns a function that parses a whole number, including forms such as 1e6."""

    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            pass
        try:
            number = Decimal(text)
            if number == number.to_integral_value() and number.adjusted() < LONGEST_NUMBER:
                return int(number)
        except ArithmeticError:
            pass
        raise argparse.ArgumentTypeError(words("cli-not-whole", given=text))

    return read


def number(words: Words, *, least: float = 0.0) -> Callable[[str], float]:
    """Returns a function that parses a number of at least `least`, with or without decimals."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            raise argparse.ArgumentTypeError(words("cli-not-number", given=text)) from None
        if not least <= value < float("inf"):
            raise argparse.ArgumentTypeError(words("cli-too-small", given=text, least=f"{least:g}"))
        return value

    return read
