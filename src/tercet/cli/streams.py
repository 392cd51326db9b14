"""Prepares standard input, output and error."""

from __future__ import annotations

import io
import os
import sys

from tercet.render.ascii import HANDLER


def prepare_streams() -> None:
    """Replaces closed streams: input with an empty file, output with one that cannot be written. Makes open ones fall
    back to ASCII for characters they cannot encode."""
    # in this order, each stream reuses its closed file descriptor, so no file opened later gets it
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        # opened for reading, so that writing fails as it would on a closed stream
        sys.stdout = open(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    out = sys.stdout
    if out is sys.__stdout__ and isinstance(getattr(out, "buffer", None), io.RawIOBase):
        # with PYTHONUNBUFFERED, Python silently drops output when the disk is full
        sys.stdout = open(out.fileno(), "w", 1, encoding=out.encoding, closefd=False)  # type: ignore[union-attr]  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure") and not stream.closed:
            stream.reconfigure(errors="replace" if stream is sys.stdin else HANDLER)


def discard_output() -> None:
    """Discards unwritten output, so the interpreter's final flush does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
