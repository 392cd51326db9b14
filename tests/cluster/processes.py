"""Real nodes in separate processes, the proxies between them, and load balancers in front."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from bench.loading import free_port
from tests.fake_time import fake_calendar
from tests.forking import ForkedServer

PATIENCE: Final = 120.0
"""Seconds; a busy machine is slow to start anything."""
SKEWED: Final = """
import sys, time
calendar, running = time.time, time.monotonic
time.time = lambda: calendar() + 60
time.monotonic = lambda: running() + 1_000_000
sys.modules["uvloop"] = None
"""
"""Gives a server a calendar that is a minute fast, and a start on another day."""
SWEEPING: Final = """
import sys
from tercet.server.upkeep import maintenance
maintenance.FIRST_DELETION_SECONDS = maintenance.DELETION_SECONDS = maintenance.DATE_SECONDS = 0.5
delete = maintenance.delete_old_tables_once
async def noted(context):
    await delete(context)
    print("swept", file=sys.stderr, flush=True)
maintenance.delete_old_tables_once = noted
"""
"""Makes a server sweep old tables twice a second, and log each sweep."""
PATIENT: Final = """
from tercet.cluster import leases, link
link.SILENCE = 300_000.0
leases.Leases.__init__.__kwdefaults__["seconds"] = 300.0
"""
"""Keeps a server from considering anybody gone when the machine stalls, so failures have another cause."""
MAIN: Final = """
from tercet.cli import main
raise SystemExit(main())
"""

HEALTH_SECONDS: Final = 1.0
"""Interval of the balancers' health checks, and how long a node may take to answer."""

Address = tuple[str, int] | Path


class NodeProcess:
    """A server that keeps its port across restarts."""

    def __init__(
        self, folder: Path, store: str, bus: str, *, before: str = "", patient: bool = False, days: int = 0
    ) -> None:
        self._folder = folder
        self.store = store
        self.bus = bus
        self._before = before
        """Code to run before anything is imported."""
        self._patience = PATIENT if patient else ""
        self._environment = os.environ | (fake_calendar(days) if days else {})
        self.port = free_port()
        self.process: ForkedServer | subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        serve = ["serve", "--data", str(self._folder), "--port", str(self.port), "--store", self.store]
        serve += ["--bus", self.bus, "--no-bots", "--lang", "en"]
        self._folder.mkdir(exist_ok=True)
        with open(self._folder / "log", "ab") as log:
            if self._before:
                command = [sys.executable, "-c", self._before + self._patience + MAIN, *serve]
                self.process = subprocess.Popen(
                    command, stdout=subprocess.PIPE, stderr=log, text=True, env=self._environment
                )
            else:
                self.process = ForkedServer(serve, stdout=subprocess.PIPE, stderr=log, before=self._patience)
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        assert "http" in line, (self._folder / "log").read_text()

    def names(self) -> str:
        """The log in which the server recorded its name at each start."""
        return (self._folder / "log").read_text()

    def send(self, number: int) -> None:
        assert self.process is not None
        os.kill(self.process.pid, number)

    async def ended(self) -> int:
        process, self.process = self.process, None
        assert process is not None
        code = await asyncio.to_thread(process.wait, PATIENCE)
        if process.stdout is not None:
            process.stdout.close()
        return code

    async def kill(self) -> None:
        self.send(signal.SIGKILL)
        await self.ended()

    async def stop(self) -> int:
        self.send(signal.SIGTERM)
        return await self.ended()

    def close(self) -> None:
        if self.process is not None:
            for number in (signal.SIGCONT, signal.SIGKILL):
                self.send(number)
            self.process.wait(PATIENCE)
            if self.process.stdout is not None:
                self.process.stdout.close()


