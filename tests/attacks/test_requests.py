"""Requests designed to cost the server much more than their sender."""

from __future__ import annotations

import asyncio
import json
import socket
from functools import partial
from pathlib import Path
from typing import Any

from tercet.server.settings import Limits
from tests.attacks.target import ATTACKER, Target, cost
from tests.series import sample
from tests.server.serving import PATIENCE, run

TIMES = sample(10, 60)
A_TENTH = {
    name: (rate / 10, most / 10)
    for name in ("connects", "heads", "requests")
    for rate, most in [getattr(Limits(), name)]
}
"""Limits that even a slow machine exceeds: with the usual ones it would have to make thirty requests a second."""


def with_target(folder: Path, body: Any, *options: str, **more: Any) -> None:
    async def main() -> None:
        async with Target(folder / "data", "--no-bots", *options, **more) as target:
            await body(target)

    run(main)


def test_a_quoted_cookie_full_of_backslashes_costs_no_more_than_any_other(tmp_path: Path) -> None:
    """Python before 3.11.10 unquotes in quadratic time: 31,000 backslashes froze the server for 2.7 s."""

    async def body(target: Target) -> None:
        plain = await cost(target, partial(target.ask, "GET", "/api/guests/me", cookie="tercet_guest=x"), TIMES)
        for length in (2000, 31_000):
            cookie = 'tercet_guest="' + "\\" * length
            spent = await cost(target, partial(target.ask, "GET", "/api/guests/me", cookie=cookie), TIMES)
            assert spent < 5 * plain + 0.002, length
        upgrade = partial(handshake, target, cookie='tercet_guest="' + "\\" * 31_000)
        assert await cost(target, upgrade, TIMES) < 5 * plain + 0.002

    with_target(tmp_path, body)


async def handshake(target: Target, **headers: str) -> int:
    async with target.socket(**headers) as raw:
        return raw.status


def test_cookies_over_two_kilobytes_are_refused_with_a_reason(tmp_path: Path) -> None:
    async def body(target: Target) -> None:
        for head in (b"GET /api/guests/me HTTP/1.1", b"GET / HTTP/1.1"):
            status, _, data = await target.send_head(
                head + b"\r\nHost: localhost\r\nCookie: a=" + b"x" * 1500 + b"\r\nCookie: b=" + b"y" * 600 + b"\r\n\r\n"
            )
            assert (status, json.loads(data)["code"]) == (431, "too-long")
        assert await handshake(target, Cookie="a=" + "x" * 2100) == 431
        assert await handshake(target, Cookie="a=" + "x" * 2000) == 101

    with_target(tmp_path, body)


def test_a_flood_of_requests_is_read_later_and_delays_nobody_else(tmp_path: Path) -> None:
    """Before the fix, 5,900 refused requests a second from one address tripled everybody's p99."""

    async def body(target: Target) -> None:
        flooding = asyncio.create_task(flood(target))
        await target.until_at_least("requests_delayed_total", 8.0)
        for _ in range(TIMES):
            status, _, _ = await target.ask("GET", "/api/health")
            assert status == 200
        assert await target.count("requests_delayed_total") < 8 + 30 * PATIENCE, "the flood waits for its turn"
        flooding.cancel()
        await asyncio.gather(flooding, return_exceptions=True)

    async def flood(target: Target) -> None:
        async def sender() -> None:
            while True:
                status, _, _ = await target.ask("GET", "/", local=ATTACKER, cookie="x" * 2100)
                assert status == 431, "requests read later are still answered"

        await asyncio.gather(*(sender() for _ in range(8)))

    with_target(tmp_path, body, limits=A_TENTH)


def test_requests_beyond_the_limit_are_read_later_and_later(tmp_path: Path) -> None:
    """Before the fix, 300 refused requests a second for a log quadrupled everybody's p99; each counts as ten."""

    async def body(target: Target) -> None:
        enough = asyncio.Event()

        async def ask_repeatedly() -> None:
            while not enough.is_set():
                status, _, _ = await target.ask("GET", "/api/tables", local=ATTACKER)
                assert status in (200, 429)

        async with asyncio.TaskGroup() as flooding:
            for _ in range(8):
                flooding.create_task(ask_repeatedly())
            await target.until_at_least("requests_delayed_total", 8.0)
            refused = await target.count("requests_limited_total")
            enough.set()
        assert refused < 300, "each counts as ten: a burst of 650, then 30 a second"
        assert (await target.ask("GET", "/api/tables"))[0] == 200, "nobody else notices"

    with_target(tmp_path, body, limits=A_TENTH)


