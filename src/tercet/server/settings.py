"""What an operator can configure; every default should be fine as it is."""

from __future__ import annotations

from pathlib import Path

import msgspec

PORT = 8181
DAY = 24 * 3600 * 1000


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one client or one address may do, with room for a school class behind one address. Pairs mean: how many
    per second, and how many at once."""

    connections: int = 400
    """Open WebSockets from one address: in a room of a hundred people each has one to the room and one to a table."""
    plain_connections: int = 768
    """Open connections from one address other than WebSockets; a browser holds six of them."""
    connects: tuple[float, float] = (20.0, 256.0)
    """New connections from one address."""
    heads: tuple[float, float] = (300.0, 6500.0)
    """Requests of any kind from one address; more than that are read later."""
    requests: tuple[float, float] = (30.0, 300.0)
    """Requests to the interface, `/api/…`, from one address."""
    files: tuple[float, float] = (200.0, 6000.0)
    """Requests for the client's own files from one address; a page needs about thirty of them."""
    guests: tuple[float, float] = (1.0, 200.0)
    """New guests from one address."""
    tables: tuple[float, float] = (0.5, 100.0)
    """New tables from one address; long rules count for more."""
    guest_tables: tuple[float, float] = (0.05, 60.0)
    """New tables of one guest."""
    daily_attempts: tuple[float, float] = (0.001, 60.0)
    """Ranked attempts at the day's puzzles from one address; the times of further attempts do not count."""
    guest_codes: tuple[float, float] = (10 / 60, 10.0)
    """Wrong codes of rooms that one guest may try."""
    codes: tuple[float, float] = (2.0, 120.0)
    """Wrong codes of rooms from one address."""
    exports: int = 2
    """Zip files that one address may download at once."""
    logs: int = 8
    """Logs of single games that one address may download at once."""
    deletions: tuple[float, float] = (0.1, 40.0)
    """Guests who delete their data, from one address."""
    growth: tuple[float, float] = (40.0, 150_000.0)
    """Events at tables with people from one address; 40 a second are less than a gigabyte a day."""
    guest_growth: tuple[float, float] = (20.0, 60_000.0)
    """Events at tables where one guest is."""
    messages: tuple[float, float] = (60.0, 120.0)
    """Messages of one guest on all their connections together."""
    shared_messages: tuple[float, float] = (600.0, 3000.0)
    """Messages from one address."""
    phrases: tuple[float, float] = (1.0, 6.0)
    """Chat messages of one guest."""
    frame: int = 16 * 1024
    """Bytes in one message."""
    body: int = 16 * 1024
    """Bytes in the body of one request."""
    backlog: int = 256 * 1024
    """Bytes that may wait for a client that does not read."""
    hello_seconds: float = 10.0
    """How long a new connection may stay silent."""
    silence_seconds: float = 75.0
    """How long a connection may leave every ping unanswered."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set for `tercet serve`."""

    data: Path
    store: str = ""
    """The address of a PostgreSQL database for the tables; empty: a file in the data folder."""
    bus: str = ""
    """The address of a NATS server that connects several servers with one database; empty: there is only this one."""
    host: str = "127.0.0.1"
    port: int = PORT
    address: str = ""
    """The address at which others find this server, such as `https://play.example.org`; empty: its own addresses."""
    trust_proxy: bool = False
    """Trust the X-Forwarded-* headers of a reverse proxy about who the client is, how far away, and whether TLS was
    used."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may connect, such as `https://example.org`."""
    hosts: tuple[str, ...] = ()
    """Names the server may be addressed by, in addition to this computer's own and every IP address."""
    metrics_token: str = ""
    """The token with which other computers may read the metrics; empty: they cannot."""
    client: Path | None = None
    """The folder of the built web client; None: the one in the package."""
    offline_parts: Path | None = None
    """The folder that `make static` writes as `build/static/offline`: with it, pages can keep what they need to play
    without this server."""
    keep_finished_days: float = 365.0
    """How long finished games are kept."""
    keep_idle_days: float = 30.0
    """How long an unfinished table is kept after its last event."""
    token_days: float = 400.0
    """How long an identity lasts after its last use."""
    keep_free: int = 512 * 2**20
    """How many bytes of the disk must stay free: with less, no new tables can be created."""
    bots: bool = True
    limits: Limits = Limits()

    @property
    def database(self) -> Path:
        return self.data / "tercet.db"

    @property
    def results(self) -> Path:
        """The file with everything derived from the logs; it can be deleted, and is then derived again."""
        return self.data / "results.db"

    @property
    def key(self) -> Path:
        return self.data / "identity.key"
