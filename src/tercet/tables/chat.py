"""What is said at a table, and what its host arranges; neither is part of the game or its log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from tercet.core.engine.game import Refusal
from tercet.core.engine.seats import Seat
from tercet.core.plaintext import plain, visible
from tercet.core.seating import require_host, require_seat
from tercet.store.port import StoreError, TableId
from tercet.tables.command_queue import refused
from tercet.tables.ports import Member, Ports
from tercet.tables.refusals import ChatOff, NoBotsHere, NoChatAtListedTables, NothingToSay, NotSaved
from tercet.tables.table import Table
from tercet.wire.codec import encode
from tercet.wire.messages import Arrange, Arranged, Done, Refused, Said, Say

TEXT_LENGTH: Final = 200


def say(table: Table, member: Member, message: Say) -> None:
    """Tells everybody who has not muted the speaker."""
    try:
        if table.watchers.watches(member):
            said = _said_by_watcher(table, member, message)
        else:
            said = Said(
                seat=_seat(table, member), phrase=message.phrase, text=_text(table, message), table=message.table
            )
    except Refusal as refusal:
        member.send(encode(refused(message.id, refusal)))
        return
    if said.phrase is not None or said.text is not None:
        table.talk.append(said)
    frame = encode(said)
    for other in table.seats.members:
        if said.seat not in other.muted:
            other.send(frame)
    member.send(encode(Done(id=message.id, version=table.event_log.announced)))


def arrange(table: Table, member: Member, message: Arrange, ports: Ports) -> None:
    """The host lists or hides the table, and allows free text where no strangers meet."""
    event_log = table.event_log
    listed = event_log.record.listed if message.listed is None else message.listed
    chat = (event_log.record.chat and not listed) if message.chat is None else message.chat
    try:
        seat = Seat(-1) if member.seat is None else member.seat
        require_host(table.state.seating, seat, owner=table.is_owner(member))
        if chat and listed:
            raise NoChatAtListedTables()
    except Refusal as refusal:
        member.send(encode(refused(message.id, refusal)))
        return
    record = replace(event_log.record, listed=listed, chat=chat)

    def saved(error: StoreError | None) -> None:
        if error is not None:
            member.send(encode(refused(message.id, NotSaved())))
            return
        event_log.record = replace(event_log.record, listed=listed, chat=chat)
        for other in table.seats.members:
            other.send(encode(Arranged(table=table.terms())))
        member.send(encode(Done(id=message.id, version=event_log.announced)))

    ports.log.save(record, saved)


def clean_text(text: str) -> str:
    """Plain text of one line and a bounded length."""
    return plain(visible(text), TEXT_LENGTH)


def _seat(table: Table, member: Member) -> Seat:
    """The seat of somebody who plays."""
    seat = Seat(-1) if member.seat is None else member.seat
    require_seat(table.event_log.shown.seating, seat)
    return seat


def _said_by_watcher(table: Table, member: Member, message: Say) -> Said:
    """Who looks on speaks only where the host allows chat, and invites nobody away."""
    if not table.event_log.record.chat:
        raise ChatOff()
    if message.phrase is None and message.text is None:
        raise NothingToSay()
    return Said(watcher=table.watchers.named(member), phrase=message.phrase, text=_text(table, message))


def name_successor(table: Table, successor: TableId, ports: Ports, done: Callable[[StoreError | None], None]) -> None:
    """Notes for good where the game goes on, and tells everybody here; whoever comes later is told on arrival."""
    event_log = table.event_log

    def saved(error: StoreError | None) -> None:
        if error is None:
            event_log.record = replace(event_log.record, successor=successor)
            frame = encode(Arranged(table=table.terms()))
            for other in table.seats.members:
                other.send(frame)
        done(error)

    ports.log.save(replace(event_log.record, successor=successor), saved)


def _text(table: Table, message: Say) -> str | None:
    if message.text is None:
        if message.phrase is None and message.table is None:
            raise NothingToSay()
        return None
    if not table.event_log.record.chat:
        raise ChatOff()
    text = clean_text(message.text)
    if not text:
        raise NothingToSay()
    return text


def no_bots(id: str) -> Refused:  # noqa: A002
    """The answer of a server without bots."""
    return refused(id, NoBotsHere())
