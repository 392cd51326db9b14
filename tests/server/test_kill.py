"""A real process with a real database, killed at random moments under load."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.loading import free_port
from tercet.client import CommandRefused, HttpProblem, Pass, RemoteTable, introduce, make_table
from tercet.client.unanswered import UnansweredMessages
from tercet.core.cardgame.commands import CallSet, ClaimSet, PointCards, SayNoSet
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import CardRules
from tercet.core.engine.game import Command, Version
from tercet.core.engine.log import GameLog, event_decoder
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.identity import Identity
from tercet.core.seating.commands import Ready
from tercet.core.sets.cards import find_sets
from tercet.server.guards.guest_tokens import KEY_BYTES, GuestTokens, load_key
from tercet.store.port import History, Moment, Store, TableId, answered
from tercet.store.postgres.store import open_postgres
from tercet.store.sqlite.store import SqliteStore
from tercet.wire.messages import Do, Welcome
from tests.forking import ForkedServer
from tests.postgres import shared_postgres
from tests.series import sample
from tests.server.serving import PATIENCE, run

KILLS = sample(1, 50)
TABLES, PLAYERS = 4, 3
RUSHERS = 6
"""Number of solo players who nearly always have a command in transit."""
PACE = 1 / 40
"""Seconds between two of their commands: more than 60 per second would be cut off."""


class RecordedMessages(UnansweredMessages):
    """Records which messages were acknowledged."""

    acknowledged: frozenset[str] = frozenset()

    def answer(self, name: str, value: Any) -> None:
        if name in self.waiting and not self.waiting[name][1].done():
            self.acknowledged |= {name}
        super().answer(name, value)


class Recorder(RemoteTable):
    """A client that records which of its commands were acknowledged."""

    def __init__(self, server: str, code: str, who: Pass) -> None:
        super().__init__(server, code, who)
        self._unanswered: RecordedMessages = RecordedMessages(self._transmit)
        self.resent: set[str] = set()
        """Commands in transit when the server died, then sent again to the next one."""

    def _welcome(self, message: Welcome[Command]) -> None:
        self.resent |= {name for name, (sent, _) in self._unanswered.waiting.items() if isinstance(sent, Do)}
        super()._welcome(message)

    @property
    def acknowledged(self) -> frozenset[str]:
        return self._unanswered.acknowledged


class Server:
    """The server process, which keeps its port across restarts."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder = folder
        self._database = ["--store", database] if database else []
        self.port = free_port()
        self._process: ForkedServer | None = None

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()

    async def start(self) -> str:
        serve = ["serve", "--data", str(self.folder), "--port", str(self.port), *self._database]
        process = self._process = ForkedServer([*serve, "--no-bots", "--lang", "en"], stdout=subprocess.PIPE)
        assert process.stdout is not None
        line = await asyncio.to_thread(process.stdout.readline)
        url = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        self.port = int(url.rsplit(":", 1)[1])
        return url

    def kill(self, number: int = signal.SIGKILL) -> int:
        assert self._process is not None
        os.kill(self._process.pid, number)
        code = self._process.wait(PATIENCE)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code


async def play(table: Recorder, rng: random.Random) -> None:
    """Plays the game to its end, whatever happens to the server."""
    while table.view.phase != "over":
        await asyncio.sleep(rng.uniform(0, 0.02))
        view = table.view
        with contextlib.suppress(CommandRefused):
            if table.seat is None:
                await table.sit()
            elif view.phase != "play":
                if not view.seating.chairs[table.seat].ready:
                    await table.do(Ready())
            elif view.call is not None:
                found = find_sets(view.cards)
                if view.call.seat == table.seat and found:
                    await table.do(PointCards(cards=found[0]))
            elif find_sets(view.cards):
                await table.do(CallSet(seen=Version(view.version)))
            elif table.seat not in view.votes:
                await table.do(SayNoSet(seen=Version(view.version)))


async def rush(url: str, who: Pass, clients: list[Recorder], stop: asyncio.Event) -> None:
    """Plays solo without a pause, one table after another."""
    while not stop.is_set():
        try:
            code = await make_table(url, who, overrides={"seats": 1, "deals": 99, "pause_seconds": 0})
        except HttpProblem:
            await asyncio.sleep(0.05)  # the server was killed meanwhile
            continue
        table = Recorder(url, code, who)
        await table.open()
        clients.append(table)
        await table.sit()
        await table.do(Ready())
        while not stop.is_set() and table.view.phase != "over":
            await asyncio.sleep(PACE)
            view = table.view
            found = find_sets(view.cards) if view.phase == "play" else []
            with contextlib.suppress(CommandRefused):
                if found:
                    await table.do(ClaimSet(cards=found[0], seen=Version(view.version)))
                elif view.phase == "play":
                    await table.do(SayNoSet(seen=Version(view.version)))
                else:
                    await table.changed()


async def opened(folder: Path, database: str) -> Store:
    """Opens the data a server left behind, while no server uses it."""
    if database:
        return await open_postgres(database, lambda: Moment(0))
    return SqliteStore(folder / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, lambda: Moment(0))


