"""The server under load: real games over real WebSockets, with fully synchronous SQLite and default limits.

The server has one core, the load the other. Every figure is a median of interleaved runs, compared with two floors
measured in the same minutes: our own stack echoing to rooms of four with no game and no disk, and Starlette on uvicorn
doing the same; commands are also compared with a durable peer in Node (`bench/peers`), where Node is installed. It
compares CPU time, since the machine may be shared.
"""

from __future__ import annotations

import contextlib
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bench.loading import Run, build, echo_rooms, free_port, load, real_rooms, resident, serving
from bench.long_logs import a_guest
from bench.measure import Line
from bench.server_attacks import ATTACKS, attack, prepare
from bench.server_peer import missing, peer
from bench.server_pests import pests
from tercet.core.identity import Identity

ROUNDS = 3
TABLES = 100
MANY = 400
FEW = 20
"""Number of tables at which the quiet p99 is small enough that every millisecond of an attack shows."""
FEW_RATE = 300
SECONDS = 4.0
WINDOW_SECONDS = 3.0
PAIRS = 5
"""Number of windows under attack, each paired with a quiet one."""
IDLE = 10_000
IDLE_GUESTS = 400
"""Number of guests who watch, since one guest alone may not answer that many pings."""
IDLE_TABLES = 1000
RESTING_SECONDS = 20.0
KIB = 1024
FLOOR_SECONDS = 1.5
OFF = 0.3
"""A run is marked if its own echo differs from the median by more than this share, because the machine was busy."""


def lines() -> Iterator[Line]:
    program = build()
    if program is None:
        yield Line("server: needs Linux and a C compiler, skipped", 0.0, 0.0)
        return
    yield from commands(program)
    for section in (latency, idle, resting, lambda _: sleeping(), hostile, attacked):
        yield from beside_floors(program, section(program))


@contextlib.contextmanager
def real(
    tables: int,
    prepare: Callable[[Path], object] | None = None,
    *,
    first: bool = False,
    rules: dict[str, Any] | None = None,
) -> Iterator[tuple[int, int, list[str]]]:
    """Runs a real server with tables ready for play; yields its port, process and tables."""
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as folder:
        if prepare is not None:
            prepare(Path(folder))
        port = free_port()
        command = ("-m", "tercet", "serve", "--data", folder, "--port", str(port), "--no-bots", "--quiet")
        with serving(*command, port=port, first=first) as pid:
            yield port, pid, real_rooms(Path(folder), port, tables, rules)


@contextlib.contextmanager
def floor(kind: str) -> Iterator[tuple[int, int]]:
    port = free_port()
    with serving("-m", "bench.server_floors", kind, str(port), port=port) as pid:
        yield port, pid


@dataclass(frozen=True)
class Load:
    """A kind of load at the tables, and its rate."""

    name: str
    tables: int
    mode: str = "play"
    rate: float = 0.0
    """Commands per second; 0 means as fast as possible."""
    aim: str = "≥ 0.9 ×"
    peer_aim: str = ""


LOADS = (
    Load("100 tables", TABLES),
    Load("400 tables", MANY),
    Load("100 tables, one ClaimSet a SET", TABLES, "claim", aim=""),
    Load("100 tables at 500/s", TABLES, rate=500, aim="", peer_aim="≥ 0.83 ×"),
)


