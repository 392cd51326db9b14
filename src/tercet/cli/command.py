"""What a command of the command line consists of."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass

from tercet.locale import Words

FINE, NO_SUCH_THING, BAD_INPUT = 0, 1, 2


class BadInput(Exception):
    """The input cannot be used; the message says what is wrong and what to do."""


@dataclass(frozen=True)
class CliCommand:
    """A name such as `solve` or `dice turns`, its arguments, and what it does."""

    name: str
    help_id: str
    """The message that says in one sentence what it does."""
    arguments: Callable[[argparse.ArgumentParser, Words], None]
    run: Callable[[argparse.Namespace, Words], int]
    """Runs it and returns the exit code: 0 success, 1 not found, 2 usage error."""
