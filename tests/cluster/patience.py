"""Nodes that share a test's event loop, and have long timeouts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from tercet.cluster import bus, link, node
from tercet.cluster.leases import Leases
from tercet.store.postgres import store

STALL_SECONDS: Final = 300.0
"""No node stalls for this long, however busy the machine."""


@contextmanager
def patience(silence: float = STALL_SECONDS * 1000, pings: float = STALL_SECONDS) -> Iterator[None]:
    """Raises the timeouts: on a busy machine, a starting or stopping node blocks the event loop for longer than a
    lease. No node then gives up its tables or, unless `silence` is shorter, considers another gone or, unless `pings`
    are more frequent, considers NATS lost."""
    with pytest.MonkeyPatch.context() as patch:
        assert Leases.__init__.__kwdefaults__ is not None
        patch.setitem(Leases.__init__.__kwdefaults__, "seconds", STALL_SECONDS)
        patch.setattr(link, "SILENCE", silence)
        patch.setattr(bus, "PING_SECONDS", pings)
        patch.setattr(node, "PATIENCE", STALL_SECONDS * 1000)
        patch.setattr(store, "LEASE_ANSWER_SECONDS", STALL_SECONDS)
        yield
