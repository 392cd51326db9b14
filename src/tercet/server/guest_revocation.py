"""Deletes guests: on every node, invalidates their tokens, makes them leave their tables, and erases their names from
logs."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from tercet.cluster.peers import AskErasure, AskRevocation
from tercet.core.identity import NO_IDENTITY, Identity
from tercet.core.seating.events import PlayerRenamed, PlayerSeated
from tercet.server.context import ServerContext
from tercet.server.guards.guest_tokens import revocation_mark
from tercet.server.logging import log_event
from tercet.server.settings import DAY
from tercet.store.port import Damaged, Entry, Moment, NoSuchTable, Record, TableId, Unavailable, durable

NOBODY_NAME: Final = "—"
"""Replaces the name of a deleted guest in logs."""
_NAMING: Final = frozenset(kind.__name__ for kind in (PlayerSeated, PlayerRenamed))
"""The events that contain a name chosen by a guest."""


async def revoke_guest(context: ServerContext, guest: Identity) -> int:
    """Erases a guest and invalidates their tokens; returns the number of tables whose log changed."""
    changed = await erase_guest(context, guest)
    # revoke the tokens last, so the guest can request a deletion again if it failed halfway
    mark = revocation_mark(guest)
    context.guest_tokens.revoked.add(mark)
    try:
        await context.store.revoke(mark)
    except BaseException:
        context.guest_tokens.revoked.discard(mark)
        raise
    seated_at = revoke_here(context, guest)
    if context.cluster is not None:
        # a node that doesn't answer reads the revocation from the database later (`learn_revocations`)
        for tables in await context.cluster.ask_all(AskRevocation(guest), list[TableId]):
            seated_at += tables
    if seated_at:
        await erase_guest(context, guest)  # the guest returned in the meantime
    return changed


def revoke_here(context: ServerContext, guest: Identity) -> list[TableId]:
    """Invalidates a guest's identity on this node; returns the tables where they still have a seat."""
    context.guest_tokens.revoke(guest)
    context.connections.send_away(guest)
    _forget_host(context, guest)
    for table in context.registry:
        table.chat.forget(guest)
    return [table.id for table in context.registry if guest in table.event_log.guests]


async def stored_revocations(context: ServerContext, *, all_of_them: bool) -> frozenset[bytes]:
    """Reads the marks of deleted guests from the store: all of them, or only the latest."""
    if context.cluster is not None and not all_of_them:
        return await context.cluster.recent_revocations()
    now = (await context.store.check_date()).believed
    return await context.store.revoked(Moment(round(now - context.settings.token_days * DAY)))


async def learn_revocations(context: ServerContext, marks: frozenset[bytes]) -> None:
    """Revokes and erases guests that another node deleted while it could not reach this node."""
    new = marks - context.guest_tokens.revoked
    context.guest_tokens.revoked |= new
    if new:
        known = {guest for table in context.registry for guest in (*table.event_log.guests, *table.chat.writers)}
        known |= context.connections.guests()
        context.unerased |= {guest for guest in known if revocation_mark(guest) in new}
    for guest in context.unerased:
        revoke_here(context, guest)
    for guest in tuple(context.unerased):
        try:
            await erase_guest(context, guest)
            context.unerased.discard(guest)
        except Exception as error:
            log_event("guest not erased", level=logging.WARNING, error=str(error))


async def erase_guest(context: ServerContext, guest: Identity) -> int:
    """Removes a guest from their tables, logs and results; returns the number of tables whose log changed."""
    context.connections.send_away(guest)
    sat, hosted = await context.store.tables_of(guest), await context.store.hosted_by(guest)
    for code in dict.fromkeys((*sat, *hosted)):
        await _erase_anywhere(context, code, guest)
    changed = await context.store.erase_guest(guest, guest_eraser(guest))
    _forget_host(context, guest)
    await context.result_writer.erase_guest(guest, NOBODY_NAME)
    return changed


def _forget_host(context: ServerContext, guest: Identity) -> None:
    """Removes a deleted host from awake tables, which would otherwise write the host back."""
    for table in context.registry:
        if table.event_log.record.host == guest:
            table.event_log.record = replace(table.event_log.record, host=NO_IDENTITY)


async def _erase_anywhere(context: ServerContext, code: TableId, guest: Identity) -> None:
    """Makes a guest leave a table, whichever node owns it."""
    owner = None if context.cluster is None else await context.cluster.other_owner(code)
    owner = owner or await erase_at(context, code, guest)
    if owner is not None and context.cluster is not None:
        await context.cluster.ask(owner, AskErasure(code, guest))


async def erase_at(context: ServerContext, code: TableId, guest: Identity) -> str | None:
    """Makes a guest leave a table on this node; if another node owns the table, returns that node's name instead."""
    try:
        if context.registry.awake(code) is None and (await context.store.record(code)).finished is not None:
            return None
        found = await context.locate(code)
        if isinstance(found, str):
            return found
        found.erase_guest(guest, NOBODY_NAME)
        lost = Unavailable("the store lost a guest's departure")
        log = found.event_log
        # the caller rewrites the logs next, and must find this entry in them
        await durable(lambda done: log.later(lambda: done(None), lambda: done(lost)))
    except NoSuchTable:
        pass  # the table was deleted as too old in the meantime
    except Damaged as error:
        # one damaged log must not prevent a guest's deletion; nobody can ever join this table again anyway
        log_event("guest not erased", level=logging.ERROR, table=code, error=str(error))
    return None


def guest_eraser(guest: Identity) -> Callable[[Record, Entry], Entry]:
    """Returns a function that removes a guest's identity, and every name they gave, from a log entry."""

    def change(_: Record, entry: Entry) -> Entry:
        if entry.by != guest:
            return entry
        return replace(entry, by=NO_IDENTITY, events=tuple(map(_nameless, entry.events)))

    return change


def _nameless(raw: bytes) -> bytes:
    """Removes the name from an event. Doesn't need the event's type, so it works on logs of any age."""
    if b'"name"' not in raw:
        return raw
    event = msgspec.json.decode(raw)
    return msgspec.json.encode({**event, "name": NOBODY_NAME}) if event["type"] in _NAMING else raw
