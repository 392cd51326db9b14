"""Starts servers on one core and the load on the other, and reads the CPU time and memory they used."""

from __future__ import annotations

import contextlib
import hashlib
import http.client
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tercet.wire.messages import PROTOCOL

HERE = Path(__file__).parent
SERVER_CORE, LOAD_CORE = 0, 1


@dataclass(frozen=True)
class Run:
    """Measurements of one run of the load."""

    accepted: int
    delivered: int
    refused: int
    seconds: float
    server_cpu: float
    """CPU seconds of all server threads during the measurement."""
    load_cpu: float
    plain: tuple[float, float]
    """Milliseconds from sending a command to its answer, median and 99th percentile, for commands that are never
    held."""
    race: tuple[float, float]
    """The same for race commands, excluding the time they were held for a rival's earlier press."""
    held: float
    """Mean milliseconds that a race command was held."""
    memory: int
    """Resident bytes of the server at the end."""
    beside_cpu: float = 0.0
    """CPU seconds of other processes involved, during the measurement."""
    windows: tuple[float, ...] = ()
    """99th percentile of plain commands in each window, if there were windows."""

    @property
    def micros(self) -> float:
        """CPU microseconds of the server per accepted command."""
        return self.server_cpu / max(self.accepted, 1) * 1e6

    @property
    def pace(self) -> float:
        """Accepted commands per second of wall-clock time."""
        return max(self.accepted, 1) / self.seconds

    @property
    def at_full_core(self) -> float:
        """Accepted commands per second if the server had its core to itself, since the machine may be shared."""
        return self.accepted / self.server_cpu if self.server_cpu else 0.0


