"""Standard input, output and errors, as the program was given them."""

from __future__ import annotations

import os
import sys

from tercet.render.ascii import HANDLER


def prepare_streams() -> None:
    """Replaces streams that are closed by empty ones, and lets the others print any text as well as they can."""
    # In this order, each takes the place of the closed one, so that no file we open later does.
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure") and not stream.closed:
            stream.reconfigure(errors="replace" if stream is sys.stdin else HANDLER)


def discard_output() -> None:
    """Drops what could not be printed: the interpreter must not fail again when it flushes at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
