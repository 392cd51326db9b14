"""The server's log: one JSON object per line on standard error, without addresses, names or table codes."""

from __future__ import annotations

import asyncio
import errno
import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

logger = logging.getLogger("tercet")


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.name != logger.name:
            line["by"] = record.name
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """Formats a record as a line for people at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        facts = "  ".join(f"{name}: {value}" for name, value in getattr(record, "facts", {}).items())
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))}  {record.getMessage()}  {facts}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


@contextmanager
def to_standard_error(level: int = logging.INFO, *, plain: bool = False) -> Iterator[None]:
    """Within the context, logs to standard error: as JSON for services, or as plain lines for people."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if plain else JsonLines())
    root = logging.getLogger()
    # uvicorn warns about every malformed request, so anybody could fill the log; metrics count them instead
    levels = {root: logging.WARNING, logger: level, logging.getLogger("uvicorn.error"): logging.ERROR}
    handlers, former_levels = root.handlers[:], {each: each.level for each in levels}
    root.handlers[:] = [handler]
    for each, wanted in levels.items():
        each.setLevel(wanted)
    try:
        yield
    finally:
        root.handlers[:] = handlers
        for each, former in former_levels.items():
            each.setLevel(former)


def log_event(what: str, *, level: int = logging.INFO, **facts: Any) -> None:
    """Logs an event with its facts."""
    logger.log(level, what, extra={"facts": facts})


class LoopErrors:
    """Limits how often the same error in the event loop is logged."""

    PAUSE: Final = 10.0
    """Minimum seconds between two log lines about the same error."""

    def __init__(self) -> None:
        self._logged_at: dict[str, float] = {}
        self._suppressed: dict[str, int] = {}

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        what = str(context.get("message", ""))
        error = context.get("exception")
        if isinstance(error, ConnectionError | TimeoutError):
            return  # a client disconnected during an operation
        key = f"{what} {type(error).__name__}"
        now = loop.time()
        if now - self._logged_at.get(key, -self.PAUSE) < self.PAUSE:
            self._suppressed[key] = self._suppressed.get(key, 0) + 1
            return
        self._logged_at[key] = now
        facts = {"problem": what, "error": str(error), "since": self._suppressed.pop(key, 0)}
        if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM):
            log_event("out of system resources", level=logging.WARNING, **facts)
        else:
            logger.error("internal error", exc_info=error, extra={"facts": facts})


def report_error(what: str, error: Exception) -> None:
    """Logs a bug in this program, with its location in the code."""
    logger.error("internal error", exc_info=error, extra={"facts": {"command": what}})
