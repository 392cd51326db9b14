"""Runs programs with another calendar through Debian's libfaketime; durations are unaffected."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def fake_library() -> str:
    """Path of the library to preload; empty if it is not installed."""
    return next((str(path) for path in Path("/usr/lib").glob("*/faketime/libfaketime.so.1")), "")


def fake_calendar(days: int) -> dict[str, str]:
    """Environment for a program whose calendar is this many days ahead."""
    return {"LD_PRELOAD": fake_library(), "FAKETIME": f"{days:+}d", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}


class SettableClock:
    """A clock for a program that reads it from a file, within a `with` block."""

    def __init__(self) -> None:
        handle, name = tempfile.mkstemp(prefix="tercet-clock-", dir="/tmp")
        os.close(handle)
        self._file = Path(name)
        self._file.chmod(0o644)  # the program may run as another user
        self.set(0)

    def set(self, seconds: int) -> None:
        """Sets how many seconds the clock is ahead."""
        # atomically: half a file would be an invalid time
        new = self._file.with_suffix(".new")
        new.write_text(f"{seconds:+}\n")
        new.chmod(0o644)
        new.replace(self._file)

    def close(self) -> None:
        self._file.unlink()

    @property
    def environment(self) -> dict[str, str]:
        return {
            "LD_PRELOAD": fake_library(),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }
