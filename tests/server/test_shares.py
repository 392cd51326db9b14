"""Who pays for what: audiences, log growth, latency measurement, reading logs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tercet.core.cardgame.commands import CallSet
from tercet.core.engine.game import Millis
from tercet.core.identity import Identity
from tercet.core.seating.commands import Close, Ready, Sit, WithdrawReady
from tercet.server.guards.address_limits import Allowances
from tercet.server.guards.log_growth import LogGrowth
from tercet.server.metrics import Metrics
from tercet.server.settings import Limits
from tercet.server.upkeep import maintenance
from tercet.server.websocket.connection import RETRY, Connection
from tercet.server.websocket.pings import FIRST, PLAYING, UNSURE
from tercet.store.port import TableId
from tercet.store.sqlite import backup
from tercet.tables.table_port import TablePort
from tercet.tables.token_bucket import Bucket
from tercet.wire.messages import PROTOCOL, Hello, Pong
from tests.server.serving import run, running
from tests.tables.stage import Actor, Stage


class Deaf(Actor):
    """A watcher who stores nothing."""

    def send(self, frame: bytes) -> None:
        pass


def test_an_audience_disconnects_no_player(tmp_path: Path) -> None:
    """Before the fix, each command cost an eighth of the watchers: with a thousand, the second command disconnected."""

    async def body() -> None:
        limits = Limits(messages=(1e-9, 120.0))
        async with running(tmp_path, bots=False, limits=limits) as server, server.pair() as (one, _):
            await one.sit()
            table = server.context.registry.awake(TableId(one.code))
            assert table is not None
            table.members.welcomed += tuple(Deaf(f"w{i}", watching=True) for i in range(1024))
            table.status.members = len(table.members.welcomed)
            for _ in range(5):
                await one.do(Ready())
                await one.do(WithdrawReady())

    run(body)


class Wire:
    """A transport that accepts everything."""

    def __getattr__(self, name: str) -> Any:
        return lambda *_, **__: self


class Outside:
    """The server around a connection, with stopped clocks."""

    direct = False
    retry = RETRY

    def __init__(self) -> None:
        self.limits, self.metrics = Limits(), Metrics()
        self.written = Allowances((1e-9, 1000.0), self.seconds)
        self.growth = LogGrowth(self.written, Allowances((1e-9, 1000.0), self.seconds))

    def arriving(self, connection: Connection, table: TablePort) -> None:
        self.growth.arrive(table, connection)

    def departing(self, connection: Connection, table: TablePort) -> None:
        self.growth.depart(table, connection)

    def seconds(self) -> float:
        return 0.0

    def allowance(self, guest: Identity) -> Bucket:
        return Bucket((1.0, 1000.0), 0.0)

    phrases = allowance

    def __getattr__(self, name: str) -> Any:
        return lambda *_: None

    def connect(self, stage: Stage, guest: str) -> Connection:
        connection = Connection(self, "a", "", Bucket((1.0, 1000.0), 0.0))
        connection.transport = Wire()  # type: ignore[assignment]
        self.join(connection, stage, guest)
        return connection

    def join(self, connection: Connection, stage: Stage, guest: str) -> None:
        hello = Hello(protocol=PROTOCOL, table="t1", token="")
        connection.join(stage.table, Identity(guest), guest.capitalize(), hello)
        stage.clock.advance(0)


def test_a_player_who_leaves_before_the_check_pays_for_what_they_wrote() -> None:
    """Before the fix, growth was charged every five seconds to those present; absent players wrote for free."""
    outside, stage = Outside(), Stage()
    connection = outside.connect(stage, "anna")
    before = stage.table.state.version
    stage.do(connection, Sit(name="Anna"))  # type: ignore[arg-type]
    for _ in range(10):
        stage.table.submit(connection, f"r{_}", Ready())
        stage.table.submit(connection, f"w{_}", WithdrawReady())
    grown = stage.table.state.version - before
    assert grown > 20
    connection.on_ws_disconnected(Wire())  # type: ignore[arg-type]
    stage.clock.advance(0)
    assert outside.growth.look() == []
    left = outside.written.of("anna")
    assert not left.take(0.0, 1000.0 - grown + 1)
    assert left.take(0.0, 1000.0 - grown)


def test_C20_latency_is_never_measured_by_a_stopped_clock() -> None:
    """By a stopped clock, messages took no time, and offsets were wrong by the length of the stop."""
    outside, stage = Outside(), Stage()
    _, bert = stage.seated("anna", "bert")
    stage.do(bert, CallSet(seen=stage.table.state.version))
    stage.restart(1000)
    stage.wake()
    connection = outside.connect(stage, "anna")
    before = stage.table.status.clock_is_stopped
    connection.ping()
    stage.clock.advance(500)
    connection._ponged(Pong(n=1, clock=Millis(7000)))
    assert not connection.latency.measured
    stage.join("bert")
    assert (before, stage.table.status.clock_is_stopped) == (True, False)
    connection.ping()
    stage.clock.advance(40)
    connection._ponged(Pong(n=2, clock=Millis(7520)))
    assert connection.latency.delay == pytest.approx(20)
    other = Stage()
    outside.join(connection, other, "anna")
    assert not connection.latency.measured, "another table has another clock"


def test_a_client_that_stops_answering_pings_loses_its_allowance() -> None:
    """Before the fix, 85 s after five seconds of slow pongs, a press 150 ms late still won 57 of 60 races."""
    outside, stage = Outside(), Stage()
    connection = outside.connect(stage, "anna")
    for n in range(1, 9):
        connection.ping()
        stage.clock.advance(300)
        connection._ponged(Pong(n=n, clock=Millis(0)))
    assert connection.latency.reach > 150
    for pings in range(4):
        assert connection.latency.reach > 150, f"after {pings} pings: one or two pongs may be late"
        connection.ping()
        stage.clock.advance(2000)
    assert (connection.latency.reach, connection.latency.wait) == (0, 0)
    connection.ping()
    stage.clock.advance(40)
    connection._ponged(Pong(n=13, clock=Millis(0)))
    assert connection.latency.delay == pytest.approx(20), "it answers again"
    for _ in range(9):
        connection.ping()
        stage.clock.advance(2000)
        connection._ponged(Pong(n=connection._asked, clock=Millis(0)))
        connection.ping()
        stage.clock.advance(2000)
    assert connection.latency.measured, "a client that answers every other ping isn't silent"


def test_an_error_does_not_end_periodic_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the fix, one exception ended the checks of growth, space and backups until a restart."""
    for name in ("SECONDS", "LOOK_SECONDS"):
        monkeypatch.setattr(maintenance, name, 0.01)
    looked: dict[str, asyncio.Event] = {}

    def failing(name: str) -> Any:
        times = 0

        def look(*_: object) -> object:
            nonlocal times
            times += 1
            if times == 1:
                raise PermissionError(name)
            looked[name].set()
            return [] if name == "growth" else None

        return look

    monkeypatch.setattr(LogGrowth, "look", failing("growth"))
    monkeypatch.setattr(backup, "incoming", failing("backup"))

    async def body() -> None:
        looked.update(growth=asyncio.Event(), backup=asyncio.Event())
        async with running(tmp_path, bots=False):
            for event in looked.values():
                async with asyncio.timeout(60):
                    await event.wait()

    run(body)


