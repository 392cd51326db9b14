"""Games on several simulated nodes: lost and repeated messages, paused owners, late commits; and proof that this finds
bugs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tercet.cluster.edge import OwnerLink
from tercet.tables.event_log import EventLog, Fold
from tests.series import sample
from tests.simulation.cluster_world import ClusterSimulation, simulate_cluster
from tests.simulation.nodes import SimNode
from tests.simulation.test_simulation import announces_before_it_is_durable, answers_before_it_is_durable
from tests.simulation.world import Broken

GAMES = sample(25, 20_000)
PARTS = sample(1, 20)
SEARCHED = 300
"""Every planted bug is found within this many games."""


@pytest.mark.parametrize("part", range(PARTS))
def test_no_promise_is_broken_whichever_nodes_fail(part: int) -> None:
    size = GAMES // PARTS
    counts = simulate_cluster(range(part * size, (part + 1) * size))
    assert counts["acknowledged"] > size
    assert counts["takeovers"] > size
    assert min(counts["kills"], counts["pauses"], counts["moved"]) > size / 4


@pytest.mark.parametrize(
    ("go", "longest"), [(SimNode.stop, 1_000.0), (SimNode.kill, 6_000.0)], ids=["stopped", "killed"]
)
def test_a_table_pauses_briefly_when_its_owner_fails(go: Callable[[SimNode], None], longest: float) -> None:
    """Simulated time from a command to its answer, for players whose own node stays."""
    waits = [wait for seed in range(10) for wait in ClusterSimulation(seed, calm=True).waits_when_its_owner_leaves(go)]
    assert len(waits) > 5
    assert max(waits) < longest


def forgets_answers_at_a_takeover(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    def adopt(self: EventLog, fold: Fold) -> None:
        self.state, self.last_at = fold.state, fold.last_at
        self.guests, self.removed = fold.guests, fold.removed

    monkeypatch.setattr(EventLog, "_adopt", adopt)
    return {}


def answers_before_the_commit(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    answers_before_it_is_durable(monkeypatch)
    return {}


def shows_before_the_commit(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    announces_before_it_is_durable(monkeypatch)
    return {}


def ignores_epochs(_: pytest.MonkeyPatch) -> dict[str, Any]:
    return {"checks_epochs": False}


def gives_a_table_two_owners(_: pytest.MonkeyPatch) -> dict[str, Any]:
    return {"minds_leases": False}


def leaves_connections_at_a_dead_node(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.setattr(OwnerLink, "broken", lambda self: None)
    return {}


@pytest.mark.parametrize(
    "plant",
    [
        ignores_epochs,
        gives_a_table_two_owners,
        answers_before_the_commit,
        shows_before_the_commit,
        forgets_answers_at_a_takeover,
        leaves_connections_at_a_dead_node,
    ],
)
def test_a_bug_planted_in_several_nodes_is_found(
    plant: Callable[[pytest.MonkeyPatch], dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    platter = plant(monkeypatch)
    with pytest.raises(Broken, match=r"seed \d+"):
        simulate_cluster(range(SEARCHED), **platter)
