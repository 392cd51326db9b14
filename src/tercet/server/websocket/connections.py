"""Admits connections: checks origins, limits, identities, and each connection's hello."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from picows import WSUpgradeRequest, WSUpgradeResponse, WSUpgradeResponseWithListener

from tercet.core.engine.game import Millis
from tercet.core.identity import Identity
from tercet.core.room.codes import is_room_code
from tercet.server.clock import LoopClock
from tercet.server.guards.address_limits import Allowances, Occupancy, subscriber_address
from tercet.server.guards.allowed_hosts import Hosts
from tercet.server.guards.guest_tokens import BadToken, Guest, GuestTokens, cookie_token
from tercet.server.guards.log_growth import LogGrowth
from tercet.server.metrics import Metrics
from tercet.server.settings import Settings
from tercet.server.websocket.connection import RETRY, Connection
from tercet.server.websocket.pings import QUICK, PingSchedule
from tercet.store.port import StoreError, TableId, Unavailable
from tercet.tables.registry import TableRegistry
from tercet.tables.table_port import TablePort
from tercet.tables.token_bucket import Bucket
from tercet.wire.messages import PROTOCOL, Hello

SPARE_FILES: Final = 256
"""File descriptors reserved for the database, HTTP requests and the like."""
COST_OF_A_REFUSAL: Final = 10.0
"""A refused request costs as much as this many others. This harms no honest client: browsers cause no refusals, and our
clients wait before they retry."""
CODE_REST: Final = Millis(60_000)
"""Milliseconds until a guest who tried too many wrong room codes may reconnect."""
GOODBYE_SECONDS: Final = 3.0
"""How long a connection may take to read its goodbye before it is cut off."""
ROUND_TRIP_HEADER: Final = "x-forwarded-rtt"
"""Header in which a proxy reports its round trip to the client, in microseconds: nginx's `$tcpinfo_rtt`."""
ROUND_TRIP_DIGITS: Final = 9

Answer = Connection | WSUpgradeResponseWithListener


