"""One node of a cluster: finds tables on any node, and maintains links to the nodes that own them."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable
from secrets import token_hex
from typing import Final

import msgspec

from tercet.cluster.edge import OwnerLink
from tercet.cluster.link import Link
from tercet.cluster.moved_connections import PATIENCE, PAUSE, MovedConnections, PortFound, RelayCounters
from tercet.cluster.packets import (
    AnyItem,
    Beat,
    ForeignPacket,
    OpenLink,
    Unknown,
    decode_packet,
    encode_packet,
)
from tercet.cluster.relay import EdgeLink
from tercet.store.port import StoreError, TableId, Unavailable
from tercet.tables.dependencies import OwnedElsewhere
from tercet.tables.registry import TableRegistry
from tercet.tables.table import Table

OPENING: Final = 500.0
"""Milliseconds to wait for an owner's answer before looking up the owner in the database again."""

MOST_VERSIONS_LOGGED: Final = 16
"""Log at most this many foreign versions."""

_logger = logging.getLogger("tercet.cluster")


class _Opening:
    """A link that is being opened, and the callbacks waiting for it."""

    def __init__(self, owner: OwnerLink, report_error: Callable[[str, Exception], None]) -> None:
        self.owner = owner
        self._report_error = report_error
        self.is_up = False
        self.waiting: list[Callable[[bool], None]] = []

    def settle(self, up: bool) -> None:
        self.is_up = up
        waiting, self.waiting = self.waiting, []
        for on_answer in waiting:
            try:
                on_answer(up)
            except Exception as error:  # the remaining callbacks still get their answers
                self._report_error("reaching owner", error)


