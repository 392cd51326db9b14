"""Exports whole logs, streamed as text or as a zip file, without blocking the event loop for long."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator, Iterator, Mapping
from functools import partial
from itertools import islice
from time import monotonic
from typing import Any, Final

import msgspec

from tercet.core.engine.log import FORMAT, Header, event_decoder
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.identity import Identity
from tercet.core.seating.events import PlayerReplaced, PlayerSeated
from tercet.store.port import Damaged, History, NoSuchTable, Store, TableId, answered

PIECE: Final = 200
"""Lines per piece."""
REST: Final = 3
"""After each piece, pause for this multiple of the time it took."""
LONGEST_REST: Final = 0.01
"""Maximum length of that pause in seconds. A slow reader needs no pause: sending to it
takes longer than this anyway."""


async def log_pieces(history: History) -> AsyncIterator[bytes]:
    """Yields a log in its file format, a few lines at a time."""
    lines = log_lines(history)
    begun = monotonic()
    while piece := b"".join(islice(lines, PIECE)):
        yield piece
        # this time includes sending the piece
        await asyncio.sleep(min(REST * (monotonic() - begun), LONGEST_REST))
        begun = monotonic()


async def zipped(store: Store, guest: Identity, tables: Mapping[TableId, str]) -> AsyncIterator[bytes]:
    """Yields a zip file of the logs of `tables`, under the file names given for them, packing one table at a time.

    The log of a running game contains only what `guest` may see. A damaged log is replaced by a note.
    """
    packed = _Pieces()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for table, name in tables.items():
            try:
                history = await answered(partial(store.read, table))
                await asyncio.to_thread(_put, archive, name, history, guest)
            except NoSuchTable:
                continue  # the table was deleted in the meantime
            except (Damaged, msgspec.MsgspecError, LookupError) as error:
                archive.writestr(f"{name}-damaged.txt", f"{error}\n")
            yield packed.taken()
    yield packed.taken()


def _put(archive: zipfile.ZipFile, name: str, history: History, guest: Identity) -> None:
    if history.record.finished is None:
        file, lines = f"{name}-unfinished.tercet", _seen_lines(history, guest)
    else:
        file, lines = f"{name}.tercet", log_lines(history)
    archive.writestr(file, b"".join(lines))


def _head(history: History) -> bytes:
    record = history.record
    return msgspec.json.encode(Header(FORMAT, record.game, msgspec.Raw(record.rules))) + b"\n"


def log_lines(history: History) -> Iterator[bytes]:
    """Yields the lines of a log's file."""
    yield _head(history)
    version = 0
    for entry in history.entries:
        for raw in entry.events:
            version += 1
            yield b'{"v":%d,' % version + raw[1:] + b"\n"


def _seen_lines(history: History, guest: Identity) -> Iterator[bytes]:
    """Yields the log of a running game, without the parts that `guest` may not see yet."""
    game = GAMES[history.record.game]
    decode = event_decoder(game).decode
    seat: Seat | None = None
    yield _head(history)
    version = 0
    for entry in history.entries:
        for raw in entry.events:
            event = decode(raw)
            if isinstance(event, PlayerSeated) and entry.by == guest:
                seat = event.seat
            elif isinstance(event, PlayerReplaced) and event.seat == seat:
                seat = None
            version += 1
            yield b'{"v":%d,' % version + msgspec.json.encode(event.seen_by(seat))[1:] + b"\n"


class _Pieces(io.RawIOBase):
    """A write-only file whose contents can be taken out in pieces."""

    def __init__(self) -> None:
        self._data = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._data += data
        return len(data)

    def taken(self) -> bytes:
        data, self._data = bytes(self._data), bytearray()
        return data