def commands(program: Path) -> Iterator[Line]:
    """Cost of a durable command, compared with two stacks that only echo and with a durable peer, under the same load
    in the same minutes."""
    for work in LOADS:
        kinds = ["real", "own", "starlette"]
        if work.mode == "play" and not missing():
            kinds.append("peer")
        runs: dict[str, list[Run]] = {kind: [] for kind in kinds}
        for _ in range(ROUNDS):
            for kind, found in runs.items():
                found.append(once(program, kind, work))
        ours, own, starlette = (median(runs[kind]) for kind in kinds[:3])
        floors = Floors([run.micros for run in runs["own"]], [run.micros for run in runs["starlette"]])
        name = f"{work.name}{floors.mark}"
        note = (
            f"{ours.micros:.0f} µs: {ours.at_full_core:,.0f} commands/s and {4 * ours.at_full_core:,.0f} events "
            f"delivered/s a full core; {ours.pace:,.0f}/s here on {ours.server_cpu / ours.seconds:.0%} of a core, "
            f"{ours.refused} refused; the load used {ours.load_cpu / ours.seconds:.0%} of its core; {floors}"
        )
        cost = ours.micros / 1e6
        yield Line(f"a command durable and sent to four, {name}", cost, starlette.micros / 1e6, work.aim, note)
        yield Line("the same beside our own stack echoing", cost, own.micros / 1e6, "", str(floors))
        if "peer" in runs:
            rival = median(runs["peer"])
            note = (
                f"ws + better-sqlite3 {rival.micros:.0f} µs, ours {ours.micros / rival.micros:.2f} × as much; {floors}"
            )
            yield Line("the same beside ws + SQLite", cost, rival.micros / 1e6, work.peer_aim, note)
        elif work.mode == "play":
            yield Line(f"the same beside ws + SQLite, skipped: {missing()}", 0.0, 0.0)
        if not work.rate:
            pace, bare, echo = (statistics.median(run.pace for run in runs[kind]) for kind in kinds[:3])
            note = (
                f"{pace:,.0f} commands/s as the clock counts them; what else the machine did meanwhile counts too; "
                f"floors: our own echo {bare:,.0f}/s, Starlette's {echo:,.0f}/s"
            )
            yield Line(f"the same by the clock, {name}", 1 / pace, 1 / echo, work.aim, note)


def once(program: Path, kind: str, work: Load, seconds: float = SECONDS) -> Run:
    """Runs a load once against the real server, a floor or the peer."""
    if kind == "real":
        rules = {"style": "point"} if work.mode == "claim" else None
        with real(work.tables, rules=rules) as (port, pid, rooms):
            return load(program, work.mode, port, pid, rooms, seconds=seconds, rate=work.rate)
    if kind == "peer":
        with peer() as (port, pid):
            return load(program, "play", port, pid, echo_rooms(work.tables), seconds=seconds, rate=work.rate)
    with floor(kind) as (port, pid):
        return load(program, "echo", port, pid, echo_rooms(work.tables), seconds=seconds, rate=work.rate)


