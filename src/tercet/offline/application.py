"""The application that a page's worker runs: tables, their store, bots, results, and replies to the page."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from tercet.api.daily_attempts import DailyAttempts
from tercet.api.last_clearable import LastClearablePoints
from tercet.api.services import Services, new_code
from tercet.core.engine.chance import Chance, FairChance
from tercet.core.identity import Identity, guest_identity
from tercet.offline.bot_worker import Post, WorkerThinker
from tercet.offline.browser_store import BrowserStore
from tercet.offline.clock import WorkerClock
from tercet.offline.connection import LocalConnection, LocalSockets
from tercet.offline.indexed_db_port import Keeper
from tercet.offline.results import DeviceResults
from tercet.store.port import Record
from tercet.tables.bots import BotSeats
from tercet.tables.dependencies import Clock, Dependencies
from tercet.tables.registry import TableRegistry
from tercet.tables.table import Table

PLAYER: Final = "player"
"""Key of the note that stores this device's player."""
ReportError = Callable[[str, Exception], None]


class LocalPlayer(msgspec.Struct, frozen=True):
    """The one identity of a device."""

    identity: Identity
    name: str = ""


@dataclass(slots=True)
class Application:
    """The application in one page's worker."""

    keeper: Keeper
    store: BrowserStore
    services: Services
    results: DeviceResults
    sockets: LocalSockets
    thinker: WorkerThinker
    report_error: ReportError
    _player: LocalPlayer

    @property
    def player(self) -> Identity:
        return self._player.identity

    @property
    def name(self) -> str:
        return self._player.name

    async def rename(self, name: str) -> None:
        self._player = msgspec.structs.replace(self._player, name=name)
        await self.keeper.note(PLAYER, msgspec.json.encode(self._player))

    async def delete_all(self) -> int:
        """Deletes every game on this device, and its player's identity."""
        played = len(await self.store.tables_of(self.player))
        for table in self.store.all_tables():
            self.services.registry.drop(table)
        await self.store.delete(self.store.all_tables())
        await self.results.clear()
        self._player = LocalPlayer(guest_identity(secrets.token_urlsafe(15)))
        await self.keeper.note(PLAYER, msgspec.json.encode(self._player))
        return played

    def open(self, send: Callable[[bytes], None], closed: Callable[[], None]) -> LocalConnection:
        """Opens a new socket for the page."""
        return self.sockets.open(send, closed, self.player, self.name)

    def stop(self) -> None:
        """Stops because another tab takes over or the page closes; notifies every socket and writes nothing more."""
        self.services.registry.hand_over()
        self.services.registry.close()


async def start(
    keeper: Keeper,
    post_to_bots: Post,
    report_error: ReportError,
    *,
    clock: Clock | None = None,
    chance: Chance | None = None,
) -> Application:
    """Loads the browser's stored data and starts the application; tests pass in a clock and chance."""
    loop = asyncio.get_running_loop()
    kept = await keeper.load()
    worker_clock = None
    if clock is None:
        clock = worker_clock = WorkerClock(loop)
    notes = dict(kept.notes)
    if PLAYER in notes:
        player = msgspec.json.decode(notes[PLAYER], type=LocalPlayer)
    else:
        player = LocalPlayer(guest_identity(secrets.token_urlsafe(15)))
        await keeper.note(PLAYER, msgspec.json.encode(player))
    store = BrowserStore(keeper, kept, loop, clock.moment, clock.now)
    dependencies = Dependencies(
        log=store,
        clock=clock,
        chance=chance or FairChance(secrets.token_bytes),
        draw=random.Random(secrets.randbits(256)).random,
        report_error=report_error,
    )
    registry = TableRegistry(dependencies)
    thinker = WorkerThinker(post_to_bots, report_error)
    results = DeviceResults(store, report_error)
    bots = BotSeats(clock, thinker)
    registry.on_wake = bots.woke
    registry.on_finish = results.finished

    async def make(record: Record) -> Table:
        return await services.make(record)

    services = Services(
        store=store,
        clock=clock,
        registry=registry,
        results=results,
        settled=results.settled,
        daily=DailyAttempts(store, clock, make, new_code),
        last_clearable_points=LastClearablePoints(store, thinker),
        bots=bots,
    )
    sockets = LocalSockets(registry, clock)
    if worker_clock is not None:
        worker_clock.on_gap = sockets.remeasure_clocks
    results.catch_up()
    return Application(keeper, store, services, results, sockets, thinker, report_error, player)
