"""What a WebSocket needs from the server around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tercet.core.engine.game import Millis
from tercet.server.metrics import Metrics
from tercet.server.settings import Limits
from tercet.store.port import GuestId
from tercet.tables.rate_limit import Bucket
from tercet.tables.table_port import TablePort
from tercet.wire.messages import Hello

if TYPE_CHECKING:
    from tercet.server.websocket.connection import Connection


class ConnectionHost(Protocol):
    """What a connection needs from the server."""

    limits: Limits
    metrics: Metrics
    direct: bool
    """Whether clients connect without a proxy."""
    retry: Millis
    """After how long clients are to reconnect when the server restarts."""

    def seconds(self) -> float: ...

    def allowance(self, guest: GuestId) -> Bucket: ...

    def phrases(self, guest: GuestId) -> Bucket: ...

    def arriving(self, connection: Connection, table: TablePort) -> None: ...

    def departing(self, connection: Connection, table: TablePort) -> None: ...

    def leaving(self, connection: Connection) -> None: ...

    def opened(self, connection: Connection) -> None: ...

    def closed(self, connection: Connection) -> None: ...

    def hello(self, connection: Connection, hello: Hello) -> None: ...

    def measure(self, connection: Connection) -> None: ...

    def expect(self, connection: Connection) -> None: ...
