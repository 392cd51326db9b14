"""Reads typed lines in a thread while the game continues."""

from __future__ import annotations

import asyncio
import codecs
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress

InputLines = asyncio.Queue[str | None]
"""Lines as they are typed; None marks the end."""


def read_input_lines(file: int | None = None) -> InputLines:
    """The lines of an open file, or of standard input, read so that the program can end at any time.

    asyncio would wait for its own threads at exit, until somebody presses Enter; and a thread that reads through
    `sys.stdin` holds its lock, on which the interpreter fails at exit.
    """
    lines: InputLines = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def put(line: str | None) -> None:
        with suppress(RuntimeError):  # the game is over and its loop closed
            loop.call_soon_threadsafe(lines.put_nowait, line)

    source = sys.stdin.fileno() if file is None else file
    threading.Thread(target=_read, args=(source, put), name="typed", daemon=True).start()
    return lines


def _read(file: int, put: Callable[[str | None], None]) -> None:
    decoder = codecs.getincrementaldecoder(getattr(sys.stdin, "encoding", None) or "utf-8")("replace")
    rest = ""
    while True:
        try:
            read = os.read(file, 4096)
        except OSError:  # a terminal that is gone
            read = b""
        *whole, rest = (rest + decoder.decode(read, final=not read)).split("\n")
        for line in whole:
            put(line.rstrip("\r"))
        if not read:
            if rest:
                put(rest)
            put(None)
            return
