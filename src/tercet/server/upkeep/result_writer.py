"""Writes the results of finished games in the background."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import islice
from time import monotonic, sleep
from typing import Final

from tercet.core.identity import Identity
from tercet.results.database.rebuild import with_notes
from tercet.results.log_to_rows.finished_table import read_table
from tercet.results.port import FinishedTable, Results
from tercet.server.logging import log_event
from tercet.server.upkeep.result_process import ResultProcess
from tercet.store.port import History, Moment, Store, StoreError, TableId

REST: Final = 1.0
"""Seconds between writes unless a request is waiting: writing several games together costs less."""
TABLES_PER_WRITE: Final = 32
"""Games per write."""
BACKLOG_REST: Final = 3
"""After writing older games, pause for this multiple of the time it took."""
AGAIN_SECONDS: Final = 5.0
"""Seconds to wait after a failure of the store or the results."""
MANY: Final = 4
"""Minimum number of games to send to the separate process."""
TABLES_PER_CATCH_UP: Final = 8
"""Older games per write, if no request is waiting."""
LOOKED_THROUGH: Final = 200
"""Finished games per lookup in the search for missing results."""
LONG_READING: Final = 0.002
LONGEST_PAUSE: Final = 0.05
PATIENCE: Final = 20.0
"""Seconds that a request waits for the results of games that have just ended."""


class ResultWriter:
    """Writes results of finished tables from a queue; after a crash, the next start finds the games that were
    missed."""

    def __init__(self, store: Store, results: Results, process: ResultProcess | None = None) -> None:
        self._store = store
        self._results = results
        self._process = process
        self._waiting: deque[TableId] = deque()
        self._wakes = asyncio.Event()
        self._queued = self._done = 0
        self._progress = asyncio.Condition()
        self._asked = 0
        self._hurry = asyncio.Event()
        self._catching_up: asyncio.Task[None] | None = None
        self._failing = False
        """Whether the last write failed; if so, requests do not wait for the next."""
        self.written = 0

    def finished(self, table: TableId) -> None:
        """Called when a game has ended; its log is durable, or soon will be."""
        self._waiting.append(table)
        self._queued += 1
        self._wakes.set()

    async def settled(self) -> None:
        """Waits until all games that have ended have results, for at most `PATIENCE` seconds."""
        mark = self._queued
        if self._done >= mark or self._failing:
            return
        self._asked += 1
        self._hurry.set()
        try:
            async with asyncio.timeout(PATIENCE), self._progress:
                await self._progress.wait_for(lambda: self._done >= mark or self._failing)
        except TimeoutError:
            pass
        finally:
            self._asked -= 1

    async def run(self) -> None:
        """Catches up, then writes results as games end, until cancelled."""
        self._catching_up = asyncio.create_task(self._catch_up())
        try:
            while True:
                await self._wakes.wait()
                self._wakes.clear()
                while self._waiting:
                    some = list(islice(self._waiting, TABLES_PER_WRITE))
                    self._failing = not await self._write(some)
                    if not self._failing:
                        for _ in some:
                            self._waiting.popleft()
                        self._done += len(some)
                    async with self._progress:
                        self._progress.notify_all()
                    await self._rest(AGAIN_SECONDS if self._failing else REST)
        finally:
            if self._catching_up is not None:
                self._catching_up.cancel()

    async def _rest(self, seconds: float) -> None:
        """Pauses; a waiting request ends the pause, unless the last write failed."""
        if self._asked and not self._failing:
            return
        self._hurry.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._hurry.wait()

    @asynccontextmanager
    async def starting_over(self) -> AsyncIterator[None]:
        """Clears all results; when the context exits, reads all logs again. Used to restore a backup."""
        if self._catching_up is not None:
            self._catching_up.cancel()
        try:
            async with self._results.erasure_lock():
                await self._results.clear()
                yield
        finally:
            self._catching_up = asyncio.create_task(self._catch_up())

    async def delete_old(self, before: Moment) -> None:
        """Removes games that ended before a day and whose logs have been deleted."""
        async with self._results.erasure_lock():
            await self._results.delete_old(before)

    async def erase_guest(self, guest: Identity, name: str) -> None:
        """Removes a guest whose name is no longer in any log."""
        async with self._results.erasure_lock():
            await self._results.erase_player(guest, name)

    async def _write(self, tables: Sequence[TableId], *, here: bool = False) -> bool:
        """Writes results; returns False if it must be tried again. With `here`, writes in this process, where writing
        can be cancelled; the separate process would continue."""
        try:
            async with self._results.erasure_lock():
                histories: Sequence[History] = await self._store.finished_logs(tables)
                if self._process is not None and len(histories) >= MANY and not here:
                    written, histories = await self._process.write(histories)
                    self.written += written
                if histories:
                    found = await asyncio.to_thread(_read, histories)
                    self.written += await self._results.add_all(await with_notes(self._store, found))
        except StoreError as error:
            log_event("results not written", level=logging.ERROR, tables=len(tables), error=str(error))
            return False
        except Exception as error:
            log_event("results not written", level=logging.ERROR, tables=len(tables), error=repr(error))
            if len(tables) > 1:  # one of the games fails: try each alone
                return all([await self._write((table,)) for table in tables])
        return True

    async def _catch_up(self) -> None:
        """Writes missing results, after a crash or for a database without results."""
        after = (Moment(0), TableId(""))
        while True:
            try:
                ended = await self._store.finished_tables(after=after, limit=LOOKED_THROUGH)
                if not ended:
                    return
                known = await self._results.knows([table for _, table in ended])
            except StoreError as error:
                log_event("catching up with results failed", level=logging.ERROR, error=str(error))
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            missing = [table for _, table in ended if table not in known]
            for start in range(0, len(missing), TABLES_PER_CATCH_UP):
                some = missing[start : start + TABLES_PER_CATCH_UP]
                begun = monotonic()
                if not await self._write(some, here=True):
                    for table in some:
                        self.finished(table)
                await asyncio.sleep(BACKLOG_REST * (monotonic() - begun))
            after = ended[-1]
            await asyncio.sleep(0)


def _read(histories: Iterable[History]) -> list[FinishedTable]:
    """Reads logs in a thread; after a long log, pauses for as long as it took."""
    found = []
    for history in histories:
        begun = monotonic()
        one = read_table(history)
        if one is not None:
            found.append(one)
        spent = monotonic() - begun
        if spent > LONG_READING:
            sleep(min(spent, LONGEST_PAUSE))
    return found
