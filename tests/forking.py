"""Starts `tercet …` in processes forked from one that has imported it, which takes a tenth of the time.

They are ordinary children of the caller, which waits for them and signals them as usual. To test the start as users
see it, run `python -m tercet` instead.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).parents[1]
LONGEST: Final = 2**17
"""Maximum size of a request in bytes: the arguments and the environment."""
SUBREAPER: Final = 36
"""The `prctl` option by which a process adopts the children of its dead children."""
SERVER: Final = (
    "tercet.cli.server",
    "tercet.server.main",
    "tercet.server.startup.cluster_answers",
    "tercet.server.startup.cluster_membership",
    "tercet.results.database.postgres",
    "tercet.store.postgres.store",
    "tercet.store.log_files",
    "fluent.runtime",
    "uvicorn.lifespan.off",
    "uvloop",
)
"""Modules that a server imports at start-up, and that are therefore imported before the fork."""
TERMINAL: Final = (
    "tercet.cli",
    "tercet.client",
    "tercet.terminal.app",
    "tercet.terminal.line_mode",
    "tercet.bots.roster",
    "fluent.runtime",
)
"""The same for a full-screen program."""
TAKE_TERMINAL: Final = "import fcntl, os, termios; os.setsid(); fcntl.ioctl(0, termios.TIOCSCTTY, 0)"
"""Makes standard input the controlling terminal, which sends Ctrl-C."""


class ForkedServer:
    """A running `tercet serve …` with the parts of `subprocess.Popen`'s interface that tests use."""

    def __init__(
        self,
        arguments: Sequence[str],
        *,
        stdout: int | IO[bytes] = subprocess.DEVNULL,
        stderr: int | IO[bytes] = subprocess.DEVNULL,
        before: str = "",
    ) -> None:
        """`stdout` may be a pipe, which is then read as text; `before` is code to run before the program."""
        self.returncode: int | None = None
        self.stdout: IO[str] | None = None
        with contextlib.ExitStack() as opened:
            nothing = opened.enter_context(open(os.devnull, "r+b", buffering=0)).fileno()
            if stdout == subprocess.PIPE:
                ours, theirs = os.pipe()
                opened.callback(os.close, theirs)
                self.stdout = os.fdopen(ours, encoding="utf-8")
                stdout = theirs
            streams = [each if isinstance(each, int) else each.fileno() for each in (stdout, stderr)]
            streams = [nothing if each == subprocess.DEVNULL else each for each in streams]
            self.pid = _fork(arguments, [nothing, *streams], SERVER, os.environ, before)

    def poll(self) -> int | None:
        if self.returncode is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Waits for the process to end and returns the exit code."""
        if self.returncode is None:
            end = os.pidfd_open(self.pid)
            try:
                if not select.select([end], [], [], timeout)[0]:
                    raise subprocess.TimeoutExpired("tercet", timeout or 0.0)
            finally:
                os.close(end)
        code = self.poll()
        assert code is not None
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def fork_in_terminal(arguments: Sequence[str], terminal: int, environ: Mapping[str, str]) -> int:
    """Forks `tercet …` with its own terminal, given by its file descriptor; returns the process id."""
    return _fork(arguments, [terminal] * 3, TERMINAL, environ, TAKE_TERMINAL)


_shared: dict[tuple[str, ...], tuple[socket.socket, subprocess.Popen[bytes]]] = {}


def close_shared() -> None:
    while _shared:
        _, (asking, process) = _shared.popitem()
        asking.close()
        process.wait()


def _fork(
    arguments: Sequence[str], streams: list[int], imported: tuple[str, ...], environ: Mapping[str, str], before: str
) -> int:
    """Requests a process, and returns its id once it is a child of this one."""
    if imported not in _shared:
        asking, asked = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with asked:
            command = [sys.executable, "-m", "tests.forking", str(asked.fileno()), *imported]
            _shared[imported] = asking, subprocess.Popen(command, pass_fds=[asked.fileno()], cwd=ROOT)
    asking, _ = _shared[imported]
    request = json.dumps([list(arguments), dict(environ), os.getcwd(), before]).encode()
    prctl = ctypes.CDLL(None, use_errno=True).prctl
    assert prctl(SUBREAPER, 1, 0, 0, 0) == 0, os.strerror(ctypes.get_errno())
    try:
        socket.send_fds(asking, [request], streams)
        answer = asking.recv(LONGEST)
        assert answer, "the forking process has ended; it reported why above"
        return int(answer)
    finally:
        prctl(SUBREAPER, 0, 0, 0, 0)


def _answer(asked: socket.socket, imported: Sequence[str]) -> None:
    """Forks processes on request until the socket is closed."""
    for module in imported:
        import_module(module)
    gc.collect()
    gc.freeze()  # don't write to shared pages, which would copy them
    while True:
        request, streams, _, _ = socket.recv_fds(asked, LONGEST, 3)
        if not request:
            return
        arguments, environ, folder, before = json.loads(request)
        ours, theirs = os.pipe()
        between = os.fork()
        if between == 0:
            pid = os.fork()
            if pid == 0:
                asked.close()
                os.close(ours)
                os.close(theirs)
                _run(arguments, environ, folder, streams, before)
            os.write(theirs, b"%d" % pid)
            os._exit(0)  # its child is then adopted by the requesting process
        os.waitpid(between, 0)
        asked.send(os.read(ours, 32))
        for file in (ours, theirs, *streams):
            os.close(file)


def _run(arguments: list[str], environ: dict[str, str], folder: str, streams: list[int], before: str) -> None:
    """Runs the program as if started with these arguments."""
    for number, file in enumerate(streams):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(environ)
    os.chdir(folder)
    sys.stdin = sys.__stdin__ = os.fdopen(0, encoding="utf-8", closefd=False)  # type: ignore[misc]
    sys.stdout = sys.__stdout__ = _written(1)  # type: ignore[misc]
    sys.stderr = sys.__stderr__ = _written(2)  # type: ignore[misc]
    sys.argv = ["tercet", *arguments]
    sys.path[0] = folder
    exec(before, {})
    program = sys.modules["__main__"] = import_module("tercet.__main__")
    raise SystemExit(program.main())


def _written(number: int) -> TextIOWrapper:
    by_line = number == 2 or os.isatty(number)
    return os.fdopen(number, "w", buffering=1 if by_line else -1, encoding="utf-8", closefd=False)


if __name__ == "__main__":
    _answer(socket.socket(fileno=int(sys.argv[1])), sys.argv[2:])
