"""Cheating in races, through real sockets: the gain is bounded by the round trip that a kernel has measured."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bench.loading import free_port
from tercet.client import connect
from tercet.client.table import RemoteTable, now_millis
from tercet.server.websocket import connection
from tercet.server.websocket.connections import proxy_round_trip
from tercet.server.websocket.pings import FIRST
from tercet.store.port import TableId
from tercet.tables.races import GRACE, JITTER, UNMEASURED, Latency
from tercet.wire.codec import encode
from tercet.wire.messages import Ping, Pong
from tests.attacks.distance import AWAY, HERE, can_be_far, distance
from tests.attacks.proxies import behind
from tests.series import LONG
from tests.server.serving import RawSocket, Running, run, running, start

LATE = 0.245
"""Seconds by which the cheat delays most pongs."""
LOOPBACK = 3.0
"""Milliseconds that the kernel may measure within one machine, however busy."""

FAR = 90.0
"""One-way milliseconds to the distant player."""
BUSY = 60.0
"""Milliseconds by which this machine may delay a packet in transit."""
EXACT = 1e-6


def delay_pongs(cheat: Any, *, all_of_them: bool = False) -> None:
    """Delays seven of eight pongs, or all; their clocks are right."""

    def answer(ping: Ping) -> None:
        late = 0.0 if ping.n % 8 == 1 and not all_of_them else LATE
        frame = encode(Pong(n=ping.n, clock=now_millis()))
        asyncio.get_running_loop().call_later(late, lambda: cheat._transport.send(1, frame))

    cheat._answer_ping = answer


async def measured(server: Running, url: str, *, cheats: bool = True, falls_silent: bool = False) -> Latency:
    """What the server knows about a client on this route after the first pings of a game; or, for a cheat who then
    stops answering, once it no longer counts."""
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    code = await server.table(anna)
    async with AsyncExitStack() as stack:
        one = RemoteTable(url, code, anna)
        if cheats:
            # before it connects: a single prompt pong shows how near the client is
            delay_pongs(one, all_of_them=falls_silent)
        stack.push_async_callback(one.close)
        await one.open()
        other = await stack.enter_async_context(connect(f"{server.url}/t/{code}", who=bert))
        await start([one, other])
        table = server.context.registry.awake(TableId(code))
        assert table is not None
        assert one.seat is not None

        def latency() -> Latency:
            # a client that a busy machine disconnected returns by another connection
            holder = None if one.seat is None else table.members.holder(one.seat)
            return UNMEASURED if holder is None else holder.latency

        while len(latency().samples) < FIRST:
            await asyncio.sleep(0.02)
        if falls_silent:
            assert latency().reach > 100
            one._answer_ping = lambda ping: None  # type: ignore[method-assign]
            while latency().measured:
                await asyncio.sleep(0.02)
        return latency()


@pytest.mark.parametrize("proxied", [False, True])
def test_delayed_pongs_move_the_cards_by_at_most_ten_milliseconds(tmp_path: Path, proxied: bool) -> None:
    """Before the fix, the cheat saw the cards 199 ms before the others, and everybody waited 200 ms."""

    async def body() -> None:
        async with running(tmp_path, bots=False, trust_proxy=proxied) as server:
            cheat = await measured(server, server.url)
            if proxied:
                assert cheat.wait > 100, "without the proxy's report they look like a distant player"
            else:
                assert cheat.wait + cheat.reach <= JITTER + GRACE + LOOPBACK

    run(body)


def test_a_client_that_answers_slowly_and_then_not_at_all_has_no_allowance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the fix, five seconds of slow pongs were worth 150 ms for the rest of the connection."""
    monkeypatch.setattr(connection, "UNANSWERED", 1_000.0)  # the next but one ping, not the one after that

    async def body() -> None:
        # behind a proxy that reports nothing, where slow pongs gain most
        async with running(tmp_path, bots=False, trust_proxy=True) as server:
            silent = await measured(server, server.url, falls_silent=True)
            assert (silent.wait, silent.reach, silent.delay) == (0, 0, 0)
            assert silent.moment(1_000.0 - 150 + silent.offset, arrived=1_000.0) == 1_000.0, (
                "it counts from its arrival"
            )

    run(body)


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_delayed_pongs_gain_no_more_behind_our_nginx(tmp_path: Path) -> None:
    """Before the fix, it was worth 200 ms."""

    async def body() -> None:
        outside = f"127.0.0.1:{free_port()}"
        async with (
            running(tmp_path, bots=False, trust_proxy=True) as server,
            behind("nginx", tmp_path, server.port, outside) as url,
        ):
            cheat = await measured(server, url)
            assert cheat.wait + cheat.reach <= JITTER + GRACE + LOOPBACK
            raw = RawSocket(url, {"X-Forwarded-Rtt": "900000"})
            before = set(server.context.connections._open)
            async with raw:
                assert raw.status == 101
                (opened,) = server.context.connections._open - before
                assert opened._round_trip is not None
                assert opened._round_trip < LOOPBACK, "nginx replaces the client's claim"

    run(body)


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_a_later_request_on_a_connection_measures_no_distance(tmp_path: Path) -> None:
    """On a connection already in use, acknowledgements may have been delayed to look far away."""

    async def body() -> None:
        outside = f"127.0.0.1:{free_port()}"
        async with (
            running(tmp_path, bots=False, trust_proxy=True) as server,
            behind("nginx", tmp_path, server.port, outside),
        ):
            host, port = outside.split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(f"GET /api/health HTTP/1.1\r\nHost: {outside}\r\n\r\n".encode())
            await reader.readuntil(b"}")
            raw = RawSocket(f"http://{outside}", {})
            writer.write(raw.upgrade())
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            assert [connection._round_trip for connection in server.context.connections._open] == [0.0]
            writer.close()

    run(body)


