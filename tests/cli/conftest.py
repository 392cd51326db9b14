"""The program as it runs in an English terminal."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable

import pytest

from tercet.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command and returns its exit code, stdout and stderr."""
    for name in [name for name in os.environ if name.startswith("TERCET_")]:
        monkeypatch.delenv(name)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")  # the program sets it, and must not leak it into other tests

    def call(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        with tempfile.TemporaryFile("w+", encoding="utf-8") as stdin:  # line mode reads its file descriptor
            stdin.write(typed)
            stdin.seek(0)
            monkeypatch.setattr(sys, "stdin", stdin)
            code = main(arguments)
        out, err = capsys.readouterr()
        return code, out, err

    return call
