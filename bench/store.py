"""How costs grow with the size of the store: start, waking, lists, deleting old tables, erasing guests, backup.

It first fills stores with 1,000, 20,000 and 200,000 finished games; `TERCET_BENCH_GAMES` sets other sizes.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bench import waking
from bench.measure import Line
from tercet.core.cardgame.commands import CallSet, PointCards
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import edition
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Version
from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity
from tercet.core.playthrough import Playthrough
from tercet.core.sets.cards import find_sets
from tercet.server.guest_revocation import guest_eraser
from tercet.store.log_encoding import encoded_chapter
from tercet.store.port import Entry, Moment, Record, TableId, answered, durable
from tercet.store.sqlite import backup
from tercet.store.sqlite.schema import open_database
from tercet.store.sqlite.store import SqliteStore

SIZES = tuple(int(size) for size in os.environ.get("TERCET_BENCH_GAMES", "1000,20000,200000").split(","))
DAY = 24 * 3600 * 1000
OLD = 20_000
"""Number of games old enough to be deleted, at most all."""
MINE = 500
"""Number of games of one guest."""
ONE = Identity("one")


def lines() -> Iterator[Line]:
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as folder:
        for size in SIZES:
            yield from measured(Path(folder) / str(size), size)
    yield from waking.lines()


def measured(folder: Path, size: int) -> Iterator[Line]:
    folder.mkdir()
    fill(folder / "tercet.db", size)
    bytes_each = (folder / "tercet.db").stat().st_size / size
    name = f"{size:,} games: "
    found = asyncio.run(tried(folder, size))
    yield Line(name + "start", found["start"], 0.0, "", f"{bytes_each / 1000:.1f} kB a game in the file")
    yield Line(name + "waking a table", found["wake"], 0.0)
    yield Line(name + "a guest's list of games", found["list"], 0.0)
    yield Line(name + "a commit, p99, quiet", found["quiet"], 0.0)
    note = f"{found['deleted']:.0f} deleted in {found['deletion']:.2f} s"
    yield Line(name + "a commit, p99, while deleting old tables", found["while deleting"], found["quiet"], "", note)
    note = f"{MINE} games rewritten in {found['erasure']:.2f} s"
    yield Line(name + "a commit, p99, while erasing a guest", found["while erasing a guest"], found["quiet"], "", note)
    note = f"longest commit meanwhile {found['longest while backing up'] * 1000:.0f} ms"
    yield Line(name + "backup, checked", found["backup"], 0.0, "", note)


def a_game() -> tuple[bytes, list[Entry]]:
    """The rules and the log of a complete game of two."""
    rules = edition("es", no_set="auto", deals=1)
    play = Playthrough(CARD_GAME, rules, FairChance(seeds_from("bench")))
    play.seat("Anna", "Bert")
    play.start()
    while play.state.phase == "play":
        seat = Seat(play.state.version % 2)
        play.wait(4)
        play.do(CallSet(seat=seat))
        play.do(PointCards(seat=seat, cards=find_sets(play.state.cards)[0]))
    entries = [
        Entry(Version(version), Identity("a-guest-of-this-server"), f"{version:08x}", (msgspec.json.encode(event),))
        for version, event in enumerate(play.events)
    ]
    return msgspec.json.encode(rules), entries


def fill(path: Path, size: int) -> None:
    """Fills a store with finished games of two players, some of them of one guest."""
    rules, entries = a_game()
    crc, data = encoded_chapter(entries)
    now = round(time.time() * 1000)
    db = open_database(path)
    db.execute("BEGIN")
    for no in range(1, size + 1):
        finished = now - (400 if no <= OLD else 10) * DAY + no
        db.execute(
            "INSERT INTO tables (no, code, game, rules, host, listed, created, touched, finished, chat)"
            " VALUES (?, ?, 'cards', ?, ?, 0, ?, ?, ?, 0)",
            (no, f"t{no}", rules, f"h{no}", finished, finished, finished),
        )
        mine = no > size - min(MINE, size // 2)
        for guest in (f"a{no}", ONE if mine else f"b{no}"):
            db.execute("INSERT INTO players (guest, no) VALUES (?, ?)", (guest, no))
        db.execute(
            "INSERT INTO chapters (no, version, following, crc, data, clock) VALUES (?, 0, ?, ?, ?, 0)",
            (no, len(entries), crc, data),
        )
    db.execute("COMMIT")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()


async def tried(folder: Path, size: int) -> dict[str, float]:
    loop = asyncio.get_running_loop()
    path = folder / "tercet.db"
    found: dict[str, float] = {}
    begun = time.perf_counter()
    store = SqliteStore(path, loop.call_soon_threadsafe, lambda: Moment(round(time.time() * 1000)))
    found["start"] = time.perf_counter() - begun
    rng = random.Random(size)
    found["wake"] = await median(lambda: _read(store, f"t{rng.randrange(1, size + 1)}"))
    found["list"] = await median(lambda: store.finished_tables_of(ONE))
    record = Record(table=TableId("busy"), game="cards", rules=b"{}", host=Identity("h"), created=Moment(0))
    await durable(lambda done: store.save(record, done))
    busy = Busy(store)
    found["quiet"] = p99(await busy.beside(asyncio.sleep(2)))
    begun = time.perf_counter()
    found["longest while backing up"] = max(await busy.beside(store.backup(folder / "copy.db")))
    found["backup"] = time.perf_counter() - begun
    begun = time.perf_counter()
    found["while erasing a guest"] = p99(await busy.beside(store.erase_guest(ONE, guest_eraser(ONE))))
    found["erasure"] = time.perf_counter() - begun
    begun = time.perf_counter()
    year = Moment(round(time.time() * 1000) - 365 * DAY)
    deletion = asyncio.ensure_future(store.delete_old_tables(finished_before=year, idle_before=year))
    found["while deleting"] = p99(await busy.beside(deletion))
    found["deletion"] = time.perf_counter() - begun
    found["deleted"] = len(deletion.result())
    await store.close()
    backup.beside(folder / "copy.db", "").unlink()
    return found


class Busy:
    """A table with constant writes, one commit after another."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._version = 0

    async def beside(self, work: Any) -> list[float]:
        """Seconds that each commit took while other work was running."""
        task = asyncio.ensure_future(work)
        took = []
        while not task.done():
            begun = time.perf_counter()
            entry = Entry(Version(self._version), Identity("g"), f"c{self._version}", (bytes(200),))
            self._version += 1
            await durable(lambda done, entry=entry: self._store.append(TableId("busy"), entry, done))  # type: ignore[misc]
            took.append(time.perf_counter() - begun)
            await asyncio.sleep(0.002)
        await task
        return took


def p99(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.99)] if values else 0.0


async def median(ask: Any, times: int = 50) -> float:
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        await ask()
        took.append(time.perf_counter() - begun)
    return statistics.median(took)


async def _read(store: SqliteStore, table: str) -> Any:
    return await answered(lambda done: store.read(TableId(table), done))
