"""Which node owns which table, as the database has it and by its clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NewType

import msgspec

from tercet.core.engine.game import Version
from tercet.store.port import NoSuchTable, TableId
from tercet.store.postgres.heads import Head

NodeId = NewType("NodeId", int)
"""One life of one server; a node whose lease has run out comes back as another."""

_BEGIN: Final = """
INSERT INTO lives (name, expires) VALUES ($1, clock_timestamp() + make_interval(secs => $2)) RETURNING id
"""
_RENEW: Final = """
UPDATE lives SET expires = clock_timestamp() + make_interval(secs => $2), ran = $3
WHERE id = $1 AND expires > clock_timestamp() RETURNING id
"""
_CLAIM: Final = """
UPDATE heads SET epoch = heads.epoch + 1, owner = $2
FROM tables JOIN heads AS former USING (no) WHERE tables.no = heads.no AND tables.code = $1
    AND (heads.owner = $2 OR NOT EXISTS (SELECT 1 FROM lives WHERE id = heads.owner AND expires > clock_timestamp()))
    AND EXISTS (SELECT 1 FROM lives WHERE id = $2 AND expires > clock_timestamp())
RETURNING heads.no, heads.epoch, heads.version, former.owner AS former
"""
_OWNER: Final = """
SELECT owner, coalesce(name, '') AS name, coalesce(expires > clock_timestamp(), false) AS lives
FROM tables JOIN heads USING (no) LEFT JOIN lives ON lives.id = owner WHERE code = $1
"""
_OWNERS: Final = """
SELECT code, lives.name FROM tables JOIN heads USING (no) JOIN lives ON lives.id = owner
WHERE code = ANY ($1) AND expires > clock_timestamp()
"""
_RELEASE: Final = """
UPDATE heads SET owner = 0
FROM tables WHERE tables.no = heads.no AND tables.code = ANY ($1) AND owner = $2
"""
_NODES: Final = """
SELECT id, name, extract(epoch FROM expires - clock_timestamp())::float8 AS remaining,
    (SELECT count(*) FROM heads WHERE owner = lives.id) AS tables
FROM lives WHERE expires > clock_timestamp() ORDER BY id
"""


class NodeStatus(msgspec.Struct, frozen=True):
    """A node that has a lease now."""

    id: NodeId
    name: str
    remaining: float
    """Seconds until its lease runs out, unless it is renewed."""
    tables: int
    """How many it owns."""


class Owner(msgspec.Struct, frozen=True):
    """The node that a table belongs to."""

    id: NodeId
    name: str


async def begin_life(db: Any, name: str, seconds: float) -> NodeId:
    """A new node, with a lease for so many seconds."""
    return NodeId(await db.fetchval(_BEGIN, name, seconds))


async def renew(db: Any, node: NodeId, seconds: float, ran: int) -> bool:
    """Whether the lease was renewed; one that has run out never is."""
    return await db.fetchval(_RENEW, node, seconds, ran) is not None


async def end_life(db: Any, node: NodeId) -> None:
    """The lease ends now, and with it every claim to a table."""
    await db.execute("UPDATE lives SET expires = clock_timestamp() WHERE id = $1", node)


async def claim_free(db: Any, table: TableId, node: NodeId) -> Head | Owner | None:
    """Begins a new epoch of a table that nobody with a lease owns, or we do; else says who does.

    None where it must be asked again: our own lease has run out, or the owner changed while we asked.
    """
    row = await db.fetchrow(_CLAIM, table, node)
    if row is not None:
        return Head(row["no"], row["epoch"], Version(row["version"]), former=row["former"])
    owner = await db.fetchrow(_OWNER, table)
    if owner is None:
        raise NoSuchTable(table)
    return Owner(NodeId(owner["owner"]), owner["name"]) if owner["lives"] and owner["owner"] != node else None


async def owners(db: Any, tables: Sequence[TableId]) -> dict[TableId, str]:
    """The names of the nodes that own these tables now; those that nobody owns are left out."""
    return {TableId(code): name for code, name in await db.fetch(_OWNERS, list(tables))}


async def release(db: Any, tables: Sequence[TableId], node: NodeId) -> None:
    """Whoever asks next may have these tables."""
    await db.execute(_RELEASE, list(tables), node)


async def nodes(db: Any) -> tuple[NodeStatus, ...]:
    """All nodes that have a lease now."""
    rows = await db.fetch(_NODES)
    return tuple(NodeStatus(NodeId(row["id"]), row["name"], row["remaining"], row["tables"]) for row in rows)