class ClusterNode:
    """This node's links to other nodes: as edge to the owners of tables, and as owner to the edges of clients."""

    def __init__(
        self,
        name: str,
        registry: TableRegistry,
        publish: Callable[[str, bytes], None],
        soon: Callable[[Callable[[], None]], object],
        is_foreign: Callable[[str], bool] = lambda name: False,
    ) -> None:
        self.name = name
        self.counters = RelayCounters()
        self._registry = registry
        self._clock = registry.dependencies.clock
        self._report_error = registry.dependencies.report_error
        self._publish = publish
        """Sends a packet to the named node; the packet may get lost."""
        self._soon = soon
        self._is_foreign = is_foreign
        """Whether the named node uses another version of the packets."""
        self._other_versions: set[bytes] = set()
        """Other versions that were already logged."""
        self._numbers = itertools.count(1)
        self._links: dict[str, Link] = {}
        """All links by session, whether this node is edge or owner."""
        self._owners: dict[str, _Opening] = {}
        self._edges: dict[str, EdgeLink] = {}
        self._moved_connections = MovedConnections(self._clock, self.counters, self._find)
        self._closed = False

    @property
    def relayed_here(self) -> int:
        """Number of connections from other nodes at tables here."""
        return sum(map(len, self._edges.values()))

    @property
    def relayed_elsewhere(self) -> int:
        """Number of this node's connections at tables on other nodes."""
        return sum(len(opening.owner) for opening in self._owners.values())

    @property
    def slowest_link(self) -> float:
        """Milliseconds that a message to the farthest node takes in the worst case."""
        return max((link.relay for link in self._links.values()), default=0.0)

    # Finding tables

    def find(self, table: TableId, found: PortFound) -> None:
        """Finds a table on any node; reports Unavailable if its owner cannot be reached."""
        self._find(table, found, self._clock.now() + PATIENCE)

    def _find(self, table: TableId, found: PortFound, until: float) -> None:
        for opening in self._owners.values():
            known = opening.owner.tables.get(table) if opening.is_up else None
            if known is not None:
                found(known)
                return

        def here(answer: Table | StoreError) -> None:
            if isinstance(answer, OwnedElsewhere) and self._is_foreign(answer.owner):
                found(Unavailable(f"table {table} is on a node of another version"))
            elif isinstance(answer, OwnedElsewhere):
                self._reach(answer.owner, elsewhere)
            else:
                found(answer)

        def elsewhere(owner: OwnerLink | None) -> None:
            if owner is not None:
                found(owner.table(table))
            elif self._clock.now() > until:
                found(Unavailable(f"the owner of table {table} cannot be reached"))
            else:
                self._clock.call_at(self._clock.now() + PAUSE, lambda: self._find(table, found, until))

        self._registry.find(table, here)

    def _reach(self, name: str, on_link: Callable[[OwnerLink | None], None]) -> None:
        """Calls `on_link` with a link to the node once the node answers; with None if it does not."""
        opening = self._owners.get(name)
        if opening is None:
            opening = self._open(name)
        owner = opening.owner
        if opening.is_up:
            on_link(owner)
        else:
            opening.waiting.append(lambda up: on_link(owner if up else None))

    def _open(self, name: str) -> _Opening:
        session = token_hex(8)
        owner = OwnerLink(
            name,
            self._clock,
            lambda: next(self._numbers),
            self._moved_connections.follow,
            self._moved_connections.settled,
        )
        opening = self._owners[name] = _Opening(owner, self._report_error)

        def heard() -> None:
            if not opening.is_up and owner.link.latency.measured:
                opening.settle(True)

        def broken() -> None:
            self.counters.links_broken += 1
            self._links.pop(session, None)
            if self._owners.get(name) is opening:
                del self._owners[name]
            opening.settle(False)
            owner.broken()

        def check() -> None:
            if not opening.is_up:
                owner.link.fail()

        self._publish(name, encode_packet(OpenLink(session, self.name)))
        owner.link = self._link(session, name, owner.receive, broken, heard)
        self._clock.call_at(self._clock.now() + OPENING, check)
        return opening

    def _link(
        self,
        session: str,
        peer: str,
        received: Callable[[AnyItem], None],
        broken: Callable[[], None],
        heard: Callable[[], None] = lambda: None,
    ) -> Link:
        def isolated(item: AnyItem) -> None:
            try:
                received(item)
            except Exception as error:  # one bad item must not stop the rest
                self._report_error(type(item).__name__, error)

        def transmit(packet: bytes) -> None:
            self._publish(peer, packet)

        link = Link(session, self.name, self._clock, self._soon, transmit, isolated, broken, heard)
        self._links[session] = link
        return link

    # Receiving from the bus

    def receive(self, data: bytes) -> None:
        """Handles a packet for this node."""
        if self._closed:
            return
        try:
            packet = decode_packet(data)
        except ForeignPacket as error:
            self.counters.bad_packets += 1
            if error.version not in self._other_versions and len(self._other_versions) < MOST_VERSIONS_LOGGED:
                self._other_versions.add(error.version)
                _logger.warning("packets of another node are ignored: %s", error)
            return
        except (msgspec.MsgspecError, UnicodeDecodeError):
            self.counters.bad_packets += 1
            return
        link = self._links.get(packet.session)
        if link is not None:
            if not isinstance(packet, OpenLink):
                link.take(packet)
        elif isinstance(packet, OpenLink):
            self._accept(packet)
        elif isinstance(packet, Beat):
            self._publish(packet.sender, encode_packet(Unknown(packet.session)))

    def _accept(self, opened: OpenLink) -> None:
        session = opened.session

        def ended() -> None:
            self._links.pop(session, None)
            self._edges.pop(session, None)

        edge = EdgeLink(self._registry, self._report_error, ended)
        edge.link = self._link(session, opened.edge, edge.receive, edge.broken)
        edge.link.before_flush = edge.publish
        self._edges[session] = edge

    def close(self) -> None:
        """Ends all links, and stops sending and receiving.

        Tells the other nodes, so connections that are still waiting for an answer from here look for their tables at
        once, rather than when the link has been silent for too long.
        """
        self._closed = True
        for link in list(self._links.values()):
            link.end()
        self._links.clear()
