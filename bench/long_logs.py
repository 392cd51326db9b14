"""Writes tables with long logs into the database of a server that is not running."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import msgspec

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.engine.game import Millis, Version
from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity
from tercet.core.seating.events import HostChanged, PlayerSeated
from tercet.server.guards.guest_tokens import GuestTokens, load_key
from tercet.store.port import Entry, Moment, Record, TableId, durable
from tercet.store.sqlite.store import SqliteStore


def a_guest(folder: Path) -> tuple[Identity, str]:
    """A guest of the server that will use this folder, and their token."""
    folder.mkdir(parents=True, exist_ok=True)
    book = GuestTokens(load_key(folder / "identity.key"), 400)
    guest = book.new("Anna", Moment(2_000_000_000_000))
    return guest.identity, book.token(guest)


async def write_log(folder: Path, code: str, guest: Identity, events: int, *, finished: bool = False) -> None:
    """Writes a table whose only player repeatedly became host, as an attacker would do."""
    folder.mkdir(parents=True, exist_ok=True)
    store = SqliteStore(folder / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, lambda: Moment(1))
    table = TableId(code)
    rules = msgspec.json.encode(CARD_GAME.rules_type())
    await durable(partial(store.save, Record(table=table, game="cards", rules=rules, host=guest, created=Moment(1))))
    seated = PlayerSeated(at=Millis(0), seat=Seat(0), name="Anna")
    again = msgspec.json.encode(HostChanged(at=Millis(1), seat=Seat(0)))
    first = Entry(Version(0), guest, "sit", (msgspec.json.encode(seated),))
    await durable(partial(store.append, table, first, seated=(guest,)))
    version = 1
    while version < events:
        entries = [Entry(Version(version + i), guest, f"x{version + i}", (again,)) for i in range(500)]
        ended = Moment(2) if finished and version + 500 >= events else None
        await asyncio.gather(*(durable(partial(store.append, table, entry, finished=ended)) for entry in entries))
        version += 500
    await store.close()
