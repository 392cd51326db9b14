"""Imports a single `.tercet` file as a game on this device. A log has its players' names but not their identities."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

import msgspec

from tercet.api.requests import HttpError
from tercet.bots.roster import LEVELS
from tercet.core.engine.game import Event, Version
from tercet.core.engine.log import LogError
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.identity import NO_IDENTITY, Identity, bot_identity, guest_identity
from tercet.core.seating.events import PlayerReplaced, PlayerSeated
from tercet.locale import bot_title
from tercet.store.log_files import parse_log_bytes
from tercet.store.port import CODE_ALPHABET, CODE_LENGTH, Entry, History, Moment, Record, TableId


def imported_log(data: bytes, player: Identity, name: str, now: Moment) -> History:
    """Reads the finished game in a file; this device's player gets the one seat that can be theirs."""
    try:
        log = parse_log_bytes(data)
        problems = log.problems(RecomputedChance)
    except LogError as error:
        problems = [error]
    if problems:
        raise HttpError(422, "bad-log", str(problems[0]))
    *_, last = log.states()
    if last.phase != "over":
        raise HttpError(422, "bad-unfinished", "this game is not over")
    record = Record(
        table=_code(data),
        game=log.game.name,
        rules=msgspec.json.encode(log.rules),
        host=player,
        created=now,
        finished=now,
    )
    own = _own_seat([(chair.name, chair.bot) for chair in last.seating.chairs], name)
    owners = _owners(log.game.name, log.events, own, player, record.table)
    entries = tuple(
        Entry(Version(version), owner, "", (msgspec.json.encode(event),))
        for version, (event, owner) in enumerate(zip(log.events, owners, strict=True))
    )
    return History(record, entries)


def _own_seat(chairs: Sequence[tuple[str, bool]], name: str) -> int:
    people = {seat: called for seat, (called, bot) in enumerate(chairs) if not bot}
    namesakes = [seat for seat, called in people.items() if called == name]
    if len(people) != 1 and len(namesakes) != 1:
        raise HttpError(422, "bad-whose", ", ".join(people.values()))
    return next(iter(people if len(people) == 1 else namesakes))


def _owners(game: str, events: Sequence[Event], own: int, player: Identity, table: TableId) -> Iterator[Identity]:
    """Yields the identity behind each event that seats a player."""
    levels = {bot_title(level): level for level in LEVELS.get(game, ())}
    for event in events:
        if isinstance(event, PlayerReplaced) or (isinstance(event, PlayerSeated) and event.bot):
            title = event.name.rstrip("0123456789 ")
            yield bot_identity(levels.get(title, title or "bot"))
        elif isinstance(event, PlayerSeated):
            yield player if event.seat == own else guest_identity(f"{table} {event.seat}")
        else:
            yield NO_IDENTITY


def _code(data: bytes) -> TableId:
    """Derives a code from the file, so importing it again finds the same game."""
    digest, letters = hashlib.sha256(data).digest(), len(CODE_ALPHABET)
    return TableId("".join(CODE_ALPHABET[byte % letters] for byte in digest[:CODE_LENGTH]))