def test_repeatedly_refused_connections_are_read_later(tmp_path: Path) -> None:
    """Before the fix, three hundred refused upgrades a second doubled everybody's p99; each counts as ten requests."""

    async def body(target: Target) -> None:
        enough = asyncio.Event()

        async def connect_repeatedly() -> None:
            while not enough.is_set():
                async with target.socket() as raw:
                    assert raw.status in (101, 429)

        async with asyncio.TaskGroup() as flooding:
            for _ in range(8):
                flooding.create_task(connect_repeatedly())
            await target.until_at_least("requests_delayed_total", 8.0)
            refused = await target.count("connections_turned_away_total")
            enough.set()
        assert refused < 300, "each counts as ten: a burst of 650, then 30 a second"

    with_target(tmp_path, body, limits=A_TENTH)


def test_pipelined_requests_are_not_read_without_limit(tmp_path: Path) -> None:
    async def body(target: Target) -> None:
        request = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
        before = await target.count("requests_total")
        reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0))
        writer.write(request * 2000)
        try:
            while await reader.read(2**16):
                pass
        except ConnectionError:
            pass
        finally:
            writer.close()
        assert await target.count("requests_total") - before < 100

    with_target(tmp_path, body)


def test_the_documents_are_built_once(tmp_path: Path) -> None:
    """Before the fix, each request for `protocol.json` blocked everybody for 33 ms."""

    async def body(target: Target) -> None:
        plain = await cost(target, partial(target.ask, "GET", "/api/health", local=ATTACKER), TIMES)
        for path in ("/api/protocol.json", "/api/openapi.json"):
            spent = await cost(target, partial(target.ask, "GET", path, local=ATTACKER), TIMES)
            assert spent < 5 * plain + 0.002, path

    with_target(tmp_path, body)


def test_a_foreign_host_name_is_refused_over_http_and_at_the_handshake(tmp_path: Path) -> None:
    """Otherwise a page on a domain rebound to this address could act as if it were ours."""

    async def body(target: Target) -> None:
        for ours in ("localhost", "127.0.0.1", "[::1]", "192.168.1.7:8181", "game.localhost:1", "set.example.org"):
            assert (await target.ask("GET", "/api/health", host=ours))[0] == 200, ours
        for foreign in ("evil.example", "evil.example:8181", "localhost.evil.example", "", "127.0.0.1.evil.example"):
            status, _, data = await target.ask("GET", "/api/health", host=foreign)
            assert (status, json.loads(data)["code"]) == (421, "another-host"), foreign
        status, _, _ = await target.send_head(b"GET / HTTP/1.1\r\n\r\n")
        assert status == 421
        status, _, _ = await target.send_head(
            b"GET /ws HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert status == 421

    with_target(tmp_path, body, "--allow-host", "set.example.org")


def test_a_body_that_continues_after_its_answer_is_cut_off(tmp_path: Path) -> None:
    async def body(target: Target) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
        writer.write(b"POST /nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nx")
        assert b" 405 " in await reader.readuntil(b"\r\n\r\n")

        async def trickle() -> None:
            while True:
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.05)

        trickling = asyncio.create_task(trickle())
        async with asyncio.timeout(PATIENCE):
            try:
                while await reader.read(1000):
                    pass
            except ConnectionError:
                pass
        trickling.cancel()
        await asyncio.gather(trickling, return_exceptions=True)
        writer.close()

    with_target(tmp_path, body)


def test_near_the_file_limit_the_log_stays_short_and_others_keep_playing(tmp_path: Path) -> None:
    """Before the fix, a minute produced 28,641 tracebacks, one for each attempt to accept."""

    async def body(target: Target) -> None:
        async with target.at_table("127.0.0.1") as (raw, _, _):
            opened = [socket.socket() for _ in range(300)]
            for each in opened:
                each.setblocking(False)
                each.connect_ex(("127.0.0.1", target.port))
            await raw.send({"type": "ask", "id": "q", "question": {"type": "preview-turn", "dice": []}})
            assert (await raw.message("watchers"))["type"] == "refused"
            for each in opened:
                each.close()
        await target.until_count("connections", 0)
        assert len(target.log()) < 20
        assert "Traceback" not in target.log_text()

    with_target(tmp_path, body, files=100)


def test_unparsable_input_is_not_logged_as_our_error(tmp_path: Path) -> None:
    async def body(target: Target) -> None:
        for rubbish in (b"\x16\x03\x01\x02\x00\x01\x00", b"GET\r\n\r\n", b"G" * 100 + b"\r\n\r\n"):
            for _ in range(20):
                reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
                writer.write(rubbish)
                await reader.read()
                writer.close()
        for bad in (bytes([0xF1, 0x80, 0, 0, 0, 0]), bytes([0x89, 0xFE, 1, 0]), bytes([0x81, 0x01, 65])):
            for _ in range(10):
                async with target.socket() as raw:
                    raw.write(bad * 50)
                    await raw.until_closed()
        assert [line for line in target.log() if line["level"] in ("error", "warning")] == []
        assert (await target.ask("GET", "/api/health"))[0] == 200

    with_target(tmp_path, body)
