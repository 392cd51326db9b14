"""Nodes that share a test's loop, and are patient with each other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from tercet.cluster import bus, link, node
from tercet.cluster.leases import Leases

STALL_SECONDS: Final = 300.0
"""However busy the machine, no node stands still for so long."""


@contextmanager
def patience(silence: float = STALL_SECONDS * 1000, pings: float = STALL_SECONDS) -> Iterator[None]:
    """On a busy machine, a node that starts or stops holds up all of a loop for longer than a lease lasts: with this
    much patience none gives up its own tables, or, unless `silence` is shorter, takes another for gone, or, unless
    `pings` go to NATS more often, takes that for lost."""
    with pytest.MonkeyPatch.context() as patch:
        assert Leases.__init__.__kwdefaults__ is not None
        patch.setitem(Leases.__init__.__kwdefaults__, "seconds", STALL_SECONDS)
        patch.setattr(link, "SILENCE", silence)
        patch.setattr(bus, "PING_SECONDS", pings)
        patch.setattr(node, "PATIENCE", STALL_SECONDS * 1000)
        yield
