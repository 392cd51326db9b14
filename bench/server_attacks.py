"""Attacks from one address at the full speed that the server allows, each in its own process beside real games."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.loading import LOAD_CORE
from bench.long_logs import a_guest, write_log
from bench.server_pests import UPGRADE, _frame
from tercet.wire.messages import PROTOCOL

ADDRESS = "127.66.6.6"
AT_ONCE = 8
"""Number of concurrent connections of one attack."""
LONG_EVENTS = 19_000
LONG_TABLES = 2


@dataclass(frozen=True)
class Prey:
    """What an attacker knows about the server."""

    port: int
    token: str


async def connected(prey: Prey) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", prey.port, local_addr=(ADDRESS, 0))


async def request(prey: Prey, path: str, method: str = "GET", body: bytes = b"", **headers: str) -> bytes:
    """Makes a request on a new connection; returns the complete answer."""
    reader, writer = await connected(prey)
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nAuthorization: Bearer {prey.token}\r\n"
    if body:
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    head += "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    writer.write(head.encode() + b"\r\n" + body)
    try:
        return await reader.read()
    finally:
        writer.close()


async def cookie(prey: Prey) -> None:
    await request(prey, "/api/guests/me", Cookie='tercet_guest="' + "\\" * 2000)


async def documents(prey: Prey) -> None:
    await request(prey, "/api/protocol.json")
    await request(prey, "/api/openapi.json")


async def listing(prey: Prey) -> None:
    await request(prey, "/api/tables")


async def new_tables(prey: Prey) -> None:
    await request(prey, "/api/tables", "POST", b'{"listed":true}')


async def long_logs(prey: Prey) -> None:
    await request(prey, "/api/tables/done0/log")


async def exports(prey: Prey) -> None:
    await request(prey, "/api/guests/me/export")


async def flood(prey: Prey, frame: bytes) -> None:
    """Sends one frame repeatedly, without reading, until the server disconnects."""
    reader, writer = await connected(prey)
    writer.write(UPGRADE)
    try:
        if b" 101 " in await reader.readuntil(b"\r\n\r\n"):
            for _ in range(40):
                writer.write(frame * 200)
                await asyncio.wait_for(writer.drain(), 1)
        else:
            await asyncio.sleep(0.05)
    finally:
        writer.transport.abort()


async def pings(prey: Prey) -> None:
    await flood(prey, bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"x" * 125)


async def pongs(prey: Prey) -> None:
    await flood(prey, bytes([0x8A, 0x80, 0, 0, 0, 0]))


async def bad_frames(prey: Prey) -> None:
    await flood(prey, bytes([0xF1, 0x80, 0, 0, 0, 0]))


async def waking(prey: Prey) -> None:
    """Wakes long tables one after another, as often as each connection may."""
    await speak(prey, [hello(prey, f"long{i}") for i in range(LONG_TABLES)] * 10)


async def events(prey: Prey) -> None:
    """Sits down and leaves again as fast as a guest may."""
    found = json.loads((await request(prey, "/api/tables", "POST", b"{}")).partition(b"\r\n\r\n")[2] or b"{}")
    if "code" not in found:
        await asyncio.sleep(0.2)
        return
    said = [hello(prey, found["code"])]
    for i in range(200):
        said.append(b'{"type":"do","id":"s%d","command":{"type":"Sit","name":"x"}}' % i)
        said.append(b'{"type":"do","id":"l%d","command":{"type":"Leave"}}' % i)
    await speak(prey, said)


def hello(prey: Prey, code: str) -> bytes:
    return json.dumps({"type": "hello", "protocol": PROTOCOL, "table": code, "token": prey.token}).encode()


async def speak(prey: Prey, messages: list[bytes]) -> None:
    """Sends messages at the highest allowed rate until the server disconnects."""
    reader, writer = await connected(prey)
    writer.write(UPGRADE)
    try:
        if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
            await asyncio.sleep(0.2)
            return
        for message in messages:
            if reader.at_eof() or writer.is_closing():
                break
            writer.write(_frame(message))
            await asyncio.sleep(1 / 60)
    finally:
        writer.transport.abort()


ATTACKS: dict[str, Callable[[Prey], Awaitable[None]]] = {
    "cookies full of backslashes": cookie,
    "PINGs whose answers are never read": pings,
    "empty PONGs": pongs,
    "frames that are none": bad_frames,
    "events without end": events,
    "waking long tables": waking,
    "fetching long logs": long_logs,
    "exports of long logs": exports,
    "the documents": documents,
    "new tables": new_tables,
    "the list of tables": listing,
}


def prepare(folder: Path) -> str:
    """Writes the long tables; returns their guest's token."""
    guest, token = a_guest(folder)

    async def write() -> None:
        for i in range(LONG_TABLES):
            await write_log(folder, f"long{i}", guest, LONG_EVENTS)
        await write_log(folder, "done0", guest, LONG_EVENTS, finished=True)

    asyncio.run(write())
    return token


class Attacker:
    """An attack in its own process, which can be paused."""

    def __init__(self, name: str, prey: Prey) -> None:
        context = multiprocessing.get_context("spawn")
        self._count: Any = context.Value("i", 0)
        self._process = context.Process(target=_run, args=(name, prey, self._count), daemon=True)

    @property
    def times(self) -> int:
        """Number of repetitions so far."""
        return int(self._count.value)

    def start(self) -> None:
        """Starts the attack; returns once it has begun."""
        self._process.start()
        while not self.times and self._process.is_alive():
            time.sleep(0.05)

    def pause(self) -> None:
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def end(self) -> None:
        self._process.kill()
        self._process.join()

    def _signal(self, number: int) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, number)


@contextlib.contextmanager
def attack(name: str, port: int, token: str) -> Iterator[Attacker]:
    """Runs an attack while the block runs."""
    attacker = Attacker(name, Prey(port, token))
    attacker.start()
    try:
        yield attacker
    finally:
        attacker.end()


def _run(name: str, prey: Prey, count: Any) -> None:
    os.sched_setaffinity(0, {LOAD_CORE})
    os.nice(19)  # the load shares this core and reads the clock, so this process must not delay it
    work = ATTACKS[name]

    async def again() -> None:
        while True:
            with contextlib.suppress(OSError, EOFError, TimeoutError, ValueError):
                await work(prey)
            count.value += 1

    async def main() -> None:
        await asyncio.gather(*(again() for _ in range(AT_ONCE)))

    asyncio.run(main())
