"""Games that continue while everything around them fails, and what must be true afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from copy import deepcopy
from typing import Any

import asyncpg

from tercet.client import CommandRefused, HttpProblem, Pass, introduce, make_table
from tercet.core.cardgame.commands import CallSet, PointCards, SayNoSet
from tercet.core.engine.game import Version
from tercet.core.seating.commands import Ready, Return
from tercet.core.sets.cards import find_sets
from tercet.store.port import History, TableId, answered
from tercet.store.postgres.store import open_postgres
from tests.cluster.bookkeeping import BookedTable
from tests.cluster.processes import RealCluster
from tests.series import sample
from tests.store.conformance import Calendar

TABLES = sample(2, 3)
PACE = sample(0.2, 0.1)
"""The longest time a player thinks, in seconds."""
RULES = {"deck": "full", "deals": 99, "pause_seconds": 0, "penalty": "none"}
NOTE_OWNERS = """
CREATE TABLE noted_owners (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, no bigint, owner bigint);
CREATE FUNCTION note_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO noted_owners (no, owner) VALUES (NEW.no, NEW.owner);
    RETURN NULL;
END $$;
CREATE TRIGGER note_owner AFTER UPDATE OF owner ON heads
FOR EACH ROW WHEN (NEW.owner <> 0) EXECUTE FUNCTION note_owner();
"""
"""Makes the database record every claim."""
MOST_OWNERS = """
SELECT max(owners) FROM (
    SELECT count(*) AS owners FROM (
        SELECT no, owner, lag(owner) OVER (PARTITION BY no ORDER BY id) AS former FROM noted_owners
    ) AS claims WHERE owner IS DISTINCT FROM former GROUP BY no
) AS tables
"""
"""Number of owners of each table, including the first."""


async def history(url: str, code: str) -> History:
    """A table's log, as stored in the database."""
    store = await open_postgres(url, Calendar(), shared=True)
    try:
        return await answered(lambda found: store.read(TableId(code), found))
    finally:
        await store.close()


async def play(table: BookedTable, rng: random.Random, stop: asyncio.Event, pace: float = PACE) -> None:
    """Plays until the game is over or everybody stops, whatever happens to the servers."""
    while table.view.phase != "over" and not stop.is_set():
        await asyncio.sleep(rng.uniform(0, pace))
        view = table.view
        with contextlib.suppress(CommandRefused):
            if table.seat is None:
                await table.sit()
            elif view.seating.chairs[table.seat].left:
                await table.do(Return())
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


class Load:
    """Several tables, each with a player on every node and a watcher."""

    def __init__(self, nodes: RealCluster, url: str) -> None:
        self.nodes = nodes
        self._url = url
        self.tables: dict[str, list[BookedTable]] = {}
        self._stop = asyncio.Event()
        self._playing: list[asyncio.Task[None]] = []

    @property
    def clients(self) -> list[BookedTable]:
        return [client for clients in self.tables.values() for client in clients]

    async def begin(self) -> None:
        db = await asyncpg.connect(self._url)
        await db.execute(NOTE_OWNERS)
        await db.close()
        for number in range(TABLES):
            passes = [await self._patiently(introduce, url, f"P{number}") for url in self.nodes.urls]
            code = await make_table(self.nodes.urls[number % len(passes)], passes[0], overrides=RULES)
            players = [BookedTable(url, code, who) for url, who in zip(self.nodes.urls, passes, strict=True)]
            watcher = BookedTable(self.nodes.urls[number % len(passes)], code, await self._guest(), watch=True)
            self.tables[code] = [*players, watcher]
            for client in self.tables[code]:
                await client.open()
            self._playing += [
                asyncio.create_task(play(player, random.Random(f"{number} {seat}"), self._stop))
                for seat, player in enumerate(players)
            ]
        await self.goes_on()

    async def _guest(self) -> Pass:
        return await introduce(self.nodes.urls[0], "Watcher")

    @staticmethod
    async def _patiently(ask: Callable[..., object], *arguments: str) -> Pass:
        while True:
            try:
                return await ask(*arguments)  # type: ignore[misc, no-any-return]
            except HttpProblem:
                await asyncio.sleep(0.05)

    def longest_pause(self) -> float:
        """Longest time in seconds that any client waited for an answer."""
        return max(client.book.pause for client in self.clients)

    def forget_pauses(self) -> None:
        """Resets the recorded waits; those still pending count again."""
        for client in self.clients:
            client.book.longest_pause = 0.0

    def versions(self) -> dict[str, int]:
        """The latest version of each table that any client has seen."""
        return {code: max(client.version for client in clients) for code, clients in self.tables.items()}

    async def goes_on(self, events: int = 6) -> None:
        """Waits until something has happened at every table."""
        before = self.versions()
        while any(self.versions()[code] < version + events for code, version in before.items()):
            for task in self._playing:
                if task.done():
                    task.result()
            assert not all(task.done() for task in self._playing), "the games ended too soon"
            await asyncio.sleep(0.02)

    async def owner(self, code: str) -> int:
        """The number of the node that owns a table."""
        query = "SELECT lives.name FROM tables JOIN heads USING (no) JOIN lives ON lives.id = owner WHERE code = $1"
        return self.nodes.number_of(await self._value(query, code))

    async def leases(self) -> int:
        """Number of nodes that hold a lease, and therefore their tables."""
        return int(await self._value("SELECT count(*) FROM lives WHERE expires > clock_timestamp()"))

    async def check_owners(self) -> None:
        """Checks that no table has had more owners than nodes have come and gone: it moves only when its node goes.
        An owner may claim it again, which starts a new epoch."""
        lives = await self._value("SELECT count(*) FROM lives WHERE expires IS NOT NULL")
        assert 1 <= await self._value(MOST_OWNERS) <= lives

    async def _value(self, query: str, *arguments: str) -> Any:
        db = await asyncpg.connect(self._url)
        try:
            return await db.fetchval(query, *arguments)
        finally:
            await db.close()

    async def end(self) -> int:
        """Stops all play; checks that all clients have the same view, and show nothing that isn't in the log."""
        self._stop.set()
        await asyncio.gather(*self._playing)
        acknowledged = 0
        for code, clients in self.tables.items():
            log = await history(self._url, code)
            for client in clients:
                await client.until(lambda view, log=log: view.version >= log.version)  # type: ignore[misc]
                # the table's clock keeps running: the record may get ahead of the log just read
                so_far = deepcopy(client.book)
                acknowledged += so_far.check(await history(self._url, code))
            latest = max(client.version for client in clients)
            for client in clients:
                await client.until(lambda view, latest=latest: view.version >= latest)  # type: ignore[misc]
            views = [client.view for client in clients if client.version == latest]
            assert all(view == views[0] for view in views)
        for client in self.clients:
            await client.close()
        return acknowledged


@asynccontextmanager
async def load(nodes: RealCluster, url: str) -> AsyncIterator[Load]:
    """Runs games, and finally compares everything with the logs."""
    games = Load(nodes, url)
    await games.begin()
    yield games
    await games.goes_on()
    acknowledged = await games.end()
    longest = games.longest_pause()
    again = sum(count - 1 for client in games.clients for count in client.book.sent.values())
    print(f"{acknowledged} acknowledged, {again} sent again, the longest pause {longest:.2f} s")
    assert acknowledged > 20