class Connections:
    """Admits connections and passes them to their tables."""

    def __init__(
        self,
        registry: TableRegistry,
        guest_tokens: GuestTokens,
        settings: Settings,
        clock: LoopClock,
        metrics: Metrics,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self.find: Callable[[TableId, Callable[[TablePort | StoreError], None]], None] = registry.find
        """Finds a table, here or on another node."""
        self.is_cut_off: Callable[[], bool] = bool
        """Whether this node cannot serve clients now while other nodes can."""
        self.limits = settings.limits
        self.metrics = metrics
        self.direct = not settings.trust_proxy
        self.retry = RETRY
        own_pages = (urlsplit(origin).hostname or "" for origin in settings.origins)
        # a proxy in front has already checked the name
        any_name = settings.trust_proxy and not settings.hosts
        self.hosts = Hosts((*settings.hosts, *own_pages, settings.host), any_name=any_name)
        self.seconds: Callable[[], float] = monotonic
        self.visited: Callable[[str, bool], None] | None = None
        """If set, called with a person's name, and with true when they join or false when they leave."""
        self._registry = registry
        self._guest_tokens = guest_tokens
        self._settings = settings
        self._clock = clock
        self.heads = Allowances(self.limits.heads, monotonic)
        """Limits the rate at which each address's requests are read; unused behind a proxy."""
        self.connects = Allowances(self.limits.connects, monotonic)
        self._guests = Allowances(self.limits.messages, monotonic)
        self._addresses = Allowances(self.limits.shared_messages, monotonic)
        self._phrases = Allowances(self.limits.phrases, monotonic)
        self._guest_codes = Allowances(self.limits.guest_codes, monotonic)
        self._codes = Allowances(self.limits.codes, monotonic)
        self.occupancy = Occupancy(self.limits.connections)
        files = open_files()
        self._guest_growth = Allowances(self.limits.guest_growth, monotonic)
        self._growth = Allowances(self.limits.growth, monotonic)
        self.growth = LogGrowth(self._guest_growth, self._growth)
        self._most = files - min(SPARE_FILES, files // 2)
        self._silent: dict[Connection, float] = {}
        self._leaving: dict[Connection, float] = {}
        """Closing connections, and when their goodbye was sent."""
        self._open: set[Connection] = set()
        self._ping_schedule = PingSchedule(loop, self._tick, registry.dependencies.report_error)
        self._shut = False

    def allowances(self) -> dict[str, Allowances]:
        """Returns the limits that nodes share, by name."""
        return {
            "connects": self.connects,
            "guest-messages": self._guests,
            "messages": self._addresses,
            "phrases": self._phrases,
            "guest-codes": self._guest_codes,
            "codes": self._codes,
            "guest-growth": self._guest_growth,
            "growth": self._growth,
        }

    # admission

    @property
    def room(self) -> int:
        """Number of further connections that file descriptors allow."""
        return max(self._most - len(self._open), 0)

    def accept(self, request: WSUpgradeRequest, peer: str) -> Answer:
        """Returns a connection for an admitted request, or a response with the reason for the refusal."""
        headers = request.headers
        address = subscriber_address(forwarded(headers.getall("x-forwarded-for", ()), peer, self._settings.trust_proxy))
        if request.path.split(b"?")[0] != b"/ws":
            return self._turn_away(address, 404, b"the WebSocket is at /ws")
        if not self._is_own(headers.get("origin"), headers.get("host", "")):
            return self._turn_away(address, 403, b"this page may not connect here")
        if self._shut or len(self._open) >= self._most:
            return self._turn_away(address, 503, b"the server is full")
        if self.is_cut_off():
            # refuse the request: a proxy then tries another node, which it would not do after a goodbye
            return self._turn_away(address, 503, b"this node is cut off from the others, which go on")
        if not self.connects.take(address) or not self.occupancy.has_room(address):
            return self._turn_away(address, 429, b"too many connections from this address")
        if not self.growth.has_share(address):
            return self._turn_away(address, 429, b"too much was written from this address; try again in a few minutes")
        shared = self._addresses.of(address)
        if not shared.take(self.seconds()):
            return self._turn_away(address, 429, b"too many messages from this address; wait a little")
        round_trip = None if self.direct else proxy_round_trip(headers.getall(ROUND_TRIP_HEADER, ()))
        return Connection(self, address, cookie_token(headers.getall("cookie", ())), shared, round_trip)

    def _turn_away(self, address: str, status: int, why: bytes) -> WSUpgradeResponseWithListener:
        self.metrics.turned_away += 1
        self.charge_refusal(address)
        return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status, why), None)

    def charge_refusal(self, address: str) -> None:
        """Charges an address for a refusal, so the more it persists, the later its requests are read."""
        if self.direct and address:
            self.heads.of(address).charge(COST_OF_A_REFUSAL)

    def _is_own(self, origin: str | None, host: str) -> bool:
        """Whether a browser connects from our own page, or from one that the operator allows."""
        if origin is None or origin in self._settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == host
        except ValueError:
            return False

    def opened(self, connection: Connection) -> None:
        """Called when the handshake is complete. Nothing is called if it fails after `accept`."""
        self._open.add(connection)
        self.occupancy.enter(connection.address)
        self.metrics.connections += 1
        self.metrics.connected += 1
        self._silent[connection] = self.seconds()

    def closed(self, connection: Connection) -> None:
        self._silent.pop(connection, None)
        self._leaving.pop(connection, None)
        if connection in self._open:
            self._open.discard(connection)
            self.metrics.connections -= 1
            if self.visited is not None and connection.name:
                self.visited(connection.name, False)
            self.occupancy.leave(connection.address)

    # hello

    def hello(self, connection: Connection, hello: Hello) -> None:
        """Checks protocol and identity, then finds the table."""
        if hello.protocol != PROTOCOL:
            connection.bye("reload")
            return
        guest = self._guest(hello.token or connection.claimed)
        if guest is None:
            connection.bye("no-guest")
            return

        guesses = self._guesses(guest.identity, connection.address) if is_room_code(hello.table) else ()
        if not all(bucket.take(self.seconds()) for bucket in guesses):
            connection.bye("too-fast", CODE_REST)
            return

        def found(table: TablePort | StoreError) -> None:
            if isinstance(table, Unavailable):
                connection.bye("restart")
            elif isinstance(table, StoreError):
                connection.bye("no-table")
            elif self._guest_tokens.is_revoked(guest.identity):
                connection.bye("no-guest")  # the guest was deleted while the table was being found
            else:
                for bucket in guesses:
                    bucket.charge(-1.0)  # a right code costs nothing
                if asleep and table is self._registry.awake(table.id):
                    connection.woke(table.status.events or 0)
                connection.join(table, guest.identity, guest.name, hello)
                if self.visited is not None:
                    self.visited(guest.name, True)

        asleep = self._registry.awake(TableId(hello.table)) is None
        if self._silent.pop(connection, None) is not None:
            self._ping_schedule.add_idle(connection)
        self.find(TableId(hello.table), found)

    def _guesses(self, guest: Identity, address: str) -> tuple[Bucket, ...]:
        """Returns the buckets for wrong room codes: the guest's and the address's (R3)."""
        return self._guest_codes.of(guest), self._codes.of(address)

    def _guest(self, token: str) -> Guest | None:
        try:
            return self._guest_tokens.read(token, self._clock.moment())
        except BadToken:
            return None

    # while they are connected

    def allowance(self, guest: Identity) -> Bucket:
        """Returns the bucket for a guest's messages."""
        return self._guests.of(guest)

    def phrases(self, guest: Identity) -> Bucket:
        """Returns the bucket for a guest's chat messages."""
        return self._phrases.of(guest)

    def arriving(self, connection: Connection, table: TablePort) -> None:
        """Called when a connection is about to join a table."""
        self.growth.arrive(table, connection)

    def departing(self, connection: Connection, table: TablePort) -> None:
        """Called when a connection has left its table."""
        self.growth.depart(table, connection)

    def leaving(self, connection: Connection) -> None:
        """Called when a connection's goodbye has been sent; cuts the connection off unless the client reads that
        soon."""
        self._leaving[connection] = self.seconds()

    def measure(self, connection: Connection) -> None:
        """Pings a player soon, because their latency must be measured."""
        self._ping_schedule.add(connection, QUICK)

    def expect(self, connection: Connection) -> None:
        """Pings a player soon, because they have returned to their seat."""
        self._ping_schedule.add_player(connection)

    def guests(self) -> set[Identity]:
        """Returns all connected guests."""
        return {connection.guest for connection in self._open if connection.guest}

    def send_away(self, guest: Identity) -> None:
        """Closes all connections of a deleted guest."""
        for connection in [connection for connection in self._open if connection.guest == guest]:
            connection.bye("no-guest")

    def shut(self) -> None:
        """Stops admitting connections and disconnects all clients; the tables have already sent their goodbyes."""
        self._shut = True
        self._ping_schedule.stop()
        for connection in list(self._open):
            connection.bye("restart")
            connection.hang_up()

    def _tick(self) -> None:
        limit = self.seconds() - self.limits.hello_seconds
        while self._silent:
            connection, since = next(iter(self._silent.items()))
            if since > limit:
                break
            del self._silent[connection]
            self.metrics.silent += 1
            connection.bye("too-slow")
        limit = self.seconds() - GOODBYE_SECONDS
        while self._leaving:
            connection, since = next(iter(self._leaving.items()))
            if since > limit:
                break
            del self._leaving[connection]
            connection.abort()


def forwarded(headers: Sequence[str], peer: str, trusted: bool) -> str:
    """Returns the client's address: as reported by the nearest proxy if proxies are trusted, otherwise the peer's.

    The proxy's entry is the last value of the last line; the client may have forged everything before it.
    """
    if trusted and headers:
        return _without_port(headers[-1].rsplit(",", 1)[-1].strip()[:64]) or peer
    return peer


def _without_port(address: str) -> str:
    """Strips the port and brackets that some proxies add to an address."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


def proxy_round_trip(headers: Sequence[str]) -> float | None:
    """Returns the client's round trip in milliseconds, as measured by the proxy in front; None if it sends none.

    It can only lower the latency that a client may claim, so a client gains nothing by forging the header.
    """
    said = headers[-1].strip() if headers else ""
    return int(said) / 1000 if said.isascii() and said.isdigit() and len(said) <= ROUND_TRIP_DIGITS else None


def open_files() -> int:
    """Raises the limit on open files as far as possible, and returns it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 1 << 20) if hard != resource.RLIM_INFINITY else 1 << 20
    if soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):
            return soft
        return wanted
    return soft
