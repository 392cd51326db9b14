"""Removes a deleted guest from a table."""

from __future__ import annotations

from msgspec.structs import replace

from tercet.core.identity import NO_IDENTITY, Identity
from tercet.core.seating.authority import TableOwner
from tercet.core.seating.commands import HandOver, Leave, RenameAs
from tercet.core.seating.rules import next_host
from tercet.tables.command_queue import CommandQueue
from tercet.tables.event_log import EventLog
from tercet.tables.members import Members


def erase_guest(guest: Identity, name: str, event_log: EventLog, queue: CommandQueue, members: Members) -> None:
    """Makes the guest leave, and renames them to `name`."""
    for member in [*members.of(guest)]:
        member.bye("no-guest")
    seat = event_log.guests.get(guest)
    if seat is not None:
        if not event_log.state.seating.chairs[seat].left:
            queue.carry_out_own(Leave(seat=seat))
        queue.carry_out_own(RenameAs(seat=seat, name=name))
        event_log.rename(seat, name)
    event_log.disown(guest)
    if guest == event_log.record.host:
        event_log.record = replace(event_log.record, host=NO_IDENTITY)
        replace_creator(event_log, queue)


def replace_creator(event_log: EventLog, queue: CommandQueue) -> None:
    """Hands the table to the next host in line if the deleted guest created it and hosted it without a seat (C17)."""
    seating = event_log.state.seating
    if seating.host_unseated and not event_log.record.host:
        heir = next_host(seating)
        if heir is not None:
            queue.carry_out_own(HandOver(to=heir, authority=TableOwner()))
