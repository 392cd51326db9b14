"""Rebuilds all results from the logs, and reports whether they equal those stored before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from tercet.results.daily_board import BOARD_NOTE, BoardNote
from tercet.results.database.sqlite import open_results, rebuilding_file
from tercet.results.log_to_rows.finished_table import read_table
from tercet.results.port import DailyTime, FinishedTable, Results
from tercet.store.port import Moment, Store, TableId

GAMES_PER_WRITE: Final = 500
"""Games per transaction."""
LOGS_PER_READ: Final = 50
"""Logs per request to the store."""
CODES_PER_READ: Final = 5_000
"""Table codes per request to the store."""

OnProgress = Callable[[int, int], None]
"""Called with the number of finished tables read so far, and their total number."""


class Rebuilt(msgspec.Struct, frozen=True):
    """The outcome of a rebuild."""

    games: int
    """Number of games with a result."""
    without: int
    """Number of finished tables without a result, because nobody played or the log is unreadable."""
    same: bool
    """True if the results equal those stored before."""


async def rebuild(
    store: Store, fresh: Results, kept: Results | None, progress: OnProgress = lambda done, of: None
) -> Rebuilt:
    """Reads every finished log into empty results and compares them with the stored ones."""
    total = await _count_finished(store)
    games = without = 0
    after = (Moment(0), TableId(""))
    while ended := await store.finished_tables(after=after, limit=GAMES_PER_WRITE):
        found: list[FinishedTable] = []
        for start in range(0, len(ended), LOGS_PER_READ):
            histories = await store.finished_logs([table for _, table in ended[start : start + LOGS_PER_READ]])
            found += await with_notes(store, [one for one in map(read_table, histories) if one is not None])
            progress(games + without + start + len(histories), total)
        without += len(ended) - len(found)
        games += await fresh.add_all(found)
        after = ended[-1]
    return Rebuilt(games, without, kept is not None and await fresh.everything() == await kept.everything())


async def _count_finished(store: Store) -> int:
    count = 0
    after = (Moment(0), TableId(""))
    while ended := await store.finished_tables(after=after, limit=CODES_PER_READ):
        count += len(ended)
        after = ended[-1]
    return count


async def with_notes(store: Store, found: Sequence[FinishedTable]) -> list[FinishedTable]:
    """Adds the board notes, which are stored with the logs."""
    return [one if one.daily is None else await _with_note(store, one, one.daily) for one in found]


async def _with_note(store: Store, one: FinishedTable, time: DailyTime) -> FinishedTable:
    data = await store.note(one.result.table, BOARD_NOTE)
    note = BoardNote() if data is None else msgspec.json.decode(data, type=BoardNote)
    return replace(one, daily=replace(time, note=note))


async def rebuild_file(store: Store, path: Path, progress: OnProgress = lambda done, of: None) -> Rebuilt:
    """Rebuilds the results in a SQLite file."""
    kept = open_results(path) if path.exists() else None
    try:
        async with rebuilding_file(path) as fresh:
            done = await rebuild(store, fresh, kept, progress)
            if kept is not None:
                await kept.close()
            return done
    finally:
        if kept is not None:
            await kept.close()


async def rebuild_database(store: Store, url: str, progress: OnProgress = lambda done, of: None) -> Rebuilt:
    """Rebuilds the results in PostgreSQL; servers see the old ones until the new ones are complete."""
    from tercet.results.database.postgres import open_postgres_results

    kept = await open_postgres_results(url)
    try:
        async with kept.rebuilding() as fresh:
            return await rebuild(store, fresh, kept, progress)
    finally:
        await kept.close()
