"""Reads and writes files named on the command line, with `-` for standard input."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tercet.cli.command import BadInput
from tercet.locale import Words
from tercet.replaced_files import write_file

STDIN: Final = "-"


def read_file(path: str, words: Words) -> str:
    """Reads the text of a file or of standard input."""
    if path == STDIN:
        return sys.stdin.read()
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise unreadable(path, error, words) from None
    except UnicodeDecodeError:
        raise BadInput(words("cli-not-text", path=path)) from None


def unreadable(path: str, error: OSError, words: Words) -> BadInput:
    """Says why a file could not be read."""
    if isinstance(error, FileNotFoundError):
        return BadInput(words("cli-no-file", path=path))
    return BadInput(words("cli-cannot-read", path=path, problem=error.strerror or str(error)))


def write_picture(path: str, picture: str, words: Words) -> None:
    """Writes an SVG picture to a file."""
    if Path(path).suffix.lower() != ".svg":
        raise BadInput(words("cli-bad-picture", path=path))
    try:
        write_file(path, picture)
    except OSError as error:
        raise BadInput(words("cli-cannot-write", path=path, problem=error.strerror or str(error))) from None
