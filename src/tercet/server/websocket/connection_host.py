"""The interface through which a connection uses the server."""

from __future__ import annotations

from typing import Protocol, TypeVar

from tercet.core.engine.game import Millis
from tercet.core.identity import Identity
from tercet.server.metrics import Metrics
from tercet.server.settings import Limits
from tercet.tables.table_port import TablePort
from tercet.tables.token_bucket import Bucket
from tercet.wire.messages import Hello

ConnectionT_contra = TypeVar("ConnectionT_contra", contravariant=True)


class ConnectionHost(Protocol[ConnectionT_contra]):
    """Implemented by `Connections`."""

    limits: Limits
    metrics: Metrics
    direct: bool
    """Whether clients connect without a proxy."""
    retry: Millis
    """How long clients wait before they reconnect to a restarted server."""

    def seconds(self) -> float: ...

    def allowance(self, guest: Identity) -> Bucket: ...

    def phrases(self, guest: Identity) -> Bucket: ...

    def arriving(self, connection: ConnectionT_contra, table: TablePort) -> None: ...

    def departing(self, connection: ConnectionT_contra, table: TablePort) -> None: ...

    def leaving(self, connection: ConnectionT_contra) -> None: ...

    def opened(self, connection: ConnectionT_contra) -> None: ...

    def closed(self, connection: ConnectionT_contra) -> None: ...

    def hello(self, connection: ConnectionT_contra, hello: Hello) -> None: ...

    def measure(self, connection: ConnectionT_contra) -> None: ...

    def expect(self, connection: ConnectionT_contra) -> None: ...
