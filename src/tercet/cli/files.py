"""Reads and writes files named on the command line, with `-` for standard input."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tercet.cli.command import NO_SUCH_THING, BadInput
from tercet.locale import Words

STDIN: Final = "-"


def read_file(path: str, words: Words) -> str:
    """Reads the text of a file or of standard input; the caller handles FileNotFoundError."""
    if path == STDIN:
        return sys.stdin.read()
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise
    except OSError as error:
        raise BadInput(words("cli-cannot-read", path=path, problem=error.strerror or str(error))) from None
    except UnicodeDecodeError:
        raise BadInput(words("cli-not-text", path=path)) from None


def write_picture(path: str, picture: str, words: Words) -> None:
    """Writes an SVG picture to a file."""
    if Path(path).suffix.lower() != ".svg":
        raise BadInput(words("cli-bad-picture", path=path))
    try:
        Path(path).write_text(picture, encoding="utf-8")
    except OSError as error:
        raise BadInput(words("cli-cannot-write", path=path, problem=error.strerror or str(error))) from None


def missing_file(path: str, words: Words) -> int:
    """Prints that the file does not exist, and returns the exit code for that."""
    print(f"tercet: {words('cli-no-file', path=path)}", file=sys.stderr)
    return NO_SUCH_THING
