"""Cheats in races, through real sockets: what they gain is bounded by the round trip that a kernel has measured."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tercet.client import connect
from tercet.client.table import now_millis
from tercet.server.websocket.connections import told_round_trip
from tercet.server.websocket.pings import FIRST
from tercet.store.port import TableId
from tercet.tables.races import GRACE, JITTER, show_at
from tercet.wire.codec import encode
from tercet.wire.messages import Ping, Pong
from tests.server.serving import Running, run, running, start

LATE = 0.245
"""Seconds by which the cheat delays most pongs."""
LOOPBACK = 3.0
"""Milliseconds that a kernel may measure within one machine, however busy that is."""


def delay_pongs(cheat: Any) -> None:
    """Delays seven of eight pongs; the clock in them is right."""

    def answer(ping: Ping) -> None:
        late = 0.0 if ping.n % 8 == 1 else LATE
        frame = encode(Pong(n=ping.n, clock=now_millis()))
        asyncio.get_running_loop().call_later(late, lambda: cheat._transport.send(1, frame))

    cheat._answer_ping = answer


async def moved(server: Running, url: str) -> tuple[float, float]:
    """By how many milliseconds a cheat who delays pongs moves what everybody is shown, and what they gain by lying."""
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    code = await server.table(anna)
    async with connect(f"{url}/t/{code}", who=anna) as cheat, connect(f"{url}/t/{code}", who=bert) as honest:
        delay_pongs(cheat)
        await start([cheat, honest])
        table = server.context.registry.awake(TableId(code))
        assert table is not None
        assert cheat.seat is not None
        holder = table.members.holder(cheat.seat)
        assert holder is not None
        while len(holder.latency.samples) < FIRST:
            await asyncio.sleep(0.02)
        return show_at(0.0, [holder.latency]), holder.latency.reach


@pytest.mark.parametrize("proxied", [False, True])
def test_who_delays_pongs_moves_the_cards_by_ten_milliseconds(tmp_path: Path, proxied: bool) -> None:
    """The cheat saw the cards 199 ms before the others, and everybody waited 200 ms."""

    async def body() -> None:
        async with running(tmp_path, bots=False, trust_proxy=proxied) as server:
            shown, believed = await moved(server, server.url)
            if proxied:
                assert shown > 100, "without the proxy's word nobody can tell them from a player far away"
            else:
                assert shown + believed <= JITTER + GRACE + 2 * LOOPBACK

    run(body)


def test_the_proxys_word_is_believed_where_proxies_are_trusted(tmp_path: Path) -> None:
    async def told(**settings: Any) -> list[float | None]:
        said = {"X-Tcpinfo-Rtt": "81500"}
        async with running(tmp_path, bots=False, **settings) as server, server.socket(**said) as raw:
            assert raw.status == 101
            return [connection._round_trip for connection in server.context.connections._open]

    async def body() -> None:
        assert await told() == [None], "anybody could send it"
        assert await told(trust_proxy=True) == [81.5]

    run(body)


@pytest.mark.parametrize("said", ["", "-1", "1e3", "0x10", "٣", "12 34", "9" * 10, "nan"])
def test_a_round_trip_that_is_not_a_number_is_ignored(said: str) -> None:
    assert told_round_trip([said]) is None
    assert told_round_trip(["7", said]) is None
    assert told_round_trip([said, " 250 "]) == 0.25
    assert told_round_trip([]) is None