def median(runs: list[Run]) -> Run:
    """The run with the median cost of a command."""
    return sorted(runs, key=lambda run: run.micros)[len(runs) // 2]


@dataclass(frozen=True)
class Floors:
    """CPU microseconds of an echo on our own stack and on Starlette, measured in the same minutes."""

    own: list[float]
    starlette: list[float]

    @property
    def off(self) -> list[float]:
        """Relative deviations of our own echo's runs from their median, where they exceed `OFF`."""
        middle = statistics.median(self.own)
        return [run / middle - 1 for run in self.own if abs(run / middle - 1) > OFF]

    @property
    def mark(self) -> str:
        return " (marked)" if self.off else ""

    def __str__(self) -> str:
        off = ", ".join(f"{share:+.0%}" for share in self.off)
        marked = f"MARKED: our own echo was off by {off}; " if off else ""
        own, starlette = statistics.median(self.own), statistics.median(self.starlette)
        return f"{marked}floors: our own echo {own:.0f} µs, Starlette's {starlette:.0f} µs a command"


def beside_floors(program: Path, section: Iterable[Line]) -> Iterator[Line]:
    """The lines of a section, each with both floors, measured before, between and after the lines."""
    floors = Floors([], [])
    lines: list[Line] = []

    def measure() -> None:
        for kind, found in (("own", floors.own), ("starlette", floors.starlette)):
            found.append(once(program, kind, LOADS[0], FLOOR_SECONDS).micros)

    measure()
    for line in section:
        lines.append(line)
        measure()
    for line in lines:
        yield replace(line, name=f"{line.name}{floors.mark}", note=f"{line.note}; {floors}")


def latency(program: Path) -> Iterator[Line]:
    runs: dict[str, list[Run]] = {"real": [], "own": [], "starlette": []}
    for _ in range(ROUNDS):
        for kind, found in runs.items():
            found.append(once(program, kind, Load("latency", TABLES, rate=1000)))
    run, own, starlette = (sorted(found, key=lambda run: run.plain[1])[len(found) // 2] for found in runs.values())
    note = (
        f"p50 {run.plain[0]:.2f} ms; races without their hold p50 {run.race[0]:.2f}, p99 {run.race[1]:.2f} ms; "
        f"held {run.held:.1f} ms on average; {run.accepted / run.seconds:,.0f} commands/s; floors, p99: our own echo "
        f"{own.plain[1]:.2f} ms, Starlette's {starlette.plain[1]:.2f} ms"
    )
    yield Line("send to own answer at 1,000/s, p99", run.plain[1] / 1000, 0.0, "< 20 ms", note)


def idle(program: Path) -> Iterator[Line]:
    bare, ours, slowest = [], [], []
    for _ in range(ROUNDS):
        with floor("own") as (port, pid):
            before = resident(pid)
            run = load(program, "echo", port, pid, echo_rooms(1), seconds=2, rate=50, idle=IDLE, idle_guests=["idle x"])
            bare.append(run.memory - before)
        with real(1 + IDLE_GUESTS // 4) as (port, pid, rooms):
            before = resident(pid)
            guests = [f"{code} {token}" for code, *tokens in map(str.split, rooms[1:]) for token in tokens]
            run = load(program, "play", port, pid, rooms[:1], seconds=4, rate=50, idle=IDLE, idle_guests=guests)
            ours.append(run.memory - before)
            slowest.append(run.plain[1])
    own, plain = statistics.median(ours) / IDLE / KIB, statistics.median(bare) / IDLE / KIB
    note = (
        f"{own:.1f} KiB each, {own * 1000 / KIB:.1f} MiB a thousand; the bare stack {plain:.1f} KiB; "
        f"beyond it {own - plain:.1f} KiB (aim ≤ 10)"
    )
    yield Line(f"a table's answer, p99, beside {IDLE:,} idle", statistics.median(slowest) / 1000, 0.0, "", note)


def resting(program: Path) -> Iterator[Line]:
    """Cost of an idle server: pings, and the wake-ups for them."""
    with real(IDLE_TABLES) as (port, pid, rooms):
        guests = [f"{code} {token}" for code, *tokens in map(str.split, rooms) for token in tokens]
        run = load(program, "play", port, pid, [], seconds=RESTING_SECONDS, idle=IDLE, idle_guests=guests)
    share = run.server_cpu / run.seconds
    note = f"{share:.1%} of a core; one run of {RESTING_SECONDS:.0f} s"
    name = f"CPU each second, {IDLE:,} connections at {IDLE_TABLES:,} tables, idle"
    yield Line(name, share, 0.0, "≤ 30 ms", note)


def sleeping() -> Iterator[Line]:
    """Cost of a sleeping table in this process: memory before, awake and asleep, and the size of its rows."""
    import asyncio
    import gc
    import os
    import tracemalloc

    from tercet.core.engine.chance import FairChance
    from tercet.server.clock import LoopClock
    from tercet.store.port import Record, TableId, answered
    from tercet.store.sqlite.store import SqliteStore
    from tercet.tables.dependencies import Dependencies
    from tercet.tables.registry import TableRegistry
    from tercet.tables.table import Table

    count = 3000

    async def measure(folder: Path) -> tuple[float, float, float, float]:
        loop = asyncio.get_running_loop()
        clock = LoopClock(loop)
        store = SqliteStore(folder / "tercet.db", loop.call_soon_threadsafe, clock.moment)
        registry = TableRegistry(Dependencies(log=store, clock=clock, chance=FairChance(os.urandom), draw=lambda: 0.5))
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        tables: list[Table] = []
        for i in range(count):
            record = Record(
                table=TableId(f"t{i}"), game="cards", rules=b"{}", host=Identity("g"), created=clock.moment()
            )
            tables.append(await answered(lambda found, record=record: registry.make(record, found)))  # type: ignore[misc]
        await asyncio.sleep(0.2)
        awake = tracemalloc.get_traced_memory()[0] - before
        tables.clear()
        registry.close()
        await asyncio.sleep(0.05)
        gc.collect()
        asleep = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        begun = time.perf_counter()
        for i in range(200):
            await answered(lambda found, i=i: registry.find(TableId(f"t{i}"), found))  # type: ignore[misc]
        waking = (time.perf_counter() - begun) / 200
        await store.close()
        size = (folder / "tercet.db").stat().st_size
        return awake / count / KIB, asleep / count / KIB, size / count / KIB, waking

    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as folder:
        awake, asleep, size, waking = asyncio.run(measure(Path(folder)))
    note = (
        f"awake {awake:.1f} KiB, asleep {asleep:.2f} KiB of memory "
        f"until the journal, 4 MiB for all, is settled, then none; {size:.2f} KiB of rows (a fresh table)"
    )
    yield Line("waking a sleeping table", waking, 0.0, "", note)


def hostile(program: Path) -> Iterator[Line]:
    """The p99 of ordinary tables, quiet and while bad clients send garbage, flood, or never say hello.

    Measured under the standard load and with few tables, whose quiet value is so small that every millisecond shows.
    """
    tokens: list[str] = []
    for tables, rate in ((TABLES, 1000), (FEW, FEW_RATE)):
        quiet, loud = [], []
        for _ in range(ROUNDS):
            with real(tables) as (port, pid, rooms):
                quiet.append(load(program, "play", port, pid, rooms, seconds=SECONDS, rate=rate, first=True).plain[1])
            with (
                real(tables, lambda folder: tokens.append(a_guest(folder)[1])) as (port, pid, rooms),
                pests(port, rooms[0].split()[0], tokens[-1]) as sent,
            ):
                loud.append(load(program, "play", port, pid, rooms, seconds=SECONDS, rate=rate, first=True).plain[1])
        before, beside = statistics.median(quiet), statistics.median(loud)
        note = f"{beside / before:.2f} × the quiet p99; {sent()} bad messages and connections in the last round"
        name = f"p99 while others misbehave, {tables} tables at {rate:,}/s"
        yield Line(name, beside / 1000, before / 1000, "≥ 0.5 ×", note)


def attacked(program: Path) -> Iterator[Line]:
    """The p99 of other tables while one address runs each attack as fast as the limits allow, compared with the quiet
    value.

    On one running server the attack alternates between on and off. The first second after each change is not measured,
    as the attacker then uses up its burst allowance. The server has priority over other processes, so only the attack
    itself is measured.
    """
    tokens: list[str] = []
    for name in ATTACKS:
        with (
            real(FEW, lambda folder: tokens.append(prepare(folder)), first=True) as (port, pid, rooms),
            attack(name, port, tokens[-1]) as attacker,
        ):
            attacker.pause()
            run = load(
                program,
                "play",
                port,
                pid,
                rooms,
                seconds=WINDOW_SECONDS,
                rate=FEW_RATE,
                first=True,
                windows=2 * PAIRS,
                changing=lambda window, attacker=attacker: attacker.go_on() if window % 2 else attacker.pause(),  # type: ignore[misc]
            )
            times = attacker.times
        quiet, loud = run.windows[::2], run.windows[1::2]
        ratios = sorted(beside / before for before, beside in zip(quiet, loud, strict=True))
        before, ratio = statistics.median(quiet), statistics.median(ratios)
        note = f"{ratio:.2f} × the quiet p99 ({', '.join(f'{one:.2f}' for one in ratios)}); done {times} times"
        yield Line(f"p99 under attack: {name}", before * ratio / 1000, before / 1000, "≥ 0.5 ×", note)
