"""The operator's settings; the defaults suit most servers."""

from __future__ import annotations

from pathlib import Path

import msgspec

PORT = 8181
DAY = 24 * 3600 * 1000


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits per guest or per address, with room for a school class behind one address. A pair is a rate per second and
    a burst size."""

    connections: int = 400
    """Open WebSockets from one address: in a room, each of a hundred people has one to the room and one to a table."""
    plain_connections: int = 768
    """Open connections from one address, except WebSockets; a browser opens six."""
    connects: tuple[float, float] = (20.0, 256.0)
    """New connections from one address."""
    heads: tuple[float, float] = (300.0, 6500.0)
    """All requests from one address; beyond the limit they are delayed, not refused."""
    requests: tuple[float, float] = (30.0, 300.0)
    """Requests to `/api/…` from one address."""
    files: tuple[float, float] = (200.0, 6000.0)
    """Requests for files of the web client from one address; a page needs about thirty."""
    guests: tuple[float, float] = (1.0, 200.0)
    """New guests from one address."""
    tables: tuple[float, float] = (0.5, 100.0)
    """New tables from one address; long rules cost more."""
    guest_tables: tuple[float, float] = (0.05, 60.0)
    """New tables created by one guest."""
    daily_attempts: tuple[float, float] = (0.001, 60.0)
    """Ranked attempts at the day's puzzles from one address; further attempts are not ranked."""
    guest_codes: tuple[float, float] = (10 / 60, 10.0)
    """Wrong room codes from one guest."""
    codes: tuple[float, float] = (2.0, 120.0)
    """Wrong room codes from one address."""
    exports: int = 2
    """Simultaneous downloads of zip files from one address."""
    logs: int = 8
    """Simultaneous downloads of single logs from one address."""
    deletions: tuple[float, float] = (0.1, 40.0)
    """Deletions of a guest's data from one address."""
    growth: tuple[float, float] = (40.0, 150_000.0)
    """Events charged to one address; a table's events are split among the addresses connected to it. 40 per second add
    up to less than a gigabyte a day."""
    guest_growth: tuple[float, float] = (20.0, 60_000.0)
    """Events charged to one guest (split as for `growth`)."""
    messages: tuple[float, float] = (60.0, 120.0)
    """Messages from one guest, across all their connections."""
    shared_messages: tuple[float, float] = (600.0, 3000.0)
    """Messages from one address."""
    phrases: tuple[float, float] = (1.0, 6.0)
    """Chat messages from one guest."""
    frame: int = 16 * 1024
    """Bytes in one message."""
    body: int = 16 * 1024
    """Bytes in the body of one request."""
    backlog: int = 256 * 1024
    """Bytes buffered for a client that does not read."""
    hello_seconds: float = 10.0
    """How long a new connection may take to send its hello."""
    silence_seconds: float = 75.0
    """A connection is closed after this many seconds of silence; live clients are never silent for long, since they
    answer pings."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of `tercet serve`."""

    data: Path
    store: str = ""
    """URL of a PostgreSQL database; if empty, the tables are stored in a file in the data folder."""
    bus: str = ""
    """URL of the NATS server that connects several servers with one database; empty for a single server."""
    host: str = "127.0.0.1"
    port: int = PORT
    address: str = ""
    """The public address, such as `https://play.example.org`; if empty, the addresses of this computer."""
    trust_proxy: bool = False
    """Whether to trust a reverse proxy's X-Forwarded-* headers about the client's address, its round trip, and TLS."""
    origins: tuple[str, ...] = ()
    """Origins whose pages may connect in addition to our own, such as `https://example.org`."""
    hosts: tuple[str, ...] = ()
    """Host names that the server answers to, in addition to this computer's name and any IP address."""
    metrics_token: str = ""
    """The token that lets other computers read the metrics; if empty, only this computer can."""
    client: Path | None = None
    """The folder of the built web client; None for the one in the package."""
    offline_parts: Path | None = None
    """The folder of files that pages load so they can play without this server; `make static` writes it to
    `build/static/offline`."""
    keep_finished_days: float = 365.0
    """A finished game is deleted after this many days."""
    keep_idle_days: float = 30.0
    """An unfinished table is deleted this many days after its last event."""
    token_days: float = 400.0
    """An identity expires this many days after its last use."""
    keep_free: int = 512 * 2**20
    """Minimum free disk space, in bytes; below it, no new tables can be created."""
    bots: bool = True
    limits: Limits = Limits()

    @property
    def database(self) -> Path:
        return self.data / "tercet.db"

    @property
    def results(self) -> Path:
        """The results database. It is computed from the logs, so it can be deleted at any time."""
        return self.data / "results.db"

    @property
    def key(self) -> Path:
        return self.data / "identity.key"
