"""The standard library's argument parser, with messages in the reader's language."""

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
"""The standard parser's messages and ours; ours keep the parser's % placeholders."""


class Parser(argparse.ArgumentParser):
    """Raises BadInput for wrong arguments; all messages are in the reader's language."""

    def __init__(self, prog: str, description: str, words: Words) -> None:
        # argparse looks up its messages through this name; there is no public way.
        argparse._ = lambda sentence: words(_SENTENCES[sentence]) if sentence in _SENTENCES else sentence  # type: ignore[attr-defined]
        super().__init__(
            prog=prog,
            description=description,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            # an abbreviated --lang would be recognised too late to choose the language
            allow_abbrev=False,
        )
        self._words = words

    def error(self, message: str) -> NoReturn:
        raise BadInput(self._words("cli-bad-arguments", problem=message, program=self.prog))
