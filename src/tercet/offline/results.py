"""Results of the games on this device, computed once from each log and stored beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from tercet import __version__
from tercet.offline.browser_store import BrowserStore
from tercet.results.database.memory import MemoryResults
from tercet.results.log_to_rows.finished_table import read_table
from tercet.results.port import FinishedTable
from tercet.store.port import Moment, TableId

RESULT: Final = f"result {__version__}"
"""Key of a stored result; includes the version, so another version computes the result again."""
TABLES_PER_READ: Final = 100
_decode = msgspec.msgpack.Decoder(FinishedTable).decode


class DeviceResults(MemoryResults):
    """Holds all results in memory; after a crash or an upgrade, computes missing ones from the logs."""

    def __init__(self, store: BrowserStore, report_error: Callable[[str, Exception], None]) -> None:
        super().__init__()
        self._store = store
        self._report_error = report_error
        self._work: set[asyncio.Task[None]] = set()

    def finished(self, table: TableId) -> None:
        """Called when a game has ended; its log is durable, or about to be."""
        self._begin(self._write(table))

    async def settled(self) -> None:
        """Waits until the results of all finished games are available."""
        # since Python 3.12, `gather` does not yield if all tasks are done, so their callbacks would never remove them
        while running := [task for task in self._work if not task.done()]:
            await asyncio.gather(*running)

    def catch_up(self) -> None:
        """Loads the stored results, and reads the logs of finished games that have none."""
        self._begin(self._catch_up())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _catch_up(self) -> None:
        after = (Moment(0), TableId(""))
        while ended := await self._store.finished_tables(after=after, limit=TABLES_PER_READ):
            for _, table in ended:
                kept = await self._store.note(table, RESULT)
                if kept is None:
                    await self._write(table)
                else:
                    await self.add(_decode(kept))
            after = ended[-1]
            await asyncio.sleep(0)

    async def _write(self, table: TableId) -> None:
        try:
            for history in await self._store.finished_logs([table]):
                found = read_table(history)
                if found is not None:
                    await self.add(found)
                    await self._store.save_note(table, RESULT, msgspec.msgpack.encode(found))
        except Exception as error:
            self._report_error(f"result of {table}", error)
