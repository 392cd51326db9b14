"""Floods over the WebSocket: every frame counts, whatever its kind, and no buffer grows without limit."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tercet.server.guards.message_costs import BEFORE_HELLO
from tercet.server.settings import Limits
from tests.attacks.target import Target
from tests.series import sample
from tests.server.serving import RawSocket, run

FLOOD = sample(40_000, 1_000_000)
"""Number of control frames in an attack; the default limits let a few hundred through."""
TOO_FAST = {"type": "bye", "code": "too-fast"}


async def flood(raw: RawSocket, data: bytes) -> None:
    """Writes until everything is sent or the server stops reading."""
    try:
        raw.write(data)
        async with asyncio.timeout(20):
            await raw.drained()
    except (ConnectionError, TimeoutError):
        pass


def test_pings_whose_pongs_are_never_read_do_not_fill_the_memory(tmp_path: Path) -> None:
    """Before the fix, a connection that sent PINGs and read no PONGs took 1.1 GB in 14 s, before any hello."""

    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots") as target, target.socket() as raw:
            before = await target.memory()
            raw.shrink()
            await flood(raw, (bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"x" * 125) * FLOOD)
            await target.until_count("connections_flooding_total", 1)
            await target.until_count("connections", 0)
            assert await target.memory() < before + 16

    run(body)


def test_a_ping_is_answered_and_charged_like_any_message(tmp_path: Path) -> None:
    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots") as target, target.at_table() as (raw, _, _):
            await raw.send(b"are you there?", kind=9)
            while (frame := await raw.frame())[0] == 1:
                pass  # our own pings
            assert frame == (10, b"are you there?")
            raw.write(bytes([0x89, 0x80, 0, 0, 0, 0]) * 400)
            pongs, last = 0, b""
            while (frame := await raw.frame())[0] != 8:
                pongs += frame[0] == 10
                last = frame[1] if frame[0] == 1 else last
            assert last == b'{"type":"bye","code":"too-fast"}'
            assert pongs < 250, "no more than the bucket holds"

    run(body)


def test_little_is_accepted_before_the_hello(tmp_path: Path) -> None:
    """Before the fix, reconnecting to flood again cost the server a full allowance each time."""

    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots") as target, target.socket() as raw:
            begun = asyncio.get_running_loop().time()
            raw.write(bytes([0x89, 0x80, 0, 0, 0, 0]) * 400)
            pongs = 0
            while (frame := await raw.frame())[0] != 8:
                pongs += frame[0] == 10
            gained = 60 * (asyncio.get_running_loop().time() - begun)
            assert 0 < pongs <= BEFORE_HELLO + gained

    run(body)


@pytest.mark.parametrize("kind", [9, 10], ids=["ping", "pong"])
def test_a_flood_of_empty_control_frames_is_cut_off(tmp_path: Path, kind: int) -> None:
    """Before the fix, empty PONGs at 5.6 MB/s made everybody else wait for a second."""

    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots") as target, target.at_table() as (raw, _, _):
            await flood(raw, bytes([0x80 | kind, 0x80, 0, 0, 0, 0]) * FLOOD)
            texts = []
            while (frame := await raw.frame())[0] != 8:
                texts += [json.loads(frame[1])] if frame[0] == 1 else []
            # a client that keeps sending after the end may lose what was sent to it before
            assert [text for text in texts if text["type"] != "ping"] in ([], [TOO_FAST])
            assert await target.count("connections_flooding_total") == 1

    run(body)


def test_long_frames_cost_more_than_short_ones(tmp_path: Path) -> None:
    """Before the fix, sixty messages of sixteen kilobytes a second meant reading a megabyte a second for nothing."""

    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots") as target, target.at_table() as (raw, _, _):
            for _ in range(12):
                await raw.send(b'{"type":"visibility"}' + b" " * 16_000)
            assert (await raw.until_closed())[-1] == TOO_FAST

    run(body)


def test_reconnecting_gives_no_fresh_allowance(tmp_path: Path) -> None:
    """Buckets belong to the guest and the address: a flooder who reconnects continues with the same bucket."""

    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots") as target:
            who = await target.guest()
            code = await target.table(who)
            begun = asyncio.get_running_loop().time()
            answered = 0
            for _ in range(6):
                async with target.socket() as raw:
                    await raw.hello(code, who.token)
                    raw.write(raw.framed({"type": "do", "id": "x", "command": {"type": "CallSet"}}) * 200)
                    messages = await raw.until_closed()
                    answered += sum(message["type"] == "refused" for message in messages)
                    assert messages[-1] == TOO_FAST
            gained = 60 * (asyncio.get_running_loop().time() - begun)
            assert answered <= 120 + gained, "one bucket and its refill meanwhile, not six"

    run(body)


def test_guests_at_one_address_share_an_allowance(tmp_path: Path) -> None:
    """Thirty guests at one address, each within their own allowance, don't get thirty times the rate."""

    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots") as target:
            whos = [await target.guest(f"G{i}") for i in range(40)]
            code = await target.table(whos[0])
            sent = 105

            async def hasty(token: str) -> str:
                async with target.socket() as raw:
                    if raw.status == 429:
                        return "turned away"
                    await raw.hello(code, token)
                    raw.write(raw.framed({"type": "visibility"}) * sent)
                    raw.write(raw.framed({"type": "ask", "id": "q", "question": {"type": "preview-turn", "dice": []}}))
                    told = await raw.message("events", "watchers")
                    if told["type"] == "bye":
                        return f"{told['code']} {told['retry']}"
                    # a client cut off while sending may not learn why
                    return "in peace" if told["type"] == "refused" else "cut off"

            begun = asyncio.get_running_loop().time()
            assert await hasty(whos[0].token) == "in peace"
            ends = await asyncio.gather(*(hasty(who.token) for who in whos[1:]))
            assert set(ends) - {"in peace"} <= {"turned away", "too-fast 5000", "cut off"}
            each, most = Limits().shared_messages
            gained = each * (asyncio.get_running_loop().time() - begun)
            # one bucket and its refill meanwhile; with separate allowances, all forty would finish undisturbed
            assert sent * (1 + ends.count("in peace")) <= most + gained
            # and nobody else has to wait
            async with target.at_table("127.0.0.1") as (other, _, _):
                await other.send({"type": "ask", "id": "q", "question": {"type": "preview-turn", "dice": []}})
                assert (await other.message())["type"] == "refused"

    run(body)


def test_a_command_seen_by_many_watchers_costs_its_sender_more(tmp_path: Path) -> None:
    """A command is sent to everybody present: an attacker's two hundred silent watchers would multiply its cost."""

    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots") as target, target.at_table() as (raw, code, who):
            watchers = [target.socket() for _ in range(60)]
            for watcher in watchers:
                await watcher.__aenter__()
                await watcher.hello(code, who.token, watch=True)
            raw.write(
                b"".join(raw.framed({"type": "do", "id": f"x{i}", "command": {"type": "Leave"}}) for i in range(40))
            )
            messages = await raw.until_closed()
            assert messages[-1] == TOO_FAST
            for watcher in watchers:
                await watcher.__aexit__()

    run(body)
