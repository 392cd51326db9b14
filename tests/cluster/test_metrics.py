"""What operators see of a cluster: its metrics."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from tercet.store.port import TableId
from tercet.store.postgres.store import open_postgres
from tests.cluster.test_nodes import nodes
from tests.postgres import shared_postgres
from tests.server.serving import Running, play_on, run, start
from tests.store.conformance import Calendar, a_record, an_entry, append, save

T1 = TableId("t1")


def measured(node: Running) -> dict[str, float]:
    node.context.count()
    text = node.context.metrics.text()
    return {name: float(value) for name, value in re.findall(r"^(tercet_\w+) (\S+)$", text, re.MULTILINE)}


def test_messages_leases_and_commits_are_measured(tmp_path: Path) -> None:
    async def body() -> None:
        async with nodes(tmp_path) as (one, two):
            anna, bert = await one.guest("Anna"), await two.guest("Bert")
            code = await one.table(anna)
            async with one.join(code, anna) as a, two.join(code, bert) as b:
                await start([a, b])
                await play_on([a, b])
                owner, edge = measured(one), measured(two)
            assert owner["tercet_cluster_messages_sent_total"] > 0
            assert edge["tercet_cluster_messages_sent_total"] > 0
            assert (owner["tercet_cluster_relayed_in"], owner["tercet_cluster_relayed_out"]) == (1, 0)
            assert (edge["tercet_cluster_relayed_in"], edge["tercet_cluster_relayed_out"]) == (0, 1)
            assert owner["tercet_store_commit_seconds_count"] > 0
            assert owner["tercet_cluster_takeovers_total"] == owner["tercet_cluster_leases_lost_total"] == 0
            for node in (owner, edge):
                assert node["tercet_cluster_lease_age_seconds"] >= 0
                assert node["tercet_cluster_lag_seconds"] >= 0
                assert node["tercet_cluster_messages_dropped_total"] == 0

    run(body)


def test_a_takeover_is_counted_when_a_tables_owner_is_gone() -> None:
    async def body() -> None:
        url = shared_postgres().url()
        one, two = [await open_postgres(url, Calendar(), shared=True) for _ in range(2)]
        times: list[float] = []
        two.time_commits(times.append)
        first, second = await one.begin_life("first", 3600), await two.begin_life("second", 3600)
        await save(one, a_record())
        assert await one.claim([T1], first) == {T1: True}
        await one.release([T1], first)
        assert await two.claim([T1], second) == {T1: True}
        assert two.takeovers == 0, "it was returned"
        await two.release([T1], second)
        assert await one.claim([T1], first) == {T1: True}
        await one.end_life(first)
        assert await two.claim([T1], second) == {T1: True}
        assert await two.claim([T1], second) == {T1: True}
        assert (one.takeovers, two.takeovers) == (0, 1)
        await append(two, "t1", an_entry(0))
        assert len(times) == 1
        await one.close()
        await two.close()

    asyncio.run(body())
