"""Many tables of one dead node, on a real PostgreSQL: the other nodes take them over together, each table once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import pytest

from tercet.cluster.leases import CLAIM_RETRIES
from tercet.cluster.table_ownership import LeaseOwnership
from tercet.store.port import StoreError, TableId, Unavailable, VersionConflict
from tercet.store.postgres import node_leases
from tercet.store.postgres import store as postgres_store
from tercet.tables.dependencies import OwnedElsewhere
from tests.cluster.test_leases import NEVER, Node, end_lease, node
from tests.postgres import shared_postgres
from tests.store.conformance import a_record, an_entry, append, run, save


class Heir:
    """A node that requests many tables at the same time."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.ownership = LeaseOwnership(node.leases, lambda *_: None)
        self.own: list[TableId] = []
        self.elsewhere: dict[TableId, str] = {}
        self.failed: dict[TableId, StoreError] = {}
        self._waiting: list[asyncio.Future[None]] = []

    def ask(self, table: TableId) -> None:
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)

        def told(problem: StoreError | None) -> None:
            if problem is None:
                self.own.append(table)
            elif isinstance(problem, OwnedElsewhere):
                self.elsewhere[table] = problem.owner
            else:
                self.failed[table] = problem
            answer.set_result(None)

        self.ownership.claim(table, told)

    async def told(self) -> None:
        await asyncio.gather(*self._waiting)


def test_a_dead_nodes_tables_are_taken_over_once_each_in_few_statements(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    url = shared_postgres().url()
    codes = [TableId(f"t{number}") for number in range(200)]
    statements = 0

    def counted(ask: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def asked(*arguments: Any) -> Any:
            nonlocal statements
            statements += 1
            return await ask(*arguments)

        return asked

    async def body() -> None:
        async with node(url, "dead") as dead, node(url, "a") as a, node(url, "b") as b, node(url, "c") as c:
            for code in codes:
                await save(dead.store, a_record(code))
            assert set((await dead.leases.claim(codes)).values()) == {None}
            for code in codes:
                await append(dead.store, code, an_entry(0))
            await end_lease(url, dead.leases.node)
            for name in ("_claim", "_holders"):
                monkeypatch.setattr(node_leases, name, counted(getattr(node_leases, name)))
            heirs = [Heir(one) for one in (a, b, c)]
            for heir in heirs:
                for code in random.Random(heir.node.leases.node).sample(codes, len(codes)):
                    heir.ask(code)
            await asyncio.gather(*(heir.told() for heir in heirs))
            assert not any(heir.failed for heir in heirs)
            assert sorted(code for heir in heirs for code in heir.own) == sorted(codes), (
                "each table belongs to one node"
            )
            names = {code: heir.node.leases for heir in heirs for code in heir.own}
            for heir in heirs:
                for code, owner in heir.elsewhere.items():
                    assert owner == names[code]._name
            assert sum(heir.node.store.takeovers for heir in heirs) == len(codes)
            assert sum(heir.ownership.claimed for heir in heirs) == len(codes)
            assert statements <= len(heirs) * CLAIM_RETRIES * 4, "however many tables there are"
            db = await asyncpg.connect(url)
            assert await db.fetch("SELECT DISTINCT epoch FROM heads") == [(2,)]
            await db.close()
            with pytest.raises(VersionConflict):
                await append(dead.store, codes[0], an_entry(1))
            for heir in heirs:
                for code in heir.own:
                    await append(heir.node.store, code, an_entry(1))

    run(body)


@pytest.mark.parametrize("freed", [True, False], ids=["freed", "never freed"])
def test_locked_rows_delay_no_other_table(monkeypatch: pytest.MonkeyPatch, freed: bool) -> None:
    monkeypatch.setattr(postgres_store, "LEASE_ANSWER_SECONDS", NEVER)
    url = shared_postgres().url()
    codes = [TableId(f"t{number}") for number in range(40)]
    locked = codes[5:8]

    async def body() -> None:
        async with node(url, "dead") as dead, node(url, "a") as a:
            for code in codes:
                await save(dead.store, a_record(code))
            await dead.leases.claim(codes)
            await end_lease(url, dead.leases.node)
            locking, watching = [await asyncpg.connect(url) for _ in range(2)]
            transaction = locking.transaction()
            await transaction.start()
            await locking.execute(
                "SELECT FROM heads JOIN tables USING (no) WHERE code = ANY ($1) FOR UPDATE OF heads", locked
            )
            heir = Heir(a)
            for code in codes:
                heir.ask(code)
            waits = "SELECT pid FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))"
            while (waiting := await watching.fetchval(waits, locking.get_server_pid())) is None:
                await asyncio.sleep(0.01)
            assert sorted(heir.own) == sorted(set(codes) - set(locked)), (
                "the others get an answer while one is waited for"
            )
            assert a.store.takeovers == len(heir.own)
            for code in heir.own:
                await append(a.store, code, an_entry(0))
            if freed:
                await transaction.rollback()
            else:  # as when the time is up
                await watching.execute("SELECT pg_cancel_backend($1)", waiting)
            await heir.told()
            if freed:
                assert sorted(heir.own) == sorted(codes)
            else:
                assert sorted(heir.failed) == locked
                assert all(isinstance(problem, Unavailable) for problem in heir.failed.values())
                await transaction.rollback()
                assert set((await a.leases.claim(locked)).values()) == {None}
            assert a.store.takeovers == len(codes)
            for code in locked:
                await append(a.store, code, an_entry(0))
            await locking.close()
            await watching.close()

    run(body)
