"""A server on PostgreSQL beside the same server on SQLite: what a command costs each of them, and the database.

The load is that of `python -m bench server`; both stores are fully synchronous, and their runs take turns. The
database's own processes may use any core, so the pace by the clock is no figure of its own here.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.loading import Run, build, cpu_seconds, free_port, load, real_rooms, serving
from bench.measure import Line
from bench.server import ROUNDS, SECONDS, TABLES, median, real
from tercet.server.guests import load_key
from tercet.store.port import Moment
from tercet.store.postgres.store import open_postgres
from tests.postgres import RealPostgres, binaries


def lines() -> Iterator[Line]:
    program = build()
    if program is None or binaries() is None:
        yield Line("cluster: needs Linux, a C compiler and PostgreSQL, skipped", 0.0, 0.0)
        return
    with contextlib.closing(RealPostgres("fsync=on")) as database:
        yield from commands(program, database)
        yield from latency(program, database)


@contextlib.contextmanager
def on_postgres(database: RealPostgres, tables: int) -> Iterator[tuple[int, int, list[str]]]:
    """A server in an empty schema, with tables ready to be played at; gives its port, process and tables."""
    url = database.url()
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as folder:
        asyncio.run(keep_key(url, load_key(Path(folder) / "identity.key")))
        port = free_port()
        command = ("-m", "tercet", "serve", "--data", folder, "--port", str(port), "--no-bots", "--quiet")
        with serving(*command, "--store", url, port=port) as pid:
            yield port, pid, real_rooms(Path(folder), port, tables)


async def keep_key(url: str, key: bytes) -> None:
    store = await open_postgres(url, lambda: Moment(round(time.time() * 1000)))
    await store.identity_key(key)
    await store.close()


def commands(program: Path, database: RealPostgres) -> Iterator[Line]:
    plain: list[Run] = []
    ours: list[Run] = []
    theirs: list[float] = []
    for _ in range(ROUNDS):
        with real(TABLES) as (port, pid, rooms):
            plain.append(load(program, "play", port, pid, rooms, seconds=SECONDS))
        with on_postgres(database, TABLES) as (port, pid, rooms):
            before = database_seconds(database)
            run = load(program, "play", port, pid, rooms, seconds=SECONDS)
            # from the first command of the warm-up on: so many more were written than are counted
            theirs.append((database_seconds(database) - before) / run.accepted * run.seconds / (run.seconds + 1.0))
            ours.append(run)
    found, base = median(ours), median(plain)
    note = (
        f"{found.micros:.0f} µs of the server's CPU beside {base.micros:.0f} on SQLite; "
        f"{found.accepted / found.seconds:,.0f} commands/s in this run, {base.accepted / base.seconds:,.0f} on SQLite"
    )
    yield Line("a command on PostgreSQL, the server's CPU", found.micros / 1e6, base.micros / 1e6, "≥ 0.77 ×", note)
    yield Line("the same, PostgreSQL's CPU", statistics.median(theirs), 0.0, "≤ 40 µs")


def latency(program: Path, database: RealPostgres) -> Iterator[Line]:
    runs = []
    for _ in range(ROUNDS):
        with on_postgres(database, TABLES) as (port, pid, rooms):
            runs.append(load(program, "play", port, pid, rooms, seconds=SECONDS, rate=1000))
    run = sorted(runs, key=lambda run: run.plain[1])[len(runs) // 2]
    note = f"p50 {run.plain[0]:.2f} ms; {run.accepted / run.seconds:,.0f} commands/s"
    yield Line("send to own answer at 1,000/s on PostgreSQL, p99", run.plain[1] / 1000, 0.0, "< 25 ms", note)


def database_seconds(database: RealPostgres) -> float:
    """CPU seconds of the database's processes that live now."""
    total = 0.0
    for process in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if process.name.isdigit() and f"\nPPid:\t{database.pid}\n" in (process / "status").read_text():
                total += cpu_seconds(int(process.name))
    return total
