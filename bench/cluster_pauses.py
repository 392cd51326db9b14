"""Longest pause of a table when its owner stops, as its players see it: from a command to its answer.

Games run at three tables with a player on each of three nodes; one of the players was connected to the node that stops.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final

from bench.measure import Line
from tests.cluster.bookkeeping import bookkeeping
from tests.cluster.load import load
from tests.cluster.processes import NodeProcess, cluster
from tests.nats import RealNats
from tests.postgres import RealPostgres

TIMES: Final = 5


def pauses(database: RealPostgres, nats: RealNats) -> Iterator[Line]:
    for name, aim, go in (("stopped", "< 1 s", NodeProcess.stop), ("killed", "< 6 s", NodeProcess.kill)):
        with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as folder, bookkeeping():
            found = asyncio.run(measured(Path(folder), database.url(), nats.url, go))
        note = f"the longest of {TIMES} times, for the slowest player; the median {statistics.median(found):.2f} s"
        yield Line(f"pause of a table whose owner is {name}", max(found), 0.0, aim, note)


async def measured(folder: Path, store: str, bus: str, go: Callable[[NodeProcess], Awaitable[object]]) -> list[float]:
    """The longest pause in each repetition."""
    found = []
    # keep the tests' output out of the table
    with redirect_stdout(sys.stderr):
        async with cluster(folder, store, bus) as nodes, load(nodes, store) as games:
            for number in range(TIMES):
                owner = nodes.nodes[await games.owner(list(games.tables)[number % len(games.tables)])]
                games.forget_pauses()
                await go(owner)
                await games.goes_on()
                found.append(games.longest_pause())
                await owner.start()
                await games.goes_on()
    return found
