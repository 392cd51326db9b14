"""Prepares a device with many games: plays them by script and puts them into a browser's storage as its worker
would."""

from __future__ import annotations

import asyncio
import json
import time
from base64 import b64encode
from pathlib import Path
from typing import Final

from tercet.offline.indexed_db_port import MemoryKeeper
from tests.browser.people import Person
from tests.browser.static_site import READY, SUB_PATH, run_beside
from tests.offline.device import device
from tests.offline.scripted_game import ScriptedClock, scripted_chance
from tests.offline.scripted_log import solo

DAY: Final = 24 * 3600 * 1000.0
SPAN: Final = 300
"""Number of days over which the games are spread."""
PUT: Final = """async (name) => {
  const kept = await (await fetch("/games.json")).json();
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const database = await new Promise((done, failed) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const write = database.transaction(["tables", "chapters", "notes"], "readwrite");
  for (const [table, version, row] of kept.tables) {
    write.objectStore("tables").put({ version, row: bytes(row) }, table);
  }
  for (const [table, place, one] of kept.chapters) write.objectStore("chapters").put(bytes(one), [table, place]);
  for (const [note, data] of kept.notes) write.objectStore("notes").put(bytes(data), note);
  await new Promise((done, failed) => { write.oncomplete = done; write.onabort = () => failed(write.error); });
  database.close();
}"""


def kept_games(count: int) -> MemoryKeeper:
    """The stored data of this many finished solo games."""

    async def play() -> MemoryKeeper:
        keeper, clock = MemoryKeeper(), ScriptedClock(time.time() * 1000 - SPAN * DAY)
        async with device(keeper, clock, scripted_chance()) as page:
            for _ in range(count):
                await solo(page, clock)
                clock.advance(SPAN * DAY / count / 2)
            await page.app.results.settled()
            await asyncio.sleep(0)
        return keeper

    return run_beside(play())


def keep_games(person: Person, root: Path, address: str, kept: MemoryKeeper, *, results: bool) -> None:
    """Puts games into an empty profile; without `results`, as after an upgrade."""
    person.go("/")
    person.wait_until(f"() => {READY}")
    told = {
        "tables": [(table, version, _text(row)) for table, (version, row) in kept.tables.items()],
        "chapters": [(table, n, _text(one)) for table, log in kept.logs.items() for n, one in enumerate(log)],
        "notes": [(name, _text(data)) for name, data in kept.notes.items() if results or ":result " not in name],
    }
    (root / "games.json").write_text(json.dumps(told))
    person.page.goto(f"{address.removesuffix(SUB_PATH)}/empty.html")
    person.page.evaluate(PUT, f"tercet {SUB_PATH}/")


def _text(data: bytes) -> str:
    return b64encode(data).decode()
