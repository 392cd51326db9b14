"""Writes down what finished games come to, one after the other, when nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from functools import partial
from time import monotonic
from typing import Final

from tercet.results.port import FinishedTable, PlayerId, Results
from tercet.results.reading import read_table
from tercet.server.logging import log_event
from tercet.store.port import Damaged, GuestId, History, Moment, NoSuchTable, Store, StoreError, TableId, answered

REST: Final = 3
"""For how many times as long as a game took nothing more is done."""
LONGEST_REST: Final = 0.25
AGAIN_SECONDS: Final = 5.0
"""After a failure of the store or the results."""
LOOKED_THROUGH: Final = 200
"""Finished games that are looked up at once for what was missed."""
FOR_EVER: Final = Moment(253_402_214_400_000)
"""The last day of the calendar."""
PATIENCE: Final = 20.0
"""Seconds that whoever asks waits for games that have just ended."""


class ResultWriter:
    """A queue of finished tables; what a crash leaves out is found again at the next start."""

    def __init__(self, store: Store, results: Results) -> None:
        self._store = store
        self._results = results
        self._waiting: deque[TableId] = deque()
        self._wakes = asyncio.Event()
        self._queued = self._done = 0
        self._progress = asyncio.Condition()
        self._asked = 0
        self._turn = asyncio.Lock()
        """Held from reading a log to keeping its result, so that nobody is erased in between."""
        self._catching_up: asyncio.Task[None] | None = None
        self._failing = False
        """Whether the last attempt to write failed: nobody waits for the next one."""
        self.written = 0

    def finished(self, table: TableId) -> None:
        """A game has ended; its log is durable, or about to be."""
        self._waiting.append(table)
        self._queued += 1
        self._wakes.set()

    async def settled(self) -> None:
        """Waits a little until the games that have ended by now are written down."""
        mark = self._queued
        if self._done >= mark or self._failing:
            return
        self._asked += 1
        try:
            async with asyncio.timeout(PATIENCE), self._progress:
                await self._progress.wait_for(lambda: self._done >= mark or self._failing)
        except TimeoutError:
            pass
        finally:
            self._asked -= 1

    async def run(self) -> None:
        """As long as the server runs: first what was missed before, then what ends."""
        self._catching_up = asyncio.create_task(self._catch_up())
        try:
            while True:
                await self._wakes.wait()
                self._wakes.clear()
                while self._waiting:
                    begun = monotonic()
                    self._failing = not await self._write(self._waiting[0])
                    if self._failing:
                        async with self._progress:
                            self._progress.notify_all()
                        await asyncio.sleep(AGAIN_SECONDS)
                        continue
                    self._waiting.popleft()
                    self._done += 1
                    async with self._progress:
                        self._progress.notify_all()
                    if not self._asked:
                        await asyncio.sleep(min(REST * (monotonic() - begun), LONGEST_REST))
        finally:
            if self._catching_up is not None:
                self._catching_up.cancel()

    async def start_over(self) -> None:
        """Throws everything away and reads all logs again, as after a restored backup."""
        async with self._turn:
            await self._results.delete_old(FOR_EVER)
        if self._catching_up is not None:
            self._catching_up.cancel()
        self._catching_up = asyncio.create_task(self._catch_up())

    async def erase_guest(self, guest: GuestId, name: str) -> None:
        """Removes a guest whom no log names any more."""
        async with self._turn:
            await self._results.erase_player(PlayerId(guest), name)

    async def _write(self, table: TableId) -> bool:
        """Says whether it is done, or can never be."""
        try:
            async with self._turn:
                try:
                    history: History = await answered(partial(self._store.read, table))
                except (NoSuchTable, Damaged):
                    return True
                found: FinishedTable | None = await asyncio.to_thread(read_table, history)
                if found is not None:
                    await self._results.add(found)
                    self.written += 1
        except StoreError as error:
            log_event("result not written", level=logging.ERROR, table=table, error=str(error))
            return False
        except Exception as error:
            log_event("result not written", level=logging.ERROR, table=table, error=repr(error))
        return True

    async def _catch_up(self) -> None:
        """Writes down what ended while results were not written: after a crash, or before there were any."""
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
            for _, table in ended:
                if table not in known:
                    begun = monotonic()
                    if not await self._write(table):
                        self.finished(table)
                    await asyncio.sleep(min(REST * (monotonic() - begun), LONGEST_REST))
            after = ended[-1]
            await asyncio.sleep(0)
