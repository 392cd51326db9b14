"""Effect of ten thinking strong dice bots on other tables: the p99 of answers, compared with the quiet value.

The server runs as in production, on any free core. The load stands for clients on their own machines. For the first
line it has priority over the thinking on their shared core, where the system allows that (root), so its own waiting
does not count as the server's; the second line shows the difference.
"""

from __future__ import annotations

import contextlib
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.loading import Run, build, free_port, load, real_rooms, serving
from bench.measure import Line

ROUNDS = 5
TABLES = 100
RATE = 1000
SECONDS = 6.0
BOTS = 10


def lines() -> Iterator[Line]:
    program = build()
    if program is None:
        yield Line("thinking: needs Linux and a C compiler, skipped", 0.0, 0.0)
        return
    for first, how in ((True, ""), (False, ", the load waiting for its core like anybody")):
        yield compared(program, first, how)


def compared(program: Path, first: bool, how: str) -> Line:
    """The p99 with and without thinking bots, interleaved."""
    quiet: list[Run] = []
    busy: list[Run] = []
    for _ in range(ROUNDS):
        for bots, runs in ((0, quiet), (BOTS, busy)):
            with server_with(bots) as (port, pid, rooms):
                run = load(program, "play", port, pid, rooms, seconds=SECONDS, warmup=2.0, rate=RATE, first=first)
                runs.append(run)
    before, beside = (statistics.median(run.plain[1] for run in runs) for runs in (quiet, busy))
    ratios = sorted(other.plain[1] / one.plain[1] for one, other in zip(quiet, busy, strict=True))
    note = (
        f"{beside / before:.2f} × the quiet p99 (pairs of runs: {', '.join(f'{ratio:.2f}' for ratio in ratios)}); "
        f"p50 {statistics.median(run.plain[0] for run in busy):.2f} ms beside "
        f"{statistics.median(run.plain[0] for run in quiet):.2f} ms; {RATE:,} commands/s at {TABLES} tables"
    )
    name = f"an answer's p99 while {BOTS} strong bots think{how}"
    return Line(name, beside / 1000, before / 1000, "≥ 0.83 ×, 1.2 times as long at most", note)


@contextlib.contextmanager
def server_with(bots: int) -> Iterator[tuple[int, int, list[str]]]:
    """A server with tables ready for play, and this many thinking bots."""
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as folder:
        port = free_port()
        command = ("-m", "bench.server_thinking", folder, str(port), str(bots))
        with serving(*command, port=port, pinned=False) as pid:
            yield port, pid, real_rooms(Path(folder), port, TABLES)