class Proxy:
    """Forwards connections to the first of several addresses that accepts; can be cut, frozen or slowed down."""

    def __init__(self, targets: Callable[[], Sequence[Address]]) -> None:
        self._targets = targets
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = free_port()
        self.delay = 0.0
        """Extra delay in seconds."""
        self.is_cut = False
        self._flows = asyncio.Event()
        self._flows.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.drop()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Cuts all connections and refuses new ones."""
        self.is_cut = True
        self.drop()

    def freeze(self) -> None:
        """Stops forwarding; connections stay open, and new ones are accepted."""
        self._flows.clear()

    def forget(self) -> None:
        """Stops forwarding on existing connections; new ones work."""
        self._flows = asyncio.Event()
        self._flows.set()

    def restore(self) -> None:
        self.is_cut = False
        self._flows.set()

    def drop(self) -> None:
        """Cuts all connections, but accepts new ones."""
        for task in self._tasks:
            task.cancel()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        flows = self._flows
        try:
            there = None if self.is_cut else await self._connect()
            if there is not None:
                with contextlib.suppress(OSError):
                    async with asyncio.TaskGroup() as ways:
                        ways.create_task(self._pass(reader, there[1], flows))
                        ways.create_task(self._pass(there[0], writer, flows))
        except (asyncio.CancelledError, ExceptionGroup):
            pass
        finally:
            writer.transport.abort()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for target in self._targets():
            with contextlib.suppress(OSError):
                if isinstance(target, Path):
                    return await asyncio.open_unix_connection(target)
                return await asyncio.open_connection(*target)
        return None

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, flows: asyncio.Event) -> None:
        try:
            while data := await source.read(65536):
                await flows.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                sink.write(data)
                await sink.drain()
        finally:
            sink.transport.abort() if sys.exc_info()[0] else sink.close()


class RealCluster:
    """Several nodes with a load balancer each, which prefers its own node, and switches to the next if that is gone or
    reports in `/api/health` that it can't serve."""

    def __init__(self, nodes: list[NodeProcess]) -> None:
        self.nodes = nodes
        self._sick: set[int] = set()
        self.balancers = [Proxy(lambda number=number: self._order(number)) for number in range(len(nodes))]  # type: ignore[misc]

    def _order(self, first: int) -> list[Address]:
        turned = self.nodes[first:] + self.nodes[:first]
        turned.sort(key=lambda node: node.port in self._sick)
        return [("127.0.0.1", node.port) for node in turned if node.process is not None]

    async def check_health(self) -> None:
        """Runs the balancers' health checks."""
        while True:
            for node in self.nodes:
                with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                    async with asyncio.timeout(HEALTH_SECONDS):
                        (self._sick.add if await _is_sick(node.port) else self._sick.discard)(node.port)
            await asyncio.sleep(HEALTH_SECONDS)

    def number_of(self, name: str) -> int:
        """The number of the node with this name, found in its log."""
        return next(number for number, node in enumerate(self.nodes) if name in node.names())

    @property
    def urls(self) -> list[str]:
        return [balancer.url for balancer in self.balancers]


async def _is_sick(port: int) -> bool:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        return b" 503 " in await reader.readuntil(b"\r\n")
    finally:
        writer.transport.abort()


@asynccontextmanager
async def cluster(
    folder: Path, store: str, bus: str, count: int = 3, *, patient: bool = False, days: Sequence[int] = ()
) -> AsyncIterator[RealCluster]:
    """Runs nodes, the last with skewed clocks; or one for each of `days`, with a calendar that many days ahead, all of
    which sweep old tables."""
    before = [SWEEPING] * len(days) or [""] * (count - 1) + [SKEWED]
    nodes = [
        NodeProcess(folder / f"n{number}", store, bus, before=code, patient=patient, days=ahead)
        for number, (code, ahead) in enumerate(zip(before, days or [0] * count, strict=True))
    ]
    found = RealCluster(nodes)
    try:
        await nodes[0].start()
        await asyncio.gather(*(node.start() for node in nodes[1:]))
        for balancer in found.balancers:
            await balancer.open()
        checking = asyncio.create_task(found.check_health())
        try:
            yield found
        finally:
            checking.cancel()
    finally:
        for balancer in found.balancers:
            await balancer.close()
        for node in nodes:
            node.close()
