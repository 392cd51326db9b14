"""Many tables of one dead node, on a real PostgreSQL: the others take them over together, each once."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import asyncpg
import pytest

from tercet.cluster.ownership import LeaseOwnership
from tercet.store.port import StoreError, TableId, VersionConflict
from tercet.store.postgres import ownership
from tercet.tables.dependencies import OwnedElsewhere
from tests.cluster.test_leases import Node, end_lease, node
from tests.postgres import shared_postgres
from tests.store.conformance import a_record, an_entry, append, run, save


class Heir:
    """A node that asks for many tables at once."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.ownership = LeaseOwnership(node.leases, lambda *_: None)
        self.own: list[TableId] = []
        self.elsewhere: dict[TableId, str] = {}
        self._waiting: list[asyncio.Future[None]] = []

    def ask(self, table: TableId) -> None:
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)

        def told(problem: StoreError | None) -> None:
            if problem is None:
                self.own.append(table)
            else:
                assert isinstance(problem, OwnedElsewhere)
                self.elsewhere[table] = problem.owner
            answer.set_result(None)

        self.ownership.claim(table, told)

    async def told(self) -> None:
        await asyncio.gather(*self._waiting)


def test_the_tables_of_a_dead_node_are_taken_over_in_few_statements_each_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    url = shared_postgres().url()
    codes = [TableId(f"t{number}") for number in range(200)]
    statements = 0
    claim_free = ownership.claim_free

    async def counted(*arguments: Any) -> Any:
        nonlocal statements
        statements += 1
        return await claim_free(*arguments)

    async def body() -> None:
        async with node(url, "dead") as dead, node(url, "a") as a, node(url, "b") as b, node(url, "c") as c:
            for code in codes:
                await save(dead.store, a_record(code))
            assert set((await dead.leases.claim(codes)).values()) == {None}
            for code in codes:
                await append(dead.store, code, an_entry(0))
            await end_lease(url, dead.leases.node)
            monkeypatch.setattr(ownership, "claim_free", counted)
            heirs = [Heir(one) for one in (a, b, c)]
            for heir in heirs:
                for code in random.Random(heir.node.leases.node).sample(codes, len(codes)):
                    heir.ask(code)
            await asyncio.gather(*(heir.told() for heir in heirs))
            assert sorted(code for heir in heirs for code in heir.own) == sorted(codes), "each is one node's"
            names = {code: heir.node.leases for heir in heirs for code in heir.own}
            for heir in heirs:
                for code, owner in heir.elsewhere.items():
                    assert owner == names[code]._name
            assert sum(heir.node.store.takeovers for heir in heirs) == len(codes)
            assert sum(heir.ownership.claimed for heir in heirs) == len(codes)
            assert statements < 20
            db = await asyncpg.connect(url)
            assert await db.fetch("SELECT DISTINCT epoch FROM heads") == [(2,)]
            await db.close()
            with pytest.raises(VersionConflict):
                await append(dead.store, codes[0], an_entry(1))
            for heir in heirs:
                for code in heir.own:
                    await append(heir.node.store, code, an_entry(1))

    run(body)
