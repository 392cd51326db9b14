"""This server as a node of a cluster: its lease, its tables, and its messages to other nodes."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from heapq import nlargest
from secrets import token_hex
from time import monotonic
from typing import Any, Final

import msgspec

from tercet.api.bodies import TableSummary
from tercet.api.requests import HttpError
from tercet.cluster.bus import Bus
from tercet.cluster.leases import Leases, LeaseStore
from tercet.cluster.node import ClusterNode
from tercet.cluster.packets import VERSION, version_name
from tercet.cluster.peers import (
    AnyQuestion,
    AskRemoval,
    AskSummaries,
    BusError,
    DatabasePresence,
    News,
    encode,
    raw,
    read_answer,
    read_news,
    read_presence,
)
from tercet.cluster.table_ownership import LeaseOwnership
from tercet.server.guards.address_limits import Allowances, Occupancy
from tercet.server.logging import log_event
from tercet.store.port import StoreError, TableId, Unavailable
from tercet.tables.registry import TableRegistry

ANSWER_SECONDS: Final = 3.0
"""Timeout for questions to other nodes."""
EVERYBODY: Final = "tercet.databases"
"""The bus subject that the servers of all databases share."""
NEWS_SECONDS: Final = 1.0
FORGOTTEN_SECONDS: Final = 4.0
"""A node that has sent no news for this long counts as gone."""
WORTH_REPORTING: Final = 1 / 8
"""Report only addresses that used at least this share of their allowance since the last report; most use much less."""
MOST_SPENT: Final = 1_000
"""Maximum number of addresses to report for each limit, heaviest first, and for connections, so the report fits in one
message."""
STRANGE_SECONDS: Final = 10.0
"""How long a node may have a lease without sending news, or send news without a lease, before that is logged."""
NEVER: Final = float("inf")
FORGOTTEN_LOOKS: Final = 4
"""A node without a lease that was not heard between this many looks for strangers is gone."""
MOST_UNKNOWN: Final = 64
MOST_DATABASES: Final = 16
"""Log at most this many other databases on the bus."""
MANY_CONNECTIONS: Final = 16
"""Report addresses with at least this many connections."""


class Cluster:
    """This server's lease, links to other nodes, and news."""

    def __init__(self, bus_url: str, store: LeaseStore, key: bytes, database: str) -> None:
        self.name = f"{host_label()}-{token_hex(4)}"
        # servers on the same NATS with another database form another cluster, even if their database is a copy of ours
        self._presence = DatabasePresence(database, blake2b(key, digest_size=8).hexdigest())
        self._subject = f"tercet.{database}"
        self.bus = Bus(bus_url, self.name, self._bus_lost)
        self.leases = Leases(store, self.name, self._lost, self._back, hears=self._hears)
        self.ownership = LeaseOwnership(self.leases, self._give_up)
        self.node: ClusterNode
        self._store = store
        self._registry: TableRegistry
        self._news: dict[str, tuple[float, News, tuple[TableSummary, ...]]] = {}
        """For each node: when its latest news arrived, the news, and the open tables in it."""
        self._unknown: deque[tuple[float, bytes]] = deque(maxlen=MOST_UNKNOWN)
        """News from nodes that are new or not in our cluster, with arrival times."""
        self._strange: dict[str, float] = {}
        """For each node that sends news without a lease, or has a lease but sends no news: since when; NEVER once
        logged."""
        self._unleased: dict[str, int] = {}
        """For each node that sends news without a lease: how many looks ago it was heard."""
        self._databases: set[str] = set()
        """Databases other than ours whose servers are on the bus."""
        self._foreign: set[str] = set()
        """Nodes of other versions, with which we exchange no packets."""
        self._limits: Mapping[str, Allowances] = {}
        self._occupancy: Occupancy | None = None
        self._listed: Callable[[], Sequence[TableSummary]] = lambda: ()

    async def open(self, registry: TableRegistry) -> None:
        """Joins the cluster: from now on, other nodes can reach this node, and it may own tables."""
        self._registry = registry
        nodes = f"{self._subject}.node."

        def publish(name: str, packet: bytes) -> None:
            self.bus.publish(nodes + name, packet)

        self.node = ClusterNode(
            self.name, registry, publish, asyncio.get_running_loop().call_soon, self._foreign.__contains__
        )
        await self.bus.open()
        await self.bus.subscribe(nodes + self.name, self.node.receive)
        await self.bus.subscribe(f"{self._subject}.news", self._receive_news)
        await self.bus.subscribe(EVERYBODY, self._met)
        await self.leases.open()

    async def answer(self, handler: Callable[[bytes], Any]) -> None:
        """Calls `handler` with other nodes' questions, and sends its answers."""
        await self.bus.answer(f"{self._subject}.ask.{self.name}", handler)

    async def close(self) -> None:
        """Leaves the cluster, and gives up all tables."""
        await self.leases.close()
        self.node.close()
        await self.bus.close()

    def counts(self) -> tuple[tuple[str, str, str, float], ...]:
        """Returns this node's cluster metrics: name, kind, meaning and value."""
        node, bus = self.node.counters, self.bus
        return (
            ("cluster_nodes", "gauge", "Nodes that sent news recently, including this one.", len(self.others()) + 1),
            ("cluster_other_databases", "gauge", "Other databases on the bus.", len(self._databases)),
            ("cluster_lease_seconds", "gauge", "Seconds for which the lease lasts.", self.leases.remaining),
            ("cluster_leases_lost_total", "counter", "Leases that were lost.", self.leases.lost),
            ("cluster_tables_claimed_total", "counter", "Tables that this node claimed.", self.ownership.claimed),
            ("cluster_disputes_total", "counter", "Entries refused: another owner.", self.ownership.disputes),
            ("cluster_relayed_out", "gauge", "Connections here at tables of other nodes.", self.node.relayed_elsewhere),
            ("cluster_relayed_in", "gauge", "Connections of other nodes at tables here.", self.node.relayed_here),
            ("cluster_moved_total", "counter", "Connections moved to another owner.", node.moved),
            ("cluster_given_up_total", "counter", "Connections told to reconnect: no owner found.", node.given_up),
            ("cluster_links_broken_total", "counter", "Links to owners that broke.", node.links_broken),
            ("cluster_lag_seconds", "gauge", "One-way delay to the slowest node.", self.node.slowest_link / 1000),
            ("cluster_messages_sent_total", "counter", "Messages to other nodes.", bus.sent),
            ("cluster_messages_received_total", "counter", "Messages from other nodes.", bus.received),
            ("cluster_messages_dropped_total", "counter", "Messages that were not sent.", bus.dropped),
            ("cluster_packets_ignored_total", "counter", "Packets not understood.", node.bad_packets),
            (
                "cluster_takeovers_total",
                "counter",
                "Tables claimed from nodes whose lease had expired.",
                self._store.takeovers,
            ),
            ("cluster_lease_age_seconds", "gauge", "Seconds since the lease was renewed.", self.leases.age),
        )

    def _bus_lost(self) -> None:
        self.leases.beat_now()

    def _hears(self) -> Sequence[str] | None:
        """Returns the nodes that have sent news recently; None while disconnected from the bus."""
        return self.others() if self.bus.is_connected else None

    def _give_up(self, table: TableId, event_log: object) -> None:
        self._registry.give_up(table, event_log)

    def _lost(self) -> None:
        """Called when the lease is lost: from now on, other nodes may own our tables."""
        self._registry.suspend("lease")
        self._registry.forget_clocks()

    def _back(self) -> None:
        self._registry.resume("lease")

    # Questions

    async def ask(self, node: str, question: AnyQuestion, kind: Any = None) -> Any:
        """Asks another node. Raises Unavailable if no answer arrives, and HttpError if the node refuses."""
        try:
            said = await self.bus.request(f"{self._subject}.ask.{node}", encode(question), ANSWER_SECONDS)
        except BusError as error:
            raise Unavailable(f"node {node} does not answer") from error
        answer = read_answer(said)
        if answer.code:
            raise HttpError(answer.status, answer.code, answer.detail)
        return msgspec.json.decode(answer.said, type=kind)

    async def other_owner(self, table: TableId) -> str | None:
        """Returns the name of the node that owns a table; None if this node or no node owns it."""
        owner = (await self._store.owners([table])).get(table)
        return None if owner == self.name else owner

    async def summaries(self, tables: Sequence[TableId]) -> list[TableSummary]:
        """Returns summaries of the given tables that are awake on other nodes; skips nodes that do not answer."""
        try:
            owners = await self._store.owners(list(tables))
        except StoreError:
            return []
        at: dict[str, list[TableId]] = {}
        for table, owner in owners.items():
            if owner != self.name:
                at.setdefault(owner, []).append(table)
        asked = [self.ask(node, AskSummaries(tuple(some)), list[TableSummary]) for node, some in at.items()]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return [summary for answer in answers if not isinstance(answer, BaseException) for summary in answer]

    async def recent_revocations(self) -> frozenset[bytes]:
        """Reads the marks of the guests deleted most recently, on any node."""
        return await self._store.recent_revocations()

    async def removed(self, tables: Sequence[TableId]) -> None:
        """Tells every node that `tables` were deleted."""
        await self.ask_all(AskRemoval(tuple(tables)))

    async def ask_all(self, question: AnyQuestion, kind: Any = None) -> list[Any]:
        """Asks every other node; returns the answers that arrive."""
        asked = [self.ask(node, question, kind) for node in self.others()]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return [answer for answer in answers if not isinstance(answer, BaseException)]

    # News

    def share(
        self, limits: Mapping[str, Allowances], occupancy: Occupancy, listed: Callable[[], Sequence[TableSummary]]
    ) -> None:
        """Sets what to report to the other nodes every second."""
        self._limits, self._occupancy, self._listed = limits, occupancy, listed
        for limit in limits.values():
            limit.spent = {}

    def others(self) -> list[str]:
        """Returns the other nodes of this database that have sent news recently."""
        oldest = monotonic() - FORGOTTEN_SECONDS
        self._news = {node: news for node, news in self._news.items() if news[0] >= oldest}
        return list(self._news)

    def listed(self) -> list[tuple[TableSummary, ...]]:
        """Returns the open tables of each other node."""
        self.others()
        return [tables for _, _, tables in self._news.values()]

    async def send_news_regularly(self) -> None:
        """Sends news every second, until cancelled."""
        while True:
            await asyncio.sleep(NEWS_SECONDS)
            try:
                self._send_news()
            except Exception as error:
                log_event("news not sent", level=logging.ERROR, error=repr(error))

    def _send_news(self) -> None:
        spent: dict[str, dict[str, float]] = {}
        for name, limit in self._limits.items():
            least = WORTH_REPORTING * limit.rate * NEWS_SECONDS
            taken = {who: round(cost, 3) for who, cost in (limit.spent or {}).items() if cost >= least}
            limit.spent = {}
            if len(taken) > MOST_SPENT:
                taken = dict(nlargest(MOST_SPENT, taken.items(), key=lambda item: item[1]))
            if taken:
                spent[name] = taken
        many = {} if self._occupancy is None else self._occupancy.many(MANY_CONNECTIONS)
        news = News(self.name, raw(self._listed()), spent, dict(list(many.items())[:MOST_SPENT]), version_name(VERSION))
        self.bus.publish(EVERYBODY, encode(self._presence))
        self.bus.publish(f"{self._subject}.news", encode(news))
        unknown, self._unknown = self._unknown, deque(maxlen=MOST_UNKNOWN)
        for first, data in unknown:
            self._receive_news(data, first)
        self._count_connections()
        self._look_for_strangers()

    def _receive_news(self, data: bytes, first: float | None = None) -> None:
        """Handles a node's news; if it was set aside until the node's lease is known, `first` is when it arrived."""
        try:
            news = read_news(data)
            tables = msgspec.json.decode(news.listed, type=tuple[TableSummary, ...])
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return  # a node of another version; its packets reveal that, too
        if news.packets != version_name(VERSION) and news.node not in self._foreign:
            self._foreign.add(news.node)
            log_event("node of another version", level=logging.WARNING, node=news.node, packets=news.packets)
        if news.node not in self.leases.peers:
            # nodes of our cluster have a lease in our database; this node lost its lease, is new, or uses a copy of the
            # database
            self._strange.setdefault(news.node, monotonic())
            if first is None:
                self._unleased[news.node] = 0
            if first is None or monotonic() - first < FORGOTTEN_SECONDS:
                self._unknown.append((first or monotonic(), data))
            return
        self._news[news.node] = (monotonic(), news, tables)
        for name, taken in news.spent.items():
            limit = self._limits.get(name)
            if limit is not None:
                for who, cost in taken.items():
                    limit.spent_elsewhere(who, cost)

    def _met(self, data: bytes) -> None:
        """Handles the message by which the servers of a database announce themselves on the bus."""
        try:
            presence = read_presence(data)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return
        database = presence.database
        if database == self._presence.database or database in self._databases:
            return
        if len(self._databases) < MOST_DATABASES:
            self._databases.add(database)
            copy = presence.family == self._presence.family
            what = "a copy of this database" if copy else "another database"
            log_event(f"servers of {what} are on the same bus", level=logging.WARNING, database=database)

    def _look_for_strangers(self) -> None:
        """Logs nodes that have a lease but send no news, or send news without a lease."""
        now = monotonic()
        heard = set(self.others())
        unheard = self.leases.peers.keys() - heard if self.bus.is_connected else set()
        for node in unheard:
            self._strange.setdefault(node, now)
        # counted in looks, because a busy node looks and listens late
        self._unleased = {node: looks + 1 for node, looks in self._unleased.items() if looks < FORGOTTEN_LOOKS}
        for node, since in tuple(self._strange.items()):
            if node in heard or not (node in unheard or node in self._unleased):
                del self._strange[node]
            elif now - since >= STRANGE_SECONDS:
                what = (
                    "a node that has a lease is not heard: is it on another NATS?"
                    if node in unheard
                    else "a node without a lease is on the bus: it has lost the database, or uses a copy of it"
                )
                log_event(what, level=logging.WARNING, node=node)
                self._strange[node] = NEVER

    def _count_connections(self) -> None:
        if self._occupancy is not None:
            self.others()
            held: dict[str, int] = {}
            for _, news, _ in self._news.values():
                for address, count in news.connections.items():
                    held[address] = held.get(address, 0) + count
            self._occupancy.elsewhere = held


def host_label() -> str:
    """Returns this computer's name, in characters that a bus subject allows."""
    return re.sub(r"[^a-z0-9]+", "-", socket.gethostname().lower()).strip("-")[:40] or "node"
