"""Starts and stops the server."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import random
import secrets
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any, Final

import uvicorn

from tercet.api.daily_attempts import DailyAttempts
from tercet.api.last_clearable import LastClearablePoints
from tercet.api.services import new_code
from tercet.core.engine.chance import FairChance
from tercet.core.engine.game import Millis
from tercet.rooms.conductor import RoomConductors
from tercet.server.clock import LoopClock
from tercet.server.context import ServerContext
from tercet.server.guards.address_limits import Allowances, Occupancy
from tercet.server.guards.guest_tokens import GuestTokens, load_key
from tercet.server.guards.http_connections import http_protocol
from tercet.server.guest_revocation import stored_revocations
from tercet.server.http.app import make_app
from tercet.server.http.identity import is_secure
from tercet.server.http.static import StaticFiles
from tercet.server.logging import LoopErrors, log_event, report_error
from tercet.server.metrics import Metrics
from tercet.server.settings import Settings
from tercet.server.startup.configured_store import OpenStore, configured_results, join_cluster, open_store
from tercet.server.startup.network_addresses import reachable, shown_host
from tercet.server.upkeep.maintenance import delete_old_tables, read_revocations, take_backups, watch_growth
from tercet.server.upkeep.result_process import ResultProcess
from tercet.server.upkeep.result_writer import ResultWriter
from tercet.server.websocket.connections import Connections
from tercet.server.websocket.upgrade import websocket_protocol
from tercet.store.port import Record, Store, TimesCommits
from tercet.tables.bot_process import ProcessThinker
from tercet.tables.bots import BotSeats
from tercet.tables.dependencies import Dependencies, OwnedElsewhere, SoleOwnership
from tercet.tables.registry import TableRegistry
from tercet.tables.table import Table

SWITCH_SECONDS: Final = 0.0005
"""How long the event loop may hold the interpreter's lock while the store's thread waits for it. The default of 5 ms is
as long as a disk sync."""
BACKLOG: Final = 2048
"""Length of the system's queue of new connections: a school class opens hundreds within a second."""
ACCEPTS_PER_TURN: Final = 16
"""Connections accepted per turn of the event loop, so the server closes surplus ones before it accepts more."""
RETRY_SOON: Final = Millis(100)
"""Delay before clients reconnect if another server takes over."""


@asynccontextmanager
async def open_context(
    settings: Settings, store: Store | None = None, calendar: Callable[[], float] = time.time
) -> AsyncIterator[ServerContext]:
    """Opens everything except the port; on exit, closes everything in reverse order. `calendar` returns seconds since
    1970; tests pass their own to change the date."""
    loop = asyncio.get_running_loop()
    clock = LoopClock(loop, calendar)
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    opened = await open_store(settings, clock) if store is None else OpenStore(store, load_key(settings.key))
    store = opened.store
    cluster = join_cluster(settings, opened)
    metrics = Metrics()
    if isinstance(store, TimesCommits):
        store.time_commits(metrics.commit_times.observe)
    dependencies = Dependencies(
        log=store,
        clock=clock,
        chance=FairChance(secrets.token_bytes),
        draw=random.Random(secrets.randbits(256)).random,
        ownership=SoleOwnership() if cluster is None else cluster.ownership,
        counters=metrics.tables,
        report_error=report_error,
    )
    registry = TableRegistry(dependencies)
    guest_tokens = GuestTokens(opened.key, settings.token_days)
    connections = Connections(registry, guest_tokens, settings, clock, metrics, loop)
    limits = settings.limits
    results = await configured_results(settings)
    thinker = ProcessThinker(loop, dependencies.report_error)
    apart = None
    if not settings.store and (os.cpu_count() or 1) > 1:
        apart = ResultProcess(loop, dependencies.report_error, settings.results)

    async def make(record: Record) -> None:
        with suppress(OwnedElsewhere):  # another node has just created the same table
            await context.make(record)

    result_writer = ResultWriter(store, results, apart)
    context = ServerContext(
        settings=settings,
        store=store,
        clock=clock,
        registry=registry,
        connections=connections,
        guest_tokens=guest_tokens,
        metrics=metrics,
        requests=Allowances(limits.requests, monotonic),
        files=Allowances(limits.files, monotonic),
        new_guests=Allowances(limits.guests, monotonic),
        new_tables=Allowances(limits.tables, monotonic),
        guest_tables=Allowances(limits.guest_tables, monotonic),
        deletions=Allowances(limits.deletions, monotonic),
        exports=Occupancy(limits.exports),
        logs=Occupancy(limits.logs),
        last_clearable_points=LastClearablePoints(store, thinker),
        results=results,
        result_writer=result_writer,
        settled=result_writer.settled,
        daily=DailyAttempts(store, clock, make, new_code),
        daily_attempts=Allowances(limits.daily_attempts, monotonic),
    )
    guest_tokens.revoked |= await stored_revocations(context, all_of_them=True)
    registry.on_finish = context.result_writer.finished
    if settings.bots:
        context.bots = BotSeats(clock, thinker, limits.messages)
    # `find` is looked up at each call, because joining a cluster replaces it
    conductors = RoomConductors(registry, lambda code, found: connections.find(code, found))  # noqa: PLW0108

    def woke(table: Table) -> None:
        conductors.woke(table)
        if context.bots is not None:
            context.bots.woke(table)

    registry.on_wake = woke
    chores: list[asyncio.Task[None]] = []
    try:
        if cluster is not None:
            from tercet.server.startup.cluster_answers import begin_cluster

            await begin_cluster(context, cluster)
        opened.watch(context.store_available)
        work = [delete_old_tables(context), watch_growth(context), context.result_writer.run()]
        if not settings.store:
            work.append(take_backups(context))
        if cluster is not None:
            work += [cluster.send_news_regularly(), read_revocations(context)]
        chores += [asyncio.create_task(chore) for chore in work]
        yield context
    finally:
        context.stopping = True
        for chore in chores:
            chore.cancel()
        await _finish(context)
        if cluster is not None:
            await cluster.close()
        thinker.close()
        if apart is not None:
            apart.close()
        await results.close()
        await store.close()