def test_an_address_fetches_few_logs_at_the_same_time(tmp_path: Path) -> None:
    """Before the fix, each of hundreds of slow readers kept a complete history in memory."""

    async def body() -> None:
        async with running(tmp_path, bots=False, limits=Limits(logs=1)) as server:
            async with server.pair() as (one, two):
                await one.sit()
                await one.do(Close())
                await two.until(lambda view: view.phase == "over")
            path = f"/api/tables/{one.code}/log"
            logs = server.context.logs
            assert logs.enter("127.0.0.1")
            assert (await server.raw("GET", path))[0] == 429
            logs.leave("127.0.0.1")
            assert (await server.raw("GET", path))[0] == 200
            while not logs.has_room("127.0.0.1"):  # it ends shortly after its last byte
                await asyncio.sleep(0)

    run(body)


def test_a_player_with_known_latency_is_pinged_less_often_while_they_answer() -> None:
    outside, stage = Outside(), Stage()
    stage.seated("anna", "bert")
    connection = outside.connect(stage, "anna")
    for n in range(1, FIRST + 1):
        assert connection.ping() == UNSURE
        stage.clock.advance(40)
        connection._ponged(Pong(n=n, clock=Millis(0)))
    assert connection.ping() == PLAYING
    assert connection.ping() == UNSURE, "the last ping has not been answered"
