"""Assigns tables to nodes, by the database's clock: leases, claims, takeovers, and the state of the cluster."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NewType

import msgspec

from tercet.core.engine.game import Version
from tercet.store.port import TableId
from tercet.store.postgres.database import ERRORS, Database
from tercet.store.postgres.heads import Head
from tercet.store.postgres.schema import LOCK_KEY, SOLE_LOCK, require_current

NodeId = NewType("NodeId", int)
"""Identifies one lease of a server; a node whose lease has expired returns with a new id."""

HOLDS: Final = "expires > clock_timestamp() AND expires <= clock_timestamp() + lease + interval '1 second'"
"""Condition for a valid lease. A lease that ends later than its length allows counts as expired: the database's clock
was set back. One second of tolerance keeps small clock corrections from moving tables."""
_BEGIN: Final = """
INSERT INTO lives (name, lease, expires, heard)
VALUES ($1, make_interval(secs => $2), clock_timestamp() + make_interval(secs => $2), $3) RETURNING id
"""
_RENEW: Final = """
UPDATE lives SET expires = clock_timestamp() + make_interval(secs => $2), ran = $3, heard = $4
WHERE id = $1 AND expires > clock_timestamp() RETURNING id
"""
_CLAIM: Final = f"""
WITH free AS (
    SELECT heads.no, code, owner FROM tables JOIN heads USING (no)
    WHERE code = ANY ($1)
        AND (owner = $2 OR NOT EXISTS (SELECT 1 FROM lives WHERE id = owner AND {HOLDS}))
        AND EXISTS (SELECT 1 FROM lives WHERE id = $2 AND {HOLDS})
    FOR UPDATE OF heads{{more}}
)
UPDATE heads SET epoch = heads.epoch + 1, owner = $2
FROM free WHERE heads.no = free.no
RETURNING free.code, heads.no, heads.epoch, heads.version, free.owner AS former
"""
_CLAIM_ONE: Final = _CLAIM.format(more="")
_CLAIM_MANY: Final = _CLAIM.format(more=" SKIP LOCKED")
"""Skips rows that other transactions have locked, since two claims waiting for each other would deadlock."""
_HOLDERS: Final = f"""
SELECT code, owner, coalesce(name, '') AS name, coalesce({HOLDS}, false) AS lives
FROM tables JOIN heads USING (no) LEFT JOIN lives ON lives.id = owner WHERE code = ANY ($1)
"""
_OWNERS: Final = f"""
SELECT code, lives.name FROM tables JOIN heads USING (no) JOIN lives ON lives.id = owner
WHERE code = ANY ($1) AND {HOLDS}
"""
_RELEASE: Final = """
UPDATE heads SET owner = 0
FROM tables WHERE tables.no = heads.no AND tables.code = ANY ($1) AND owner = $2
"""
_NODES: Final = f"""
SELECT id, name, ran, heard, extract(epoch FROM expires - clock_timestamp())::float8 AS remaining,
    (SELECT count(*) FROM heads WHERE owner = lives.id) AS tables
