"""Exports all games of a device as one file, and imports it on another. Checks a file before changing anything."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from tercet.api.exports import log_lines
from tercet.api.requests import HttpError
from tercet.core.engine.game import Version
from tercet.core.engine.log import LogError, format_log, parse_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.games import GAMES
from tercet.core.identity import NO_IDENTITY, Identity
from tercet.offline.browser_store import BrowserStore
from tercet.offline.single_log import imported_log
from tercet.store.port import CODE_ALPHABET, CODE_LENGTH, Entry, History, Moment, Record, StoreError

FORMAT: Final = 1
INDEX: Final = "tables.json"
MOST_BYTES: Final = 256 * 2**20
"""Maximum size of an unpacked archive."""
MOST_TABLES: Final = 20_000
LOG_BEGINS: Final = b'{"tercet":'


class ArchivedTable(msgspec.Struct, frozen=True, kw_only=True):
    """Data missing from a table's log: its record, its players' identities, and the number of events per command."""

    record: Record
    guests: tuple[Identity, ...]
    commands: tuple[tuple[Identity, str, int], ...]


class Index(msgspec.Struct, frozen=True, kw_only=True):
    tercet_archive: int
    player: Identity
    tables: tuple[ArchivedTable, ...]


class Imported(msgspec.Struct, frozen=True, kw_only=True):
    """The result of an import."""

    tables: int
    known: int
    """Number of games that this device already had."""


async def packed(store: BrowserStore, player: Identity) -> bytes:
    """Packs all readable games into an archive."""
    tables = []
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for table in await store.tables_of(player):
            try:
                history = await store.history(table)
            except StoreError as error:
                archive.writestr(f"{table}-damaged.txt", f"{error}\n")
                continue
            archive.writestr(f"{table}.tercet", b"".join(log_lines(history)))
            commands = tuple((entry.by, entry.command, len(entry.events)) for entry in history.entries)
            tables.append(ArchivedTable(record=history.record, guests=store.guests_of(table), commands=commands))
        index = Index(tercet_archive=FORMAT, player=player, tables=tuple(tables))
        archive.writestr(INDEX, msgspec.json.encode(index))
    return data.getvalue()


async def unpacked(store: BrowserStore, player: Identity, name: str, data: bytes, now: Moment) -> Imported:
    """Adds the games of an archive, or the one game of a log, as this device's own; all of them or none."""
    former, found = player, []
    if data.startswith(LOG_BEGINS):
        history = imported_log(data, player, name, now)
        if await store.holds_game(history):
            return Imported(tables=0, known=1)
        found = [(history, tuple({entry.by for entry in history.entries} - {NO_IDENTITY}))]
    else:
        former, found = read_archive(data)
    new = [(history, guests) for history, guests in found if not store.has(history.record.table)]
    for history, guests in new:
        await store.add(_own(history, former, player), [player if guest == former else guest for guest in guests])
    return Imported(tables=len(new), known=len(found) - len(new))


def read_archive(data: bytes) -> tuple[Identity, list[tuple[History, tuple[Identity, ...]]]]:
    """Reads and verifies an archive: the identity of its exporter, and each game with the identities of its players."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if sum(info.file_size for info in archive.infolist()) > MOST_BYTES:
                raise _bad("too-long", f"it has more than {MOST_BYTES // 2**20} MB")
            index = msgspec.json.decode(archive.read(INDEX), type=Index)
            if index.tercet_archive != FORMAT or len(index.tables) > MOST_TABLES:
                raise _bad("archive", "it was written by another version of Tercet")
            return index.player, [(_history(archive, one), one.guests) for one in index.tables]
    except (zipfile.BadZipFile, KeyError, msgspec.MsgspecError, UnicodeDecodeError, OSError, EOFError) as error:
        raise _bad("archive", str(error)) from None


def _history(archive: zipfile.ZipFile, one: ArchivedTable) -> History:
    record = one.record
    if len(record.table) != CODE_LENGTH or not set(record.table) <= set(CODE_ALPHABET):
        raise _bad("archive", f"'{record.table[:20]}' is not the code of a table")
    name = f"{record.table}.tercet"
    try:
        log = parse_log(archive.read(name).decode(), GAMES.values())
        problems = log.problems(RecomputedChance)
    except LogError as error:
        problems = [error]
    if problems:
        raise _bad("log", f"{name}: {problems[0]}")
    # compare values: a browser writes 60 where a log has 60.0
    if record.game != log.game.name or msgspec.json.decode(record.rules, type=log.game.rules_type) != log.rules:
        raise _bad("log", f"{name}: its rules are not those of its table")
    if [count for _, _, count in one.commands if count < 1] or sum(n for _, _, n in one.commands) != len(log.events):
        raise _bad("log", f"{name}: it has {len(log.events)} events, but its commands account for a different number")
    if (record.finished is not None) != _is_over(log.states()):
        raise _bad("log", f"{name}: its record disagrees about whether it is over")
    raw = [line.partition(",")[2] for line in format_log(log).splitlines()[1:]]
    entries, version = [], 0
    for by, command, count in one.commands:
        events = tuple(b"{" + line.encode() for line in raw[version : version + count])
        entries.append(Entry(Version(version), by, command, events))
        version += count
    return History(record, tuple(entries))


def _is_over(states: Iterable[Any]) -> bool:
    *_, last = states
    return bool(last.phase == "over")


def _own(history: History, former: Identity, player: Identity) -> History:
    """Returns the game with the exporter's identity replaced by this device's."""
    record = history.record
    host = player if record.host == former else record.host
    entries = tuple(
        msgspec.structs.replace(entry, by=player) if entry.by == former else entry for entry in history.entries
    )
    return History(msgspec.structs.replace(record, host=host), entries)


def _bad(code: str, detail: str) -> HttpError:
    return HttpError(422, f"bad-{code}", detail)
