"""CPU cost of a command on several nodes with PostgreSQL and NATS, compared with one process on SQLite.

The load is that of `python -m bench server`; both stores are fully synchronous, and their runs are interleaved. All
nodes share the server's core, while the database and NATS may use any core, so wall-clock throughput means nothing
here.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bench.cluster_pauses import pauses
from bench.loading import Run, build, cpu_seconds, free_port, load, real_rooms, resident, serving
from bench.measure import Line
from bench.server import IDLE, IDLE_GUESTS, KIB, ROUNDS, SECONDS, TABLES, median, real
from tercet.server.guards.guest_tokens import load_key
from tercet.store.port import Moment
from tercet.store.postgres.store import open_postgres
from tests.nats import RealNats, binary
from tests.postgres import RealPostgres, binaries

SPREAD = (2, 4, 8)
RATE = 1000
"""Commands per second while answers are timed."""


def lines() -> Iterator[Line]:
    program = build()
    if program is None or binaries() is None or binary() is None:
        yield Line("cluster: needs Linux, a C compiler, PostgreSQL and nats-server, skipped", 0.0, 0.0)
        return
    with contextlib.closing(RealPostgres("fsync=on")) as database, contextlib.closing(RealNats()) as nats:
        yield from commands(program, database, nats)
        yield from latency(program, database, nats)
        yield from spread(program, database, nats)
        yield from idle(program, database, nats)
        yield from pauses(database, nats)


@dataclass(frozen=True)
class BenchNode:
    """A running node and the tables it owns."""

    port: int
    pid: int
    rooms: list[str]


@contextlib.contextmanager
def cluster(database: RealPostgres, nats: RealNats, shares: Sequence[int]) -> Iterator[list[BenchNode]]:
    """Starts nodes in an empty schema, each with the given number of tables ready for play."""
    url = database.url()
    with contextlib.ExitStack() as stack:
        found = []
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=Path(__file__).parent)))
        asyncio.run(keep_key(url, load_key(folder / "identity.key")))
        for number in range(len(shares)):
            port = free_port()
            command = ("-m", "tercet", "serve", "--data", str(folder / str(number)), "--port", str(port), "--no-bots")
            pid = stack.enter_context(serving(*command, "--quiet", "--store", url, "--bus", nats.url, port=port))
            found.append((port, pid))
        yield [
            BenchNode(port, pid, real_rooms(folder, port, tables))
            for (port, pid), tables in zip(found, shares, strict=True)
        ]


async def keep_key(url: str, key: bytes) -> None:
    store = await open_postgres(url, lambda: Moment(round(time.time() * 1000)))
    await store.identity_key(key)
    await store.close()


def commands(program: Path, database: RealPostgres, nats: RealNats) -> Iterator[Line]:
    plain: list[Run] = []
    owned: list[Run] = []
    relayed: list[Run] = []
    theirs: list[float] = []
    play = partial(load, program, "play", seconds=SECONDS)
    for _ in range(ROUNDS):
        with real(TABLES) as (port, pid, rooms):
            plain.append(play(port, pid, rooms))
        with cluster(database, nats, (TABLES, 0)) as (owner, other):
            run = play(owner.port, owner.pid, owner.rooms, beside=seconds_of_children(database.pid))
            owned.append(run)
            theirs.append(run.beside_cpu / run.accepted)
        with cluster(database, nats, (TABLES, 0)) as (owner, other):
            relayed.append(play(other.port, other.pid, owner.rooms, beside=partial(cpu_seconds, owner.pid)))
    found, base = median(owned), median(plain)
    note = (
        f"{found.micros:.0f} µs of the node's CPU beside {base.micros:.0f} on SQLite; "
        f"{found.accepted / found.seconds:,.0f} commands/s in this run, {base.accepted / base.seconds:,.0f} on SQLite"
    )
    yield Line("a command at its owner, the node's CPU", found.micros / 1e6, base.micros / 1e6, "≥ 0.77 ×", note)
    both = statistics.median((run.server_cpu + run.beside_cpu) / run.accepted for run in relayed)
    edge = statistics.median(run.server_cpu / run.accepted for run in relayed)
    note = f"{edge * 1e6:.0f} µs at the node of the clients, {(both - edge) * 1e6:.0f} at the owner"
    yield Line("a command relayed, CPU of both nodes", both, base.micros / 1e6, "≥ 0.56 ×", note)
    yield Line("a command at its owner, PostgreSQL's CPU", statistics.median(theirs), 0.0, "≤ 40 µs")


def latency(program: Path, database: RealPostgres, nats: RealNats) -> Iterator[Line]:
    runs = []
    for _ in range(ROUNDS):
        with cluster(database, nats, (TABLES // 2,) * 2) as nodes:
            runs.append(max(at_once(program, nodes, rate=RATE / 2), key=lambda run: run.plain[1]))
    run = sorted(runs, key=lambda run: run.plain[1])[len(runs) // 2]
    note = f"p50 {run.plain[0]:.2f} ms; the slower of the two nodes, each with half of the tables and of the load"
    yield Line(f"send to own answer at {RATE:,}/s over two nodes, p99", run.plain[1] / 1000, 0.0, "< 25 ms", note)


def spread(program: Path, database: RealPostgres, nats: RealNats) -> Iterator[Line]:
    """Measures twice: with the same load per node, and with the same 100 tables shared by all nodes.

    Only the first shows the cost of another node: in the second each node has less to do, and so commits less at a
    time.
    """
    each: dict[int, list[Spread]] = {number: [] for number in (1, *SPREAD)}
    for _ in range(ROUNDS):
        for number, found in each.items():
            with cluster(database, nats, (TABLES // max(SPREAD),) * number) as nodes:
                found.append(spread_run(program, nodes, RATE / max(SPREAD)))
    alone = statistics.median(run.seconds for run in each[1])
    yield Line(f"a command, one node with {RATE / max(SPREAD):.0f} a second", alone, 0.0, "", each[1][0].note)
    for number in SPREAD:
        middle = sorted(each[number], key=lambda run: run.seconds)[ROUNDS // 2]
        yield Line(f"the same on each of {number} nodes, their CPU", middle.seconds, alone, "≥ 0.91 ×", middle.note)
    first = 0.0
    for number in SPREAD:
        with cluster(database, nats, (TABLES // number,) * number) as nodes:
            run = spread_run(program, nodes)
        first = first or run.seconds
        aim = "≥ 0.91 ×" if number != SPREAD[0] else ""
        yield Line(
            f"a command, {TABLES} tables spread over {number} nodes, their CPU", run.seconds, first, aim, run.note
        )


@dataclass(frozen=True)
class Spread:
    """The cost of a command on several nodes, with its causes."""

    seconds: float
    note: str


def spread_run(program: Path, nodes: Sequence[BenchNode], rate: float = 0.0) -> Spread:
    before = [committed(node) for node in nodes]
    runs = at_once(program, nodes, rate)
    after = [committed(node) for node in nodes]
    commits = sum(found[0] for found in after) - sum(found[0] for found in before)
    entries = sum(found[1] for found in after) - sum(found[1] for found in before)
    accepted = sum(run.accepted for run in runs)
    pace = accepted / max(run.seconds for run in runs)
    note = f"{pace:,.0f} commands/s, {entries / max(commits, 1):.1f} entries a commit"
    return Spread(sum(run.server_cpu for run in runs) / accepted, note)


def committed(node: BenchNode) -> tuple[float, float]:
    """Number of a node's commits, and of the entries in them."""
    with urllib.request.urlopen(f"http://127.0.0.1:{node.port}/api/metrics", timeout=20) as answer:
        found = dict(line.split() for line in answer.read().decode().splitlines() if not line.startswith("#"))
    return float(found["tercet_store_commits_total"]), float(found["tercet_store_entries_total"])


