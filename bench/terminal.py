"""Time to the first screen, to draw after a key press, and to print the version, in a real pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import resource
import select
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Iterator

from bench.measure import Line

STARTS, KEYS = 7, 30
FIRST_SCREEN = "of 3"
"""Part of the instructions, which are drawn last."""
CHOSEN = ("1 of 3", "0 of 3")


class Terminal:
    """`tercet …` in a pseudo-terminal of 80 by 24."""

    def __init__(self, arguments: list[str], environ: dict[str, str]) -> None:
        self.start = time.perf_counter()
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.execvpe(sys.executable, [sys.executable, "-m", "tercet", *arguments], environ)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def until(self, text: str, seconds: float = 30.0) -> float:
        """Seconds until a text is drawn."""
        start = time.perf_counter()
        seen = b""
        while time.perf_counter() - start < seconds:
            if select.select([self.file], [], [], 0.5)[0]:
                seen = seen[-4096:] + os.read(self.file, 65536)
                if text.encode() in seen:
                    return time.perf_counter() - start
        raise AssertionError(f"never drawn: {text}")

    def cpu(self) -> float:
        """CPU seconds so far, if the system reports them."""
        try:
            with open(f"/proc/{self.pid}/stat", encoding="ascii") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        os.kill(self.pid, signal.SIGTERM)
        os.waitpid(self.pid, 0)
        os.close(self.file)


def lines() -> Iterator[Line]:
    with tempfile.TemporaryDirectory() as cache:
        # As on a user's machine, cache compiled modules, whatever this shell's settings are.
        environ = {**os.environ, "TERM": "xterm-256color", "PYTHONPYCACHEPREFIX": cache}
        environ.pop("PYTHONDONTWRITEBYTECODE", None)
        game = ["play", "cards", "--seed", "1", "--lang", "en"]
        first(game, environ)
        starts = [first(game, environ) for _ in range(STARTS)]
        yield Line(
            "tercet play: start to first screen",
            statistics.median(wall for wall, _ in starts),
            0.0,
            "< 0.6 s",
            f"median of {STARTS}, wall clock; {statistics.median(cpu for _, cpu in starts):.2f} s of CPU",
        )
        yield Line("a key press is drawn", *keys(game, environ))
        version(environ)
        versions = [version(environ) for _ in range(STARTS)]
        yield Line(
            "tercet --version",
            statistics.median(wall for wall, _ in versions),
            0.0,
            "< 0.15 s",
            f"median of {STARTS}, wall clock; {statistics.median(cpu for _, cpu in versions):.2f} s of CPU",
        )


def first(arguments: list[str], environ: dict[str, str]) -> tuple[float, float]:
    """Wall-clock and CPU seconds from the start of the process to its first complete screen."""
    terminal = Terminal(arguments, environ)
    try:
        terminal.until(FIRST_SCREEN)
        return time.perf_counter() - terminal.start, terminal.cpu()
    finally:
        terminal.close()


def keys(arguments: list[str], environ: dict[str, str]) -> tuple[float, float, str, str]:
    """Selects and deselects a card repeatedly."""
    terminal = Terminal(arguments, environ)
    try:
        terminal.until(FIRST_SCREEN)
        time.sleep(0.5)
        times = []
        before = terminal.cpu()
        for i in range(KEYS):
            os.write(terminal.file, b"q")
            times.append(terminal.until(CHOSEN[i % 2]))
        cpu = (terminal.cpu() - before) / KEYS * 1000
    finally:
        terminal.close()
    worst = max(times) * 1000
    note = f"median of {KEYS}, wall clock; the slowest {worst:.0f} ms; {cpu:.0f} ms of CPU"
    return statistics.median(times), 0.0, "< 50 ms", note


def version(environ: dict[str, str]) -> tuple[float, float]:
    """Wall-clock and CPU seconds to print the version."""
    start, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "tercet", "--version"], env=environ, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return time.perf_counter() - start, cpu
