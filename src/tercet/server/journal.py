"""The server's own log: one JSON object a line on standard error. No addresses, no names, no codes of tables."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

logger = logging.getLogger("tercet")


class JsonLines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "said": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.name != logger.name:
            line["by"] = record.name
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """A record as a line for people at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        facts = "  ".join(f"{name}: {value}" for name, value in getattr(record, "facts", {}).items())
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))}  {record.getMessage()}  {facts}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(level: int = logging.INFO, *, plain: bool = False) -> None:
    """Sends everything that is logged to standard error: as JSON for services, as plain lines for people."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if plain else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(level)


def said(what: str, *, level: int = logging.INFO, **facts: Any) -> None:
    """Logs what happened."""
    logger.log(level, what, extra={"facts": facts})


def complain(what: str, error: Exception) -> None:
    """Logs a mistake of our own program, with where it happened."""
    logger.error("mishap", exc_info=error, extra={"facts": {"command": what}})