@pytest.mark.skipif(not LONG or not can_be_far(), reason="adds a network interface, in the long series")
@pytest.mark.parametrize("proxy", ["nginx", None])
def test_a_distant_player_is_waited_for_and_gains_as_little_by_delaying_pongs(
    tmp_path: Path, proxy: str | None
) -> None:
    if proxy is not None and shutil.which(proxy) is None:
        pytest.skip(f"{proxy} is not installed")

    async def body() -> None:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(distance(FAR))
            where = {"host": HERE} if proxy is None else {"trust_proxy": True}
            server = await stack.enter_async_context(running(tmp_path, bots=False, **where))
            port = server.port
            if proxy is not None:
                outside = free_port()
                await stack.enter_async_context(behind(proxy, tmp_path, port, f"{HERE}:{outside}"))
                port = outside
            for cheats in (False, True):
                far = await measured(server, f"http://{AWAY}:{port}", cheats=cheats)
                assert far.delay >= FAR - 1
                assert FAR + GRACE - 1 <= far.wait <= FAR + JITTER + GRACE + BUSY
                assert far.wait + far.reach <= 2 * far.delay + JITTER + GRACE + EXACT

    run(body)


def test_the_proxys_report_is_believed_only_where_proxies_are_trusted(tmp_path: Path) -> None:
    async def told(**settings: Any) -> list[float | None]:
        said = {"X-Forwarded-Rtt": "81500"}
        async with running(tmp_path, bots=False, **settings) as server, server.socket(**said) as raw:
            assert raw.status == 101
            return [connection._round_trip for connection in server.context.connections._open]

    async def body() -> None:
        assert await told() == [None], "anybody could send it"
        assert await told(trust_proxy=True) == [81.5]

    run(body)


@pytest.mark.parametrize("said", ["", "-1", "1e3", "0x10", "٣", "12 34", "9" * 10, "nan"])
def test_a_round_trip_that_is_not_a_number_is_ignored(said: str) -> None:
    assert proxy_round_trip([said]) is None
    assert proxy_round_trip(["7", said]) is None
    assert proxy_round_trip([said, " 250 "]) == 0.25
    assert proxy_round_trip([]) is None