def build() -> Path | None:
    """Compiles the load generator; None without a compiler."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        return None
    source = HERE / "load.c"
    # two checkouts with different protocols, measured side by side, must not share a binary
    version = hashlib.sha256(source.read_bytes() + bytes([PROTOCOL])).hexdigest()[:12]
    target = Path(tempfile.gettempdir()) / f"tercet-load-{os.getuid()}-{version}"
    if not target.exists():
        subprocess.run([compiler, "-O2", f"-DPROTOCOL={PROTOCOL}", "-o", str(target), str(source)], check=True)
    return target


def free_port() -> int:
    """A free port, below the range for outgoing connections, which could otherwise take it first.

    On Linux no other process finds it free while this one lives: a socket stays bound to it, and only a server that
    reuses addresses, as servers do, can bind to it too.
    """
    while True:
        port = random.SystemRandom().randrange(10_000, 32_768)
        probe = socket.socket()
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            probe.close()
            continue
        if sys.platform == "linux":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.detach()  # it stays open until this process ends
        else:
            probe.close()
        return port


@contextlib.contextmanager
def serving(
    *command: str, port: int, pinned: bool = True, first: bool = False, program: str = sys.executable
) -> Iterator[int]:
    """Runs a server process on its core, or on any, until the block ends; yields its process id.

    With `first`, it has priority over other processes, where the system allows that.
    """
    process = subprocess.Popen(
        [program, *command],
        stdout=subprocess.DEVNULL,
        stderr=sys.stderr if os.environ.get("TERCET_BENCH_DEBUG") else subprocess.DEVNULL,
        cwd=HERE.parent,
    )
    if pinned:
        os.sched_setaffinity(process.pid, {SERVER_CORE})
    if first:
        with contextlib.suppress(PermissionError):  # not FIFO, since its threads must share the core as usual
            os.setpriority(os.PRIO_PROCESS, process.pid, -15)
    try:
        wait_for(port, process)
        yield process.pid
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(port: int, process: subprocess.Popen[Any] | None = None) -> None:
    for _ in range(400):
        if process is not None and process.poll() is not None:
            raise RuntimeError("the server did not start")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise RuntimeError("the server does not listen")


def load(
    program: Path,
    mode: str,
    port: int,
    pid: int,
    rooms: list[str],
    *,
    seconds: float,
    warmup: float = 1.0,
    rate: float = 0.0,
    idle: int = 0,
    idle_guests: Sequence[str] = (),
    first: bool = False,
    beside: Callable[[], float] = lambda: 0.0,
    windows: int = 0,
    changing: Callable[[int], None] = lambda window: None,
) -> Run:
    """Runs the generator against a server; with `first`, it has priority on its core, where the system allows that.

    `idle` connections only watch, each as one of the `idle_guests` (table and token, in turn). `beside` returns the CPU
    seconds used by other processes involved. With `windows` it measures that many times in a row, and calls `changing`
    with the number of each window before it.
    """
    numbers = (len(rooms), seconds, warmup, rate, idle, windows)
    process = subprocess.Popen(
        [str(program), mode, "127.0.0.1", str(port), *map(str, numbers)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    os.sched_setaffinity(process.pid, {LOAD_CORE})
    if first:
        with contextlib.suppress(PermissionError):
            os.sched_setscheduler(process.pid, os.SCHED_FIFO, os.sched_param(1))
    assert process.stdin is not None
    assert process.stdout is not None
    watching = [str(len(idle_guests)), *idle_guests] if idle else []
    process.stdin.write("\n".join([*rooms, *watching]) + "\n")
    process.stdin.close()
    begun = used = others = 0.0
    found: dict[str, Any] = {}
    memory = 0
    for line in process.stdout:
        if line.startswith("start"):
            begun, others = cpu_seconds(pid), beside()
        elif line.startswith("window"):
            changing(int(line.split()[1]))
        elif line.startswith("stop"):
            used, others = cpu_seconds(pid) - begun, beside() - others
            memory = resident(pid)
        elif line.startswith("{"):
            found = json.loads(line)
    process.wait()
    if not found:
        raise RuntimeError("the load failed")
    return Run(
        accepted=found["accepted"],
        delivered=found["delivered"],
        refused=found["refused"],
        seconds=found["seconds"],
        server_cpu=used,
        load_cpu=found["load_cpu"],
        plain=(found["plain_p50"], found["plain_p99"]),
        race=(found["race_p50"], found["race_p99"]),
        held=found["held_mean"],
        memory=memory,
        beside_cpu=others,
        windows=tuple(found["plain_p99s"]),
    )


def cpu_seconds(pid: int) -> float:
    """CPU seconds that all threads of a process have used, to the nanosecond."""
    total = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            total += int((task / "schedstat").read_text().split()[0])
    return total / 1e9


def resident(pid: int) -> int:
    """Bytes of a process's private memory."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Rss:"):
            return int(line.split()[1]) * 1024
    return 0


def post(port: int, path: str, body: dict[str, Any], token: str, source: str) -> Any:
    """Sends a request from one of the loopback addresses, so the limits by address can stay in force."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20, source_address=(source, 0))
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    connection.request("POST", path, json.dumps(body).encode(), headers)
    answer = connection.getresponse()
    found = json.loads(answer.read())
    connection.close()
    if answer.status >= 400:
        raise RuntimeError(found["detail"])
    return found


def real_rooms(folder: Path, port: int, count: int, rules: dict[str, Any] | None = None) -> list[str]:
    """Creates tables on a running server, each with the tokens of four guests."""
    from tercet.server.guards.guest_tokens import GuestTokens, load_key
    from tercet.store.port import Moment

    book = GuestTokens(load_key(folder / "identity.key"), 400)
    now = Moment(round(time.time() * 1000))
    rooms = []
    for i in range(count):
        tokens = [book.token(book.new(f"P{i}-{seat}", now)) for seat in range(4)]
        overrides = {"deals": 99, "pause_seconds": 0, **(rules or {})}
        terms = {"game": "cards", "overrides": overrides}
        made = post(port, "/api/tables", terms, tokens[0], f"127.0.2.{1 + i // 50}")
        rooms.append(" ".join((made["code"], *tokens)))
    return rooms


def echo_rooms(count: int) -> list[str]:
    return [f"room{i} a b c d" for i in range(count)]
