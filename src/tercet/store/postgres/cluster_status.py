"""How a cluster is, as its database knows it; asked by somebody who is no part of it."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from tercet.store.postgres import ownership
from tercet.store.postgres.database import ERRORS, Database
from tercet.store.postgres.ownership import HOLDS, NodeStatus
from tercet.store.postgres.schema import LOCK_KEY, SOLE_LOCK, require_current

_LEFT: Final = f"""
SELECT count(*) FROM heads
WHERE owner <> 0 AND NOT EXISTS (SELECT 1 FROM lives WHERE id = owner AND {HOLDS})
    AND EXISTS (SELECT 1 FROM lives WHERE id = owner AND expires IS NOT NULL)
"""
_ALONE: Final = f"""
SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND granted
    AND objsubid = 1
    AND (classid::bigint << 32) | objid::bigint = {LOCK_KEY}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
"""


SETTLED: Final = 5_000.0
"""Milliseconds after which a node hears the others, and they hear it."""


class ClusterStatus(msgspec.Struct, frozen=True):
    """Who uses a database."""

    nodes: tuple[NodeStatus, ...]
    left: int
    """Tables of nodes whose lease has run out: whoever asks for one next owns it."""
    alone: bool
    """Whether one server without a bus has the database for itself."""
    answer: float
    """Seconds that the database took to answer a question."""

    def unheard(self, node: NodeStatus) -> list[str]:
        """The nodes that one does not hear although it should: they may be on different NATS servers."""
        if node.heard is None or node.ran < SETTLED:
            return []
        return [
            other.name for other in self.nodes if other.ran >= SETTLED and other.name not in (node.name, *node.heard)
        ]


async def cluster_status(url: str) -> ClusterStatus:
    """Looks, and changes nothing."""
    database = Database(url)
    db = await database.connect()
    try:
        await require_current(db, database)
        begun = time.monotonic()
        await db.fetchval("SELECT 1")
        answer = time.monotonic() - begun
        nodes = await ownership.nodes(db)
        return ClusterStatus(nodes, await db.fetchval(_LEFT), await db.fetchval(_ALONE, SOLE_LOCK), answer)
    except ERRORS as error:
        raise database.explained(error) from error
    finally:
        db.terminate()
