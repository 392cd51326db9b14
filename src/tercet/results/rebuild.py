"""Makes all results again from the logs, and says whether they were what was kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from tercet.results.board import BOARD_NOTE, BoardNote
from tercet.results.port import DailyTime, FinishedTable, Results
from tercet.results.reading import read_table
from tercet.results.sqlite import open_results, rebuilding_file
from tercet.store.port import Moment, Store, TableId

AT_ONCE: Final = 500
"""Games that are written together."""
READ_AT_ONCE: Final = 50
"""Logs that the store is asked for together."""


class Rebuilt(msgspec.Struct, frozen=True):
    """What a rebuild came to."""

    games: int
    """Games with a result."""
    without: int
    """Finished tables where nobody had played, or whose log cannot be read."""
    same: bool
    """Whether it is what was kept before."""


async def rebuild(
    store: Store, fresh: Results, kept: Results | None, progress: Callable[[int], None] = lambda games: None
) -> Rebuilt:
    """Reads every finished log into empty results, and compares them with those that were kept."""
    games = without = 0
    after = (Moment(0), TableId(""))
    while ended := await store.finished_tables(after=after, limit=AT_ONCE):
        found: list[FinishedTable] = []
        for start in range(0, len(ended), READ_AT_ONCE):
            histories = await store.finished_logs([table for _, table in ended[start : start + READ_AT_ONCE]])
            found += await with_notes(store, [one for one in map(read_table, histories) if one is not None])
        without += len(ended) - len(found)
        games += await fresh.add_all(found)
        progress(games)
        after = ended[-1]
    return Rebuilt(games, without, kept is not None and await fresh.everything() == await kept.everything())


async def with_notes(store: Store, found: Sequence[FinishedTable]) -> list[FinishedTable]:
    """Adds to the times of days what their logs do not tell: it lies beside the log."""
    return [one if one.daily is None else await _with_note(store, one, one.daily) for one in found]


async def _with_note(store: Store, one: FinishedTable, time: DailyTime) -> FinishedTable:
    data = await store.analysis(one.result.table, BOARD_NOTE)
    note = BoardNote() if data is None else msgspec.json.decode(data, type=BoardNote)
    return replace(one, daily=replace(time, note=note))


async def rebuild_file(store: Store, path: Path) -> Rebuilt:
    """Rebuilds the results of a server that keeps them in a file."""
    kept = open_results(path) if path.exists() else None
    try:
        async with rebuilding_file(path) as fresh:
            done = await rebuild(store, fresh, kept)
            if kept is not None:
                await kept.close()
            return done
    finally:
        if kept is not None:
            await kept.close()


async def rebuild_database(store: Store, url: str) -> Rebuilt:
    """Rebuilds the results in a PostgreSQL database: its servers see the old ones until all is done."""
    from tercet.results.postgres import open_postgres_results

    kept = await open_postgres_results(url)
    try:
        async with kept.rebuilding() as fresh:
            return await rebuild(store, fresh, kept)
    finally:
        await kept.close()
