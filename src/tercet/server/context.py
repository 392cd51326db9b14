"""What the parts of the server share."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from tercet.api.bodies import TableSummary
from tercet.api.requests import store_answer
from tercet.api.services import Services
from tercet.cluster.peers import AskContinuation, AskErasure
from tercet.core.identity import NO_IDENTITY, Identity
from tercet.core.seating.events import PlayerRenamed, PlayerSeated
from tercet.server.guards.address_limits import Allowances, Occupancy
from tercet.server.guards.guest_tokens import GuestTokens, revocation_mark
from tercet.server.guards.log_growth import free_bytes
from tercet.server.logging import log_event
from tercet.server.metrics import Metrics
from tercet.server.settings import DAY, Settings
from tercet.server.upkeep.result_writer import ResultWriter
from tercet.server.websocket.connections import Connections
from tercet.store.port import (
    CountsCommits,
    Damaged,
    Entry,
    Moment,
    NoSuchTable,
    Record,
    TableId,
    Unavailable,
    durable,
)
from tercet.tables.table import Table

if TYPE_CHECKING:
    from tercet.server.startup.cluster_membership import Cluster

NOBODY_NAME: Final = "—"
"""Replaces the name of a deleted guest in logs."""

_NAMING: Final = frozenset(kind.__name__ for kind in (PlayerSeated, PlayerRenamed))
"""The events that contain a name given by a guest."""


@dataclass(slots=True, kw_only=True)
class ServerContext(Services):
    """The server's parts, created when it starts."""

    settings: Settings
    connections: Connections
    guest_tokens: GuestTokens
    metrics: Metrics
    requests: Allowances
    files: Allowances
    new_guests: Allowances
    new_tables: Allowances
    guest_tables: Allowances
    deletions: Allowances
    exports: Occupancy
    logs: Occupancy
    result_writer: ResultWriter
    daily_attempts: Allowances
    cluster: Cluster | None = None
    """Set if other servers use the same database."""
    stopping: bool = False
    date_has_jumped: bool = False
    """Whether the date may be wrong, so that nothing is deleted until somebody confirms it."""
    has_store: bool = True
    """Whether the store can be reached."""
    addresses: tuple[str, ...] = ()
    """Where other devices find this server; empty if only this computer can connect."""
    unerased: set[Identity] = field(default_factory=set)
    """Guests deleted on another node whom this one still has to erase."""

    @property
    def has_space(self) -> bool:
        """Whether the disk has room for new tables. A database elsewhere has its own disk, which its operator
        watches."""
        return bool(self.settings.store) or free_bytes(self.settings.data) >= self.settings.keep_free

    async def continuation(
        self, former: Table | str, code: TableId, player: Identity, record: Record, bots: Sequence[str]
    ) -> tuple[TableSummary, bool]:
        if not isinstance(former, str):
            return await Services.continuation(self, former, code, player, record, bots)
        assert self.cluster is not None, "only other nodes own what we do not"
        question = AskContinuation(code, player, record, tuple(bots))
        return await store_answer(self.cluster.ask(former, question, tuple[TableSummary, bool]))

    async def summaries(self, codes: Sequence[TableId]) -> dict[TableId, TableSummary]:
        """Summaries of the tables in this list that are awake, here or on another node."""
        found = await Services.summaries(self, codes)
        asleep = [code for code in codes if code not in found]
        if self.cluster is not None and asleep:
            found |= {TableId(one.code): one for one in await self.cluster.summaries(asleep)}
        return found

    def count(self) -> None:
        """Updates the metrics with values that are counted elsewhere."""
        self.metrics.awake = len(self.registry)
        if isinstance(self.store, CountsCommits):
            self.metrics.commits, self.metrics.appended = self.store.commits, self.store.appended
        if self.cluster is not None:
            self.metrics.cluster = self.cluster.counts()

    async def erase_guest(self, guest: Identity) -> int:
        """Deletes a guest: they leave running games, their tokens become invalid, and no log contains their name any
        more."""
        changed = await self._erase_guest(guest)
        # last, so a deletion that failed half-way can be requested again
        mark = revocation_mark(guest)
        self.guest_tokens.revoked.add(mark)
        try:
            await self.store.revoke(mark)
        except BaseException:
            self.guest_tokens.revoked.discard(mark)
            raise
        sitting = self.revoke_here(guest)
        if self.cluster is not None:
            sitting += await self.cluster.revoke(guest)
        if sitting:
            await self._erase_guest(guest)  # they came back in the meantime
        return changed

    async def revocations(self, *, all_of_them: bool) -> frozenset[bytes]:
        """The marks of deleted guests in the store: all of them, or only the latest."""
        if self.cluster is not None and not all_of_them:
            return await self.cluster.recent_revocations()
        now = (await self.store.check_date()).believed
        return await self.store.revoked(Moment(round(now - self.settings.token_days * DAY)))

    async def learn_revocations(self, marks: frozenset[bytes]) -> None:
        """Reads which guests were deleted on other nodes, which may not have reached us, and disconnects those who are
        here."""
        new = marks - self.guest_tokens.revoked
        self.guest_tokens.revoked |= new
        if new:
            known = {guest for table in self.registry for guest in (*table.event_log.guests, *table.chat.writers)}
            self.unerased |= {guest for guest in known | self.connections.guests() if revocation_mark(guest) in new}
        for guest in self.unerased:
            self.revoke_here(guest)
        for guest in tuple(self.unerased):
            try:
                await self._erase_guest(guest)
                self.unerased.discard(guest)
            except Exception as error:
                log_event("guest not erased", level=logging.WARNING, error=str(error))

    def revoke_here(self, guest: Identity) -> list[TableId]:
        """Invalidates a guest's identity on this node; returns the tables where they still have a seat."""
        self.guest_tokens.revoke(guest)
        self.connections.send_away(guest)
        self._forget_host(guest)
        for table in self.registry:
            table.chat.forget(guest)
        return [table.id for table in self.registry if guest in table.event_log.guests]

    async def _erase_guest(self, guest: Identity) -> int:
        self.connections.send_away(guest)
        sat, hosted = await self.store.tables_of(guest), await self.store.hosted_by(guest)
        for code in dict.fromkeys((*sat, *hosted)):
            await self._erase_at(code, guest)
        changed = await self.store.erase_guest(guest, guest_eraser(guest))
        self._forget_host(guest)
        await self.result_writer.erase_guest(guest, NOBODY_NAME)
        return changed

    def _forget_host(self, guest: Identity) -> None:
        """Removes a deleted host from tables that are awake, which would otherwise write the host back."""
        for table in self.registry:
            if table.event_log.record.host == guest:
                table.event_log.record = replace(table.event_log.record, host=NO_IDENTITY)

    async def _erase_at(self, code: TableId, guest: Identity) -> None:
        """Makes a guest leave a table, wherever it is."""
        owner = None if self.cluster is None else await self.cluster.other_owner(code)
        owner = owner or await self.erase_at(code, guest)
        if owner is not None and self.cluster is not None:
            await self.cluster.ask(owner, AskErasure(code, guest))

    async def erase_at(self, code: TableId, guest: Identity) -> str | None:
        """Makes a guest leave a table that is ours; otherwise returns the node that owns it."""
        try:
            if self.registry.awake(code) is None and (await self.store.record(code)).finished is not None:
                return None
            found = await self.locate(code)
            if isinstance(found, str):
                return found
            found.erase_guest(guest, NOBODY_NAME)
            lost = Unavailable("the store lost that a guest has left")
            log = found.event_log
            # the caller rewrites the logs next, and must find this entry in them
            await durable(lambda done: log.later(lambda: done(None), lambda: done(lost)))
        except NoSuchTable:
            pass  # it was deleted as too old in the meantime
        except Damaged as error:
            # nobody can ever join it again; one damaged log must not prevent a guest's deletion
            log_event("guest not erased", level=logging.ERROR, table=code, error=str(error))
        return None

    def store_available(self, available: bool) -> None:
        """Called when the database is lost, or back. Nothing can be decided without it, so everybody is told to
        reconnect later."""
        self.has_store = available
        log_event("store available again" if available else "store unavailable", level=logging.WARNING)
        if available:
            self.registry.resume("store")
        else:
            self.registry.suspend("store")

    async def restore(self, copy: Path) -> None:
        """Continues with a backup. Everybody is told to reconnect, and finds the tables as the backup has them."""
        async with self.result_writer.starting_over():
            with self.registry.suspended():
                await self.store.restore(copy)
            for mark in tuple(self.guest_tokens.revoked):
                await self.store.revoke(mark)


def guest_eraser(guest: Identity) -> Callable[[Record, Entry], Entry]:
    """Rewrites an entry without a guest: without their identity, and without any name they ever gave."""

    def change(_: Record, entry: Entry) -> Entry:
        if entry.by != guest:
            return entry
        return replace(entry, by=NO_IDENTITY, events=tuple(map(_nameless, entry.events)))

    return change


def _nameless(raw: bytes) -> bytes:
    """An event without the name in it; decoded without its game, so the age of the log does not matter."""
    if b'"name"' not in raw:
        return raw
    event = msgspec.json.decode(raw)
    return msgspec.json.encode({**event, "name": NOBODY_NAME}) if event["type"] in _NAMING else raw
