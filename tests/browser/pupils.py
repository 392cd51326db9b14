"""Pupils that use the Python client, in an event loop separate from the test's browsers."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any, Final, TypeVar

from tercet.client import Pass, RemoteTable, connect, introduce
from tercet.client.guest import request
from tercet.core.cardgame.commands import CallSet, PointCards
from tercet.core.puzzle.commands import FindSet
from tercet.core.seating.commands import Ready
from tercet.core.sets.cards import find_sets

T = TypeVar("T")

PATIENCE: Final = 300.0
"""Seconds; generous, because a busy machine is slow."""


class Pupil:
    """A member of a room, at the table the room assigns."""

    def __init__(self, address: str, code: str, who: Pass, room: RemoteTable, stack: AsyncExitStack) -> None:
        self.address, self.code, self.who, self.room = address, code, who, room
        self._stack = stack
        self._tables: dict[str, RemoteTable] = {}

    async def table(self) -> RemoteTable:
        """This pupil's table in the current round, once seated."""
        while (table := self._placed()) is None:
            await self.room.changed()
        if table not in self._tables:
            while table not in await self._open_tables():
                await asyncio.sleep(0.5)  # a round names its tables before they are created
            joined = connect(f"{self.address}/t/{table}", who=self.who)
            self._tables[table] = await self._stack.enter_async_context(joined)
        playing = self._tables[table]
        while playing.seat is None:
            await playing.changed()
        return playing

    def _placed(self) -> str | None:
        latest = self.room.view.round
        if latest is None or latest.is_over:
            return None
        return next((table.code for table in latest.tables if self.room.seat in table.seats), None)

    async def _open_tables(self) -> set[str]:
        path = f"{self.address}/api/rooms/{self.code}/tables"
        known = await request("GET", path, None, token=self.who.token, seconds=PATIENCE)
        return {table["code"] for table in known["tables"] if table is not None}

    async def find_a_set(self) -> bool:
        """Takes a SET, if there is one."""
        playing = await self.table()
        view = await playing.until(lambda view: view.phase == "play" and view.call is None)
        found = find_sets(view.cards)
        if not found:
            return False
        await playing.do(CallSet(seen=playing.version))
        await playing.do(PointCards(cards=found[0]))
        return True

    async def solve(self) -> None:
        """Finds every SET of a quiet round."""
        playing = await self.table()
        await playing.do(Ready())
        await playing.until(lambda view: view.phase == "play")
        while playing.now() < playing.view.shown_at:
            await asyncio.sleep(0.1)  # the cards haven't arrived yet
        for cards in playing.view.rules.sets:
            await playing.do(FindSet(cards=cards))


class Pupils:
    """All pupils of a test; each call waits for its result."""

    def __init__(self, address: str, code: str) -> None:
        self._address, self._code = address, code
        self._loop = asyncio.new_event_loop()
        self._stack = AsyncExitStack()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def do(self, task: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(task, self._loop).result(PATIENCE)

    def come(self, *names: str) -> list[Pupil]:
        """Lets pupils join the room, all at the same time."""

        async def join() -> list[Pupil]:
            return list(await asyncio.gather(*map(self._join, names)))

        return self.do(join())

    async def _join(self, name: str) -> Pupil:
        who = await introduce(self._address, name)
        room = await self._stack.enter_async_context(connect(f"{self._address}/t/{self._code}", who=who))
        await room.sit()
        return Pupil(self._address, self._code, who, room, self._stack)

    def go_home(self) -> None:
        self.do(self._stack.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
