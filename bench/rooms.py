"""Cost of rooms for players: ten rooms of 32 people compared with as many people at plain tables (R).

Everybody has two connections: to a room and to their table, or to a plain table and to an idle one. A room checks its
tables every two seconds. The load is the same on both sides, and the runs are interleaved.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.loading import Run, build, free_port, load, post, real_rooms, serving
from bench.measure import Line
from tercet.server.guards.guest_tokens import GuestTokens, load_key
from tercet.store.port import Moment
from tests.server.serving import RawSocket
from tests.server.test_rooms import do

ROOMS = 10
TABLES_EACH = 8
SEATS = 4
PEOPLE = ROOMS * TABLES_EACH * SEATS
RATE = 300.0
WARMUP = 5.0
"""Seconds in which people reconnect to their rooms."""
SECONDS = 6.0
ROUNDS = 3
RULES: dict[str, Any] = {"deals": 99, "pause_seconds": 0}
MIB = 1024 * 1024


def lines() -> Iterator[Line]:
    program = build()
    if program is None:
        yield Line("rooms: needs Linux and a C compiler, skipped", 0.0, 0.0)
        return
    plain: list[Run] = []
    rooms: list[Run] = []
    for _ in range(ROUNDS):
        with server() as (folder, port, pid):
            plain_tables = real_rooms(folder, port, ROOMS * TABLES_EACH + ROOMS)
            tables, other = plain_tables[:-ROOMS], plain_tables[-ROOMS:]
            waiting = [f"{code} {token}" for code, *tokens in map(str.split, other) for token in tokens]
            plain.append(play(program, port, pid, tables, waiting))
        with server() as (folder, port, pid):
            rooms.append(play(program, port, pid, *asyncio.run(lessons(folder, port))))
    people = PEOPLE
    name = f"{ROOMS} rooms, {people} people, at {RATE:.0f}/s"

    def both(measure: Any) -> tuple[float, float]:
        return statistics.median(map(measure, rooms)), statistics.median(map(measure, plain))

    micros, beside = both(lambda run: run.micros)
    ratios = ", ".join(f"{one.micros / other.micros:.2f}" for one, other in zip(rooms, plain, strict=True))
    note = f"{micros:.0f} µs beside {beside:.0f} at {ROOMS * TABLES_EACH} plain tables; pair by pair {ratios} ×"
    yield Line(f"CPU of a command, {name}", micros / 1e6, beside / 1e6, "", note)
    slowest, usual = both(lambda run: run.plain[1])
    note = f"{slowest:.1f} ms beside {usual:.1f}; races without their hold {both(lambda run: run.race[1])}"
    yield Line(f"send to own answer, p99, {name}", slowest / 1000, usual / 1000, "", note)
    memory, least = both(lambda run: run.memory)
    note = f"{memory / MIB:.0f} MiB beside {least / MIB:.0f}: {(memory - least) / people / 1024:.1f} KiB a person more"
    yield Line(f"memory, {name}", 0.0, 0.0, "", note)


def play(program: Path, port: int, pid: int, tables: list[str], waiting: list[str]) -> Run:
    """Runs the load at these tables, with a second, idle connection for each player."""
    return load(
        program,
        "play",
        port,
        pid,
        tables,
        seconds=SECONDS,
        warmup=WARMUP,
        rate=RATE,
        first=True,
        idle=PEOPLE,
        idle_guests=waiting,
    )


@contextlib.contextmanager
def server() -> Iterator[tuple[Path, int, int]]:
    """Runs a server; yields its folder, port and process."""
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as folder:
        port = free_port()
        command = ("-m", "tercet", "serve", "--data", folder, "--port", str(port), "--no-bots", "--quiet")
        with serving(*command, port=port) as pid:
            yield Path(folder), port, pid


async def lessons(folder: Path, port: int) -> tuple[list[str], list[str]]:
    """Starts a round in each room; returns their tables with the tokens of the players, and all members."""
    book = GuestTokens(load_key(folder / "identity.key"), 400)
    now = Moment(round(time.time() * 1000))
    tables: list[str] = []
    members: list[str] = []
    for room in range(ROOMS):
        address = f"127.0.3.{1 + room}"
        owner, *pupils = [book.token(book.new(f"P{room}-{number}", now)) for number in range(1 + SEATS * TABLES_EACH)]
        terms = {"table_size": SEATS, "rules": RULES}
        code = (await asyncio.to_thread(post, port, "/api/rooms", {"terms": terms}, owner, address))["code"]
        async with contextlib.AsyncExitStack() as stack:
            for pupil in pupils:
                await do(await join(stack, port, address, code, pupil), "sit", type="Sit")
            started = await do(await join(stack, port, address, code, owner), "go", type="StartRoomRound")
            (begun,) = [event for event in started["events"] if event["type"] == "RoomRoundStarted"]
        tables += [" ".join((table["code"], *(pupils[seat] for seat in table["seats"]))) for table in begun["tables"]]
        members += [f"{code} {pupil}" for pupil in pupils]
    await asyncio.sleep(2)  # time for the rooms to seat everybody
    return tables, members


async def join(stack: contextlib.AsyncExitStack, port: int, address: str, code: str, token: str) -> RawSocket:
    socket = RawSocket(f"http://127.0.0.1:{port}", {})
    socket.local = address
    await stack.enter_async_context(socket)
    await socket.hello(code, token)
    return socket