async def _finish(context: ServerContext) -> None:
    """Finishes and acknowledges pending writes, then tells all clients to reconnect."""
    deadline = context.connections.seconds() + 5
    if context.cluster is not None:
        # other nodes take over immediately
        context.connections.retry = RETRY_SOON
    while context.registry.hand_over() and context.connections.seconds() < deadline:
        await asyncio.sleep(0.005)
    context.registry.close()
    context.connections.shut()
    await asyncio.sleep(0.05)


@asynccontextmanager
async def open_port(context: ServerContext) -> AsyncIterator[str]:
    """Opens the port and serves HTTP and WebSocket on it; yields its address."""
    settings = context.settings
    pages = StaticFiles(settings.client, lambda request: is_secure(request, settings), settings.offline_parts)
    config = uvicorn.Config(
        make_app(context, pages),
        http=http_protocol(context.connections),
        ws=websocket_protocol(context.connections),  # type: ignore[arg-type]
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=3,
        backlog=ACCEPTS_PER_TURN,
    )
    listening = listen(settings.host, settings.port)
    server = _Server(config)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    listening.listen(BACKLOG)  # the loop has set the backlog to ACCEPTS_PER_TURN
    port = listening.getsockname()[1]
    address = f"http://{shown_host(settings.host)}:{port}/"
    context.addresses = reachable(settings, port)
    node: dict[str, Any] = {} if context.cluster is None else {"node": context.cluster.name}
    log_event("started", address=address, data=str(settings.data), client=pages.built, **node)
    try:
        yield address
    finally:
        context.stopping = True
        log_event("stopping")
        server.should_exit = True
        await running


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Chooses the event loop: uvloop if installed, which needs a sixth less CPU per command than asyncio's."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def serve(
    settings: Settings,
    ready: Callable[[str, tuple[str, ...]], None] | None = None,
    visited: Callable[[str, bool], None] | None = None,
) -> None:
    """Runs until SIGTERM or SIGINT. Calls `ready` with the address for this computer and the addresses for other
    devices, and `visited` when a person joins or leaves."""
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    sys.setswitchinterval(SWITCH_SECONDS)
    loop.set_exception_handler(LoopErrors())
    async with open_context(settings) as context, open_port(context) as address:
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop.set)
        context.connections.visited = visited
        if ready is not None:
            ready(address, context.addresses)
        tame_collector()
        await stop.wait()
    log_event("stopped")


class _Server(uvicorn.Server):
    """Leaves signals to `serve`: uvicorn's handling would end the process before the server is closed."""

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        await self._serve(sockets)


class CannotListen(OSError):
    """The server cannot listen on this address."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        super().__init__(f"cannot listen on {host} port {port}: {error.strerror}")
        self.host = host
        self.port = port
        self.reason = _LISTEN_PROBLEMS.get(error.errno or 0, "failed")


_LISTEN_PROBLEMS: Final = {errno.EADDRINUSE: "taken", errno.EACCES: "denied"}


def listen(host: str, port: int) -> socket.socket:
    """Returns a listening socket, or raises CannotListen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise CannotListen(host, port, error) from None
    listening.listen(BACKLOG)
    listening.setblocking(False)
    return listening


def tame_collector() -> None:
    """Makes garbage collection rare, and excludes the objects that exist at start-up: a full collection with tens of
    thousands of connections takes tenths of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1000)
