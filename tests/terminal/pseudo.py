"""The real program in a pseudo-terminal, and its screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import ClassVar

import pyte

from tercet.core.sets.cards import parse_card
from tests.forking import fork_in_terminal

WIDTH, HEIGHT = 80, 24
CARD = re.compile("[123][RGP][SHE][OQD]")
PATIENCE = 300.0
NOT_INHERITED = ("COLUMNS", "LINES", "NO_COLOR")
"""Variables that the user who runs the tests may have set for their own terminal."""


class Program:
    """`tercet …` with its own terminal."""

    running: ClassVar[list[Program]] = []
    """Waiting for one program reads the output of all, as a desktop draws all windows."""

    def __init__(self, *arguments: str, size: tuple[int, int] = (WIDTH, HEIGHT), **environ: str) -> None:
        self._screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self._screen)
        self.transcript = ""
        """The complete output, for a program that prints line by line."""
        self._lines: list[str] | None = None
        inherited = {name: value for name, value in os.environ.items() if name not in NOT_INHERITED}
        changed = {**inherited, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environ}
        self.pid, self._file = self._start(arguments, size, changed)
        self.running.append(self)

    def _start(self, arguments: Sequence[str], size: tuple[int, int], environ: Mapping[str, str]) -> tuple[int, int]:
        """Starts it; returns its process id and the file descriptor of its terminal."""
        pid, file = pty.fork()
        if pid == 0:  # pragma: no cover (this is the other process)
            self._set_size(0, *size)
            os.execvpe(sys.executable, [sys.executable, "-m", "tercet", *arguments], environ)
        return pid, file

    @staticmethod
    def _set_size(file: int, width: int, height: int) -> None:
        fcntl.ioctl(file, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def resize(self, width: int, height: int) -> None:
        """Resizes the terminal, which clears the screen, as when a user drags the corner of the window."""
        self._screen.resize(height, width)
        self._screen.reset()
        self._lines = None
        self._set_size(self._file, width, height)

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.running.remove(self)
        try:
            os.kill(self.pid, signal.SIGTERM)
            # it can't exit before its last output is read
            self.ended()
        except (ProcessLookupError, ChildProcessError):
            pass
        os.close(self._file)

    def type(self, keys: str) -> None:
        os.write(self._file, keys.encode())

    def read(self, seconds: float = 0.05) -> bool:
        """Reads the program's output; False if there is none."""
        ready, _, _ = select.select([self._file], [], [], seconds)
        if not ready:
            return False
        try:
            written = os.read(self._file, 65536)
        except OSError:
            return False
        self._stream.feed(written)
        self._lines = None
        self.transcript += written.decode(errors="replace")
        return bool(written)

    def lines(self) -> list[str]:
        if self._lines is None:
            self._lines = [line.rstrip() for line in self._screen.display]
        return self._lines

    def text(self) -> str:
        return "\n".join(self.lines())

    def until(self, condition: Callable[[str], bool], what: str) -> str:
        """Reads until the screen satisfies a condition."""
        end = time.monotonic() + PATIENCE
        while not condition(self.text()):
            if time.monotonic() > end:
                break
            for program in self.running:
                program.read(0.02)
        else:
            return self.text()
        others = "".join(f"\n\nand another showed:\n{other.text()}" for other in self.running if other is not self)
        raise AssertionError(f"never saw {what}:\n{self.text()}{others}")

    def cards(self) -> dict[int, str]:
        """The cards on the screen by the keys that choose them, read from their frames."""
        lines = self.lines()
        found = {}
        for row, line in enumerate(lines):
            for match in CARD.finditer(line):
                for left, top in ((match.start() - 12, row - 5), (match.start() - 5, row - 2)):
                    # the log names cards, too, but not in the lower edge of a frame
                    if top >= 0 and left >= 0 and lines[top][left : left + 1] in tuple("╭╔┌") and line[left] in "╰╚└":
                        found[int(parse_card(match.group()))] = lines[top][left + 2 : left + 3]
                        break
        return found

    def ended(self) -> int:
        """Waits for the program to exit; returns the exit code."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.read(0.02)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                while self.read(0):
                    pass  # the last output
                return os.waitstatus_to_exitcode(status)
        raise AssertionError("the program does not exit")


class ForkedProgram(Program):
    """The same program, forked without importing anything."""

    def _start(self, arguments: Sequence[str], size: tuple[int, int], environ: Mapping[str, str]) -> tuple[int, int]:
        file, theirs = pty.openpty()
        try:
            self._set_size(theirs, *size)
            return fork_in_terminal(arguments, theirs, environ), file
        finally:
            os.close(theirs)
