"""Defines commands, formats errors, and suggests corrections for mistyped names."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Literal

from tercet.locale import Words

if TYPE_CHECKING:
    from tercet.client.guest import HttpProblem
    from tercet.store.port import StoreError


FINE, NO_SUCH_THING, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


class BadInput(Exception):
    """Unusable input; the message says what is wrong and what to do."""


@dataclass(frozen=True)
class CliCommand:
    """A command, such as `solve` or `dice turns`."""

    name: str
    help_id: str
    """Message id of the one-sentence description."""
    arguments: Callable[[argparse.ArgumentParser, Words], None]
    run: Callable[[argparse.Namespace, Words], int]
    """Runs the command; returns the exit code: 0 done, or yes; 1 no, as for cards that are not a SET or a wrong log; 2
    it could not be done."""
    example: str
    """Example arguments for the help."""
    configured: Literal["no", "partly", "wholly"] = "no"
    """Whether the config file and environment variables can set this command's options; with `wholly`, any other key in
    the file is an error."""


def store_problem(error: StoreError, words: Words) -> str:
    """Describes a store error, in the user's language if we have a translation."""
    return words(f"store-{error.reason}", **error.details) if error.reason else str(error)


def http_problem(problem: HttpProblem, words: Words) -> str:
    """Describes a server error, in the user's language if we have a translation."""
    if problem.code == "unreachable":
        return words("server-unreachable", problem=str(problem).partition(": ")[2], server=str(problem).split()[0])
    try:
        return words(f"refusal-{problem.code}")
    except LookupError:
        return str(problem)


def os_problem(error: OSError) -> str:
    """Returns the operating system's error message, without the errno."""
    text = error.strerror or str(error)
    return f"{text}: {error.filename}" if error.filename else text


def nearest(typed: str, known: Iterable[str], likeness: float = 0.6) -> str | None:
    """Returns the known name most similar to the typed one, if any is at least that similar (1 is equal)."""
    names = {name.lower(): name for name in known}
    found = get_close_matches(typed.lower(), names, n=1, cutoff=likeness)
    return names[found[0]] if found else None


def did_you_mean(typed: str, known: Iterable[str], words: Words, likeness: float = 0.6) -> str:
    """Returns a question that suggests the most similar known name; empty if none is similar."""
    name = nearest(typed, known, likeness)
    return "" if name is None else words("cli-did-you-mean", name=name)
