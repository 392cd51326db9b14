"""Attacks at the edge: unreadable headers, rented networks, compressed frames, and the chat of deleted guests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercet.server.guards.address_limits import AROUND, Allowances, Occupancy, subscriber_address
from tercet.store.port import TableId
from tests.attacks.target import Target
from tests.server.serving import run, running

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: %s\r\n\r\n"
)


def test_an_unreadable_origin_counts_as_another_site(tmp_path: Path) -> None:
    """Before the fix, `Origin: http://[` was answered with a 500, at no cost."""

    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots") as target:
            for number, origin in enumerate((b"http://[", b"http://]/", b"http://[::1", b"\xff\xfe"), 1):
                status, _, _ = await target.send_head(UPGRADE % origin)
                assert status == 403, origin
                assert await target.count("connections_turned_away_total") == number, "like everyone who is turned away"

    run(body)


def test_a_port_in_a_proxys_header_creates_no_new_address(tmp_path: Path) -> None:
    """Before the fix, `X-Forwarded-For: ip:port`, as some proxies write it, gave every connection an allowance."""

    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots", "--trust-proxy") as target:
            statuses = set()
            for port in range(60):
                forwarded = b"7.7.7.7:%d" % (2000 + port) if port % 2 else b"[2001:db8::7]:%d" % (2000 + port)
                status, _, _ = await target.send_head(
                    b"GET /api/guests/me/export HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
                    b"X-Forwarded-For: %s\r\n\r\n" % forwarded
                )
                statuses.add(status)
            assert statuses == {401, 429}

    run(body)


def subscribers(count: int, network: str = "2001:db8:7:{:x}::1") -> list[str]:
    return [subscriber_address(network.format(i)) for i in range(count)]


def test_an_entire_network_has_a_few_allowances_instead_of_thousands() -> None:
    """Before the fix, each of the 65,536 subnets of a /48, part of any rented server, had its own allowance."""
    allowances = Allowances((1.0, 10.0), lambda: 0.0)
    taken = [address for address in subscribers(4096) for _ in range(10) if allowances.take(address)]
    assert len(taken) == 10 * 16
    assert not allowances.take(subscribers(5000)[-1]), "nothing is left for other addresses there"
    assert allowances.take(subscriber_address("2001:db8:8::1")), "the next network has its own"
    assert allowances.take("7.7.7.7")
    wide = [address for address in subscribers(4096, "2001:db8:{:x}::1") for _ in range(10) if allowances.take(address)]
    assert len(taken) + 1 + len(wide) == 10 * 256


def test_a_refusal_caused_by_the_network_costs_an_address_nothing() -> None:
    seconds = [0.0]
    allowances = Allowances((1.0, 2.0), lambda: seconds[0])
    for address in subscribers(2 * AROUND["/48"]):
        allowances.take(address)
    late = subscribers(1000)[-1]
    assert not allowances.take(late)
    assert allowances.of(late).reserve(0.0, 1.0, 60.0) == pytest.approx(1 / AROUND["/48"])
    seconds[0] = 10.0
    assert allowances.take(late)


def test_an_entire_network_has_a_few_connection_limits_instead_of_thousands() -> None:
    occupancy = Occupancy(3)
    entered = [address for address in subscribers(200) for _ in range(3) if occupancy.enter(address)]
    assert len(entered) == 3 * AROUND["/48"]
    assert not occupancy.has_room(subscribers(300)[-1])
    for address in entered:
        occupancy.leave(address)
    assert occupancy.has_room(subscribers(300)[-1])
    assert occupancy.many(1) == {}


def test_only_the_operator_can_read_the_metrics(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the fix, everybody on the network could read them with `--lan`."""

    async def body() -> None:
        async with running(tmp_path, bots=False, metrics_token="s3cret") as server:
            assert (await server.raw("GET", "/api/metrics"))[0] == 200, "on the server's own computer"
            proxied, _, _ = await server.raw("GET", "/api/metrics", x_forwarded_for="203.0.113.7")
            assert proxied == 403
            monkeypatch.setattr("tercet.server.http.routes.service.is_loopback", lambda _: False)
            for shown in ("", "Bearer", "Bearer ", "Bearer wrong", "Bearer é"):
                assert (await server.raw("GET", "/api/metrics", authorization=shown))[0] == 403
            assert (await server.raw("GET", "/api/metrics", authorization="Bearer s3cret"))[0] == 200
        async with running(tmp_path, bots=False) as server:
            assert (await server.raw("GET", "/api/metrics", authorization="Bearer "))[0] == 403, "there is no token"

    run(body)


def test_a_frame_marked_as_compressed_is_rejected(tmp_path: Path) -> None:
    """RSV1 belongs to an extension that was never negotiated; before the fix, the frame was read as plain text."""

    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            who = await server.guest()
            code = await server.table(who)
            async with server.socket() as raw:
                assert (await raw.hello(code, who.token))["type"] == "welcome"
                await raw.send({"type": "do", "id": "a", "command": {"type": "Sit", "name": "Anna"}}, 0x40 | 1)
                kind, payload = await raw.frame()
                while kind != 8:
                    assert b"PlayerSeated" not in payload
                    kind, payload = await raw.frame()
                assert payload[:2] == (1002).to_bytes(2, "big")

    run(body)


def test_newcomers_do_not_receive_chat_from_deleted_guests(tmp_path: Path) -> None:
    """Before the fix, their chat stayed in the table's memory and was sent to newcomers."""

    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            anna, bert, cleo, dora = [await server.guest(name) for name in ("Anna", "Bert", "Cleo", "Dora")]
            code = await server.table(anna, chat=True)
            async with (
                server.join(code, anna) as one,
                server.join(code, bert) as two,
                server.join(code, cleo, watch=True) as watching,
            ):
                await one.sit()
                await two.sit()
                await one.send_chat(text="I live in Paris")
                await two.send_chat(text="so do I")
                await watching.send_chat(text="I watch from Lyon")
                for who in (anna, cleo):
                    await server.request("DELETE", "/api/guests/me", token=who.token)
                async with server.socket() as raw:
                    welcome = await raw.hello(code, dora.token)
                assert [said["text"] for said in welcome["chat_history"]] == ["so do I"]
                table = server.context.registry.awake(TableId(code))
                assert table is not None
                assert table.chat.writers == {
                    guest for guest, seat in table.event_log.guests.items() if seat == two.seat
                }

    run(body)
