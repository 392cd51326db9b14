"""Waking a table with the longest allowed log: the total time, and the longest single block of the event loop."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path

import msgspec

from bench.measure import Line
from tercet.core.cardgame.commands import CallSet, PointCards
from tercet.core.cardgame.events import DealEnded, DealStarted
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import edition
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Event, Version
from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity
from tercet.core.playthrough import Playthrough
from tercet.core.sets.cards import find_sets
from tercet.server.main import open_context
from tercet.server.settings import Settings
from tercet.store.port import Entry, Moment, Record, TableId, answered, durable
from tercet.store.sqlite.store import SqliteStore
from tercet.tables.log_quota import MOST_EVENTS
from tercet.tables.table import Table

TIMES = 5
TABLE = TableId("longest")


def lines() -> Iterator[Line]:
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as folder:
        took, held = asyncio.run(_woken(Path(folder)))
    name = f"{MOST_EVENTS:,} events: "
    yield Line(name + "waking a table", took, 0.0, "", "others are served meanwhile")
    yield Line(name + "the loop held at once, most", held, 0.0, "< 10 ms", "CPU time of the loop's thread")


def _events() -> Iterator[Event]:
    """Events of a two-player deal that is restarted repeatedly."""
    play = Playthrough(CARD_GAME, edition("es", no_set="auto", deals=2), FairChance(seeds_from("bench")))
    play.seat("Anna", "Bert")
    play.start()
    while play.state.phase == "play":
        seat = Seat(play.state.version % 2)
        play.do(CallSet(seat=seat))
        play.do(PointCards(seat=seat, cards=find_sets(play.state.cards)[0]))
    kinds = [type(event) for event in play.events]
    first, last = kinds.index(DealStarted), kinds.index(DealEnded)
    yield from play.events[:first]
    yield from cycle(play.events[first : last + 1])


async def _woken(folder: Path) -> tuple[float, float]:
    await _fill(folder)
    took, held = [], []
    async with open_context(Settings(data=folder, port=0, bots=False)) as context:
        for _ in range(TIMES):
            watching = asyncio.ensure_future(_longest_turn(done := asyncio.Event()))
            begun = time.perf_counter()
            table = await answered(partial(context.registry.find, TABLE))
            took.append(time.perf_counter() - begun)
            done.set()
            held.append(await watching)
            assert isinstance(table, Table)
            assert table.state.version >= MOST_EVENTS
            context.registry.put_to_sleep(TABLE)
    return min(took), max(held)


async def _fill(folder: Path) -> None:
    store = SqliteStore(folder / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, lambda: Moment(1))
    rules = msgspec.json.encode(edition("es", no_set="auto", deals=2))
    record = Record(table=TABLE, game="cards", rules=rules, host=Identity("h"), created=Moment(1))
    await durable(partial(store.save, record))
    waiting = [
        durable(partial(store.append, TABLE, Entry(Version(i), Identity("a"), f"{i}", (msgspec.json.encode(event),))))
        for i, event in enumerate(islice(_events(), MOST_EVENTS))
    ]
    await asyncio.gather(*waiting)
    await store.close()


async def _longest_turn(done: asyncio.Event) -> float:
    """Longest CPU time that one turn of the event loop took in this thread."""
    longest, before = 0.0, time.thread_time()
    while not done.is_set():
        await asyncio.sleep(0)
        now = time.thread_time()
        longest, before = max(longest, now - before), now
    return longest