FROM lives WHERE {HOLDS} ORDER BY id
"""


class NodeStatus(msgspec.Struct, frozen=True):
    """A node with a lease."""

    id: NodeId
    name: str
    remaining: float
    """Seconds until its lease expires, unless renewed."""
    tables: int
    """Number of tables it owns."""
    ran: float
    """Milliseconds for which it has had this lease."""
    heard: tuple[str, ...] | None
    """The other nodes whose news it receives on the bus; None while it is disconnected."""


class Owner(msgspec.Struct, frozen=True):
    """The node that owns a table."""

    id: NodeId
    name: str


async def begin_life(db: Any, name: str, seconds: float, heard: Sequence[str] | None) -> NodeId:
    """Registers a new node with a lease of this many seconds. `heard` lists the nodes whose news it receives."""
    return NodeId(await db.fetchval(_BEGIN, name, seconds, heard))


async def renew(db: Any, node: NodeId, seconds: float, ran: int, heard: Sequence[str] | None) -> bool:
    """Renews a lease; returns False if it has already expired."""
    return await db.fetchval(_RENEW, node, seconds, ran, heard) is not None


async def peers(db: Any, name: str) -> dict[str, bool]:
    """Returns the other nodes with a lease, and whether each is connected to the bus."""
    return dict(await db.fetch(f"SELECT name, heard IS NOT NULL FROM lives WHERE {HOLDS} AND name <> $1", name))


async def end_life(db: Any, node: NodeId) -> None:
    """Ends the lease and its claims immediately."""
    await db.execute("UPDATE lives SET expires = clock_timestamp() WHERE id = $1", node)


Claimed = Head | Owner | None
"""The head of a table that this node now owns, or the node that owns it. None means try again: our lease has expired,
the owner has changed, or another node is claiming or writing."""


async def claim_free(db: Any, tables: Sequence[TableId], node: NodeId) -> dict[TableId, Claimed]:
    """Claims the tables that are free or already ours, in a new epoch, and returns the owners of the rest; skips
    unknown tables. Uses one statement, which waits for a locked row only if a single table is requested."""
    found = await _claim(db, _CLAIM_ONE if len(tables) == 1 else _CLAIM_MANY, tables, node)
    rest = [table for table in tables if table not in found]
    if rest:
        try:
            found |= await _holders(db, rest, node)
        except ERRORS:
            if not found:
                raise
            found |= dict.fromkeys(rest)  # the claims above still count
    return found


async def _claim(db: Any, statement: str, tables: Sequence[TableId], node: NodeId) -> dict[TableId, Claimed]:
    rows = await db.fetch(statement, list(tables), node)
    return {
        TableId(row["code"]): Head(row["no"], row["epoch"], Version(row["version"]), former=row["former"])
        for row in rows
    }


async def _holders(db: Any, tables: Sequence[TableId], node: NodeId) -> dict[TableId, Claimed]:
    rows = await db.fetch(_HOLDERS, list(tables))
    return {
        TableId(row["code"]): Owner(NodeId(row["owner"]), row["name"])
        if row["lives"] and row["owner"] != node
        else None
        for row in rows
    }


async def owners(db: Any, tables: Sequence[TableId]) -> dict[TableId, str]:
    """Returns the names of the nodes that own `tables`; skips tables without an owner."""
    return {TableId(code): name for code, name in await db.fetch(_OWNERS, list(tables))}


async def release(db: Any, tables: Sequence[TableId], node: NodeId) -> None:
    """Releases `tables` to the next node that claims them."""
    await db.execute(_RELEASE, list(tables), node)


async def nodes(db: Any) -> tuple[NodeStatus, ...]:
    """Returns all nodes with a lease."""
    rows = await db.fetch(_NODES)
    return tuple(
        NodeStatus(
            NodeId(row["id"]),
            row["name"],
            row["remaining"],
            row["tables"],
            row["ran"],
            None if row["heard"] is None else tuple(row["heard"]),
        )
        for row in rows
    )


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
"""Milliseconds after which a node should receive the news of all other nodes."""


class ClusterStatus(msgspec.Struct, frozen=True):
    """The servers that use a database, as seen from outside."""

    nodes: tuple[NodeStatus, ...]
    left: int
    """Number of tables that belong to nodes whose lease has expired; any node may claim them."""
    alone: bool
    """Whether a single server without a bus uses the database."""
    answer: float
    """Seconds that the database took to answer."""

    def unheard(self, node: NodeStatus) -> list[str]:
        """Returns the nodes whose news `node` should receive but does not; they may be on different NATS servers."""
        if node.heard is None or node.ran < SETTLED:
            return []
        return [
            other.name for other in self.nodes if other.ran >= SETTLED and other.name not in (node.name, *node.heard)
        ]


async def cluster_status(url: str) -> ClusterStatus:
    """Reads the status without changing anything."""
    database = Database(url)
    db = await database.connect()
    try:
        await require_current(db, database)
        begun = time.monotonic()
        await db.fetchval("SELECT 1")
        answer = time.monotonic() - begun
        return ClusterStatus(await nodes(db), await db.fetchval(_LEFT), await db.fetchval(_ALONE, SOLE_LOCK), answer)
    except ERRORS as error:
        raise database.explained(error) from error
    finally:
        db.terminate()