def idle(program: Path, database: RealPostgres, nats: RealNats) -> Iterator[Line]:
    """Memory of idle connections on a node that owns none of their tables, compared with one process."""
    alone, edges, owners = [], [], []
    tables = 1 + IDLE_GUESTS // 4
    for _ in range(ROUNDS):
        with real(tables) as (port, pid, rooms):
            before = resident(pid)
            alone.append(load_idle(program, port, pid, rooms).memory - before)
        with cluster(database, nats, (tables, 0)) as (owner, edge):
            before, before_owner = resident(edge.pid), resident(owner.pid)
            seen: list[int] = []

            def look(pid: int = owner.pid, seen: list[int] = seen) -> float:
                seen.append(resident(pid))
                return 0.0

            edges.append(load_idle(program, edge.port, edge.pid, owner.rooms, look).memory - before)
            owners.append(seen[-1] - before_owner)
    here, theirs, one = (statistics.median(found) / IDLE / KIB for found in (edges, owners, alone))
    note = f"the owner of their tables needs another {theirs:.1f} KiB for each"
    yield Line(f"one of {IDLE:,} idle connections, at the edge", here, one, "≥ 0.77 ×", note, "KiB")


def load_idle(program: Path, port: int, pid: int, rooms: list[str], beside: Callable[[], float] = lambda: 0.0) -> Run:
    """Connects watchers to all tables but the first, which has a light load of play."""
    guests = [f"{code} {token}" for code, *tokens in map(str.split, rooms[1:]) for token in tokens]
    play = partial(load, program, "play", port, pid, rooms[:1], seconds=SECONDS, rate=50)
    return play(idle=IDLE, idle_guests=guests, beside=beside)


def at_once(program: Path, nodes: Sequence[BenchNode], rate: float = 0.0) -> list[Run]:
    """Runs the load on all nodes at the same time, each at its own tables."""
    with ThreadPoolExecutor(len(nodes)) as pool:
        waiting = [
            pool.submit(load, program, "play", node.port, node.pid, node.rooms, seconds=SECONDS, rate=rate)
            for node in nodes
        ]
        return [run.result() for run in waiting]


def seconds_of_children(parent: int) -> Callable[[], float]:
    """Returns a function that reads the CPU seconds used by a process's children."""

    def seconds() -> float:
        total = 0.0
        for process in Path("/proc").iterdir():
            with contextlib.suppress(OSError):
                if process.name.isdigit() and f"\nPPid:\t{parent}\n" in (process / "status").read_text():
                    total += cpu_seconds(int(process.name))
        return total

    return seconds
