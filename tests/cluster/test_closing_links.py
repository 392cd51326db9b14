"""A node that stops tells the nodes it has links with, so nobody waits for it."""

from __future__ import annotations

from tercet.cluster.link import SILENCE
from tercet.cluster.node import ClusterNode
from tercet.cluster.packets import OpenLink, encode_packet
from tercet.tables.table_port import TablePort
from tercet.wire.messages import Welcome
from tests.cluster.test_relayed_races import RELAY, RelayedActor, TwoNodes
from tests.tables.stage import Stage

SOON = SILENCE / 10


class MovingActor(RelayedActor):
    """A client connected to the edge, which follows its table to the next owner."""

    def moved(self, table: TablePort) -> None:
        self.table = table
        table.attach(self)


def test_a_connection_on_its_way_to_a_closing_owner_is_moved_at_once() -> None:
    nodes, bert = TwoNodes(), MovingActor("bert")
    owner = nodes.nodes["owner"]
    bert.table = nodes.relayed
    nodes.relayed.attach(bert)
    nodes.stage.clock.advance(RELAY / 2)
    nodes.nodes["owner"] = ClusterNode("owner", nodes.stage.registry, owner._publish, nodes.stage.clock.soon)
    owner.close()
    assert not bert.of(Welcome)
    nodes.stage.clock.advance(SOON)
    assert len(bert.of(Welcome)) == 1


def test_the_owner_removes_the_connections_of_a_closing_edge_at_once() -> None:
    nodes = TwoNodes()
    nodes.relayed.attach(RelayedActor("bert"))
    nodes.stage.clock.advance(SOON)
    assert nodes.nodes["owner"].relayed_here == 1
    nodes.nodes["edge"].close()
    nodes.is_cut = True  # as after it has left the bus
    nodes.stage.clock.advance(SOON)
    assert nodes.nodes["owner"].relayed_here == 0


def test_a_closed_node_accepts_no_link() -> None:
    stage, sent = Stage(), list[bytes]()
    node = ClusterNode("here", stage.registry, lambda _, packet: sent.append(packet), stage.clock.soon)
    node.close()
    node.receive(encode_packet(OpenLink("s", "edge")))
    stage.clock.advance(SOON)
    assert (sent, node.relayed_here) == ([], 0)
