"""The standard library's argument parser, speaking the reader's language."""

from __future__ import annotations

import argparse
from typing import Final, NoReturn

from tercet.cli.command import BadInput
from tercet.locale import Words

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
"""What the standard parser says, and our message for it; the messages keep the parser's own % places."""


class Parser(argparse.ArgumentParser):
    """Wrong arguments are a BadInput, and every sentence is the reader's."""

    def __init__(self, prog: str, description: str, words: Words) -> None:
        # argparse looks its sentences up through this name of its module; there is no other way in.
        argparse._ = lambda sentence: words(_SENTENCES[sentence]) if sentence in _SENTENCES else sentence  # type: ignore[attr-defined]
        super().__init__(
            prog=prog,
            description=description,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            # An abbreviated --lang would be understood too late to choose the language.
            allow_abbrev=False,
        )
        self._words = words

    def error(self, message: str) -> NoReturn:
        raise BadInput(self._words("cli-bad-arguments", problem=message, program=self.prog))
