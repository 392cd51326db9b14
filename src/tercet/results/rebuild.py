"""Makes all results again from the logs, and says whether they were what was kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from tercet.results.port import FinishedTable
from tercet.results.reading import read_table
from tercet.results.sqlite import SqliteResults, open_results, remove_results
from tercet.store.port import Damaged, History, Moment, NoSuchTable, Store, TableId, answered

AT_ONCE: Final = 500
"""Games in one transaction."""


class Rebuilt(msgspec.Struct, frozen=True):
    """What a rebuild came to."""

    games: int
    """Games with a result."""
    without: int
    """Finished tables where nobody had played, or whose log cannot be read."""
    same: bool
    """Whether it is what was kept before."""


async def rebuild(store: Store, path: Path, progress: Callable[[int], None] = lambda games: None) -> Rebuilt:
    """Reads every finished log into a new file, and puts it in the place of the old one."""
    fresh = path.with_name(path.name + ".new")
    remove_results(fresh)
    made = SqliteResults(fresh)
    games = without = 0
    after = (Moment(0), TableId(""))
    while ended := await store.finished_tables(after=after, limit=AT_ONCE):
        found: list[FinishedTable] = []
        for _, table in ended:
            one = await _read(store, table)
            if one is None:
                without += 1
            else:
                found.append(one)
        games += await made.add_all(found)
        progress(games)
        after = ended[-1]
    same = await made.everything() == await _kept(path)
    await made.close()
    remove_results(path)
    fresh.replace(path)
    return Rebuilt(games, without, same)


async def _read(store: Store, table: TableId) -> FinishedTable | None:
    try:
        history: History = await answered(partial(store.read, table))
    except (Damaged, NoSuchTable):
        return None
    return read_table(history)


async def _kept(path: Path) -> bytes:
    if not path.exists():
        return b""
    before = open_results(path)
    try:
        return await before.everything()
    finally:
        await before.close()
