"""Nodes of two versions that can't read each other's packets: they log it once, and a rolling upgrade works."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from tercet.client import RemoteTable, connect, introduce, make_table
from tercet.cluster.node import MOST_VERSIONS_LOGGED, ClusterNode
from tercet.cluster.packets import VERSION, ForeignPacket, OpenLink, decode_packet, encode_packet
from tests.cluster.processes import NodeProcess
from tests.nats import shared_nats
from tests.postgres import shared_postgres
from tests.server.serving import play_on, run, start
from tests.tables.stage import Stage

OTHER = """
from tercet.cluster import packets
packets.VERSION = bytes((packets.FORMAT + 1, packets.PROTOCOL))
"""
"""Gives a server another version."""


def test_a_packet_carries_its_version_and_no_other_is_decoded() -> None:
    packet = OpenLink("s", "edge")
    assert decode_packet(encode_packet(packet)) == packet
    for version in (b"", b"\x93", bytes((VERSION[0], VERSION[1] + 1)), bytes((VERSION[0] + 1, VERSION[1]))):
        with pytest.raises(ForeignPacket):
            decode_packet(version + encode_packet(packet)[len(version) :] if version else b"")


def test_unknown_packets_are_ignored_and_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    stage = Stage()
    sent: list[bytes] = []
    node = ClusterNode("here", stage.registry, lambda _, packet: sent.append(packet), stage.clock.soon)
    caplog.set_level(logging.WARNING, "tercet.cluster")
    whole = encode_packet(OpenLink("s", "edge"))
    strange = [b"", b"\x93", bytes((VERSION[0] + 1, VERSION[1])) + whole[2:], whole[2:]]
    for packet in (*strange, *strange):
        node.receive(packet)
    assert len(caplog.records) == len(strange)
    node.receive(VERSION)
    node.receive(VERSION + b"nonsense")
    for number in range(3, 200):
        node.receive(bytes((number, 0)))
    assert len(caplog.records) <= MOST_VERSIONS_LOGGED
    assert not any(record.exc_info for record in caplog.records)
    assert (sent, node.relayed_here) == ([], 0)
    node.receive(whole)
    stage.clock.advance(10)
    assert sent, "a known packet is answered"


def test_a_rolling_upgrade_with_new_packets_is_refused_cleanly_and_then_continues(tmp_path: Path) -> None:
    url, bus = shared_postgres().url(), shared_nats().url

    async def body() -> None:
        old, new = NodeProcess(tmp_path / "old", url, bus), NodeProcess(tmp_path / "new", url, bus, before=OTHER)
        try:
            await old.start()
            await new.start()
            anna, bert = await introduce(old.url, "Anna"), await introduce(old.url, "Bert")
            code = await make_table(old.url, anna)
            waiting = RemoteTable(new.url, code, bert)
            async with connect(f"{old.url}/t/{code}", who=anna) as a, connect(f"{old.url}/t/{code}", who=bert) as b:
                await start([a, b])
                # the other node can't get the table yet
                opening = asyncio.create_task(waiting.open())
                while not all("node of another version" in node.names() for node in (old, new)):
                    await asyncio.sleep(0.05)
                await play_on([a, b])
                assert not opening.done()
                seen = a.version
            # the old node stops, and its table continues on the new one
            assert await old.stop() == 0
            await opening
            assert waiting.version >= seen
            async with connect(f"{new.url}/t/{code}", who=anna) as a:
                await play_on([a, waiting])
            await waiting.close()
            assert await new.stop() == 0
        finally:
            old.close()
            new.close()
        for node in (old, new):
            lines = [json.loads(line) for line in node.names().splitlines()]
            assert sum(line["event"] == "node of another version" for line in lines) == 1
            assert "Traceback" not in node.names()

    run(body)