async def identity_key(folder: Path, database: str) -> bytes:
    """The server's signing key; in a database it exists before there is a server."""
    if not database:
        return load_key(folder / "identity.key")
    store = await open_postgres(database, lambda: Moment(0))
    key = await store.identity_key(b"k" * KEY_BYTES)
    await store.close()
    return key


async def histories(folder: Path, database: str, codes: list[str]) -> dict[str, History]:
    """All logs, while no server uses them."""
    store = await opened(folder, database)
    try:
        found = {}
        for code in codes:
            found[code] = await answered(lambda done, code=code: store.read(TableId(code), done))  # type: ignore[misc]
        return found
    finally:
        await store.close()


def check(found: dict[str, History], clients: list[Recorder], guests: dict[str, Identity]) -> int:
    """Checks that every acknowledged command is in its log once, and every other resent command at most once."""
    count = 0
    for client in clients:
        log = [(entry.by, entry.command) for entry in found[client.code].entries]
        for name in client.acknowledged:
            assert log.count((guests[client.who.token], name)) == 1, (
                f"{name} was acknowledged but isn't in the log exactly once"
            )
        for name in client.resent:
            assert log.count((guests[client.who.token], name)) <= 1, f"{name} was resent and executed twice"
        count += len(client.acknowledged)
        assert client.version <= found[client.code].version, "nobody has seen an event that isn't in the log"
    return count


@pytest.mark.parametrize("kind", sample(["sqlite"], ["sqlite", "postgres"]))
def test_no_acknowledged_command_is_lost_when_the_process_is_killed(tmp_path: Path, kind: str) -> None:
    rng = random.Random(KILLS)
    database = shared_postgres().url() if kind == "postgres" else ""

    async def body(server: Server) -> None:
        book = GuestTokens(await identity_key(tmp_path, database), 400)
        url = await server.start()
        guests: dict[str, Identity] = {}
        clients: list[Recorder] = []
        rules = {"deck": sample("solid", "full"), "deals": sample(12, 99), "pause_seconds": 0}
        for i in range(TABLES):
            passes = [await introduce(url, f"P{i}{k}") for k in range(PLAYERS)]
            code = await make_table(url, passes[0], overrides=rules)
            for who in passes:
                guests[who.token] = book.read(who.token, Moment(0)).identity
                clients.append(Recorder(url, code, who))
        for client in clients:
            await client.open()
        playing = [asyncio.create_task(play(client, random.Random(i))) for i, client in enumerate(clients)]
        codes = sorted({client.code for client in clients})
        stop = asyncio.Event()
        rushers = [await introduce(url, f"R{i}") for i in range(RUSHERS)]
        guests |= {who.token: book.read(who.token, Moment(0)).identity for who in rushers}
        rushing = [asyncio.create_task(rush(url, who, clients, stop)) for who in rushers]
        acknowledged = unknown = 0
        for _ in range(KILLS):
            # under load: clients are back, and commands are being answered
            while sum(len(client.acknowledged) for client in clients) < acknowledged + len(clients):
                assert not all(task.done() for task in playing), "the games ended before the last kill"
                await asyncio.sleep(0.01)
            await asyncio.sleep(rng.uniform(0.0, 0.6))
            while not any(client.connected and client.view.phase == "play" for client in clients):
                assert not all(task.done() for task in playing), "the games ended before the last kill"
                await asyncio.sleep(0.01)
            server.kill()
            known = list(clients)  # others arrive while the logs are read
            found = await histories(tmp_path, database, sorted({client.code for client in known}))
            before, acknowledged = acknowledged, check(found, known, guests)
            # executed without the client knowing: a resent command must not be executed again
            unknown += sum(
                (guests[client.who.token], name) in {(entry.by, entry.command) for entry in found[client.code].entries}
                for client in known
                for name in client._unanswered.waiting
            )
            await server.start()
            assert acknowledged > before
        stop.set()
        await asyncio.gather(*playing, *rushing)
        for client in clients:
            await client.close()
        assert server.kill(signal.SIGTERM) == 0
        found = await histories(tmp_path, database, sorted({client.code for client in clients}))
        assert check(found, clients, guests) > 100
        resent = sum(len(client.resent) for client in clients)
        assert resent > 2 * KILLS, "many commands were resent"
        assert unknown or KILLS < 20, "and some had already been executed"
        print(f"{KILLS} kills, {resent} commands sent again, {unknown} of them done before")
        for history in (found[code] for code in codes):
            assert history.record.finished is not None
            decoder = event_decoder(CARD_GAME)
            events = [decoder.decode(raw) for entry in history.entries for raw in entry.events]
            log = GameLog(CARD_GAME, msgspec.json.decode(history.record.rules, type=CardRules), events)
            assert log.problems(RecomputedChance) == []

    with Server(tmp_path, database) as server:
        run(lambda: body(server), seconds=PATIENCE + 60 * KILLS)
