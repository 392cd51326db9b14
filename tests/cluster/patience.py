"""Nodes that share a test's event loop, and have long timeouts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from tercet.client import listener
from tercet.cluster import bus, link, moved_connections, node
from tercet.cluster.leases import Leases
from tercet.store.postgres import store

STALL_SECONDS: Final = 300.0
"""No node stalls for this long, however busy the machine."""


@contextmanager
def patience(silence: float = STALL_SECONDS * 1000, pings: float = STALL_SECONDS) -> Iterator[None]:
    """Raises the timeouts: on a busy machine, a starting or stopping node blocks the event loop for longer than a
    lease. No node then gives up its tables or, unless `silence` is shorter, considers another gone or, unless `pings`
    are more frequent, considers NATS lost. No connection gives up its table, and no client its node."""
    with pytest.MonkeyPatch.context() as patch:
        assert Leases.__init__.__kwdefaults__ is not None
        patch.setitem(Leases.__init__.__kwdefaults__, "seconds", STALL_SECONDS)
        patch.setattr(link, "SILENCE", silence)
        patch.setattr(bus, "PING_SECONDS", pings)
        patch.setattr(bus, "CLOSE_SECONDS", int(STALL_SECONDS))
        patch.setattr(node, "PATIENCE", STALL_SECONDS * 1000)
        patch.setattr(moved_connections, "PATIENCE", STALL_SECONDS * 1000)
        patch.setattr(listener, "SILENCE_IN_PLAY", STALL_SECONDS)
        patch.setattr(listener, "SILENCE", STALL_SECONDS)
        patch.setattr(store, "LEASE_ANSWER_SECONDS", STALL_SECONDS)
        yield
