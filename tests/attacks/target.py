"""A real server process to attack, with its CPU time, memory and log."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tercet.client import Pass, introduce, make_table
from tests.forking import ForkedServer
from tests.server.serving import RawSocket

ATTACKER = "127.66.6.6"
"""Address of the attacker; everybody else uses 127.0.0.1."""
MEGABYTE = 2**20
Limit = tuple[float, float]
WITH_LIMITS = """
from functools import partial
from tercet.server import settings
settings.Settings = partial(settings.Settings, limits=settings.Limits(**{limits}))
"""
"""Code that gives a server other limits."""


class Target:
    """A server in a separate process, with default limits except for those given."""

    def __init__(
        self, folder: Path, *options: str, files: int | None = None, limits: Mapping[str, Limit] | None = None
    ) -> None:
        self.folder = folder
        self.url = ""
        self._options = options
        self._files = files
        self._before = WITH_LIMITS.format(limits=dict(limits)) if limits else ""
        self._log = folder.with_suffix(".log")
        self._process: ForkedServer | subprocess.Popen[str]

    async def __aenter__(self) -> Target:
        serve = ["serve", "--data", str(self.folder), "--port", "0", "--lang", "en", *self._options]
        with self._log.open("wb") as log:
            if self._files is None:
                self._process = ForkedServer(serve, stdout=subprocess.PIPE, stderr=log, before=self._before)
            else:
                limited = ["sh", "-c", f'ulimit -n {self._files}; exec "$@"', "sh", sys.executable, "-m", "tercet"]
                self._process = subprocess.Popen([*limited, *serve], stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        line = await asyncio.to_thread(self._process.stdout.readline)
        self.url = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._process.stdout is not None
        os.kill(self._process.pid, signal.SIGKILL)
        await asyncio.to_thread(self._process.wait)
        self._process.stdout.close()

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    @property
    def is_up(self) -> bool:
        return self._process.poll() is None

    def log(self) -> list[dict[str, Any]]:
        """The log so far, one entry per line."""
        return [json.loads(line) for line in self._log.read_text().splitlines() if line.startswith("{")]

    def log_text(self) -> str:
        return self._log.read_text()

    async def guest(self, name: str = "Anna") -> Pass:
        return await introduce(self.url, name)

    async def table(self, who: Pass, **terms: Any) -> str:
        return await make_table(self.url, who, **terms)

    def socket(self, local: str = ATTACKER, **headers: str) -> RawSocket:
        raw = RawSocket(self.url, headers)
        raw.local = local
        return raw

    @asynccontextmanager
    async def at_table(self, local: str = ATTACKER) -> AsyncIterator[tuple[RawSocket, str, Pass]]:
        """A connection that has sent its hello at a new table."""
        who = await self.guest()
        code = await self.table(who)
        async with self.socket(local) as raw:
            assert (await raw.hello(code, who.token))["type"] == "welcome"
            yield raw, code, who

    async def ask(
        self, method: str, path: str, data: Any = None, *, local: str = "", **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Sends a plain request from a loopback address; returns status, headers and body."""
        lines = [f"{method} {path} HTTP/1.1", "Connection: close"]
        if "host" not in headers:
            lines.append(f"Host: 127.0.0.1:{self.port}")
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        body = b"" if data is None else data if isinstance(data, bytes) else json.dumps(data).encode()
        if data is not None:
            lines += [f"Content-Length: {len(body)}", "Content-Type: application/json"]
        return await self.send_head("\r\n".join(lines).encode() + b"\r\n\r\n" + body, local=local)

    async def send_head(self, request: bytes, *, local: str = "") -> tuple[int, dict[str, str], bytes]:
        """Sends exactly these bytes and returns the response."""
        address = (local, 0) if local else None
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=address)
        try:
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            status, *lines = head.decode("latin-1").split("\r\n")
            found = dict(line.lower().split(": ", 1) for line in lines if ": " in line)
            with contextlib.suppress(ConnectionError):
                if "content-length" in found:
                    return int(status.split()[1]), found, await reader.readexactly(int(found["content-length"]))
                return int(status.split()[1]), found, await reader.read()
            return int(status.split()[1]), found, b""
        finally:
            writer.close()

    async def count(self, name: str) -> float:
        """Reads one of the server's metrics."""
        _, _, data = await self.ask("GET", "/api/metrics", local="127.0.0.3")
        return next(float(line.split()[1]) for line in data.decode().splitlines() if line.startswith(f"tercet_{name} "))

    async def until_count(self, name: str, value: float) -> None:
        """Waits until a metric has this value."""
        while True:
            with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                if await self.count(name) == value:
                    return
            await asyncio.sleep(0.05)

    async def until_at_least(self, name: str, value: float) -> None:
        while await self.count(name) < value:
            await asyncio.sleep(0.05)

    async def cpu(self) -> float:
        """CPU seconds used by the server: the cost of an attack, however busy the machine is."""
        return await self.count("cpu_seconds_total")

    async def memory(self) -> float:
        """Peak memory of the server in megabytes."""
        return await self.count("memory_peak_bytes") / MEGABYTE


async def cost(target: Target, work: Any, times: int) -> float:
    """The server's CPU seconds per repetition, not counting the measurement."""
    begun = await target.cpu()
    between = await target.cpu()
    for _ in range(times):
        await work()
    return max((await target.cpu() - between) - (between - begun), 0.0) / times
